"""Clients of a real service that notice whatever goes wrong: every event once, every answer, every reconnect."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.processes import PATIENCE, Server

ENTROPY = "0123456789abcdef" * 2
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
"""What a client sees of a service that is not there."""

Sent = tuple[int, int, str]
"""A command: the seat, how many events it knew of, and the move."""


class Player:
    """Somebody at a table, who comes back whenever the connection is lost, to any of the servers."""

    def __init__(self, name: str, servers: list[Server]) -> None:
        self.name = name
        self.servers = servers
        self.cookie = ""
        self.table = ""
        self.seat = 0
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.state = "open"
        self.situation: dict[str, Any] | None = None
        self.sent: Counter[Sent] = Counter()
        self.accepted: Counter[Sent] = Counter()
        self.refused: list[str] = []
        self.reconnects = 0
        self.news = asyncio.Event()
        """Something came from the service."""
        self._id = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._welcome = False
        self._server = 0
        self._listening: asyncio.Task[None] | None = None

    # --- by HTTP ---------------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Ask the present server; its JSON. Raises httpx.HTTPError."""
        async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
            response = await client.request(
                method, self.server.address + path, json=body, headers={"cookie": self.cookie} if self.cookie else {}
            )
            response.raise_for_status()
            if "set-cookie" in response.headers:
                self.cookie = response.headers["set-cookie"].partition(";")[0]
            return response.json() if "json" in response.headers["content-type"] else response.text

    async def arrive(self) -> None:
        await self.request("POST", "/api/me", {"name": self.name})

    async def create(self, seats: list[dict[str, Any]], **plan: Any) -> str:
        """Make a table; its invitation."""
        plan = {"game": "dominion", "seats": seats, **plan}
        made = await self.request("POST", "/api/tables", {"plan": plan, "entropy": ENTROPY})
        self.table = made["table"]["id"]
        return str(made["invite"])

    async def join(self, table: str, invite: str) -> None:
        joined = await self.request("POST", f"/api/tables/{table}/join", {"entropy": ENTROPY, "invite": invite})
        self.table, self.seat = table, joined["seats"][0]

    async def begin(self) -> None:
        await self.request("POST", f"/api/tables/{self.table}/start")

    # --- by WebSocket ----------------------------------------------------------------------------------------------

    @property
    def server(self) -> Server:
        return self.servers[self._server]

    @property
    def connected(self) -> bool:
        """Whether the present connection has brought a snapshot."""
        return self._socket is not None and self._welcome

    @property
    def present(self) -> bool:
        """Whether they watch the table and come back to it."""
        return self._listening is not None

    @property
    def number(self) -> int:
        """The last event seen."""
        return len(self.events)

    @property
    def question(self) -> dict[str, Any] | None:
        return None if self.situation is None else self.situation["question"]

    async def watch(self) -> None:
        """Sit down before the table, and from then on always come back; returns when the first snapshot is there."""
        self.news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())
        await self.until(lambda: self.connected)

    async def leave(self) -> None:
        """For good."""
        listening, self._listening = self._listening, None
        if listening is not None:
            listening.cancel()
            result = (await asyncio.gather(listening, return_exceptions=True))[0]
            if isinstance(result, Exception):
                raise result

    async def until(self, condition: Any, seconds: float = PATIENCE) -> None:
        """Wait for something that comes from the service."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._check()
                self.news.clear()
                await self.news.wait()

    def _check(self) -> None:
        """What went wrong while listening goes wrong here."""
        if self._listening is not None and self._listening.done():
            self._listening.result()

    async def _listen(self) -> None:
        try:
            while True:
                try:
                    async with connect(
                        self.server.socket,
                        additional_headers={"cookie": self.cookie},
                        max_size=None,
                        ping_interval=None,
                    ) as self._socket:
                        question = asyncio.create_task(self._ask_to_watch())
                        async for text in self._socket:
                            self._hear(json.decode(text))
                        question.cancel()
                except GONE:
                    pass
                self._lose()
                await asyncio.sleep(0.05)
        finally:
            self._lose()

    async def _ask_to_watch(self) -> None:
        with suppress(*GONE):
            answer = await self.command(type="watch", table=self.table, seat=self.seat, since=self.number)
            if answer["type"] != "accepted" and self._socket is not None:
                self.refused.append(answer["text"])
                await self._socket.close()

    def _lose(self) -> None:
        """The connection: nothing is answered on it any more; the next server may be alive."""
        self._socket = None
        self._welcome = False
        self.reconnects += 1
        self._server = (self._server + 1) % len(self.servers)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError())
        self._answers.clear()
        self.news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot" | "update":
                for event in message["events"]:
                    assert event["number"] == self.number + 1, f"{self.name}: a gap or a repetition"
                    self.events.append(event)
                assert message["number"] == self.number, f"{self.name}: events are missing"
                if message["table"] is not None:
                    self.state = message["table"]["state"]
                if message["situation"] is not None:
                    self.situation = message["situation"]
                if message["type"] == "snapshot":
                    self._welcome = True
                    self._learn_chat(message["chat"])
            case "chat":
                assert message["line"]["number"] == len(self.chat) + 1, f"{self.name}: a gap in the chat"
                self.chat.append(message["line"])
            case "accepted" | "refused" | "reason" | "hint":
                answer = self._answers.pop(message["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
        self.news.set()

    def _learn_chat(self, chat: list[dict[str, Any]]) -> None:
        """A snapshot holds the latest lines, whether they were seen before or not."""
        self.chat += [said for said in chat if said["number"] > len(self.chat)]
        assert [said["number"] for said in self.chat] == list(range(1, len(self.chat) + 1)), self.name

    async def command(self, **command: Any) -> dict[str, Any]:
        """Send something; its answer. Raises one of GONE."""
        if self._socket is None:
            raise ConnectionError
        self._id += 1
        answer = self._answers[self._id] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.encode({"id": self._id, **command}).decode())
        return await answer

    async def play(self, move: str) -> None:
        """One move, if nothing has happened meanwhile; it is noted whether it was accepted."""
        sent = (self.seat, self.number, move)
        self.sent[sent] += 1
        answer = await self.command(type="play", moves=[move], seen=self.number)
        if answer["type"] == "accepted":
            self.accepted[sent] += 1
        else:
            self.refused.append(answer["text"])

    async def play_on(self, random: Random) -> None:
        """Random moves until the game is over; what is not answered is tried again."""
        while self.state != "over":
            self._check()
            question = self.question
            if not self.connected or question is None:
                self.news.clear()
                await self.news.wait()
                continue
            before = self.number
            with suppress(*GONE):  # whether it counts shows when the connection is back
                await self.play(random.choice(question["options"])["text"])
            if self.number == before:
                await asyncio.sleep(0.01)  # for a connection that breaks, and after a refusal

    async def see_all(self) -> None:
        """Whatever was on its way has come when a later command is answered."""
        while True:
            await self.until(lambda: self.connected)
            try:
                await self.command(type="ping")
                return
            except GONE:
                await asyncio.sleep(0.01)


async def seat_pair(first: Player, second: Player, **plan: Any) -> None:
    """Two people sit down at a new table and watch it."""
    await first.arrive()
    await second.arrive()
    invite = await first.create([{"kind": "own"}, {"kind": "invited"}], **plan)
    await second.join(first.table, invite)
    await first.begin()
    await asyncio.gather(first.watch(), second.watch())
