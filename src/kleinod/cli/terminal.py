"""The screen and the keyboard."""

import io
import os
import sys
from typing import Final

from rich.console import Console, RenderableType

try:
    import readline  # gives `input` arrow keys and earlier lines
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]

CLEAR_WITH_SCROLLBACK: Final = "\033[H\033[2J\033[3J"


class Leave(Exception):
    """Whoever sits at the terminal wants to go, or there is nothing more to read."""


class Terminal:
    """Shows things and reads lines. `interactive`: a person sits there, rather than a file or a pipe."""

    def __init__(self, console: Console, *, interactive: bool) -> None:
        self._console = console
        self.interactive: Final = interactive

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height

    def show(self, *parts: RenderableType, style: str | None = None) -> None:
        """Show parts below each other; texts are shown as they are."""
        for part in parts:
            self._console.print(part, style=style)

    def lines(self, *parts: RenderableType) -> int:
        """How many lines parts take when they are shown."""
        return sum(len(self._console.render_lines(part)) for part in parts)

    def clear(self) -> None:
        """An empty screen, where a person looks at it."""
        if self.interactive:
            self._console.clear()

    def forget(self) -> None:
        """An empty screen, and nothing left to scroll back to: somebody else comes to look at it."""
        if self.interactive:
            self._console.file.write(CLEAR_WITH_SCROLLBACK)
            if readline is not None:
                readline.clear_history()

    def ask(self, prompt: str) -> str:
        """A line that is typed in; raises Leave at the end of the input."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.show("")
                raise Leave from None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        typed = line.rstrip("\r\n")
        # what is piped in is shown as if it had been typed, so that the output can be followed
        self.show(prompt + typed)
        if not line:
            raise Leave
        return typed


def open_terminal() -> Terminal:
    """The terminal of this process."""
    interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return Terminal(Console(markup=False, highlight=False, emoji=False), interactive=interactive)


def prepare_streams() -> None:
    """Let bytes that are no text, or letters that the screen has not, do no harm."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
