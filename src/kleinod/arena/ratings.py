"""Ratings like Elo's, computed from all games of a series at once.

The model is Bradley and Terry's, and Luce's where more than two play: each bot has a strength, and wins with its part
of the strengths at the table. The strengths are those that make the outcomes most likely, found by Hunter's
minorisation (Annals of Statistics 32, 2004). 400 points of difference are odds of 10 : 1, the mean is 1500.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log10
from random import Random
from typing import Final

from kleinod.arena.outcome import Outcome
from kleinod.arena.series import Seating, Series

SCALE: Final = 400
MEAN: Final = 1500
RESAMPLES: Final = 400
MAX_ITERATIONS: Final = 500
TOLERANCE: Final = 1e-6


@dataclass(frozen=True)
class Rating:
    """A bot's rating, with the 95 % interval of the resampled series."""

    bot: str
    rating: float
    low: float
    high: float

    def to_data(self) -> dict[str, object]:
        return {"bot": self.bot, "rating": round(self.rating, 1), "interval": [round(self.low, 1), round(self.high, 1)]}


class Tally:
    """Numbers of games by the bots at the table, in any order, and the victories of each bot."""

    def __init__(self, bots: int) -> None:
        self.games: dict[Seating, float] = {}
        self.wins = [0.0] * bots

    def add(self, outcome: Outcome) -> None:
        table = tuple(sorted(outcome.seats))
        self.games[table] = self.games.get(table, 0.0) + 1
        for place, share in zip(outcome.seats, outcome.shares, strict=True):
            self.wins[place] += share

    def join(self, other: "Tally") -> None:
        for table, count in other.games.items():
            self.games[table] = self.games.get(table, 0.0) + count
        for place, wins in enumerate(other.wins):
            self.wins[place] += wins

    def with_draws(self) -> "Tally":
        """One more drawn game for each table: otherwise a bot that won every game would be infinitely strong."""
        drawn = Tally(len(self.wins))
        drawn.join(self)
        for table in self.games:
            drawn.games[table] += 1
            for place in table:
                drawn.wins[place] += 1 / len(table)
        return drawn


def rate(series: Series, outcomes: Iterable[Outcome]) -> list[Rating]:
    """A rating for each bot; the intervals come from resampling the deals that were played."""
    deals: dict[int, Tally] = {}
    for outcome in outcomes:
        deals.setdefault(series.deal(outcome.number), Tally(len(series.bots))).add(outcome)
    played = list(deals.values())
    if not played:
        return [Rating(name, MEAN, MEAN, MEAN) for name in series.bots]
    strengths = _strengths(_joined(played, len(series.bots)), [1.0] * len(series.bots))
    random = Random(series.seed)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        sample = random.choices(played, k=len(played))
        drawn.append(_points(_strengths(_joined(sample, len(series.bots)), strengths)))
    ratings: list[Rating] = []
    for place, points in enumerate(_points(strengths)):
        spread = sorted(one[place] for one in drawn)
        low, high = spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]
        ratings.append(Rating(series.bots[place], points, min(low, points), max(high, points)))
    return ratings


def _joined(deals: list[Tally], bots: int) -> Tally:
    tally = Tally(bots)
    for deal in deals:
        tally.join(deal)
    return tally.with_draws()


def _strengths(tally: Tally, start: list[float]) -> list[float]:
    """The most likely strengths, scaled so that their product is 1."""
    strengths = start
    for _ in range(MAX_ITERATIONS):
        weights = [0.0] * len(strengths)
        for table, games in tally.games.items():
            part = games / sum(strengths[place] for place in table)
            for place in table:
                weights[place] += part
        better = _normalised(
            [wins / weight if weight else 1.0 for wins, weight in zip(tally.wins, weights, strict=True)]
        )
        change = max(abs(new - old) / old for new, old in zip(better, strengths, strict=True))
        strengths = better
        if change < TOLERANCE:
            break
    return strengths


def _normalised(strengths: list[float]) -> list[float]:
    product = 1.0
    for strength in strengths:
        product *= strength ** (1 / len(strengths))
    return [strength / product for strength in strengths]


def _points(strengths: list[float]) -> list[float]:
    return [MEAN + SCALE * log10(strength) for strength in strengths]
