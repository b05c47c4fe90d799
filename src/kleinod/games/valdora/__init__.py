"""Valdora.

`texts` (what can be wrong with data and positions) → `components` and `board` (what there is) → `facts` (all of it,
read from `data/` and checked) → `table` → `phrases`, `options` → `match` → `question` → a module a chapter of the
rulebook: `moving`, `action` (what a field offers: `books`, `loading`, `orders`, provisions; `payment` is what it
costs), `special`, `duel` → `turn` → `scoring`, `view` (its shape is in `shapes`), `position/`, `advice/`, `game`.
"""

from kleinod.games.valdora.game import GAME

__all__ = ["GAME"]
