"""Save, Scouting Party, Seaway, Trade, Travelling Fair."""

import json

import pytest

from kleinod import SPECTATOR, Chance
from tests.games.dominion.table import (
    asked,
    buying,
    cards,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    known_to,
    options,
    play,
    refused,
    resources,
    seen_by,
    supply,
    tokens,
    told,
    trash,
    zone,
)

# --- Save ------------------------------------------------------------------------------------------------------------

SAVING = {"hand": "gold estate copper", "deck": "silver*5 curse*4"}


@pytest.mark.rule("EVENT-save", "DOM-CLEAN-1")
def test_save_keeps_a_card_until_the_next_hand_is_drawn():
    match = play(buying(SAVING, coins=1, buys=1, events="save"), "buy save")
    assert options(match) == ["aside copper", "aside gold", "aside estate"]
    assert refused(match, "done").rule == "EVENT-save"
    assert refused(match, "aside silver").rule == "EVENT-save"
    play(match, "aside gold")
    assert resources(match) == (1, 1, 0)
    assert hand(match) == ["copper", "estate"]
    play(match, "done")
    assert hand(match) == ["gold", *cards("silver*5")]
    assert discard(match) == ["copper", "estate"]


@pytest.mark.rule("EVENT-save", "DOM-CLEAN-1")
def test_the_saved_card_comes_after_drawing_and_is_not_shuffled_in():
    match = play(buying({"hand": "gold curse", "deck": "silver"}, coins=1, events="save"), "buy save", "aside gold")
    play(match, "done")
    assert zone(match, "hand") == ["silver", "curse", "gold"]


@pytest.mark.rule("EVENT-save", "DOM-DO-1")
def test_save_with_an_empty_hand_gives_only_the_buy():
    match = play(buying({"hand": "", "deck": "copper*6"}, coins=1, buys=1, events="save"), "buy save")
    assert kind(match) == "buy"
    assert resources(match) == (1, 1, 0)
    play(match, "done")
    assert len(hand(match)) == 5


@pytest.mark.rule("EVENT-save")
def test_a_single_card_is_saved_without_question():
    match = play(buying({"hand": "gold", "deck": "copper*6"}, coins=1, events="save"), "buy save")
    assert hand(match) == []
    play(match, "done")
    assert hand(match) == [*cards("copper*5"), "gold"]


@pytest.mark.rule("EVENT-save", "CARD-haunted_woods")
def test_a_saved_card_is_out_of_reach_of_haunted_woods():
    match = buying(SAVING, {"hand": "copper", "play": "haunted_woods"}, coins=4, buys=1, events="save")
    play(match, "buy save", "aside gold", "buy silver", "topdeck copper")
    assert asked(match) == 1
    assert hand(match) == sorted(["estate", "copper", *["silver"] * 3, "gold"])
    assert discard(match) == ["silver"]


@pytest.mark.rule("EVENT-save", "EVENT-expedition", "DOM-CLEAN-1")
def test_save_and_expedition_add_up():
    match = buying(SAVING, coins=4, buys=1, events="save expedition")
    play(match, "buy save", "aside gold", "buy expedition")
    assert zone(match, "hand") == cards("silver*5 curse*2 gold")


@pytest.mark.rule("EVENT-save", "DOM-TOKEN-9")
def test_the_return_of_the_saved_card_is_no_drawing():
    me = {"hand": "gold estate", "deck": "", "tokens": {"minus_card": True}}
    match = play(buying(me, coins=1, events="save"), "buy save", "aside gold", "done")
    assert hand(match) == ["estate", "gold"]
    assert not tokens(match)["minus_card"]


@pytest.mark.rule("EVENT-save", "DOM-END-5")
def test_the_saved_card_is_back_when_the_game_ends():
    me = {"hand": "duchy copper", "deck": "copper*5"}
    match = buying(me, "copper", coins=9, events="save", supply={"province": 1})
    play(match, "buy save", "aside duchy")
    assert match.scores()[0] == 3
    play(match, "buy province", "done")
    assert match.over
    assert match.scores()[0] == 9
    assert "duchy" in hand(match)


