"""The outcome of one game."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Outcome:
    """Who sat where, the result or the crash, and each seat's number of decisions and thinking time.

    A game that was broken off because it did not end has no scores and no winners.
    """

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    asked: tuple[int, ...]
    seconds: tuple[float, ...]
    crash: str = ""
    crashed_seat: int = -1
    unfinished: bool = False
    record: str = ""

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory; whoever crashed loses; all share an unfinished game."""
        winners = self.winners
        if self.unfinished:
            winners = tuple(range(len(self.seats)))
        elif self.crash:
            winners = tuple(seat for seat in range(len(self.seats)) if seat != self.crashed_seat)
        return [(seat in winners) / len(winners) for seat in range(len(self.seats))]

    def rows(self, bots: tuple[str, ...]) -> list[list[object]]:
        """A line for each seat, under COLUMNS."""
        shares = self.shares
        return [
            [
                self.number,
                seat,
                bots[place],
                self.scores[seat] if self.scores else "",
                f"{shares[seat]:.6g}",
                self.asked[seat],
                f"{self.seconds[seat]:.4f}",
                self.crash if seat == self.crashed_seat else "",
                int(self.unfinished),
            ]
            for seat, place in enumerate(self.seats)
        ]


COLUMNS: Final = ("game", "seat", "bot", "score", "share", "decisions", "seconds", "crash", "unfinished")
