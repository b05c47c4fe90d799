"""The advice of this game, as the engine knows it."""

from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.option import Option
from kleinod.games.valdora.advice.novice import novice
from kleinod.games.valdora.advice.playout import playout
from kleinod.games.valdora.advice.priors import priors
from kleinod.games.valdora.advice.solid import plan
from kleinod.games.valdora.advice.weights import EXPERIENCED, EXPERT
from kleinod.games.valdora.advice.win_chances import chances
from kleinod.games.valdora.match import Valdora

HORIZON: Final = 6
"""Games are long: after this many turns the result is guessed well enough."""
STAKE: Final = 0.25
TRUST: Final = 3.0
"""The planner sees further than playouts: only what is much better in all of them takes its place."""


class ValdoraAdvice(Advice[Valdora]):
    """One destination at a time for a beginner, plans for an experienced player."""

    def novice(self, match: Valdora) -> Option:
        return novice(match)

    def solid(self, match: Valdora) -> Option:
        return plan(match, EXPERIENCED)

    def default_move(self, match: Valdora) -> Option:
        return plan(match, EXPERT)

    def playout(self, match: Valdora) -> Option:
        return playout(match)

    def horizon(self) -> int:
        return HORIZON

    def playouts_are_strong(self) -> bool:
        return False  # the planner sees further than what is fast enough for playouts

    def time_weight(self, match: Valdora) -> float:
        return STAKE

    def switch_margin(self, match: Valdora) -> float:
        return TRUST

    def priors(self, match: Valdora, options: list[Option]) -> list[float]:
        return priors(match, options)

    def chances(self, match: Valdora) -> list[float]:
        return super().chances(match) if match.over else chances(match)


ADVICE: Final[Advice[Any]] = ValdoraAdvice()
