"""A registry in this process: those who watch miss nothing, and see nothing twice."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from msgspec import json

from kleinod.server import tables as table_registry
from kleinod.server.database import schema
from kleinod.server.database.engine import connect
from kleinod.server.database.migrate import migrate
from kleinod.server.database.store import Store
from kleinod.server.database.writer import Writer
from kleinod.server.identity import Identity
from kleinod.server.live_table import LiveTable
from kleinod.server.table import commands
from kleinod.server.table.plan import Plan, SeatPlan
from kleinod.server.tables import TableRegistry
from tests.server.processes import sqlite_in

ENTROPY = "0" * 32


class Ear:
    """Watches a table and keeps what it is sent."""

    def __init__(self, seat: int, visitor: str) -> None:
        self.seat = seat
        self.visitor: str | None = visitor
        self.language = "en"
        self.number = 0
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.decode(message))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


class Scene:
    """Several table_registry at one database, and a visitor with a table against nobody in particular."""

    def __init__(self, store: Store, writers: list[Writer], visitor: str) -> None:
        self.writers = writers
        self.table_registry = [
            TableRegistry(store=store, writer=writer, max_open=9999, alone=False) for writer in writers
        ]
        self.visitor = visitor

    async def table(self) -> LiveTable:
        plan = Plan(game="dominion", seats=[SeatPlan("own"), SeatPlan("hotseat")])
        live = await self.table_registry[0].create(visitor=self.visitor, plan=plan, entropy=ENTROPY)
        await self.table_registry[0].command(live, lambda table: commands.start(table, visitor=self.visitor))
        return live

    async def move(self, registry: TableRegistry, live: LiveTable) -> None:
        def first_option(table: Any) -> commands.Draft:
            move = table.match.decision.options[0].text
            return commands.play(table, seat=table.awaited, moves=[move], seen=None)

        await registry.command(live, first_option)

    async def chat_by_another_process(self, live: LiveTable, number: int) -> None:
        row = {"table_id": live.table.id, "number": number, "at": 1, "visitor": self.visitor, "text": f"Nr. {number}"}
        await self.writers[1].write(schema.chat.insert().values(row))


def play(folder: Path, work: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = connect(sqlite_in(folder))
        try:
            await migrate(engine)
            store, writers = Store(engine), [Writer(engine), Writer(engine)]
            for writer in writers:
                writer.start()
            identity = Identity(store=store, writer=writers[0], key="00")
            await work(Scene(store, writers, await identity.create_visitor("Ada", 1)))
            for writer in writers:
                await writer.stop()
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_a_line_of_the_chat_reaches_those_who_were_there_before(tmp_path: Path) -> None:
    """Somebody else begins to watch between its writing and its spreading."""

    async def work(scene: Scene) -> None:
        live, registry = await scene.table(), scene.table_registry[0]
        early, late = Ear(0, scene.visitor), Ear(1, scene.visitor)
        await registry.watch(live, early, since=0)
        await scene.chat_by_another_process(live, 1)
        await registry.watch(live, late, since=0)
        await scene.chat_by_another_process(live, 2)
        await registry.say(live, visitor=scene.visitor, text="Nr. 3")
        assert [message["line"]["number"] for message in early.of("chat")] == [1, 2, 3]
        assert [said["number"] for said in late.of("snapshot")[0]["chat"]] == [1]
        assert [message["line"]["number"] for message in late.of("chat")] == [2, 3]

    play(tmp_path, work)


def test_two_houses_take_turns(tmp_path: Path) -> None:
    """Each finds its place taken by the other, catches up, and its watchers see everything once, in order."""

    async def work(scene: Scene) -> None:
        first, second = scene.table_registry
        live = await scene.table()
        other = await second.open(live.table.id)
        ears = [Ear(0, scene.visitor), Ear(0, scene.visitor)]
        await first.watch(live, ears[0], since=0)
        await second.watch(other, ears[1], since=0)
        for _ in range(10):
            await scene.move(first, live)
            await scene.move(second, other)
            await scene.move(second, other)
        await first.open(live.table.id)  # looks at what is there
        for ear in ears:
            events = [event for message in ear.heard for event in message.get("events", [])]
            assert [event["number"] for event in events] == list(range(1, len(events) + 1))
            assert len(events) == len(live.table.sent[0])
        assert live.table.number == other.table.number == 32

    play(tmp_path, work)


def test_a_table_that_somebody_holds_is_never_there_twice(tmp_path: Path, monkeypatch: Any) -> None:
    """Although it had to make room in memory."""
    monkeypatch.setattr(table_registry, "MAX_LIVE_TABLES", 10)

    async def work(scene: Scene) -> None:
        registry = scene.table_registry[0]
        held = await scene.table()
        for _ in range(20):
            await scene.table()
        assert len(registry._cache) <= 11
        assert held.table.id not in registry._cache
        assert await registry.open(held.table.id) is held

    play(tmp_path, work)
