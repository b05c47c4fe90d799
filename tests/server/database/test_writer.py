"""The writer: one place in a log for one entry, whatever happens to the connection."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kleinod.server.database import schema
from kleinod.server.database.engine import connect
from kleinod.server.database.migrate import migrate
from kleinod.server.database.store import Store
from kleinod.server.database.writer import Append, Conflict, Writer
from tests.server.processes import sqlite_in


def with_writer(folder: Path, work: Callable[[Writer, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = connect(sqlite_in(folder))
        try:
            await migrate(engine)
            await _work(engine)
        finally:
            await engine.dispose()

    async def _work(engine: AsyncEngine) -> None:
        writer = Writer(engine)
        writer.start()
        await work(writer, Store(engine))
        await writer.stop()

    asyncio.run(run())


def entry(number: int, text: str = "{}", *, table: str = "t", row: dict[str, Any] | None = None) -> Append:
    return Append(table=table, number=number, at=1, entry=text, row=row, seats=None)


def test_a_place_in_the_log_is_taken_once(tmp_path: Path) -> None:
    async def work(writer: Writer, store: Store) -> None:
        await writer.append(entry(1, "first"))
        with pytest.raises(Conflict):
            await writer.append(entry(1, "second"))
        # the same words from somebody else, at the same moment, are not the same entry
        with pytest.raises(Conflict):
            await writer.append(entry(1, "first"))
        assert [row.entry for row in await store.entries("t", 0)] == ["first"]

    with_writer(tmp_path, work)


def test_an_entry_whose_commit_nobody_heard_of_is_written_once(tmp_path: Path) -> None:
    """The connection is lost during the commit; it is given again, and found."""

    async def work(writer: Writer, store: Store) -> None:
        append = entry(1, "first")
        await writer.append(append)
        await writer.append(append)
        assert [row.entry for row in await store.entries("t", 0)] == ["first"]
        late = entry(1, "second")
        late.tries = 1
        with pytest.raises(Conflict):
            await writer.append(late)

    with_writer(tmp_path, work)


def test_one_bad_row_does_not_fail_the_others(tmp_path: Path) -> None:
    async def work(writer: Writer, store: Store) -> None:
        row = dict.fromkeys(column.name for column in schema.tables.c)
        bad = entry(1, table="bad", row={**row, "id": "bad"})
        good = [entry(1, table=f"good {i}") for i in range(5)]
        chat = schema.chat.insert().values(table_id="t", number=1, at=1, visitor="v", text="Hallo")
        results = await asyncio.gather(
            writer.append(good[0]),
            writer.append(bad),
            *(writer.append(one) for one in good[1:]),
            writer.write(chat),
            return_exceptions=True,
        )
        assert isinstance(results.pop(1), IntegrityError)
        assert results == [None] * 5 + [[1]]
        assert await store.entries("bad", 0) == []
        for one in good:
            assert len(await store.entries(one.table, 0)) == 1
        assert len(await store.chat("t")) == 1

    with_writer(tmp_path, work)


def test_what_is_queued_is_written_before_the_end(tmp_path: Path) -> None:
    async def work(writer: Writer, store: Store) -> None:
        waiting = [asyncio.ensure_future(writer.append(entry(number))) for number in range(1, 500)]
        await asyncio.sleep(0)
        await writer.stop()
        assert len(await store.entries("t", 0)) == 499
        await asyncio.gather(*waiting)
        writer.start()

    with_writer(tmp_path, work)
