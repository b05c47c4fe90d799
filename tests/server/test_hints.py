"""What the computer would do: told to whoever asks and may, from what that seat knows, and to nobody else."""

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from kleinod import Chance, Match
from kleinod.engine.notation.record import read_headers
from kleinod.server.workers import Tip, WorkerFailed
from tests.games.dominion.table import buying
from tests.server.running import Running
from tests.server.scene import Visit
from tests.server.visitor import BOT, HOTSEAT, INVITED, OWN, Visitor, Wire

OPTIONS = {"start_player": 0}
ServiceRequest = dict[str, Any]


def sit_down(visitor: Visitor, *seats: dict[str, str], **plan: Any) -> tuple[str, Wire]:
    table = visitor.make("dominion", seats or [OWN, BOT], **({"options": OPTIONS} | plan))["table"]["id"]
    wire = visitor.connect()
    wire.watch(table, 0)
    return table, wire


@pytest.fixture
def thinking(server: Running, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[ServiceRequest]]:
    """Have somebody else think: `asked = thinking()` notes what the workers are asked; with `wait` until told so."""
    asked: list[ServiceRequest] = []

    def prepare(wait: threading.Event | None = None, fails: bool = False) -> list[ServiceRequest]:
        async def hint(**request: Any) -> Tip:
            asked.append(request)
            if wait is not None:
                while not wait.is_set():
                    await asyncio.sleep(0.01)
            if fails:
                raise WorkerFailed("on purpose")
            return Tip(request["options"][0], [])

        monkeypatch.setattr(server.service.workers, "hint", hint)
        return asked

    return prepare


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_a_hint_is_a_legal_move_with_its_reason(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    table = anna.make(game, [OWN, BOT], options=OPTIONS)["table"]["id"]
    wire = anna.connect()
    question = wire.watch(table, 0)["situation"]["question"]
    hint = wire.ask("request_hint")
    assert hint["type"] == "hint"
    assert hint["move"] in [option["text"] for option in question["options"]]
    assert "continuations" in hint["text"]
    assert wire.ask("play", moves=[hint["move"]])["type"] == "accepted"


@pytest.mark.parametrize(
    ("seats", "plan", "allowed"),
    [
        ([OWN, BOT], {}, True),
        ([OWN, BOT, BOT], {}, True),
        ([OWN, BOT], {"hints": False}, False),
        ([OWN, HOTSEAT], {}, False),
        ([OWN, HOTSEAT], {"hints": True}, True),
        ([OWN, HOTSEAT], {"hints": True, "clock": {"kind": "turns"}}, True),
    ],
)
def test_where_there_are_hints(visit: Visit, thinking: Any, seats: Any, plan: Any, allowed: bool) -> None:
    """Everybody sees whether there are, and the table says so if not."""
    thinking()
    anna = visit("Anna")
    table, wire = sit_down(anna, *seats, **plan)
    assert anna.get(f"/api/tables/{table}").json()["table"]["hints"] is allowed
    answer = wire.ask("request_hint")
    assert answer["type"] == ("hint" if allowed else "refused")
    if not allowed:
        assert answer["text"] == "Hints are turned off at this table."


def test_a_worker_is_given_what_the_seat_knows(server: Running, visit: Visit, thinking: Any) -> None:
    """At two tables that differ only in what the seat does not know it is given the same."""
    asked = thinking()
    match: Match = buying("copper*5")
    for world in (match, match.redeal(0, Chance(3))):
        table, wire = sit_down(visit("Anna"), OWN, BOT, start={"position": world.position()}, options={})
        assert wire.ask("request_hint")["type"] == "hint"
        known = server.service.tables._live[table].table.match
        assert known is not None
        assert asked[-1]["position"] == known.position(seat=0)
    one, two = (request | {"seed": 0} for request in asked)
    assert one == two


def test_nobody_else_learns_of_it(visit: Visit, thinking: Any) -> None:
    thinking()
    anna, berta, clara = visit("Anna"), visit("Berta"), visit("Clara")
    made = anna.make("dominion", [OWN, INVITED], options=OPTIONS, hints=True, listed=True)
    table = made["table"]["id"]
    berta.join(table, invite=made["invite"])
    anna.start(table)
    wire, other, spectator = anna.watch(table, 0), berta.watch(table, 1), clara.watch(table)
    lists = [berta.get("/api/me/tables").text, clara.get("/api/tables", which="running").text]
    wire.settle(), other.settle(), spectator.settle()
    assert wire.ask("request_hint")["type"] == "hint"
    assert [json.loads(text)["type"] for text in wire.news()] == ["hint"]
    assert other.settle() == spectator.settle() == []
    assert [berta.get("/api/me/tables").text, clara.get("/api/tables", which="running").text] == lists
    assert other.ask("request_hint")["text"] == "It is not your turn."
    assert spectator.ask("request_hint")["type"] == "refused"
    # in the end the record tells
    other.do("resign")
    assert read_headers(berta.get(f"/api/tables/{table}/record").text)["Hints"] == [1, 0]


def test_meanwhile_the_game_goes_on_and_a_late_hint_is_not_told(visit: Visit, thinking: Any) -> None:
    ready = threading.Event()
    thinking(wait=ready)
    _, wire = sit_down(visit("Anna"))
    wire.send('{"type": "request_hint", "id": 7}')
    assert wire.ask("request_hint")["text"] == "The computer is already thinking about this."
    assert wire.ask("play", moves=["play copper"])["type"] == "accepted"
    ready.set()
    while (answer := wire.receive()).get("id") != 7:
        pass
    assert answer["type"] == "refused"
    assert "in the meantime" in answer["text"]


def test_a_hint_is_told_to_the_seat_that_asked_and_not_to_the_next_at_the_device(visit: Visit, thinking: Any) -> None:
    ready = threading.Event()
    thinking(wait=ready)
    table, wire = sit_down(visit("Anna"), OWN, HOTSEAT, hints=True)
    wire.send('{"type": "request_hint", "id": 7}')
    wire.watch(table, 1)
    ready.set()
    while (answer := wire.receive()).get("id") != 7:
        pass
    assert answer["type"] == "refused"


def test_not_too_often(visit: Visit, thinking: Any) -> None:
    asked = thinking()
    _, wire = sit_down(visit("Anna"))
    answers = [wire.ask("request_hint")["type"] for _ in range(5)]
    assert answers[:2] == ["hint", "hint"]
    assert "refused" in answers
    assert len(asked) == answers.count("hint")


def test_nobody_waits_for_ever(visit: Visit, thinking: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleinod.server.hints.MAX_WAIT", 0.1)
    thinking(wait=threading.Event())
    _, wire = sit_down(visit("Anna"))
    for _ in range(2):
        assert wire.ask("request_hint")["text"] == "The computer could not come up with a hint this time."


def test_a_worker_that_fails_is_no_harm(visit: Visit, thinking: Any) -> None:
    thinking(fails=True)
    _, wire = sit_down(visit("Anna"))
    assert wire.ask("request_hint")["text"] == "The computer could not come up with a hint this time."
    assert wire.ask("play", moves=["play copper"])["type"] == "accepted"
