"""Everything that the service is made of, put together, started and stopped."""

import asyncio
import gc
import logging
from typing import Protocol

from kleinod.server.analyses import Analyses
from kleinod.server.database.engine import connect, is_sqlite
from kleinod.server.database.listener import Listener
from kleinod.server.database.migrate import migrate
from kleinod.server.database.store import Store
from kleinod.server.database.writer import Writer
from kleinod.server.hints import Hints
from kleinod.server.house import House
from kleinod.server.identity import Identity, signing_key
from kleinod.server.limits import Buckets, Queue
from kleinod.server.settings import Settings
from kleinod.server.tending import Tending
from kleinod.server.workers import COMMAND, Workers

LOG = logging.getLogger(__name__)
ANALYST_NICE = 15
"""How far analyses stand back: behind bots, for whom somebody waits."""
MOST_READING = 20
"""Records that somebody has brought along and that wait to be read."""


class Client(Protocol):
    """A connection of a visitor."""

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
        self.house = House(store=self.store, writer=self.writer, most_open=settings.most_open_tables, alone=alone)
        self.workers = Workers(count=settings.bot_workers, seconds=settings.bot_seconds)
        self.hints = Hints(self.workers)
        self.analysts = Workers(count=1, seconds=settings.bot_seconds, command=(*COMMAND, str(ANALYST_NICE)))
        self.analyses = Analyses(
            store=self.store, writer=self.writer, workers=self.analysts, alone=alone, spawn=self.house.spawn
        )
        self.requests = Buckets(settings.per_second)
        self.reading = Queue(MOST_READING)
        self.clients: set[Client] = set()
        self.tending = Tending(
            house=self.house,
            workers=self.workers,
            alone=alone,
            private_webhooks=settings.private_webhooks,
            connected=lambda: {client.visitor for client in self.clients if client.visitor is not None},
            send=self._send_to,
        )
        self._listener: Listener | None = None
        if not alone:
            self._listener = Listener(settings.database, heard=self.house.heard, lost=self.house.lost)

    async def start(self) -> None:
        await migrate(self.engine)
        self.identity = Identity(store=self.store, writer=self.writer, key=await signing_key(self.engine, self.store))
        self.writer.start()
        if self._listener is not None:
            await self._listener.start()
        await self.workers.start()
        await self.analysts.start()
        self.tending.start()
        _rest_collector()

    async def stop(self) -> None:
        """What has been accepted is written; bots stop thinking."""
        await self.tending.stop()
        await self.house.stop()
        await asyncio.gather(self.workers.stop(), self.analysts.stop())
        await self.writer.stop()
        if self._listener is not None:
            await self._listener.stop()
        await self.engine.dispose()

    def _send_to(self, visitor: str, message: bytes, table: str) -> None:
        """To all connections of a visitor that do not see the table anyhow."""
        for client in list(self.clients):
            if client.visitor == visitor and not client.watches(table):
                client.send(message)


def _rest_collector() -> None:
    """Python's collector looks for cycles so often, and at so much that stays, that everybody feels it: a tenth of the
    time, and pauses at all tables. What was loaded by now stays; the rest is looked at more rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 20)
