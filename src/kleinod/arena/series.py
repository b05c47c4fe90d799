"""A series of games between bots: which games there are, and playing them."""

import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from kleinod import bots, library
from kleinod.engine.match import Match

MOST_MOVES: Final = 200_000
"""A game that goes on longer counts as crashed: players who buy nothing can be stuck for ever."""
CHUNK: Final = 4


@dataclass(frozen=True)
class Series:
    """Bots by name, how many games, and with what; `players` are the table sizes, one after another."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, object]
    players: tuple[int, ...]

    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot (a place in `bots`) sits on each seat in a game: every seating has the same deal in turn."""
        size = self.players[number % len(self.players)]
        turned = number // len(self.players) % len(self.bots)
        return tuple((seat + turned) % len(self.bots) for seat in range(size))

    def deal(self, number: int) -> int:
        """The seed of a game."""
        deal = number // (len(self.players) * len(self.bots))
        return _number(f"{self.seed} deal {deal} {self.players[number % len(self.players)]}")


@dataclass(frozen=True)
class Outcome:
    """One game: who sat where, how it ended, or what went wrong, with its record."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    crash: str = ""
    crashed_seat: int = -1
    record: str = ""


class Endless(Exception):
    """A game that does not end."""


def play_game(series: Series, number: int) -> Outcome:
    """Play one game of a series. What goes wrong is part of the outcome, and counts against who was to move."""
    seats = series.seats(number)
    began = perf_counter()
    match: Match | None = None
    try:
        match = library.new(series.game, len(seats), series.deal(number), series.options)
        _play_out(match, series, number)
        return Outcome(
            number,
            seats,
            tuple(match.scores()),
            tuple(match.winners()),
            match.move_count,
            perf_counter() - began,
        )
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        crash = f"{type(error).__name__}: {error} ({last.name}, {last.filename.rsplit('/', 1)[-1]}:{last.lineno})"
        asked = match.decision.player if match is not None and match.decision is not None else -1
        moves = match.move_count if match is not None else 0
        record = match.record() if match is not None else ""
        return Outcome(number, seats, (), (), moves, perf_counter() - began, crash, asked, record)


def _play_out(match: Match, series: Series, number: int) -> None:
    players = [
        bots.make(series.bots[place], _number(f"{series.seed} bot {number} {seat}"))
        for seat, place in enumerate(series.seats(number))
    ]
    for _ in range(MOST_MOVES):
        decision = match.decision
        if decision is None:
            return
        bot = players[decision.player]
        position = match.position(seat=decision.player) if bot.needs_position else None
        match.play(bot.choose(decision, position))
    raise Endless(f"more than {MOST_MOVES} moves")


def play_series(series: Series, jobs: int = 1) -> Iterator[Outcome]:
    """All games in their order, by several processes if wanted; the outcomes are the same."""
    if jobs <= 1:
        for number in range(series.games):
            yield play_game(series, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, [series] * series.games, range(series.games), chunksize=CHUNK)


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "little")
