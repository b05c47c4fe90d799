"""Whatever text arrives: BadRecord at once, or a match."""

import json
import random
import re
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kleinod
from kleinod import BadRecord
from tests.engine.matches import play_on

TEXT = play_on(kleinod.new("karat", players=4, seed=7, options={"start_player": 0}), 7).record()
FROM_POSITION = play_on(
    kleinod.from_position("karat", kleinod.replay(TEXT).beginning().position()), 1, moves=12
).record()
HEAD = TEXT.split("\n\n")[0] + "\n\n"


@cache
def noise() -> bytes:
    return random.Random(2).randbytes(10_000_000)


RUBBISH: dict[str, Callable[[], str]] = {
    "nothing": lambda: "",
    "blank": lambda: " \n\t\n",
    "nul": lambda: "\0",
    "remarks": lambda: "# x\n" * 1000,
    "star": lambda: "*",
    "result": lambda: "= 3 : 3",
    "surrogate": lambda: "\ud800",
    "10 MB of random bytes": lambda: noise().decode("latin-1"),
    "10 MB in one line": lambda: "x" * 10_000_000,
    "10 MB of brackets": lambda: "[[[[" * 2_500_000,
    "10 MB of line breaks": lambda: "\n" * 10_000_000,
    "10 MB of semicolons after the head": lambda: HEAD + ";" * 10_000_000,
    "a record of 10 MB": lambda: TEXT + "# x\n" * 2_500_000,
}
SHORTER_RUBBISH: dict[str, Callable[[], str]] = {
    "random bytes": lambda: noise()[:970_000].decode("latin-1"),
    "random letters": lambda: re.sub(r"[^a-z\n ]", "", noise().decode("latin-1"))[:970_000],
    "one line": lambda: "x" * 970_000,
    "brackets": lambda: "[[[[" * 240_000,
    "open header": lambda: "[Game " + "[" * 970_000,
    "closed header": lambda: "[Game " + "[" * 480_000 + "]" * 480_000 + "]",
    "header with spaces": lambda: "[Game " + " " * 970_000,
    "header with brackets": lambda: "[G" + "]" * 970_000,
    "line breaks": lambda: "\n" * 970_000,
    "semicolons": lambda: ";" * 970_000,
    "turn numbers": lambda: "1.;" * 320_000,
    "long turn number": lambda: "1" * 970_000 + ".",
    "seats": lambda: "0:" * 480_000,
}


@pytest.mark.parametrize("make", RUBBISH.values(), ids=RUBBISH.keys())
def test_rubbish(make):
    with pytest.raises(BadRecord):
        kleinod.replay(make())


@pytest.mark.parametrize("make", SHORTER_RUBBISH.values(), ids=SHORTER_RUBBISH.keys())
def test_rubbish_that_is_short_enough_to_be_looked_at(make):
    with pytest.raises(BadRecord):
        kleinod.replay(make())


@pytest.mark.parametrize("make", SHORTER_RUBBISH.values(), ids=SHORTER_RUBBISH.keys())
def test_rubbish_after_the_head_of_a_record(make):
    with pytest.raises(BadRecord) as caught:
        kleinod.replay(HEAD + make())
    assert caught.value.line > 5


def test_too_long_is_said_of_the_first_line():
    with pytest.raises(BadRecord, match="too long") as caught:
        kleinod.replay("x" * 10_000_000)
    assert caught.value.line == 1


# --- a record in which something was changed ---------------------------------------------------------------------

PIECES = st.one_of(
    st.text(max_size=5),
    st.sampled_from(re.findall(r"[^;\n]+", TEXT)),
    st.sampled_from(
        ["\n", ";", "[", "]", "{", "}", '"', "*", "= 0 : 0", "0:", "1:", "1.", "9.", "#", "done", "\r", "\0"]
    ),
)
CHANGES = st.lists(
    st.tuples(st.integers(0, 10_000), st.sampled_from(["insert", "delete", "replace", "cut", "swap"]), PIECES),
    max_size=4,
)


def changed(text: str, place: int, how: str, piece: str) -> str:
    place %= len(text) + 1
    lines = text.splitlines(keepends=True)
    if how == "insert":
        return text[:place] + piece + text[place:]
    if how == "delete":
        return text[:place] + text[place + len(piece) + 1 :]
    if how == "replace":
        return text[:place] + piece + text[place + len(piece) :]
    if how == "cut" and lines:
        del lines[place % len(lines)]
    elif lines:
        first, second = place % len(lines), (place + 1) % len(lines)
        lines[first], lines[second] = lines[second], lines[first]
    return "".join(lines)


def match_or_bad_record(text: str) -> None:
    """A match that can be written and read again, or BadRecord with one of the lines; nothing else."""
    try:
        match = kleinod.replay(text)
    except BadRecord as caught:
        error = caught
    else:
        assert kleinod.replay(match.record()).position() == match.position()
        return
    assert 1 <= error.line <= max(len(text.splitlines()), 1)
    assert error.de != error.en


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([TEXT, FROM_POSITION]), CHANGES)
@example(TEXT, [])
@example(FROM_POSITION, [])
def test_a_changed_record_is_a_match_or_a_bad_record(text, changes):
    for place, how, piece in changes:
        text = changed(text, place, how, piece)
    match_or_bad_record(text)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_a_match_or_a_bad_record(text):
    match_or_bad_record(text)


@settings(max_examples=100, deadline=None)
@given(st.lists(PIECES, max_size=12))
def test_any_moves_after_a_head_are_a_match_or_a_bad_record(pieces):
    match_or_bad_record(HEAD + "; ".join(pieces) + "\n*\n")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["Game", "Rules", "Players", "Seed", "Options", "Position"]), JSON)
def test_any_value_in_a_header_is_a_match_or_a_bad_record(name, value):
    header = f"[{name} {json.dumps(value)}]"
    text = re.sub(rf"\[{name} .*\]", lambda _: header, HEAD) if f"[{name} " in HEAD else f"{header}\n{HEAD}"
    match_or_bad_record(text + "*\n")
