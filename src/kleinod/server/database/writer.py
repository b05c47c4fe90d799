"""The one writer of a process, with group commit: everything that is queued during a commit goes into the next one.

So many writes share the wait for the disk, and none is reported done before it is committed.
"""

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Any

import asyncpg
from sqlalchemy import ARRAY, Text, func, literal, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from kleinod.server.database import schema
from kleinod.server.metrics import BATCH, COMMITS

LOG = logging.getLogger(__name__)
CHANNEL = "kleinod"
DATABASE_ERRORS = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""Errors raised when the database cannot be reached; SQLAlchemy does not wrap all of asyncpg's."""
MAX_BATCH = 200


class Conflict(Exception):
    """Another process has written an entry with this number; read the log and try again."""


class Append:
    """An entry of a log, with the rows derived from it."""

    def __init__(
        self, *, table: str, number: int, at: int, entry: str, row: dict[str, Any] | None, seats: dict[int, str] | None
    ) -> None:
        self.table = table
        self.number = number
        self.at = at
        self.entry = entry
        self.row = row
        self.seats = seats
        self.tries = 0
        self.done: asyncio.Future[None]


class Statements:
    """Other statements, executed all or none; `notices` are sent to all processes."""

    def __init__(self, statements: Sequence[Executable], notices: Sequence[str]) -> None:
        self.statements = statements
        self.notices = notices
        self.done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._postgresql = engine.dialect.name == "postgresql"
        insert: Any = postgresql_insert if self._postgresql else sqlite_insert
        log, row = schema.log, insert(schema.tables)
        self._insert_entry = insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
        self._upsert_row = row.on_conflict_do_update(
            index_elements=["id"],
            set_={one.name: row.excluded[one.name] for one in schema.tables.c if one.name != "id"},
        )
        self._queue: asyncio.Queue[Append | Statements] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """What is queued is still written."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, append: Append) -> None:
        """Write an entry; returns when it is on disk. Raises Conflict.

        Raises DATABASE_ERRORS if nobody knows whether it was written: then it can be given again, and is written once.
        """
        append.tries += 1
        append.done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(append)
        await append.done

    async def write(self, *statements: Executable, notices: Sequence[str] = ()) -> list[int]:
        """Write something else; the numbers of rows that each statement changed."""
        item = Statements(statements, notices)
        self._queue.put_nowait(item)
        return await item.done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MAX_BATCH:
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write(self, batch: list[Append | Statements]) -> None:
        """Commit a batch; if a row is bad, commit each item by itself so that the others do not fail with it."""
        try:
            await self._commit(batch)
        except Exception as error:  # any error: report it to every caller, and go on
            if len(batch) > 1 and isinstance(error, (DataError, IntegrityError)):
                for item in batch:
                    await self._write([item])
                return
            LOG.warning("a batch could not be written", extra={"error": type(error).__name__, "size": len(batch)})
            for item in batch:
                if not item.done.done():
                    item.done.set_exception(error)

    async def _commit(self, batch: list[Append | Statements]) -> None:
        # in the same order in all processes, to avoid deadlocks
        appends = sorted((item for item in batch if isinstance(item, Append)), key=lambda item: item.table)
        others = [item for item in batch if isinstance(item, Statements)]
        results: dict[int, list[int] | Exception] = {}
        began = monotonic()
        async with self._engine.begin() as connection:
            written = await self._append(connection, appends) if appends else set()
            notices = [f"{item.table} {item.number}" for item in appends if (item.table, item.number) in written]
            for item in others:
                try:
                    async with connection.begin_nested():
                        results[id(item)] = [(await connection.execute(one)).rowcount for one in item.statements]
                    notices += item.notices
                except SQLAlchemyError as error:
                    results[id(item)] = error
            if self._postgresql and notices:
                payloads = func.unnest(literal(notices, ARRAY(Text))).column_valued("notice")
                await connection.execute(select(func.pg_notify(CHANNEL, payloads)))
        COMMITS.observe(monotonic() - began)
        BATCH.observe(len(batch))
        for append in appends:
            if append.done.done():
                continue
            if (append.table, append.number) in written:
                append.done.set_result(None)
            else:
                append.done.set_exception(Conflict())
        for item in others:
            result = results[id(item)]
            if item.done.done():
                continue
            if isinstance(result, Exception):
                item.done.set_exception(result)
            else:
                item.done.set_result(result)

    async def _append(self, connection: AsyncConnection, appends: list[Append]) -> set[tuple[str, int]]:
        """Write the entries whose numbers are still free; returns those that are in the log afterwards."""
        values = [
            {"table_id": item.table, "number": item.number, "at": item.at, "entry": item.entry} for item in appends
        ]
        written = {(row[0], row[1]) for row in await connection.execute(self._insert_entry, values)}
        good = [item for item in appends if (item.table, item.number) in written]
        rows = [item.row for item in good if item.row is not None]
        if rows:
            # in the order of the log, so that the newest row of a table wins
            await connection.execute(self._upsert_row, rows)
        for item in good:
            if item.seats is not None:
                await self._replace_seats(connection, item.table, item.seats)
        retried = [item for item in appends if item.tries > 1 and item not in good]
        return written | await self._already_written(connection, retried)

    async def _already_written(self, connection: AsyncConnection, appends: list[Append]) -> set[tuple[str, int]]:
        """Retried entries that are in the log already: the connection was lost during their commit."""
        log = schema.log
        found = set()
        for item in appends:
            query = select(log.c.at, log.c.entry).where(log.c.table_id == item.table, log.c.number == item.number)
            if (await connection.execute(query)).one() == (item.at, item.entry):
                found.add((item.table, item.number))
        return found

    async def _replace_seats(self, connection: AsyncConnection, table: str, seats: dict[int, str]) -> None:
        await connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table))
        if seats:
            rows = [{"table_id": table, "seat": seat, "visitor": visitor} for seat, visitor in seats.items()]
            await connection.execute(schema.seats.insert(), rows)
