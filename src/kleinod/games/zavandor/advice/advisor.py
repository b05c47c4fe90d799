"""The advice of this game, as the engine knows it."""

from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.games.zavandor.advice.novice import novice
from kleinod.games.zavandor.advice.priors import priors
from kleinod.games.zavandor.advice.solid import playout, solid
from kleinod.games.zavandor.advice.win_chances import chances
from kleinod.games.zavandor.match import Zavandor


class ZavandorAdvice(Advice):
    """One goal at a time for a beginner, plans for rights, items and the market for an experienced player."""

    def novice(self, match: Match) -> Option:
        assert isinstance(match, Zavandor)
        return novice(match)

    def solid(self, match: Match) -> Option:
        assert isinstance(match, Zavandor)
        return solid(match)

    def playout(self, match: Match) -> Option:
        assert isinstance(match, Zavandor)
        return playout(match)

    def priors(self, match: Match, options: list[Option]) -> list[float]:
        assert isinstance(match, Zavandor)
        return priors(match, options)

    def chances(self, match: Match) -> list[float]:
        assert isinstance(match, Zavandor)
        return super().chances(match) if match.over else chances(match)


ADVICE: Final = ZavandorAdvice()
