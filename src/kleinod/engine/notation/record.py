"""A whole game as text that a person can read and edit.

    [Game "dominion"]
    [Rules 1]
    [Players 2]
    [Seed 7]
    [Options {"kingdom": ["cellar", ...], ...}]

    1. 0: play copper; play copper; buy silver
    2. 1: play militia; 0: discard estate; discard estate; 1: play copper; done
    = 3 : 3

Headers hold JSON values; `[Position {...}]` takes the place of players, seed and options in a game that began in the
middle. Then the moves, a paragraph for each turn with its number; `seat:` stands where another player goes on.
At the end the result, or `*` for a game that is not over. Lines that begin with # are remarks.
"""

import json
import re
from collections.abc import Callable
from textwrap import wrap
from typing import Final

from kleinod.engine.chance import MAX_SEED
from kleinod.engine.checked import TWICE, nearest, shorten
from kleinod.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, KleinodError
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.notation.text import MAX_CHARACTERS, TOO_LONG, parse_json
from kleinod.engine.text import Text
from kleinod.engine.texts import TEXTS

_LINE: Final = TEXTS.text("record.line", "line", "problem")
_NEAR: Final = TEXTS.text("record.near", "name", "near")
_MISSING: Final = TEXTS.text("record.missing", "name")
_IN_POSITION: Final = TEXTS.text("record.in_position", "name")
_VERSION: Final = TEXTS.text("record.version", "version")
_LIMITS: Final = TEXTS.text("record.limits", "name", "minimum", "maximum")
_MINIMUM: Final = TEXTS.text("record.minimum", "name", "minimum")
_UNFINISHED: Final = TEXTS.text("record.unfinished")
_OTHER_TURN: Final = TEXTS.text("record.turn", "turn", "written")
_OTHER_SEAT: Final = TEXTS.text("record.seat", "seat")
_MOVE: Final = TEXTS.text("record.move", "move", "problem")
_RESULT: Final = TEXTS.text("record.result", "result", "written")
_AFTER_RESULT: Final = TEXTS.text("record.after_result")

UNFINISHED: Final = "*"
HEADERS: Final = ["Game", "Rules", "Players", "Seed", "Options", "Position"]
"""Those that have a meaning; others are remarks."""

_HEADER: Final = re.compile(r"\[([A-Z][A-Za-z]*) (.*)\]")
_TURN: Final = re.compile(r"\d{1,13}\.")
_SEAT: Final = re.compile(r"\d:")


# --- writing ---------------------------------------------------------------------------------------------------------


def write_record(match: Match, remarks: dict[str, object]) -> str:
    game = match.game
    lines = [_header("Game", game.id), _header("Rules", game.rules_version)]
    if match.from_setup:
        lines += [
            _header("Players", match.seats),
            _header("Seed", match.chance.seed),
            _header("Options", match.options),
        ]
    else:
        lines.append(_header("Position", match.beginning().position()))
    lines += [_header(name, value) for name, value in remarks.items()]
    lines.append("")
    lines += _write_moves(match)
    lines.append(write_result(match))
    return "\n".join(lines) + "\n"


def write_result(match: Match) -> str:
    return "= " + " : ".join(str(points) for points in match.scores()) if match.over else UNFINISHED


def _header(name: str, value: object) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _write_moves(match: Match) -> list[str]:
    lines: list[str] = []
    paragraph: list[str] = []
    past = match.beginning()
    seat = turn = -1
    for option in match.moves():
        number, _ = past.turn_label()
        question = past.question
        player = question.player if question is not None else -1
        if number != turn:
            lines += _wrapped(paragraph)
            paragraph = []
            turn, seat = number, -1
        text = option.text if player == seat else f"{player}: {option.text}"
        paragraph.append(text if paragraph else f"{number}. {text}")
        seat = player
        past.play(option)
    return lines + _wrapped(paragraph)


def _wrapped(paragraph: list[str]) -> list[str]:
    """A turn in lines of a readable width; no move is broken in two."""
    text = "; ".join(move.replace(" ", "\u00a0") for move in paragraph)
    return [line.replace("\u00a0", " ") for line in wrap(text, 100, subsequent_indent="   ", break_on_hyphens=False)]


# --- reading ---------------------------------------------------------------------------------------------------------


def read_record(text: str, load: Callable[[str], Game]) -> Match:
    """Replay a record; raises BadRecord with the line."""
    if len(text) > MAX_CHARACTERS:
        raise _bad(1, TOO_LONG)
    lines = text.lstrip("\ufeff").splitlines()
    headers, first = _read_headers(lines)
    match = _begin(headers, load)
    end = _replay(match, lines, first)
    _check_result(match, lines, end)
    return match


