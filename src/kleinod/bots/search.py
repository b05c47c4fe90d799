"""Information-set Monte-Carlo tree search, for games with hidden information.

Each visit takes a world that fits what the seat knows, descends the tree (one for all worlds, keyed by the texts of the
moves), adds the first new decision, plays on from there by the game's playouts, and updates all decisions on the way.

At the root the most promising options are tried in the same worlds; in rounds the worse half drops out (sequential
halving), so that most of the effort goes to the options that are hard to tell apart. Further down PUCT balances
exploration and exploitation. Where a game's playouts are weak, PUCT is used at the root too, so that the tree reaches
deeper.
"""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import hypot, sqrt
from time import perf_counter
from typing import Final

from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.bots.halving import SequentialHalving
from kleinod.bots.tree import Branch, Node
from kleinod.bots.worlds import Worlds
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.option import Option

EXPAND: Final = 8
"""Visits of an option after which the tree grows below it; with weak playouts it grows at once."""
CHECK_INTERVAL: Final = 16
"""Visits between two checks whether the decision is settled."""
SETTLED: Final = 4.0
"""Standard errors by which an option must be better than all others to end the search early."""
CERTAIN_PRIOR: Final = 0.95
"""An option with such a prior is taken without search."""
MAX_LINE: Final = 6


@dataclass(frozen=True)
class Finding:
    """The result of search for one option, as sums over all visits, so that several searches can be added up."""

    text: str
    visits: int
    sums: tuple[float, ...]
    utility_sum: float
    squares: float
    prior: float
    switch_margin: float = 0.0
    """For the default move, the standard errors by which another option must be better; 0 for all others."""
    line: tuple[str, ...] = ()

    @property
    def chances(self) -> list[float]:
        """Each seat's expected share of the victory after it."""
        return [share / self.visits for share in self.sums] if self.visits else []

    @property
    def utility(self) -> float:
        """The mean value for the player who decides."""
        return self.utility_sum / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean value."""
        if self.visits < 2:
            return 1.0
        return sqrt(max(self.squares / self.visits - self.utility**2, 0.0) / (self.visits - 1))


@contextmanager
def _without_gc() -> Iterator[None]:
    """Turn off the garbage collector: matches and trees have no reference cycles, and looking for them takes long."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Search:
    """A search about one decision."""

    def __init__(self, game: Game, position: Position, chance: Chance) -> None:
        self._game = game
        self._advice = game.advice()
        self._worlds = Worlds(game, position, chance)
        self._turn = 0  # of the decision
        self._switch_margin = 0.0
        self.time_weight = 1.0
        self.root: Node | None = None

    def world(self) -> Match:
        """A match that the seat could not tell from the real one."""
        return self._worlds.draw(0)

    @property
    def visits(self) -> int:
        return self.root.visits if self.root is not None else 0

    @_without_gc()
    def think(self, effort: Effort) -> None:
        """Visit worlds until the effort is spent or the decision is settled."""
        began = perf_counter()
        self._begin()
        if self.root is None:
            return  # nothing to decide
        options = list(self.root.branches)
        halving = SequentialHalving(self.root) if self._advice.playouts_are_strong() else None
        while (spent := effort.spent(self.visits, perf_counter() - began)) < 1:
            option = halving.next(spent) if halving is not None else self.root.select(options)
            self.visit(option.text)
            if self.visits % CHECK_INTERVAL == 0 and self._settled():
                return

    def is_certain(self) -> bool:
        """Whether the game's advice is so clear that search is not needed."""
        self._begin()
        return self.root is None or any(branch.prior >= CERTAIN_PRIOR for branch in self.root.branches.values())

    def weigh(self, texts: Sequence[str], worlds: int) -> list[list[list[float]]]:
        """Try each of these options in the same worlds; returns for each option the chances in every world."""
        return [
            list(chances)
            for chances in zip(*([self.visit(text) for text in texts] for _ in range(worlds)), strict=True)
        ]

    def visit(self, first: str) -> list[float]:
        """Visit one more world, with `first` as the move at the root; returns each seat's chances there."""
        self._begin()
        root = self.root
        assert root is not None
        advice = self._advice
        option = self._game.options[first]
        branch = root.branches[option]
        # the options of the root are the same in all worlds, and each goes through the worlds in order
        match = self._worlds.draw(branch.visits)
        match.play(option)
        path: list[tuple[Node, Option]] = [(root, option)]
        threshold = EXPAND if advice.playouts_are_strong() else 1
        while branch.visits >= threshold and (question := match.question) is not None:
            options: list[Option] = question.options(match)
            if len(options) == 1:
                match.play(options[0])
                continue
            node = branch.nodes.get((question.player, question.kind))
            if node is None:
                node = branch.nodes[(question.player, question.kind)] = Node(question.player)
            if any(option not in node.branches for option in options):
                node.grow(options, match, advice)
            option = node.select(options)
            path.append((node, option))
            branch = node.branches[option]
            match.play(option)
        advice.play_on(match)
        chances = advice.chances(match)
        utilities = advice.utilities(match, chances, match.turn_label()[0] - self._turn)
        for node, option in path:
            node.learn(option, chances, utilities)
        return chances

    def findings(self) -> list[Finding]:
        """The findings about all options, the best first."""
        if self.root is None:
            return []
        default = self.root.first_branch()
        return best_first(
            [
                Finding(
                    option.text,
                    branch.visits,
                    tuple(branch.sums),
                    branch.utility_sum,
                    branch.squares,
                    branch.prior,
                    self._switch_margin if branch is default else 0.0,
                    tuple(_line(branch)),
                )
                for option, branch in self.root.branches.items()
            ]
        )

    def _begin(self) -> None:
        """Set up the root, unless that is done or there is no decision."""
        if self.root is not None:
            return
        match = self._worlds.draw(0)
        if match.question is None:
            return
        options: list[Option] = match.question.options(match)
        self._turn = match.turn_label()[0]
        self._switch_margin = self._advice.switch_margin(match)
        self.time_weight = self._advice.time_weight(match)
        self.root = Node(match.question.player)
        self.root.grow(options, match, self._advice)
        # the best advice is slow, and asked for only at the root
        self.root.put_first(self._advice.default_move(match))

    def _settled(self) -> bool:
        """Whether one option is clearly better than all others that were visited."""
        first, *others = self.findings()
        return first.visits >= CHECK_INTERVAL and all(
            first.utility - other.utility > SETTLED * hypot(first.error, other.error)
            for other in others
            if other.visits
        )


