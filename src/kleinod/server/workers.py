"""Processes that think for bots, hints and analyses, so that a crash or hang ends a worker and not the service.

A worker (`worker`) is given what one seat knows, the texts of its options and nothing else: no open file of the
server's, no environment beyond what Python needs to start. It leads a session of its own, so Ctrl-C to the server does
not reach it.
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
from kleinod.bots.effort import Effort

T = TypeVar("T")

COMMAND: Final = (sys.executable, "-P", "-m", "kleinod.server.worker")
ENVIRONMENT: Final = ("PATH", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT", "LD_LIBRARY_PATH")
"""The variables that a worker inherits; others may hold the server's secrets."""

START_SECONDS: Final = 60.0
"""A machine under load may take long to start Python; what takes longer has failed."""
USUAL_THINKING: Final = 1.0
MOST_THINKING: Final = 60.0
HINT_SECONDS: Final = 1.0

_PIECE: Final = 65_536


class WorkerFailed(Exception):
    """No answer came: the worker crashed, hung, or answered something that makes no sense."""


class Tip(Struct, frozen=True):
    """A move for who is asked, and why it."""

    move: str
    de: str
    en: str


def thinking_time(bot: str) -> float:
    """How many seconds a bot takes for one decision by its own account: `expert:5` says 5."""
    try:
        seconds = float(bot.partition(":")[2])
    except ValueError:
        return USUAL_THINKING
    return min(max(seconds, 0.0), MOST_THINKING) if isfinite(seconds) else USUAL_THINKING


class Workers:
    """At most `count` workers, each started when first needed and kept; calls are served in the order they came.

    A bot may take `seconds` beyond its own thinking time.
    """

    def __init__(self, *, count: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._workers = tuple(Worker(command) for _ in range(count))
        self._seconds = seconds
        self._running = False
        # The one that worked last is taken first: those never needed are never started. Whose turn it is says the
        # semaphore, which lets nobody overtake (asyncio's queues do).
        self._free = list(self._workers)
        self._turn = asyncio.Semaphore(count)
        self._renewals: set[asyncio.Task[None]] = set()  # asyncio itself keeps no task alive

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run now."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    async def start(self) -> None:
        """Be ready for calls."""
        self._running = True

    async def stop(self) -> None:
        """End all workers for good; whoever still waits for a choice gets WorkerFailed."""
        if not self._running:
            return
        self._running = False
        for worker in self._workers:
            worker.close()
        for _ in self._workers:  # in line behind all who wait: when all are back, nothing goes on any more
            await self._turn.acquire()
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def choose(self, *, bot: str, seed: int, position: dict[str, object], options: list[str]) -> str:
        """The option that a bot takes; raises WorkerFailed.

        A bot is made anew for each choice: give another seed for each decision, and never one that a match is dealt by.
        """
        asked = {"task": "choose", "bot": bot, "seed": seed, "position": position, "options": options}
        return await self._ask(asked, thinking_time(bot), lambda answer: _one_of(options, answer.get("choice")))

    async def hint(self, *, seed: int, position: dict[str, object], options: list[str]) -> Tip:
        """What to do from a seat's position, and why; raises WorkerFailed."""
        asked = {"task": "hint", "effort": HINT_SECONDS, "seed": seed, "position": position, "options": options}
        return await self._ask(asked, HINT_SECONDS, lambda answer: _tip(options, answer))

    async def judge(self, *, game: str, question: Question, effort: Effort, seed: int) -> Judgement:
        """What to think of a decision of a game that is over; raises WorkerFailed."""
        asked = {"task": "judge", "game": game, "question": question, "effort": effort, "seed": seed}
        return await self._ask(
            to_builtins(asked), 2 * effort.seconds, lambda answer: convert(answer["judgement"], Judgement)
        )

    async def _ask(self, request: dict[str, object], thinking: float, read: Callable[[dict[str, object]], T]) -> T:
        """An answer as `read` understands it, from the next worker that is free."""
        self._check_running()
        limit = self._seconds + thinking
        await self._turn.acquire()
        worker = self._free.pop()
        try:
            self._check_running()
            answer = await worker.ask({**request, "seconds": limit}, limit)
            if "fault" in answer:
                raise WorkerFailed(str(answer["fault"]))
            understood = read(answer)
        except (KeyError, ValidationError):
            self._renew(worker)
            raise WorkerFailed("the worker answers something else") from None
        except BaseException:  # also a caller who no longer wants to know: the answer must not reach the next one
            self._renew(worker)
            raise
        self._give_back(worker)
        return understood

    def _give_back(self, worker: "Worker") -> None:
        self._free.append(worker)
        self._turn.release()

    def _check_running(self) -> None:
        if not self._running:
            raise WorkerFailed("the workers are not running")

    def _renew(self, worker: "Worker") -> None:
        """Put a fresh process in the place of one that failed; the caller need not wait for it."""
        renewal = asyncio.create_task(self._replace(worker))
        self._renewals.add(renewal)
        renewal.add_done_callback(self._renewals.discard)

    async def _replace(self, worker: "Worker") -> None:
        try:
            await worker.end()
            await worker.start()
        except WorkerFailed:
            pass  # tried again by the next call that gets this place, unless all are being stopped
        finally:
            self._give_back(worker)


class Worker:
    """The server's end of one worker; the process may be yet to be started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def start(self) -> Process:
        """Start the process and wait until it is ready; raises WorkerFailed, and must be ended then."""
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
            raise WorkerFailed("the worker does not start as it should")
        return process

    async def ask(self, request: dict[str, object], seconds: float) -> dict[str, object]:
        """Its answer to one request, within so many seconds; raises WorkerFailed, and must be ended then."""
        process = self._process
        if process is None or process.returncode is not None:
            process = await self.start()
        assert process.stdin is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        return await _line(process, seconds)

    async def end(self) -> None:
        """End the process, while nobody waits for its answer."""
        self._kill()
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdout is not None
        with suppress(OSError):
            # to the end, or the pipe of one that wrote too much is never closed
            while await process.stdout.read(_PIECE):
                pass
        await process.wait()

    def close(self) -> None:
        """Start no process any more; whoever waits for an answer learns at once that none will come."""
        self._closed = True
        self._kill()

    def _kill(self) -> None:
        """Kill the process and those that it has started; they have nothing to tidy up."""
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended by itself
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)


def _one_of(options: list[str], choice: object) -> str:
    if choice not in options:
        raise WorkerFailed("the answer is none of the options")
    return str(choice)


def _tip(options: list[str], answer: dict[str, object]) -> Tip:
    tip = convert(answer["hint"], Tip)
    _one_of(options, tip.move)
    return tip


async def _line(process: Process, seconds: float) -> dict[str, object]:
    """The next line that a worker writes."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
    except TimeoutError:
        raise WorkerFailed(f"the worker has not answered within {seconds:g} s") from None
    except ValueError:  # longer than asyncio keeps
        raise WorkerFailed("the worker answers without end") from None
    if not line:
        raise WorkerFailed("the worker has crashed")
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise WorkerFailed("the worker answers rubbish")
    return answer
