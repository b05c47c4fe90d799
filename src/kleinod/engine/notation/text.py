"""Text that comes from outside: files of any size and content, read without harm."""

import json
from pathlib import Path
from typing import Final

from kleinod.engine.checked import AT
from kleinod.engine.errors import KleinodError
from kleinod.engine.texts import TEXTS

MAX_CHARACTERS: Final = 1_000_000

TOO_LONG: Final = TEXTS.text("file.too_long", "maximum").fill({"maximum": MAX_CHARACTERS})
_UNREADABLE: Final = TEXTS.text("file.unreadable", "path", "reason")
_NOT_TEXT: Final = TEXTS.text("file.not_text", "path")
_NESTED: Final = TEXTS.text("file.nested")
_NOT_JSON: Final = TEXTS.text("file.not_json", "line", "column")
_LARGE_NUMBER: Final = TEXTS.text("file.large_number")


class BadFile(KleinodError):
    """A file cannot be read or is not text."""


def read_text(path: Path) -> str:
    """A whole text file; raises BadFile."""
    try:
        with path.open("rb") as file:
            raw = file.read(4 * MAX_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadFile(_UNREADABLE.fill({"path": path, "reason": reason})) from error
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(_NOT_TEXT.fill({"path": path})) from error
    if len(text) > MAX_CHARACTERS:
        raise BadFile(AT.fill({"path": path, "problem": TOO_LONG}))
    return text


def parse_json(text: str, error: type[KleinodError]) -> object:
    """Any JSON value, or our own error for everything else."""
    if len(text) > MAX_CHARACTERS:
        raise error(TOO_LONG)
    try:
        return json.loads(text)
    except RecursionError:
        raise error(_NESTED) from None
    except json.JSONDecodeError as wrong:
        raise error(_NOT_JSON.fill({"line": wrong.lineno, "column": wrong.colno})) from None
    except ValueError:
        raise error(_LARGE_NUMBER) from None
