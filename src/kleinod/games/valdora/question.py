"""What all questions of this game share."""

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.question import Question
from kleinod.games.valdora.match import Valdora


class ValdoraQuestion(Question[Valdora, Option]):
    """A question with this game's own types."""

    __slots__ = ()

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        raise NotImplementedError

    def facts(self, match: Valdora, option: Option) -> dict[str, object]:
        return {"coins": match.table.players[self.player].coins}

    def options(self, match: Valdora) -> list[Option]:
        return [option for option in self.candidates(match) if self.why_not(match, option) is None]

    def allows(self, match: Valdora, option: Option) -> bool:
        return self.why_not(match, option) is None
