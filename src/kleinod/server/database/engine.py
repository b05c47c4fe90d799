"""Connections to the database."""

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kleinod.engine.errors import KleinodError
from kleinod.engine.words import Words

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


class BadDatabase(KleinodError):
    """A database that cannot be used."""


def connect(url: str) -> AsyncEngine:
    """The engine of an address; raises BadDatabase. Nothing is opened yet."""
    if is_sqlite(url):
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 30})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(
        url,
        hide_parameters=True,  # an error may be logged, and must not tell what was to be written
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=8,
        connect_args={"timeout": 10},
    )


def is_sqlite(url: str) -> bool:
    try:
        driver = make_url(url).drivername
    except ArgumentError:
        driver = ""
    if driver not in DRIVERS:
        raise BadDatabase(
            Words(
                f"Diese Datenbank ist keine von {', '.join(DRIVERS)}.",
                f"This database is none of {', '.join(DRIVERS)}.",
            )
        )
    return driver == DRIVERS[0]


def file_of(url: str) -> Path:
    """Where an embedded database lies."""
    return Path(make_url(url).database or "")


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Readers do not wait for the writer; what is committed stays, even when the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
