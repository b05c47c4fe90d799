"""The advice of this game, as the engine knows it."""

from math import exp
from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.games.valdora.advice.answers import plan
from kleinod.games.valdora.advice.chances import chances
from kleinod.games.valdora.advice.errands import advise
from kleinod.games.valdora.advice.insight import EXPERIENCED, EXPERT
from kleinod.games.valdora.advice.playout import moves, playout, reach
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import GO

HORIZON: Final = 6
"""Games are long: what they come to after so many turns is guessed well enough."""
SPREAD: Final = 4.0
"""So many points more make a move about three times as promising."""
OPEN: Final = 0.2
"""This part of the promise is spread evenly."""
FAVOURITE: Final = 0.6
"""Where options are not compared the one that `playout` takes gets this part."""

STAKE: Final = 0.25
TRUST: Final = 3.0
"""The planner sees further than playouts: only what is much better in all of them takes its place."""


class ValdoraAdvice(Advice):
    """Errands for a beginner, plans for an experienced player."""

    def novice(self, match: Match) -> Option:
        assert isinstance(match, Valdora)
        return advise(match)

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
        asking = match.asking
        assert asking is not None
        if asking.kind != "move":
            best = playout(match)
            rest = (1 - FAVOURITE) / len(options) if best in options else 1 / len(options)
            return [rest + (FAVOURITE if option is best else 0.0) for option in options]
        worths = moves(match, asking.player)
        top = max(worths)
        weights: dict[Option, float] = {}
        for field, worth in zip(reach(match, asking.player), worths, strict=True):
            weights[GO[field]] = exp((worth - top) / SPREAD)
        found = [weights.get(option, 0.0) for option in options]
        total = sum(found)
        return [OPEN / len(options) + (1 - OPEN) * weight / total for weight in found]

    def chances(self, match: Match) -> list[float]:
        assert isinstance(match, Valdora)
        return chances(match)


ADVICE: Final = ValdoraAdvice()
