"""Notices of what other processes have written, by one PostgreSQL LISTEN for each process.

A notice only says what to read. When the connection was lost, notices may have been missed, and everything is read.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

from kleinod.server.database.writer import CHANNEL

LOG = logging.getLogger(__name__)
MAX_DELAY = 5.0
KEEP_ALIVE = 15.0


class Listener:
    """Calls `on_notice` with each notice, and `on_missed` when notices may have been missed."""

    def __init__(self, url: str, *, on_notice: Callable[[str], None], on_missed: Callable[[], None]) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_notice = on_notice
        self._on_missed = on_missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns once the LISTEN is active."""
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection), name="listener")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._url, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._receive)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _receive(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._on_notice(str(payload))

    async def _run(self, connection: Any) -> None:
        delay = 0.1
        while True:
            try:
                await self._until_lost(connection)
            finally:
                connection.terminate()
            LOG.warning("the listening connection was lost")
            while True:
                await asyncio.sleep(delay)
                try:
                    connection = await self._connect()
                    break
                except Exception as error:  # any error: the process must go on trying to listen
                    LOG.info("the listening connection is still lost", extra={"error": type(error).__name__})
                    delay = min(delay * 2, MAX_DELAY)
            delay = 0.1
            self._on_missed()

    async def _until_lost(self, connection: Any) -> None:
        """Wait until the connection is lost, checking it regularly: a silent one may have died unnoticed."""
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        while not gone.is_set():
            try:
                await asyncio.wait_for(gone.wait(), KEEP_ALIVE)
            except TimeoutError:
                try:
                    await connection.execute("select 1", timeout=KEEP_ALIVE)
                except Exception:
                    return
