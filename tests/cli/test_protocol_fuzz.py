"""Whatever a program writes: one answer to each line, and the engine goes on."""

import io
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from kleinod.cli.protocol.engine import serve
from kleinod.cli.protocol.requests import REQUESTS

KEYS = [
    "game",
    "players",
    "seed",
    "options",
    "match",
    "moves",
    "move",
    "seat",
    "since",
    "names",
    "position",
    "record",
    "to",
]
TEXTS = ["dominion", "main", "a", "b", "done", "play copper", "buy silver", "random", "", "?", "\ud800", "ä\0"]

scalars = (
    st.none() | st.booleans() | st.integers(-3, 7) | st.integers() | st.floats() | st.sampled_from(TEXTS) | st.text()
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | st.text(), inner, max_size=4),
    max_leaves=8,
)
likely = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(REQUESTS))},
    optional={
        "id": values,
        "game": st.just("dominion") | values,
        "match": st.sampled_from(["main", "a", "b"]) | values,
        "seat": st.integers(-1, 1) | values,
        "seed": st.integers(0, 5) | values,
        "players": st.integers(2, 6) | values,
        "moves": st.sampled_from(["done", "play copper", "buy copper"]) | st.lists(st.sampled_from(TEXTS)) | values,
        "move": st.sampled_from(TEXTS) | values,
        "position": st.fixed_dictionaries({"game": st.just("dominion")}, optional={"turn": values, "players": values}),
        "record": values,
        "options": st.dictionaries(st.sampled_from(["colonies", "round_limit", "kingdom", "start_player"]), values),
        "to": st.sampled_from(["a", "b"]) | values,
    },
)
requests = (likely | values).map(lambda value: json.dumps(value).encode())
rubbish = st.binary(max_size=60).filter(lambda raw: b"\n" not in raw)


def exchange(lines: list[bytes]) -> list[dict[str, object]]:
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@given(st.lists(requests | rubbish, max_size=25))
@settings(max_examples=150, deadline=None)
def test_each_line_gets_one_answer(lines: list[bytes]) -> None:
    lines = [b'{"do": "new", "game": "dominion", "seed": 1}', *lines, b'{"id": "last", "do": "version"}']
    answers = exchange(lines)
    assert len(answers) == len(lines)
    for told in answers:
        assert set(told) in ({"id", "result"}, {"id", "error"})
        error = told.get("error")
        if isinstance(error, dict):
            assert error["kind"] != "Fault", error
            assert error["de"]
            assert error["en"]
    assert answers[-1]["id"] == "last"
