"""How well somebody knows the game: what experienced players and experts judge differently."""

from typing import Final


class Insight:
    """Figures found by playing: hundreds of games with others than these, one against two who play by EXPERIENCED."""

    __slots__ = ("depth", "length", "time_to_use", "turn", "unseen", "width")

    def __init__(
        self, *, depth: int, width: int, length: float, turn: float, unseen: float, time_to_use: float
    ) -> None:
        self.depth = depth  # how many turns a plan goes
        self.width = width  # how many plans are followed up at each depth
        self.length = length  # of the game that is left, beside what the pace so far tells: all get faster
        self.turn = turn  # what a turn is worth: an order is worth its points less the turns that it still takes
        self.unseen = unseen  # what counts of the best that may be found in a book: it may not be found
        self.time_to_use = time_to_use  # with fewer turns left than that equipment is worth less and less


EXPERIENCED: Final = Insight(depth=5, width=24, length=1.0, turn=3.5, unseen=0.4, time_to_use=14.0)
EXPERT: Final = Insight(depth=6, width=40, length=0.65, turn=3.9, unseen=0.3, time_to_use=22.0)
