"""Nobody is asked where there is nothing to decide, and nobody can tell from the time it takes."""

import asyncio
import json
import re
from typing import Any

import pytest

from kleinod.server import background, deal, tables
from tests.server.visitor import HOTSEAT, INVITED, OWN

TIMES = re.compile(r'"(created_at|changed_at|now|at|deadline)":\d+')
PLAIN = ["copper", "copper", "copper", "estate", "estate"]
MOAT = ["moat", "copper", "copper", "estate", "estate"]


def position(hand: list[str]) -> dict[str, Any]:
    """The next move is an attack on a player with that hand; the others cannot tell one hand from the other."""
    kingdom = ["militia", "moat", "cellar", "market", "mine", "remodel", "smithy", "village", "woodcutter", "workshop"]
    return {
        "game": "dominion",
        "options": {"kingdom": kingdom, "start_player": 0},
        "players": [
            {"hand": ["militia"], "deck": ["copper"] * 9},
            {"hand": hand, "deck": ["copper"] * 9 + ["moat" if hand is PLAIN else "copper"]},
        ],
    }


class OwnClock:
    """Time that passes only when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    async def wait_until(self, at: int) -> None:
        while self.time < at:
            await asyncio.sleep(0.002)


@pytest.fixture
def clock(monkeypatch) -> OwnClock:
    clock = OwnClock()
    for module in (tables, background):
        monkeypatch.setattr(module, "now", clock.now)
        monkeypatch.setattr(module, "wait_until", clock.wait_until)
    monkeypatch.setattr(deal, "new_secret", lambda: "5e" * 32)
    return clock


def attack(visit, server, clock: OwnClock, hand: list[str], *, early: bool) -> list[tuple[int, str]]:
    """What the attacker is sent, and when; with `early` the other player answers after a second."""
    anna, ben = visit("Anna"), visit("Ben")
    made = anna.make("dominion", [OWN, INVITED], start={"position": position(hand)})
    id = made["table"]["id"]
    ben.join(id, invite=made["invite"])
    anna.start(id)
    attacker, victim = anna.watch(id, 0), ben.watch(id, 1)
    begun = clock.time
    attacker.play("play militia")
    attacker.news()
    live = server.service.tables._live[id]
    end = live.table.answer_at
    assert 2000 <= end - begun <= 6000
    heard: list[tuple[int, str]] = []
    for at in (begun + 1000, begun + 1500, end - 1, end):
        clock.time = at
        if early and at == begun + 1000:
            assert victim.ask("play", moves=["done"])["type"] == "accepted"
            assert victim.ask("play", moves=["done"])["type"] == "refused"
        texts = [*attacker.news(), *attacker.settle()]
        if at == end:
            # the answer is made by another task, in its time
            for _ in range(200):
                if any('"update"' in text for text in texts):
                    break
                texts += attacker.settle()
        plain = (TIMES.sub(r'"\1":0', text.replace(id, "ID").replace(made["invite"], "INVITE")) for text in texts)
        heard += [(at - begun, text) for text in plain if "accepted" not in text]
    return heard


def test_the_time_of_an_answer_tells_nothing(visit, server, clock):
    nothing = attack(visit, server, clock, PLAIN, early=False)
    declined = attack(visit, server, clock, MOAT, early=True)
    assert len(nothing) == 1
    assert nothing == declined


def test_a_player_without_a_choice_is_not_asked(visit, server, clock):
    anna = visit("Anna")
    made = anna.make("dominion", [OWN, HOTSEAT], start={"position": position(PLAIN)})
    wire, victim = anna.watch(made["table"]["id"], 0), anna.watch(made["table"]["id"], 1)
    wire.play("play militia")
    victim.settle()
    situations = [message for message in map(json.loads, victim.received) if message.get("situation")]
    assert situations[-1]["situation"]["awaited"] == 1
    assert situations[-1]["situation"]["question"] is None


def test_a_table_can_ask_everybody(visit, server, clock):
    anna = visit("Anna")
    made = anna.make("dominion", [OWN, HOTSEAT], start={"position": position(PLAIN)}, ask_everybody=True)
    wire, victim = anna.watch(made["table"]["id"], 0), anna.watch(made["table"]["id"], 1)
    wire.play("play militia")
    victim.settle()
    situations = [message for message in map(json.loads, victim.received) if message.get("situation")]
    assert [option["text"] for option in situations[-1]["situation"]["question"]["options"]] == ["done"]
