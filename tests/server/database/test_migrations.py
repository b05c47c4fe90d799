"""The migrations lead to the tables that the code knows, and back; what older versions stored stays readable."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kleinod.server.database import schema
from kleinod.server.database.engine import connect
from kleinod.server.database.migrate import MIGRATIONS, migrate
from kleinod.server.table.entry import read_entry, write_entry
from kleinod.server.table.table import Table
from kleinod.server.table_rows import read_seats, table_row
from tests.server.processes import sqlite_in

ENTROPY = "0123456789abcdef" * 2
PLAN = {"game": "dominion", "seats": [{"kind": "own"}, {"kind": "open", "name": "Zoë"}]}
OLD_LOG = [
    {"kind": "created", "visitor": "ada", "plan": PLAN, "invite": "i", "secret": "5e" * 32, "part": ENTROPY},
    {"kind": "joined", "seat": 1, "visitor": "ben", "part": ENTROPY},
    {"kind": "started", "rules": 1},
]
"""As version 0002 wrote it."""


def migrated(tmp_path: Path, steps: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = connect(sqlite_in(tmp_path))
        await steps(engine)
        await engine.dispose()

    asyncio.run(run())


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def test_the_newest_shape_is_what_the_code_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def steps(engine: AsyncEngine) -> None:
        await migrate(engine)
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.run_sync(lambda connection: command.downgrade(config_for(connection), "base"))
        await migrate(engine)

    migrated(tmp_path, steps)


def test_a_log_of_an_older_version_is_read(tmp_path: Path) -> None:
    def write_old(connection: Connection) -> None:
        command.upgrade(config_for(connection), "0002")
        table = Table("t")
        for number, entry in enumerate(OLD_LOG, 1):
            text = json.dumps(entry, separators=(",", ":"))
            connection.execute(schema.log.insert().values(table_id="t", number=number, at=number, entry=text))
            table.apply(read_entry(text.replace('"part"', '"entropy"')), number)
        row = table_row(table) | {"number": 3, "changed_at": 3}
        row["seats"] = row["seats"].replace('"status"', '"standing"')
        connection.execute(schema.tables.insert().values(row))

    def read_new(connection: Connection) -> None:
        table = Table("t")
        for row in connection.execute(select(schema.log).order_by(schema.log.c.number)):
            entry = read_entry(row.entry)
            assert write_entry(entry).startswith(row.entry[:20])
            table.apply(entry, row.at)
        assert [seat.entropy for seat in table.seats] == [ENTROPY, ENTROPY]
        assert table.seats[1].plan.name == "Zoë"
        assert table.state == "running"
        row = connection.execute(select(schema.tables)).one()
        assert [seat.status for seat in read_seats(row)] == ["sitting", "sitting"]

    def written(connection: Connection) -> list[object]:
        return [json.loads(row.entry) for row in connection.execute(select(schema.log).order_by(schema.log.c.number))]

    async def steps(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(write_old)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(read_new)
            await connection.run_sync(lambda connection: command.downgrade(config_for(connection), "0002"))
            assert await connection.run_sync(written) == OLD_LOG

    migrated(tmp_path, steps)
