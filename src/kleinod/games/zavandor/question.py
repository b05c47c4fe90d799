"""What all questions of this game share."""

from kleinod.engine.phrases import Reason
from kleinod.engine.question import Question
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import Move


class ZavandorQuestion(Question[Zavandor, Move]):
    """A question with this game's own types."""

    __slots__ = ()

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        raise NotImplementedError

    def options(self, match: Zavandor) -> list[Move]:
        return [option for option in self.candidates(match) if self.why_not(match, option) is None]

    def allows(self, match: Zavandor, option: Move) -> bool:
        return self.why_not(match, option) is None
