"""Positions with the keys of Abenteuer: read, written, there and back, and what is refused."""

from typing import Any

import pytest

import kleinod
from kleinod import BadPosition
from tests.games.dominion.table import (
    beside,
    cards,
    deal,
    discard,
    hand,
    in_play,
    kingdom_with,
    mat,
    options,
    play,
    position,
    price,
    resources,
    tokens,
    turn,
    zone,
)
from tests.games.dominion.test_adventures_round_trip import there_and_back
from tests.games.dominion.test_position import changed, complaint

BASE = position(
    {"hand": "village", "mat": "guide", "play": "gear", "aside": "gold"},
    kingdom="village smithy throne_room page amulet distant_lands",
    events="ball",
)


# --- read ------------------------------------------------------------------------------------------------------------


def test_mat_tokens_and_exchange_piles_are_read():
    lying = {"journey": "down", "minus_card": True, "minus_coin": True, "plus_card": "smithy", "plus_action": "village"}
    lying |= {"plus_buy": "smithy", "plus_coin": "page", "cost": "smithy", "trash": "village", "estate": "smithy"}
    match = deal({"hand": "copper", "mat": "guide estate", "tokens": lying}, kingdom="page village", beside={"hero": 2})
    assert mat(match) == ["estate", "guide"]
    assert tokens(match) == lying
    assert (beside(match, "hero"), beside(match, "champion")) == (2, 5)
    assert price(match, "smithy") == 2
    there_and_back(match)


def test_tokens_left_out_lie_ready_and_the_journey_token_face_up():
    ready = {"journey": "up", "minus_card": False, "minus_coin": False}
    assert tokens(deal("copper")) == ready
    nothing = dict.fromkeys(["journey", "minus_card", "plus_card", "cost", "trash", "estate"])
    assert tokens(deal({"hand": "copper", "tokens": nothing})) == ready


@pytest.mark.rule("CARD-treasure_hunter")
@pytest.mark.parametrize("gained", [0, 1, 3])
def test_cards_gained_in_the_last_turn_are_read(gained):
    match = deal("treasure_hunter", {"hand": "copper", "gained_last_turn": gained})
    assert zone(match, "gained_last_turn", 1) == gained
    there_and_back(match)
    assert discard(play(match, "play treasure_hunter")) == ["silver"] * gained


@pytest.mark.rule("EVENT-mission")
@pytest.mark.parametrize("extra", [True, False])
def test_an_extra_turn_is_read(extra):
    match = deal("copper", turn={"extra": extra, "coins": 9})
    assert turn(match)["extra"] is extra
    assert ("buy gold" in options(match)) is not extra
    there_and_back(match)


def test_a_duration_of_the_player_at_the_start_of_the_turn_is_due():
    match = deal({"hand": "copper", "play": "swamp_hag caravan_guard"}, turn={"phase": "start"})
    assert resources(match) == (1, 1, 4)
    there_and_back(match)


@pytest.mark.parametrize("phase", ["action", "buy"])
def test_a_duration_in_another_phase_was_played_in_this_turn(phase):
    match = deal({"hand": "copper", "play": "swamp_hag", "deck": "copper*12"}, turn={"phase": phase})
    assert resources(match) == (1, 1, 0)
    play(match, "done")
    assert in_play(match) == ["swamp_hag"]
    play(match, "done")
    assert resources(match) == (1, 1, 3)


def test_a_duration_of_another_player_is_in_force_and_due_in_that_players_turn():
    match = deal({"hand": "copper", "deck": "copper*5"}, {"hand": "copper", "play": "swamp_hag"})
    play(match, "buy copper")
    assert "curse" in discard(match)
    assert (turn(match)["player"], resources(match)) == (1, (1, 1, 3))


def test_gear_holds_what_aside_names():
    match = deal({"hand": "copper", "play": "gear", "aside": "gold silver"}, turn={"phase": "start"})
    assert hand(match) == ["copper", "gold", "silver"]
    match = deal({"hand": "copper", "play": "gear", "deck": "copper*5"}, turn={"phase": "buy"})
    assert in_play(play(match, "done")) == []


def test_an_entry_of_play_may_say_more():
    entry = {"card": "gear", "plays": 2, "with": "throne_room", "aside": ["gold", "silver", "estate"]}
    match = deal({"hand": "copper", "play": [entry], "deck": "copper*12"}, turn={"phase": "buy"})
    assert sorted(in_play(match)) == ["gear", "throne_room"]
    there_and_back(match)
    play(match, "done")
    assert sorted(in_play(match)) == ["gear", "throne_room"]
    play(match, "done")
    assert hand(match) == ["copper"] * 5 + ["estate", "gold", "silver"]
    there_and_back(match)
    play(match, "done")
    assert in_play(match) == []


