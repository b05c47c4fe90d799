"""Information-set Monte-Carlo tree search: what to do, when nobody knows how the cards lie.

Each visit takes a world that fits what the seat knows, follows the tree through it (one tree for all worlds, kept by
the texts of the moves), adds the first decision that is new, plays on from there as the game advises, and notes
every seat's chances in all decisions on the way.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from time import perf_counter
from typing import Final

from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.bots.tree import Branch, Node
from kleinod.bots.worlds import Worlds
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.option import Option

HORIZON: Final = 6
"""Playouts look so many turns of each player ahead; how the match stands then is the game's estimate."""
MOST_MOVES: Final = 2000
"""A playout that lasts longer is cut off as well: a strategy may be stuck."""
LOOK_EVERY: Final = 16
"""After so many visits the search looks whether the decision is settled."""
SURE: Final = 0.95
"""An option with so much of the advice's promise needs no thought."""
DOUBT: Final = 1.0
"""So many standard errors better than what the advice favours must an option be to be preferred to it."""
LINE: Final = 6


@dataclass(frozen=True)
class Finding:
    """What search found out about one option; sums over all visits, so that several searches can be added up."""

    text: str
    visits: int
    sums: tuple[float, ...]
    squares: float
    prior: float
    line: tuple[str, ...] = ()

    @property
    def chances(self) -> list[float]:
        """Each seat's share of the victory to be expected after it."""
        return [share / self.visits for share in self.sums] if self.visits else []

    def error(self, seat: int) -> float:
        """The standard error of the chances of who decides."""
        if self.visits < 2:
            return 1.0
        mean = self.sums[seat] / self.visits
        return sqrt(max(self.squares / self.visits - mean * mean, 0.0) / (self.visits - 1))


