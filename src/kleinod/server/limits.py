"""How fast somebody may ask, and how much at once."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from kleinod.server import words
from kleinod.server.words import TooMuch

T = TypeVar("T")

BURST = 4.0
"""Seconds of the allowed rate that may be used at once."""
MOST_KNOWN = 10_000


class Bucket:
    """Fills steadily; every command takes one drop."""

    __slots__ = ("_drops", "_rate", "_since")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._drops = rate * BURST
        self._since = monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = monotonic()
        self._drops = min(self._drops + (now - self._since) * self._rate, self._rate * BURST)
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """One for each who asks; who has not asked for long is forgotten."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate)
        self._buckets[who] = bucket  # now the youngest
        if len(self._buckets) > MOST_KNOWN:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Queue:
    """For work that takes long: beside everything else, one at a time, and only so many wait for it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting = 0
        self._turn = asyncio.Lock()

    async def work(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise TooMuch(words.TOO_BUSY)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
