"""Information-set Monte-Carlo tree search: what to do, when nobody knows how the cards lie.

Each visit takes a world that fits what the seat knows, follows the tree through it (one tree for all worlds, kept by
the texts of the moves), adds the first decision that is new, plays on from there as the game advises, and notes in all
decisions on the way what it has come to.

In the decision itself the most promising options go through the same worlds side by side; from time to time the worse
half of them is left behind (sequential halving), so that most of the effort goes to those between which it is hard to
choose. Further down the tree what is known and what is unknown take turns (PUCT). If the game's playouts see little, it
is so in the decision itself, too: most visits follow what looks best, and the tree finds out how to go on.
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
from kleinod.bots.race import Race
from kleinod.bots.tree import Branch, Node
from kleinod.bots.worlds import Worlds
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.option import Option

EXPAND: Final = 8
"""An option of the tree is followed further down once it has been visited so often; at once if playouts see little."""
LOOK_EVERY: Final = 16
"""After so many visits the search looks whether the decision is settled."""
SETTLED: Final = 4.0
"""An option that is so many standard errors better than all others is taken without further thought."""
SURE: Final = 0.95
"""An option with so much of the advice's promise needs no thought."""
LINE: Final = 6


@dataclass(frozen=True)
class Finding:
    """What search found out about one option; sums over all visits, so that several searches can be added up."""

    text: str
    visits: int
    sums: tuple[float, ...]
    merits: float
    squares: float
    prior: float
    trust: float = 0.0
    """What the advice favours gives way only to what is better by so many standard errors."""
    line: tuple[str, ...] = ()

    @property
    def chances(self) -> list[float]:
        """Each seat's share of the victory to be expected after it."""
        return [share / self.visits for share in self.sums] if self.visits else []

    @property
    def merit(self) -> float:
        """How well who decides is to do after it."""
        return self.merits / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the merit."""
        if self.visits < 2:
            return 1.0
        return sqrt(max(self.squares / self.visits - self.merit**2, 0.0) / (self.visits - 1))


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Python looks for objects that refer to each other now and then; matches and trees do not, and it takes long."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Search:
    """Thinks about one decision."""

    def __init__(self, game: Game, position: Position, chance: Chance) -> None:
        self._game = game
        self._advice = game.advice()
        self._worlds = Worlds(game, position, chance)
        self._turn = 0  # of the decision
        self._trust = 0.0  # in the advice's favourite
        self.stake = 1.0
        self.root: Node | None = None

    @property
    def visits(self) -> int:
        return self.root.visits if self.root is not None else 0

    @_without_collecting()
    def think(self, effort: Effort) -> None:
        """Visit worlds until the effort is spent, or would hardly change the answer any more."""
        began = perf_counter()
        self._begin()
        if self.root is None:
            return  # there is nothing to decide
        options = list(self.root.branches)
        race = Race(self.root) if self._advice.is_farsighted() else None
        while (spent := effort.spent(self.visits, perf_counter() - began)) < 1:
            option = race.next(spent) if race is not None else self.root.select(options)
            self.visit(option.text)
            if self.visits % LOOK_EVERY == 0 and self._settled():
                return

    def sure(self) -> bool:
        """Whether the game's advice leaves nothing to think about."""
        self._begin()
        return self.root is None or any(branch.prior >= SURE for branch in self.root.branches.values())

    def weigh(self, texts: Sequence[str], worlds: int) -> list[list[list[float]]]:
        """Visit so many worlds by each of these options of the decision: for each, the chances in every world."""
        return [list(told) for told in zip(*([self.visit(text) for text in texts] for _ in range(worlds)), strict=True)]

    def visit(self, first: str) -> list[float]:
        """One more world, and each seat's chances there; `first` is taken in the decision itself."""
        self._begin()
        root = self.root
        assert root is not None
        advice = self._advice
        option = self._game.options[first]
        branch = root.branches[option]
        # what may be chosen first is the same in all worlds: each option goes through them in their order
        match = self._worlds.draw(branch.visits)
        match.play(option)
        path: list[tuple[Node, Option]] = [(root, option)]
        enough = EXPAND if advice.is_farsighted() else 1
        while branch.visits >= enough and (asking := match.asking) is not None:
            options: list[Option] = asking.options(match)
            if len(options) == 1:
                match.play(options[0])
                continue
            node = branch.nodes.get((asking.player, asking.kind))
            if node is None:
                node = branch.nodes[(asking.player, asking.kind)] = Node(asking.player)
            if any(option not in node.branches for option in options):
                node.grow(options, match, advice)
            option = node.select(options)
            path.append((node, option))
            branch = node.branches[option]
            match.play(option)
        advice.play_on(match)
        chances = advice.chances(match)
        merits = advice.merits(match, chances, match.turn_label()[0] - self._turn)
        for node, option in path:
            node.learn(option, chances, merits)
        return chances

    def findings(self) -> list[Finding]:
        """What was found out about each option, the best first."""
        if self.root is None:
            return []
        favourite = self.root.favourite()
        return best_first(
            [
                Finding(
                    option.text,
                    branch.visits,
                    tuple(branch.sums),
                    branch.merits,
                    branch.squares,
                    branch.prior,
                    self._trust if branch is favourite else 0.0,
                    tuple(_line(branch)),
                )
                for option, branch in self.root.branches.items()
            ]
        )

    def _begin(self) -> None:
        """Look at the decision, if there is one and nobody has yet."""
        if self.root is not None:
            return
        match = self._worlds.draw(0)
        if match.asking is None:
            return
        options: list[Option] = match.asking.options(match)
        self._turn = match.turn_label()[0]
        self._trust = self._advice.trust(match)
        self.stake = self._advice.stake(match)
        self.root = Node(match.asking.player)
        self.root.grow(options, match, self._advice)
        # once for each decision there is time for the best advice
        self.root.favour(self._advice.favourite(match))

    def _settled(self) -> bool:
        """Whether one option is clearly better than all that have been looked at."""
        first, *others = self.findings()
        return first.visits >= LOOK_EVERY and all(
            first.merit - other.merit > SETTLED * hypot(first.error, other.error) for other in others if other.visits
        )


