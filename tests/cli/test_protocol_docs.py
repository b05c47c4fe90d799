"""docs/engine-protocol.md tells what is so."""

import re
from pathlib import Path

from kleinod.cli.protocol.engine import answer, encode
from kleinod.cli.protocol.requests import REQUESTS, Session

PAGE = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text("utf-8")


def test_the_session_goes_as_it_is_told() -> None:
    session = Session()
    exchanges = re.findall(r"^> (.*)\n< (.*)$", PAGE, re.MULTILINE)
    assert len(exchanges) > 10
    for request, told in exchanges:
        said = encode(answer(session, request.encode())).decode()
        pattern = ".*".join(re.escape(part) for part in told.split("…"))
        assert re.fullmatch(pattern, said), f"{request}\n{told}\n{said}"


def test_every_request_is_told_of() -> None:
    told = re.findall(r"^\| `(\w+)` \|", PAGE.split("## What can be asked")[1], re.MULTILINE)
    assert sorted(told) == sorted(["do", *REQUESTS])
