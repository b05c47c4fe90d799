"""A pool of processes for bots, hints and analyses, so that a crash or a hang ends a worker and not the service.

A worker (`worker`) is given what one seat knows, the texts of its options and nothing else: no open files of the
server, no environment beyond what Python needs to start. It has its own session, so Ctrl-C in the server's terminal
does not reach it.
"""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import isfinite
from typing import Final, TypeVar

from msgspec import Struct, ValidationError, convert, to_builtins

from kleinod.analysis.judgement import Judgement, Question
from kleinod.analysis.study import hint_reason
from kleinod.bots.effort import Effort
from kleinod.bots.search import Finding
from kleinod.engine.game import Game
from kleinod.engine.text import Text

T = TypeVar("T")

COMMAND: Final = (sys.executable, "-P", "-m", "kleinod.server.worker")
ENVIRONMENT: Final = ("PATH", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT", "LD_LIBRARY_PATH")
"""The variables that a worker inherits; others may hold secrets of the server."""

START_SECONDS: Final = 60.0
"""Limit for starting a worker; long, as Python may start slowly on a busy machine."""
DEFAULT_THINKING: Final = 1.0
MAX_THINKING: Final = 60.0
HINT_SECONDS: Final = 1.0

_CHUNK: Final = 65_536


class WorkerFailed(Exception):
    """The worker crashed, hung, or gave an invalid answer."""


class Tip(Struct, frozen=True):
    """A suggested move, and what search found of it and of the next best."""

    move: str
    findings: list[Finding]

    def reason(self, game: Game, seat: int) -> Text:
        return hint_reason(game, self.findings, seat)


def thinking_time(bot: str) -> float:
    """The seconds that a bot may think about one decision according to its name: 5 for `expert:5`."""
    try:
        seconds = float(bot.partition(":")[2])
    except ValueError:
        return DEFAULT_THINKING
    return min(max(seconds, 0.0), MAX_THINKING) if isfinite(seconds) else DEFAULT_THINKING


class Workers:
    """At most `count` workers, each started when first needed and kept; calls are served in order.

    A bot may take `seconds` longer than its own thinking time.
    """

    def __init__(self, *, count: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._workers = tuple(Worker(command) for _ in range(count))
        self._seconds = seconds
        self._running = False
        # A stack, so that workers that are never needed are never started. The semaphore keeps callers in order, which
        # asyncio's queues do not.
        self._free = list(self._workers)
        self._turn = asyncio.Semaphore(count)
        self._renewals: set[asyncio.Task[None]] = set()  # as asyncio keeps only weak references to tasks

    @property
    def pids(self) -> list[int]:
        """Process ids of the running workers."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    async def start(self) -> None:
        """Accept calls."""
        self._running = True

    async def stop(self) -> None:
        """End all workers for good; calls that are still waiting raise WorkerFailed."""
        if not self._running:
            return
        self._running = False
        for worker in self._workers:
            worker.close()
        for _ in self._workers:  # after all waiting calls: then no worker is in use any more
            await self._turn.acquire()
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def choose(self, *, bot: str, seed: int, position: dict[str, object], options: list[str]) -> str:
        """The option that a bot chooses; raises WorkerFailed.

        A new bot is made for each choice: use a different seed for each decision, and never one that deals a match.
        """
        request = {"task": "choose", "bot": bot, "seed": seed, "position": position, "options": options}
        return await self._ask(request, thinking_time(bot), lambda answer: _one_of(options, answer.get("choice")))

    async def hint(self, *, seed: int, position: dict[str, object], options: list[str]) -> Tip:
        """A hint from a seat's position; raises WorkerFailed."""
        request = {"task": "hint", "effort": HINT_SECONDS, "seed": seed, "position": position, "options": options}
        return await self._ask(request, HINT_SECONDS, lambda answer: _tip(options, answer))

    async def judge(self, *, game: str, question: Question, effort: Effort, seed: int) -> Judgement:
        """The judgement of a decision in a finished game; raises WorkerFailed."""
        request = {"task": "judge", "game": game, "question": question, "effort": effort, "seed": seed}
        return await self._ask(
            to_builtins(request), 2 * effort.seconds, lambda answer: convert(answer["judgement"], Judgement)
        )

    async def _ask(self, request: dict[str, object], thinking: float, read: Callable[[dict[str, object]], T]) -> T:
        """The answer of the next free worker, converted by `read`."""
        self._check_running()
        limit = self._seconds + thinking
        await self._turn.acquire()
        worker = self._free.pop()
        try:
            self._check_running()
            answer = await worker.ask({**request, "seconds": limit}, limit)
            if "fault" in answer:
                raise WorkerFailed(str(answer["fault"]))
            result = read(answer)
        except (KeyError, ValidationError):
            self._renew(worker)
            raise WorkerFailed("the worker gave an unexpected answer") from None
        except BaseException:  # also cancellation: the answer must not reach the next caller
            self._renew(worker)
            raise
        self._give_back(worker)
        return result

    def _give_back(self, worker: "Worker") -> None:
        self._free.append(worker)
        self._turn.release()

    def _check_running(self) -> None:
        if not self._running:
            raise WorkerFailed("the workers are not running")

    def _renew(self, worker: "Worker") -> None:
        """Replace the process of a failed worker, without making the caller wait."""
        renewal = asyncio.create_task(self._replace(worker))
        self._renewals.add(renewal)
        renewal.add_done_callback(self._renewals.discard)

    async def _replace(self, worker: "Worker") -> None:
        try:
            await worker.end()
            await worker.start()
        except WorkerFailed:
            pass  # the next call that gets this worker tries again, unless all are being stopped
        finally:
            self._give_back(worker)


class Worker:
    """The server's side of one worker, whose process may not have been started yet."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of its process, None if none is known to run."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> Process:
        """Start the process and wait until it is ready. After WorkerFailed the worker must be ended."""
        if self._closed:
            raise WorkerFailed("the worker has been closed")
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        except OSError as error:
            raise WorkerFailed(f"the worker cannot be started: {error.strerror}") from None
        if self._closed:  # while it was being started
            await self.end()
            raise WorkerFailed("the worker has been closed")
        process = self._process
        if await _line(process, START_SECONDS) != {"ready": True}:
            raise WorkerFailed("the worker did not start correctly")
        return process

    async def ask(self, request: dict[str, object], seconds: float) -> dict[str, object]:
        """The answer to a request, within a time limit. After WorkerFailed the worker must be ended."""
        process = self._process
        if process is None or process.returncode is not None:
            process = await self.start()
        assert process.stdin is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        return await _line(process, seconds)

    async def end(self) -> None:
        """End the process; nobody may be waiting for its answer."""
        self._kill()
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdout is not None
        with suppress(OSError):
            # read everything, or the pipe of a process that wrote too much is never closed
            while await process.stdout.read(_CHUNK):
                pass
        await process.wait()

    def close(self) -> None:
        """Kill the process and start no other; waiting calls fail at once."""
        self._closed = True
        self._kill()

    def _kill(self) -> None:
        """Kill the process and its children; they have nothing to clean up."""
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)


def _one_of(options: list[str], choice: object) -> str:
    if choice not in options:
        raise WorkerFailed("the answer is not one of the options")
    return str(choice)


def _tip(options: list[str], answer: dict[str, object]) -> Tip:
    tip = convert(answer["hint"], Tip)
    _one_of(options, tip.move)
    return tip


async def _line(process: Process, seconds: float) -> dict[str, object]:
    """The next line of a worker's output, as JSON."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
    except TimeoutError:
        raise WorkerFailed(f"the worker did not answer within {seconds:g} s") from None
    except ValueError:  # longer than the limit of asyncio
        raise WorkerFailed("the answer of the worker is too long") from None
    if not line:
        raise WorkerFailed("the worker crashed")
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise WorkerFailed("the worker did not answer with JSON")
    return answer
