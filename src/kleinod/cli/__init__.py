"""The command line: joins games, library and bots, and says everything in German or English."""
