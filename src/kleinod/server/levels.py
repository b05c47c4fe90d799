"""The bots that play at tables."""

from typing import Final

from kleinod.bots import BOTS
from kleinod.engine.errors import BadOption
from kleinod.engine.tables import unknown

LEVELS: Final = tuple(BOTS)
SUBSTITUTE: Final = "solid"
"""Plays for somebody who has gone; quick, and no shame for the seat."""


def check_level(name: str) -> None:
    """Raises BadOption if there is no such bot."""
    if name not in LEVELS:
        raise BadOption(unknown(name, list(LEVELS)))
