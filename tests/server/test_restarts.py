"""What waited when the service ended goes on when it starts again."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.players import Player
from tests.server.processes import COMMAND, free_port, serving, sqlite_in
from tests.server.waiting import (
    NO_BOTS,
    pass_time,
    sit_down_with_a_clock,
    until_a_bot_is_awaited,
    until_happened,
    until_the_bot_has_moved,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")


def test_one_database_is_served_once(tmp_path: Path) -> None:
    """Two processes at one SQLite would not hear of each other; the second says so."""
    database = sqlite_in(tmp_path)
    with serving(database) as server:
        command = [*COMMAND, "--port", str(free_port()), "--database", database]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (second.returncode, second.stdout) == (2, "")
        assert (
            second.stderr
            == f"Another service is already using {tmp_path / 'kleinod.sqlite'}; several processes need PostgreSQL.\n"
        )
        server.kill()
        server.start()


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    for database in (sqlite_in(tmp_path / "nowhere"), "postgresql+asyncpg://nobody@127.0.0.1:9/nothing"):
        command = [*COMMAND, "--port", str(free_port()), "--database", database]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("The database cannot be opened: ")
        assert done.stderr.count("\n") == 1


def test_a_bot_that_was_thinking_moves(tmp_path: Path) -> None:
    """At once: with SQLite no other process can be thinking for it."""
    with serving(sqlite_in(tmp_path), more=NO_BOTS) as server:
        ada = Player("Ada", [server])
        asyncio.run(until_a_bot_is_awaited(ada))
        server.kill()
        server.more = ()
        server.start()
        asyncio.run(until_the_bot_has_moved(ada, seconds=60))
        assert "Traceback" not in server.said


def test_clocks_run_while_the_service_does_not(tmp_path: Path) -> None:
    """A deadline that passed meanwhile is noticed at the start: first a warning, then a bot takes over."""
    database = sqlite_in(tmp_path)
    with serving(database) as server:
        ada, ben = Player("Ada", [server]), Player("Ben", [server])
        asyncio.run(sit_down_with_a_clock(ada, ben))
        for kind in ("warned", "timed_out"):
            server.kill()
            asyncio.run(pass_time(database, ada.table, minutes=2))
            server.start()
            asyncio.run(until_happened(database, ada.table, kind))
        assert "Traceback" not in server.said


def test_a_deadline_that_has_not_passed_is_kept(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with serving(database) as server:
        ada, ben = Player("Ada", [server]), Player("Ben", [server])
        asyncio.run(sit_down_with_a_clock(ada, ben))

        async def clock() -> object:
            return (await ada.request("GET", f"/api/tables/{ada.table}"))["table"]["clock"]

        before = asyncio.run(clock())
        server.kill()
        server.start()
        assert asyncio.run(clock()) == before
