"""Random games of every sort that is installed, with what helps ours to get far at random."""

from collections.abc import Iterator
from functools import cache
from random import Random

import kleinod
from kleinod.testing.games import Positions, RandomGames, asked
from tests.games.dominion import rich as rich_dominion
from tests.games.valdora import rich as rich_valdora

__all__ = ["asked", "decisions", "move", "random_games", "start"]

POSITIONS: dict[str, Positions] = {"dominion": rich_dominion.position, "valdora": rich_valdora.position}
FAVOURED = ("right", "item", "deliver", "lay")


@cache
def random_games(game: str) -> RandomGames:
    return RandomGames(game, positions=POSITIONS.get(game), favoured=FAVOURED)


def start(game: str, random: Random) -> kleinod.Match:
    """A new match with random options, or one from a position."""
    return random_games(game).start(random)


def move(match: kleinod.Match, random: Random) -> str:
    """A random move."""
    return random_games(match.game.id).move(match, random)


def decisions(match: kleinod.Match, random: Random) -> Iterator[int]:
    """Play a match at random to its end, stopping at every decision."""
    return random_games(match.game.id).decisions(match, random)
