"""The real service on a free port of this machine, in a thread of the test's own process."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from kleinod.cli.serve import SERVER
from kleinod.server import app
from kleinod.server.service import Service
from kleinod.server.settings import Settings

PATIENCE = 20.0
FAST = 1e6
"""Requests a second, where a test is not about speed."""


class Running:
    """A service that answers at `address`; `service` is what it is made of, for tests that look behind the wire."""

    def __init__(self, address: str, service: Service) -> None:
        self.address = address
        self.service = service

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    @property
    def socket_address(self) -> str:
        return f"ws://{self.host}/ws"


@contextmanager
def running(folder: Path, **settings: object) -> Iterator[Running]:
    """Serve with SQLite in a folder, by the same server and with the same limits as `kleinod serve` does."""
    values: dict = {"database": f"sqlite+aiosqlite:///{folder}/kleinod.sqlite", "requests_per_second": FAST} | settings
    guard = app.create(Settings(**values))
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(guard, proxy_headers=guard.service.settings.behind_proxy, **SERVER))
    thread = threading.Thread(target=server.run, args=([listening],), name="service")
    thread.start()
    try:
        for _ in range(int(PATIENCE * 100)):
            if server.started or not thread.is_alive():
                break
            thread.join(0.01)
        assert server.started, "the service does not start"
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", guard.service)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the service does not stop"
