"""Which option of a decision to try next, if all are to be tried alike: the worse ones are left behind by and by."""

from math import ceil, isqrt, log2
from typing import Final

from kleinod.bots.tree import Branch, Node
from kleinod.engine.option import Option

FIRST: Final = 8
"""So many visits tell how many there will be; half the root of that number of options take part."""


class Race:
    """Sequential halving: at the end of each of some rounds the worse half drops out."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._running = sorted(node.branches.items(), key=lambda item: item[1].place)
        self._rounds = 0
        self._over = 0

    def next(self, spent: float) -> Option:
        """The option to try next, when that part of the effort is spent."""
        if self._node.visits < FIRST:
            return self._running[0][0]
        if not self._rounds:
            visits = self._node.visits / spent  # that there will be
            del self._running[max(isqrt(int(visits)) // 2, 2) :]
            self._rounds = ceil(log2(len(self._running)))
        if spent * self._rounds >= self._over + 1:
            self._over += 1
            self._running.sort(key=_by_merit)
            del self._running[(len(self._running) + 1) // 2 :]
        return min(self._running, key=_by_visits)[0]


def _by_merit(item: tuple[Option, Branch]) -> float:
    branch = item[1]
    return -branch.merits / branch.visits if branch.visits else 0.0


def _by_visits(item: tuple[Option, Branch]) -> int:
    return item[1].visits
