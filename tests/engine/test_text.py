"""Texts in both languages."""

from kleinod.engine.languages import LANGUAGES
from kleinod.engine.text import Text, joined, same


def test_a_text_in_each_language():
    words = Text("Haus", "house")
    assert [words.in_language(language) for language in LANGUAGES] == ["Haus", "house"]


def test_another_language_is_told_in_english():
    assert Text("Haus", "house").in_language("fr") == "house"


def test_places_are_filled_in_both_languages():
    filled = Text("{n} von {card}", "{card}, {n} times").fill({"card": Text("Gold", "gold"), "n": same(3)})
    assert (filled.de, filled.en) == ("3 von Gold", "gold, 3 times")


def test_words_follow_a_number_in_each_language():
    pattern = Text(
        "{player} zieht {n:eine Karte|{n} Karten}", "{player} draws {n} {n:card|cards}", {"fr": "{n:carte|cartes}"}
    )
    one, two, none = (pattern.fill({"player": "Ada", "n": n}) for n in (1, 2, 0))
    assert (one.de, one.en) == ("Ada zieht eine Karte", "Ada draws 1 card")
    assert (two.de, two.en) == ("Ada zieht 2 Karten", "Ada draws 2 cards")
    assert (none.en, none.in_language("fr")) == ("Ada draws 0 cards", "carte")


def test_a_further_language_is_filled_too_and_falls_back_to_english():
    gold = Text("Gold", "gold", {"fr": "or"})
    filled = Text("{n} von {card}", "{n} of {card}", {"fr": "{n} d’{card}"}).fill({"n": 3, "card": gold})
    assert filled.in_all() == ["3 von Gold", "3 of gold", "3 d’or"]
    assert Text("{card} da", "{card} here").fill({"card": gold}).in_language("fr") == "gold here"


def test_texts_in_a_row():
    assert joined([Text("eins", "one"), same(2)]).de == "eins, 2"


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
