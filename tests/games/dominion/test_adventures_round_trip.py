"""Positions of Abenteuer in the middle of things: written, read back, and dealt anew."""

import json
from typing import Any

import pytest

import kleinod
from kleinod import Chance, Match
from tests.games.dominion.table import asked, deal, kind, options, play


def there_and_back(match: Match) -> Match:
    """The match from its own complete position, through JSON, which must be written the same."""
    data = json.loads(json.dumps(match.position()))
    again = kleinod.from_position("dominion", data)
    assert again.position() == match.position()
    for seat in range(match.seats):
        assert again.view(seat) == match.view(seat)
    if not match.over:
        assert options(again) == options(match)
        assert asked(again) == asked(match)
    return again


MIDDLES: dict[str, Any] = {
    "start of turn": lambda: play(
        deal(
            {"hand": "estate", "deck": "copper*9", "mat": "guide", "play": "amulet dungeon hireling"},
            turn={"phase": "start"},
        ),
        "resolve dungeon",
    ),
    "when bought": lambda: play(
        deal(
            {"hand": "estate gold", "tokens": {"trash": "port"}},
            {"play": "haunted_woods swamp_hag"},
            kingdom="port",
            turn={"phase": "buy", "coins": 4},
        ),
        "buy port",
        "resolve haunted_woods",
    ),
    "when gained": lambda: play(
        deal(
            {"mat": "duplicate*2"},
            kingdom="lost_city",
            events="travelling_fair",
            turn={"phase": "buy", "coins": 7, "buys": 2},
        ),
        "buy travelling_fair",
        "buy lost_city",
    ),
    "call window": lambda: play(
        deal({"hand": "throne_room moat", "mat": "royal_carriage coin_of_the_realm", "deck": "copper*9"}),
        "play throne_room",
    ),
    "reaction": lambda: play(
        deal({"hand": "witch", "deck": "copper*2"}, {"hand": "caravan_guard moat", "deck": "gold"}),
        "play witch",
        "reveal moat",
    ),
    "gear": lambda: play(deal({"hand": "gear gold", "deck": "copper*9"}), "play gear", "aside gold"),
    "raze": lambda: play(deal({"hand": "raze estate", "deck": "gold silver copper"}), "play raze", "trash estate"),
    "messenger": lambda: play(
        deal({}, kingdom="messenger", turn={"phase": "buy", "coins": 4}),
        "buy messenger",
    ),
    "storyteller": lambda: play(deal("storyteller copper*3"), "play storyteller", "play copper"),
    "scouting party": lambda: play(
        deal({"deck": "gold silver copper estate curse"}, events="scouting_party", turn={"coins": 2}),
        "buy scouting_party",
        "discard copper",
    ),
    "pilgrimage": lambda: play(
        deal(
            {"play": "smithy village copper", "tokens": {"journey": "down"}},
            events="pilgrimage",
            turn={"phase": "buy", "coins": 4},
        ),
        "buy pilgrimage",
        "gain smithy",
    ),
    "save": lambda: play(
        deal("gold estate copper", events="save", turn={"phase": "buy", "coins": 1}), "buy save", "aside gold"
    ),
    "exchange": lambda: play(
        deal({"play": "page warrior", "hand": "copper", "deck": "copper*5"}, turn={"phase": "buy"}), "done"
    ),
    "wine merchant": lambda: play(deal({"mat": "wine_merchant*2"}, turn={"phase": "buy", "coins": 2}), "done"),
    "teacher": lambda: play(
        deal({"mat": "teacher", "hand": "copper"}, turn={"phase": "start"}), "call teacher", "choose plus_card"
    ),
    "inheritance": lambda: play(
        deal(
            {"hand": "estate*2", "deck": "copper*9", "tokens": {"estate": "gear"}},
        ),
        "play estate",
        "aside copper",
        "done",
    ),
    "mission": lambda: play(
        deal({"deck": "copper*9"}, events="mission expedition", turn={"phase": "buy", "coins": 7, "buys": 3}),
        "buy mission",
        "buy expedition",
    ),
}


@pytest.mark.parametrize("middle", list(MIDDLES))
def test_a_match_in_the_middle_of_things_goes_there_and_back(middle):
    match = MIDDLES[middle]()
    again = there_and_back(match)
    for _ in range(8):
        if match.over:
            break
        move = options(match)[0]
        play(match, move)
        play(again, move)
        assert again.position() == match.position()


@pytest.mark.rule("DOM-HIDE-3")
@pytest.mark.parametrize("middle", list(MIDDLES))
def test_what_a_seat_knows_in_the_middle_of_things_makes_a_world(middle):
    match = MIDDLES[middle]()
    for seat in range(match.seats):
        world = match.redeal(seat, Chance(5))
        assert world.position(seat=seat) == match.position(seat=seat)
        assert (asked(world), kind(world)) == (asked(match), kind(match))
        if asked(match) == seat:
            assert options(world) == options(match)
