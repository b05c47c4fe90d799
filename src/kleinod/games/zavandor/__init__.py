"""Die Gnome von Zavandor."""

from kleinod.games.zavandor.game import GAME

__all__ = ["GAME"]
