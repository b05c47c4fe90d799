"""The rules engine: pure, standard library only, and it knows no game."""
