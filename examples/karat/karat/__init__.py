"""Carat, the smallest game that shows everything: a hidden hand, a face-down move, a reveal, a score.

`karat.toml` is what the game says, `table` the state and its one question, `game` the rules that the engine asks for.
"""
