"""Workers as real processes: they answer, and whatever goes wrong in one stays there."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import kleinod
from kleinod.analysis.judgement import judge
from kleinod.analysis.study import questions
from kleinod.bots import Effort
from kleinod.server.workers import COMMAND, Worker, WorkerFailed, Workers, thinking_time
from tests.games.ours import OURS

ODD = (sys.executable, str(Path(__file__).with_name("odd_worker.py")))
PATIENCE = 20.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are looked at as POSIX shows them")


@asynccontextmanager
async def working(count: int = 1, seconds: float = PATIENCE, command: tuple[str, ...] = ODD) -> AsyncIterator[Workers]:
    workers = Workers(count=count, seconds=seconds, command=command)
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()
        assert workers.pids == []


def ask(workers: Workers, bot: str, *, game: str = "dominion", seed: int = 1) -> Coroutine[None, None, str]:
    """Have a bot answer the first decision of a game."""
    match = kleinod.new(game, seed=seed)
    decision = match.decision
    assert decision is not None
    options = [option.text for option in decision.options]
    return workers.choose(bot=bot, seed=seed, position=match.position(seat=decision.player), options=options)


def runs(pid: int) -> bool:
    """Whether a process is there and not only its remains."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def wait_until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("game", OURS)
def test_a_bot_plays_a_stretch_of_a_game(game: str) -> None:
    async def play() -> list[str]:
        match = kleinod.new(game, seed=5)
        async with working(command=COMMAND) as workers:
            for number in range(30):
                decision = match.decision
                assert decision is not None
                options = [option.text for option in decision.options]
                position = match.position(seat=decision.player)
                match.play(await workers.choose(bot="random", seed=number, position=position, options=options))
        return [option.text for option in match.moves()]

    moves = asyncio.run(play())
    assert len(moves) == 30
    assert moves == asyncio.run(play())


def test_no_process_before_the_first_call_and_the_same_one_for_the_next() -> None:
    async def run() -> None:
        async with working(3) as workers:
            assert workers.pids == []
            await ask(workers, "rambles")
            first = workers.pids
            assert len(first) == 1
            await ask(workers, "rambles")
            assert workers.pids == first

    asyncio.run(run())


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("exits", "the worker crashed"),
        ("hangs:0", "the worker did not answer within 1 s"),
        ("raises", r"ValueError in odd_worker.py:\d+"),
        ("cheats", "the answer is not one of the options"),
        ("nobody", r"BadOption in __init__.py:\d+"),
    ],
)
def test_a_failure_ends_one_worker_and_the_next_call_is_answered(bot: str, reason: str) -> None:
    async def run() -> None:
        async with working(seconds=1.0) as workers:
            await ask(workers, "naps")
            (failing,) = workers.pids
            with pytest.raises(WorkerFailed, match=f"^{reason}$"):
                await ask(workers, bot)
            # another is started at once, before anybody asks
            while workers.pids in ([], [failing]):
                await asyncio.sleep(0.02)
            (fresh,) = workers.pids
            assert not runs(failing)
            await ask(workers, "naps")
            assert workers.pids == [fresh]

    asyncio.run(run())


def test_a_hang_delays_nobody_else() -> None:
    async def run() -> None:
        async with working(2, seconds=3.0) as workers:
            await asyncio.gather(ask(workers, "naps"), ask(workers, "naps"))
            hanging = asyncio.ensure_future(ask(workers, "hangs"))
            await asyncio.sleep(0.1)
            for _ in range(3):
                await ask(workers, "rambles")
            assert not hanging.done()
            with pytest.raises(WorkerFailed):
                await hanging

    asyncio.run(run())


def test_what_a_bot_prints_is_no_answer() -> None:
    async def run() -> None:
        async with working() as workers:
            for seed in range(3):
                assert await ask(workers, "rambles", seed=seed) == "done"

    asyncio.run(run())


@pytest.mark.parametrize("count", [1, 2])
def test_many_calls_at_once_are_answered_in_the_order_they_came(count: int) -> None:
    async def run() -> None:
        done: list[int] = []

        async def call(number: int) -> None:
            match = kleinod.new("valdora", seed=number)
            decision = match.decision
            assert decision is not None
            options = [option.text for option in decision.options]
            position = match.position(seat=decision.player)
            choice = await workers.choose(bot="random", seed=number, position=position, options=options)
            assert choice in options
            done.append(number)

        async with working(count) as workers:
            await asyncio.gather(*(call(number) for number in range(60)))
            assert len(workers.pids) == count
        if count > 1:
            done.sort()  # one may be quicker than the other
        assert done == list(range(60))

    asyncio.run(run())


def test_a_caller_that_gives_up_leaves_no_answer_for_the_next() -> None:
    async def run() -> None:
        async with working() as workers:
            await ask(workers, "naps")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(ask(workers, "naps"), 0.1)
            assert await ask(workers, "rambles") == "done"

    asyncio.run(run())


def test_a_worker_killed_while_idle_is_replaced() -> None:
    async def run() -> None:
        async with working() as workers:
            await ask(workers, "naps")
            (pid,) = workers.pids
            os.kill(pid, signal.SIGKILL)
            while workers.pids:
                await asyncio.sleep(0.02)
            assert await ask(workers, "rambles") == "done"
            assert workers.pids not in ([], [pid])

    asyncio.run(run())


