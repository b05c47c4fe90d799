"""The advice of this game, as the engine knows it."""

from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.option import Option
from kleinod.games.zavandor.advice.novice import novice
from kleinod.games.zavandor.advice.priors import priors
from kleinod.games.zavandor.advice.solid import playout, solid
from kleinod.games.zavandor.advice.win_chances import chances
from kleinod.games.zavandor.match import Zavandor


class ZavandorAdvice(Advice[Zavandor]):
    """One goal at a time for a beginner, plans for rights, items and the market for an experienced player."""

    def novice(self, match: Zavandor) -> Option:
        return novice(match)

    def solid(self, match: Zavandor) -> Option:
        return solid(match)

    def playout(self, match: Zavandor) -> Option:
        return playout(match)

    def priors(self, match: Zavandor, options: list[Option]) -> list[float]:
        return priors(match, options)

    def chances(self, match: Zavandor) -> list[float]:
        return super().chances(match) if match.over else chances(match)


ADVICE: Final[Advice[Any]] = ZavandorAdvice()
