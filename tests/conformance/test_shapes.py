"""Views and boxes have the shapes that a game declares, and nothing beside."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType

import pytest
from msgspec import convert

from kleinod import SPECTATOR, catalogue
from kleinod.engine.text import LANGUAGES
from tests.conformance.variety import decisions, start

GAMES = 4
SAMPLED = 0.05
"""The share of decisions that are looked at."""


def shapes_module(game: str) -> str:
    package, _, _ = type(catalogue.load(game)).__module__.rpartition(".")
    return f"{package}.shapes"


SHAPED = [game for game in catalogue.games() if find_spec(shapes_module(game)) is not None]

each_game = pytest.mark.parametrize("game", SHAPED)


def shapes(game: str) -> ModuleType:
    return import_module(shapes_module(game))


@each_game
def test_what_every_seat_is_shown(game: str):
    shape = shapes(game).View
    for seed in range(GAMES):
        random = Random(f"{game} {seed}")
        match = start(game, random)
        seats = [*range(match.seats), SPECTATOR]
        for _ in decisions(match, random):
            if random.random() < SAMPLED:
                view = match.view(random.choice(seats))
                assert convert(view, shape) == view
        for seat in seats:
            assert convert(match.view(seat), shape) == match.view(seat)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed(game: str, language: str):
    box = catalogue.load(game).components_catalogue(language)
    assert convert(box, shapes(game).Components) == box
