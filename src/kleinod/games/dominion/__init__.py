"""Dominion."""

from kleinod.games.dominion.game import GAME

__all__ = ["GAME"]
