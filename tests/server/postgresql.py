"""A PostgreSQL for tests: the one of this machine, or one of our own from Debian's package."""

import asyncio
import getpass
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from tests.server.processes import free_port

USUAL = "postgresql://root@127.0.0.1:5432/test"
"""What developers' machines have: PostgreSQL that trusts whoever is there."""
PACKAGES = Path("/usr/lib/postgresql")
"""Where Debian puts it."""
OWNER = "postgres"
"""Whom root lets it run as: PostgreSQL refuses to be root."""


def execute(url: str, *statements: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url, timeout=10)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def programs() -> Path | None:
    """The folder of the newest PostgreSQL that is installed."""
    found = [path.parent for path in PACKAGES.glob("*/bin/pg_ctl")]
    return max(found, key=lambda path: float(path.parent.name), default=None)


class Cluster:
    """A PostgreSQL of our own, which may be stopped and started."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._owner = OWNER if os.geteuid() == 0 else getpass.getuser()
        self._folder = Path(tempfile.mkdtemp(prefix="kleinod-postgresql-"))
        self.port = free_port()
        self.url = f"postgresql://{self._owner}@127.0.0.1:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(self._folder, self._owner)
        self._run("initdb", "--auth=trust", "--no-sync", "--no-locale", "--encoding=UTF8")

    def _run(self, program: str, *arguments: str) -> None:
        data = str(self._folder / "data")
        command = [str(self._programs / program), "-D", data, *arguments]
        user = self._owner if os.geteuid() == 0 else None
        # the server keeps what it inherits, so nothing may be a pipe
        with (self._folder / "said").open("ab") as said:
            subprocess.run(
                command, check=True, user=user, cwd=self._folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said
            )

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self._folder}"
        self._run("pg_ctl", "start", "-w", "-l", str(self._folder / "log"), "-o", options)

    def stop(self) -> None:
        """Without waiting for anybody."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def close(self) -> None:
        if (self._folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self._folder)


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """One that may be restarted; skips where PostgreSQL is not installed."""
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL of its own: Debian's package postgresql is not installed")
    cluster = Cluster(found)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@contextmanager
def any_server() -> Iterator[str]:
    """Where databases can be made."""
    try:
        execute(USUAL)
    except (OSError, asyncpg.PostgresError, TimeoutError):
        with own_cluster() as cluster:
            print("no PostgreSQL at 127.0.0.1:5432, so one was started from Debian's package")
            yield cluster.url
    else:
        yield USUAL


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """A database of one's own, as the service wants its address."""
    name = f"kleinod_{token_hex(6)}"
    execute(server, f"create database {name}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}".replace("postgresql:", "postgresql+asyncpg:")
    finally:
        _drop(server, name)


def _drop(server: str, name: str) -> None:
    """Whoever is still there, is shown out."""
    for _ in range(20):
        try:
            execute(server, f"drop database if exists {name} with (force)")
            return
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.5)
    raise AssertionError(f"{name} is still there")


def show_out(server: str, database: str) -> None:
    """End all connections to a database, as a restart would."""
    name = database.rpartition("/")[2]
    execute(server, f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
