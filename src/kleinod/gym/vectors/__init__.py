"""What a seat knows as a row of numbers, for each game."""

from collections.abc import Callable
from typing import Any, Final

from kleinod.gym.vectors import dominion, valdora, zavandor
from kleinod.gym.vectors.vector import Vector

WRITERS: Final[dict[str, Callable[[Vector, dict[str, Any], int], None]]] = {
    "dominion": dominion.write,
    "valdora": valdora.write,
    "zavandor": zavandor.write,
}


def vector(position: dict[str, Any], seat: int) -> Vector:
    """The numbers with their names; `position` is what `match.position(seat=seat)` gives.

    For one game and number of players the names are always the same, in the same order.
    """
    written = Vector()
    WRITERS[position["game"]](written, position, seat)
    return written
