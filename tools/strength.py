"""Measures how strong the bots are and writes it into docs/bots.md (`make strength`).

Every series is kept as a file of its own in docs/strength; one that is there with as many games is not played again.
`--only TEXT` takes the series whose name contains it, `--games N` plays fewer or more, `--jobs N` says by how many
processes, `--minutes N` how long each series may take: the next run goes on where it stopped (docs/strength/begun;
whoever has changed a bot deletes what is there of it).
"""

import argparse
import json
import shlex
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

import kleinod
from kleinod.arena.outcome import Outcome
from kleinod.arena.playing import play_series
from kleinod.arena.results import Results
from kleinod.arena.series import Series
from kleinod.arena.standings import Standing
from kleinod.cli.progress import bar

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "docs" / "strength"
BEGUN: Final = KEPT / "begun"
PAGE: Final = ROOT / "docs" / "bots.md"
SEED: Final = 1
NAMED: Final = ("gentle_intro", "expert_intro", "level_up", "size_distortion")
DRAWN: Final = 20
FIRST_DRAWN: Final = 500
"""The seed of the first match whose random kingdom is taken."""
PAIRS: Final = (("novice", "random", 400), ("solid", "novice", 400), ("expert:0.2", "solid", 200))
LONG: Final = ("expert:1", "solid", 200)
"""Measured for as long as there is time."""
IN_A_KINGDOM: Final = {"expert:0.2": 12}
"""Thinking takes long: so many games of it in each kingdom, at least."""
SLICE: Final = 12
"""So many games, about, are played before they are kept."""


@dataclass(frozen=True)
class Pairing:
    """One series: the first bot against the second, who takes all other seats."""

    game: str
    players: int
    bots: tuple[str, str]
    games: int
    wanted: int
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

    def command(self) -> str:
        """Plays the games that were measured; if there are none yet, those that are wanted."""
        data = kept(self)
        games = self.series().total if data is None else data["games"]
        players = f" --players {self.players}" if self.players != len(self.bots) else ""
        options = "".join(f" --option {key}={written(value)}" for key, value in self.options.items())
        return (
            f"kleinod arena {self.game} {shlex.join(self.bots)}{players} "
            f"--games {games} --jobs 2 --seed {SEED}{options}"
        )


def written(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def kingdom_options(kingdom: str) -> dict[str, object]:
    """A recommended set by its name; otherwise the kingdom that a match of that seed has."""
    if kingdom in NAMED:
        return {"kingdom": kingdom}
    drawn = kleinod.new("dominion", players=2, seed=int(kingdom)).options
    return {key: drawn[key] for key in ("kingdom", "events") if drawn[key]}


def kingdoms() -> list[str]:
    return [*NAMED, *(str(FIRST_DRAWN + number) for number in range(DRAWN))]


def pairings(games: int | None) -> Iterator[Pairing]:
    for game, players, wanted in (
        ("dominion", 2, (95, 70, 70)),
        ("valdora", 2, (95, 70, 70)),
        ("valdora", 3, (90, 50, 50)),
        ("zavandor", 2, (95, 70, 70)),
    ):
        for (stronger, weaker, most), goal in zip((*PAIRS, LONG), (*wanted, wanted[-1]), strict=True):
            yield Pairing(game, players, (stronger, weaker), games or most, goal)
    for kingdom in kingdoms():
        for stronger, weaker, most in PAIRS:
            yield Pairing("dominion", 2, (stronger, weaker), games or IN_A_KINGDOM.get(stronger, most), 0, kingdom)


def measure(pairing: Pairing, jobs: int, minutes: float) -> None:
    series = pairing.series()
    BEGUN.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    begun = BEGUN / f"{pairing.name}.jsonl"
    outcomes = read_outcomes(begun)
    # whole deals, so that nobody had the better seats
    at_once = max(SLICE // len(series.seatings), 1) * len(series.seatings)
    until = monotonic() + 60 * minutes
    with bar(pairing.name, series.total) as advance:
        for _ in outcomes:
            advance()
        while len(outcomes) < series.total and monotonic() < until:
            numbers = range(len(outcomes), min(len(outcomes) + at_once, series.total))
            played = []
            for outcome in play_series(series, jobs=jobs, numbers=numbers):
                played.append(outcome)
                advance()
            with begun.open("a", encoding="utf-8") as lines:
                lines.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in played)
            outcomes += played
            (KEPT / f"{pairing.name}.json").write_text(Results(series, outcomes).write(), encoding="utf-8")
    if len(outcomes) >= series.total:
        begun.unlink()


def read_outcomes(file: Path) -> list[Outcome]:
    """What was played of a series already."""
    if not file.exists():
        return []
    found: list[Outcome] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        row: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in json.loads(line).items()
        }
        found.append(Outcome(**row))
    return found


def kept(pairing: Pairing) -> dict[str, Any] | None:
    file = KEPT / f"{pairing.name}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


def measured(*pairings: Pairing) -> str:
    """The share of victories in all of these as text; nothing where it was not measured."""
    found = [data for data in map(kept, pairings) if data is not None]
    if not found:
        return ""
    firsts = [data["standings"][0] for data in found]
    all_ = Standing(firsts[0]["bot"], sum(one["games"] for one in firsts), sum(one["wins"] for one in firsts))
    low, high = (100 * end for end in all_.interval)
    return f"{100 * all_.share:.1f} % ({low:.1f}–{high:.1f}), {all_.games:,} games"


def pairs_table(all_pairings: list[Pairing]) -> str:
    rows = ["| game | pairing | wanted | share of victories | command |", "|---|---|---|---|---|"]
    for one in all_pairings:
        if not one.kingdom:
            table = f"{one.game.capitalize()}, {'2 players' if one.players == 2 else 'one against two'}"
            pair = f"`{one.bots[0]}` : `{one.bots[1]}`"
            rows.append(f"| {table} | {pair} | {one.wanted} % | {measured(one)} | `{one.command()}` |")
    return "\n".join(rows)


def kingdoms_table(all_pairings: list[Pairing]) -> str:
    head = " | ".join(f"`{stronger}` : `{weaker}`" for stronger, weaker, _ in PAIRS)
    rows = [f"| kingdom | {head} | cards and events |", "|---|---|---|---|---|"]
    for kingdom in kingdoms():
        shares = " | ".join(measured(one) for one in all_pairings if one.kingdom == kingdom)
        cards = "" if kingdom in NAMED else "; ".join(written(value) for value in kingdom_options(kingdom).values())
        rows.append(f"| `{kingdom}` | {shares} | {cards.replace(',', ', ')} |")
    together = " | ".join(
        measured(*(one for one in all_pairings if one.kingdom and one.bots == pair[:2])) for pair in PAIRS
    )
    rows.append(f"| all together | {together} | |")
    return "\n".join(rows)


def write(name: str, table: str) -> None:
    """Put a table between its marks in the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(f"<!-- {name} -->\n")
    _, _, after = rest.partition(f"<!-- end of {name} -->\n")
    assert after or rest, f"{PAGE} has no place for {name}"
    PAGE.write_text(f"{before}<!-- {name} -->\n{table}\n<!-- end of {name} -->\n{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=24 * 60)
    arguments = parser.parse_args()
    for pairing in pairings(arguments.games):
        before = kept(pairing)
        if arguments.only in pairing.name and (before is None or before["games"] < pairing.games):
            measure(pairing, arguments.jobs, arguments.minutes)
    wanted = list(pairings(None))
    write("pairings", pairs_table(wanted))
    write("kingdoms", kingdoms_table(wanted))


if __name__ == "__main__":
    main()
