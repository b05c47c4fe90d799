"""A match at one terminal: people take their turns at it, bots answer at once."""

from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kleinod.bots import Bot
from kleinod.cli import log
from kleinod.cli.commands import COMMANDS, QUIT
from kleinod.cli.moves import Moves, simplify
from kleinod.cli.result import result
from kleinod.cli.screens import screen_for
from kleinod.cli.terminal import Leave, Terminal
from kleinod.cli.words import Voice, phrase
from kleinod.engine.decision import Decision
from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match

MOST_TYPED: Final = 10_000
FEWEST_NEWS: Final = 4
GAP: Final = 3


class Seat:
    """Who sits there: a person, or a bot."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


class Sitting:
    """Plays one match to its end, or until somebody leaves."""

    def __init__(self, match: Match, seats: list[Seat], terminal: Terminal, voice: Voice) -> None:
        self.match = match
        self.seats: Final = seats
        self.terminal: Final = terminal
        self.voice: Final = voice
        self.names: Final = [seat.name for seat in seats]
        self.people: Final = [i for i, seat in enumerate(seats) if seat.bot is None]
        self.screen: Final = screen_for(match.game, voice)
        self.moves: Final = Moves(match.game)
        self.told: Final = [0] * len(seats)  # for each seat the number of the latest event it was shown
        self.news: list[str] = []
        self.watching = self.people[0] if len(self.people) == 1 else SPECTATOR  # for whom the screen is
        self.unsaved = False

    def run(self) -> None:
        """Play until the match is over; raises Leave if somebody wants to go before that."""
        while True:
            self._play_on()
            self._finish()
            if self.match.over:  # the last move was not taken back
                return

    def _play_on(self) -> None:
        while (decision := self.match.decision) is not None:
            bot = self.seats[decision.player].bot
            if bot is None:
                self._ask_person(decision)
            else:
                position = self.match.position(seat=decision.player) if bot.needs_position else None
                self.match.play(bot.choose(decision, position))
                self.unsaved = True

    # --- a person's turn -------------------------------------------------------------------------------------------

    def _ask_person(self, decision: Decision) -> None:
        """Show the table and read lines until a move is made, or taken back, or all is to be shown again."""
        self._hand_over(decision.player)
        self._draw(decision)
        while not self._heed(self.terminal.ask(self.voice.say("play.prompt"))):
            pass

    def _hand_over(self, seat: int) -> None:
        """Where several people share the terminal, nothing is shown until the one who is asked has come."""
        if self.watching != seat:
            self.terminal.forget()
            if simplify(self.terminal.ask(self.voice.say("play.pass", name=self.names[seat]))) in QUIT:
                raise Leave
            self.watching = seat
            self.news = []

    def _draw(self, decision: Decision) -> None:
        """The table, the news, the question; the most important below, where the eye is and nothing scrolls away."""
        seat = decision.player
        view = self.match.view(seat)
        table = self.screen.draw(view, self.names, self.terminal.width)
        question: list[RenderableType] = [
            "",
            self.screen.heading(view, self.names),
            Text(self.voice.of(decision), style="bold"),
            self._numbered([self.voice.of(option) for option in decision.options]),
        ]
        self._take_news(seat)
        self.terminal.clear()
        self.terminal.show(*table, "")
        self.terminal.show(*self._fitting(self.news, self.terminal.lines(*table, *question) + 2), style="dim")
        self.terminal.show(*question)

    def _numbered(self, labels: list[str]) -> Table:
        """The options in as many columns as there is room for, counted downwards."""
        cells = [f"{i:>2}  {label}" for i, label in enumerate(labels, start=1)]
        lines = 1
        while lines < len(cells) and _width(cells, lines) > self.terminal.width:
            lines += 1
        table = Table.grid(padding=(0, GAP, 0, 0))
        for i in range(lines):
            table.add_row(*cells[i::lines])
        return table

    def _heed(self, line: str) -> bool:
        """Do what a line says; whether the question is to be put anew."""
        if len(line) > MOST_TYPED:
            self.refuse(phrase_error("play.too_long"))
            return False
        plain = simplify(line)
        if not plain:
            return True
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.casefold())
        try:
            if command is not None:
                return command(self, rest.strip())
            if self.match.over:
                raise phrase_error("play.over")
            self.match = self.moves.play(self.match, line)
        except KleinodError as error:
            self.refuse(error)
            return False
        self.unsaved = True
        return True

    def refuse(self, error: KleinodError) -> None:
        """Say why not, with the rule if one refuses."""
        rule = error.rule if isinstance(error, IllegalMove) else None
        said = self.voice.of(error)
        self.terminal.show(f"{said} [{rule}]" if rule else said, style="red")

    # --- the log ---------------------------------------------------------------------------------------------------

    def _take_news(self, seat: int) -> None:
        """What has happened since that seat was last told; without anything new the old news stay."""
        events = self.match.events_for(seat, self.told[seat])
        if events:
            self.news = log.paragraphs(events, self.match.game, self.names, self.voice)
            self.told[seat] += len(events)

    def forget_news(self, seat: int, instead: str) -> None:
        """After a move was taken back, what it did has not happened."""
        self.told[seat] = len(self.match.events_for(seat))
        self.news = [instead]

    def _fitting(self, told: list[str], taken: int) -> list[str]:
        """As much of the latest news as the window has room for beside what else is shown."""
        lines = [line for text in told for line in wrap(text, self.terminal.width - 1) or [""]]
        room = max(FEWEST_NEWS, self.terminal.height - taken)
        if not self.terminal.interactive or len(lines) <= room:
            return lines
        return [self.voice.say("play.more_news"), *lines[1 - room :]]

    # --- the end ---------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Show how it ended, and let people save the game."""
        seat = self.watching if len(self.people) == 1 else SPECTATOR
        since = min((self.told[person] for person in self.people), default=0)
        last = self.match.events_for(seat, since)
        self.terminal.clear()
        told = log.paragraphs(last, self.match.game, self.names, self.voice)
        points = result(self.match, self.names, self.voice)
        self.terminal.show(*self._fitting(told, self.terminal.lines(*points) + 2), style="dim")
        self.terminal.show(*points)
        if self.people:
            self.watching = seat
            while not self._heed(self.terminal.ask(self.voice.say("play.ended"))):
                pass


def _width(cells: list[str], lines: int) -> int:
    """How wide cells are in columns of so many lines."""
    columns = [cells[i : i + lines] for i in range(0, len(cells), lines)]
    return sum(max(cell_len(cell) for cell in column) + GAP for column in columns)


def phrase_error(key: str, **values: object) -> KleinodError:
    return KleinodError(phrase(key, **values))
