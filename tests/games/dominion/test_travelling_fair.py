"""Travelling Fair with everything that is gained."""

import pytest

from tests.games.dominion.table import (
    asked,
    buying,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    options,
    play,
    told,
)

FAIR = "travelling_fair"
VISITED = {"bought": [FAIR]}
"""The Fair was bought in this turn already."""


@pytest.mark.rule("EVENT-travelling_fair", "DOM-GAIN-2")
@pytest.mark.parametrize(
    ("moves", "on_deck", "discarded"),
    [
        (["topdeck gold", "call duplicate", "topdeck gold"], ["gold", "gold"], []),
        (["topdeck gold", "call duplicate", "done"], ["gold"], ["gold"]),
        (["call duplicate", "topdeck gold", "done"], ["gold"], ["gold"]),
        (["call duplicate", "topdeck gold", "topdeck gold"], ["gold", "gold"], []),
        (["call duplicate", "done", "topdeck gold"], ["gold"], ["gold"]),
        (["call duplicate", "done", "done"], [], ["gold", "gold"]),
        (["done"], [], ["gold"]),
    ],
)
def test_travelling_fair_and_duplicate_in_either_order(moves, on_deck, discarded):
    me = {"hand": "estate", "deck": "copper", "mat": "duplicate"}
    match = play(buying(me, coins=6, this_turn=VISITED, events=FAIR), "buy gold")
    assert options(match) == ["topdeck gold", "call duplicate", "done"]
    play(match, *moves)
    assert kind(match) == "buy"
    assert deck(match) == [*on_deck, "copper"]
    assert discard(match) == discarded


@pytest.mark.rule("EVENT-travelling_fair", "DOM-GAIN-2", "CARD-duplicate")
def test_a_second_duplicate_may_answer_the_copy_of_the_first():
    me = {"hand": "estate", "deck": "copper", "mat": "duplicate*2"}
    match = play(buying(me, coins=6, this_turn=VISITED, events=FAIR), "buy gold", "call duplicate")
    play(match, "call duplicate", "topdeck gold", "done", "topdeck gold")
    assert deck(match) == ["gold", "gold", "copper"]
    assert discard(match) == ["gold"]
    assert in_play(match) == ["duplicate", "duplicate"]


@pytest.mark.rule("EVENT-travelling_fair", "DOM-GAIN-3")
def test_a_province_may_go_on_the_deck_but_is_too_dear_for_duplicate():
    me = {"hand": "estate", "mat": "duplicate"}
    match = play(buying(me, coins=8, this_turn=VISITED, events=FAIR), "buy province")
    assert options(match) == ["topdeck province", "done"]


@pytest.mark.rule("EVENT-travelling_fair", "CARD-port", "DOM-BUY-1")
def test_both_ports_may_go_on_the_deck_and_the_further_one_is_gained_first():
    me = {"hand": "estate", "deck": "copper"}
    match = play(buying(me, coins=4, kingdom="port", this_turn=VISITED, events=FAIR), "buy port")
    assert discard(match) == ["port"]
    play(match, "done")
    assert discard(match) == ["port", "port"]
    play(match, "topdeck port")
    assert deck(match) == ["port", "copper"]
    assert discard(match) == ["port"]


@pytest.mark.rule("EVENT-travelling_fair", "CARD-messenger", "DOM-BUY-3")
def test_the_fair_is_a_purchase_before_messenger():
    match = play(buying("estate", coins=4, kingdom="messenger", this_turn=VISITED, events=FAIR), "buy messenger")
    assert options(match) == ["topdeck messenger", "done"]


@pytest.mark.rule("EVENT-travelling_fair", "DOM-GAIN-3")
def test_another_players_gain_in_the_turn_of_the_fair_goes_to_the_discard_pile():
    them = {"hand": "copper", "mat": "duplicate"}
    match = deal("witch", them, events=FAIR, this_turn=VISITED)
    play(match, "play witch")
    assert asked(match) == 1
    assert options(match) == ["call duplicate", "done"]
    play(match, "call duplicate")
    assert discard(match, 1) == ["curse", "curse"]


@pytest.mark.rule("EVENT-travelling_fair", "CARD-swamp_hag", "DOM-BUY-1", "DOM-GAIN-3")
def test_the_curse_of_swamp_hag_may_go_on_the_deck_before_the_card_bought():
    me = {"hand": "estate", "deck": "copper", "mat": "duplicate"}
    match = buying(me, {"play": "swamp_hag"}, coins=3, this_turn=VISITED, events=FAIR)
    play(match, "buy silver")
    assert options(match) == ["topdeck curse", "call duplicate", "done"]
    play(match, "topdeck curse", "done", "topdeck silver", "done")
    assert deck(match) == ["silver", "curse", "copper"]
    assert discard(match) == []


