"""Text forms of positions and games, for any game."""
