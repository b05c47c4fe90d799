"""A game's advice to programs that play it: sensible moves, and chances of winning."""

from logging import getLogger
from math import exp
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

from kleinod.engine.match import Match
from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option
from kleinod.engine.question import Question

M = TypeVar("M", bound=Match)
O = TypeVar("O", bound=Option)  # noqa: E741
LOG: Final = getLogger("kleinod.advice")
_LOGGED: Final[set[str]] = set()

MAX_PLAYOUT_MOVES: Final = 2000
"""A playout that takes longer is stuck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[M]):
    """How to play one game well, in any match, real or dealt from what a seat knows.

    A game without advice of its own is played at random, and so are its playouts.

    Whatever answers for a player (`novice`, `solid`, `default_move`, `playout`, `priors`) uses only what that player
    knows: in two matches that the player cannot tell apart the answers are the same. `chances` may look at everything.
    """

    def novice(self, match: M) -> Option:
        """What somebody who has just learned the rules would do: anything, if the game does not say."""
        options = _options(match)
        texts = "".join([option.text for option in options])
        return options[crc32(f"{match.turn_label()}{texts}".encode()) % len(options)]

    def solid(self, match: M) -> Option:
        """What an experienced player would do without thinking long."""
        return self.novice(match)

    def default_move(self, match: M) -> Option:
        """The best move that can be found without search; search starts from it."""
        return self.solid(match)

    def playout(self, match: M) -> Option:
        """A sensible move, found fast, with which search plays matches to their end."""
        options = _options(match)
        return options[match.chance.below(len(options))]

    def horizon(self) -> int:
        """The turns of each player after which `play_on` stops because `chances` is a good estimate; 0: never."""
        return 0

    def play_on(self, match: M) -> None:
        """Play moves of `playout`, to the end or to the horizon."""
        turns = self.horizon() * match.seats
        turn = match.turn_label()
        for _ in range(MAX_PLAYOUT_MOVES):
            if match.question is None:
                return
            if turns:
                now = match.turn_label()
                if now != turn:
                    turn = now
                    turns -= 1
                    if not turns:
                        return
            match.play(self.playout(match))

    def playouts_are_strong(self) -> bool:
        """Whether `playout` plays as well as `solid`. If not, search relies on its tree instead."""
        return True

    def time_weight(self, match: M) -> float:
        """How much thinking time this decision is worth, relative to the average decision."""
        return 1.0

    def switch_margin(self, match: M) -> float:
        """By how many standard errors another option must be better than `default_move` for search to take it.

        High where little depends on the decision or playouts show little: otherwise chance would choose.
        """
        return 0.3

    def priors(self, match: M, options: list[Option]) -> list[float]:
        """How promising each option looks; not negative, adding up to 1."""
        best = self.solid(match)
        rest = 0.5 / len(options)
        return [rest + (0.5 if option is best else 0.0) for option in options]

    def chances(self, match: M) -> list[float]:
        """Each seat's expected share of the victory, adding up to 1; exact when the match is over."""
        winners = match.winners() if match.over else list(range(match.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]

    def utilities(self, match: M, shares: list[float], turns: int) -> list[float]:
        """The value of the match for each seat, adding up to 1, by which search compares options.

        `turns` is the distance in turns from the decision that search is about. Over many turns luck matters more, and
        then the margin of a victory says more than the victory itself. By default the values are the chances.
        """
        return shares


def shares(values: list[float], scale: float = 1.0) -> list[float]:
    """Parts that add up to 1: a value higher by `scale` has e times the part of another."""
    top = max(values)
    weights = [exp((value - top) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def _options(match: Match) -> list[Option]:
    question = match.question
    assert question is not None
    options: list[Option] = question.options(match)
    return options


def first_option(match: Match, question: Question[Any, O]) -> O:
    """The answer to a question that advice does not know; each kind is logged once, however often search asks it."""
    kind = f"{match.game.id}: {type(question).__name__}"
    if kind not in _LOGGED:
        _LOGGED.add(kind)
        LOG.warning("no advice for a question (%s): the first option is taken", kind)
    return question.options(match)[0]
