"""The command line, in every language that is installed."""
