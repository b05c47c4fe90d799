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
from kleinod.engine.checked import nearest, shorten
from kleinod.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, KleinodError
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.notation.text import MAX_CHARACTERS, TOO_LONG, parse_json
from kleinod.engine.text import Text

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
        raise BadRecord(1, TOO_LONG)
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
            raise BadRecord(i + 1, Text(f"[{name}] steht zweimal da", f"[{name}] stands here twice"))
        near = nearest(name, HEADERS, alike=0.8)
        if name not in HEADERS and near:
            raise BadRecord(i + 1, Text(f"[{name}]: meinst du [{near}]?", f"[{name}]: did you mean [{near}]?"))
        try:
            headers[name] = (i + 1, parse_json(found.group(2), KleinodError))
        except KleinodError as error:
            raise BadRecord(i + 1, Text(error.de, error.en)) from None
    return _needed(headers, len(lines)), len(lines)


def _needed(headers: dict[str, tuple[int, object]], end: int) -> dict[str, tuple[int, object]]:
    for name in ("Game", "Rules"):
        if name not in headers:
            raise BadRecord(max(end, 1), Text(f"die Kopfzeile [{name} …] fehlt", f"the header [{name} …] is missing"))
    if "Position" not in headers and "Seed" not in headers:
        raise BadRecord(max(end, 1), Text("die Kopfzeile [Seed …] fehlt", "the header [Seed …] is missing"))
    for name in ("Players", "Seed", "Options"):
        if "Position" in headers and name in headers:
            line = headers[name][0]
            raise BadRecord(line, Text(f"[{name}] steht schon in [Position]", f"[Position] says [{name}] already"))
    return headers


def _begin(headers: dict[str, tuple[int, object]], load: Callable[[str], Game]) -> Match:
    line, id = headers["Game"]
    try:
        game = load(id if isinstance(id, str) else "")
    except BadOption as error:
        raise BadRecord(line, Text(error.de, error.en)) from None
    line, version = headers["Rules"]
    if type(version) is not int or version != game.rules_version:
        now = game.rules_version
        raise BadRecord(
            line,
            Text(
                f"geschrieben nach einer anderen Fassung der Regeln (diese hier ist {now})",
                f"written by another version of the rules (this one is {now})",
            ),
        )
    if "Position" in headers:
        line, position = headers["Position"]
        try:
            return game.from_position(position)
        except BadPosition as error:
            raise BadRecord(line, Text(error.de, error.en)) from None
    players = _number(headers, "Players", game.min_players, game.max_players)
    seed = _number(headers, "Seed", 0, MAX_SEED)
    line, options = headers.get("Options", (headers["Seed"][0], {}))
    try:
        return game.prepare(players, seed, options)
    except BadOption as error:
        raise BadRecord(line, Text(error.de, error.en)) from None


def _number(headers: dict[str, tuple[int, object]], name: str, minimum: int, maximum: int) -> int:
    line, value = headers.get(name, (1, minimum))
    if isinstance(value, bool) or not isinstance(value, int) or not minimum <= value <= maximum:
        raise BadRecord(
            line,
            Text(
                f"[{name}] muss eine ganze Zahl von {minimum} bis {maximum} sein",
                f"[{name}] must be a whole number from {minimum} to {maximum}",
            )
            if maximum < 1000
            else Text(
                f"[{name}] muss eine ganze Zahl ab {minimum} sein", f"[{name}] must be a whole number from {minimum} on"
            ),
        )
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
    raise BadRecord(
        max(len(lines), 1),
        Text(
            "hier bricht die Aufzeichnung ab: das Ergebnis (oder »*«) fehlt",
            "the record breaks off here: the result (or “*”) is missing",
        ),
    )


def _play(match: Match, move: str, line: int) -> None:
    number = _TURN.match(move)
    if number is not None:
        move = move[number.end() :].lstrip()
        turn, _ = match.turn_label()
        if not match.over and int(number.group()[:-1]) != turn:
            raise BadRecord(
                line,
                Text(
                    f"hier beginnt Zug {turn}, nicht {number.group()}", f"turn {turn} begins here, not {number.group()}"
                ),
            )
    seat = _SEAT.match(move)
    if seat is not None:
        move = move[seat.end() :].lstrip()
        question = match.question
        if question is not None and question.player != int(seat.group()[:-1]):
            raise BadRecord(
                line,
                Text(
                    f"hier ist Platz {question.player} an der Reihe", f"it is seat {question.player} that is asked here"
                ),
            )
    if not move:
        return
    try:
        match.play(move)
    except IllegalMove as error:
        shown = shorten(move)
        raise BadRecord(line, Text(f"»{shown}«: {error.de}", f"“{shown}”: {error.en}")) from None


def _check_result(match: Match, lines: list[str], end: int) -> None:
    result = write_result(match)
    written = lines[end].strip()
    if written != UNFINISHED and written != result:
        shown = shorten(written)
        raise BadRecord(
            end + 1,
            Text(f"das Ergebnis ist »{result}«, nicht »{shown}«", f"the result is “{result}”, not “{shown}”"),
        )
    for i in range(end + 1, len(lines)):
        if lines[i].strip() and not lines[i].lstrip().startswith("#"):
            raise BadRecord(i + 1, Text("nach dem Ergebnis steht noch etwas", "there is something after the result"))
