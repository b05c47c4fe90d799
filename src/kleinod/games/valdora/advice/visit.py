"""One thing that a plan may do on a field."""

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.traveller import Traveller


class Visit:
    """How an action begins, how the player stands after it, and what it has brought for good."""

    __slots__ = ("after", "first", "gain")

    def __init__(self, first: Option, after: Traveller, gain: float) -> None:
        self.first = first
        self.after = after
        self.gain = gain