@pytest.mark.rule("EVENT-save", "DOM-HIDE-1", "DOM-HIDE-2", "DOM-HIDE-3")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_saved_card_is_hidden_from_the_others(seat):
    seen = []
    for saved in ("gold", "estate"):
        match = play(buying(SAVING, coins=1, buys=1, events="save"), "buy save", f"aside {saved}")
        assert seen_by(match, seat, of=0)["aside_count"] == 1
        assert "aside_hidden" not in seen_by(match, seat, of=0)
        assert known_to(match, seat, of=0)["standing"][0]["aside"] == ["?"]
        assert known_to(match, seat, of=0)["hand"] == ["?", "?"]
        later = play(match.clone(), "done")
        assert known_to(later, seat, of=0)["hand"] == ["?"] * 6
        seen.append((match.view(seat), match.position(seat=seat), match.events_for(seat)))
    assert seen[0] == seen[1]


@pytest.mark.rule("EVENT-save", "DOM-HIDE-2")
def test_whether_a_card_that_all_know_was_saved_stays_hidden():
    seen = []
    for saved in ("gold", "estate"):
        match = deal("mine silver estate", events="save", turn={"coins": 1, "buys": 2})
        play(match, "play mine", "gain gold")
        assert known_to(match, 1, of=0)["hand"] == ["gold", "?"]
        play(match, "buy save", f"aside {saved}")
        seen.append((match.view(1), match.position(seat=1), match.events_for(1)))
    assert seen[0] == seen[1]


@pytest.mark.rule("EVENT-save", "DOM-HIDE-2")
def test_the_owner_knows_the_saved_card():
    match = play(buying(SAVING, coins=1, buys=1, events="save"), "buy save", "aside gold")
    assert seen_by(match, 0, of=0)["aside_hidden"] == ["gold"]
    assert known_to(match, 0, of=0)["standing"][0]["aside"] == ["gold"]
    assert told(match, 0, ["aside_hidden"])[0]["cards"] == ["gold"]
    assert hand(match.redeal(0, Chance(1))) == hand(match)


@pytest.mark.rule("EVENT-save", "DOM-HIDE-3")
def test_redealing_for_another_seat_may_save_another_card():
    match = play(buying(SAVING, coins=1, buys=1, events="save"), "buy save", "aside gold")
    saved = set()
    for seed in range(30):
        world = match.redeal(1, Chance(seed))
        assert world.position(seat=1) == match.position(seat=1)
        saved |= set(seen_by(world, 0, of=0)["aside_hidden"])
    assert saved > {"gold", "silver"}


# --- Scouting Party --------------------------------------------------------------------------------------------------

SCOUTING = {"hand": "copper", "deck": "gold silver estate duchy curse village smithy"}


@pytest.mark.rule("EVENT-scouting_party")
def test_scouting_party_discards_three_of_five_and_puts_the_rest_back_in_any_order():
    match = play(buying(SCOUTING, coins=2, buys=1, events="scouting_party"), "buy scouting_party")
    assert resources(match) == (1, 1, 0)
    assert chosen_from(match, "discard") == set(cards("gold silver estate duchy curse"))
    assert refused(match, "done").rule == "EVENT-scouting_party"
    play(match, "discard estate", "discard curse", "discard duchy")
    assert options(match) == ["topdeck silver", "topdeck gold"]
    play(match, "topdeck gold")
    assert deck(match) == ["silver", "gold", "village", "smithy"]
    assert discard(match) == ["duchy", "curse", "estate"]
    assert hand(match) == ["copper"]
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-scouting_party", "DOM-EX-11")
def test_scouting_party_with_four_cards_in_all_discards_three():
    match = buying(
        {"hand": "copper", "deck": "gold", "discard": "silver estate duchy"}, coins=2, events="scouting_party"
    )
    play(match, "buy scouting_party", "discard silver", "discard estate", "discard duchy")
    assert deck(match) == ["gold"]
    assert discard(match) == ["duchy", "estate", "silver"]


@pytest.mark.rule("EVENT-scouting_party", "DOM-DO-1", "DOM-EVENT-1")
@pytest.mark.parametrize("held", ["", "gold", "gold silver", "gold silver estate"])
def test_scouting_party_with_three_or_fewer_discards_all(held):
    match = play(buying({"hand": "copper", "deck": held}, coins=2, events="scouting_party"), "buy scouting_party")
    while kind(match) == "discard":
        play(match, options(match)[0])
    assert deck(match) == []
    assert sorted(discard(match)) == sorted(cards(held))
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-scouting_party", "DOM-TURN-2")
def test_scouting_party_takes_what_is_there_before_it_shuffles():
    match = buying({"hand": "copper", "deck": "gold silver", "discard": "estate*9"}, coins=2, events="scouting_party")
    play(match, "buy scouting_party")
    assert chosen_from(match, "discard") == {"gold", "silver", "estate"}
    assert deck(match) == cards("gold silver estate*9")
    assert discard(match) == []
    play(match, *["discard estate"] * 3, "topdeck silver")
    assert deck(match) == cards("gold silver estate*6")


