"""Output to the screen, input from the keyboard."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

try:
    import readline  # adds line editing and history to `input`
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]

CLEAR_WITH_SCROLLBACK: Final = "\033[H\033[2J\033[3J"


class Leave(Exception):
    """The user wants to quit, or the input has ended."""


class Terminal:
    """Shows things and reads lines. `interactive`: used by a person, not by a file or a pipe."""

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
        """Show parts below each other; markup in texts is not interpreted."""
        for part in parts:
            self._console.print(part, style=style)

    def lines(self, *parts: RenderableType) -> int:
        """The number of lines that parts take on the screen."""
        return sum(len(self._console.render_lines(part)) for part in parts)

    def clear(self) -> None:
        """Clear the screen, if a person looks at it."""
        if self.interactive:
            self._console.clear()

    def forget(self) -> None:
        """Clear the screen, the scrollback and the history, before the next player looks at it."""
        if self.interactive:
            self._console.file.write(CLEAR_WITH_SCROLLBACK)
            if readline is not None:
                readline.clear_history()

    def ask(self, prompt: str) -> str:
        """A line of input; raises Leave at its end."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.show("")
                raise Leave from None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        typed = line.rstrip("\r\n")
        # show piped input as if it had been typed, so that the output can be followed
        self.show(prompt + typed)
        if not line:
            raise Leave
        return typed


def open_terminal() -> Terminal:
    """The terminal of this process."""
    interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return Terminal(Console(markup=False, highlight=False, emoji=False), interactive=interactive)


def prepare_streams() -> None:
    """Replace bytes that are not text, and characters that the screen cannot show."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on standard error that vanishes at the end; yields a function to call after each step."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda: progress.advance(task)
