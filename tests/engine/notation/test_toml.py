"""Files of printed values."""

import pytest

from kleinod.engine.errors import BadData
from kleinod.engine.notation.toml import read_toml


def test_a_file_is_read_as_a_row_of_its_name(tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text('[[card]]\nid = "Straße"\ncost = 3\n', encoding="utf-8")
    (card,) = read_toml(path).sections("card")
    assert (card.text("id"), card.count("cost")) == ("Straße", 3)


def test_errors_name_the_file_and_the_key(tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text("[[card]]\nid = 5\n", encoding="utf-8")
    (card,) = read_toml(path).sections("card")
    with pytest.raises(BadData, match=r"^cards\.toml\.card\[0\]\.id: a text belongs here"):
        card.text("id")


@pytest.mark.parametrize("raw", [b"id = ", b"\xff\xfe", b"a = 1\na = 2"], ids=["value", "encoding", "twice"])
def test_a_file_that_is_no_toml_is_named(tmp_path, raw):
    path = tmp_path / "cards.toml"
    path.write_bytes(raw)
    with pytest.raises(BadData, match=r"cards\.toml"):
        read_toml(path)
