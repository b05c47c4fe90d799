"""A match at one terminal: people take their turns at it, bots answer at once."""

from textwrap import wrap
from typing import Final

from rich.table import Table
from rich.text import Text

from kleinod.bots import Bot
from kleinod.cli import log
from kleinod.cli.commands import COMMANDS, QUIT
from kleinod.cli.moves import BETWEEN, Moves, simplify
from kleinod.cli.result import result
from kleinod.cli.screens import screen_for
from kleinod.cli.terminal import Leave, Terminal
from kleinod.cli.words import Voice, phrase
from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.engine.option import Decision

PROMPT: Final = "> "
MOST_TYPED: Final = 10_000
REST_OF_SCREEN: Final = 28
"""Lines that table, question and options take in an ordinary game; what is left of the window is for the news."""
FEWEST_NEWS: Final = 6


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
        while (decision := self.match.decision) is not None:
            bot = self.seats[decision.player].bot
            if bot is None:
                self._ask_person(decision)
            else:
                position = self.match.position(seat=decision.player) if bot.needs_position else None
                self.match.play(bot.choose(decision, position))
                self.unsaved = True
        self._finish()

    # --- a person's turn -------------------------------------------------------------------------------------------

    def _ask_person(self, decision: Decision) -> None:
        """Show the table and read lines until a move is made, or taken back, or all is to be shown again."""
        self._hand_over(decision.player)
        self._draw(decision)
        while not self._heed(self.terminal.ask(PROMPT)):
            pass

    def _hand_over(self, seat: int) -> None:
        """Where several people share the terminal, nothing is shown until the one who is asked has come."""
        if self.watching != seat:
            self.terminal.forget()
            self.terminal.show(self.voice.say("play.pass", name=self.names[seat]))
            if simplify(self.terminal.ask(PROMPT)) in QUIT:
                raise Leave
            self.watching = seat
            self.news = []

    def _draw(self, decision: Decision) -> None:
        seat = decision.player
        self.terminal.clear()
        self.terminal.show(*self.screen.draw(self.match.view(seat), self.names, self.terminal.width))
        self._take_news(seat)
        if self.news:
            self.terminal.show("", *self._fitting(self.news), style="dim")
        self.terminal.show("")
        self.show_question(decision)

    def show_question(self, decision: Decision) -> None:
        self.terminal.show(Text(self.voice.of(decision), style="bold"))
        self.terminal.show(self._numbered([self.voice.of(option) for option in decision.options]))

    def _numbered(self, labels: list[str]) -> Table:
        """The options in as many columns as there is room for, counted downwards."""
        cells = [f"{i:>2}  {label}" for i, label in enumerate(labels, start=1)]
        room = self.terminal.width // (max(len(cell) for cell in cells) + 3)
        lines = -(-len(cells) // max(room, 1))
        table = Table.grid(padding=(0, 3, 0, 0))
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

    def _fitting(self, told: list[str]) -> list[str]:
        """As much of the latest news as the window has room for."""
        lines = [line for text in told for line in wrap(text, self.terminal.width - 1) or [""]]
        room = max(FEWEST_NEWS, self.terminal.height - REST_OF_SCREEN)
        if not self.terminal.interactive or len(lines) <= room:
            return lines
        return [self.voice.say("play.more_news"), *lines[-room:]]

    # --- the end ---------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Show how it ended, and let people save the game."""
        seat = self.watching if len(self.people) == 1 else SPECTATOR
        since = min((self.told[person] for person in self.people), default=0)
        last = self.match.events_for(seat, since)
        self.terminal.clear()
        told = log.paragraphs(last, self.match.game, self.names, self.voice)
        self.terminal.show(*self._fitting(told), style="dim")
        self.terminal.show(*result(self.match, self.names, self.voice))
        if self.people:
            self.terminal.show(self.voice.say("play.ended"))
            self.watching = seat
            while not self._heed(self.terminal.ask(PROMPT)):
                pass


def phrase_error(key: str, **values: object) -> KleinodError:
    return KleinodError(phrase(key, **values))
