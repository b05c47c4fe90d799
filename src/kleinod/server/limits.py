"""Rate limits, and a queue for slow work."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from kleinod.server import texts
from kleinod.server.errors import RateLimited

T = TypeVar("T")

BURST = 4.0
"""Seconds of the allowed rate that may be used up in a burst."""
MAX_BUCKETS = 10_000


class Bucket:
    """A token bucket: fills at a steady rate; each request takes one token."""

    __slots__ = ("_rate", "_since", "_tokens")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._tokens = rate * BURST
        self._since = monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = monotonic()
        self._tokens = min(self._tokens + (now - self._since) * self._rate, self._rate * BURST)
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A token bucket for each client; the least recently used are dropped."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        bucket = self._buckets.pop(client, None) or Bucket(self._rate)
        self._buckets[client] = bucket  # now the most recently used
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Queue:
    """Runs slow work in a thread, one piece at a time; refuses more when `maximum` are waiting."""

    def __init__(self, maximum: int) -> None:
        self._most = maximum
        self._waiting = 0
        self._turn = asyncio.Lock()

    async def work(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise RateLimited(texts.TOO_BUSY)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
