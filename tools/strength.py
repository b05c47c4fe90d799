"""`make strength`: measures how strong the bots are, into measurements/ and the tables of docs/bots.md.

A series that was measured with as many games is not played again. `--only TEXT` takes the series whose name contains
it, `--games N` plays fewer or more, `--jobs N` says by how many processes, `--minutes N` how long each series may
take: the next run continues where it stopped.
"""

import argparse
from time import monotonic
from typing import Final

from kleinod.arena.playing import play_series
from kleinod.arena.results import Results
from kleinod.cli.terminal import progress_bar
from tools.measurements import Measurements, keep_outcomes, read_outcomes
from tools.pairings import Pairing, pairings
from tools.tables import write_tables

SLICE: Final = 12
"""About this many games are played before they are kept."""


def measure(pairing: Pairing, measurements: Measurements, jobs: int, minutes: float) -> None:
    series = pairing.series()
    outcomes = read_outcomes(pairing.name)
    # whole deals, so that nobody had the better seats
    at_once = max(SLICE // len(series.seatings), 1) * len(series.seatings)
    until = monotonic() + 60 * minutes
    with progress_bar(pairing.name, series.total) as advance:
        for _ in outcomes:
            advance()
        while len(outcomes) < series.total and monotonic() < until:
            numbers = range(len(outcomes), min(len(outcomes) + at_once, series.total))
            for outcome in play_series(series, jobs=jobs, numbers=numbers):
                outcomes.append(outcome)
                advance()
            complete = len(outcomes) >= series.total
            keep_outcomes(pairing.name, [] if complete else outcomes)
            measurements.keep(pairing.name, Results(series, outcomes))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=24 * 60)
    arguments = parser.parse_args()
    for pairing in pairings(arguments.games):
        measurements = Measurements(pairing.game)
        if arguments.only in pairing.name and measurements.games_played(pairing.name) < pairing.games:
            measure(pairing, measurements, arguments.jobs, arguments.minutes)
    write_tables()


if __name__ == "__main__":
    main()
