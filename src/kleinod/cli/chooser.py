"""The terminal's choice of games: which one, how many players, and how many of them are bots."""

from collections.abc import Callable
from typing import Final, TypeVar

from rich.table import Table

from kleinod import catalogue, library
from kleinod.bots import BOTS
from kleinod.cli.commands import QUIT
from kleinod.cli.options import parse_options
from kleinod.cli.terminal import Leave, Terminal
from kleinod.cli.words import Voice, phrase
from kleinod.engine.errors import KleinodError
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.tables import shorten

COMPANION: Final = "novice"
"""The bot that is offered first: one for somebody who wants to learn the game."""

T = TypeVar("T")


class Chosen:
    """A new match, and the bots that play in it."""

    __slots__ = ("bots", "match")

    def __init__(self, match: Match, bots: list[str]) -> None:
        self.match = match
        self.bots = bots


def choose(terminal: Terminal, voice: Voice) -> Chosen:
    """Ask until a match can begin; raises Leave."""
    chooser = _Chooser(terminal, voice)
    game = chooser.game()
    players = chooser.number("choose.players", game.least_players, game.most_players, default=game.least_players)
    bots = chooser.number("choose.bots", 0, players, default=players - 1)
    kinds = [chooser.bot() for _ in range(bots)]
    return Chosen(chooser.match(game, players), kinds)


class _Chooser:
    def __init__(self, terminal: Terminal, voice: Voice) -> None:
        self._terminal = terminal
        self._voice = voice

    def game(self) -> Game:
        games = [catalogue.load(id) for id in catalogue.games()]
        self._terminal.show(self._voice.say("choose.welcome"), "")
        self._list([self._voice.of(game.name) for game in games])
        return games[self.number("choose.game", 1, len(games), default=1) - 1]

    def bot(self) -> str:
        names = list(BOTS)
        self._list(names)
        return names[self.number("choose.bot", 1, len(names), default=names.index(COMPANION) + 1) - 1]

    def match(self, game: Game, players: int) -> Match:
        """The match, with options if somebody wants any."""

        def read(line: str) -> Match:
            return library.new(game.id, players, None, parse_options(game, line.split()))

        table = Table.grid(padding=(0, 3, 0, 2))
        for setting in game.settings:
            table.add_row(setting.name, self._voice.of(setting.words))
        self._terminal.show("", self._voice.say("choose.options_are"), table)
        return self._ask(self._voice.say("choose.options"), read)

    def number(self, key: str, least: int, most: int, *, default: int) -> int:
        def read(line: str) -> int:
            if not line:
                return default
            if not (line.isascii() and line.isdigit() and len(line) < 6 and least <= int(line) <= most):
                raise KleinodError(phrase("choose.no_number", what=shorten(line), least=least, most=most))
            return int(line)

        return self._ask(self._voice.say(key, least=least, most=most, default=default), read)

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        """Ask until the answer can be read."""
        while True:
            line = self._terminal.ask(f"{question} ").strip()
            if line.casefold() in QUIT:
                raise Leave
            try:
                return read(line)
            except KleinodError as error:
                self._terminal.show(self._voice.of(error), style="red")

    def _list(self, labels: list[str]) -> None:
        for i, label in enumerate(labels, start=1):
            self._terminal.show(f"{i:>3}  {label}")