@pytest.mark.parametrize("order", ["before", "after"])
def test_the_doubling_card_may_be_named_in_play_too(order):
    entry = {"card": "hireling", "plays": 2, "with": "throne_room"}
    lying = ["throne_room", entry] if order == "before" else [entry, "throne_room"]
    match = deal({"hand": "copper", "play": lying, "deck": "copper*9"}, turn={"phase": "start"})
    assert sorted(in_play(match)) == ["hireling", "throne_room"]
    assert len(hand(match)) == 3


def test_plays_count_for_hireling_and_champion():
    lying = [{"card": "champion", "plays": 2, "with": "disciple"}]
    match = play(deal({"hand": "village", "play": lying, "deck": "copper"}), "play village")
    assert resources(match) == (4, 1, 0)
    there_and_back(match)


def test_an_inherited_duration_in_play_is_read():
    me = {"hand": "copper", "play": "estate", "tokens": {"estate": "caravan_guard"}}
    match = deal(me, turn={"phase": "start"})
    assert resources(match) == (1, 1, 1)
    there_and_back(match)


# --- options ---------------------------------------------------------------------------------------------------------

SETS = {
    "gentle_intro": (
        "scouting_party",
        "amulet duplicate distant_lands hireling port ratcatcher giant treasure_trove dungeon ranger",
    ),
    "expert_intro": (
        "mission plan",
        "magpie haunted_woods caravan_guard peasant coin_of_the_realm swamp_hag transmogrify lost_city wine_merchant "
        "raze",
    ),
    "level_up": ("training", "gear miser guide dungeon lost_city market militia spy throne_room workshop"),
    "size_distortion": (
        "bonfire raid",
        "amulet duplicate messenger treasure_trove giant bureaucrat thief gardens moneylender witch",
    ),
}


@pytest.mark.rule("DOM-SETUP-3")
@pytest.mark.parametrize("name", list(SETS))
def test_a_named_kingdom_brings_its_cards_and_events(name):
    match = kleinod.from_position("dominion", {"options": {"kingdom": name}})
    settled: Any = match.position()["options"]
    events, ten = SETS[name]
    assert sorted(settled["kingdom"]) == sorted(cards(ten))
    assert sorted(settled["events"]) == sorted(cards(events))
    assert set(cards(ten)) <= set(match.position()["supply"])  # type: ignore[call-overload]
    there_and_back(match)


def test_events_of_a_named_kingdom_may_be_others_and_none():
    for events in (["ball"], []):
        match = kleinod.from_position("dominion", {"options": {"kingdom": "level_up", "events": events}})
        settled: Any = match.position()["options"]
        assert settled["events"] == events


@pytest.mark.parametrize("source", ["base", "adventures"])
def test_a_random_kingdom_comes_from_the_chosen_sets(source):
    found: set[str] = set()
    events: set[str] = set()
    for seed in range(12):
        data = {"options": {"kingdom": "random", "sets": [source]}, "seed": seed}
        settled: Any = kleinod.from_position("dominion", data).position()["options"]
        found |= set(settled["kingdom"])
        events |= set(settled["events"])
        assert len(settled["events"]) <= 2
    assert ("messenger" in found, "festival" in found) == (source == "adventures", source == "base")
    assert (len(events) > 0) is (source == "adventures")


def test_events_and_sets_are_settled_in_the_position_that_is_written():
    match = kleinod.from_position("dominion", {"options": {"events": "random"}, "seed": 3})
    settled: Any = match.position()["options"]
    assert isinstance(settled["events"], list)
    there_and_back(match)


