"""Text that comes from outside: files of any size and content, read without harm."""

import json
from pathlib import Path
from typing import Final

from kleinod.engine.errors import KleinodError
from kleinod.engine.text import Text

MAX_CHARACTERS: Final = 1_000_000

TOO_LONG: Final = Text(
    f"das ist zu lang (mehr als {MAX_CHARACTERS} Zeichen)",
    f"this is too long (more than {MAX_CHARACTERS} characters)",
)


class BadFile(KleinodError):
    """A file cannot be read or is not text."""


def read_text(path: Path) -> str:
    """A whole text file; raises BadFile."""
    try:
        with path.open("rb") as file:
            raw = file.read(4 * MAX_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadFile(Text(f"{path} lässt sich nicht lesen ({reason})", f"{path} cannot be read ({reason})")) from error
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(Text(f"{path} ist kein Text in UTF-8", f"{path} is not text in UTF-8")) from error
    if len(text) > MAX_CHARACTERS:
        raise BadFile(Text(f"{path}: {TOO_LONG.de}", f"{path}: {TOO_LONG.en}"))
    return text


def parse_json(text: str, error: type[KleinodError]) -> object:
    """Any JSON value, or our own error for everything else."""
    if len(text) > MAX_CHARACTERS:
        raise error(TOO_LONG)
    try:
        return json.loads(text)
    except RecursionError:
        raise error(Text("zu tief verschachtelt", "nested too deeply")) from None
    except json.JSONDecodeError as wrong:
        raise error(
            Text(
                f"kein JSON: Zeile {wrong.lineno}, Spalte {wrong.colno}",
                f"no JSON: line {wrong.lineno}, column {wrong.colno}",
            )
        ) from None
    except ValueError:
        raise error(Text("eine Zahl ist zu groß", "a number is too large")) from None
