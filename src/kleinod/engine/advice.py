"""What a game tells programs that play it: sensible moves, and how a match stands."""

from kleinod.engine.match import Match
from kleinod.engine.option import Option


class Advice:
    """How to play one game well. Given any match, real or dealt from what a seat knows.

    Whatever answers for a player (`novice`, `solid`, `playout`, `priors`) looks only at what that player knows: in two
    matches that the player cannot tell apart it answers alike. `chances` may look at everything.
    """

    def novice(self, match: Match) -> Option:
        """What somebody who has just learned the rules would do."""
        raise NotImplementedError

    def solid(self, match: Match) -> Option:
        """What an experienced player would do without thinking long."""
        raise NotImplementedError

    def playout(self, match: Match) -> Option:
        """A sensible move, found fast: search plays matches to their end with it."""
        return self.solid(match)

    def priors(self, match: Match, options: list[Option]) -> list[float]:
        """How promising each of the options looks; not negative, 1 in all."""
        best = self.solid(match)
        rest = 0.5 / len(options)
        return [rest + (0.5 if option is best else 0.0) for option in options]

    def chances(self, match: Match) -> list[float]:
        """Each seat's share of the victory to be expected, 1 in all; exact when the match is over."""
        raise NotImplementedError
