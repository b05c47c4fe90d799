"""Logging as JSON lines. Nothing secret is logged: no names, addresses, tokens, moves, positions."""

import logging
from datetime import UTC, datetime
from traceback import format_tb
from typing import Any

from msgspec import json

_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _STANDARD}
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return json.encode(line, enc_hook=str).decode()


def _trace(error: BaseException | None) -> str:
    """The traceback and the type of an error, without its message, which may hold secrets."""
    lines: list[str] = []
    while error is not None:
        lines = [*format_tb(error.__traceback__), f"{type(error).__qualname__}\n", *lines]
        error = error.__cause__ or error.__context__
    return "".join(lines)


def set_up() -> None:
    """Log to standard error; from libraries only warnings and errors."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kleinod").setLevel(logging.INFO)
