"""Dominion, with Abenteuer.

`texts` (what can be wrong with data and positions) → `facts` (what is printed, from `data/`) → `play` (one playing of a
card, and what it leaves for later) → `table` → `abilities` (what cards do on which occasion: tables that `cards/` fill)
→ `phrases`, `options` → `match` (draw, reveal, gain, discard, call …) → `question` → `effects` (playing a card:
bonuses, reactions, calls), `steps` (shared by cards), `order` and `triggers` (what waits at the start of a turn, at a
purchase, at a gain) → `cards/` (a function a card, its rule as docstring) → `turn` → `setup`, `scoring`, `view` (its
shape is in `shapes`), `position/`, `advice/`, `game`.
No module but `cards/` and `advice/` names a kingdom card, a traveller or an event.
"""

from kleinod.games.dominion.game import GAME

__all__ = ["GAME"]
