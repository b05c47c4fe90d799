"""Reads requests as lines and writes exactly one answer to each."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import BinaryIO, Final

from kleinod.cli.protocol.requests import REQUESTS, BadRequest, RefusedMove, Session
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadRecord, IllegalMove, KleinodError
from kleinod.engine.notation.text import MAX_CHARACTERS, parse_json

MAX_BYTES: Final = MAX_CHARACTERS

Answer = dict[str, object]


class Fault(KleinodError):
    """An internal error."""


def command(arguments: Namespace, translator: Translator) -> None:
    if sys.stdin is not None:
        serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(reader: BinaryIO, writer: BinaryIO) -> None:
    """Answer every line of the input."""
    session = Session()
    for line in lines(reader):
        writer.write(encode(answer(session, line)) + b"\n")
        writer.flush()


def lines(reader: BinaryIO) -> Iterator[bytes | None]:
    """The lines of the input; None for one that is too long, which is skipped without being held in memory."""
    while line := reader.readline(MAX_BYTES + 1):
        if line.endswith(b"\n") or len(line) <= MAX_BYTES:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = reader.readline(MAX_BYTES)
        yield None


def answer(session: Session, line: bytes | None) -> Answer:
    """The answer to one line."""
    id: object = None
    try:
        data = decode(line)
        if isinstance(data, dict):
            id = data.get("id")
        row = CheckedDict(data, "", BadRequest)
        row.value("id")
        request = REQUESTS[row.one_of("do", list(REQUESTS))]
        return {"id": id, "result": request(session, row)}
    except RefusedMove as refused:
        return {"id": id, "error": {**error_data(refused.error), "move": refused.move}}
    except KleinodError as error:
        return {"id": id, "error": error_data(error)}
    except Exception as error:  # a bug: all matches are as they were before the request
        return {"id": id, "error": error_data(Fault(phrase("protocol.fault", kind=type(error).__name__)))}


def decode(line: bytes | None) -> object:
    """The JSON value of a line."""
    if line is None:
        raise BadRequest(phrase("protocol.too_long", maximum=MAX_BYTES))
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRequest(phrase("protocol.no_text")) from None
    if not text.strip():
        raise BadRequest(phrase("protocol.empty"))
    return parse_json(text, BadRequest)


def encode(answer: Answer) -> bytes:
    """One line of JSON; an id that JSON cannot express (NaN, nested too deeply) is returned as null."""
    try:
        text = json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (ValueError, RecursionError):
        text = json.dumps({**answer, "id": None}, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError:  # a lone surrogate, which JSON can escape but UTF-8 cannot encode
        return json.dumps(json.loads(text), separators=(",", ":")).encode()


def error_data(error: KleinodError) -> Answer:
    """An error as JSON values."""
    data: Answer = {"kind": type(error).__name__}
    if isinstance(error, IllegalMove):
        data["rule"] = error.rule
    if isinstance(error, BadRecord):
        data["line"] = error.line
    data["de"] = error.de
    data["en"] = error.en
    return data
