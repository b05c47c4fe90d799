"""The catalogue of numbered rules."""

import pytest

from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadData
from kleinod.engine.rules import read_rules


def rules(*entries: dict[str, str]):
    return read_rules(CheckedDict({"rule": list(entries)}, "rules.toml", BadData))


ONE = {"id": "X-1", "de": "Zwei Karten.", "en": "Two cards."}
TWO = {"id": "X-2", "de": "Drei Karten.", "en": "Three cards."}


def test_rules_by_id_in_the_order_of_the_file():
    read = rules(TWO, ONE)
    assert list(read) == ["X-2", "X-1"]
    assert (read["X-1"].id, read["X-1"].text.de, read["X-1"].text.en) == ("X-1", "Zwei Karten.", "Two cards.")


def test_a_rule_stands_there_once():
    with pytest.raises(BadData, match=r"rules\.toml\.rule\[1\]\.id"):
        rules(ONE, ONE)


@pytest.mark.parametrize("key", ["id", "de", "en"])
def test_every_rule_has_both_languages(key):
    with pytest.raises(BadData, match=rf"rules\.toml\.rule\[0\]\.{key}"):
        rules({name: value for name, value in ONE.items() if name != key})


def test_nothing_else_stands_there():
    with pytest.raises(BadData, match="colour"):
        rules({**ONE, "colour": "red"})