def test_stopping_fails_the_calls_that_wait() -> None:
    async def run() -> None:
        workers = Workers(count=1, seconds=PATIENCE, command=ODD)
        with pytest.raises(WorkerFailed):
            await ask(workers, "naps")
        await workers.start()
        calls = [asyncio.ensure_future(ask(workers, "hangs")) for _ in range(3)]
        while not workers.pids:
            await asyncio.sleep(0.02)
        (pid,) = workers.pids
        await workers.stop()
        assert not runs(pid)
        assert all(isinstance(e, WorkerFailed) for e in await asyncio.gather(*calls, return_exceptions=True))
        with pytest.raises(WorkerFailed):
            await ask(workers, "naps")
        await workers.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    "command",
    [
        ("/does/not/exist",),
        (sys.executable, "-c", "pass"),
        (sys.executable, "-c", "print('hello')"),
        (sys.executable, "-c", "print('[]')"),
        (sys.executable, "-c", "print('x' * 1_000_000)"),
        (sys.executable, "-c", "print('{\"ready\": true}\\n' + '{}\\n' * 1_000_000)"),
    ],
)
def test_a_program_that_is_no_worker(command: tuple[str, ...]) -> None:
    async def run() -> None:
        async with working(command=command) as workers:
            for _ in range(2):
                with pytest.raises(WorkerFailed):
                    await ask(workers, "random")

    asyncio.run(run())


def test_a_worker_learns_nothing_but_what_its_seat_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLEINOD_SECRET", "hush")
    notes = tmp_path / "notes"
    match = kleinod.new("dominion", seed=3)
    decision = match.decision
    assert decision is not None
    position = match.position(seat=decision.player)
    options = [option.text for option in decision.options]

    async def run() -> None:
        with open(os.devnull) as open_file, open(tmp_path / "database", "w") as other_file:
            os.set_inheritable(other_file.fileno(), True)
            assert not open_file.closed
            async with working(seconds=4.0, command=(*ODD, str(notes))) as workers:
                await workers.choose(bot="random", seed=9, position=position, options=options)

    asyncio.run(run())
    (known,) = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    request = {"task": "choose", "bot": "random", "seed": 9, "position": position, "options": options, "seconds": 5.0}
    assert known["request"] == request
    assert set(known["environment"]) <= {"PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "LC_CTYPE"}
    assert all("database" not in file for file in known["files"])
    assert known["nice"] == 5 + os.nice(0)


@pytest.mark.parametrize("game", OURS)
def test_a_hint_is_one_of_the_options_with_a_reason(game: str) -> None:
    async def run() -> None:
        match = kleinod.new(game, seed=3)
        decision = match.decision
        assert decision is not None
        options = [option.text for option in decision.options]
        async with working(command=COMMAND) as workers:
            tip = await workers.hint(seed=1, position=match.position(seat=decision.player), options=options)
        assert tip.move in options
        assert tip.reason(match.game, decision.player).en

    asyncio.run(run())


def test_a_decision_is_judged_as_it_would_be_here() -> None:
    async def run() -> None:
        match = kleinod.new("dominion", seed=3, options={"start_player": 0})
        match.play("play copper")
        (question,) = questions(match)
        effort = Effort(visits=20)
        async with working(command=(*COMMAND, "15")) as workers:
            judgement = await workers.judge(game="dominion", question=question, effort=effort, seed=4)
        assert judgement == judge("dominion", question, effort, 4)

    asyncio.run(run())


@pytest.mark.parametrize("answer", ["{}", '{"hint": 3}', '{"judgement": {}}', '{"hint": {"move": "win"}}'])
def test_an_answer_that_makes_no_sense(answer: str) -> None:
    program = f"print('{{\"ready\": true}}', flush=True); input(); print({answer!r}, flush=True); input()"

    async def run() -> None:
        async with working(command=(sys.executable, "-c", program)) as workers:
            match = kleinod.new("dominion", seed=3, options={"start_player": 0})
            with pytest.raises(WorkerFailed):
                await workers.hint(seed=1, position=match.position(seat=0), options=["done"])
            match.play("play copper")
            (question,) = questions(match)
            with pytest.raises(WorkerFailed):
                await workers.judge(game="dominion", question=question, effort=Effort(visits=20), seed=4)

    asyncio.run(run())


def test_other_options_than_the_position_gives_are_refused() -> None:
    async def run() -> None:
        match = kleinod.new("dominion", seed=3)
        async with working() as workers:
            with pytest.raises(WorkerFailed, match="OtherDecision"):
                await workers.choose(
                    bot="random", seed=1, position=match.position(seat=0), options=["done", "buy gold"]
                )

    asyncio.run(run())


SERVER = """
import asyncio, sys
sys.path.insert(0, {tests!r})
from tests.server.test_workers import ODD, Workers, ask

async def serve():
    workers = Workers(count=1, seconds=1.0, command=ODD)
    await workers.start()
    await ask(workers, "naps")
    print(*workers.pids, flush=True)
    if {busy}:
        await ask(workers, "hangs:0")
    await asyncio.sleep(1000)

asyncio.run(serve())
"""


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
def test_a_worker_ends_when_its_server_is_killed(busy: bool) -> None:
    program = SERVER.format(tests=str(Path(__file__).parents[2]), busy=busy)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert os.getsid(pid) == pid  # Ctrl-C to the server is not for it
        if busy:
            time.sleep(0.3)
        assert runs(pid)
        server.kill()
    wait_until(lambda: not runs(pid))


def test_thinking_time() -> None:
    assert [thinking_time(bot) for bot in ("expert:5", "expert:0.2", "expert", "expert:#500", "expert:nan")] == [
        5.0,
        0.2,
        1.0,
        1.0,
        1.0,
    ]
    assert thinking_time("expert:1e9") == 60.0
    assert thinking_time("expert:-3") == 0.0


def test_closing_while_a_process_is_being_started() -> None:
    async def run() -> None:
        worker = Worker(ODD)
        starting = asyncio.ensure_future(worker.start())
        await asyncio.sleep(0)
        worker.close()
        with pytest.raises(WorkerFailed):
            await starting
        await worker.end()
        assert worker.pid is None

    asyncio.run(run())
