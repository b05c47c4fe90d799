"""A series of games between bots: deals and seatings."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from typing import Final

from kleinod import bots, catalogue
from kleinod.arena.texts import TEXTS
from kleinod.engine.checked import MISSING, CheckedDict
from kleinod.engine.errors import KleinodError
from kleinod.engine.setting import read_settings

MAX_SEATINGS: Final = 24
"""With more possible seatings only rotations are played, so that each bot has every seat once."""
MAX_GAMES: Final = 10_000_000
MAX_BOTS: Final = 50

OTHER_VERSION: Final = TEXTS.text("series.version", "version")

Seating = tuple[int, ...]
"""For each seat, the index of the bot in the series."""


@dataclass(frozen=True)
class Series:
    """The bots by name, a minimum number of games, and their settings; `players` are the table sizes.

    Every deal is played in all seatings, so that neither seat nor cards favour a bot. With more bots than seats, all
    groups of bots play (a round robin). With fewer, the last bot takes the remaining seats: with three players
    `solid novice` is one against two.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, object]
    players: tuple[int, ...]

    @cached_property
    def seatings(self) -> list[Seating]:
        """All seatings that play each deal."""
        return [seating for size in self.players for seating in seatings(len(self.bots), size)]

    @property
    def total(self) -> int:
        """The number of games, rounded up to whole deals."""
        return -(-self.games // len(self.seatings)) * len(self.seatings)

    def seating(self, number: int) -> Seating:
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        """The number of the deal of a game."""
        return number // len(self.seatings)

    def match_seed(self, number: int) -> int:
        """The seed of a game, the same for all games of a deal with this table size."""
        return _number(f"{self.seed} deal {self.deal(number)} {len(self.seating(number))}")

    def bot_seed(self, number: int, seat: int) -> int:
        return _number(f"{self.seed} bot {number} {seat}")

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": catalogue.load(self.game).rules_version,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "players": list(self.players),
        }


def read_series(row: CheckedDict, error: type[KleinodError]) -> Series:
    """The series written by `to_data`."""
    game = catalogue.load(row.one_of("game", catalogue.games()))
    version = game.rules_version
    if row.count("rules") != version:
        raise row.wrong("rules", OTHER_VERSION, version=version)
    names = row.texts("bots", maximum=MAX_BOTS)
    for name in names:
        bots.make(name, 0, game=game)  # raises BadOption for an unknown bot
    players = row.numbers("players", game.min_players, game.max_players)
    if not names or not players:
        raise row.wrong("players" if names else "bots", MISSING)
    options = row.value("options")
    read_settings(game.settings, options, min(players), row.path("options"), error)
    assert isinstance(options, dict)
    series = Series(
        game.id, tuple(names), row.count("games", maximum=MAX_GAMES), row.count("seed"), options, tuple(players)
    )
    row.finish()
    return series


def seatings(named: int, size: int) -> list[Seating]:
    """All seatings of this many bots at a table of that size."""
    groups: list[Seating] = [(*range(named), *[named - 1] * (size - named))]
    if named > size:
        groups = list(combinations(range(named), size))
    found: list[Seating] = []
    for group in groups:
        ways = sorted(set(permutations(group)))
        if len(ways) > MAX_SEATINGS:
            ways = [group[turn:] + group[:turn] for turn in range(size)]
        found += ways
    return found


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "little")
