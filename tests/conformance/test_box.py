"""What every game says of itself: what a lobby shows, forms for its options, and what is printed on its components."""

import json
from collections.abc import Iterator
from random import Random

import pytest

import kleinod
from kleinod import SPECTATOR, catalogue
from kleinod.engine.errors import BadOption
from kleinod.engine.setting import read_settings
from tests.conformance.variety import decisions, start

PLAIN = {"?", "", "up", "down"}
"""Texts in views that are nobody's id: what is unknown or missing, and how a token lies."""

each_game = pytest.mark.parametrize("game", [catalogue.load(id) for id in catalogue.games()], ids=catalogue.games())


def parts(value: object) -> Iterator[object]:
    """A JSON value and everything in it."""
    yield value
    if isinstance(value, dict):
        for part in value.values():
            yield from parts(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts(part)


def ids(box: object) -> set[str]:
    """Everything that a box has an entry for."""
    return {key for part in parts(box) if isinstance(part, dict) for key in part}


def check_words(value: object) -> None:
    """Wherever there is one language there is the other, and nothing is left to be filled in."""
    found = [part for part in parts(value) if isinstance(part, dict) and ("de" in part or "en" in part)]
    assert found
    for words in found:
        assert set(words) == {"de", "en"}
        for text in words.values():
            assert text.strip() == text != ""
            assert "{" not in text


@each_game
def test_json_and_both_languages(game):
    for data in (game.about(), game.box()):
        assert json.loads(json.dumps(data)) == data
        check_words(data)


@each_game
def test_the_box_is_built_once(game):
    assert game.box() is game.box()


@each_game
def test_every_name_and_text_is_in_words(game):
    for part in parts(game.box()):
        if isinstance(part, dict):
            for key in ("name", "text"):
                assert key not in part or set(part[key]) == {"de", "en"}


@each_game
def test_about(game):
    about = game.about()
    assert about["id"] == game.id
    assert 0 < about["minutes"][0] < about["minutes"][1]
    for language in ("de", "en"):
        text = about["description"][language]
        assert text.count(". ") + text.endswith(".") == 3
    assert [form["name"] for form in about["settings"]] == [setting.name for setting in game.settings]


def values(form: dict) -> list[object]:
    """Values that a form offers, at its limits."""
    kind = form["kind"]
    if kind == "flag":
        return [False, True]
    if kind == "number":
        return [form["least"], form["most"]]
    if kind == "seat":
        return [0, 1]
    assert kind == "list"
    all_ids = [choice["id"] for choice in form["choices"]]
    assert len(set(all_ids)) == len(all_ids)
    return [all_ids[: form["least"]], all_ids[-form["most"] :], *(choice["id"] for choice in form["instead"])]


def wrong_values(form: dict) -> list[object]:
    """Values beyond what it offers."""
    kind = form["kind"]
    if kind == "number":
        return [form["least"] - 1, form["most"] + 1]
    if kind == "list":
        all_ids = [choice["id"] for choice in form["choices"]]
        too_few = [all_ids[: form["least"] - 1]] if form["least"] else []
        return [*too_few, [*all_ids[: form["most"]], "something"], [all_ids[0]] * 2, "something"]
    return [-1]


@each_game
def test_forms_offer_what_a_match_can_be_started_with(game):
    for form in game.about()["settings"]:
        read = read_settings(game.settings, {}, game.least_players, "", BadOption)[form["name"]]
        assert read == form["default"]
        for value in [*values(form), form["default"]]:
            match = kleinod.new(game.id, players=game.least_players, seed=1, options={form["name"]: value})
            assert not match.over
        for value in wrong_values(form):
            with pytest.raises(BadOption):
                kleinod.new(game.id, players=game.least_players, seed=1, options={form["name"]: value})


@each_game
def test_every_id_of_a_view_is_in_the_box(game):
    known = ids(game.box()) | PLAIN | {game.id}
    for seed in range(12):
        random = Random(seed)
        match = start(game.id, random)
        for _ in decisions(match, random):
            if random.random() < 0.05:
                check_view(match, known)
        check_view(match, known)


def check_view(match: kleinod.Match, known: set[str]) -> None:
    for seat in (SPECTATOR, *range(match.seats)):
        for part in parts(match.view(seat)):
            if isinstance(part, str):
                assert part in known
            elif isinstance(part, dict):
                assert {key for key in part if key in match.game.things} <= known
