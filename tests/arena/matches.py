"""Series for the tests: short games."""

from kleinod.arena.outcome import Outcome
from kleinod.arena.series import Series

OPTIONS: dict[str, object] = {"round_limit": 4}


def series(games: int = 6, *, bots: tuple[str, ...] = ("random", "random"), players: tuple[int, ...] = (2,)) -> Series:
    return Series("dominion", bots, games, 1, OPTIONS, players)


def outcome(number: int, seats: tuple[int, ...], scores: tuple[int, ...], **others: object) -> Outcome:
    """A game that took no time; whoever has most wins."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    nothing = (0,) * len(seats)
    return Outcome(number, seats, scores, winners, nothing, nothing, **others)  # type: ignore[arg-type]
