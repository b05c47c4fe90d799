"""Golden records: whole games that must replay to the same score for ever, and how they are made.

A record that is there is never written again, so that it shows whether the same moves still lead to the same score.
After a change of the rules (RULES_VERSION) delete those that no longer replay, and run `tests.records.make`.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import kleinod
from kleinod import Match
from tests.engine.matches import Policy, play_on

EXPECTED = re.compile(r"\[(Ends|Winners|Shows) (.*)\]\n")


@dataclass
class Recipe:
    """How one game is played."""

    name: str
    players: int
    seed: int
    policy: Policy
    options: dict[str, object] = field(default_factory=dict)
    position: dict[str, object] | None = None  # to begin from, instead


class Golden:
    """The golden records of a game; `expect` says what the file tells beside the record."""

    def __init__(self, game: str, recipes: list[Recipe], expect: Callable[[Match], dict[str, object]]) -> None:
        self.game = game
        self.recipes = recipes
        self.folder = Path(__file__).with_name(game)
        self.positions = self.folder / "positions"
        self.expect = expect

    @property
    def files(self) -> list[Path]:
        return sorted(path for path in self.folder.glob("*.txt") if path.name != "counts.txt")

    @property
    def counts(self) -> list[list[str]]:
        """Position, depth and number of branches, for each line of counts.txt."""
        lines = (self.folder / "counts.txt").read_text(encoding="utf-8").splitlines()
        return [line.split() for line in lines if not line.startswith("#")]

    def position(self, name: str) -> Match:
        return kleinod.from_position(self.game, json.loads((self.positions / name).read_text(encoding="utf-8")))

    def matches(self) -> list[Match]:
        """All golden games, replayed."""
        return [kleinod.replay(read(path)[0]) for path in self.files]

    def write_missing(self) -> None:
        for recipe in self.recipes:
            path = self.folder / f"{recipe.name}.txt"
            if not path.exists():
                path.write_text(self._text(self._play(recipe)), encoding="utf-8", newline="\n")
                print(f"written: {path}")

    def _play(self, recipe: Recipe) -> Match:
        if recipe.position is not None:
            match = kleinod.from_position(self.game, recipe.position)
        else:
            match = kleinod.new(self.game, players=recipe.players, seed=recipe.seed, options=recipe.options)
        return play_on(match, recipe.seed, policy=recipe.policy)

    def _text(self, match: Match) -> str:
        """The record with more headers, which say what to expect."""
        assert match.over
        head, moves = match.record().split("\n\n", 1)
        lines = [f"[{name} {json.dumps(value)}]" for name, value in self.expect(match).items()]
        return "\n".join([head, *lines]) + f"\n\n{moves}"


def read(path: Path) -> tuple[str, dict[str, object]]:
    """A record as the engine writes it, and what the file says beside."""
    text = path.read_text(encoding="utf-8")
    return EXPECTED.sub("", text), {name: json.loads(value) for name, value in EXPECTED.findall(text)}
