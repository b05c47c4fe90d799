"""The analysis of a whole game."""

from dataclasses import dataclass

from kleinod.analysis.judgement import Judgement
from kleinod.bots.effort import Effort
from kleinod.engine.game import Game


@dataclass(frozen=True)
class Account:
    """Where a seat's result comes from, in shares of a victory; the first four add up to the result.

    Decisions count by their values averaged over all deals that the player could not tell apart. The rest, `deal`, is
    due to the cards: how they lay, and how they were drawn. It also contains the errors of the estimates.
    """

    start: float
    own: float
    others: float
    deal: float
    result: float

    def to_data(self) -> dict[str, float]:
        return {
            "start": round(self.start, 4),
            "own": round(self.own, 4),
            "others": round(self.others, 4),
            "deal": round(self.deal, 4),
            "result": round(self.result, 4),
        }


@dataclass(frozen=True)
class Stroke:
    """A stroke of luck: a change of a seat's chances between two decisions."""

    number: int
    seat: int
    change: float


class Report:
    """The judgements of all decisions with a choice, in order, and the result as shares of the victory."""

    def __init__(
        self, game: Game, *, judgements: list[Judgement], result: list[float], scores: list[int], effort: Effort
    ) -> None:
        self.game = game
        self.judgements = judgements
        self.result = result
        self.scores = scores
        self.effort = effort

    @property
    def visits(self) -> int:
        """The number of continuations that were played out."""
        return sum(one.visits for one in self.judgements)

    @property
    def seats(self) -> int:
        return len(self.result)

    def mistakes(self) -> list[Judgement]:
        """The decisions that were mistakes, the most costly first."""
        return sorted((one for one in self.judgements if one.is_mistake), key=lambda one: -one.cost)

    def accounts(self) -> list[Account]:
        """For each seat, where its result comes from."""
        found: list[Account] = []
        for seat in range(self.seats):
            start = self.judgements[0].before[seat] if self.judgements else 1 / self.seats
            own = others = 0.0
            for one in self.judgements:
                effect = one.after[seat] - one.before[seat]
                if one.seat == seat:
                    own += effect
                else:
                    others += effect
            found.append(Account(start, own, others, self.result[seat] - start - own - others, self.result[seat]))
        return found

    def strokes(self) -> list[Stroke]:
        """The changes by luck after each decision, for the seat they changed most, the largest first."""
        found: list[Stroke] = []
        for i, one in enumerate(self.judgements):
            last = i + 1 == len(self.judgements)
            then = self.result if last else list(self.judgements[i + 1].before)
            changes = [then[seat] - one.after[seat] for seat in range(self.seats)]
            seat = max(range(self.seats), key=lambda seat: abs(changes[seat]))
            found.append(Stroke(one.number, seat, changes[seat]))
        return sorted(found, key=lambda stroke: -abs(stroke.change))

    def to_data(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "game": self.game.id,
            "effort": str(self.effort),
            "visits": self.visits,
            "scores": self.scores,
            "result": [round(share, 4) for share in self.result],
            "accounts": [account.to_data() for account in self.accounts()],
            "mistakes": [one.number for one in self.mistakes()],
            "decisions": [one.to_data(self.game) for one in self.judgements],
        }
