"""The advice that this game gives to programs that play it."""

from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.games.dominion.advice.answers import ANSWERS
from kleinod.games.dominion.advice.novice import novice
from kleinod.games.dominion.advice.priors import priors
from kleinod.games.dominion.advice.prospects import chances, merits
from kleinod.games.dominion.match import Dominion


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
        return ANSWERS[type(asking)](match, asking)

    def priors(self, match: Match, options: list[Option]) -> list[float]:
        assert isinstance(match, Dominion)
        asking = match.asking
        assert asking is not None
        return priors(match, asking, options)

    def chances(self, match: Match) -> list[float]:
        assert isinstance(match, Dominion)
        return chances(match)

    def merits(self, match: Match, turns: int) -> list[float]:
        assert isinstance(match, Dominion)
        return merits(match, turns)


ADVICE: Final = DominionAdvice()
