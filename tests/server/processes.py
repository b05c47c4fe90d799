"""Real `kleinod serve` processes for tests: started on free ports, waited for, ended by their ids."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

COMMAND = (str(Path(sys.executable).with_name("kleinod")), "serve", "--lang", "en")
PATIENCE = 60.0
"""Other things may run on the machine too."""


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def sqlite_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'kleinod.sqlite'}"


class Server:
    """One service, which may be ended and started again at the same address."""

    def __init__(self, database: str, *, more: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.socket = f"ws://127.0.0.1:{self.port}/ws"
        self.more = tuple(more)
        """Further arguments, which may change from one start to the next."""
        self._arguments = ("--port", str(self.port), "--database", database, "--rate", "100000")
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  closed when the server is

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """Everything on standard error, of all starts."""
        self._errors.seek(0)
        return self._errors.read().decode()

    def launch(self) -> None:
        """Start without waiting."""
        self._process = subprocess.Popen(
            [*COMMAND, *self._arguments, *self.more],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
            # whoever runs the tests in the background ignores Ctrl-C, and children inherit that
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def start(self) -> None:
        """Start, and return when it serves."""
        self.launch()
        self.wait_until_healthy()

    def wait_until_healthy(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.is_healthy():
            assert self._process is not None
            assert self._process.poll() is None, f"the service ended:\n{self.said}"
            assert time.monotonic() < end, f"the service does not start:\n{self.said}"
            time.sleep(0.05)

    def is_healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """At once, without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def interrupt(self) -> int:
        """As by Ctrl-C; the exit code."""
        return self._end(signal.SIGINT)

    def terminate(self) -> int:
        """As systemd does it; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        os.kill(self._process.pid, sign)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            # what it has started ends with it, if it is asked
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self._errors.close()


@contextmanager
def serving(database: str, *, more: Sequence[str] = ()) -> Iterator[Server]:
    server = Server(database, more=more)
    try:
        server.start()
        yield server
    finally:
        server.close()
