"""Reads and writes positions, records and other files."""

from pathlib import Path

from kleinod import catalogue, library
from kleinod.cli.texts import phrase
from kleinod.engine.checked import CheckedDict, shorten
from kleinod.engine.errors import BadPosition
from kleinod.engine.match import Match
from kleinod.engine.notation.text import BadFile, parse_json, read_text


def read_position(path: Path, game: str | None = None) -> Match:
    """The match of a position file, which names its game unless `game` does."""
    data = parse_json(read_text(path), BadPosition)
    row = CheckedDict(data, "", BadPosition)
    if game is None or row.has("game"):
        game = row.one_of("game", catalogue.games() if game is None else [game])
    return library.from_position(game, data)


def read_record(path: Path) -> Match:
    """The match of a record, at its end."""
    return library.replay(read_text(path))


def write_text(path: Path, text: str) -> None:
    """Write a file atomically, replacing an existing one; raises BadFile."""
    try:
        draft = path.with_name(f".{path.name}.part")
        try:
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except ValueError as error:  # a zero byte
        raise BadFile(phrase("save.no_name", file=shorten(str(path)))) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadFile(phrase("play.not_written", file=shorten(str(path)), reason=reason)) from error


def make_folder(path: Path) -> None:
    """Create a folder and its parents; raises BadFile."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadFile(phrase("play.not_written", file=shorten(str(path)), reason=reason)) from error
