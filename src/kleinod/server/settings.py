"""How a service is set up."""

import os
from pathlib import Path

from msgspec import Struct, json
from platformdirs import user_data_path

VARIABLE = "KLEINOD_SERVICE"
"""Hands the settings from the command line to the processes that serve."""


class Settings(Struct, frozen=True):
    database: str
    address: str = ""
    """Where people reach it, `https://…`: for links, cookies and the origin of requests; empty: wherever they ask."""
    bot_workers: int = 2
    bot_seconds: float = 30.0
    most_open_tables: int = 20
    per_second: float = 30.0
    """Commands on a WebSocket, or requests from an address."""
    messages_at_once: int = 200
    """Messages that may wait for a slow client before it is sent away."""
    behind_proxy: bool = False
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses: for tests."""

    def pass_on(self) -> None:
        os.environ[VARIABLE] = json.encode(self).decode()


def passed_on() -> Settings:
    return json.decode(os.environ[VARIABLE], type=Settings)


def data_folder() -> Path:
    return user_data_path("kleinod", ensure_exists=True)


def own_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'kleinod.sqlite'}"
