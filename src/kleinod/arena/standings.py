"""The results of a series, for each bot."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from kleinod.arena.outcome import Outcome
from kleinod.arena.series import Series

Z: Final = 1.96
"""For 95 % intervals."""


@dataclass
class Standing:
    """The results of one bot; a shared victory counts in equal parts."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    lead: float = 0.0  # over the mean of the others, summed over games
    lead_squares: float = 0.0
    crashes: int = 0
    unfinished: int = 0
    scored: int = 0  # games that were played to their end
    decisions: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, by Wilson's score, which is sensible near 0 and 1 too."""
        n = self.games
        if not n:
            return 0.0, 1.0
        share = self.share
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        margin = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(middle - margin, 0.0), min(middle + margin, 1.0)

    @property
    def mean_points(self) -> float:
        return self.points / self.scored if self.scored else 0.0

    @property
    def mean_lead(self) -> float:
        """The mean lead over the others in points."""
        return self.lead / self.scored if self.scored else 0.0

    @property
    def lead_margin(self) -> float:
        """Half the width of the 95 % interval of the mean lead."""
        n = self.scored
        if n < 2:
            return 0.0
        return Z * sqrt(max(self.lead_squares / n - self.mean_lead**2, 0.0) / (n - 1))

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_data(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 6),
            "share": round(self.share, 6),
            "interval": [round(end, 6) for end in self.interval],
            "mean_points": round(self.mean_points, 4),
            "mean_lead": round(self.mean_lead, 4),
            "lead_margin": round(self.lead_margin, 4),
            "crashes": self.crashes,
            "unfinished": self.unfinished,
            "decisions_per_second": round(self.rate, 2),
        }


class Standings:
    """Sums up outcomes, one after another."""

    def __init__(self, series: Series) -> None:
        self.bots = [Standing(name) for name in series.bots]
        self.games = 0
        self.crashed: list[Outcome] = []
        self.unfinished: list[Outcome] = []

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        if outcome.crash:
            self.crashed.append(outcome)
        if outcome.unfinished:
            self.unfinished.append(outcome)
        shares = outcome.shares
        for seat, place in enumerate(outcome.seats):
            bot = self.bots[place]
            bot.games += 1
            bot.wins += shares[seat]
            bot.decisions += outcome.asked[seat]
            bot.seconds += outcome.seconds[seat]
            bot.unfinished += outcome.unfinished
            if outcome.crash:
                bot.crashes += seat == outcome.crashed_seat
            elif not outcome.unfinished:
                self._count_points(bot, seat, outcome.scores)

    def _count_points(self, bot: Standing, seat: int, scores: tuple[int, ...]) -> None:
        own = scores[seat]
        bot.scored += 1
        lead = own - (sum(scores) - own) / (len(scores) - 1)
        bot.points += own
        bot.lead += lead
        bot.lead_squares += lead * lead
