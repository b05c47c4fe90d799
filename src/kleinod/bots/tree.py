"""What a search remembers: decisions met, and what became of each option there."""

from math import isqrt, sqrt
from typing import Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
from kleinod.engine.option import Option

CURIOSITY: Final = 0.6
"""How much the search is drawn to options that it hardly knows; merits are shares, 0 to 1."""
WIDTH: Final = 6
"""So many options are looked at from the start, the most promising first; one more for each root of the visits."""

Asked = tuple[int, str]
"""Who is asked, and what kind of question: in other worlds the same moves may lead to another one."""


class Branch:
    """One option of a decision. `available` counts the visits in whose world it was legal."""

    __slots__ = ("available", "merits", "nodes", "place", "prior", "squares", "sums", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.place = 0  # among all that were met here, the most promising first
        self.available = 0
        self.visits = 0
        self.sums = [0.0] * seats  # of each seat's chances
        self.merits = 0.0  # the sum for who decides …
        self.squares = 0.0  # … and the sum of its squares
        self.nodes: dict[Asked, Node] = {}


class Node:
    """One decision, met after the same moves in many worlds."""

    __slots__ = ("branches", "merits", "player", "visits")

    def __init__(self, player: int) -> None:
        self.player = player
        self.visits = 0
        self.merits = 0.0  # the sum for the player
        self.branches: dict[Option, Branch] = {}

    def select(self, options: list[Option]) -> Option:
        """The option to try next: the best known ones and the promising unknown ones in turn (PUCT).

        An option counts as unknown by how often it could have been taken, not by how often the node was met.
        """
        branches = self.branches
        width = WIDTH + isqrt(self.visits)
        # nothing is known yet of an untried option: it is taken to be as good as the others are on average
        unknown = self.merits / self.visits if self.visits else 0.5
        best: Option | None = None
        most = 0.0
        for option in options:
            branch = branches[option]
            if branch.place >= width:
                continue
            branch.available += 1
            visits = branch.visits
            value = branch.merits / visits if visits else unknown
            value += CURIOSITY * branch.prior * sqrt(branch.available) / (1 + visits)
            if best is None or value > most:
                best, most = option, value
        return best if best is not None else min(options, key=lambda option: branches[option].place)

    def learn(self, option: Option, chances: list[float], merits: list[float]) -> None:
        """Note what a visit by that option has come to."""
        branch = self.branches[option]
        merit = merits[self.player]
        self.visits += 1
        self.merits += merit
        branch.visits += 1
        branch.merits += merit
        branch.squares += merit * merit
        for seat, share in enumerate(chances):
            branch.sums[seat] += share

    def most_visited(self) -> tuple[Option, Branch]:
        return min(self.branches.items(), key=lambda item: (-item[1].visits, -item[1].prior))

    def favourite(self) -> Branch:
        """The option that the advice thinks most promising."""
        return max(self.branches.values(), key=lambda branch: branch.prior)

    def favour(self, option: Option) -> None:
        """Let an option be the most promising: it changes places with the one that was."""
        branch = self.branches[option]
        first = self.favourite()
        branch.prior, first.prior = first.prior, branch.prior
        branch.place, first.place = first.place, branch.place

    def grow(self, options: list[Option], match: Match, advice: Advice) -> None:
        """Take in the options that were not met here before."""
        priors = advice.priors(match, options)
        for option, prior in zip(options, priors, strict=True):
            if option not in self.branches:
                self.branches[option] = Branch(prior, match.seats)
        for place, branch in enumerate(sorted(self.branches.values(), key=lambda branch: -branch.prior)):
            branch.place = place
