"""What was measured, in measurements/: a CSV file for each game, from which the tables of docs/bots.md are made.

`<game>.csv` has a line for each bot of a series, `unfinished.csv` a line for each game of the series that are not
complete, so that `make strength` can continue them. Whoever changes a bot deletes the lines of its series.
"""

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from kleinod.arena.outcome import Outcome
from kleinod.arena.results import Results

FOLDER: Final = Path(__file__).parents[1] / "measurements"
SERIES: Final = ("series", "rules", "players", "kingdom", "events", "seed", "games_wanted", "games_played", "digest")
STANDING: Final = (
    *("bot", "games", "wins", "share", "share_low", "share_high"),
    *("mean_points", "mean_lead", "lead_margin", "crashes", "unfinished", "decisions_per_second"),
)
RATING: Final = ("rating", "rating_low", "rating_high")
GAME: Final = (
    "series",
    "number",
    "seats",
    "scores",
    "winners",
    "asked",
    "seconds",
    "crash",
    "crashed_seat",
    "unfinished",
)

Line = Mapping[str, str]


class Measurements:
    """The measured series of one game, by name, in the order in which they were first measured."""

    def __init__(self, game: str) -> None:
        self._file = FOLDER / f"{game}.csv"
        self._series: dict[str, list[Line]] = {}
        for line in read_lines(self._file):
            self._series.setdefault(line["series"], []).append(line)

    def lines(self, series: str) -> list[Line]:
        """A line for each bot; nothing where the series was not measured."""
        return self._series.get(series, [])

    def games_played(self, series: str) -> int:
        lines = self.lines(series)
        return int(lines[0]["games_played"]) if lines else 0

    def keep(self, name: str, results: Results) -> None:
        self._series[name] = series_lines(name, results)
        write_lines(
            self._file, (*SERIES, *STANDING, *RATING), [line for lines in self._series.values() for line in lines]
        )


def series_lines(name: str, results: Results) -> list[Line]:
    """A measured series as lines, one for each bot."""
    data = results.series.to_data()
    head = {
        "series": name,
        "rules": data["rules"],
        "players": joined(results.series.players),
        "kingdom": joined(results.series.options.get("kingdom", "")),
        "events": joined(results.series.options.get("events", "")),
        "seed": results.series.seed,
        "games_wanted": results.series.games,
        "games_played": len(results.outcomes),
        "digest": results.digest(),
    }
    found: list[Line] = []
    for standing, rating in zip(results.standings.bots, results.ratings(), strict=True):
        line = head | flat(standing.to_data(), "share") | flat(rating.to_data(), "rating")
        found.append({key: str(value) for key, value in line.items()})
    return found


def flat(data: dict[str, object], name: str) -> dict[str, object]:
    """The two ends of an interval as numbers of their own."""
    ends = data["interval"]
    assert isinstance(ends, list)
    rest = {key: value for key, value in data.items() if key != "interval"}
    return rest | {f"{name}_low": ends[0], f"{name}_high": ends[1]}


def joined(value: object) -> str:
    """Several values in one cell."""
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


# --- the games of unfinished series ---------------------------------------------------------------------------------


def read_outcomes(series: str) -> list[Outcome]:
    """The games of an unfinished series that were played already."""
    return [read_outcome(line) for line in read_lines(FOLDER / "unfinished.csv") if line["series"] == series]


def read_outcome(line: Line) -> Outcome:
    def numbers(key: str) -> tuple[int, ...]:
        return tuple(map(int, line[key].split()))

    return Outcome(
        number=int(line["number"]),
        seats=numbers("seats"),
        scores=numbers("scores"),
        winners=numbers("winners"),
        asked=numbers("asked"),
        seconds=tuple(map(float, line["seconds"].split())),
        crash=line["crash"],
        crashed_seat=int(line["crashed_seat"]),
        unfinished=line["unfinished"] == "True",
    )


def keep_outcomes(series: str, outcomes: Iterable[Outcome]) -> None:
    """Replace the games of an unfinished series; none of them when it is complete."""
    file = FOLDER / "unfinished.csv"
    others = [line for line in read_lines(file) if line["series"] != series]
    write_lines(file, GAME, [*others, *(write_outcome(series, one) for one in outcomes)])


def write_outcome(series: str, outcome: Outcome) -> Line:
    return {"series": series} | {key: joined(getattr(outcome, key)) for key in GAME if key != "series"}


# --- files ----------------------------------------------------------------------------------------------------------


def read_lines(file: Path) -> list[Line]:
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def write_lines(file: Path, columns: Iterable[str], lines: Iterable[Line]) -> None:
    with file.open("w", encoding="utf-8", newline="") as text:
        writer = csv.DictWriter(text, list(columns), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)