@pytest.mark.rule("EVENT-scouting_party", "DOM-TOKEN-4", "DOM-TOKEN-9")
def test_scouting_party_is_not_affected_by_the_minus_card_token():
    match = buying(SCOUTING | {"tokens": {"minus_card": True}}, coins=2, buys=1, events="scouting_party")
    play(match, "buy scouting_party")
    assert len(chosen_from(match, "discard")) == 5
    play(match, "discard estate", "discard curse", "discard duchy", "topdeck gold")
    assert tokens(match)["minus_card"]
    play(match, "done")
    assert len(hand(match)) == 4


@pytest.mark.rule("EVENT-scouting_party", "DOM-HIDE-2")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_what_scouting_party_looks_at_is_hidden_from_the_others(seat):
    seen = []
    for top, first in (("gold silver estate duchy curse", "gold"), ("estate duchy curse silver gold", "silver")):
        me = {"hand": "copper", "deck": f"{top} village smithy"}
        match = play(buying(me, coins=2, buys=1, events="scouting_party"), "buy scouting_party")
        assert told(match, seat, ["look"])[0]["count"] == 5
        assert "cards" not in told(match, seat, ["look"])[0]
        seen.append((match.view(seat), match.position(seat=seat), match.events_for(seat)))
        play(match, "discard estate", "discard curse", "discard duchy", f"topdeck {first}")
        assert known_to(match, seat, of=0)["deck"] == ["?"] * 4
        assert known_to(match, seat, of=0)["discard"] == ["duchy", "curse", "estate"]
        seen.append((match.view(seat), match.position(seat=seat), match.events_for(seat)))
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]
    assert "gold" not in json.dumps(told(match, seat, ["look", "put_back", "discard"]))


@pytest.mark.rule("EVENT-scouting_party", "DOM-HIDE-2")
def test_the_owner_knows_what_scouting_party_put_back_and_in_which_order():
    match = play(buying(SCOUTING, coins=2, buys=1, events="scouting_party"), "buy scouting_party")
    assert told(match, 0, ["look"])[0]["cards"] == cards("gold silver estate duchy curse")
    assert known_to(match, 0, of=0)["deck"] == [*cards("gold silver estate duchy curse"), "?", "?"]
    play(match, "discard estate", "discard curse", "discard duchy", "topdeck gold")
    assert known_to(match, 0, of=0)["deck"] == ["silver", "gold", "?", "?"]
    for seed in range(5):
        assert deck(match.redeal(0, Chance(seed)))[:2] == ["silver", "gold"]


@pytest.mark.rule("EVENT-scouting_party", "DOM-HIDE-2")
def test_a_card_known_to_all_is_not_known_on_its_place_after_scouting_party():
    me = {"hand": "spy", "deck": "copper gold silver estate duchy curse"}
    match = deal(me, "copper", events="scouting_party", turn={"coins": 2})
    play(match, "play spy", "topdeck gold", "buy scouting_party")
    assert known_to(match, 1, of=0)["deck"] == ["gold", "?", "?", "?", "?"]
    play(match, "discard estate", "discard curse", "discard duchy", "topdeck silver")
    assert deck(match) == ["gold", "silver"]
    assert known_to(match, 1, of=0)["deck"] == ["?", "?"]


# --- Seaway ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-seaway", "DOM-TOKEN-2")
def test_seaway_gains_an_action_card_up_to_four_and_moves_the_token_there():
    me = {"hand": "copper", "deck": "smithy copper*9", "tokens": {"plus_buy": "village"}}
    match = buying(me, coins=5, buys=1, kingdom="page coin_of_the_realm gardens", events="seaway")
    play(match, "buy seaway")
    assert chosen_from(match, "gain") == set(cards("page village woodcutter workshop smithy"))
    for card in cards("silver estate coin_of_the_realm gardens market"):
        assert refused(match, f"gain {card}").rule == "EVENT-seaway"
    assert refused(match, "done").rule == "EVENT-seaway"
    play(match, "gain smithy")
    assert tokens(match)["plus_buy"] == "smithy"
    assert "smithy" in discard(match)
    play(match, "done", "play smithy")
    assert resources(match) == (0, 2, 0)


@pytest.mark.rule("EVENT-seaway", "DOM-COST-4", "DOM-EX-6")
def test_the_token_of_seaway_stays_when_the_card_costs_more_again():
    me = {"hand": "copper", "deck": "market copper*9", "play": "bridge_troll"}
    match = play(buying(me, coins=5, buys=1, events="seaway"), "buy seaway", "gain market", "done", "play market")
    assert tokens(match)["plus_buy"] == "market"
    assert resources(match)[1] == 4


