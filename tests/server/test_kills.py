"""A service that is ended under load loses nothing that it has acknowledged.

kill -9 proves that a move is acknowledged only after its commit. It proves nothing about power loss: what the system
was given it still writes. For that SQLite is told to wait for the disk (`synchronous=FULL`).
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.accounts import settle
from tests.server.players import Player, seat_pair
from tests.server.processes import Server, serving, sqlite_in

TABLES = 4
FEW = 3

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")

Pair = tuple[Player, Player]


class Load:
    """Pairs who play one game after another, whatever happens to the service."""

    def __init__(self, servers: list[Server]) -> None:
        self.games: list[Pair] = []
        self._servers = servers
        self._playing: list[asyncio.Task[None]] = []

    @property
    def accepted(self) -> int:
        return sum(player.accepted.total() for pair in self.games for player in pair)

    @property
    def reconnects(self) -> int:
        return sum(player.reconnects for pair in self.games for player in pair)

    def start(self) -> None:
        self._playing = [asyncio.create_task(self._play(Random(i))) for i in range(TABLES)]

    async def _play(self, random: Random) -> None:
        while True:
            first, second = Player("Ada", self._servers), Player("Ben", self._servers)
            try:
                await seat_pair(first, second)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)  # the service has just ended: begin anew
                continue
            self.games.append((first, second))
            await asyncio.gather(first.play_on(random), second.play_on(random))
            await _part(first, second)

    async def progress(self) -> None:
        """Wait until something more is accepted."""
        before = self.accepted
        async with asyncio.timeout(60):
            while self.accepted == before:
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def stop(self, database: str) -> None:
        """No more moves; everything is compared."""
        for task in self._playing:
            task.cancel()
        results = await asyncio.gather(*self._playing, return_exceptions=True)
        assert [result for result in results if isinstance(result, Exception)] == []
        for first, second in self.games:
            await _part(first, second)
            await settle(database, [first, second])


async def _part(*pair: Player) -> None:
    """Nobody leaves before all have seen everything; who has left stays away."""
    if all(player.present for player in pair):
        for player in pair * 2:  # the first may be done before what the second sent last is carried out
            await player.see_all()
    for player in pair:
        await player.leave()


def play_through(folder: Path, *, ends: int, end: Callable[[Server], None], seconds: float) -> None:
    """Play while the service is ended so often, each time in the middle of something, and started again.

    On a machine that has much else to do it is ended less often, but a few times at least.
    """
    database = sqlite_in(folder)

    async def run(server: Server) -> Load:
        random = Random(ends)
        load = Load([server])
        load.start()
        enough = time.monotonic() + seconds
        for done in range(ends):
            if done >= FEW and time.monotonic() > enough:
                break
            await load.progress()
            await asyncio.sleep(random.uniform(0.0, 0.5))
            await asyncio.to_thread(end, server)
            await asyncio.to_thread(server.start)
        await load.progress()
        await load.stop(database)
        return load

    with serving(database) as server:
        load = asyncio.run(run(server))
        print(f"{load.accepted} moves in {len(load.games)} games, {load.reconnects} lost connections")
        assert load.reconnects >= TABLES * FEW
        assert '"level":"error"' not in server.said
        assert "Traceback" not in server.said
    with sqlite3.connect(folder / "kleinod.sqlite") as connection:
        assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
    connection.close()


def interrupt(server: Server) -> None:
    assert server.interrupt() == 0


def test_killed_under_load(tmp_path: Path) -> None:
    play_through(tmp_path, ends=FEW, end=Server.kill, seconds=25)


@pytest.mark.slow
def test_killed_hundreds_of_times(tmp_path: Path) -> None:
    play_through(tmp_path, ends=300, end=Server.kill, seconds=3600)


def test_interrupted_under_load(tmp_path: Path) -> None:
    """Ctrl-C: the same, with an orderly exit and not a word."""
    play_through(tmp_path, ends=FEW, end=interrupt, seconds=25)
