"""Valdora."""

from kleinod.games.valdora.game import GAME

__all__ = ["GAME"]
