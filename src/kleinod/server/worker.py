"""A process that thinks: `python -m kleinod.server.worker`, started by `workers`.

Lines of JSON in, lines of JSON out, one at a time:

    {"task": "choose", "bot": "random", "seed": 7, "position": {…}, "options": ["done", …], "seconds": 5}
    {"choice": "done"}      or      {"fault": "IndexError in random.py:17"}
    {"task": "hint", "effort": 1, "seed": 7, "position": {…}, "options": ["done", …], "seconds": 5}
    {"hint": {"move": "done", "de": "…", "en": "…"}}
    {"task": "judge", "game": "dominion", "question": {…}, "effort": {…}, "seed": 7, "seconds": 5}
    {"judgement": {…}}

Before the first request it says {"ready": true}. It is given nothing but this, so it can betray nothing else. It ends
when there are no more lines: the server has gone, whatever ended it.
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
"""How far workers stand back, so that the service goes on answering while they think; the command may say further."""
GRACE: Final = 2.0
"""The server ends a worker that thinks too long; only one that has lost its server ends itself, so much later."""


class OtherDecision(Exception):
    """The world made from the position asks for something else than the match does."""


def main(nice: int = NICE) -> None:
    if sys.platform != "win32":
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))  # uvloop hands down files that may be inherited: the server's port
        os.nice(nice)
    answers = private_output()
    with suppress(BrokenPipeError):  # the server went while a bot was thinking
        serve(sys.stdin.buffer, answers)


def private_output() -> BinaryIO:
    """Where answers go. What a bot prints goes nowhere, and cannot be taken for an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return answers


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until there are no more."""
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
    """Have the system end this process then, even in the middle of compiled code; 0 takes it back."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answer(request: Request) -> Answer:
    """What came of a task. A fault is told by kind and place only: its message may hold what the seat knows."""
    try:
        return TASKS[str(request["task"])](request)
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else "?"
        return {"fault": f"{type(error).__name__} in {place}"}


def choose(request: Request) -> Answer:
    """What a bot does."""
    seed, position, world, decision = understood(request)
    bot = bots.make(str(request["bot"]), seed, game=world.game)
    return {"choice": bot.choose(decision, position)}


def hint(request: Request) -> Answer:
    """What to do, and why."""
    seed, position, _, _ = understood(request)
    effort = convert(request["effort"], float)
    told = analysis.hint(position, effort=Effort(seconds=effort), seed=seed)
    return {"hint": {"move": told.text, "de": told.reason.de, "en": told.reason.en}}


def judge_move(request: Request) -> Answer:
    """A decision of a game that is over, from what its player knew then."""
    question, effort = convert(request["question"], Question), convert(request["effort"], Effort)
    judgement = judge(str(request["game"]), question, effort, convert(request["seed"], int))
    return {"judgement": to_builtins(judgement)}


def understood(request: Request) -> tuple[int, Position, Match, Decision]:
    """The seed and the position of a request, and a world made from them that asks what the match does."""
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
