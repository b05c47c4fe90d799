"""The list of games, each loaded when first used."""

from functools import cache
from importlib import import_module

from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game
from kleinod.engine.tables import unknown

GAMES = ("dominion", "valdora", "zavandor")


def load(id: object) -> Game:
    """The game of that id; raises BadOption."""
    if not isinstance(id, str) or id not in GAMES:
        raise BadOption(unknown(id if isinstance(id, str) else type(id).__name__, list(GAMES)))
    return _load(id)


@cache
def _load(id: str) -> Game:
    game = import_module(f"kleinod.games.{id}").GAME
    assert isinstance(game, Game)
    return game
