"""`kleinod replay`: step through a game, with all cards face up."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from kleinod.cli import log
from kleinod.cli.commands import QUIT
from kleinod.cli.files import read_record
from kleinod.cli.moves import simplify
from kleinod.cli.result import result
from kleinod.cli.screens import screen_for
from kleinod.cli.screens.screen import open_view
from kleinod.cli.terminal import Leave, Terminal, open_terminal
from kleinod.cli.texts import Translator
from kleinod.engine.match import Match

INDENT: Final = (0, 0, 0, 4)
FORWARD: Final = ("", "n")
BACK: Final = ("b", "z")
LEAVE: Final = ("q", *QUIT)


def command(arguments: Namespace, translator: Translator) -> None:
    terminal = open_terminal()
    replay = Replay(read_record(Path(arguments.file)), translator)
    if terminal.interactive:
        try:
            step_through(replay, terminal, translator)
        except Leave:
            terminal.show(translator.say("play.bye"))
    else:
        print_all(replay, terminal, translator)


class Replay:
    """A match split into its moves: the events of each move, and the match after it."""

    def __init__(self, match: Match, translator: Translator) -> None:
        self.match: Final = match
        self.names: Final = [translator.say("play.person", letter=chr(ord("A") + seat)) for seat in range(match.seats)]
        self._translator = translator
        self._moves = match.moves()
        # the match after each move, as far as needed so far
        self._after = [match.clone()]
        self._after[0].back_to(0)

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, number: int) -> str:
        """Move `number`, counted from 1, with its player; 0 is the beginning."""
        if number == 0:
            return self._translator.say("replay.beginning")
        decision = self.after(number - 1).decision
        assert decision is not None
        name = self.names[decision.player]
        return self._translator.say("replay.move", number=number, name=name, move=self._moves[number - 1].text)

    def sentences(self, number: int) -> list[str]:
        """The events of a move as sentences."""
        match = self.after(number)
        since = self.after(number - 1).event_count if number else 0
        return log.paragraphs(log.open_events(match, since), match.game, self.names, self._translator)

    def after(self, number: int) -> Match:
        """The match after `number` moves."""
        while len(self._after) <= number:
            following = self._after[-1].clone()
            following.play(self._moves[len(self._after) - 1])
            self._after.append(following)
        return self._after[number]


def print_all(replay: Replay, terminal: Terminal, translator: Translator) -> None:
    """Print all moves with their events, and the result."""
    for number in range(len(replay) + 1):
        terminal.show(replay.move(number), *(Padding(text, INDENT) for text in replay.sentences(number)))
    terminal.show("", *result(replay.match, replay.names, translator))


def step_through(replay: Replay, terminal: Terminal, translator: Translator) -> None:
    """Step forwards, backwards or to any move; raises Leave."""
    screen = screen_for(replay.match.game, translator)
    number = 0
    while True:
        terminal.clear()
        view = open_view(replay.after(number))
        terminal.show(*screen.draw(view, replay.names, terminal.width), "", screen.heading(view, replay.names))
        terminal.show(Text(replay.move(number), style="bold"), *replay.sentences(number))
        if number == len(replay):
            terminal.show("", *result(replay.match, replay.names, translator))
        number = _ask_where(replay, number, terminal, translator)


def _ask_where(replay: Replay, number: int, terminal: Terminal, translator: Translator) -> int:
    """The move to show next."""
    last = len(replay)
    while True:
        line = simplify(terminal.ask(translator.say("replay.where", number=number, last=last)))
        if line in LEAVE:
            raise Leave
        if line in FORWARD and number < last:
            return number + 1
        if line in BACK and number > 0:
            return number - 1
        if line.isascii() and line.isdigit() and len(line) < 9:
            return min(int(line), last)
        terminal.show(
            translator.say("replay.end" if line in FORWARD else "replay.start" if line in BACK else "replay.how")
        )