@pytest.mark.rule("EVENT-seaway", "DOM-TOKEN-1")
def test_seaway_may_take_the_last_card_and_the_token_lies_on_the_empty_pile():
    match = buying("copper", coins=5, events="seaway", supply={"smithy": 1})
    play(match, "buy seaway", "gain smithy")
    assert (supply(match, "smithy"), tokens(match)["plus_buy"]) == (0, "smithy")


@pytest.mark.rule("EVENT-seaway", "DOM-DO-1", "DOM-INH-3")
def test_without_a_gain_no_token_moves_not_even_for_an_inherited_estate():
    cheap = dict.fromkeys(cards("village woodcutter workshop smithy chapel remodel"), 0)
    me = {"hand": "copper", "tokens": {"plus_buy": "market", "estate": "village"}}
    match = buying(me, coins=5, kingdom="chapel remodel", events="seaway", supply=cheap)
    play(match, "buy seaway")
    assert tokens(match)["plus_buy"] == "market"
    assert discard(match) == []


@pytest.mark.rule("EVENT-seaway", "DOM-TOKEN-11")
def test_seaway_may_add_its_token_to_a_pile_with_tokens():
    me = {"hand": "copper", "tokens": {"plus_card": "village"}}
    match = play(buying(me, coins=5, events="seaway"), "buy seaway", "gain village")
    assert (tokens(match)["plus_buy"], tokens(match)["plus_card"]) == ("village", "village")


# --- Trade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-trade")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_trade_gains_a_silver_for_each_card_trashed(count):
    match = play(buying("curse*3 estate", coins=5, events="trade"), "buy trade", *["trash curse"] * count)
    if count < 2:
        play(match, "done")
    assert trash(match) == ["curse"] * count
    assert discard(match) == ["silver"] * count
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-trade", "DOM-DO-1")
def test_trade_trashes_what_there_is_and_gains_what_there_is():
    match = play(buying("estate", coins=5, events="trade", supply={"silver": 0}), "buy trade", "trash estate")
    assert (trash(match), discard(match), kind(match)) == (["estate"], [], "buy")
    match = play(buying({"hand": "", "play": "gold"}, coins=5, events="trade"), "buy trade")
    assert (trash(match), discard(match), kind(match)) == ([], [], "buy")
    match = buying("estate*2", coins=5, events="trade", supply={"silver": 1})
    play(match, "buy trade", "trash estate", "trash estate")
    assert (trash(match), discard(match)) == (["estate"] * 2, ["silver"])


@pytest.mark.rule("EVENT-trade")
def test_trade_takes_cards_from_hand_only():
    match = play(buying({"hand": "estate", "play": "gold"}, coins=5, events="trade"), "buy trade")
    assert refused(match, "trash gold").rule == "EVENT-trade"
    assert in_play(match) == ["gold"]


# --- Travelling Fair (with other cards: see test_travelling_fair) ----------------------------------------------------


@pytest.mark.rule("EVENT-travelling_fair")
def test_travelling_fair_gives_two_buys_and_cards_onto_the_deck():
    me = {"hand": "estate", "deck": "copper*5"}
    match = play(buying(me, coins=8, buys=1, events="travelling_fair"), "buy travelling_fair")
    assert resources(match) == (1, 2, 6)
    play(match, "buy silver")
    assert options(match) == ["topdeck silver", "done"]
    play(match, "topdeck silver", "buy silver", "done")
    assert "silver" in hand(match)
    assert discard(match) == ["estate", "silver"]


@pytest.mark.rule("EVENT-travelling_fair")
def test_travelling_fair_ends_with_the_turn():
    match = buying({"hand": "estate", "deck": "copper*12"}, "copper", coins=2, buys=1, events="travelling_fair")
    play(match, "buy travelling_fair", "done", "buy copper")
    assert asked(match) == 0
    play(match, "buy copper")
    assert asked(match) == 1
    assert discard(match)[-2:] == ["copper", "estate"]


@pytest.mark.rule("EVENT-travelling_fair")
def test_what_was_gained_before_travelling_fair_stays_where_it_is():
    match = deal("workshop estate", events="travelling_fair", turn={"coins": 2})
    play(match, "play workshop", "gain silver", "buy travelling_fair")
    assert kind(match) == "buy"
    assert discard(match) == ["silver"]
