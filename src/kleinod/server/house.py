"""All tables of this process: opened from their logs, changed by commands, kept in step with other processes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from kleinod.server import deal, words
from kleinod.server.database import schema
from kleinod.server.database.store import Store
from kleinod.server.database.writer import TROUBLE, Append, Conflict, Writer
from kleinod.server.listing import row_of, seats_of
from kleinod.server.live import Live, Watcher
from kleinod.server.messages import Said
from kleinod.server.metrics import LIVE, MOVES
from kleinod.server.table import commands
from kleinod.server.table.commands import Draft
from kleinod.server.table.entry import Created, Moved, read_entry, write_entry
from kleinod.server.table.plan import Plan
from kleinod.server.table.table import Table
from kleinod.server.words import TooMuch, Unknown, Unsaved

LOG = logging.getLogger(__name__)
MOST_LIVE = 2000
TRIES = 20
"""So often another process may be faster before a command gives up."""
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0)
"""In seconds, before what the database refused is tried again: about as long as its restart may take."""


def now() -> int:
    """In milliseconds."""
    return time.time_ns() // 1_000_000


class House:
    """`alone`: no other process writes to the same database."""

    def __init__(self, *, store: Store, writer: Writer, most_open: int, alone: bool) -> None:
        self.store = store
        self.writer = writer
        self._alone = alone
        self.moved: set[str] = set()
        """Tables at which something has happened; whoever tells whose turn it is empties it."""
        self.changed: Callable[[Live], None] = lambda live: None
        """Called after a command of this process has changed a table."""
        self._most_open = most_open
        # a table that anybody still holds is found again, so that there is never a second one; some are kept besides
        self._lives: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._names: dict[str, str | None] = {}
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening ---------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        """A table, with all that other processes have written; raises Unknown."""
        live = self._lives.get(id)
        if live is not None:
            if not self._alone:
                await self._refresh(live)
            return live
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Live:
        live = Live(Table(id))
        await self._catch_up(live)
        if live.table.number == 0:
            raise Unknown(words.NO_TABLE)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._lives[live.table.id] = self._kept[live.table.id] = live
        if len(self._kept) > MOST_LIVE:
            for id in [id for id, other in self._kept.items() if other.idle and other is not live][: MOST_LIVE // 10]:
                del self._kept[id]
        LIVE.set(len(self._kept))

    async def _learn_names(self, table: Table) -> None:
        unknown = {seat.visitor for seat in table.seats if seat.visitor is not None} - self._names.keys()
        if unknown:
            self._names.update(await self.store.names(unknown))

    async def names_of(self, visitors: set[str]) -> dict[str, str | None]:
        unknown = visitors - self._names.keys()
        if unknown:
            self._names.update(await self.store.names(unknown))
        return {visitor: self._names.get(visitor) for visitor in visitors}

    async def knows(self, visitor: str | None) -> bool:
        """Whether somebody has come here, and has not wished to be forgotten."""
        return visitor is not None and (await self.names_of({visitor}))[visitor] is not None

    # --- changing --------------------------------------------------------------------------------------------------

    async def create(
        self, *, visitor: str, plan: Plan, part: str, again: str | None = None, invite: str | None = None
    ) -> Live:
        commands.check_plan(plan)
        live = Live(Table(secrets.token_urlsafe(9)))
        invite = secrets.token_urlsafe(12) if invite is None else invite
        entry = Created(visitor=visitor, plan=plan, invite=invite, secret=deal.new_secret(), part=part, again=again)
        # one after another: else many could be made at once
        making = self._making.setdefault(visitor, asyncio.Lock())
        async with making, live.lock:
            if await self.store.count_open(visitor) >= self._most_open:
                raise TooMuch(words.TOO_MANY_TABLES)
            await self._append(live, Draft(entry))
        self._keep(live)
        return live

    async def command(self, live: Live, make: Callable[[Table], Draft | None]) -> Draft | None:
        """Carry out a command: `make` looks at the table and gives what is to be written, nothing, or refuses.

        Returns when it is written and everybody who watches here has been sent what it led to.
        """
        async with live.lock:
            for _ in range(TRIES):
                draft = make(live.table)
                if draft is None:
                    return None
                if await self._append(live, draft):
                    # from here on nothing may be awaited: what is written is told at once, or by a restart
                    live.publish(self._names)
                    self.moved.add(live.table.id)
                    self.changed(live)
                    if isinstance(draft.entry, Moved):
                        by = "bot" if live.table.seats[draft.entry.seat].bot else "person"
                        MOVES.labels(by).inc(len(draft.entry.moves))
                    return draft
                await self._catch_up(live)
        raise Unsaved(words.UNSAVED)

    async def _append(self, live: Live, draft: Draft) -> bool:
        """Write an entry and carry it out; the table changes only when it is on disk. False: another took its place."""
        table, at = live.table, now()
        number = table.number + 1
        after = table.copy()
        after.apply(draft.entry, at, draft.match)
        await self._learn_names(after)
        row = row_of(after)
        append = Append(
            table=table.id,
            number=number,
            at=at,
            entry=write_entry(draft.entry),
            row=None if row == live.row else {**row, "number": number, "changed_at": at},
            seats=seats_of(after) if seats_of(after) != seats_of(table) else None,
        )
        written = await self._write(append)
        if written:
            live.table, live.row = after, row
        return written

    async def _write(self, append: Append) -> bool:
        """Whether an entry is in the log; False: another one is in its place."""
        for pause in PAUSES:
            try:
                await self.writer.append(append)
                return True
            except Conflict:
                return False
            except TROUBLE:
                await asyncio.sleep(pause)
        raise Unsaved(words.UNSAVED)

    async def _catch_up(self, live: Live) -> None:
        """Carry out and tell what others have written; the lock is held."""
        rows = await self.store.entries(live.table.id, live.table.number)
        if not rows:
            return
        after = live.table.copy()
        for number, at, text in rows:
            if number != after.number + 1:
                raise AssertionError(f"a gap in the log of {after.id} after {after.number}")
            after.apply(read_entry(text), at)
        await self._learn_names(after)
        live.table, live.row = after, row_of(after)
        live.publish(self._names)

    # --- watching --------------------------------------------------------------------------------------------------

    async def watch(self, live: Live, watcher: Watcher, *, since: int) -> None:
        """Send a snapshot, and from then on what changes."""
        async with live.lock:
            await self._catch_up(live)
            chat = await self._chat(live, 0)
            live.speak(chat)  # those who watch already may not have heard the latest
            live.welcome(watcher, self._names, since=since, chat=chat)

    async def say(self, live: Live, *, visitor: str, text: str) -> None:
        id = live.table.id
        chat = schema.chat
        for _ in range(TRIES):
            number = func.coalesce(select(func.max(chat.c.number)).where(chat.c.table_id == id).scalar_subquery(), 0)
            row = {"table_id": id, "number": number + 1, "at": now(), "visitor": visitor, "text": text}
            try:
                await self.writer.write(chat.insert().values(row), notices=[f"chat {id}"])
            except IntegrityError:
                continue  # another process was faster with that number
            await self._hear(self._spread_chat, live)
            return
        raise Unsaved(words.UNSAVED)

    async def _spread_chat(self, live: Live) -> None:
        async with live.lock:
            live.speak(await self._chat(live, live.chat_number))

    async def _chat(self, live: Live, after: int) -> list[Said]:
        rows = await self.store.chat(live.table.id, after)
        names = await self.names_of({row.visitor for row in rows})
        said = []
        for row in rows:
            seats = live.table.seats_of(row.visitor)
            said.append(Said(row.number, seats[0] if seats else None, names[row.visitor], row.text, row.at))
        return said

    # --- other processes -------------------------------------------------------------------------------------------

    def heard(self, notice: str) -> None:
        """Something was written, here or elsewhere: `table number`, `chat table` or `visitor id`."""
        what, _, which = notice.partition(" ")
        if what == "visitor":
            self._names.pop(which, None)
            for one in list(self._lives.values()):
                if one.table.seats_of(which):
                    self.spawn(self._hear(self._rename, one))
        elif what == "chat":
            live = self._lives.get(which)
            if live is not None and live.watchers:
                self.spawn(self._hear(self._spread_chat, live))
        else:
            self.moved.add(what)
            live = self._lives.get(what)
            if live is not None and live.table.number < int(which):
                self.spawn(self._hear(partial(self._refresh, number=int(which)), live))

    def lost(self) -> None:
        """Notices may have been missed: look at every table."""
        self.spawn(self._look_everywhere())

    async def _look_everywhere(self) -> None:
        for live in sorted(self._lives.values(), key=lambda live: not live.watchers):
            self.moved.add(live.table.id)
            await self._hear(self._refresh, live)
            if live.watchers:
                await self._hear(self._spread_chat, live)

    async def _hear(self, look: Callable[[Live], Awaitable[None]], live: Live) -> None:
        """Nobody says it twice: what cannot be read now is read later."""
        for pause in PAUSES:
            try:
                await look(live)
                return
            except TROUBLE:
                await asyncio.sleep(pause)
        LOG.error("a table could not be read", extra={"table": live.table.id})

    async def _refresh(self, live: Live, number: int | None = None) -> None:
        """Take in what others have written, at least up to an entry."""
        async with live.lock:
            if number is None or live.table.number < number:
                await self._catch_up(live)

    async def _rename(self, live: Live) -> None:
        async with live.lock:
            await self._learn_names(live.table)
            live.publish(self._names)

    # --- in the background -----------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, TROUBLE):
            LOG.warning("the database cannot be reached", extra={"error": type(error).__name__})
        elif error is not None:
            LOG.error("something beside went wrong", exc_info=error)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
