"""Kleinod: a table for treasure games."""

from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision
from kleinod.engine.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalMove,
    KleinodError,
    NothingToUndo,
)
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.engine.option import Option, Refusal
from kleinod.library import from_position, new, replay, world

__all__ = [
    "SPECTATOR",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Chance",
    "Decision",
    "IllegalMove",
    "KleinodError",
    "Match",
    "NothingToUndo",
    "Option",
    "Refusal",
    "from_position",
    "new",
    "replay",
    "world",
]
