"""`kleinod serve`, and `kleinod` alone: the service and its lobby."""

import asyncio
import os
import socket
import sqlite3
import sys
import tempfile
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.error import URLError
from urllib.request import urlopen

from kleinod.cli.texts import Translator, phrase
from kleinod.engine.errors import KleinodError

if TYPE_CHECKING:
    from kleinod.server.settings import Settings

HOST = "127.0.0.1"
PORT = 8000
MAX_FILES = 65_536
SERVER: Final[dict[str, Any]] = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_max_size": 64 * 1024,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "timeout_graceful_shutdown": 3,
}
"""Options of uvicorn, here and in tests."""


class CannotServe(KleinodError):
    """The service cannot be started."""


def command(arguments: Namespace, translator: Translator) -> None:
    # imported here because it is slow, and other commands do not need it
    from kleinod.server.database.engine import is_sqlite
    from kleinod.server.settings import Settings, default_database

    database = arguments.database or default_database()
    workers = 1 if arguments.workers is None else max(arguments.workers, 1)
    if workers > 1 and is_sqlite(database):
        raise CannotServe(phrase("serve.sqlite_workers"))
    settings = Settings(
        database=database,
        address=arguments.address or "",
        behind_proxy=bool(arguments.address),
        **{
            name: value
            for name, value in {
                "bot_workers": arguments.bots,
                "requests_per_second": arguments.rate,
            }.items()
            if value is not None
        },
    )
    _run(settings, arguments.host or HOST, PORT if arguments.port is None else arguments.port, workers, translator)


def open_lobby(translator: Translator) -> None:
    """Serve on this machine and open the lobby in the browser."""
    from kleinod.server.settings import Settings, default_database

    address = f"http://{HOST}:{PORT}/"
    if _answers(address):
        print(translator.say("serve.runs_already", address=address))
        webbrowser.open(address)
        return
    threading.Thread(target=_open_browser_when_ready, args=(address,), daemon=True).start()
    _run(Settings(database=default_database()), HOST, PORT, 1, translator)


def _run(settings: "Settings", host: str, port: int, workers: int, translator: Translator) -> None:
    import uvicorn

    _check_port(host, port)
    _allow_many_files()
    with ExitStack() as stack:
        stack.enter_context(_exclusive(settings.database))
        asyncio.run(_prepare(settings.database))
        settings.pass_on()
        if workers > 1:
            # the processes share their metrics through this folder
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kleinod-metrics-"))
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        print(translator.say("serve.address", address=f"http://{host}:{port}/"), flush=True)
        uvicorn.run(
            "kleinod.server.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            proxy_headers=settings.behind_proxy,
            **SERVER,
        )


@contextmanager
def _exclusive(database: str) -> Iterator[None]:
    """Lock an SQLite database: a second process would not learn what this one writes.

    The lock is an SQLite lock on a separate file, which the system releases however this process ends.
    """
    from kleinod.server.database.engine import file_of, is_sqlite

    if not is_sqlite(database):
        yield
        return
    with closing(_lock(file_of(database))):
        yield


def _lock(file: Path) -> sqlite3.Connection:
    try:
        lock = sqlite3.connect(f"{file}-served", timeout=0, isolation_level=None)
        lock.execute("pragma journal_mode=off")
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname == "SQLITE_BUSY":
            raise CannotServe(phrase("serve.served_already", file=file)) from error
        raise CannotServe(phrase("serve.no_database", reason=error)) from error
    return lock


def _allow_many_files() -> None:
    """Raise the limit of open files: each connection is one, and the usual limit is 1,024."""
    if sys.platform != "win32":
        import resource

        _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = MAX_FILES if hard_limit == resource.RLIM_INFINITY else min(hard_limit, MAX_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard_limit))


def _check_port(host: str, port: int) -> None:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe(phrase("serve.no_port", host=host, port=port, reason=reason)) from error


async def _prepare(database: str) -> None:
    """Migrate the database, which also checks that it can be reached."""
    from sqlalchemy.exc import SQLAlchemyError

    from kleinod.server.database.engine import connect
    from kleinod.server.database.migrate import migrate

    engine = connect(database)
    try:
        await migrate(engine)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe(phrase("serve.no_database", reason=reason)) from error
    finally:
        await engine.dispose()


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}health", timeout=1) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError, ValueError):
        return False


def _open_browser_when_ready(address: str) -> None:
    for _ in range(150):
        if _answers(address):
            webbrowser.open(address)
            return
        time.sleep(0.2)
