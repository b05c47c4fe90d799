"""The tree of a search: decisions, and the statistics of each option."""

from math import isqrt, sqrt
from typing import Any, Final

from kleinod.engine.advice import Advice
from kleinod.engine.match import Match
from kleinod.engine.option import Option

EXPLORATION: Final = 0.6
"""The weight of PUCT's exploration term; utilities lie between 0 and 1."""
WIDTH: Final = 6
"""Options that are considered from the start, the most promising first; the square root of the visits is added."""

NodeKey = tuple[int, str]
"""The player and kind of a question: the same moves may lead to different questions in different worlds."""


class Branch:
    """One option of a decision. `available` counts the visits in whose world it was legal."""

    __slots__ = ("available", "nodes", "place", "prior", "squares", "sums", "utility_sum", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.place = 0  # among all options of the node, by prior
        self.available = 0
        self.visits = 0
        self.sums = [0.0] * seats  # of each seat's chances
        self.utility_sum = 0.0  # for the player who decides …
        self.squares = 0.0  # … and the sum of the squares
        self.nodes: dict[NodeKey, Node] = {}


class Node:
    """A decision, reached by the same moves in many worlds."""

    __slots__ = ("branches", "player", "utility_sum", "visits")

    def __init__(self, player: int) -> None:
        self.player = player
        self.visits = 0
        self.utility_sum = 0.0  # for the player
        self.branches: dict[Option, Branch] = {}

    def select(self, options: list[Option]) -> Option:
        """The option to visit next (PUCT).

        Exploration depends on how often an option was available, not on the visits of the node.
        """
        branches = self.branches
        width = WIDTH + isqrt(self.visits)
        # an option without visits is taken to be as good as the average
        unknown = self.utility_sum / self.visits if self.visits else 0.5
        best: Option | None = None
        maximum = 0.0
        for option in options:
            branch = branches[option]
            if branch.place >= width:
                continue
            branch.available += 1
            visits = branch.visits
            value = branch.utility_sum / visits if visits else unknown
            value += EXPLORATION * branch.prior * sqrt(branch.available) / (1 + visits)
            if best is None or value > maximum:
                best, maximum = option, value
        return best if best is not None else min(options, key=lambda option: branches[option].place)

    def learn(self, option: Option, chances: list[float], utilities: list[float]) -> None:
        """Add the result of a visit by that option."""
        branch = self.branches[option]
        utility = utilities[self.player]
        self.visits += 1
        self.utility_sum += utility
        branch.visits += 1
        branch.utility_sum += utility
        branch.squares += utility * utility
        for seat, share in enumerate(chances):
            branch.sums[seat] += share

    def most_visited(self) -> tuple[Option, Branch]:
        return min(self.branches.items(), key=lambda item: (-item[1].visits, -item[1].prior))

    def first_branch(self) -> Branch:
        """The branch with the highest prior."""
        return max(self.branches.values(), key=lambda branch: branch.prior)

    def put_first(self, option: Option) -> None:
        """Give an option the highest prior, in exchange with the one that has it."""
        branch = self.branches[option]
        first = self.first_branch()
        branch.prior, first.prior = first.prior, branch.prior
        branch.place, first.place = first.place, branch.place

    def grow(self, options: list[Option], match: Match, advice: Advice[Any]) -> None:
        """Add options that are new to this node."""
        priors = advice.priors(match, options)
        for option, prior in zip(options, priors, strict=True):
            if option not in self.branches:
                self.branches[option] = Branch(prior, match.seats)
        for place, branch in enumerate(sorted(self.branches.values(), key=lambda branch: -branch.prior)):
            branch.place = place
