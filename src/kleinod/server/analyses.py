"""Analyses of finished games: a separate worker judges decision by decision, and the result is stored.

The worker is given one decision at a time, with what its player knew then, so it cannot judge with hindsight.
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
from kleinod.analysis.study import count_questions, question_seed, questions, report_of
from kleinod.bots.effort import Effort
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.server import texts
from kleinod.server.analysis_messages import (
    NOT_REQUESTED,
    AnalysisStatus,
    StoredAnalysis,
    analysis_message,
    stored_analysis,
)
from kleinod.server.database import schema
from kleinod.server.database.store import Row, Store
from kleinod.server.database.writer import Writer
from kleinod.server.errors import CommandError, RateLimited
from kleinod.server.tables import now
from kleinod.server.workers import WorkerFailed, Workers

LOG = logging.getLogger(__name__)
SEARCH_SECONDS: Final = 45.0
"""For a whole game, spent on looking for better moves; comparing them takes about as long again."""
VISITS: Final = 200
"""For one decision at most, however much time there is."""
MAX_GAMES: Final = 10
"""Games that a process analyses at the same time; they share one worker."""
MAX_DECISIONS: Final = 3000
DEAD_AFTER: Final = 60_000
"""Milliseconds without progress after which the process that analyses a game counts as dead."""
SAVE_INTERVAL: Final = 1.0
"""Seconds between two updates of the stored progress."""

_decoder = json.Decoder(StoredAnalysis)


class Analyses:
    """`alone`: no other process works with the same database. `spawn` starts a background task."""

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
        self._dead_after = 0 if alone else DEAD_AFTER
        self._insert = sqlite_insert if alone else postgresql_insert
        self._spawn = spawn
        self._visitors: dict[str, str] = {}
        """For each game that is being analysed here, the visitor who asked."""

    async def look(self, game: str, rules: Game, language: str) -> AnalysisStatus:
        """The analysis of a game, or its progress."""
        row = await self._store.analysis(game)
        if row is None:
            return NOT_REQUESTED
        stored = _stored(row)
        if stored is None and not self._is_running(game, row):
            return NOT_REQUESTED
        analysis = None if stored is None else analysis_message(stored, rules, language)
        return AnalysisStatus(row.done, row.total, analysis)

    async def begin(self, game: str, match: Match, visitor: str, language: str) -> AnalysisStatus:
        """Start the analysis of a game unless it exists or is running; returns at once."""
        status = await self.look(game, match.game, language)
        if status.total:
            return status
        if visitor in self._visitors.values():
            raise CommandError(texts.ANALYSING)
        if len(self._visitors) >= MAX_GAMES:
            raise RateLimited(texts.TOO_BUSY)
        self._visitors[game] = visitor
        try:
            total = await asyncio.to_thread(_count, match)
            claimed = await self._claim(game, total)
        except BaseException:
            del self._visitors[game]
            raise
        if not claimed:
            del self._visitors[game]  # another process was faster
            return await self.look(game, match.game, language)
        self._spawn(self._judge_all(game, match, total))
        return AnalysisStatus(0, total, None)

    def _is_running(self, game: str, row: Row) -> bool:
        return game in self._visitors or row.changed_at > now() - self._dead_after

    async def _claim(self, game: str, total: int) -> bool:
        """Store that this process analyses the game; False if another one already does."""
        row = {"done": 0, "total": total, "changed_at": now(), "result": None}
        table = schema.analyses
        abandoned = or_(table.c.changed_at <= now() - self._dead_after, table.c.result.is_not(None))
        insert = self._insert(table).values(game=game, **row)
        changed = await self._writer.write(
            insert.on_conflict_do_update(index_elements=["game"], set_=row, where=abandoned)
        )
        return changed == [1]

    async def _judge_all(self, game: str, match: Match, total: int) -> None:
        effort = Effort(seconds=SEARCH_SECONDS / total, visits=VISITS)
        judgements: list[Judgement] = []
        saved = monotonic()
        try:
            for question in questions(match):
                judgements.append(await self._judge(match.game.id, question, effort))
                if monotonic() - saved >= SAVE_INTERVAL:
                    saved = monotonic()
                    await self._save(game, done=len(judgements))
            report = report_of(match, judgements, effort)
            await self._save(game, done=total, result=json.encode(stored_analysis(report)).decode())
        except WorkerFailed as error:
            LOG.error("an analysis failed", extra={"game": game, "error": str(error)})
            await self._writer.write(delete(schema.analyses).where(schema.analyses.c.game == game))
        finally:
            del self._visitors[game]

    async def _judge(self, game: str, question: Question, effort: Effort) -> Judgement:
        """Judge one decision, with one retry if the worker fails."""
        judge = partial(
            self._workers.judge, game=game, question=question, effort=effort, seed=question_seed(0, question)
        )
        try:
            return await judge()
        except WorkerFailed:
            return await judge()

    async def _save(self, game: str, **values: object) -> None:
        change = update(schema.analyses).where(schema.analyses.c.game == game)
        await self._writer.write(change.values(**values, changed_at=now()))


def _count(match: Match) -> int:
    """The number of decisions to judge; raises CommandError for none or too many."""
    total = count_questions(match)
    if total == 0:
        raise CommandError(texts.NO_DECISION)
    if total > MAX_DECISIONS:
        raise RateLimited(texts.TOO_LONG)
    return total


def _stored(row: Row) -> StoredAnalysis | None:
    """The stored analysis; None if it is not finished, or was stored in the shape of another version."""
    try:
        return None if row.result is None else _decoder.decode(row.result)
    except ValidationError:
        return None