def read_headers(text: str) -> dict[str, object]:
    """The headers of a record, remarks too; raises BadRecord with the line."""
    headers, _ = _read_headers(text.lstrip("\ufeff").splitlines())
    return {name: value for name, (_, value) in headers.items()}


def _read_headers(lines: list[str]) -> tuple[dict[str, tuple[int, object]], int]:
    """Headers by name, each with its line, and the index of the line after them."""
    headers: dict[str, tuple[int, object]] = {}
    for i, line in enumerate(lines):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        found = _HEADER.fullmatch(line)
        if found is None:
            return _needed(headers, i + 1), i
        name = found.group(1)
        if name in headers:
            raise _bad(i + 1, TWICE, id=f"[{name}]")
        near = nearest(name, HEADERS, alike=0.8)
        if name not in HEADERS and near:
            raise _bad(i + 1, _NEAR, name=name, near=near)
        try:
            headers[name] = (i + 1, parse_json(found.group(2), KleinodError))
        except KleinodError as error:
            raise _bad(i + 1, error.text) from None
    return _needed(headers, len(lines)), len(lines)


def _needed(headers: dict[str, tuple[int, object]], end: int) -> dict[str, tuple[int, object]]:
    for name in ("Game", "Rules"):
        if name not in headers:
            raise _bad(max(end, 1), _MISSING, name=name)
    if "Position" not in headers and "Seed" not in headers:
        raise _bad(max(end, 1), _MISSING, name="Seed")
    for name in ("Players", "Seed", "Options"):
        if "Position" in headers and name in headers:
            raise _bad(headers[name][0], _IN_POSITION, name=name)
    return headers


def _begin(headers: dict[str, tuple[int, object]], load: Callable[[str], Game]) -> Match:
    line, id = headers["Game"]
    try:
        game = load(id if isinstance(id, str) else "")
    except BadOption as error:
        raise _bad(line, error.text) from None
    line, version = headers["Rules"]
    if type(version) is not int or version != game.rules_version:
        raise _bad(line, _VERSION, version=game.rules_version)
    if "Position" in headers:
        line, position = headers["Position"]
        try:
            return game.from_position(position)
        except BadPosition as error:
            raise _bad(line, error.text) from None
    players = _number(headers, "Players", game.min_players, game.max_players)
    seed = _number(headers, "Seed", 0, MAX_SEED)
    line, options = headers.get("Options", (headers["Seed"][0], {}))
    try:
        return game.prepare(players, seed, options)
    except BadOption as error:
        raise _bad(line, error.text) from None


def _number(headers: dict[str, tuple[int, object]], name: str, minimum: int, maximum: int) -> int:
    line, value = headers.get(name, (1, minimum))
    if isinstance(value, bool) or not isinstance(value, int) or not minimum <= value <= maximum:
        raise _bad(line, _LIMITS if maximum < 1000 else _MINIMUM, name=name, minimum=minimum, maximum=maximum)
    return value


def _replay(match: Match, lines: list[str], first: int) -> int:
    """Play the moves of the lines; the index of the line that ends them."""
    for i in range(first, len(lines)):
        line = lines[i].strip()
        if line == UNFINISHED or line.startswith("="):
            return i
        if not line.startswith("#"):
            for part in line.split(";"):
                _play(match, part.strip(), i + 1)
    raise _bad(max(len(lines), 1), _UNFINISHED)


def _play(match: Match, move: str, line: int) -> None:
    number = _TURN.match(move)
    if number is not None:
        move = move[number.end() :].lstrip()
        turn, _ = match.turn_label()
        if not match.over and int(number.group()[:-1]) != turn:
            raise _bad(line, _OTHER_TURN, turn=turn, written=number.group())
    seat = _SEAT.match(move)
    if seat is not None:
        move = move[seat.end() :].lstrip()
        question = match.question
        if question is not None and question.player != int(seat.group()[:-1]):
            raise _bad(line, _OTHER_SEAT, seat=question.player)
    if not move:
        return
    try:
        match.play(move)
    except IllegalMove as error:
        raise _bad(line, _MOVE, move=shorten(move), problem=error.text) from None


def _check_result(match: Match, lines: list[str], end: int) -> None:
    result = write_result(match)
    written = lines[end].strip()
    if written != UNFINISHED and written != result:
        raise _bad(end + 1, _RESULT, result=result, written=shorten(written))
    for i in range(end + 1, len(lines)):
        if lines[i].strip() and not lines[i].lstrip().startswith("#"):
            raise _bad(i + 1, _AFTER_RESULT)


def _bad(line: int, text: Text, **values: object) -> BadRecord:
    return BadRecord(line, _LINE.fill({"line": line, "problem": text.fill(values) if values else text}))
