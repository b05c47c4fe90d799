"""How each game is drawn in the terminal. A game that has no screen of its own is shown as plain data."""

from collections.abc import Callable
from typing import Final

from kleinod.cli.screens.screen import Screen
from kleinod.cli.texts import Translator
from kleinod.engine.game import Game


def _dominion(game: Game, voice: Translator) -> Screen:
    from kleinod.cli.screens.dominion import DominionScreen

    return DominionScreen(game, voice)


def _valdora(game: Game, voice: Translator) -> Screen:
    from kleinod.cli.screens.valdora import ValdoraScreen

    return ValdoraScreen(game, voice)


def _zavandor(game: Game, voice: Translator) -> Screen:
    from kleinod.cli.screens.zavandor import ZavandorScreen

    return ZavandorScreen(game, voice)


# a game is loaded when it is first used: so are its screens
SCREENS: Final[dict[str, Callable[[Game, Translator], Screen]]] = {
    "dominion": _dominion,
    "valdora": _valdora,
    "zavandor": _zavandor,
}


def screen_for(game: Game, voice: Translator) -> Screen:
    make = SCREENS.get(game.id, Screen)
    return make(game, voice)
