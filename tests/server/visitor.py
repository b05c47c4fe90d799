"""Somebody who comes to the service: by HTTP with a cookie, and by WebSocket."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import PATIENCE, Running

ENTROPY = "ab" * 16
"""The bytes that a visitor adds to a deal; a test has no need of random ones."""
OWN, OPEN, INVITED, HOTSEAT = ({"kind": kind} for kind in ("own", "open", "invited", "hotseat"))
BOT = {"kind": "bot", "bot": "random"}
Json = dict[str, Any]


class Visitor:
    """`visitor.get("/api/me")`, `visitor.make("dominion", [OWN, OPEN])`, `visitor.connect().watch(table, seat=0)`."""

    def __init__(self, at: Running, http: httpx.Client, stack: ExitStack) -> None:
        self.at = at
        self.http = http
        self._stack = stack

    @classmethod
    @contextmanager
    def arrive(cls, at: Running, name: str | None) -> Iterator["Visitor"]:
        """With a name; without one a stranger."""
        with ExitStack() as stack:
            http = stack.enter_context(
                httpx.Client(base_url=at.address, timeout=PATIENCE, trust_env=False, verify=False)
            )
            visitor = cls(at, http, stack)
            if name is not None:
                visitor.post("/api/me", {"name": name}).raise_for_status()
            yield visitor

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("kleinod")

    # --- HTTP ------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json | None = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, **more)

    def get(self, path: str, **parameters: Any) -> httpx.Response:
        return self.http.get(path, params=parameters)

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def make(self, game: str, seats: Sequence[Json], **plan: Any) -> Json:
        """Make a table: the table as `TableResponse` tells it, with its invitation."""
        answer = self.post("/api/tables", {"plan": {"game": game, "seats": seats, **plan}, "entropy": ENTROPY})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, table: str, *, seat: int | None = None, invite: str | None = None) -> Json:
        answer = self.post(f"/api/tables/{table}/join", {"entropy": ENTROPY, "seat": seat, "invite": invite})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def start(self, table: str) -> Json:
        answer = self.post(f"/api/tables/{table}/start")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def token(self, table: str, seat: int) -> str:
        """For a program that plays the seat."""
        answer = self.post(f"/api/tables/{table}/seats/{seat}/token")
        assert answer.status_code == 200, answer.text
        return answer.json()["token"]

    # --- WebSocket -------------------------------------------------------------------------------------------------

    def connect(self, **headers: str) -> "Wire":
        """A connection, closed when the test is over."""
        if self.cookie is not None:
            headers.setdefault("Cookie", f"kleinod={self.cookie}")
        socket = connect(
            self.at.socket_address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        return Wire(self._stack.enter_context(socket))

    def watch(self, table: str, seat: int | None = None, **more: Any) -> "Wire":
        """A connection that watches a table."""
        wire = self.connect()
        wire.watch(table, seat, **more)
        return wire


class Wire:
    """One WebSocket. `received` holds everything that came, byte for byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self._id = 1_000_000  # far from those that a test makes up
        self._seen = 0
        self.welcome = self.receive()

    def send(self, message: str | bytes) -> None:
        self.socket.send(message)

    def receive(self, seconds: float = PATIENCE) -> Json:
        """The next message; raises TimeoutError."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.received.append(text)
        return json.loads(text)

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a command and wait for its answer: accepted, refused, a reason or a hint."""
        self._id += 1
        self.send(json.dumps({"type": type, "id": self._id, **fields}))
        while True:
            message = self.receive()
            if message["type"] in ("accepted", "refused", "reason", "hint") and message["id"] == self._id:
                return message

    def do(self, type: str, **fields: Any) -> list[Json]:
        """A command that is accepted; what it led to for this watcher."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "accepted", answer
        return [json.loads(text) for text in self.news()[:-1]]

    def watch(self, table: str, seat: int | None = None, **more: Any) -> Json:
        """Watch a table; the snapshot."""
        return next(one for one in self.do("watch", table=table, seat=seat, **more) if one["type"] == "snapshot")

    def play(self, *moves: str) -> list[Json]:
        return self.do("play", moves=moves)

    def why(self, move: str) -> Json:
        return self.ask("why", move=move)

    def why_not(self, verb: str, **parts: Any) -> Json:
        return self.ask("why", verb=verb, parts=parts)

    def news(self) -> list[str]:
        """What has been received since this was last asked, as it came."""
        news, self._seen = self.received[self._seen :], len(self.received)
        return news

    def settle(self) -> list[str]:
        """Everything that has been sent by now and was not looked at yet, without the answer to this question."""
        self.ask("ping")
        return self.news()[:-1]

    def closing(self, seconds: float = PATIENCE) -> tuple[int, str]:
        """Wait until the service closes: with which code, and why."""
        try:
            while True:
                self.receive(seconds)
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                raise AssertionError("closed without a word") from closed
            return closed.rcvd.code, closed.rcvd.reason
