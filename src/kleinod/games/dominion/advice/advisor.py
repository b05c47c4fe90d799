"""The advice of this game, as the engine knows it."""

from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.option import Option
from kleinod.games.dominion.advice.novice import novice
from kleinod.games.dominion.advice.priors import priors
from kleinod.games.dominion.advice.solid import LASTING, answer
from kleinod.games.dominion.advice.weights import EXPERIENCED, EXPERT
from kleinod.games.dominion.advice.win_chances import chances, utilities
from kleinod.games.dominion.match import Dominion

LASTING_TIME_WEIGHT: Final = 3.0
PASSING_TIME_WEIGHT: Final = 0.5
"""What changes a deck for good decides games; how a single turn is played hardly ever does."""
LASTING_SWITCH_MARGIN: Final = 0.3
PASSING_SWITCH_MARGIN: Final = 1.0


class DominionAdvice(Advice[Dominion]):
    """Rules of thumb for a beginner, what a card is worth to the deck for an experienced player."""

    def novice(self, match: Dominion) -> Option:
        return novice(match)

    def solid(self, match: Dominion) -> Option:
        return answer(match, EXPERIENCED)

    def default_move(self, match: Dominion) -> Option:
        return answer(match, EXPERT)

    def playout(self, match: Dominion) -> Option:
        return self.default_move(match)

    def time_weight(self, match: Dominion) -> float:
        return LASTING_TIME_WEIGHT if type(match.question) in LASTING else PASSING_TIME_WEIGHT

    def switch_margin(self, match: Dominion) -> float:
        return LASTING_SWITCH_MARGIN if type(match.question) in LASTING else PASSING_SWITCH_MARGIN

    def priors(self, match: Dominion, options: list[Option]) -> list[float]:
        return priors(match, options)

    def chances(self, match: Dominion) -> list[float]:
        return chances(match)

    def utilities(self, match: Dominion, shares: list[float], turns: int) -> list[float]:
        return utilities(match, shares, turns)


ADVICE: Final[Advice[Any]] = DominionAdvice()
