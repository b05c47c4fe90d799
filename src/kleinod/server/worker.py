"""A worker process, `python -m kleinod.server.worker`, started by `workers`.

Lines of JSON in, lines of JSON out, one at a time:

    {"task": "choose", "bot": "random", "seed": 7, "position": {…}, "options": ["done", …], "seconds": 5}
    {"choice": "done"}      or      {"fault": "IndexError in random.py:17"}
    {"task": "hint", "effort": 1, "seed": 7, "position": {…}, "options": ["done", …], "seconds": 5}
    {"hint": {"move": "done", "findings": [{…}, {…}]}}
    {"task": "judge", "game": "dominion", "question": {…}, "effort": {…}, "seed": 7, "seconds": 5}
    {"judgement": {…}}

Before the first request it writes {"ready": true}. It is given nothing but this, so it can leak nothing else. It ends
when its input does, which happens however the server ends.
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final

from msgspec import convert, to_builtins

from kleinod import analysis, bots, library
from kleinod.analysis.judgement import Question, judge
from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision
from kleinod.engine.match import Match

Request = dict[str, object]
Answer = dict[str, object]

NICE: Final = 5
"""Niceness, so that the service stays responsive while workers think; an argument of the command may raise it."""
GRACE: Final = 2.0
"""Seconds after which a worker that thinks too long ends itself, in case the server that should end it is gone."""


class OtherDecision(Exception):
    """The world made from the position asks another question than the match does."""


def main(nice: int = NICE) -> None:
    if sys.platform != "win32":
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))  # uvloop lets processes inherit files such as the server's port
        os.nice(nice)
    answers = private_output()
    with suppress(BrokenPipeError):  # the server ended while a bot was thinking
        serve(sys.stdin.buffer, answers)


def private_output() -> BinaryIO:
    """The stream for answers; standard output itself is discarded, so that what a bot prints is not taken for one."""
    answers = os.fdopen(os.dup(1), "wb")
    discard = os.open(os.devnull, os.O_WRONLY)
    os.dup2(discard, 1)
    os.close(discard)
    return answers


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of the input."""
    say(answers, {"ready": True})
    for line in requests:
        request = json.loads(line)
        end_after(request["seconds"] + GRACE)
        say(answers, answer(request))
        end_after(0)


def say(answers: BinaryIO, answer: Answer) -> None:
    answers.write(json.dumps(answer).encode() + b"\n")
    answers.flush()


def end_after(seconds: float) -> None:
    """Have the system end this process after that time, even in compiled code; 0 cancels it."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answer(request: Request) -> Answer:
    """The result of a task. Of an error only type and place are reported: its message may hold what the seat knows."""
    try:
        return TASKS[str(request["task"])](request)
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else "?"
        return {"fault": f"{type(error).__name__} in {place}"}


def choose(request: Request) -> Answer:
    """The move of a bot."""
    seed, position, world, decision = read_request(request)
    bot = bots.make(str(request["bot"]), seed, game=world.game)
    return {"choice": bot.choose(decision, position)}


def hint(request: Request) -> Answer:
    """A hint."""
    seed, position, _, _ = read_request(request)
    effort = convert(request["effort"], float)
    found = analysis.hint(position, effort=Effort(seconds=effort), seed=seed)
    return {"hint": {"move": found.text, "findings": to_builtins(found.findings[:2])}}


def judge_move(request: Request) -> Answer:
    """The judgement of a decision in a finished game, from what its player knew then."""
    question, effort = convert(request["question"], Question), convert(request["effort"], Effort)
    judgement = judge(str(request["game"]), question, effort, convert(request["seed"], int))
    return {"judgement": to_builtins(judgement)}


def read_request(request: Request) -> tuple[int, Position, Match, Decision]:
    """The seed and the position of a request, a world made from them, and the decision in it."""
    seed, position = request["seed"], request["position"]
    assert isinstance(seed, int)
    assert isinstance(position, dict)
    world = library.world(position, Chance(seed))
    decision = world.decision
    if decision is None or [option.text for option in decision.options] != request["options"]:
        raise OtherDecision
    return seed, position, world, decision


TASKS: Final[dict[str, Callable[[Request], Answer]]] = {"choose": choose, "hint": hint, "judge": judge_move}


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
