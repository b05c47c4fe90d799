"""The command line, in German and English."""