def _line(branch: Branch) -> list[str]:
    """How the search thinks it goes on: the most visited moves, as long as there is much behind them."""
    line: list[str] = []
    while len(line) < LINE and branch.nodes:
        node = max(branch.nodes.values(), key=lambda node: node.visits)
        option, branch = node.most_visited()
        if branch.visits < LOOK_EVERY:
            break
        line.append(option.text)
    return line


def best_first(findings: list[Finding]) -> list[Finding]:
    """Of those that were looked at to the end the best, unless one that is trusted is as good but for chance.

    The others follow by how long they kept up.
    """
    most = max(one.visits for one in findings)
    kept_up = sorted((one for one in findings if 2 * one.visits >= most), key=lambda one: (-one.merit, -one.prior))
    others = sorted((one for one in findings if 2 * one.visits < most), key=lambda one: (-one.visits, -one.prior))
    best = kept_up[0]
    favourite = max(kept_up, key=lambda one: one.trust)
    if best.merit - favourite.merit < favourite.trust * hypot(best.error, favourite.error):
        kept_up.remove(favourite)
        kept_up.insert(0, favourite)
    return kept_up + others


def add_up(searches: list[list[Finding]]) -> list[Finding]:
    """The findings of several searches of the same decision as one, the best first."""
    found: dict[str, Finding] = {}
    for findings in searches:
        for one in findings:
            other = found.get(one.text)
            if other is not None:
                one = Finding(
                    one.text,
                    one.visits + other.visits,
                    tuple(a + b for a, b in zip(one.sums, other.sums, strict=True)),
                    one.merits + other.merits,
                    one.squares + other.squares,
                    one.prior,
                    one.trust,
                    max(one.line, other.line, key=len),
                )
            found[one.text] = one
    return best_first(list(found.values()))
