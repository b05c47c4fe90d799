"""Every message of the WebSocket, sent by everybody: what each may do, and that a refusal changes nothing."""

import json
from typing import Any, get_args

import pytest

from kleinod.server.deal import seed_of
from kleinod.server.messages import AnyCommand
from tests.conformance.variety import asked
from tests.server.scene import Scene
from tests.server.visitor import BOT, ENTROPY, HOTSEAT, INVITED, OPEN, OWN, Wire

STRANGERS = ("stranger", "forged", "forgotten")
COMMANDS: dict[str, dict[str, Any]] = {
    "watch": {"table": ""},
    "unwatch": {},
    "play": {"moves": ["done"]},
    "why": {"move": "done"},
    "request_hint": {},
    "undo": {},
    "answer_undo": {"agreed": True},
    "resign": {},
    "replace": {},
    "reclaim_seat": {},
    "say": {"text": "hello"},
    "ping": {},
}
FOR_ALL = ("unwatch", "ping")
FOR_SEATS = [type for type in COMMANDS if type not in ("watch", *FOR_ALL)]
OUT_OF_TURN = ["play", "why", "request_hint", "undo", "answer_undo", "reclaim_seat"]


def refused(wire: Wire, type: str, **fields: Any) -> bool:
    answer = wire.ask(type, **(COMMANDS[type] | fields))
    assert answer["type"] in ("accepted", "reason", "hint") or answer["text"]
    return answer["type"] == "refused"


def test_every_message_is_walked():
    assert set(COMMANDS) == {command.__struct_config__.tag for command in get_args(AnyCommand)}


@pytest.mark.parametrize("role", [*STRANGERS, "spectator"])
def test_who_does_not_sit_there(server, visit, role):
    """Sees a listed table and does nothing there; a private one is not known."""
    private, listed = Scene(server, visit).start(), Scene(server, visit, listed=True).start()
    player = listed.host.watch(listed.id, 0)
    wire = getattr(listed, role).connect()
    for type in FOR_SEATS:
        assert refused(wire, type), f"{type} without a table"
    for fields in ({}, {"seat": 0}, {"seat": 1}, {"invite": "guessed"}, {"invite": ""}):
        answer = wire.ask("watch", table=private.id, **fields)
        unknown = wire.ask("watch", table="no-such-table", **fields)
        assert answer | {"id": 0} == unknown | {"id": 0}
        assert answer["type"] == "refused"
    for seat in (0, 1, 7):
        assert refused(wire, "watch", table=listed.id, seat=seat)
    wire.watch(listed.id)
    player.settle()
    for type in FOR_SEATS:
        assert refused(wire, type), type
    assert not any(refused(wire, type) for type in FOR_ALL)
    assert player.settle() == []


def test_the_other_player(server, visit):
    """Does nothing for a seat that is not theirs, nor when somebody else is awaited."""
    scene = Scene(server, visit).start()
    host = scene.host.watch(scene.id, 0)
    wire = scene.other.connect()
    for seat in (0, 7):
        assert refused(wire, "watch", table=scene.id, seat=seat)
    wire.watch(scene.id)
    assert all(refused(wire, type) for type in FOR_SEATS if type != "say")
    wire.watch(scene.id, 1)
    host.settle()
    assert all(refused(wire, type) for type in OUT_OF_TURN)
    assert host.settle() == []


@pytest.mark.parametrize("gone", ["resign", "replace"])
def test_who_has_given_a_seat_away_does_not_play_there(server, visit, gone):
    """Until they come back, if they may."""
    anna, berta = visit("Anna"), visit("Berta")
    table = anna.make("dominion", [OWN, INVITED, HOTSEAT], options={"start_player": 1})
    berta.join(table["table"]["id"], invite=table["invite"])
    server.service.background._wake_bot, wake = (lambda live: None), server.service.background._wake_bot
    try:
        anna.start(table["table"]["id"])
        wire = berta.watch(table["table"]["id"], 1)
        wire.do(gone)
        assert all(refused(wire, type) for type in ("play", "undo", "answer_undo", "replace"))
        assert refused(wire, "reclaim_seat") == (gone == "resign")
        if gone == "replace":
            assert not refused(wire, "play")
    finally:
        server.service.background._wake_bot = wake


def test_a_seat_that_was_left_shows_nothing_any_more(server, visit):
    """Whoever watched it, by WebSocket or by a token, does not see the hand of whoever sits there now."""
    anna, berta, clara = visit("Anna"), visit("Berta"), visit("Clara")
    table = anna.make("dominion", [OWN, OPEN], listed=True, options={"start_player": 1})["table"]["id"]
    berta.join(table)
    wire = berta.watch(table, 1)
    token = berta.token(table, 1)
    with berta.http.stream("GET", "/api/seat/stream", headers={"Authorization": f"Bearer {token}"}) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["seat"] == 1
        berta.post(f"/api/tables/{table}/leave").raise_for_status()
        clara.join(table)
        anna.start(table)
        assert list(lines) == []
    now = json.loads(wire.settle()[-1])
    spectator = visit().connect().watch(table)
    assert now["situation"] == spectator["situation"]
    assert refused(wire, "play")
    assert berta.http.get("/api/seat", headers={"Authorization": f"Bearer {token}"}).status_code == 403


# --- hot seats and programs ------------------------------------------------------------------------------------------


