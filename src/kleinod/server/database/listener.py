"""What other processes have written, as PostgreSQL tells it: one LISTEN for this process, from its start.

A notice only says where to look. When the connection is lost nothing is known of what was missed: then everybody
looks everywhere.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

from kleinod.server.database.writer import CHANNEL

LOG = logging.getLogger(__name__)
LONGEST_PAUSE = 5.0
SIGN_OF_LIFE = 15.0


class Listener:
    """Calls `heard` with each notice, and `lost` when notices may have been missed."""

    def __init__(self, url: str, *, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._lost = lost
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when the LISTEN is in force."""
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection), name="listener")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._url, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._heard(str(payload))

    async def _run(self, connection: Any) -> None:
        pause = 0.1
        while True:
            try:
                await self._until_lost(connection)
            finally:
                connection.terminate()
            LOG.warning("the connection that listens was lost")
            while True:
                await asyncio.sleep(pause)
                try:
                    connection = await self._connect()
                    break
                except Exception as error:  # whatever it is: a process that no longer listens would be worse
                    LOG.info("still not listening", extra={"error": type(error).__name__})
                    pause = min(pause * 2, LONGEST_PAUSE)
            pause = 0.1
            self._lost()

    async def _until_lost(self, connection: Any) -> None:
        """A connection that nobody talks on may be dead for long without anybody knowing: ask now and then."""
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        while not gone.is_set():
            try:
                await asyncio.wait_for(gone.wait(), SIGN_OF_LIFE)
            except TimeoutError:
                try:
                    await connection.execute("select 1", timeout=SIGN_OF_LIFE)
                except Exception:
                    return
