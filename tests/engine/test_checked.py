"""Checked access to nested data: the value, or an error that names the place."""

from typing import Any

import pytest

from kleinod.engine.checked import CheckedDict, nearest, shorten, type_name, unknown, unknown_key
from kleinod.engine.errors import BadData, BadPosition, KleinodError


def row(**data: object) -> CheckedDict:
    return CheckedDict(data, "file", BadData)


def wrong(read: Any, *args: object) -> KleinodError:
    """The error of a reading, said in both languages."""
    with pytest.raises(BadData) as caught:
        read(*args)
    assert caught.value.de != caught.value.en
    assert str(caught.value) == caught.value.en
    return caught.value


# --- values ------------------------------------------------------------------------------------------------------


def test_values_of_each_type():
    table = row(id="x", points=3, on=True, names=["a", "b"], sizes=[1, 2], sub={"a": 1}, subs=[{"a": 1}, {"a": 2}])
    assert table.text("id") == "x"
    assert table.count("points") == 3
    assert table.number("points", -5, 5) == 3
    assert table.flag("on") is True
    assert table.texts("names") == ["a", "b"]
    assert table.items("sizes") == [1, 2]
    assert table.numbers("sizes", 0, 9) == [1, 2]
    assert table.section("sub").count("a") == 1
    assert [sub.count("a") for sub in table.sections("subs")] == [1, 2]
    assert table.one_of("id", ["w", "x"]) == "x"
    table.finish()


def test_words_are_read_in_both_languages():
    words = row(name={"de": "Haus", "en": "house"}).localized("name")
    assert (words.de, words.en) == ("Haus", "house")
    assert "file.name.fr" in wrong(row(name={"de": "Haus", "en": "house", "fr": "maison"}).localized, "name").en


def test_null_counts_as_not_there():
    assert not row(a=None).has("a")
    assert not row().has("a")
    assert row(a=0).has("a")
    assert row(a=None).value("a") is None


@pytest.mark.parametrize("read", ["text", "flag", "count", "items", "texts", "section", "sections", "localized"])
def test_a_missing_key_is_named(read):
    error = wrong(getattr(row(), read), "key")
    assert error.en == "file.key: is missing"
    assert error.de == "file.key: fehlt"


@pytest.mark.parametrize(
    ("read", "value"),
    [
        ("text", 1),
        ("text", ["a"]),
        ("flag", 1),
        ("flag", "true"),
        ("count", "1"),
        ("count", 1.0),
        ("count", True),
        ("count", float("nan")),
        ("items", "abc"),
        ("items", {"a": 1}),
        ("texts", [1]),
        ("texts", ["a", None]),
        ("section", []),
        ("section", "x"),
        ("sections", {}),
        ("sections", [1]),
        ("localized", "x"),
        ("localized", {"de": 1, "en": "a"}),
    ],
)
def test_a_value_of_another_type_is_refused(read, value):
    assert "file.key" in wrong(getattr(row(key=value), read), "key").en


@pytest.mark.parametrize("value", [4, -1, 10**5000, -(10**5000)], ids=["above", "below", "huge", "huge negative"])
def test_numbers_beyond_their_limits(value):
    error = wrong(row(key=value).number, "key", 0, 3)
    assert "from 0 to 3" in error.en
    assert "von 0 bis 3" in error.de


def test_counts_are_not_negative():
    wrong(row(key=-1).count, "key")


def test_lists_have_a_limit():
    assert "at most 3" in wrong(row(key=[1, 2, 3, 4]).items, "key", 3).en
    wrong(row(key=["a"] * 10_001).texts, "key")
    wrong(row(key=[{}] * 5).sections, "key", 4)


def test_the_place_in_a_list_is_named():
    assert "file.key[1]" in wrong(row(key=["a", 2]).texts, "key").en
    assert "file.key[2]" in wrong(row(key=[1, 2, "x"]).numbers, "key", 0, 9).en
    assert "file.key[0]" in wrong(row(key=[5]).sections, "key").en