def test_a_hot_seat_gets_only_the_stream_of_the_seat_that_is_watched(server, visit):
    anna, berta = visit("Anna"), visit("Berta")
    shared = anna.make("dominion", [OWN, HOTSEAT], options={"start_player": 0})["table"]["id"]
    device = anna.connect()
    first = device.watch(shared, 0)
    assert first["seats"] == [0, 1]
    assert first["situation"]["question"] is not None
    news = device.play("done")
    match = server.service.tables._live[shared].table.match
    assert match.question.player == 1
    # the other's turn has come, and the device still shows the first seat
    assert refused(device, "play")
    assert refused(device, "why")
    assert news[-1]["situation"] == {"view": match.view(0), "awaited": 1, "question": None, "undo": "ask"}
    before = device.watch(shared, 0)
    assert before["situation"]["question"] is None
    assert before["situation"]["view"] == match.view(0)
    after = device.watch(shared, 1)
    assert after["situation"]["view"] == match.view(1)
    assert after["situation"]["question"] is not None
    assert berta.connect().ask("watch", table=shared, seat=1)["type"] == "refused"


def test_a_token_is_for_one_seat(server, visit):
    scene = Scene(server, visit).start()
    token = scene.other.token(scene.id, 1)
    program = visit().http
    program.headers["Authorization"] = f"Bearer {token}"
    state = program.get("/api/seat").json()
    assert state["seat"] == 1
    assert state["situation"]["question"] is None
    assert state["situation"]["view"] == scene.match.view(1)
    # it is the other's turn, and the token opens nothing else
    assert program.post("/api/seat/moves", json={"moves": ["done"]}).status_code == 409
    assert program.post("/api/seat/why", json={"move": "done"}).status_code == 409
    assert program.get(f"/api/tables/{scene.id}").status_code == 404
    assert program.get(f"/api/tables/{scene.id}/position").status_code == 404
    scene.host.watch(scene.id, 0).play("done")
    assert program.post("/api/seat/moves", json={"moves": ["done"]}).status_code == 200


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer guessed", "Basic {token}", "{token}"])
def test_a_wrong_token_opens_nothing(server, visit, header):
    scene = Scene(server, visit).start()
    program = visit().http
    program.headers["Authorization"] = header.format(token=scene.other.token(scene.id, 1)) or "x"
    for method, path, body in (
        ("GET", "/api/seat", None),
        ("GET", "/api/seat/stream", None),
        ("POST", "/api/seat/moves", {"moves": ["done"]}),
        ("POST", "/api/seat/why", {"move": "done"}),
    ):
        assert program.request(method, path, json=body).status_code == 403


def test_a_new_token_ends_the_earlier_one(server, visit):
    scene = Scene(server, visit).start()
    earlier = {"Authorization": f"Bearer {scene.host.token(scene.id, 0)}"}
    with scene.host.http.stream("GET", "/api/seat/stream", headers=earlier) as stream:
        lines = stream.iter_lines()
        next(lines)
        later = {"Authorization": f"Bearer {scene.host.token(scene.id, 0)}"}
        assert scene.host.http.get("/api/seat", headers=earlier).status_code == 403
        scene.host.http.post("/api/seat/moves", headers=later, json={"moves": ["done"]}).raise_for_status()
        assert list(lines) == []


# --- a whole game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_no_secret_leaves_the_service_during_a_game(server, visit, game):
    """Everything that is sent to anybody, looked through for what the deal was made from and who is who."""
    scene = Scene(server, visit, game=game, listed=True, options={"round_limit": 2})
    scene.start()
    wires = [scene.host.watch(scene.id, 0), scene.other.watch(scene.id, 1), scene.spectator.watch(scene.id)]
    table = scene.table
    parts = [seat.entropy for seat in table.seats]
    visitors = [str(seat.visitor) for seat in table.seats]
    seed = seed_of(table.secret, parts)
    assert seed == scene.match.chance.seed
    secrets = [
        table.secret,
        str(seed),
        f"{seed:x}",
        ENTROPY,
        *visitors,
        str(scene.host.cookie),
        str(scene.other.cookie),
    ]
    received = []
    while scene.table.state == "running":
        match = scene.match
        decision = asked(match)
        wires[decision.player].play(decision.options[0].text)
        if match.move_count % 20 == 0:
            for visitor in (scene.spectator, scene.other):
                received.append(visitor.get(f"/api/tables/{scene.id}").text)
                received.append(visitor.get(f"/api/tables/{scene.id}/record").text)
                received.append(visitor.get("/api/tables", which="running").text)
            received.append(scene.other.get(f"/api/tables/{scene.id}/position").text)
            received.append(visit().get("/metrics").text)
    for watcher in wires:
        watcher.settle()
    text = "\n".join(received + [line for watcher in wires for line in watcher.received])
    assert [secret for secret in secrets if secret in text] == []
    assert scene.invite not in "\n".join(wires[2].received)
    # at the end everybody may check the deal
    record = scene.spectator.get(f"/api/tables/{scene.id}/record").text
    assert table.secret in record
    assert str(seed) in record
    assert all(visitor not in record for visitor in visitors)


def test_nobody_sees_the_seat_of_a_bot(server, visit):
    anna = visit("Anna")
    table = anna.make("dominion", [OWN, BOT], options={"start_player": 0})["table"]["id"]
    assert refused(anna.connect(), "watch", table=table, seat=1)
    assert anna.get(f"/api/tables/{table}/position", seat=1).status_code == 403
    assert anna.post(f"/api/tables/{table}/seats/1/token").status_code == 403
