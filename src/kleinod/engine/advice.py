"""What a game tells programs that play it: sensible moves, and how a match stands."""

from typing import Final
from zlib import crc32

from kleinod.engine.match import Match
from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option

MOST_MOVES: Final = 2000
"""Whoever plays on for longer than that is stuck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """How to play one game well. Given any match, real or dealt from what a seat knows.

    A game that derives nothing from it is played at random, and search plays matches to their end at random.

    Whatever answers for a player (`novice`, `solid`, `favourite`, `playout`, `priors`) looks only at what that player
    knows: in two matches that the player cannot tell apart it answers alike. `chances` may look at everything.
    """

    def novice(self, match: Match) -> Option:
        """What somebody who has just learned the rules would do: anything, if the game does not say."""
        options = _options(match)
        texts = "".join([option.text for option in options])
        return options[crc32(f"{match.turn_label()}{texts}".encode()) % len(options)]

    def solid(self, match: Match) -> Option:
        """What an experienced player would do without thinking long."""
        return self.novice(match)

    def favourite(self, match: Match) -> Option:
        """The best answer that there is without thinking ahead: what search begins with."""
        return self.solid(match)

    def playout(self, match: Match) -> Option:
        """A sensible move, found fast: search plays matches to their end with it, each with a chance of its own."""
        options = _options(match)
        return options[match.chance.below(len(options))]

    def horizon(self) -> int:
        """After how many turns of each player `play_on` is to stop, as the chances are a good guess then; 0: never."""
        return 0

    def play_on(self, match: Match) -> None:
        """Go on as `playout` says, to the end or to the horizon."""
        turns = self.horizon() * match.seats
        turn = match.turn_label()
        for _ in range(MOST_MOVES):
            if match.asking is None:
                return
            if turns:
                now = match.turn_label()
                if now != turn:
                    turn = now
                    turns -= 1
                    if not turns:
                        return
            match.play(self.playout(match))

    def is_farsighted(self) -> bool:
        """Whether `playout` plays as well as `solid`. If not, search has to find out for itself how to go on."""
        return True

    def stake(self, match: Match) -> float:
        """How much hangs on what is asked now, beside other decisions; 1 on average. Search thinks so much longer."""
        return 1.0

    def trust(self, match: Match) -> float:
        """By how many standard errors search has to find something better than `favourite` before it takes it.

        The less hangs on a decision, and the less playouts can see, the more: otherwise luck would choose.
        """
        return 0.3

    def priors(self, match: Match, options: list[Option]) -> list[float]:
        """How promising each of the options looks; not negative, 1 in all."""
        best = self.solid(match)
        rest = 0.5 / len(options)
        return [rest + (0.5 if option is best else 0.0) for option in options]

    def chances(self, match: Match) -> list[float]:
        """Each seat's share of the victory to be expected, 1 in all; exact when the match is over."""
        winners = match.winners() if match.over else list(range(match.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]

    def merits(self, match: Match, shares: list[float], turns: int) -> list[float]:
        """How well each seat has done, 1 in all, for search to compare what it tries: its chances, if nothing else.

        So many turns (as the match counts them) lie between the decision that is thought about and this match. Much of
        what happens in many turns is luck: then there is more to learn from who wins by how much than from who wins.
        """
        return shares


def _options(match: Match) -> list[Option]:
    asking = match.asking
    assert asking is not None
    options: list[Option] = asking.options(match)
    return options
