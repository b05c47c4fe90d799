"""Positions of this game: writing and reading them."""
