"""What each seat may know of the zones of Abenteuer: Gear's and Save's cards, mats, tokens, cards moved unseen."""

import json
from typing import Any

import pytest

from kleinod import SPECTATOR, Chance, Match
from tests.games.dominion.table import (
    asked,
    deal,
    deck,
    discard,
    hand,
    kind,
    known_to,
    play,
    seen_by,
    told,
    turn,
    zone,
)

OTHERS = [1, SPECTATOR]


def alike(first: Match, second: Match, seat: int) -> None:
    """Two matches look the same to a seat: view, position and events."""
    assert first.view(seat) == second.view(seat)
    assert first.position(seat=seat) == second.position(seat=seat)
    assert first.events_for(seat) == second.events_for(seat)


def owned(match: Match, seat: int) -> list[str]:
    """All cards of a player."""
    players: Any = match.position()["players"]
    p = players[seat]
    cards = [card for zone in ("hand", "deck", "discard", "play", "mat", "aside") for card in p[zone]]
    return sorted(cards + [card for standing in p["standing"] for card in standing.get("aside", [])])


# --- Gear and Save ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-2", "CARD-gear")
@pytest.mark.parametrize("seat", OTHERS)
def test_what_is_set_aside_for_a_gear_is_its_owners_secret(seat):
    me = {"hand": "gear gold estate", "deck": "copper*12"}
    gold = play(deal(me), "play gear", "aside gold", "aside copper")
    estate = play(deal(me), "play gear", "aside estate", "aside gold")
    alike(gold, estate, seat)
    assert seen_by(gold, seat, of=0)["aside_count"] == 2
    assert "aside_hidden" not in seen_by(gold, seat, of=0)
    known = known_to(gold, seat, of=0)
    assert known["standing"][0]["aside"] == ["?", "?"]
    assert known["unseen"] == {"copper": 12, "gold": 1, "estate": 1}
    for match in (gold, estate):
        play(match, "done", "done")
    alike(gold, estate, seat)


@pytest.mark.rule("DOM-HIDE-2", "CARD-gear")
def test_the_owner_of_a_gear_knows_its_cards():
    match = play(deal({"hand": "gear gold estate", "deck": "copper*12"}), "play gear", "aside gold", "aside estate")
    assert seen_by(match, 0, of=0)["aside_hidden"] == ["gold", "estate"]
    assert known_to(match, 0, of=0)["standing"][0]["aside"] == ["gold", "estate"]


@pytest.mark.rule("DOM-HIDE-2", "EVENT-save")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_saved_card_is_its_owners_secret(seat):
    me = {"hand": "gold estate", "deck": "copper*5"}
    more = {"phase": "buy", "coins": 1}
    matches = [play(deal(me, events="save", turn=more), "buy save", move) for move in ("aside gold", "aside estate")]
    alike(matches[0], matches[1], seat)
    assert seen_by(matches[0], seat, of=0)["aside_count"] == 1
    for match in matches:
        play(match, "done")
    # the card that shows on the discard pile is the other one of the two
    assert known_to(matches[0], seat, of=0)["hand"] == ["?"] * 6


@pytest.mark.rule("DOM-HIDE-2", "EVENT-save")
def test_being_asked_for_a_card_to_save_tells_nothing():
    more = {"phase": "buy", "coins": 1}
    same = play(deal("copper*3", events="save", turn=more), "buy save")
    different = play(deal("copper*2 gold", events="save", turn=more), "buy save")
    assert kind(same) == kind(different) == "aside"


@pytest.mark.rule("DOM-HIDE-2", "CARD-gear")
def test_a_card_that_all_knew_in_a_hand_may_be_the_one_set_aside():
    me = {"hand": "mine gear copper estate", "deck": "copper*9"}
    match = play(deal(me, turn={"actions": 2}), "play mine", "gain silver")
    assert "silver" in known_to(match, 1, of=0)["hand"]
    play(match, "play gear", "aside silver", "done")
    assert "silver" not in known_to(match, 1, of=0)["hand"]
    assert known_to(match, 1, of=0)["unseen"]["silver"] == 1


