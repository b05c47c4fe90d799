"""What a house does by itself: bots move, clocks run out, people are told that it is their turn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic

from msgspec import json

from kleinod.engine.match import Match
from kleinod.server import words
from kleinod.server.database.writer import TROUBLE
from kleinod.server.deal import seed_of
from kleinod.server.house import House, now
from kleinod.server.live import Live
from kleinod.server.messages import Turn
from kleinod.server.metrics import BOT_FAILURES, BOTS, TABLES
from kleinod.server.table import commands
from kleinod.server.table.commands import Draft
from kleinod.server.table.table import Table
from kleinod.server.webhooks import deliver
from kleinod.server.words import Refused, Unsaved
from kleinod.server.workers import WorkerFailed, Workers

LOG = logging.getLogger(__name__)
SWEEP = 10_000
"""A bot that has not moved for so many milliseconds has been forgotten by the process that should have moved it."""
MOST_FAILURES = 2
"""So often a bot may fail at one decision before another decides."""


class Tending:
    """Runs as long as the service does.

    `alone`: no other process could be moving a bot. `connected` tells who has a WebSocket here; `send` reaches them.
    """

    def __init__(
        self,
        *,
        house: House,
        workers: Workers,
        alone: bool,
        private_webhooks: bool,
        connected: Callable[[], set[str]],
        send: Callable[[str, bytes, str], None],
    ) -> None:
        self._house = house
        self._workers = workers
        self._sweep = 0 if alone else SWEEP
        self._private_webhooks = private_webhooks
        self._connected = connected
        self._send = send
        self._turns: dict[str, str] = {}
        self._called: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []
        house.changed = self._after_command

    def start(self) -> None:
        for work, pause in (
            (self._tell_turns, 0.5),
            (self._time_out, 1.0),
            (self._find_bots, 3.0),
            (self._count_tables, 15.0),
        ):
            self._tasks.append(asyncio.create_task(self._forever(work, pause), name=work.__name__))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _forever(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except (*TROUBLE, Unsaved) as error:
                LOG.warning("the database cannot be reached", extra={"error": type(error).__name__})
            except Exception:
                LOG.exception("tending went wrong")
            await asyncio.sleep(pause)

    @contextmanager
    def _by_itself(self, table: str) -> Iterator[None]:
        """What is wrong with one table must not hold up the others."""
        try:
            yield
        except (*TROUBLE, Unsaved):
            raise
        except Exception:
            LOG.exception("a table cannot be tended", extra={"table": table})

    # --- bots ------------------------------------------------------------------------------------------------------

    def _after_command(self, live: Live) -> None:
        self._wake_bot(live)
        self._call(live)

    def _wake_bot(self, live: Live) -> None:
        if live.bot is None and live.table.awaited_bot is not None:
            live.bot = self._house.spawn(self._move_bots(live))
            live.bot.add_done_callback(lambda _: live.rest_bot())

    async def _find_bots(self) -> None:
        """After a restart, or when another process has died: bots that nobody moves."""
        before = now() - self._sweep
        for id in await self._house.store.waiting_for_bots(before):
            with self._by_itself(id):
                live = await self._house.open(id)
                if live.table.changed_at <= before:
                    self._wake_bot(live)

    async def _move_bots(self, live: Live) -> None:
        """As long as a bot is awaited."""
        failures = 0
        while True:
            table = live.table
            bot, seat, match = table.awaited_bot, table.awaited, table.match
            if bot is None or seat is None or match is None:
                return
            if failures >= MOST_FAILURES:
                bot = "random"
            move = await self._choose(table, match, bot, seat)
            if move is None:
                failures += 1
                if failures > 2 * MOST_FAILURES:
                    LOG.error("no bot can move", extra={"table": table.id})
                    return
                continue
            failures = 0
            with suppress(Refused):  # something has happened meanwhile: look again
                await self._house.command(live, partial(_bot_move, number=table.number, seat=seat, move=move))

    async def _choose(self, table: Table, match: Match, bot: str, seat: int) -> str | None:
        """A bot's move, None if the bot has failed."""
        decision = match.decision
        assert decision is not None
        options = [option.text for option in decision.options]
        if len(options) == 1:
            return options[0]
        began = monotonic()
        try:
            return await self._workers.choose(
                bot=bot,
                # its own, and another one at each decision; nothing of the deal can be found in it
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

    async def _time_out(self) -> None:
        for id in await self._house.store.due(now()):
            with self._by_itself(id):
                live = await self._house.open(id)
                await self._house.command(live, lambda table: commands.time_out(table, now=now()))

    # --- turns -----------------------------------------------------------------------------------------------------

    async def _tell_turns(self) -> None:
        """Visitors who are connected here are told of their turn, wherever the table is served."""
        moved, self._house.moved = self._house.moved, set()
        connected = self._connected()
        rows = await self._house.store.awaited_at(moved, connected) if moved and connected else []
        awaited = {row.id: row for row in rows}
        for id in moved:
            row = awaited.get(id)
            if row is None:
                self._turns.pop(id, None)
            elif self._turns.get(id) != row.awaited_visitor:
                self._turns[id] = row.awaited_visitor
                self._send(row.awaited_visitor, json.encode(Turn(table=id, game=row.game)), id)

    def _call(self, live: Live) -> None:
        """A visitor's webhook is called when the turn comes to them by what this process has written."""
        table = live.table
        visitor = table.awaited_person
        if visitor is None:
            self._called.pop(table.id, None)
        elif self._called.get(table.id) != visitor:
            self._called[table.id] = visitor
            if all(watcher.visitor != visitor for watcher in live.watchers):
                self._house.spawn(self._deliver(visitor, table.id, table.plan.game))

    async def _deliver(self, visitor: str, table: str, game: str) -> None:
        row = await self._house.store.visitor(visitor)
        if row is not None and row.webhook is not None:
            notice: dict[str, object] = {"type": "turn", "table": table, "game": game}
            await deliver(row.webhook, row.webhook_secret, notice, allow_private=self._private_webhooks)

    async def _count_tables(self) -> None:
        for state, count in (await self._house.store.counts()).items():
            TABLES.labels(state).set(count)


def _bot_move(table: Table, *, number: int, seat: int, move: str) -> Draft:
    """Only if nothing has happened since the bot began to think."""
    if table.number != number:
        raise Refused(words.STALE)
    return commands.play_bot(table, seat=seat, moves=[move])
