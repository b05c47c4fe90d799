"""A match at one terminal, which people share and bots play along."""

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
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.decision import Decision
from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match

MAX_LINE_LENGTH: Final = 10_000
MIN_NEWS_LINES: Final = 4
GAP: Final = 3


class Seat:
    """A person, or a bot."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


class TerminalGame:
    """Plays one match to its end, or until somebody leaves."""

    def __init__(self, match: Match, seats: list[Seat], terminal: Terminal, translator: Translator) -> None:
        self.match = match
        self.seats: Final = seats
        self.terminal: Final = terminal
        self.translator: Final = translator
        self.names: Final = [seat.name for seat in seats]
        self.people: Final = [i for i, seat in enumerate(seats) if seat.bot is None]
        self.screen: Final = screen_for(match.game, translator)
        self.moves: Final = Moves(match.game)
        self.seen: Final = [0] * len(seats)  # for each seat the number of the latest event that it was shown
        self.news: list[str] = []
        self.watching = self.people[0] if len(self.people) == 1 else SPECTATOR  # the seat that the screen shows
        self.unsaved = False

    def run(self) -> None:
        """Play until the match is over; raises Leave if somebody quits."""
        while True:
            self._play_on()
            self._finish()
            if self.match.over:  # the last move was not taken back
                return

    def _play_on(self) -> None:
        while (decision := self.match.decision) is not None:
            bot = self.seats[decision.player].bot
            if decision.is_empty and bot is None:
                self.match.play(decision.options[0])
            elif bot is None:
                self._ask_person(decision)
            else:
                position = self.match.position(seat=decision.player) if bot.needs_position else None
                self.match.play(bot.choose(decision, position))
                self.unsaved = True

    # --- a person's turn -------------------------------------------------------------------------------------------

    def _ask_person(self, decision: Decision) -> None:
        """Draw the screen and read lines until it must be drawn again."""
        self._hand_over(decision.player)
        self._draw(decision)
        while not self._handle_line(self.terminal.ask(self.translator.say("play.prompt"))):
            pass

    def _hand_over(self, seat: int) -> None:
        """Where several people share the terminal, wait until the right one looks at it."""
        if self.watching != seat:
            self.terminal.forget()
            if simplify(self.terminal.ask(self.translator.say("play.pass", name=self.names[seat]))) in QUIT:
                raise Leave
            self.watching = seat
            self.news = []

    def _draw(self, decision: Decision) -> None:
        """Draw the table, the news and the question; the most important at the bottom, where nothing scrolls away."""
        seat = decision.player
        view = dict(self.match.view(seat))
        table = self.screen.draw(view, self.names, self.terminal.width)
        question: list[RenderableType] = [
            "",
            self.screen.heading(view, self.names),
            Text(self.translator.of(decision), style="bold"),
            self._numbered([self.translator.of(option) for option in decision.options]),
        ]
        self._update_news(seat)
        self.terminal.clear()
        self.terminal.show(*table, "")
        self.terminal.show(*self._fitting(self.news, self.terminal.lines(*table, *question) + 2), style="dim")
        self.terminal.show(*question)

    def _numbered(self, labels: list[str]) -> Table:
        """The options in as many columns as fit, numbered downwards."""
        cells = [f"{i:>2}  {label}" for i, label in enumerate(labels, start=1)]
        lines = 1
        while lines < len(cells) and _width(cells, lines) > self.terminal.width:
            lines += 1
        table = Table.grid(padding=(0, GAP, 0, 0))
        for i in range(lines):
            table.add_row(*cells[i::lines])
        return table

    def _handle_line(self, line: str) -> bool:
        """Handle a line of input; returns whether the screen must be drawn again."""
        if len(line) > MAX_LINE_LENGTH:
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
        """Show an error, with its rule if it has one."""
        rule = error.rule if isinstance(error, IllegalMove) else None
        said = self.translator.of(error)
        self.terminal.show(f"{said} [{rule}]" if rule else said, style="red")

    # --- the log ---------------------------------------------------------------------------------------------------

    def _update_news(self, seat: int) -> None:
        """Show the events since the seat last looked; without new ones the old news stay."""
        events = self.match.events_for(seat, self.seen[seat])
        if events:
            self.news = log.paragraphs(events, self.match.game, self.names, self.translator)
            self.seen[seat] += len(events)

    def reset_news(self, seat: int, instead: str) -> None:
        """Replace the news after a move was taken back."""
        self.seen[seat] = len(self.match.events_for(seat))
        self.news = [instead]

    def _fitting(self, news: list[str], taken: int) -> list[str]:
        """The latest news, as far as the window has room for them."""
        lines = [line for text in news for line in wrap(text, self.terminal.width - 1) or [""]]
        room = max(MIN_NEWS_LINES, self.terminal.height - taken)
        if not self.terminal.interactive or len(lines) <= room:
            return lines
        return [self.translator.say("play.more_news"), *lines[1 - room :]]

    # --- the end ---------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Show the result, and let people save the game."""
        seat = self.watching if len(self.people) == 1 else SPECTATOR
        since = min((self.seen[person] for person in self.people), default=0)
        last = self.match.events_for(seat, since)
        self.terminal.clear()
        news = log.paragraphs(last, self.match.game, self.names, self.translator)
        points = result(self.match, self.names, self.translator)
        self.terminal.show(*self._fitting(news, self.terminal.lines(*points) + 2), style="dim")
        self.terminal.show(*points)
        if self.people:
            self.watching = seat
            while not self._handle_line(self.terminal.ask(self.translator.say("play.ended"))):
                pass


def _width(cells: list[str], lines: int) -> int:
    """The width of cells in columns of this many lines."""
    columns = [cells[i : i + lines] for i in range(0, len(cells), lines)]
    return sum(max(cell_len(cell) for cell in column) + GAP for column in columns)


def phrase_error(key: str, **values: object) -> KleinodError:
    return KleinodError(phrase(key, **values))