@pytest.mark.rule("EVENT-travelling_fair", "CARD-haunted_woods", "DOM-BUY-1")
def test_haunted_woods_puts_the_hand_on_the_deck_before_the_card_can_go_there():
    me = {"hand": "estate", "deck": "copper"}
    match = buying(me, {"play": "haunted_woods"}, coins=3, this_turn=VISITED, events=FAIR)
    play(match, "buy silver", "topdeck silver")
    assert deck(match) == ["silver", "estate", "copper"]


@pytest.mark.rule("EVENT-travelling_fair", "CARD-mine")
@pytest.mark.parametrize(("moves", "held", "pile"), [(["topdeck gold"], [], ["gold"]), (["done"], ["gold"], [])])
def test_a_card_gained_to_the_hand_may_go_on_the_deck(moves, held, pile):
    match = deal("mine silver", events=FAIR, this_turn=VISITED)
    play(match, "play mine", "gain gold")
    assert options(match) == ["topdeck gold", "done"]
    play(match, *moves)
    assert (hand(match), deck(match), discard(match)) == (held, pile, [])


@pytest.mark.rule("EVENT-travelling_fair", "CARD-transmogrify", "CARD-duplicate", "DOM-GAIN-2")
def test_the_copy_of_a_card_gained_to_the_hand_comes_to_the_discard_pile():
    me = {"hand": "silver", "mat": "transmogrify duplicate"}
    match = deal(me, events=FAIR, this_turn=VISITED, turn={"phase": "start"})
    play(match, "call transmogrify", "gain smithy", "call duplicate", "done", "topdeck smithy")
    assert (hand(match), deck(match), discard(match)) == ([], ["smithy"], ["smithy"])


@pytest.mark.rule("EVENT-travelling_fair", "CARD-artificer")
def test_a_card_gained_onto_the_deck_lies_there_already():
    me = {"hand": "artificer", "deck": "estate"}
    match = deal(me, events=FAIR, this_turn=VISITED)
    play(match, "play artificer", "done", "gain copper")
    assert kind(match) == "buy"
    assert deck(match) == ["copper"]
    assert [event["card"] for event in told(match, 1, ["gain_to_deck", "topdeck"])] == ["copper"]


@pytest.mark.rule("EVENT-travelling_fair", "EVENT-ball", "DOM-GAIN-4")
def test_the_gains_of_other_events_may_go_on_the_deck_one_after_another():
    me = {"hand": "estate", "deck": "copper"}
    match = play(buying(me, coins=5, this_turn=VISITED, events=f"{FAIR} ball"), "buy ball", "gain silver")
    play(match, "topdeck silver", "gain village", "topdeck village")
    assert deck(match) == ["village", "silver", "copper"]


@pytest.mark.rule("EVENT-travelling_fair", "DOM-TRAV-1")
def test_an_exchanged_traveller_is_not_gained_and_stays_in_the_discard_pile():
    me = {"hand": "estate", "deck": "copper*5", "play": "page"}
    match = play(buying(me, coins=2, buys=1, events=FAIR), f"buy {FAIR}", "done", "exchange page")
    assert asked(match) == 1
    assert sorted(discard(match)) == ["estate", "treasure_hunter"]


@pytest.mark.rule("EVENT-travelling_fair", "CARD-lost_city", "DOM-GAIN-2", "DOM-ORDER-1")
def test_lost_city_draws_for_the_others_whenever_its_owner_chooses():
    me = {"hand": "estate", "deck": "copper"}
    match = buying(me, {"hand": "copper", "deck": "gold"}, coins=5, kingdom="lost_city", this_turn=VISITED, events=FAIR)
    play(match, "buy lost_city")
    assert options(match) == ["resolve lost_city", "topdeck lost_city"]
    play(match, "topdeck lost_city")
    assert hand(match, 1) == ["copper", "gold"]
    assert deck(match) == ["lost_city", "copper"]


@pytest.mark.rule("EVENT-travelling_fair", "DOM-HIDE-2")
def test_all_see_the_card_that_goes_on_the_deck():
    match = play(buying({"hand": "estate", "deck": "gold*5"}, coins=5, events=FAIR), f"buy {FAIR}", "buy silver")
    play(match, "topdeck silver")
    players = match.position(seat=1)["players"]
    assert isinstance(players, list)
    assert players[0]["deck"] == ["silver"] + ["?"] * 5
    assert told(match, 1, ["topdeck"])[0]["card"] == "silver"
