"""The migrations lead to the tables that the code knows, and back."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from kleinod.server.database import schema
from kleinod.server.database.engine import connect
from kleinod.server.database.migrate import MIGRATIONS, migrate
from tests.server.processes import sqlite_in


def test_the_newest_shape_is_what_the_code_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    def back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")

    async def run() -> None:
        engine = connect(sqlite_in(tmp_path))
        await migrate(engine)
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.run_sync(back)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())
