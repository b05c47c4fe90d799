"""Numbers with names."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

MAX_COUNT: Final = 255.0
"""Numbers go from 0 to this; the few that could be larger are cut off."""


class Vector:
    """A row of numbers that grows; every number has a name that says what it is."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.values: list[float] = []

    def number(self, name: str, value: float) -> None:
        self.names.append(name)
        self.values.append(min(max(float(value), 0.0), MAX_COUNT))

    def one_of(self, name: str, value: object, kinds: Iterable[object]) -> None:
        """For each kind 1 if the value is that, else 0."""
        for kind in kinds:
            self.number(f"{name} {kind}", value == kind)

    def counts(self, name: str, things: Iterable[object] | Mapping[Any, float], kinds: Iterable[object]) -> None:
        """How many of each kind there are among the things; what is none of the kinds, such as `?`, is left out."""
        count: dict[object, float] = {}
        if isinstance(things, Mapping):
            count.update(things)
        else:
            for thing in things:
                count[thing] = count.get(thing, 0) + 1
        for kind in kinds:
            self.number(f"{name} {kind}", count.get(kind, 0))


def own_first(players: list[dict[str, Any]], seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Everybody, from the seat on clockwise, each with a name: own, next, next_2 …"""
    turned = players[seat:] + players[:seat]
    names = ["own", "next", *(f"next_{i}" for i in range(2, len(players)))]
    return list(zip(names, turned, strict=False))
