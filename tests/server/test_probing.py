"""Several moves in one command: all or none, and no way to look without going."""

import json

import pytest

from kleinod import Match
from tests.games.dominion.table import buying, deal
from tests.server.scene import Visit
from tests.server.visitor import HOTSEAT, OWN, Json, Wire


def sit_down(visit: Visit, match: Match) -> tuple[Wire, Json]:
    """Before a table that begins like this, on seat 0."""
    host = visit("Anna")
    table = host.make("dominion", [OWN, HOTSEAT], start={"position": match.position()})["table"]["id"]
    wire = host.connect()
    return wire, wire.watch(table, 0)


def happened(wire: Wire) -> list[str]:
    """The kinds of events that were told lately."""
    news = [json.loads(text) for text in wire.news()]
    return [event["kind"] for message in news if message["type"] == "update" for event in message["events"]]


def test_moves_that_teach_nothing_are_taken_back_with_the_one_that_is_refused(visit):
    """Others would see the coppers, but whoever plays them knows them already."""
    wire, before = sit_down(visit, buying("copper*5", buys=1))
    answer = wire.ask("play", moves=["play copper", "play copper", "buy province"])
    assert answer["type"] == "refused"
    assert answer["rule"] is not None
    assert happened(wire) == []
    assert wire.watch(before["table"]["id"], 0)["situation"] == before["situation"]


@pytest.mark.parametrize("deck", ["copper*2 gold copper*17", "copper*18 gold copper", "gold copper*19"])
@pytest.mark.parametrize("probe", ["buy province", "rubbish", "play laboratory"])
def test_cards_that_were_drawn_stay_drawn(visit, deck, probe):
    """However likely it was to draw just these: that a command is refused must not tell which cards lie on top."""
    wire, _ = sit_down(visit, deal({"hand": "laboratory copper*2", "deck": deck}))
    assert wire.ask("play", moves=["play laboratory", probe])["type"] == "refused"
    assert happened(wire) == ["play", "draw"]


def test_the_others_turn_ends_a_command(visit):
    """What was done before the turn ended is done."""
    wire, before = sit_down(visit, buying("copper*5", buys=1))
    answer = wire.ask("play", moves=["buy copper", "play copper"])
    assert answer["type"] == "refused"
    assert "turn" in answer["text"]
    now = wire.watch(before["table"]["id"], 0)
    assert now["situation"]["awaited"] == 1


def test_moves_for_an_older_situation_are_refused(visit):
    wire, before = sit_down(visit, buying("copper*5"))
    number = before["number"]
    assert wire.ask("play", moves=["play copper"], seen=number - 1)["type"] == "refused"
    assert wire.ask("play", moves=["play copper"], seen=number + 1)["type"] == "refused"
    assert wire.ask("play", moves=["play copper"], seen=number)["type"] == "accepted"
