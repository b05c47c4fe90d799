"""How to play this game: `novice` and `solid` by plans for gems, `priors` and `win_chances` for search."""

from kleinod.games.zavandor.advice.novice import shop

__all__ = ["shop"]
