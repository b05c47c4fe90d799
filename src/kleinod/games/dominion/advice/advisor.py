"""The advice that this game gives to programs that play it."""

from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.games.dominion.advice.answers import LASTING, answer
from kleinod.games.dominion.advice.insight import EXPERIENCED, EXPERT
from kleinod.games.dominion.advice.novice import novice
from kleinod.games.dominion.advice.priors import priors
from kleinod.games.dominion.advice.prospects import chances, utilities
from kleinod.games.dominion.match import Dominion

MUCH: Final = 3.0
LITTLE: Final = 0.5
"""What changes a deck for good decides games; how a single turn is played hardly ever does."""
TRUST_LASTING: Final = 0.3
TRUST_PASSING: Final = 1.0


class DominionAdvice(Advice):
    """How to play Dominion."""

    def novice(self, match: Match) -> Option:
        assert isinstance(match, Dominion)
        asking = match.asking
        assert asking is not None
        return novice(match, asking)

    def solid(self, match: Match) -> Option:
        assert isinstance(match, Dominion)
        asking = match.asking
        assert asking is not None
        return answer(match, asking, EXPERIENCED)

    def default_move(self, match: Match) -> Option:
        assert isinstance(match, Dominion)
        asking = match.asking
        assert asking is not None
        return answer(match, asking, EXPERT)

    def playout(self, match: Match) -> Option:
        return self.default_move(match)

    def time_weight(self, match: Match) -> float:
        return MUCH if type(match.asking) in LASTING else LITTLE

    def switch_margin(self, match: Match) -> float:
        return TRUST_LASTING if type(match.asking) in LASTING else TRUST_PASSING

    def priors(self, match: Match, options: list[Option]) -> list[float]:
        assert isinstance(match, Dominion)
        asking = match.asking
        assert asking is not None
        return priors(match, asking, options)

    def chances(self, match: Match) -> list[float]:
        assert isinstance(match, Dominion)
        return chances(match)

    def utilities(self, match: Match, shares: list[float], turns: int) -> list[float]:
        assert isinstance(match, Dominion)
        return utilities(match, shares, turns)


ADVICE: Final = DominionAdvice()