@pytest.mark.rule("DOM-HIDE-3", "DOM-HIDE-2", "CARD-gear")
def test_redealing_keeps_what_everybody_owns_and_deals_set_aside_cards_anew():
    me = {"hand": "gear gold silver estate", "deck": "copper*4 duchy curse"}
    match = play(deal(me), "play gear", "aside gold", "aside silver")
    asides = set()
    for seed in range(30):
        world = match.redeal(1, Chance(seed))
        assert owned(world, 0) == owned(match, 0)
        assert world.position(seat=1) == match.position(seat=1)
        standing: Any = zone(world, "standing")
        asides.add(tuple(standing[0]["aside"]))
        mine = match.redeal(0, Chance(seed))
        assert zone(mine, "standing") == zone(match, "standing")
        assert hand(mine) == hand(match)
    assert len(asides) > 3


# --- what is open ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_mats_tokens_and_the_card_of_inheritance_are_open(seat):
    lying = {"estate": "smithy", "plus_card": "village", "minus_card": True, "journey": "down"}
    match = deal({"hand": "copper", "mat": "guide copper", "tokens": lying}, kingdom="smithy village page")
    view = seen_by(match, seat, of=0)
    assert view["mat"] == ["guide", "copper"]
    assert view["tokens"] == lying | {"minus_coin": False}
    assert {"card": "warrior", "count": 5, "cost": 4} in list(match.view(seat)["beside"])  # type: ignore[call-overload]
    assert known_to(match, seat, of=0)["mat"] == ["guide", "copper"]
    assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


@pytest.mark.rule("DOM-HIDE-1")
def test_a_mat_and_what_was_called_are_told_to_all():
    match = play(deal({"hand": "guide", "deck": "copper*12"}), "play guide", "done", "done", "call guide")
    for seat in (0, 1, SPECTATOR):
        assert [event["card"] for event in told(match, seat, ["mat", "call"])] == ["guide", "guide"]


# --- decks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-2", "CARD-haunted_woods")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_hand_put_on_the_deck_by_haunted_woods_is_unseen(seat):
    woods = {"play": "haunted_woods", "hand": "copper"}
    victim = {"hand": "gold estate silver", "deck": "copper*2"}
    more = {"player": 1, "phase": "buy", "buys": 2}
    orders = [["topdeck gold", "topdeck estate"], ["topdeck silver", "topdeck gold"]]
    matches = [play(deal(woods, victim, turn=more), "buy copper", *order) for order in orders]
    assert deck(matches[0], 1)[:3] == ["silver", "estate", "gold"]
    alike(matches[0], matches[1], seat)
    assert known_to(matches[0], seat, of=1)["deck"] == ["?"] * 5
    assert known_to(matches[0], 1, of=1)["deck"] == ["silver", "estate", "gold", "?", "?"]


@pytest.mark.rule("DOM-HIDE-2", "CARD-haunted_woods")
def test_haunted_woods_asks_by_the_number_of_cards_not_by_their_kinds():
    woods = {"play": "haunted_woods", "hand": "copper"}
    for cards in ("copper*3", "copper gold estate"):
        match = deal(woods, {"hand": cards}, turn={"player": 1, "phase": "buy", "buys": 2})
        play(match, "buy copper")
        assert (asked(match), kind(match)) == (1, "topdeck")


@pytest.mark.rule("DOM-HIDE-2", "CARD-raze")
@pytest.mark.parametrize("seat", OTHERS)
def test_what_raze_looks_at_is_known_to_the_looker(seat):
    me = {"hand": "raze estate gold", "deck": "gold silver copper"}
    match = play(deal(me), "play raze", "trash estate")
    assert known_to(match, 0, of=0)["deck"] == ["gold", "silver", "?"]
    assert known_to(match, seat, of=0)["deck"] == ["?"] * 3
    play(match, "keep gold")
    assert known_to(match, seat, of=0)["hand"] == ["?", "?"]
    assert discard(match) == ["silver"]


@pytest.mark.rule("DOM-HIDE-2", "EVENT-scouting_party")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_order_after_a_scouting_party_is_its_buyers_secret(seat):
    me = {"deck": "gold silver copper estate duchy curse"}
    more = {"phase": "buy", "coins": 2}
    matches = []
    for last in ("topdeck gold", "topdeck silver"):
        match = deal(me, events="scouting_party", turn=more)
        play(match, "buy scouting_party", "discard copper", "discard estate", "discard duchy", last)
        matches.append(match)
    assert [deck(match)[:2] for match in matches] == [["silver", "gold"], ["gold", "silver"]]
    alike(matches[0], matches[1], seat)
    assert known_to(matches[0], 0, of=0)["deck"] == ["silver", "gold", "?"]
    assert told(matches[0], seat, ["discard"])[0]["cards"] == ["copper"]


