"""Whatever comes over the wire is answered, or ends the connection with a reason; nothing breaks, nothing changes."""

import json
import logging
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.scene import Scene
from tests.server.test_messages import COMMANDS
from tests.server.test_routes import ROUTES, TABLE_ROUTES, filled, named
from tests.server.visitor import Visitor, Wire

# --- what is sent ----------------------------------------------------------------------------------------------------

NUMBERS = st.one_of(st.integers(-3, 9), st.sampled_from([2**31, 2**53, 2**53 - 1, 2**64, -(2**63), 10**400]))
TEXTS = st.one_of(st.text(max_size=30), st.sampled_from(["", "done", "\ud800", "\u0000", "💎" * 200, "x" * 501]))
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=4)),
    max_leaves=8,
)
TYPES = st.sampled_from(sorted(COMMANDS))


@st.composite
def nearly_valid(draw: Any) -> dict[str, Any]:
    """A command with something wrong in it, or nothing."""
    type = draw(TYPES)
    command: dict[str, Any] = {"type": type, "id": draw(st.integers(0, 99)), **COMMANDS[type]}
    for field in draw(st.lists(st.sampled_from([*command, "seat", "since", "seen", "invite", "more"]), max_size=3)):
        if draw(st.booleans()):
            command[field] = draw(VALUES)
        else:
            command.pop(field, None)
    return command


def deep(opening: str, closing: str, depth: int) -> str:
    return opening * depth + "1" + closing * depth


DEEP = [
    deep("[", "]", 8000),
    deep('{"a":', "}", 2500),
    '{"type":"ping","id":1,"more":' + deep("[", "]", 7000) + "}",
    '{"type":"play","id":1,"moves":' + deep("[", "]", 900) + "}",
    "[" * 16000,
]
ODD = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"ping"',
    "\ufeff{}",
    '{"type":"ping"}',
    '{"id":1}',
    '{"type":"ping","id":1}{}',
    "NaN",
]
TEXT_MESSAGES = st.one_of(
    nearly_valid().map(json.dumps),
    VALUES.map(json.dumps),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=200),
    st.sampled_from(DEEP + ODD),
)
MESSAGES = st.one_of(TEXT_MESSAGES, st.binary(max_size=200), st.just("x" * 20_000), st.just(b"\xff" * 20_000))

bounded = settings(
    max_examples=250, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


# --- what must be ----------------------------------------------------------------------------------------------------


class Prober:
    """Sends anything on a connection that watches a table, and a question behind it."""

    def __init__(self, visitor: Visitor, scene: Scene, seat: int | None) -> None:
        self.visitor, self.scene, self.seat = visitor, scene, seat
        self.wire = self.connect()
        self.closed = 0

    def connect(self) -> Wire:
        return self.visitor.watch(self.scene.id, self.seat)

    def send(self, message: str | bytes) -> list[dict[str, Any]]:
        """The answers."""
        self.wire.settle()
        try:
            self.wire.send(message)
            answer = self.wire.ask("ping")
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in (1007, 1009) or not closed.rcvd.reason:
                raise AssertionError("closed without a good reason") from closed
            self.wire = self.connect()
            self.closed += 1
            return []
        assert answer["type"] == "accepted"
        answers = [json.loads(text) for text in self.wire.news()]
        return [one for one in answers[:-1] if one["type"] in ("accepted", "refused", "reason", "hint")]


@pytest.mark.parametrize("role", ["host", "other", "spectator", "stranger"])
def test_any_message_is_answered(server, visit, caplog, role):
    scene = Scene(server, visit, listed=True).start()
    seat = {"host": 0, "other": 1}.get(role)
    prober = Prober(getattr(scene, role), scene, seat)
    witness = scene.host.watch(scene.id, 0)

    @bounded
    @given(MESSAGES)
    def check(message):
        before = scene.table.number
        answers = prober.send(message)
        if answers:
            [answer] = answers
            if answer["type"] == "refused":
                assert answer["text"]
                assert "Traceback" not in answer["text"]
                assert scene.table.number == before
        else:
            assert scene.table.number == before

    check()
    assert prober.closed < 60
    # everybody else is still there
    assert witness.ask("ping")["type"] == "accepted"
    assert wrong(caplog) == []


def wrong(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the service has logged as a fault of its own."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


BODIES = [*DEEP, *ODD, "\ud800", '{"entropy": "' + "ab" * 16 + '", "plan": ' + deep('{"a":', "}", 900) + "}"]


@pytest.mark.parametrize("route", [route for route in ROUTES | TABLE_ROUTES if route[0] != "GET"], ids=named)
def test_any_body_is_answered(server, visit, caplog, route):
    scene = Scene(server, visit).start()
    http = scene.host.http
    http.headers["Authorization"] = f"Bearer {scene.host.token(scene.id, 0)}"
    for body in BODIES:
        content = body.encode(errors="surrogatepass")
        for kind in ("application/json", "text/plain", "application/x-msgpack", "multipart/form-data; boundary=x"):
            headers = {"content-type": kind}
            answer = http.request(route[0], filled(route[1], scene.id), content=content, headers=headers)
            assert answer.status_code < 500
    assert wrong(caplog) == []


POSITIONS = ['{"a": ' * 400 + "1" + "}" * 400, "{}", '{"game": []}', '{"players": 5}', '{"complete": false}']


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_odd_positions_are_refused(server, visit, caplog, game):
    anna = visit("Anna")
    for text in POSITIONS:
        position = json.loads(text)
        plan = {"game": game, "seats": [{"kind": "own"}, {"kind": "open"}], "start": {"position": position}}
        answer = anna.post("/api/tables", {"plan": plan, "entropy": "ab" * 16})
        assert answer.status_code in (201, 400, 409), text
        for path in ("", "/moves", "/step"):
            body = {"text": json.dumps({"game": game, **position})} | ({"step": 0} if path == "/step" else {})
            assert anna.post(f"/api/uploads{path}", body).status_code in (200, 400, 409), text
    assert wrong(caplog) == []
