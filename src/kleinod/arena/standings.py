"""What came out of a series, for each bot."""

from dataclasses import dataclass
from math import sqrt

from kleinod.arena.series import Outcome, Series


@dataclass
class Standing:
    """One bot's results; a shared victory counts in equal parts."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    crashes: int = 0

    @property
    def share(self) -> float:
        """Of the games, as a part of 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the interval in which the true share lies with 95 %, by Wilson's score."""
        if not self.games:
            return 0.0
        z = 1.96
        spread = self.share * (1 - self.share) / self.games + z * z / (4 * self.games**2)
        return z * sqrt(spread) / (1 + z * z / self.games)

    @property
    def mean_points(self) -> float:
        finished = self.games - self.crashes
        return self.points / finished if finished > 0 else 0.0


class Standings:
    """Counts outcomes as they come."""

    def __init__(self, series: Series) -> None:
        self.bots = [Standing(name) for name in series.bots]
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.crashed: list[Outcome] = []

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.seconds += outcome.seconds
        if outcome.crash:
            self.crashed.append(outcome)
        for seat, place in enumerate(outcome.seats):
            bot = self.bots[place]
            bot.games += 1
            if outcome.crash:
                # a crash loses the game; the others share it
                bot.crashes += seat == outcome.crashed_seat
                bot.wins += 0.0 if seat == outcome.crashed_seat else 1 / max(len(outcome.seats) - 1, 1)
                continue
            bot.points += outcome.scores[seat]
            if seat in outcome.winners:
                bot.wins += 1 / len(outcome.winners)
