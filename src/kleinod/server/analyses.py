"""Games that are over, judged decision by decision by a worker of their own; what comes of it is kept.

A worker is given one decision at a time, with what its player knew then: it cannot judge with hindsight.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, Final

from msgspec import ValidationError, json
from sqlalchemy import delete, or_, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from kleinod.analysis.judgement import Judgement, Question
from kleinod.analysis.study import count_questions, own_seed, questions, report_of
from kleinod.bots.effort import Effort
from kleinod.engine.match import Match
from kleinod.server import words
from kleinod.server.database import schema
from kleinod.server.database.store import Row, Store
from kleinod.server.database.writer import Writer
from kleinod.server.house import now
from kleinod.server.insight import NOTHING, Analysis, Insight, show_report
from kleinod.server.words import Refused, TooMuch
from kleinod.server.workers import WorkerFailed, Workers

LOG = logging.getLogger(__name__)
SEARCHING: Final = 45.0
"""Seconds for a whole game in which better moves are looked for; weighing them takes about as long again."""
VISITS: Final = 200
"""More is not needed for a decision, however much time there is."""
MOST: Final = 10
"""Games that are judged at the same time in a process; they share a worker."""
MOST_DECISIONS: Final = 3000
LOST: Final = 60_000
"""Milliseconds after which a process that says nothing any more has died."""
TELL_EVERY: Final = 1.0
"""Seconds between two notes of how far it is."""

_decoder = json.Decoder(Analysis)


class Analyses:
    """`alone`: no other process works for the same database. `spawn` does something beside."""

    def __init__(
        self,
        *,
        store: Store,
        writer: Writer,
        workers: Workers,
        alone: bool,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
    ) -> None:
        self._store = store
        self._writer = writer
        self._workers = workers
        self._lost = 0 if alone else LOST
        self._insert = sqlite_insert if alone else postgresql_insert
        self._spawn = spawn
        self._judging: dict[str, str] = {}
        """The games that are being judged here, each with who asked."""

    async def look(self, game: str) -> Insight:
        """What is known of a game, or how far that is."""
        row = await self._store.analysis(game)
        if row is None:
            return NOTHING
        kept = _kept(row)
        if kept is None and not self._goes_on(game, row):
            return NOTHING
        return Insight(row.done, row.total, kept)

    async def begin(self, game: str, match: Match, visitor: str) -> Insight:
        """Have a game judged, unless it is already; returns at once."""
        insight = await self.look(game)
        if insight.total:
            return insight
        if visitor in self._judging.values():
            raise Refused(words.ANALYSING)
        if len(self._judging) >= MOST:
            raise TooMuch(words.TOO_BUSY)
        self._judging[game] = visitor
        try:
            total = await asyncio.to_thread(_count, match)
            taken = await self._take(game, total)
        except BaseException:
            del self._judging[game]
            raise
        if not taken:
            del self._judging[game]  # another process was faster
            return await self.look(game)
        self._spawn(self._judge_all(game, match, total))
        return Insight(0, total, None)

    def _goes_on(self, game: str, row: Row) -> bool:
        return game in self._judging or row.changed_at > now() - self._lost

    async def _take(self, game: str, total: int) -> bool:
        """Note that it is judged here; False: somebody else does it."""
        row = {"done": 0, "total": total, "changed_at": now(), "result": None}
        table = schema.analyses
        lost = or_(table.c.changed_at <= now() - self._lost, table.c.result.is_not(None))
        insert = self._insert(table).values(game=game, **row)
        changed = await self._writer.write(insert.on_conflict_do_update(index_elements=["game"], set_=row, where=lost))
        return changed == [1]

    async def _judge_all(self, game: str, match: Match, total: int) -> None:
        effort = Effort(seconds=SEARCHING / total, visits=VISITS)
        judgements: list[Judgement] = []
        told = monotonic()
        try:
            for question in questions(match):
                judgements.append(await self._judge(match.game.id, question, effort))
                if monotonic() - told >= TELL_EVERY:
                    told = monotonic()
                    await self._note(game, done=len(judgements))
            report = report_of(match, judgements, effort)
            await self._note(game, done=total, result=json.encode(show_report(report)).decode())
        except WorkerFailed as error:
            LOG.error("a game cannot be analysed", extra={"game": game, "error": str(error)})
            await self._writer.write(delete(schema.analyses).where(schema.analyses.c.game == game))
        finally:
            del self._judging[game]

    async def _judge(self, game: str, question: Question, effort: Effort) -> Judgement:
        """Once more if a worker has failed."""
        judge = partial(self._workers.judge, game=game, question=question, effort=effort, seed=own_seed(0, question))
        try:
            return await judge()
        except WorkerFailed:
            return await judge()

    async def _note(self, game: str, **values: object) -> None:
        change = update(schema.analyses).where(schema.analyses.c.game == game)
        await self._writer.write(change.values(**values, changed_at=now()))


def _count(match: Match) -> int:
    """How many decisions there are to judge."""
    total = count_questions(match)
    if total == 0:
        raise Refused(words.NO_DECISION)
    if total > MOST_DECISIONS:
        raise TooMuch(words.TOO_LONG)
    return total


def _kept(row: Row) -> Analysis | None:
    """What was kept; None if it is not there yet, or was written by another version that told other things."""
    try:
        return None if row.result is None else _decoder.decode(row.result)
    except ValidationError:
        return None
