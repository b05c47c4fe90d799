"""Plays the games of a series, on several processes if wanted."""

import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from kleinod import bots, library
from kleinod.arena.outcome import Outcome
from kleinod.arena.series import Series
from kleinod.engine.match import Match

MAX_MOVES: Final = 20_000
"""A longer game is broken off: bots that buy nothing can go on for ever."""
MAX_CHUNK: Final = 16


class Table:
    """A game of a series in progress; after a crash it still has the decisions and times so far."""

    def __init__(self, series: Series, number: int) -> None:
        seats = series.seating(number)
        self.match: Match = library.new(series.game, len(seats), series.match_seed(number), series.options)
        self.asked = [0] * len(seats)
        self.seconds = [0.0] * len(seats)
        self._players = [
            bots.make(series.bots[place], series.bot_seed(number, seat), game=self.match.game)
            for seat, place in enumerate(seats)
        ]

    def play_out(self) -> bool:
        """Play to the end, which was reached if it returns True; bots are given only what their seat knows."""
        match = self.match
        for _ in range(MAX_MOVES):
            decision = match.decision
            if decision is None:
                return True
            seat = decision.player
            bot = self._players[seat]
            position = match.position(seat=seat) if bot.needs_position else None
            began = perf_counter()
            try:
                move = bot.choose(decision, position)
            finally:
                self.asked[seat] += 1
                self.seconds[seat] += perf_counter() - began
            match.play(move)
        return match.over


def play_game(series: Series, number: int, *, records: bool = False) -> Outcome:
    """Play one game of a series. A crash is part of the outcome, and counts against the bot that was to move."""
    seats = series.seating(number)
    table = Table(series, number)
    match = table.match
    crash, crashed, finished = "", -1, True
    try:
        finished = table.play_out()
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        crash = f"{type(error).__name__}: {error} ({last.name}, {last.filename.rsplit('/', 1)[-1]}:{last.lineno})"
        crashed = match.question.player if match.question is not None else -1
    return Outcome(
        number=number,
        seats=seats,
        scores=() if crash or not finished else tuple(match.scores()),
        winners=() if crash or not finished else tuple(match.winners()),
        asked=tuple(table.asked),
        seconds=tuple(table.seconds),
        crash=crash,
        crashed_seat=crashed,
        unfinished=not finished,
        record=match.record() if records or crash or not finished else "",
    )


def play_series(
    series: Series, *, jobs: int = 1, records: bool = False, numbers: range | None = None
) -> Iterator[Outcome]:
    """All games in order, or those of `numbers`; the outcomes do not depend on `jobs`."""
    play = partial(play_game, series, records=records)
    if numbers is None:
        numbers = range(series.total)
    if jobs <= 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, numbers, chunksize=chunk_size(len(numbers), jobs))


def chunk_size(games: int, jobs: int) -> int:
    """Games that a process is given at once: few, so that all processes finish at about the same time."""
    return min(max(games // (8 * jobs), 1), MAX_CHUNK)