class Search:
    """Thinks about one decision."""

    def __init__(self, game: Game, position: Position, chance: Chance) -> None:
        self._advice = game.advice()
        self._worlds = Worlds(game, position, chance)
        self.root: Node | None = None

    @property
    def visits(self) -> int:
        return self.root.visits if self.root is not None else 0

    def think(self, effort: Effort) -> None:
        """Visit worlds until the effort is spent, or cannot change the answer any more."""
        began = perf_counter()
        before = self.visits
        while True:
            self.visit()
            if self.root is None:
                return  # there is nothing to decide
            # visits made for an earlier decision count, but say nothing about the pace
            made = self.visits if effort.visits else self.visits - before
            left = effort.left(made, perf_counter() - began)
            if left <= 0 or (made % LOOK_EVERY == 0 and self._settled(left)):
                return

    def sure(self) -> bool:
        """Whether the game's advice leaves nothing to think about."""
        if self.root is None:
            self.visit()
        return self.root is None or any(branch.prior >= SURE for branch in self.root.branches.values())

    def weigh(self, texts: Sequence[str], worlds: int) -> list[list[list[float]]]:
        """Visit so many worlds by each of these options of the decision: for each, the chances in every world."""
        return [list(told) for told in zip(*([self.visit(text) for text in texts] for _ in range(worlds)), strict=True)]

    def visit(self, first: str | None = None) -> list[float]:
        """One more world, and each seat's chances there; with `first`, that option is taken in the decision itself."""
        advice = self._advice
        match = self._worlds.draw(0)
        path: list[tuple[Node, Option]] = []
        branch: Branch | None = None
        while (asking := match.asking) is not None:
            options: list[Option] = asking.options(match)
            if len(options) == 1:
                match.play(options[0])
                continue
            node = self._node(branch, asking.player, asking.kind)
            if branch is None and not node.branches:
                self._favour(node, options, match)
            option = node.select(options, match, advice)
            if branch is None:
                if first is not None:
                    option = match.game.options[first]
                # what may be chosen first is the same in all worlds: each option goes through them in their order
                match = self._worlds.draw(node.branches[option].visits)
            path.append((node, option))
            branch = node.branches[option]
            match.play(option)
            if branch.visits == 0:
                self._play_on(match)
                break
        chances = advice.chances(match)
        for node, option in path:
            node.learn(option, chances)
        return chances

    def after(self, move: str, position: Position) -> bool:
        """Go on with the decision after a move of the same player, if all that was found out still holds there."""
        root = self.root
        if root is None or not self._worlds.after(move, position):
            return False
        match = self._worlds.draw(0)
        asking = match.asking
        if asking is None:
            return False
        taken = [branch for option, branch in root.branches.items() if option.text == move]
        self.root = taken[0].nodes.get((asking.player, asking.kind)) if taken else None
        if self.root is not None:
            self._favour(self.root, asking.options(match), match)
        return True

    def findings(self) -> list[Finding]:
        """What was found out about each option, the best first."""
        if self.root is None:
            return []
        found = [
            Finding(option.text, branch.visits, tuple(branch.sums), branch.squares, branch.prior, tuple(_line(branch)))
            for option, branch in self.root.branches.items()
        ]
        return best_first(found, self.root.player)

    def _node(self, branch: Branch | None, player: int, kind: str) -> Node:
        """The decision behind a branch; the first of all without one."""
        if branch is None:
            if self.root is None:
                self.root = Node(player)
            return self.root
        node = branch.nodes.get((player, kind))
        if node is None:
            node = branch.nodes[(player, kind)] = Node(player)
        return node

    def _favour(self, node: Node, options: list[Option], match: Match) -> None:
        """Once for each decision there is time for the best advice."""
        node.grow(options, match, self._advice)
        node.favour(self._advice.solid(match))

    def _play_on(self, match: Match) -> None:
        """As the game advises, to the horizon or the end."""
        playout = self._advice.playout
        turns = HORIZON * match.seats
        turn = match.turn_label()
        for _ in range(MOST_MOVES):
            if match.asking is None:
                return
            now = match.turn_label()
            if now != turn:
                turn = now
                turns -= 1
                if turns < 0:
                    return
            match.play(playout(match))

    def _settled(self, left: float) -> bool:
        """Whether so many more visits could not make another option the most visited."""
        assert self.root is not None
        visits = sorted((branch.visits for branch in self.root.branches.values()), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left


def _line(branch: Branch) -> list[str]:
    """How the search thinks it goes on: the most visited moves, as long as there is much behind them."""
    line: list[str] = []
    while len(line) < LINE and branch.nodes:
        node = max(branch.nodes.values(), key=lambda node: node.visits)
        option, branch = node.ranking()[0]
        if branch.visits < LOOK_EVERY:
            break
        line.append(option.text)
    return line


def best_first(findings: list[Finding], seat: int) -> list[Finding]:
    """The most visited first: a surer guide than values, which a few lucky visits can raise.

    But what the advice favours gives way only to what is clearly better: otherwise luck would choose among options that
    are about as good, and prefer those about which least is known.
    """
    ranked = sorted(findings, key=lambda one: (-one.visits, -one.prior))
    favourite = max(ranked, key=lambda one: one.prior)
    best = ranked[0]
    if favourite.visits >= LOOK_EVERY:
        lead = best.chances[seat] - favourite.chances[seat]
        if lead < DOUBT * hypot(best.error(seat), favourite.error(seat)):
            ranked.remove(favourite)
            ranked.insert(0, favourite)
    return ranked


def add_up(searches: list[list[Finding]], seat: int) -> list[Finding]:
    """The findings of several searches of the same decision of a seat as one, the best first."""
    found: dict[str, Finding] = {}
    for findings in searches:
        for one in findings:
            other = found.get(one.text)
            if other is not None:
                sums = tuple(a + b for a, b in zip(one.sums, other.sums, strict=True))
                line = max(one.line, other.line, key=len)
                one = Finding(one.text, one.visits + other.visits, sums, one.squares + other.squares, one.prior, line)
            found[one.text] = one
    return best_first(list(found.values()), seat)
