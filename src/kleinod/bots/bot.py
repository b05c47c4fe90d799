"""What a bot is."""

from typing import ClassVar

from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision
from kleinod.engine.game import Game

Position = dict[str, object]


class Bot:
    """Answers decisions from what its seat knows. It never sees the match."""

    needs_position: ClassVar[bool] = True
    """Whether `choose` looks at the position; a bot that does not is spared the writing of it."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def choose(self, decision: Decision, position: Position | None) -> str:
        """The text of one of the options; `position` is what `match.position(seat=decision.player)` gives."""
        raise NotImplementedError
