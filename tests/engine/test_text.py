"""Texts in both languages."""

from kleinod.engine.text import LANGUAGES, Text, same


def test_a_text_in_each_language():
    words = Text("Haus", "house")
    assert [words.in_language(language) for language in LANGUAGES] == ["Haus", "house"]


def test_another_language_is_told_in_english():
    assert Text("Haus", "house").in_language("fr") == "house"


def test_places_are_filled_in_both_languages():
    filled = Text("{n} von {card}", "{card}, {n} times").fill({"card": Text("Gold", "gold"), "n": same(3)})
    assert (filled.de, filled.en) == ("3 von Gold", "gold, 3 times")


def test_filling_leaves_the_pattern_alone():
    pattern = Text("{n}", "{n}")
    pattern.fill({"n": same(3)})
    assert (pattern.de, pattern.en) == ("{n}", "{n}")


def test_values_with_braces_are_not_filled_again():
    filled = Text("{a}", "{a}").fill({"a": same("{b} {0}"), "b": same(1)})
    assert filled.de == "{b} {0}"


def test_same_reads_the_same():
    assert (same(7).de, same(7).en) == ("7", "7")


def test_repr_can_be_pasted():
    words = Text("Haus", "house")
    twin = eval(repr(words))
    assert (twin.de, twin.en) == (words.de, words.en)
