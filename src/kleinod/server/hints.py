"""What the computer would do, for a player who asks: thought about by a worker that knows what the seat does."""

import asyncio
import logging
from typing import Final

from kleinod.engine.match import Match
from kleinod.server import words
from kleinod.server.deal import seed_of
from kleinod.server.limits import Buckets
from kleinod.server.table.table import Table
from kleinod.server.words import Refused, TooMuch
from kleinod.server.workers import Tip, WorkerFailed, Workers

LOG = logging.getLogger(__name__)
PER_SECOND: Final = 0.5
"""For each visitor; two at once are all right."""
LONGEST: Final = 15.0
"""Seconds that somebody waits, should the workers have too much to do."""
MOST_ASKING: Final = 20
"""Visitors who wait for a hint; bots wait for the same workers."""


class Hints:
    """One at a time for each visitor, and not too often."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._speed = Buckets(PER_SECOND)
        self._asking: set[str] = set()

    async def give(self, table: Table, match: Match, seat: int, visitor: str) -> Tip:
        """Raises Refused."""
        if visitor in self._asking:
            raise Refused(words.THINKING)
        if len(self._asking) >= MOST_ASKING:
            raise TooMuch(words.TOO_BUSY)
        if not self._speed.take(visitor):
            raise TooMuch(words.TOO_FAST)
        decision = match.decision
        assert decision is not None
        self._asking.add(visitor)
        try:
            async with asyncio.timeout(LONGEST):
                return await self._workers.hint(
                    # as for a bot: nothing of the deal can be found in it
                    seed=seed_of(table.secret, ["hint", str(seat), str(table.number)]),
                    position=match.position(seat=seat),
                    options=[option.text for option in decision.options],
                )
        except (WorkerFailed, TimeoutError) as error:
            LOG.warning("a hint has failed", extra={"table": table.id, "error": str(error)})
            raise Refused(words.HINT_FAILED) from None
        finally:
            self._asking.discard(visitor)
