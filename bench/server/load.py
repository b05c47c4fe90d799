"""`python -m bench.server.load PORT PID TABLES SECONDS`: two clients a table, who move as soon as they are asked.

Prints moves a second, the time from a move to its answer, and the server's processor time for a move. With SECONDS 0
the clients only watch, until standard input ends.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

import httpx
import msgspec
import uvloop
from msgspec import Struct

from bench.server.frames import Frames

ENTROPY = "0123456789abcdef" * 2
WARM_UP = 2.0
AT_ONCE = 20
"""Tables that are made at the same time."""


class Option(Struct):
    text: str


class Question(Struct):
    options: list[Option]


class Situation(Struct):
    question: Question | None


class Info(Struct):
    state: str


class News(Struct):
    """As much of any message as a client has to know to go on."""

    type: str
    number: int = 0
    situation: Situation | None = None
    table: Info | str | None = None
    text: str = ""


_decoder = msgspec.json.Decoder(News)


class Measure:
    def __init__(self) -> None:
        self.on = False
        self.milliseconds: list[float] = []

    def note(self, seconds: float) -> None:
        if self.on:
            self.milliseconds.append(seconds * 1000)


class Client:
    """Somebody at a table; when the game is over a new one is asked for."""

    def __init__(self, *, table: str, seat: int, measure: Measure, seed: int, over: Callable[[], None]) -> None:
        self._watch = msgspec.json.encode({"type": "watch", "id": 1, "table": table, "seat": seat})
        self._measure = measure
        self._random = Random(seed)
        self._over = over
        self._number = 0
        self._question: Question | None = None
        self._sent: float | None = None
        self._playing = False
        self.frames: Frames
        self.watching: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def play(self) -> None:
        self._playing = True
        self._move()

    def heard(self, data: bytes) -> None:
        news = _decoder.decode(data)
        if news.type in ("update", "snapshot"):
            self._number = news.number
            if news.situation is not None:
                self._question = news.situation.question
            if isinstance(news.table, Info) and news.table.state == "over":
                self._over()
                return
            if news.type == "snapshot" and not self.watching.done():
                self.watching.set_result(None)
        elif news.type == "welcome":
            self.frames.send(self._watch)
        elif news.type == "accepted":
            if self._sent is not None:
                self._measure.note(perf_counter() - self._sent)
                self._sent = None
        elif news.type == "refused":
            raise AssertionError(news.text)
        self._move()

    def _move(self) -> None:
        question = self._question
        if self._playing and self._sent is None and question is not None:
            self._question = None
            self._sent = perf_counter()
            move = self._random.choice(question.options).text
            self.frames.send(msgspec.json.encode({"type": "play", "id": 2, "moves": [move], "seen": self._number}))


class Table:
    """Two clients; the same two play again when a game is over."""

    def __init__(self, *, port: int, http: httpx.AsyncClient, measure: Measure, seed: int) -> None:
        self._port = port
        self._http = http
        self._measure = measure
        self._seed = seed
        self._cookies: list[str] = []
        self._clients: list[Client] = []
        self._next: asyncio.Task[None] | None = None

    async def _ask(self, who: int, path: str, body: object = None) -> dict[str, object]:
        headers = {"cookie": self._cookies[who]} if self._cookies else {}
        response = await self._http.post(path, json=body, headers=headers)
        response.raise_for_status()
        answer: dict[str, object] = response.json()
        return answer

    async def arrive(self) -> None:
        cookies = []
        for name in ("Ada", "Ben"):
            response = await self._http.post("/api/me", json={"name": name})
            cookies.append(response.headers["set-cookie"].partition(";")[0])
        self._cookies = cookies

    async def sit_down(self) -> None:
        plan = {"game": "dominion", "seats": [{"kind": "own"}, {"kind": "invited"}]}
        made = await self._ask(0, "/api/tables", {"plan": plan, "entropy": ENTROPY})
        table = made["table"]
        assert isinstance(table, dict)
        await self._ask(1, f"/api/tables/{table['id']}/join", {"entropy": ENTROPY, "invite": made["invite"]})
        await self._ask(0, f"/api/tables/{table['id']}/start")
        loop = asyncio.get_running_loop()
        self._clients = []
        for seat, cookie in enumerate(self._cookies):
            client = Client(
                table=table["id"], seat=seat, measure=self._measure, seed=self._seed + seat, over=self._again
            )
            client.frames = Frames(host="127.0.0.1", cookie=cookie, heard=client.heard)
            await loop.create_connection(partial(_same, client.frames), "127.0.0.1", self._port)
            self._clients.append(client)
        await asyncio.gather(*(client.watching for client in self._clients))

    def play(self) -> None:
        for client in self._clients:
            client.play()

    def stop(self) -> None:
        """Nobody sits down again."""
        if self._next is not None:
            self._next.cancel()

    def _again(self) -> None:
        if self._next is None:
            self._next = asyncio.create_task(self._play_again())

    async def _play_again(self) -> None:
        for client in self._clients:
            client.frames.close()
        self._seed += 1000
        await self.sit_down()
        self._next = None
        self.play()


def _same(frames: Frames) -> Frames:
    return frames


async def run(*, port: int, pid: int, tables: int, seconds: float) -> None:
    measure = Measure()
    asyncio.get_running_loop().set_exception_handler(_give_up)
    # one for all clients: it must not keep their cookies
    cookies = CookieJar(policy=DefaultCookiePolicy(allowed_domains=[]))
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False, cookies=cookies) as http:
        all_tables = [Table(port=port, http=http, measure=measure, seed=2 * i) for i in range(tables)]
        for i in range(0, tables, AT_ONCE):
            await asyncio.gather(*(_prepare(table) for table in all_tables[i : i + AT_ONCE]))
        if not seconds:
            print("watching", flush=True)
            await asyncio.to_thread(sys.stdin.read)
            return
        for table in all_tables:
            table.play()
        await asyncio.sleep(WARM_UP)
        measure.on = True
        began, before = perf_counter(), processor_time(pid)
        await asyncio.sleep(seconds)
        spent, busy = perf_counter() - began, processor_time(pid) - before
        measure.on = False
        for table in all_tables:
            table.stop()
        moves, percent = len(measure.milliseconds), quantiles(measure.milliseconds, n=100)
        result = {"moves": moves / spent, "p50": percent[49], "p99": percent[98], "busy": 1000 * busy / moves}
        print(msgspec.json.encode(result).decode())


async def _prepare(table: Table) -> None:
    await table.arrive()
    await table.sit_down()


def processor_time(pid: int) -> float:
    """In seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _give_up(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """A figure from clients of which some have failed would be worth nothing."""
    loop.default_exception_handler(context)
    loop.stop()


if __name__ == "__main__":
    port, pid, tables = map(int, sys.argv[1:4])
    uvloop.run(run(port=port, pid=pid, tables=tables, seconds=float(sys.argv[4])))