@pytest.mark.rule("DOM-HIDE-2", "CARD-magpie")
@pytest.mark.parametrize("seat", OTHERS)
def test_what_a_magpie_reveals_is_known_to_all(seat):
    match = play(deal({"hand": "magpie", "deck": "copper estate gold"}), "play magpie")
    assert known_to(match, seat, of=0)["deck"] == ["estate", "?"]
    match = play(deal({"hand": "magpie", "deck": "copper gold silver"}), "play magpie")
    assert known_to(match, seat, of=0)["hand"] == ["gold", "?"]


@pytest.mark.rule("DOM-HIDE-2", "CARD-messenger")
def test_a_deck_moved_unseen_is_unseen_in_the_discard_pile():
    match = play(deal({"hand": "messenger", "deck": "gold silver estate"}), "play messenger", "yes")
    assert known_to(match, 1, of=0)["discard"].count("?") == 2
    assert sorted(known_to(match, 0, of=0)["discard"]) == ["estate", "gold", "silver"]


@pytest.mark.rule("DOM-HIDE-2", "DOM-INH-1")
def test_an_estate_under_inheritance_in_a_hand_is_not_told_by_the_phase():
    with_one = deal({"hand": "estate copper", "deck": "copper", "tokens": {"estate": "smithy"}})
    without = deal({"hand": "copper copper", "deck": "estate", "tokens": {"estate": "smithy"}})
    for seat in OTHERS:
        assert with_one.view(seat) == without.view(seat)


# --- nobody is asked by secret knowledge -----------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-2", "DOM-ATTACK-1", "CARD-caravan_guard")
def test_with_caravan_guards_in_the_game_everybody_with_cards_is_asked_to_react():
    guard = deal({"hand": "witch", "deck": "copper*2"}, {"hand": "caravan_guard", "deck": "copper"})
    none = deal({"hand": "witch", "deck": "copper*2"}, {"hand": "copper", "deck": "caravan_guard"})
    for match in (guard, none):
        play(match, "play witch")
        assert (asked(match), kind(match)) == (1, "reaction")
    for seat in (0, SPECTATOR):
        alike(guard, none, seat)


@pytest.mark.rule("DOM-HIDE-2", "DOM-INH-1")
def test_who_inherited_a_reaction_is_asked_whatever_the_hand_holds():
    for cards in ("estate", "copper"):
        match = deal({"hand": "witch", "deck": "copper*2"}, {"hand": cards, "tokens": {"estate": "moat"}})
        play(match, "play witch")
        assert (asked(match), kind(match)) == (1, "reaction")


@pytest.mark.rule("DOM-HIDE-2", "CARD-soldier")
def test_the_victim_of_a_soldier_is_asked_by_the_number_of_cards():
    for cards in ("copper*4", "copper*3 gold"):
        match = play(deal("soldier", cards), "play soldier")
        assert (asked(match), kind(match)) == (1, "discard")


# --- clean-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-HIDE-4", "DOM-CLEAN-1", "DOM-TRAV-1")
def test_in_clean_up_the_hand_goes_down_before_what_a_traveller_is_exchanged_for():
    match = deal({"hand": "gold estate", "play": "page", "deck": "copper*5"}, turn={"phase": "buy"})
    play(match, "done", "exchange page")
    assert turn(match)["player"] == 1
    assert discard(match)[0] == "treasure_hunter"
    assert known_to(match, 1, of=0)["discard"] == ["treasure_hunter", "?", "?"]


@pytest.mark.rule("DOM-HIDE-4", "DOM-DUR-1")
def test_with_only_staying_cards_in_play_the_last_card_of_the_hand_shows():
    match = deal({"hand": "gold estate", "play": "hireling", "deck": "copper*5"}, turn={"phase": "buy"})
    play(match, "done")
    assert known_to(match, 1, of=0)["discard"] == ["estate", "?"]


@pytest.mark.rule("DOM-HIDE-4", "DOM-CLEAN-1")
def test_what_others_called_goes_openly_to_their_discard_piles():
    match = deal({"hand": "witch", "deck": "copper*9"}, {"hand": "copper", "mat": "duplicate"})
    play(match, "play witch", "call duplicate", "done")
    assert known_to(match, 0, of=1)["discard"] == ["duplicate", "curse", "curse"]
