"""The games that are installed, each loaded when first used.

A package offers a game by an entry point of the group `kleinod.games`, which names its `Game`.
"""

from functools import cache
from typing import TYPE_CHECKING

from kleinod.engine.checked import unknown
from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "kleinod.games"


@cache
def _entries() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # takes as long to import as all of the engine

    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def games() -> list[str]:
    """The ids of all games."""
    return list(_entries())


def load(id: object) -> Game:
    """The game of that id; raises BadOption."""
    if not isinstance(id, str) or id not in _entries():
        raise BadOption(unknown(id if isinstance(id, str) else type(id).__name__, games()))
    return _load(id)


@cache
def _load(id: str) -> Game:
    game = _entries()[id].load()
    assert isinstance(game, Game)
    return game
