"""Gems, and the colours of clients, artisans and workshops."""

from kleinod.engine.thing import Thing
from kleinod.engine.words import Words


class Gem(Thing):
    """A sort of gem; gold is one."""

    __slots__ = ("count",)

    def __init__(self, id: str, *, name: Words, count: int) -> None:
        super().__init__(id, name)
        self.count = count


class Colour(Thing):
    """A colour of the ring round the artisan board: what its artisans and its workshop are."""

    __slots__ = ("artisans", "index", "needed", "points")

    def __init__(self, id: str, *, name: Words, index: int, artisans: int, needed: int, points: int) -> None:
        super().__init__(id, name)
        self.index = index  # place in the ring, clockwise
        self.artisans = artisans
        self.needed = needed  # artisans for the workshop
        self.points = points  # of the workshop
