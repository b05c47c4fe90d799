"""Bots against each other: many games, the same deals for every seating."""