def test_the_place_in_nested_data_is_named():
    table = CheckedDict({"players": [{}, {"hand": {"cards": "x"}}]}, "", BadPosition)
    with pytest.raises(BadPosition, match=r"players\[1\]\.hand\.cards: "):
        table.sections("players")[1].section("hand").items("cards")


def test_the_error_is_the_one_asked_for():
    with pytest.raises(BadPosition):
        CheckedDict({}, "", BadPosition).text("a")
    with pytest.raises(BadPosition):
        CheckedDict([], "", BadPosition)


@pytest.mark.parametrize("data", [None, [], "text", 5, 1.5, True])
def test_only_an_object_has_keys(data):
    with pytest.raises(BadData, match="an object belongs here"):
        CheckedDict(data, "file", BadData)


# --- keys --------------------------------------------------------------------------------------------------------


def test_keys_that_nobody_asked_for_are_refused():
    table = row(id="x", pionts=3)
    table.text("id")
    table.has("points")
    error = wrong(table.finish)
    assert error.en == "file.pionts: there is no such key; did you mean “points”?"


def test_asking_for_all_keys_reads_them():
    table = row(a=1, b=2)
    assert list(table.keys()) == ["a", "b"]
    table.finish()


def test_a_key_that_is_no_text():
    wrong(CheckedDict({1: 2}, "file", BadData).finish)
    wrong(lambda: list(CheckedDict({None: 2}, "file", BadData).keys()))


def test_a_long_key_is_shortened_in_the_error():
    error = wrong(CheckedDict({"k\n" * 1000: 1}, "file", BadData).finish)
    assert len(error.en) < 200
    assert error.en.isprintable()


# --- what was written, in an error -------------------------------------------------------------------------------


def test_short_texts_stay():
    assert shorten("play copper") == "play copper"
    assert shorten("x" * 40) == "x" * 40


def test_long_texts_are_cut():
    assert shorten("x" * 41) == "x" * 40 + "…"
    assert len(shorten("x" * 10_000_000)) == 41


def test_what_cannot_be_printed_is_replaced():
    assert shorten("a\nb\tc\x1b[31m\0\ud800") == "a�b�c�[31m��"


def test_unknown_texts_are_told_the_nearest_choice():
    assert "did you mean “copper”" in unknown("coper", ["copper", "silver"]).en
    assert "meinst du »copper«" in unknown("coper", ["copper", "silver"]).de
    assert "mean" not in unknown("xyz", ["copper", "silver"]).en
    assert "mean" not in unknown_key("xyz", []).en


def test_nothing_is_near_a_very_long_text():
    assert nearest("copper" * 1_000_000, ["copper"]) == ""


def test_types_in_words():
    assert type_name(None).en == "nothing"
    assert type_name(object()).en == "something else"
    assert type_name(1.5).en == "a fraction"


# --- things by their ids, and what may be left out -------------------------------------------------------------------


def test_things_by_their_ids():
    row = CheckedDict({"one": "a", "some": ["b", "a"], "wrong": ["a", "c"]}, "file", BadData)
    things = {"a": 1, "b": 2}
    assert row.choice("one", things) == 1
    assert row.choices("some", things) == [2, 1]
    assert "file.wrong[1]" in wrong(lambda: row.choices("wrong", things)).en


def test_only_some_keys():
    row = CheckedDict({"b": 1, "a": 2}, "file", BadData)
    assert row.keys_in(["a", "b", "c"]) == ["b", "a"]
    row.finish()
    assert "file.b" in wrong(lambda: row.keys_in(["a"])).en


def test_defaults_stand_for_what_is_missing_only():
    row = CheckedDict({"flag": True, "number": 3}, "file", BadData)
    assert row.flag("flag", default=False)
    assert not row.flag("other", default=False)
    assert (row.number("number", 1, 5, 2), row.number("other", 1, 5, 2), row.count("none", default=0)) == (3, 2, 0)
    assert "file.number" in wrong(lambda: row.count("number", 2, default=0)).en
