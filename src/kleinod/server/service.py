"""Builds, starts and stops the parts of the service."""

import asyncio
import gc
import logging
from typing import Protocol

from kleinod.server.analyses import Analyses
from kleinod.server.background import BackgroundJobs
from kleinod.server.database.engine import connect, is_sqlite
from kleinod.server.database.listener import Listener
from kleinod.server.database.migrate import migrate
from kleinod.server.database.store import Store
from kleinod.server.database.writer import Writer
from kleinod.server.hints import Hints
from kleinod.server.identity import Identity, signing_key
from kleinod.server.limits import Buckets, Queue
from kleinod.server.settings import Settings
from kleinod.server.tables import TableRegistry
from kleinod.server.workers import COMMAND, Workers

LOG = logging.getLogger(__name__)
ANALYST_NICE = 15
"""Niceness of the worker for analyses: lower priority than bots, for which somebody waits."""
MAX_READING = 20
"""Uploads that may wait to be read."""


class Client(Protocol):
    """A WebSocket connection."""

    visitor: str | None

    def send(self, message: bytes) -> None: ...

    def watches(self, table: str) -> bool: ...


class Service:
    """One process of the service."""

    identity: Identity

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = connect(settings.database)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine)
        alone = is_sqlite(settings.database)
        self.tables = TableRegistry(
            store=self.store, writer=self.writer, max_open=settings.max_open_tables, alone=alone
        )
        self.workers = Workers(count=settings.bot_workers, seconds=settings.bot_seconds)
        self.hints = Hints(self.workers)
        self.analysts = Workers(count=1, seconds=settings.bot_seconds, command=(*COMMAND, str(ANALYST_NICE)))
        self.analyses = Analyses(
            store=self.store, writer=self.writer, workers=self.analysts, alone=alone, spawn=self.tables.spawn
        )
        self.requests = Buckets(settings.requests_per_second)
        self.reading = Queue(MAX_READING)
        self.clients: set[Client] = set()
        self.background = BackgroundJobs(
            tables=self.tables,
            workers=self.workers,
            alone=alone,
            private_webhooks=settings.private_webhooks,
            connected=lambda: {client.visitor for client in self.clients if client.visitor is not None},
            send=self._send_to,
        )
        self._listener: Listener | None = None
        if not alone:
            self._listener = Listener(
                settings.database, on_notice=self.tables.on_notice, on_missed=self.tables.on_missed_notices
            )

    async def start(self) -> None:
        await migrate(self.engine)
        self.identity = Identity(store=self.store, writer=self.writer, key=await signing_key(self.engine, self.store))
        self.writer.start()
        if self._listener is not None:
            await self._listener.start()
        await self.workers.start()
        await self.analysts.start()
        self.background.start()
        _tune_gc()

    async def stop(self) -> None:
        """Stop bots, and write everything that has been accepted."""
        await self.background.stop()
        await self.tables.stop()
        await asyncio.gather(self.workers.stop(), self.analysts.stop())
        await self.writer.stop()
        if self._listener is not None:
            await self._listener.stop()
        await self.engine.dispose()

    def _send_to(self, visitor: str, message: bytes, table: str) -> None:
        """Send a message to all connections of a visitor that do not watch the table."""
        for client in list(self.clients):
            if client.visitor == visitor and not client.watches(table):
                client.send(message)


def _tune_gc() -> None:
    """Run the garbage collector less often, and never on what is loaded by now.

    With the defaults it took a tenth of the time and made all tables pause.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 20)
