"""Series of games between bots, with the same deals in every seating."""
