"""Lines in, lines out: each request gets exactly one answer, whatever it is."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import BinaryIO, Final

from kleinod.cli.protocol.requests import REQUESTS, BadRequest, RefusedMove, Session
from kleinod.cli.words import Voice, phrase
from kleinod.engine.errors import BadRecord, IllegalMove, KleinodError
from kleinod.engine.notation.text import MOST_CHARACTERS, parse_json
from kleinod.engine.tables import Row

MOST_BYTES: Final = MOST_CHARACTERS

Answer = dict[str, object]


class Fault(KleinodError):
    """Something that should never happen."""


def command(arguments: Namespace, voice: Voice) -> None:
    if sys.stdin is not None:
        serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(reader: BinaryIO, writer: BinaryIO) -> None:
    """Answer every line until there are no more."""
    session = Session()
    for line in lines(reader):
        writer.write(encode(answer(session, line)) + b"\n")
        writer.flush()


def lines(reader: BinaryIO) -> Iterator[bytes | None]:
    """The lines that come in; None for one that is too long, which is passed over without being kept."""
    while line := reader.readline(MOST_BYTES + 1):
        if line.endswith(b"\n") or len(line) <= MOST_BYTES:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = reader.readline(MOST_BYTES)
        yield None


def answer(session: Session, line: bytes | None) -> Answer:
    """The answer to one line."""
    id: object = None
    try:
        data = decode(line)
        if isinstance(data, dict):
            id = data.get("id")
        row = Row(data, "", BadRequest)
        row.value("id")
        request = REQUESTS[row.one_of("do", list(REQUESTS))]
        return {"id": id, "result": request(session, row)}
    except RefusedMove as refused:
        return {"id": id, "error": {**error_data(refused.error), "move": refused.move}}
    except KleinodError as error:
        return {"id": id, "error": error_data(error)}
    except Exception as error:  # a fault of ours: the other matches, and this one before the request, are still there
        return {"id": id, "error": error_data(Fault(phrase("protocol.fault", kind=type(error).__name__)))}


def decode(line: bytes | None) -> object:
    """The JSON value of a line."""
    if line is None:
        raise BadRequest(phrase("protocol.too_long", most=MOST_BYTES))
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRequest(phrase("protocol.no_text")) from None
    if not text.strip():
        raise BadRequest(phrase("protocol.empty"))
    return parse_json(text, BadRequest)


def encode(answer: Answer) -> bytes:
    """One line of JSON; an id that JSON cannot say (not a number, nested too deeply) comes back as null."""
    try:
        text = json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (ValueError, RecursionError):
        text = json.dumps({**answer, "id": None}, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError:  # half of a pair of surrogates, which JSON can escape but UTF-8 cannot say
        return json.dumps(json.loads(text), separators=(",", ":")).encode()


def error_data(error: KleinodError) -> Answer:
    """An error as it is told."""
    data: Answer = {"kind": type(error).__name__}
    if isinstance(error, IllegalMove):
        data["rule"] = error.rule
    if isinstance(error, BadRecord):
        data["line"] = error.line
    data["de"] = error.de
    data["en"] = error.en
    return data
