"""`kleinod replay`: a game looked at afterwards, everybody's cards face up."""

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
from kleinod.cli.words import Voice
from kleinod.engine.match import Match

INDENT: Final = (0, 0, 0, 4)
FORWARD: Final = ("", "n")
BACK: Final = ("b", "z")
LEAVE: Final = ("q", *QUIT)


def command(arguments: Namespace, voice: Voice) -> None:
    terminal = open_terminal()
    reel = Reel(read_record(Path(arguments.file)), voice)
    if terminal.interactive:
        try:
            step_through(reel, terminal, voice)
        except Leave:
            terminal.show(voice.say("play.bye"))
    else:
        print_all(reel, terminal, voice)


class Reel:
    """A match cut into its moves: what each did, and how the table looked after it."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self.match: Final = match
        self.names: Final = [voice.say("play.person", letter=chr(ord("A") + seat)) for seat in range(match.seats)]
        self._voice = voice
        self._moves = match.moves()
        # the match after so many moves
        self._after = [match.clone()]
        self._after[0].back_to(0)

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, number: int) -> str:
        """Who moved and what, counted from 1; before the first move nothing was."""
        if number == 0:
            return self._voice.say("replay.beginning")
        decision = self.after(number - 1).decision
        assert decision is not None
        name = self.names[decision.player]
        return self._voice.say("replay.move", number=number, name=name, move=self._moves[number - 1].text)

    def told(self, number: int) -> list[str]:
        """What happened by a move, in sentences."""
        match = self.after(number)
        since = self.after(number - 1).event_count if number else 0
        return log.paragraphs(log.open_events(match, since), match.game, self.names, self._voice)

    def after(self, number: int) -> Match:
        """The match after so many moves."""
        while len(self._after) <= number:
            following = self._after[-1].clone()
            following.play(self._moves[len(self._after) - 1])
            self._after.append(following)
        return self._after[number]


def print_all(reel: Reel, terminal: Terminal, voice: Voice) -> None:
    """All moves with what they did, and the result."""
    for number in range(len(reel) + 1):
        terminal.show(reel.move(number), *(Padding(text, INDENT) for text in reel.told(number)))
    terminal.show("", *result(reel.match, reel.names, voice))


def step_through(reel: Reel, terminal: Terminal, voice: Voice) -> None:
    """Forwards, backwards or anywhere; raises Leave."""
    screen = screen_for(reel.match.game, voice)
    number = 0
    while True:
        terminal.clear()
        view = open_view(reel.after(number))
        terminal.show(*screen.draw(view, reel.names, terminal.width), "", screen.heading(view, reel.names))
        terminal.show(Text(reel.move(number), style="bold"), *reel.told(number))
        if number == len(reel):
            terminal.show("", *result(reel.match, reel.names, voice))
        number = _ask_where(reel, number, terminal, voice)


def _ask_where(reel: Reel, number: int, terminal: Terminal, voice: Voice) -> int:
    """The move to look at next."""
    last = len(reel)
    while True:
        line = simplify(terminal.ask(voice.say("replay.where", number=number, last=last)))
        if line in LEAVE:
            raise Leave
        if line in FORWARD and number < last:
            return number + 1
        if line in BACK and number > 0:
            return number - 1
        if line.isascii() and line.isdigit() and len(line) < 9:
            return min(int(line), last)
        terminal.show(voice.say("replay.end" if line in FORWARD else "replay.start" if line in BACK else "replay.how"))
