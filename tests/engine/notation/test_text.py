"""Files and JSON from outside, of any size and content."""

import random
from pathlib import Path

import pytest

from kleinod.engine.errors import BadPosition
from kleinod.engine.notation.text import MAX_CHARACTERS, BadFile, parse_json, read_text

RUBBISH = random.Random(1).randbytes(10_000_000)


def refused(path: Path) -> BadFile:
    with pytest.raises(BadFile) as caught:
        read_text(path)
    assert caught.value.de != caught.value.en
    return caught.value


def written(path: Path, raw: bytes) -> Path:
    path.write_bytes(raw)
    return path


# --- files -------------------------------------------------------------------------------------------------------


def test_a_text_in_utf8(tmp_path):
    assert read_text(written(tmp_path / "a", "Straße …\n".encode())) == "Straße …\n"


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path):
    assert read_text(written(tmp_path / "a", "\ufeffx".encode())) == "x"


def test_an_empty_file(tmp_path):
    assert read_text(written(tmp_path / "a", b"")) == ""


def test_line_breaks_stay_as_they_are(tmp_path):
    assert read_text(written(tmp_path / "a", b"a\r\nb\rc\n")) == "a\r\nb\rc\n"


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16", "cp1252"])
def test_another_encoding(tmp_path, encoding):
    error = refused(written(tmp_path / "a", "Straße".encode(encoding)))
    assert "UTF-8" in error.en


def test_random_bytes(tmp_path):
    refused(written(tmp_path / "a", RUBBISH))


@pytest.mark.parametrize("raw", [b"x", b"[", b"\n", b"\0", "ß".encode()], ids=range(5))
def test_ten_million_bytes_and_more_are_too_long(tmp_path, raw):
    refused(written(tmp_path / "a", raw * 10_000_000))


def test_the_longest_text_that_is_read(tmp_path):
    assert len(read_text(written(tmp_path / "a", b"x" * MAX_CHARACTERS))) == MAX_CHARACTERS
    error = refused(written(tmp_path / "a", b"x" * (MAX_CHARACTERS + 1)))
    assert "too long" in error.en
    assert "zu lang" in error.de


@pytest.mark.parametrize("name", ["missing", "", "x" * 5000, "a\0b", "missing/a"], ids=range(5))
def test_files_that_cannot_be_read(tmp_path, name):
    refused(tmp_path / name)


def test_the_error_names_the_file(tmp_path):
    assert "missing.txt" in refused(tmp_path / "missing.txt").en


# --- JSON --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"), [("1", 1), ('"x"', "x"), (' {"a": [1, null]} ', {"a": [1, None]}), ("true", True)]
)
def test_json_values(text, value):
    assert parse_json(text, BadPosition) == value


BAD = {
    "nothing": "",
    "word": "copper",
    "open list": "[1, 2",
    "open text": '"x',
    "trailing comma": "[1,]",
    "two values": "1 2",
    "single quotes": "{'a': 1}",
    "comment": "1 // one",
    "byte order mark": "\ufeff1",
    "nul": "\0",
    "control character": '"a\nb"',
    "deep lists": "[" * 100_000,
    "deep closed lists": "[" * 100_000 + "]" * 100_000,
    "deep objects": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "huge number": "1" * 5000,
    "huger number": "9" * 1_000_000,
    "too long": " " * (MAX_CHARACTERS + 1),
    "10 MB of brackets": "[" * 10_000_000,
    "10 MB of bytes": RUBBISH.decode("latin-1"),
    "4 MB of bytes": RUBBISH[:3_900_000].decode("latin-1"),
    "4 MB of brackets": "[" * 3_900_000,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_everything_else_is_our_own_error(text):
    with pytest.raises(BadPosition) as caught:
        parse_json(text, BadPosition)
    assert caught.value.de != caught.value.en
    assert len(caught.value.en) < 200


def test_the_place_of_a_fault_is_named():
    with pytest.raises(BadPosition, match="line 2, column 3"):
        parse_json("[1,\n  x]", BadPosition)
