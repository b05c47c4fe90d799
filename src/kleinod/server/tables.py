"""All tables that this process holds: loads them from their logs, runs commands, follows other processes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from kleinod.server import deal, texts
from kleinod.server.database import schema
from kleinod.server.database.store import Store
from kleinod.server.database.writer import DATABASE_ERRORS, Append, Conflict, Writer
from kleinod.server.errors import CommandError, NotFound, RateLimited, StorageUnavailable
from kleinod.server.live_table import LiveTable, Watcher
from kleinod.server.messages import ChatLine
from kleinod.server.metrics import LIVE, MOVES
from kleinod.server.table import commands
from kleinod.server.table.commands import Draft
from kleinod.server.table.entry import Created, Moved, read_entry, write_entry
from kleinod.server.table.plan import Plan
from kleinod.server.table.table import Table
from kleinod.server.table_rows import seat_visitors, table_row

LOG = logging.getLogger(__name__)
MAX_LIVE_TABLES = 2000
MAX_RETRIES = 20
"""Retries after a version conflict with another process."""
RETRY_DELAYS = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0)
"""Seconds between retries after a database error; together about as long as a restart of the database takes."""


def now() -> int:
    """The current time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


async def wait_until(at: int) -> None:
    await asyncio.sleep(max(at - now(), 0) / 1000)


