"""The command line as a user has it: arguments and typed lines in, exit code and texts out."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest
from rich.console import Console

from kleinod.cli.main import main
from kleinod.cli.terminal import Terminal


class Run(NamedTuple):
    code: int
    out: str
    err: str


Kleinod = Callable[..., Run]


@pytest.fixture
def kleinod(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Kleinod:
    """Runs a command in this process, with lines (or bytes) piped in; English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str, typed: str | bytes = "") -> Run:
        raw = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


class Screen:
    """A terminal at which a person sits, and what that person sees."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: list[str], height: int) -> None:
        self._file = io.StringIO()
        self._lines = iter(lines)
        console = Console(
            file=self._file, width=100, height=height, force_terminal=True, markup=False, color_system=None
        )
        self.terminal = Terminal(console, interactive=True)
        monkeypatch.setattr("builtins.input", self._read)

    @property
    def text(self) -> str:
        return self._file.getvalue()

    def _read(self, prompt: str) -> str:
        self._file.write(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        self._file.write(line + "\n")
        return line


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Screen]:
    """A person who types these lines; after the last one the input ends."""

    def sit(lines: list[str], *, height: int = 40) -> Screen:
        return Screen(monkeypatch, lines, height)

    return sit
