"""How well somebody knows the game: what experienced players and experts judge differently."""

from typing import Final


class Insight:
    """Figures found by playing: some hundred games with others than these, against two who play by EXPERIENCED."""

    __slots__ = ("length", "time_to_use", "unseen")

    def __init__(self, *, length: float, unseen: float, time_to_use: float) -> None:
        self.length = length  # of the game that is left, beside what the pace so far tells: all get faster
        self.unseen = unseen  # what counts of the best that may be found in a book: it may not be found
        self.time_to_use = time_to_use  # with fewer turns left than that equipment is worth less and less


EXPERIENCED: Final = Insight(length=1.0, unseen=0.4, time_to_use=14.0)
EXPERT: Final = Insight(length=0.65, unseen=0.3, time_to_use=22.0)
