"""Jobs that run beside requests: bots move, clocks run out, turn notices and webhooks are sent."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic

from msgspec import json

from kleinod.engine.decision import DONE
from kleinod.engine.match import Match
from kleinod.server import texts
from kleinod.server.database.writer import DATABASE_ERRORS
from kleinod.server.deal import seed_of
from kleinod.server.errors import CommandError, StorageUnavailable
from kleinod.server.live_table import LiveTable
from kleinod.server.messages import Turn
from kleinod.server.metrics import BOT_FAILURES, BOTS, TABLES
from kleinod.server.table import commands
from kleinod.server.table.commands import Draft
from kleinod.server.table.table import Table
from kleinod.server.tables import TableRegistry, now, wait_until
from kleinod.server.webhooks import deliver
from kleinod.server.workers import WorkerFailed, Workers

LOG = logging.getLogger(__name__)
BOT_STALLED_AFTER = 10_000
"""Milliseconds after which a bot that has not moved is taken over from the process that should have moved it."""
MAX_FAILURES = 2
"""Failures of a bot at one decision before the random bot decides."""


class BackgroundJobs:
    """Runs as long as the service does.

    `alone`: no other process moves bots. `connected` returns the visitors with a WebSocket here, `send` messages them.
    """

    def __init__(
        self,
        *,
        tables: TableRegistry,
        workers: Workers,
        alone: bool,
        private_webhooks: bool,
        connected: Callable[[], set[str]],
        send: Callable[[str, bytes, str], None],
    ) -> None:
        self._tables = tables
        self._workers = workers
        self._stalled_after = 0 if alone else BOT_STALLED_AFTER
        self._private_webhooks = private_webhooks
        self._connected = connected
        self._send = send
        # by table, the visitor who was last notified of their turn
        self._notified: dict[str, str] = {}
        self._called: dict[str, str] = {}  # by webhook
        self._tasks: list[asyncio.Task[None]] = []
        tables.on_command = self._after_command

    def start(self) -> None:
        for job, interval in (
            (self._send_turn_notices, 0.5),
            (self._expire_clocks, 1.0),
            (self._resume_bots, 3.0),
            (self._count_tables, 15.0),
        ):
            self._tasks.append(asyncio.create_task(self._repeat(job, interval), name=job.__name__))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, job: Callable[[], Awaitable[None]], interval: float) -> None:
        while True:
            try:
                await job()
            except (*DATABASE_ERRORS, StorageUnavailable) as error:
                LOG.warning("the database cannot be reached", extra={"error": type(error).__name__})
            except Exception:
                LOG.exception("a background job failed")
            await asyncio.sleep(interval)

    @contextmanager
    def _isolated(self, table: str) -> Iterator[None]:
        """Keep an error at one table from stopping the job for the others."""
        try:
            yield
        except (*DATABASE_ERRORS, StorageUnavailable):
            raise
        except Exception:
            LOG.exception("a background job failed at a table", extra={"table": table})

    # --- bots ------------------------------------------------------------------------------------------------------

    def _after_command(self, live: LiveTable) -> None:
        self._wake_bot(live)
        self._call_webhook(live)

    def _wake_bot(self, live: LiveTable) -> None:
        table = live.table
        if live.bot is None and (table.awaited_bot is not None or table.answers_itself):
            live.bot = self._tables.spawn(self._move_bots(live))
            live.bot.add_done_callback(lambda _: live.clear_bot_task())

    async def _resume_bots(self) -> None:
        """Wake bots that no process moves, after a restart or when another process has died."""
        before = now() - self._stalled_after
        for id in await self._tables.store.waiting_for_bots(before):
            with self._isolated(id):
                live = await self._tables.open(id)
                if live.table.changed_at <= before:
                    self._wake_bot(live)

    async def _move_bots(self, live: LiveTable) -> None:
        """Move bots, and answer where there is nothing to decide, until a person has a choice."""
        failures = 0
        while True:
            table = live.table
            bot, seat, match = table.awaited_bot, table.awaited, table.match
            if seat is None or match is None:
                return
            if table.answers_itself:
                move: str | None = DONE
            elif bot is None:
                return
            else:
                move = await self._choose(table, match, "random" if failures >= MAX_FAILURES else bot, seat)
            if move is None:
                failures += 1
                if failures > 2 * MAX_FAILURES:
                    LOG.error("all bots failed at a decision", extra={"table": table.id})
                    return
                continue
            failures = 0
            await wait_until(table.answer_at)
            with suppress(CommandError):  # the table has changed meanwhile: look again
                await self._tables.command(live, partial(_bot_move, number=table.number, seat=seat, move=move))

    async def _choose(self, table: Table, match: Match, bot: str, seat: int) -> str | None:
        """A bot's move, or None if the bot has failed."""
        decision = match.decision
        assert decision is not None
        options = [option.text for option in decision.options]
        if len(options) == 1:
            return options[0]
        began = monotonic()
        try:
            return await self._workers.choose(
                bot=bot,
                # a new seed for each decision, from which nothing about the deal follows
                seed=seed_of(table.secret, ["bot", str(seat), str(table.number)]),
                position=match.position(seat=seat),
                options=options,
            )
        except WorkerFailed as error:
            BOT_FAILURES.labels(bot).inc()
            LOG.warning("a bot has failed", extra={"bot": bot, "table": table.id, "error": str(error)})
            return None
        finally:
            BOTS.labels(bot).observe(monotonic() - began)

    # --- clocks ----------------------------------------------------------------------------------------------------

    async def _expire_clocks(self) -> None:
        for id in await self._tables.store.due(now()):
            with self._isolated(id):
                live = await self._tables.open(id)
                await self._tables.command(live, lambda table: commands.time_out(table, now=now()))

    # --- turns -----------------------------------------------------------------------------------------------------

    async def _send_turn_notices(self) -> None:
        """Tell visitors who are connected here that it is their turn, whichever process serves the table."""
        changed, self._tables.changed = self._tables.changed, set()
        connected = self._connected()
        rows = await self._tables.store.awaited_at(changed, connected) if changed and connected else []
        awaited = {row.id: row for row in rows}
        for id in changed:
            row = awaited.get(id)
            if row is None:
                self._notified.pop(id, None)
            elif self._notified.get(id) != row.awaited_visitor:
                self._notified[id] = row.awaited_visitor
                self._send(row.awaited_visitor, json.encode(Turn(table=id, game=row.game)), id)

    def _call_webhook(self, live: LiveTable) -> None:
        """Call a visitor's webhook when an entry of this process has given them the turn."""
        table = live.table
        visitor = None if table.answers_itself else table.awaited_person
        if visitor is None:
            self._called.pop(table.id, None)
        elif self._called.get(table.id) != visitor:
            self._called[table.id] = visitor
            if all(watcher.visitor != visitor for watcher in live.watchers):
                self._tables.spawn(self._deliver(visitor, table.id, table.plan.game))

    async def _deliver(self, visitor: str, table: str, game: str) -> None:
        row = await self._tables.store.visitor(visitor)
        if row is not None and row.webhook is not None:
            notice: dict[str, object] = {"type": "turn", "table": table, "game": game}
            await deliver(row.webhook, row.webhook_secret, notice, allow_private=self._private_webhooks)

    async def _count_tables(self) -> None:
        for state, count in (await self._tables.store.counts()).items():
            TABLES.labels(state).set(count)


def _bot_move(table: Table, *, number: int, seat: int, move: str) -> Draft:
    """A bot's move, refused if the table has changed since the bot began to think."""
    if table.number != number:
        raise CommandError(texts.STALE)
    return commands.play_bot(table, seat=seat, moves=[move])
