"""The advice of this game, as the engine knows it."""

from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
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


class ValdoraAdvice(Advice):
    """One destination at a time for a beginner, plans for an experienced player."""

    def novice(self, match: Match) -> Option:
        assert isinstance(match, Valdora)
        return novice(match)

    def solid(self, match: Match) -> Option:
        assert isinstance(match, Valdora)
        return plan(match, EXPERIENCED)

    def default_move(self, match: Match) -> Option:
        assert isinstance(match, Valdora)
        return plan(match, EXPERT)

    def playout(self, match: Match) -> Option:
        assert isinstance(match, Valdora)
        return playout(match)

    def horizon(self) -> int:
        return HORIZON

    def playouts_are_strong(self) -> bool:
        return False  # the planner sees further than what is fast enough for playouts

    def time_weight(self, match: Match) -> float:
        return STAKE

    def switch_margin(self, match: Match) -> float:
        return TRUST

    def priors(self, match: Match, options: list[Option]) -> list[float]:
        assert isinstance(match, Valdora)
        return priors(match, options)

    def chances(self, match: Match) -> list[float]:
        assert isinstance(match, Valdora)
        return super().chances(match) if match.over else chances(match)


ADVICE: Final = ValdoraAdvice()
