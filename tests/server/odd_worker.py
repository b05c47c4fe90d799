"""A worker with bots that misbehave; as a program, what `Workers` is told to start in tests."""

import json
import os
import sys
import time
from typing import ClassVar

from kleinod import bots
from kleinod.bots import Bot
from kleinod.engine.game import Game
from kleinod.server import worker


class Odd(Bot):
    """Misbehaves as its name says."""

    needs_position: ClassVar[bool] = True

    def __init__(self) -> None:
        pass

    def choose(self, decision, position) -> str:
        raise NotImplementedError


class Exits(Odd):
    def choose(self, decision, position) -> str:
        os._exit(3)


class Hangs(Odd):
    def choose(self, decision, position) -> str:
        time.sleep(1000)
        return ""


class Raises(Odd):
    def choose(self, decision, position) -> str:
        raise ValueError(f"secret: {position}")


class Cheats(Odd):
    def choose(self, decision, position) -> str:
        return "win at once"


class Rambles(Odd):
    """Prints all the time, then answers as it should."""

    def choose(self, decision, position) -> str:
        print('{"choice": "printed"}', flush=True)
        os.write(1, b'{"choice": "written"}\n')
        return decision.options[-1].text


class Naps(Odd):
    def choose(self, decision, position) -> str:
        time.sleep(0.3)
        return decision.options[0].text


KINDS: tuple[type[Odd], ...] = (Exits, Hangs, Raises, Cheats, Rambles, Naps)
ODD = {kind.__name__.lower(): kind for kind in KINDS} | {"hangs:0": Hangs}


def make(name: str, seed: int, *, game: Game, parallel: object = None) -> Bot:
    return ODD[name]() if name in ODD else usual(name, seed, game=game)


usual = bots.make


def main() -> None:
    bots.make = make
    if sys.argv[1:]:
        note_requests(sys.argv[1])
    worker.main()


def note_requests(path: str) -> None:
    """Write down everything that this process can learn: requests, arguments, environment, open files."""
    answer = worker.answer

    def noted(request: dict[str, object]) -> dict[str, object]:
        files = [link(fd) for fd in os.listdir("/proc/self/fd")]
        known = {"request": request, "environment": dict(os.environ), "files": files, "nice": os.nice(0)}
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps(known) + "\n")
        return answer(request)

    worker.answer = noted


def link(fd: str) -> str:
    """Which file it is; the one that lists them is closed already."""
    return os.readlink(f"/proc/self/fd/{fd}") if os.path.islink(f"/proc/self/fd/{fd}") else ""


if __name__ == "__main__":
    main()
