"""The table online: the web service."""
