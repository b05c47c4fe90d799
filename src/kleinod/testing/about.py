"""What a game says of itself: names, forms for its settings, what is printed on its components."""

import json
from collections.abc import Callable, Iterator
from random import Random

import kleinod
from kleinod import SPECTATOR
from kleinod.engine.errors import BadOption
from kleinod.engine.setting import read_settings
from kleinod.engine.text import LANGUAGES
from kleinod.testing.games import RandomGames

PLAIN = {"?", "", "up", "down"}
"""Texts in views that are nobody's id: what is unknown or missing, and how a token lies."""


def parts(value: object) -> Iterator[object]:
    """A JSON value and everything in it."""
    yield value
    if isinstance(value, dict):
        for part in value.values():
            yield from parts(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts(part)


def check_texts(games: RandomGames) -> None:
    """Everything is JSON, the same in every language but for its texts, and nothing is left to fill in."""
    game = games.game
    for describe in (game.about, game.components_catalogue):
        described = [describe(language) for language in LANGUAGES]
        assert json.loads(json.dumps(described)) == described
        for versions in zip(*(parts(one) for one in described), strict=True):
            for text in versions:
                assert type(text) is type(versions[0])
                if isinstance(text, str) and text != versions[0]:
                    assert text.strip() == text != ""
                    assert "{" not in text
    assert game.components_catalogue("en") is game.components_catalogue("en")


def check_about(games: RandomGames) -> None:
    game = games.game
    about = game.about("en")
    assert about["id"] == game.id
    assert 0 < game.minutes[0] < game.minutes[1]
    assert 0 < game.min_players <= game.max_players


def check_parts(games: RandomGames) -> None:
    """The data of options are plain values and tell them apart."""
    options = games.game.options.values()
    told = {json.dumps([option.verb, option.parts_data()], sort_keys=True) for option in options}
    assert len(told) == len(options)


def check_events(games: RandomGames) -> None:
    """An event has a number of its own: a sentence that asks for {number} would tell that one."""
    for kind in games.game.event_kinds.values():
        for words in (kind.text, kind.text_one, kind.text_own):
            assert "{number}" not in words.de, kind.id


def check_forms(games: RandomGames) -> None:
    """A form offers what a match can be started with, and nothing beyond it is accepted."""
    game = games.game
    for setting in game.settings:
        form = setting.form("en")
        assert read_settings(game.settings, {}, game.min_players, "", BadOption)[setting.name] == form["default"]
        for value in [*_values(form), form["default"]]:
            options = {setting.name: value}
            assert not kleinod.new(game.id, players=game.min_players, seed=1, options=options).over
        for value in _wrong_values(form):
            try:
                kleinod.new(game.id, players=game.min_players, seed=1, options={setting.name: value})
            except BadOption:
                continue
            raise AssertionError(f"{setting.name} = {value!r} was accepted")


def _values(form: dict[str, object]) -> list[object]:
    """Values that a form offers, at its limits."""
    if form["kind"] == "flag":
        return [False, True]
    if form["kind"] == "number":
        return [form["min"], form["max"]]
    if form["kind"] == "seat":
        return [0, 1]
    ids = _ids(form["choices"])
    assert len(set(ids)) == len(ids)
    return [ids[: _number(form["min"])], ids[-_number(form["max"]) :], *_ids(form["instead"])]


def _wrong_values(form: dict[str, object]) -> list[object]:
    """Values beyond what it offers."""
    if form["kind"] == "number":
        return [_number(form["min"]) - 1, _number(form["max"]) + 1]
    if form["kind"] == "list":
        ids = _ids(form["choices"])
        minimum = _number(form["min"])
        too_few: list[object] = [ids[: minimum - 1]] if minimum else []
        return [*too_few, [*ids[: _number(form["max"])], "something"], [ids[0]] * 2, "something"]
    return [-1]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _ids(choices: object) -> list[str]:
    assert isinstance(choices, list)
    return [choice["id"] for choice in choices]


def check_box(games: RandomGames) -> None:
    """Every id of a view is in the box."""
    box = games.game.components_catalogue("en")
    known = {key for part in parts(box) if isinstance(part, dict) for key in part} | PLAIN | {games.game.id}
    for seed in range(12):
        random = Random(seed)
        match = games.start(random)
        for _ in games.decisions(match, random):
            if random.random() < 0.05:
                _check_view(match, known)
        _check_view(match, known)


def _check_view(match: kleinod.Match, known: set[str]) -> None:
    for seat in (SPECTATOR, *range(match.seats)):
        for part in parts(match.view(seat)):
            if isinstance(part, str):
                assert part in known
            elif isinstance(part, dict):
                assert {key for key in part if key in match.game.names} <= known


ABOUT_CHECKS: list[Callable[[RandomGames], None]] = [
    check_texts,
    check_about,
    check_parts,
    check_events,
    check_forms,
    check_box,
]
