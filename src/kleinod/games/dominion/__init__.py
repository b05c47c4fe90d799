"""Dominion, with Abenteuer.

`facts` (what is printed, from `data/`) → `phrases`, `play` (one playing of a card, and what it leaves for later) →
`options`, `table` → `abilities` (what cards do on which occasion: tables that `cards/` fill), `setup` → `match` (draw,
reveal, gain, discard, call …) → `question`, `scoring` → `effects` (playing a card: bonuses, reactions, calls), `steps`
(shared by cards) → `triggers` (what waits at the start of a turn, at a purchase, at a gain) → `turn`, `view` (its shape
is in `shapes`) → `cards/` (a function a card that does more than give a bonus, its rule as docstring), `position/` →
`advice/`, `catalogue` → `game`.
No module but `cards/` and `advice/` names a kingdom card, a traveller or an event.
"""

from kleinod.games.dominion.game import GAME

__all__ = ["GAME"]