def _line(branch: Branch) -> list[str]:
    """The expected continuation: the most visited moves, as far as they were visited often."""
    line: list[str] = []
    while len(line) < MAX_LINE and branch.nodes:
        node = max(branch.nodes.values(), key=lambda node: node.visits)
        option, branch = node.most_visited()
        if branch.visits < CHECK_INTERVAL:
            break
        line.append(option.text)
    return line


def best_first(findings: list[Finding]) -> list[Finding]:
    """The findings in order: the best option, unless the default move is within its switch margin.

    Options with less than half the visits of the most visited one come after the others.
    """
    maximum = max(one.visits for one in findings)
    finalists = sorted(
        (one for one in findings if 2 * one.visits >= maximum), key=lambda one: (-one.utility, -one.prior)
    )
    others = sorted((one for one in findings if 2 * one.visits < maximum), key=lambda one: (-one.visits, -one.prior))
    best = finalists[0]
    default = max(finalists, key=lambda one: one.switch_margin)
    if best.utility - default.utility < default.switch_margin * hypot(best.error, default.error):
        finalists.remove(default)
        finalists.insert(0, default)
    return finalists + others


def add_up(searches: list[list[Finding]]) -> list[Finding]:
    """The findings of several searches of the same decision combined, the best first."""
    found: dict[str, Finding] = {}
    for findings in searches:
        for one in findings:
            other = found.get(one.text)
            if other is not None:
                one = Finding(
                    one.text,
                    one.visits + other.visits,
                    tuple(a + b for a, b in zip(one.sums, other.sums, strict=True)),
                    one.utility_sum + other.utility_sum,
                    one.squares + other.squares,
                    one.prior,
                    one.switch_margin,
                    max(one.line, other.line, key=len),
                )
            found[one.text] = one
    return best_first(list(found.values()))
