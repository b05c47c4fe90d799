"""Reads options of a game that are typed."""

from collections.abc import Sequence

from kleinod.cli.texts import phrase
from kleinod.engine.checked import shorten
from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game


def parse_options(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The options of a game from texts like NAME=VALUE; the game itself checks names and values."""
    settings = {setting.name: setting for setting in game.settings}
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise BadOption(phrase("usage.no_option", what=shorten(text)))
        if name in options:
            raise BadOption(phrase("usage.twice", what=shorten(name)))
        options[name] = settings[name].parse(value.strip()) if name in settings else value
    return options
