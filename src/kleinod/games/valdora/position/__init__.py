"""Positions, written and read."""
