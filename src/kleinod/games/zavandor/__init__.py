"""Die Gnome von Zavandor.

`texts` (what can be wrong with data and positions) → `facts` (what is printed, from `data/`) → `table` → `knowledge`
(what follows from cards seen before) → `phrases`, `options` → `match` → `question` → a module a chapter of the
rulebook: `payment`, `drawing`, `actions`, `mining`, `rounds` → `setup`, `scoring`, `view` (its shape is in `shapes`),
`position/`, `advice/`, `game`.
"""

from kleinod.games.zavandor.game import GAME

__all__ = ["GAME"]
