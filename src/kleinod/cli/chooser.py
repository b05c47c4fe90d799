"""Asks in the terminal which game to play, with how many players and bots."""

from collections.abc import Callable
from typing import Final, TypeVar

from rich.table import Table

from kleinod import catalogue, library
from kleinod.bots import BOTS
from kleinod.cli.commands import QUIT
from kleinod.cli.options import parse_options
from kleinod.cli.terminal import Leave, Terminal
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.checked import shorten
from kleinod.engine.errors import KleinodError
from kleinod.engine.game import Game
from kleinod.engine.match import Match

DEFAULT_BOT: Final = "novice"
"""Suggested first, as it suits somebody who wants to learn the game."""

T = TypeVar("T")


class NewGame:
    """A new match, and the names of its bots."""

    __slots__ = ("bots", "match")

    def __init__(self, match: Match, bots: list[str]) -> None:
        self.match = match
        self.bots = bots


def choose(terminal: Terminal, translator: Translator) -> NewGame:
    """Ask until a match can start; raises Leave."""
    chooser = _Chooser(terminal, translator)
    game = chooser.game()
    players = chooser.number("choose.players", game.min_players, game.max_players, default=game.min_players)
    bots = chooser.number("choose.bots", 0, players, default=players - 1)
    kinds = [chooser.bot() for _ in range(bots)]
    return NewGame(chooser.match(game, players), kinds)


class _Chooser:
    def __init__(self, terminal: Terminal, translator: Translator) -> None:
        self._terminal = terminal
        self._translator = translator

    def game(self) -> Game:
        games = [catalogue.load(id) for id in catalogue.games()]
        self._terminal.show(self._translator.say("choose.welcome"), "")
        self._list([self._translator.of(game.name) for game in games])
        return games[self.number("choose.game", 1, len(games), default=1) - 1]

    def bot(self) -> str:
        names = list(BOTS)
        self._list(names)
        return names[self.number("choose.bot", 1, len(names), default=names.index(DEFAULT_BOT) + 1) - 1]

    def match(self, game: Game, players: int) -> Match:
        """The match, with the options that are typed."""

        def read(line: str) -> Match:
            return library.new(game.id, players, None, parse_options(game, line.split()))

        table = Table.grid(padding=(0, 3, 0, 2))
        for setting in game.settings:
            table.add_row(setting.name, self._translator.of(setting.help))
        self._terminal.show("", self._translator.say("choose.options_are"), table)
        return self._ask(self._translator.say("choose.options"), read)

    def number(self, key: str, minimum: int, maximum: int, *, default: int) -> int:
        def read(line: str) -> int:
            if not line:
                return default
            if not (line.isascii() and line.isdigit() and len(line) < 6 and minimum <= int(line) <= maximum):
                raise KleinodError(phrase("choose.no_number", what=shorten(line), minimum=minimum, maximum=maximum))
            return int(line)

        return self._ask(self._translator.say(key, minimum=minimum, maximum=maximum, default=default), read)

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        """Ask until the answer is valid."""
        while True:
            line = self._terminal.ask(f"{question} ").strip()
            if line.casefold() in QUIT:
                raise Leave
            try:
                return read(line)
            except KleinodError as error:
                self._terminal.show(self._translator.of(error), style="red")

    def _list(self, labels: list[str]) -> None:
        for i, label in enumerate(labels, start=1):
            self._terminal.show(f"{i:>3}  {label}")
