"""Several processes serve the same tables from one PostgreSQL; one of them may end at any moment."""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import text

from kleinod.server.background import BOT_STALLED_AFTER
from kleinod.server.database.engine import connect
from kleinod.server.database.migrate import migrate
from tests.server.accounts import read_table, settle
from tests.server.players import Player, seat_pair
from tests.server.postgresql import Cluster, any_server, fresh_database, own_cluster, show_out
from tests.server.processes import COMMAND, PATIENCE, Server, free_port, serving, sqlite_in
from tests.server.waiting import (
    NO_BOTS,
    pass_time,
    sit_down_with_a_clock,
    until_a_bot_is_awaited,
    until_happened,
    until_the_bot_has_moved,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")

TALK = 30
SHORT = {"round_limit": 15}
"""Long enough to be interrupted several times."""


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    with any_server() as server:
        yield server


@pytest.fixture
def database(postgresql: str) -> Iterator[str]:
    with fresh_database(postgresql) as database:
        yield database


@contextmanager
def two_servers(database: str) -> Iterator[tuple[Server, Server]]:
    """Started at the same moment, so that both find an empty database."""
    first, second = Server(database), Server(database)
    with ExitStack() as stack:
        for server in (first, second):
            stack.callback(server.close)
            server.launch()
        for server in (first, second):
            server.wait_until_healthy()
        yield first, second
        for server in (first, second):
            assert "Traceback" not in server.said, server.said


def pair_at(first: Server, second: Server) -> tuple[Player, Player]:
    """Two people, each at another process first."""
    return Player("Ada", [first, second]), Player("Ben", [second, first])


async def finish(database: str, *players: Player) -> None:
    for player in players:
        await player.see_all()
    number = max(player.number for player in players)
    for player in players:
        await player.until(lambda player=player: player.number >= number)
        await player.leave()
    await settle(database, list(players))


def test_one_process_ends_and_the_game_goes_on(database: str) -> None:
    """Nobody notices more than a reconnect, whichever process is killed, again and again."""

    async def run(first: Server, second: Server) -> None:
        ada, ben = pair_at(first, second)
        await seat_pair(ada, ben, options=SHORT)
        playing = [asyncio.create_task(player.play_on(Random(i))) for i, player in enumerate((ada, ben))]
        for server in (first, second, first):
            before = ada.number
            await ada.until(lambda before=before: ada.number > before + 20 or ada.state == "over")
            await asyncio.to_thread(server.kill)
            before = ada.number
            await ada.until(lambda before=before: ada.number > before + 10 or ada.state == "over")
            await asyncio.to_thread(server.start)
        await asyncio.gather(*playing)
        await finish(database, ada, ben)
        assert ada.reconnects + ben.reconnects >= 3
        assert all("moment" not in said for player in (ada, ben) for said in player.refused)

    with two_servers(database) as (first, second):
        asyncio.run(run(first, second))


def test_both_processes_write_at_once(database: str) -> None:
    """Of two commands for the same place in the log one gets it; the other looks again. No gap, nothing twice."""

    async def run(first: Server, second: Server) -> None:
        ada, ben = pair_at(first, second)
        await seat_pair(ada, ben, options=SHORT)
        # the same seat from another device, at the other process
        twin = Player("Ada", [second, first])
        twin.cookie, twin.table, twin.seat = ada.cookie, ada.table, ada.seat
        await twin.watch()
        random = Random(1)
        talking = [asyncio.create_task(talk(player)) for player in (ada, ben)]
        for _ in range(60):
            mover = ada if ada.question is not None else ben
            question = mover.question
            if question is None:
                await asyncio.sleep(0.01)
                continue
            move = random.choice(question["options"])["text"]
            before = mover.number
            # the end of a phase may show nothing: sent twice, it would end two
            both = [ada, twin] if mover is ada and move != "done" else [mover]
            await asyncio.gather(*(player.play(move) for player in both if player.number == before))
            # whoever was accepted knows what it led to, which may be nothing that shows
            after = max(player.number for player in both)
            for player in (ada, ben, twin):
                await player.until(lambda player=player, after=after: player.number >= after)
        await asyncio.gather(*talking)
        for player in (ada, ben, twin):
            await player.until(lambda player=player: len(player.chat) == 2 * TALK)
        # only one of both devices was accepted, each time, and nothing else is in the log
        assert max((ada.sent + twin.sent).values()) == 2
        ada.sent = ada.accepted = ada.accepted + twin.accepted
        assert {count for (_, _, move), count in ada.accepted.items() if move != "done"} == {1}
        said = Counter(line["text"] for line in ada.chat)
        assert said == Counter({f"{name} {i}": 1 for name in ("Ada", "Ben") for i in range(TALK)})
        assert ada.chat == ben.chat == twin.chat
        assert twin.events == ada.events
        await twin.leave()
        await finish(database, ada, ben)

    with two_servers(database) as (first, second):
        asyncio.run(run(first, second))


async def talk(player: Player) -> None:
    for i in range(TALK):
        answer = await player.command(type="say", text=f"{player.name} {i}")
        assert answer["type"] == "accepted", answer


def test_one_seat_and_many_who_want_it(database: str) -> None:
    async def run(servers: tuple[Server, Server]) -> None:
        host = Player("Ada", [servers[0]])
        await host.arrive()
        invite = await host.create([{"kind": "own"}, {"kind": "open"}, {"kind": "open"}], listed=True)
        guests = [Player(f"G{i}", [servers[i % 2]]) for i in range(8)]
        await asyncio.gather(*(guest.arrive() for guest in guests))
        results = await asyncio.gather(*(guest.join(host.table, invite) for guest in guests), return_exceptions=True)
        refused = [result for result in results if isinstance(result, httpx.HTTPStatusError)]
        assert [result.response.status_code for result in refused] == [409] * 6
        sitting = {guest.seat for guest, result in zip(guests, results, strict=True) if result is None}
        assert sitting == {1, 2}
        # the other process knows at once who sits there
        await host.begin()
        table, _ = await read_table(database, host.table)
        assert table.state == "running"
        assert table.number == 4

    with two_servers(database) as servers:
        asyncio.run(run(servers))


def test_bots_of_a_killed_process_are_moved_by_the_other(database: str) -> None:
    with serving(database, more=NO_BOTS) as first, serving(database) as second:
        ada = Player("Ada", [first, second])
        asyncio.run(until_a_bot_is_awaited(ada))
        first.kill()
        asyncio.run(until_the_bot_has_moved(ada, seconds=BOT_STALLED_AFTER / 1000 + PATIENCE))
        assert "Traceback" not in second.said


def test_clocks_of_a_killed_process_are_watched_by_the_other(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        ada, ben = pair_at(first, second)
        ben.servers = [first]
        asyncio.run(sit_down_with_a_clock(ada, ben))
        first.kill()
        asyncio.run(pass_time(database, ada.table, minutes=2))
        asyncio.run(until_happened(database, ada.table, "warned"))
        assert "Traceback" not in second.said


def test_connections_to_the_database_are_lost(postgresql: str, database: str) -> None:
    """The processes notice, listen again, and look for what they have missed."""

    async def run(first: Server, second: Server) -> None:
        ada, ben = pair_at(first, second)
        await seat_pair(ada, ben, options=SHORT)
        playing = [asyncio.create_task(player.play_on(Random(i))) for i, player in enumerate((ada, ben))]
        for _ in range(4):
            before = ada.number
            await ada.until(lambda before=before: ada.number > before + 5 or ada.state == "over")
            await asyncio.to_thread(show_out, postgresql, database)
        await asyncio.gather(*playing)
        await finish(database, ada, ben)
        assert ada.reconnects == ben.reconnects == 1  # their leaving: of the database's trouble they saw nothing

    with two_servers(database) as (first, second):
        asyncio.run(run(first, second))


@pytest.mark.parametrize(
    "pauses", [(0.0,), pytest.param((0.0, 2.0, 0.0), marks=pytest.mark.slow)], ids=["once", "often"]
)
def test_the_database_is_restarted(pauses: tuple[float, ...]) -> None:
    """In the middle of a game, at once and without asking anybody."""

    async def run(cluster: Cluster, database: str, first: Server, second: Server) -> None:
        ada, ben = pair_at(first, second)
        await seat_pair(ada, ben, options=SHORT)
        playing = [asyncio.create_task(player.play_on(Random(i))) for i, player in enumerate((ada, ben))]
        for pause in pauses:
            before = ada.number
            await ada.until(lambda before=before: ada.number > before + 20 or ada.state == "over")
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(pause)
            assert not await asyncio.to_thread(first.is_healthy)
            await asyncio.to_thread(cluster.start)
        await asyncio.gather(*playing)
        await finish(database, ada, ben)
        assert await asyncio.to_thread(first.is_healthy)

    with own_cluster() as cluster, fresh_database(cluster.url) as database, two_servers(database) as (first, second):
        asyncio.run(run(cluster, database, first, second))


def test_several_migrate_at_once(database: str) -> None:
    async def run() -> list[str]:
        engines = [connect(database) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        async with engines[0].connect() as connection:
            rows = (await connection.execute(text("select version_num from alembic_version"))).all()
        for engine in engines:
            await engine.dispose()
        return [row[0] for row in rows]

    assert len(asyncio.run(run())) == 1


def test_two_workers_on_one_port(database: str) -> None:
    """One of them is killed; it is replaced, and the other goes on meanwhile."""

    async def run(server: Server) -> None:
        ada, ben = Player("Ada", [server]), Player("Ben", [server])
        await seat_pair(ada, ben, options=SHORT)
        playing = [asyncio.create_task(player.play_on(Random(i))) for i, player in enumerate((ada, ben))]
        before = ada.number
        await ada.until(lambda: ada.number > before + 20)
        workers = children(server.pid)
        assert len(workers) >= 2
        os.kill(workers[-1], signal.SIGKILL)
        await asyncio.gather(*playing)
        await finish(database, ada, ben)
        assert "kleinod_moves_total" in await ada.request("GET", "/metrics")

    with serving(database, more=("--workers", "2")) as server:
        asyncio.run(run(server))
        assert server.interrupt() == 0
        assert "Traceback" not in server.said


def children(pid: int) -> list[int]:
    """Processes that a process has started and that serve, in the order of their ids."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            if parent == pid and b"spawn_main" in (status.parent / "cmdline").read_bytes():
                found.append(int(status.parent.name))
    return sorted(found)


@pytest.mark.parametrize(("language", "said"), [("en", "PostgreSQL"), ("de", "PostgreSQL")])
def test_two_workers_need_postgresql(tmp_path: Path, language: str, said: str) -> None:
    command = [*COMMAND, "--lang", language, "--workers", "2", "--port", str(free_port())]
    done = subprocess.run([*command, "--database", sqlite_in(tmp_path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
