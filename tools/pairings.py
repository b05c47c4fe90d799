"""Which series measure how strong the bots are, for docs/bots.md."""

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import kleinod
from kleinod.arena.series import Series

SEED: Final = 1
NAMED: Final = ("gentle_intro", "expert_intro", "level_up", "size_distortion")
RANDOM_KINGDOMS: Final = 20
FIRST_KINGDOM_SEED: Final = 500
"""The seed of the first match whose random kingdom is taken."""
PAIRS: Final = (("novice", "random", 400), ("solid", "novice", 400), ("expert:0.2", "solid", 200))
LONG: Final = ("expert:1", "solid", 200)
"""Measured for as long as there is time."""
IN_A_KINGDOM: Final = {"expert:0.2": 12}
"""Thinking takes long: this many games of it in each kingdom, at least."""


@dataclass(frozen=True)
class Pairing:
    """One series: the first bot against the second, who takes all other seats."""

    game: str
    players: int
    bots: tuple[str, str]
    games: int
    goal: int
    """The share of victories that is wanted, in percent."""
    kingdom: str = ""

    @property
    def name(self) -> str:
        place = self.kingdom or f"{self.players}"
        return f"{self.game}-{place}-{self.bots[0]}-{self.bots[1]}".replace(":", "_")

    @property
    def options(self) -> dict[str, object]:
        return kingdom_options(self.kingdom) if self.kingdom else {}

    def series(self) -> Series:
        return Series(self.game, self.bots, self.games, SEED, self.options, (self.players,))

    def command(self, games: int) -> str:
        """Plays this many games of the pairing again; for those without a kingdom of their own."""
        players = f" --players {self.players}" if self.players != len(self.bots) else ""
        return f"kleinod arena {self.game} {shlex.join(self.bots)}{players} --games {games} --jobs 2 --seed {SEED}"


def kingdom_options(kingdom: str) -> dict[str, object]:
    """A recommended set by its name; otherwise the kingdom that a match of that seed has."""
    if kingdom in NAMED:
        return {"kingdom": kingdom}
    drawn = kleinod.new("dominion", players=2, seed=int(kingdom)).options
    return {key: drawn[key] for key in ("kingdom", "events") if drawn[key]}


def kingdoms() -> list[str]:
    return [*NAMED, *(str(FIRST_KINGDOM_SEED + number) for number in range(RANDOM_KINGDOMS))]


def pairings(games: int | None = None) -> Iterator[Pairing]:
    for game, players, goals in (
        ("dominion", 2, (95, 70, 70)),
        ("valdora", 2, (95, 70, 70)),
        ("valdora", 3, (90, 50, 50)),
        ("zavandor", 2, (95, 70, 70)),
    ):
        for (stronger, weaker, usual), goal in zip((*PAIRS, LONG), (*goals, goals[-1]), strict=True):
            yield Pairing(game, players, (stronger, weaker), games or usual, goal)
    for kingdom in kingdoms():
        for stronger, weaker, usual in PAIRS:
            yield Pairing("dominion", 2, (stronger, weaker), games or IN_A_KINGDOM.get(stronger, usual), 0, kingdom)