# --- what is refused, by path ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("players.0.tokens", [], "players[0].tokens"),
        ("players.0.tokens.journey", "left", "players[0].tokens.journey"),
        ("players.0.tokens.minus_card", 1, "players[0].tokens.minus_card"),
        ("players.0.tokens.minus_coin", "yes", "players[0].tokens.minus_coin"),
        ("players.0.tokens.plus_gold", "smithy", "players[0].tokens.plus_gold"),
        ("players.0.tokens.plus_card", "silver", "players[0].tokens.plus_card"),
        ("players.0.tokens.plus_action", "warrior", "players[0].tokens.plus_action"),
        ("players.0.tokens.plus_buy", "witch", "players[0].tokens.plus_buy"),
        ("players.0.tokens.plus_coin", "estate", "players[0].tokens.plus_coin"),
        ("players.0.tokens.cost", 3, "players[0].tokens.cost"),
        ("players.0.tokens.trash", ["smithy"], "players[0].tokens.trash"),
        ("players.0.tokens.estate", "distant_lands", "players[0].tokens.estate"),
        ("players.0.tokens.estate", "hero", "players[0].tokens.estate"),
        ("players.0.tokens.estate", "silver", "players[0].tokens.estate"),
        ("players.0.gained_last_turn", -1, "players[0].gained_last_turn"),
        ("players.0.gained_last_turn", "2", "players[0].gained_last_turn"),
        ("players.0.standing", [{"card": "smithy", "number": 1}], "players[0].standing[0].card"),
        ("players.0.standing", [{"card": "champion", "number": 1, "due": True}], "players[0].standing[0].due"),
        ("players.0.mat", "guide", "players[0].mat"),
        ("players.0.mat", ["gide"], "players[0].mat[0]"),
        ("players.0.hand", ["ball"], "players[0].hand[0]"),
        ("turn.extra", 1, "turn.extra"),
        ("beside.warrior", 6, "beside.warrior"),
        ("beside.warrior", -1, "beside.warrior"),
        ("beside.teacher", 3, "beside.teacher"),
        ("beside.smithy", 3, "beside.smithy"),
        ("beside", [], "beside"),
        ("supply.warrior", 2, "supply.warrior"),
        ("supply.ball", 1, "supply.ball"),
        ("options.events", ["bal"], "options.events[0]"),
        ("options.events", ["smithy"], "options.events[0]"),
        ("options.events", ["ball", "ball"], "options.events[1]"),
        ("options.events", "ball", "options.events"),
        ("options.sets", [], "options.sets"),
        ("options.sets", ["seaside"], "options.sets[0]"),
        ("options.sets", "base", "options.sets"),
        ("options.kingdom", "gentle", "options.kingdom"),
        ("options.kingdom", [*kingdom_with()[:9], "warrior"], "options.kingdom[9]"),
        ("options.kingdom", [*kingdom_with()[:9], "ball"], "options.kingdom[9]"),
    ],
)
def test_wrong_values_are_refused_with_the_path_of_the_key(path, value, named):
    assert complaint(changed(BASE, path, value)).en.startswith(f"{named}: ")


@pytest.mark.parametrize(
    ("entry", "named"),
    [
        ({"card": "gaer"}, "players[0].play[0].card"),
        ({"plays": 2}, "players[0].play[0].card"),
        ({"card": "gear", "plays": 0}, "players[0].play[0].plays"),
        ({"card": "gear", "plays": True}, "players[0].play[0].plays"),
        ({"card": "gear", "with": "copper"}, "players[0].play[0].with"),
        ({"card": "gear", "with": "witch"}, "players[0].play[0].with"),
        ({"card": "gear", "wth": "throne_room"}, "players[0].play[0].wth"),
        ({"card": "gear", "aside": "gold"}, "players[0].play[0].aside"),
        ({"card": "gear", "aside": ["gould"]}, "players[0].play[0].aside[0]"),
        ({"card": "gear", "aside": ["gold"] * 3}, "players[0].play[0].aside"),
        ({"card": "amulet", "aside": ["gold"]}, "players[0].play[0].aside"),
        ([], "players[0].play[0]"),
    ],
)
def test_wrong_entries_of_play_are_refused_with_the_path_of_the_key(entry, named):
    assert complaint(changed(BASE, "players.0.play", [entry])).en.startswith(f"{named}: ")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.0.mat", ["guide"] * 11),
        ("players.0.play", [{"card": "gear", "plays": 8, "aside": ["throne_room"] * 11}]),
        ("players.1.hand", ["smithy"] * 11),
    ],
)
def test_more_cards_than_there_are_are_refused_wherever_they_lie(path, value):
    assert "only 10" in complaint(changed(BASE, path, value)).en


def test_inheritances_card_is_one_of_its_pile():
    fits = position({"hand": "smithy*9", "tokens": {"estate": "smithy"}})
    assert resources(kleinod.from_position("dominion", fits)) == (1, 1, 0)
    assert "smithy" in complaint(changed(fits, "players.0.hand", ["smithy"] * 10)).en


def test_a_complete_position_accounts_for_cards_on_mats_and_beside_and_set_aside():
    match = play(deal({"hand": "gear gold", "mat": "guide", "deck": "copper*9"}, kingdom="page"), "play gear")
    play(match, "aside gold", "done")
    data: Any = match.position()
    for path, value in (
        ("players.0.mat", []),
        ("beside.hero", 4),
        ("players.0.standing", []),
        ("supply.guide", 3),
    ):
        with pytest.raises(BadPosition):
            kleinod.from_position("dominion", changed(data, path, value))
