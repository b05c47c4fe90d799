"""How much, how long, how fast: whoever asks for too much is told so, and the others notice nothing."""

import concurrent.futures
import json
import socket
import threading
from contextlib import suppress
from time import monotonic

import pytest
from websockets.exceptions import InvalidStatus

from kleinod.engine.errors import BadRecord
from kleinod.engine.text import Text
from kleinod.server.messages import MAX_BYTES
from tests.server.running import PATIENCE
from tests.server.scene import Scene
from tests.server.visitor import BOT, ENTROPY, OPEN, OWN

HTML = "<img src=x onerror=alert(1)>"
HIDDEN = "a\u0000b\u001bc\u200bd\u202ee\ue000f\u2028g\nh"
"""Signs that cannot be seen, or that turn round what follows."""


# --- messages --------------------------------------------------------------------------------------------------------


def test_a_message_may_have_so_many_bytes(server, visit):
    wire = visit("Anna").connect()
    ping = json.dumps({"type": "ping", "id": 1})
    wire.send(ping + " " * (MAX_BYTES - len(ping)))
    assert wire.receive() == {"type": "accepted", "id": 1}
    # counted in bytes, not in signs
    wire.send(json.dumps({"type": "say", "id": 2, "text": "€" * (MAX_BYTES // 3)}, ensure_ascii=False))
    assert wire.receive()["type"] == "refused"
    assert wire.closing() == (1009, "too large")


def test_a_message_that_is_far_too_large_is_not_even_read(server, visit):
    wire = visit("Anna").connect()
    wire.send("x" * 100_000)
    assert wire.closing()[0] == 1009


def test_commands_that_come_too_fast_are_refused_and_then_end_the_connection(serve, visit):
    anna = visit("Anna", at=serve(requests_per_second=2.5))
    wire = anna.connect()
    answers = [wire.ask("ping")["type"] for _ in range(14)]
    assert answers[:10] == ["accepted"] * 10
    assert answers[-1] == "refused"
    for number in range(100):
        wire.send("rubbish" if number % 2 else '{"type": "ping", "id": 1}')
    assert wire.closing() == (4008, "too fast")


def test_requests_that_come_too_fast_are_refused(serve, visit):
    anna = visit(at=serve(requests_per_second=2.5))
    answers = [anna.get("/api/me") for _ in range(14)]
    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    assert answers[-1].status_code == 429
    assert set(answers[-1].json()) == {"rule", "text"}
    with pytest.raises(InvalidStatus) as refused:
        anna.connect()
    assert refused.value.response.status_code == 403
    assert anna.get("/health").status_code == 200


def test_who_asks_is_told_by_the_proxy_if_there_is_one(serve, visit):
    def asked(at, addresses):
        with_address = [{"X-Forwarded-For": address} for address in addresses]
        return {visit(at=at).http.get("/api/me", headers=headers).status_code for headers in with_address}

    many = [f"198.51.100.{number}" for number in range(14)]
    assert 429 in asked(serve(requests_per_second=2.5), many)
    behind = serve(requests_per_second=2.5, behind_proxy=True)
    assert asked(behind, many) == {200}
    # the last address is the one that the proxy has seen itself
    assert 429 in asked(behind, [f"{address}, 203.0.113.1" for address in many])


def test_a_body_may_have_so_many_bytes(server, visit):
    anna = visit("Anna")
    answer = anna.post("/api/uploads", {"text": "x" * 3_000_000})
    assert answer.status_code == 413
    assert set(answer.json()) == {"rule", "text"}
    endless = (b"x" * 100_000 for _ in range(40))
    answer = anna.http.post("/api/uploads", content=endless, headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_records_are_read_one_at_a_time(serve, visit, monkeypatch):
    """And while they are, the others play on; too many at once are sent away."""
    read, reading, maximum = threading.Event(), [0], [0]

    def slow(text):
        reading[0] += 1
        maximum[0] = max(maximum[0], reading[0])
        assert read.wait(PATIENCE)
        reading[0] -= 1
        raise BadRecord(1, Text("Quatsch", "rubbish"))

    monkeypatch.setattr("kleinod.server.service.MAX_READING", 3)
    monkeypatch.setattr("kleinod.server.routes.replays.read", slow)
    anna = visit("Anna", at=serve())
    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        answers = [pool.submit(anna.post, "/api/uploads/moves", {"text": "x"}) for _ in range(6)]
        done = concurrent.futures.as_completed(answers)
        assert [next(done).result().status_code for _ in range(3)] == [429] * 3
        assert anna.connect().ask("ping")["type"] == "accepted"
        read.set()
        assert [one.result().status_code for one in done] == [400] * 3
    assert maximum == [1]


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_visitor_has_so_many_open_tables(serve, visit):
    other = serve(max_open_tables=3)
    anna, berta = visit("Anna", at=other), visit("Berta", at=other)
    plan = {"plan": {"game": "dominion", "seats": [OWN, OPEN]}, "entropy": ENTROPY}
    tables = [anna.post("/api/tables", plan) for _ in range(4)]
    assert [answer.status_code for answer in tables] == [201, 201, 201, 429]
    assert berta.post("/api/tables", plan).status_code == 201
    anna.post(f"/api/tables/{tables[0].json()['table']['id']}/leave").raise_for_status()
    assert anna.post("/api/tables", plan).status_code == 201


def test_not_even_at_once(serve, visit):
    anna = visit("Anna", at=serve(max_open_tables=3))
    plan = {"plan": {"game": "dominion", "seats": [OWN, OPEN]}, "entropy": ENTROPY}
    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: anna.post("/api/tables", plan).status_code, range(12)))
    assert answers.count(201) == 3
    assert set(answers) <= {201, 429}


# --- names and chat --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", " ", "\u0000", "\u200b\u202e", "x" * 25, "x" * 100_000])
def test_no_name(visit, name):
    for answer in (visit().post("/api/me", {"name": name}), visit("Anna").ask("PUT", "/api/me", {"name": name})):
        assert answer.status_code in (400, 409)
        assert set(answer.json()) == {"rule", "text"}


def test_names_are_plain_text(visit):
    name = HTML[:24]
    anna = visit(name)
    assert anna.get("/api/me").json()["name"] == name
    table = anna.make("dominion", [OWN, {"kind": "hotseat", "name": "<b>B\u0000</b>"}], listed=True)["table"]
    assert [seat["name"] for seat in table["seats"]] == [name, "<b>B </b>"]
    assert anna.post("/api/me", {"name": HIDDEN}).json()["name"] == "a b c d e f g h"


def test_chat_is_plain_text_and_short(server, visit):
    scene = Scene(server, visit).start()
    anna, berta = scene.host.watch(scene.id, 0), scene.other.watch(scene.id, 1)
    for said, shown in ((HTML, HTML), (HIDDEN, "a b c d e f g h"), ("x" * 500, "x" * 500)):
        anna.do("say", text=said)
        assert json.loads(berta.settle()[-1])["line"]["text"] == shown
    for said in ("", " \n", "\u0000", "x" * 501):
        assert anna.ask("say", text=said)["type"] == "refused"
    assert berta.settle() == []
    assert [line["text"] for line in berta.watch(scene.id, 1)["chat"]] == [HTML, "a b c d e f g h", "x" * 500]


# --- many, and slow --------------------------------------------------------------------------------------------------


def test_many_watch_and_all_see_the_same(server, visit):
    scene = Scene(server, visit, listed=True).start()
    player = scene.host.watch(scene.id, 0)
    visitor = visit()
    wires = [visitor.watch(scene.id) for _ in range(60)]
    player.play("done")
    heard = [wire.settle() for wire in wires]
    assert len(heard[0]) == 1
    assert all(one == heard[0] for one in heard)


def test_who_does_not_read_is_sent_away(serve, visit):
    """And holds up neither the service nor its memory."""
    other = serve(max_queued_messages=20)
    anna = visit("Anna", at=other)
    table = anna.make("dominion", [OWN, BOT], listed=True, options={"start_player": 0})["table"]["id"]
    with socket.create_connection(other.host.split(":")) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.sendall(HANDSHAKE.format(host=other.host).encode())
        watch = json.dumps({"type": "watch", "id": 1, "table": table}).encode()
        slow.settimeout(1)
        until = monotonic() + PATIENCE
        while not other.service.clients:
            assert monotonic() < until, "nobody has come"
        while other.service.clients:
            assert monotonic() < until, "nobody is sent away"
            with suppress(OSError):
                slow.sendall(frame(watch))
    wire = anna.watch(table, 0)
    assert wire.play("done")


HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(text: bytes) -> bytes:
    """A short text of a client, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
