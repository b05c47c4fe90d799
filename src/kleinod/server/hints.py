"""Hints for players, found by a worker that knows only what the seat knows."""

import asyncio
import logging
from typing import Final

from kleinod.engine.match import Match
from kleinod.server import texts
from kleinod.server.deal import seed_of
from kleinod.server.errors import CommandError, RateLimited
from kleinod.server.limits import Buckets
from kleinod.server.table.table import Table
from kleinod.server.workers import Tip, WorkerFailed, Workers

LOG = logging.getLogger(__name__)
RATE: Final = 0.5
"""Hints for each visitor, in short bursts of two."""
MAX_WAIT: Final = 15.0
"""Seconds after which a hint is given up when the workers are busy."""
MAX_ASKING: Final = 20
"""Visitors who may wait for a hint at the same time; bots use the same workers."""


class Hints:
    """Gives hints, one at a time for each visitor, at a limited rate."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._buckets = Buckets(RATE)
        self._question: set[str] = set()

    async def give(self, table: Table, match: Match, seat: int, visitor: str) -> Tip:
        """A hint for a seat; raises CommandError."""
        if visitor in self._question:
            raise CommandError(texts.THINKING)
        if len(self._question) >= MAX_ASKING:
            raise RateLimited(texts.TOO_BUSY)
        if not self._buckets.take(visitor):
            raise RateLimited(texts.TOO_FAST)
        decision = match.decision
        assert decision is not None
        self._question.add(visitor)
        try:
            async with asyncio.timeout(MAX_WAIT):
                return await self._workers.hint(
                    # as for a bot, nothing about the deal follows from it
                    seed=seed_of(table.secret, ["hint", str(seat), str(table.number)]),
                    position=match.position(seat=seat),
                    options=[option.text for option in decision.options],
                )
        except (WorkerFailed, TimeoutError) as error:
            LOG.warning("a hint failed", extra={"table": table.id, "error": str(error)})
            raise CommandError(texts.HINT_FAILED) from None
        finally:
            self._question.discard(visitor)
