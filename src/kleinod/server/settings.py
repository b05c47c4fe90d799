"""The settings of the service."""

import os
from pathlib import Path

from msgspec import Struct, json
from platformdirs import user_data_path

VARIABLE = "KLEINOD_SERVICE"
"""The environment variable that passes the settings from the command line to the server processes."""


class Settings(Struct, frozen=True):
    database: str
    address: str = ""
    """The public address, `https://…`, for cookies and the origin check; if empty, the host of each request."""
    bot_workers: int = 2
    bot_seconds: float = 30.0
    max_open_tables: int = 20
    requests_per_second: float = 30.0
    """For commands on a WebSocket, and for HTTP requests from an address."""
    max_queued_messages: int = 200
    """Messages that may wait for a slow client before it is disconnected."""
    behind_proxy: bool = False
    private_webhooks: bool = False
    """Whether webhooks may call private addresses; for tests."""

    def pass_on(self) -> None:
        os.environ[VARIABLE] = json.encode(self).decode()


def passed_on() -> Settings:
    return json.decode(os.environ[VARIABLE], type=Settings)


def data_folder() -> Path:
    return user_data_path("kleinod", ensure_exists=True)


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'kleinod.sqlite'}"
