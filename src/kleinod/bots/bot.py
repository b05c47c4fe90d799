"""The base class of bots."""

from typing import ClassVar

from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision
from kleinod.engine.game import Game

Position = dict[str, object]


class Bot:
    """Makes decisions from what its seat knows; it never sees the match."""

    needs_position: ClassVar[bool] = True
    """Whether `choose` uses the position; writing it takes time."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def choose(self, decision: Decision, position: Position | None) -> str:
        """The text of one of the options; `position` is `match.position(seat=decision.player)`."""
        raise NotImplementedError
