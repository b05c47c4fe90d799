"""Sequential halving: which option of the root to visit next."""

from math import ceil, isqrt, log2
from typing import Final

from kleinod.bots.tree import Branch, Node
from kleinod.engine.option import Option

WARM_UP: Final = 8
"""Visits from which the total is estimated; half the square root of the total is how many options take part."""


class SequentialHalving:
    """Visits all remaining options equally; after each round the worse half drops out."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._remaining = sorted(node.branches.items(), key=lambda item: item[1].place)
        self._rounds = 0
        self._finished = 0

    def next(self, spent: float) -> Option:
        """The option to visit next, when that share of the effort is spent."""
        if self._node.visits < WARM_UP:
            return self._remaining[0][0]
        if not self._rounds:
            visits = self._node.visits / spent  # estimated in total
            del self._remaining[max(isqrt(int(visits)) // 2, 2) :]
            self._rounds = ceil(log2(len(self._remaining)))
        if spent * self._rounds >= self._finished + 1:
            self._finished += 1
            self._remaining.sort(key=_by_utility)
            del self._remaining[(len(self._remaining) + 1) // 2 :]
        return min(self._remaining, key=_by_visits)[0]


def _by_utility(item: tuple[Option, Branch]) -> float:
    branch = item[1]
    return -branch.utility_sum / branch.visits if branch.visits else 0.0


def _by_visits(item: tuple[Option, Branch]) -> int:
    return item[1].visits
