"""What a bot is."""

from typing import ClassVar

from kleinod.engine.decision import Decision

Position = dict[str, object]


class Bot:
    """Answers decisions from what its seat knows. It never sees the match."""

    needs_position: ClassVar[bool] = True
    """Whether `choose` looks at the position; a bot that does not is spared the writing of it."""

    def choose(self, decision: Decision, position: Position | None) -> str:
        """The text of one of the options; `position` is what `match.position(seat=decision.player)` gives."""
        raise NotImplementedError
