"""A series with its outcomes, as files from which it can be played again."""

import csv
import io
import json
from hashlib import blake2b
from typing import Final

from kleinod.arena.outcome import COLUMNS, Outcome
from kleinod.arena.ratings import Rating, rate
from kleinod.arena.series import Series, read_series
from kleinod.arena.standings import Standings
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import KleinodError
from kleinod.engine.notation.text import parse_json

FORMAT: Final = 1


class BadResults(KleinodError):
    """A file of results cannot be read; the error names the key."""


class Results:
    """A series and its outcomes."""

    def __init__(self, series: Series, outcomes: list[Outcome]) -> None:
        self.series: Final = series
        self.outcomes: Final = outcomes
        self.standings: Final = Standings(series)
        for outcome in outcomes:
            self.standings.count(outcome)

    def ratings(self) -> list[Rating]:
        return rate(self.series, self.outcomes)

    def digest(self) -> str:
        """A hash of all games, independent of their times."""
        games = [(one.number, one.seats, one.scores, one.winners, one.asked, one.crash) for one in self.outcomes]
        return blake2b(json.dumps(games).encode(), digest_size=16).hexdigest()

    def write(self) -> str:
        """The series and its summed-up results, as JSON."""
        data = {
            "format": FORMAT,
            "series": self.series.to_data(),
            "games": len(self.outcomes),
            "digest": self.digest(),
            "standings": [bot.to_data() for bot in self.standings.bots],
            "ratings": [rating.to_data() for rating in self.ratings()],
        }
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

    def write_games(self) -> str:
        """All games as CSV, one line for each seat."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for outcome in self.outcomes:
            writer.writerows(outcome.rows(self.series.bots))
        return text.getvalue()


def read_results(text: str) -> tuple[Series, str]:
    """The series that `write` wrote, and the digest of its games; raises BadResults."""
    row = CheckedDict(parse_json(text, BadResults), "", BadResults)
    row.number("format", FORMAT, FORMAT)
    series = read_series(row.section("series"), BadResults)
    digest = row.text("digest")
    for key in ("games", "standings", "ratings"):
        row.value(key)
    row.finish()
    return series, digest
