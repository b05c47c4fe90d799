"""Connections to the database."""

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kleinod.engine.errors import KleinodError
from kleinod.server.texts import BAD_DATABASE

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


class BadDatabase(KleinodError):
    """A database that cannot be used."""


def connect(url: str) -> AsyncEngine:
    """The engine of a database URL; raises BadDatabase. Does not connect yet."""
    if is_sqlite(url):
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 30})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(
        url,
        hide_parameters=True,  # errors may be logged, and values may be secret
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
        raise BadDatabase(BAD_DATABASE.fill({"drivers": ", ".join(DRIVERS)}))
    return driver == DRIVERS[0]


def file_of(url: str) -> Path:
    """The file of an SQLite database."""
    return Path(make_url(url).database or "")


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Let readers not wait for the writer, and make commits survive a power failure."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