class TableRegistry:
    """The one owner of live tables. `alone` means that no other process writes to the same database."""

    def __init__(self, *, store: Store, writer: Writer, max_open: int, alone: bool) -> None:
        self.store = store
        self.writer = writer
        self._alone = alone
        self.changed: set[str] = set()
        """Ids of tables that changed; emptied by the job that sends turn notices."""
        self.on_command: Callable[[LiveTable], None] = lambda live: None
        """Called after a command of this process has changed a table."""
        self._max_open = max_open
        # every table in use is found by its weak reference, so there are never two of one; the cache keeps some more
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._cache: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._names: dict[str, str | None] = {}
        self._creating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening ---------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """A table, up to date with what other processes have written; raises NotFound."""
        live = self._live.get(id)
        if live is not None:
            if not self._alone:
                await self._refresh(live)
            return live
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> LiveTable:
        live = LiveTable(Table(id))
        await self._catch_up(live)
        if live.table.number == 0:
            raise NotFound(texts.NO_TABLE)
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self._live[live.table.id] = self._cache[live.table.id] = live
        if len(self._cache) > MAX_LIVE_TABLES:
            for id in [id for id, other in self._cache.items() if other.idle and other is not live][
                : MAX_LIVE_TABLES // 10
            ]:
                del self._cache[id]
        LIVE.set(len(self._cache))

    async def _learn_names(self, table: Table) -> None:
        unknown = {seat.visitor for seat in table.seats if seat.visitor is not None} - self._names.keys()
        if unknown:
            self._names.update(await self.store.names(unknown))

    async def names_of(self, visitors: set[str]) -> dict[str, str | None]:
        unknown = visitors - self._names.keys()
        if unknown:
            self._names.update(await self.store.names(unknown))
        return {visitor: self._names.get(visitor) for visitor in visitors}

    async def is_known(self, visitor: str | None) -> bool:
        """Whether the visitor exists and has not been deleted."""
        return visitor is not None and (await self.names_of({visitor}))[visitor] is not None

    # --- changing --------------------------------------------------------------------------------------------------

    async def create(
        self, *, visitor: str, plan: Plan, entropy: str, previous: str | None = None, invite: str | None = None
    ) -> LiveTable:
        commands.check_plan(plan)
        live = LiveTable(Table(secrets.token_urlsafe(9)))
        invite = secrets.token_urlsafe(12) if invite is None else invite
        entry = Created(
            visitor=visitor, plan=plan, invite=invite, secret=deal.new_secret(), entropy=entropy, previous=previous
        )
        # one at a time for each visitor, so that the limit holds for simultaneous requests
        creating = self._creating.setdefault(visitor, asyncio.Lock())
        async with creating, live.lock:
            if await self.store.count_open(visitor) >= self._max_open:
                raise RateLimited(texts.TOO_MANY_TABLES)
            await self._append(live, Draft(entry))
        self._keep(live)
        return live

    async def command(self, live: LiveTable, make: Callable[[Table], Draft | None]) -> Draft | None:
        """Run a command: `make` gets the table and returns the entry to write or None, or raises CommandError.

        Returns when the entry is committed and everybody who watches the table here has been sent the change.
        """
        async with live.lock:
            for _ in range(MAX_RETRIES):
                draft = make(live.table)
                if draft is None:
                    return None
                if await self._append(live, draft):
                    # no await from here on: a committed entry is published at once, or after a restart
                    live.publish(self._names)
                    self.changed.add(live.table.id)
                    self.on_command(live)
                    if isinstance(draft.entry, Moved):
                        by = "bot" if live.table.seats[draft.entry.seat].bot else "person"
                        MOVES.labels(by).inc(len(draft.entry.moves))
                    return draft
                await self._catch_up(live)
        raise StorageUnavailable(texts.DATABASE_UNAVAILABLE)

    async def play(self, live: LiveTable, *, seat: int, moves: list[str], seen: int | None) -> Draft | None:
        """Play moves of a person; an answer that must not be seen yet is accepted now and made when its time comes."""
        at = live.table.answer_at
        if at <= now():
            return await self.command(live, partial(commands.play, seat=seat, moves=moves, seen=seen))
        async with live.lock:
            if live.answered == seat:
                raise CommandError(texts.ANSWERED)
            draft = commands.play(live.table, seat=seat, moves=moves, seen=seen)
            live.answered = seat
            live.publish(self._names)
        self.spawn(self._play_later(live, seat=seat, moves=moves, at=at))
        return draft

    async def _play_later(self, live: LiveTable, *, seat: int, moves: list[str], at: int) -> None:
        match = live.table.match

        def make(table: Table) -> Draft:
            if table.match is not match:
                raise CommandError(texts.STALE)
            return commands.play(table, seat=seat, moves=moves, seen=None)

        await wait_until(at)
        live.answered = None
        with suppress(CommandError):  # somebody has taken something back, or the seat is played by a bot now
            await self.command(live, make)

    async def _append(self, live: LiveTable, draft: Draft) -> bool:
        """Write an entry, then apply it: the table changes only when it is on disk. False after a version conflict."""
        table, at = live.table, now()
        number = table.number + 1
        after = table.copy()
        after.apply(draft.entry, at, draft.match)
        await self._learn_names(after)
        row = table_row(after)
        append = Append(
            table=table.id,
            number=number,
            at=at,
            entry=write_entry(draft.entry),
            row=None if row == live.row else {**row, "number": number, "changed_at": at},
            seats=seat_visitors(after) if seat_visitors(after) != seat_visitors(table) else None,
        )
        written = await self._write(append)
        if written:
            live.table, live.row = after, row
        return written

    async def _write(self, append: Append) -> bool:
        """Write an entry, with retries; False if another process has written one with the same number."""
        for delay in RETRY_DELAYS:
            try:
                await self.writer.append(append)
                return True
            except Conflict:
                return False
            except DATABASE_ERRORS:
                await asyncio.sleep(delay)
        raise StorageUnavailable(texts.DATABASE_UNAVAILABLE)

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply and publish what other processes have written; the caller holds the lock."""
        rows = await self.store.entries(live.table.id, live.table.number)
        if not rows:
            return
        after = live.table.copy()
        for number, at, text in rows:
            if number != after.number + 1:
                raise AssertionError(f"the log of {after.id} has a gap after entry {after.number}")
            after.apply(read_entry(text), at)
        await self._learn_names(after)
        live.table, live.row = after, table_row(after)
        live.publish(self._names)

    # --- watching --------------------------------------------------------------------------------------------------

    async def watch(self, live: LiveTable, watcher: Watcher, *, since: int) -> None:
        """Send a snapshot, and every change from then on."""
        async with live.lock:
            await self._catch_up(live)
            chat = await self._chat(live, 0)
            live.publish_chat(chat)  # the others may not have the latest lines yet
            live.send_snapshot(watcher, self._names, since=since, chat=chat)

    async def say(self, live: LiveTable, *, visitor: str, text: str) -> None:
        """Write a line of chat and publish it."""
        id = live.table.id
        chat = schema.chat
        for _ in range(MAX_RETRIES):
            number = func.coalesce(select(func.max(chat.c.number)).where(chat.c.table_id == id).scalar_subquery(), 0)
            row = {"table_id": id, "number": number + 1, "at": now(), "visitor": visitor, "text": text}
            try:
                await self.writer.write(chat.insert().values(row), notices=[f"chat {id}"])
            except IntegrityError:
                continue  # another process was faster with that number
            await self._retried(self._publish_chat, live)
            return
        raise StorageUnavailable(texts.DATABASE_UNAVAILABLE)

    async def _publish_chat(self, live: LiveTable) -> None:
        async with live.lock:
            live.publish_chat(await self._chat(live, live.chat_number))

    async def _chat(self, live: LiveTable, after: int) -> list[ChatLine]:
        rows = await self.store.chat(live.table.id, after)
        names = await self.names_of({row.visitor for row in rows})
        said = []
        for row in rows:
            seats = live.table.seats_of(row.visitor)
            said.append(ChatLine(row.number, seats[0] if seats else None, names[row.visitor], row.text, row.at))
        return said

    # --- other processes -------------------------------------------------------------------------------------------

    def on_notice(self, notice: str) -> None:
        """Something was written, here or by another process: `<table> <number>`, `chat <table>` or `visitor <id>`."""
        what, _, which = notice.partition(" ")
        if what == "visitor":
            self._names.pop(which, None)
            for one in list(self._live.values()):
                if one.table.seats_of(which):
                    self.spawn(self._retried(self._rename, one))
        elif what == "chat":
            live = self._live.get(which)
            if live is not None and live.watchers:
                self.spawn(self._retried(self._publish_chat, live))
        else:
            self.changed.add(what)
            live = self._live.get(what)
            if live is not None and live.table.number < int(which):
                self.spawn(self._retried(partial(self._refresh, number=int(which)), live))

    def on_missed_notices(self) -> None:
        """Notices may have been missed: refresh every table."""
        self.spawn(self._refresh_all())

    async def _refresh_all(self) -> None:
        for live in sorted(self._live.values(), key=lambda live: not live.watchers):
            self.changed.add(live.table.id)
            await self._retried(self._refresh, live)
            if live.watchers:
                await self._retried(self._publish_chat, live)

    async def _retried(self, action: Callable[[LiveTable], Awaitable[None]], live: LiveTable) -> None:
        """Run an action, with retries while the database cannot be reached: a notice is never repeated."""
        for delay in RETRY_DELAYS:
            try:
                await action(live)
                return
            except DATABASE_ERRORS:
                await asyncio.sleep(delay)
        LOG.error("a table could not be read", extra={"table": live.table.id})

    async def _refresh(self, live: LiveTable, number: int | None = None) -> None:
        """Apply what other processes have written, unless the table is already at that entry."""
        async with live.lock:
            if number is None or live.table.number < number:
                await self._catch_up(live)

    async def _rename(self, live: LiveTable) -> None:
        async with live.lock:
            await self._learn_names(live.table)
            live.publish(self._names)

    # --- in the background -----------------------------------------------------------------------------------------

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task; errors are logged."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, DATABASE_ERRORS):
            LOG.warning("the database cannot be reached", extra={"error": type(error).__name__})
        elif error is not None:
            LOG.error("a background task failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
