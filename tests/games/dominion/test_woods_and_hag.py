"""Haunted Woods and Swamp Hag: what others suffer when they buy."""

import pytest

from tests.games.dominion.table import (
    asked,
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
    supply,
    turn,
    zone,
)

# --- Haunted Woods ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-haunted_woods", "DOM-DUR-1")
def test_haunted_woods_does_nothing_now_and_draws_three_next_turn():
    match = play(deal({"hand": "haunted_woods", "deck": "gold*13"}), "play haunted_woods")
    assert (resources(match), hand(match)) == ((0, 1, 0), [])
    play(match, "done")
    assert in_play(match) == ["haunted_woods"]
    play(match, "done")
    assert hand(match) == ["gold"] * 8
    assert in_play(match) == ["haunted_woods"]
    play(match, "done")
    assert (in_play(match), discard(match)[0]) == ([], "haunted_woods")


@pytest.mark.rule("CARD-haunted_woods", "DOM-BUY-1")
def test_who_buys_a_card_puts_the_rest_of_the_hand_on_the_deck_in_any_order():
    match = deal({"hand": "gold estate duchy copper", "deck": "curse"}, {"play": "haunted_woods"}, turn={"coins": 2})
    play(match, "buy estate")
    assert (asked(match), kind(match)) == (0, "topdeck")
    assert refused(match, "done").rule == "CARD-haunted_woods"
    assert refused(match, "topdeck silver").rule == "CARD-haunted_woods"
    assert discard(match) == []
    play(match, "topdeck estate", "topdeck copper", "topdeck gold")
    assert (turn(match)["player"], discard(match)[0]) == (1, "estate")
    assert sorted(hand(match) + deck(match)) == ["copper", "curse", "duchy", "estate", "gold"]


@pytest.mark.rule("CARD-haunted_woods")
def test_the_card_put_on_the_deck_last_lies_on_top():
    match = deal({"hand": "gold estate duchy"}, {"play": "haunted_woods"}, turn={"coins": 2, "buys": 2})
    play(match, "buy copper", "topdeck estate", "topdeck gold")
    assert (hand(match), deck(match), discard(match)) == ([], ["duchy", "gold", "estate"], ["copper"])


@pytest.mark.rule("CARD-haunted_woods", "DOM-BUY-2", "DOM-EVENT-1")
def test_haunted_woods_sees_no_event_and_no_gain_without_purchase():
    woods = {"play": "haunted_woods"}
    match = deal("copper silver", woods, events="expedition", turn={"phase": "buy", "coins": 5, "buys": 2})
    play(match, "buy expedition")
    assert (kind(match), hand(match)) == ("buy", ["copper", "silver"])
    match = play(deal("workshop gold silver", woods), "play workshop", "gain silver")
    assert hand(match) == ["gold", "silver"]


@pytest.mark.rule("CARD-haunted_woods")
def test_haunted_woods_does_not_hit_its_owner():
    match = deal({"hand": "copper silver", "play": "haunted_woods"}, turn={"coins": 2, "phase": "buy", "buys": 2})
    assert hand(play(match, "buy copper")) == ["copper", "silver"]


@pytest.mark.rule("CARD-haunted_woods", "DOM-DUR-1", "DOM-START-1")
def test_haunted_woods_ends_at_the_start_of_its_owners_next_turn():
    match = deal({"hand": "haunted_woods", "deck": "copper*13"}, {"hand": "copper*3", "deck": "gold*10"})
    play(match, "play haunted_woods", "done", "done", "done")
    play(match, "play gold", "buy silver")
    assert (turn(match)["player"], sorted(discard(match, 1))[-1]) == (0, "silver")


@pytest.mark.rule("CARD-haunted_woods", "DOM-BUY-2")
def test_two_haunted_woods_of_two_players_ask_once():
    match = deal("gold estate", {"play": "haunted_woods*2"}, {"play": "haunted_woods"}, turn={"coins": 2, "buys": 2})
    play(match, "buy copper", "topdeck gold")
    assert (kind(match), deck(match)) == ("buy", ["estate", "gold"])


@pytest.mark.rule("CARD-haunted_woods", "DOM-ATTACK-1")
def test_a_moat_must_be_revealed_when_haunted_woods_is_played():
    match = deal({"hand": "haunted_woods", "deck": "copper*9"}, {"hand": "moat estate copper", "deck": "gold*9"})
    saved = play(
        deal({"hand": "haunted_woods", "deck": "copper*9"}, {"hand": "moat estate copper"}),
        "play haunted_woods",
        "reveal moat",
        "done",
        "done",
        "done",
        "buy copper",
    )
    assert kind(saved) == "buy"
    play(match, "play haunted_woods", "done", "done", "done", "buy copper")
    assert (asked(match), chosen_from(match, "topdeck")) == (1, {"copper", "estate", "moat"})


# --- Swamp Hag -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-swamp_hag", "DOM-DUR-1")
def test_swamp_hag_gives_nothing_now_and_three_coins_next_turn():
    match = play(deal({"hand": "swamp_hag", "deck": "copper*9"}), "play swamp_hag")
    assert resources(match) == (0, 1, 0)
    play(match, "done", "done")
    assert (resources(match), in_play(match)) == ((1, 1, 3), ["swamp_hag"])
    play(match, "done")
    assert in_play(match) == []


@pytest.mark.rule("CARD-swamp_hag", "DOM-BUY-1", "DOM-BUY-2")
def test_each_card_bought_brings_a_curse_for_each_swamp_hag():
    match = deal({}, {"play": "swamp_hag*2"}, {"play": "swamp_hag"}, turn={"phase": "buy", "coins": 9, "buys": 3})
    play(match, "buy silver", "buy copper")
    assert discard(match) == ["copper", *["curse"] * 3, "silver", *["curse"] * 3]


@pytest.mark.rule("CARD-swamp_hag", "DOM-BUY-2", "DOM-DO-1")
def test_swamp_hag_gives_curses_while_there_are_any():
    match = deal({}, {"play": "swamp_hag*2"}, turn={"phase": "buy", "coins": 9, "buys": 2}, supply={"curse": 1})
    assert discard(play(match, "buy silver")) == ["silver", "curse"]


@pytest.mark.rule("CARD-swamp_hag", "DOM-BUY-2", "DOM-EVENT-1")
def test_swamp_hag_sees_neither_events_nor_gains_nor_exchanges_nor_the_second_port():
    hag = {"play": "swamp_hag"}
    assert discard(play(deal("workshop", hag), "play workshop", "gain silver")) == ["silver"]
    match = deal({"play": "page"}, hag, events="ball", kingdom="port", turn={"phase": "buy", "coins": 9, "buys": 2})
    play(match, "buy ball", "gain silver", "gain silver")
    assert discard(match) == ["silver", "silver"]
    play(match, "buy port", "resolve port", "exchange page")
    assert (supply(match, "port"), supply(match, "curse")) == (10, 9)


@pytest.mark.rule("CARD-swamp_hag", "DOM-BUY-1")
def test_a_curse_bought_as_the_last_one_is_lost_to_the_swamp_hag():
    match = deal({}, {"play": "swamp_hag"}, turn={"phase": "buy", "buys": 2}, supply={"curse": 1})
    assert discard(play(match, "buy curse")) == ["curse"]


@pytest.mark.rule("CARD-swamp_hag", "DOM-START-1")
def test_swamp_hag_does_not_hit_its_owner_and_ends_with_the_next_turn():
    match = deal({"play": "swamp_hag", "hand": "copper"}, turn={"phase": "start", "buys": 2})
    play(match, "buy silver", "done", "buy copper")
    assert supply(match, "curse") == 10


@pytest.mark.rule("CARD-swamp_hag", "DOM-TOKEN-10")
def test_the_minus_coin_token_takes_one_of_the_swamp_hags_coins():
    match = deal({"play": "swamp_hag*2", "hand": "copper", "tokens": {"minus_coin": True}}, turn={"phase": "start"})
    assert turn(match)["coins"] == 5


@pytest.mark.rule("CARD-swamp_hag", "CARD-haunted_woods", "DOM-BUY-1", "DOM-ORDER-1")
def test_the_buyer_orders_swamp_hag_and_haunted_woods():
    match = deal(
        {"hand": "gold silver"},
        {"play": "haunted_woods swamp_hag"},
        turn={"coins": 2, "buys": 2},
    )
    play(match, "buy copper")
    assert options(match) == ["resolve haunted_woods", "resolve swamp_hag"]
    play(match, "resolve swamp_hag")
    assert (discard(match), kind(match)) == (["curse"], "topdeck")
    assert zone(match, "hand") == ["gold", "silver"]


@pytest.mark.rule("CARD-swamp_hag", "DOM-DUR-3", "CARD-throne_room", "CARD-moat", "DOM-ATTACK-2")
@pytest.mark.parametrize(
    ("answers", "curses"),
    [(["done", "done"], 2), (["reveal moat", "done", "done"], 1), (["reveal moat", "done"] * 2, 0)],
)
def test_a_swamp_hag_played_twice_gives_two_curses_less_those_plays_that_a_moat_met(answers, curses):
    match = deal({"hand": "throne_room swamp_hag", "deck": "copper*9"}, {"hand": "moat copper", "deck": "copper*9"})
    play(match, "play throne_room", *answers, "done", "done", "buy copper")
    assert supply(match, "curse") == 10 - curses


@pytest.mark.rule("CARD-swamp_hag", "CARD-royal_carriage", "CARD-throne_room", "DOM-DUR-1")
def test_a_swamp_hag_played_three_times_gives_nine_coins_and_keeps_both_doublers():
    match = deal({"hand": "throne_room swamp_hag", "deck": "copper*9", "mat": "royal_carriage"})
    play(match, "play throne_room", "call royal_carriage", "done")
    assert sorted(in_play(match)) == ["royal_carriage", "swamp_hag", "throne_room"]
    play(match, "done")
    assert resources(match) == (1, 1, 9)


@pytest.mark.rule("CARD-haunted_woods")
@pytest.mark.parametrize(("cards", "top"), [("", []), ("gold", ["gold"]), ("gold*2", None)])
def test_haunted_woods_asks_only_with_two_cards_or_more(cards, top):
    match = deal({"hand": cards}, {"play": "haunted_woods"}, turn={"phase": "buy", "buys": 2})
    play(match, "buy copper")
    assert (kind(match), deck(match)) == (("topdeck", []) if top is None else ("buy", top))


@pytest.mark.rule("CARD-haunted_woods", "DOM-HIDE-2")
def test_the_order_of_the_cards_put_on_the_deck_is_known_to_their_owner_alone():
    match = deal("gold estate", {"play": "haunted_woods"}, turn={"phase": "buy", "buys": 2})
    play(match, "buy copper", "topdeck estate")
    assert known_to(match, 0, 0)["deck"] == ["gold", "estate"]
    assert known_to(match, 1, 0)["deck"] == ["?", "?"]


@pytest.mark.rule("CARD-haunted_woods", "DOM-BUY-1", "DOM-TOKEN-3")
def test_the_trashing_token_may_be_used_before_haunted_woods_takes_the_hand():
    player = {"hand": "curse estate", "tokens": {"trash": "village"}}
    match = deal(player, {"play": "haunted_woods"}, turn={"phase": "buy", "coins": 3, "buys": 2})
    play(match, "buy village")
    assert set(options(match)) == {"resolve token", "resolve haunted_woods"}
    play(match, "resolve token", "trash curse")
    assert (deck(match), discard(match)) == (["estate"], ["village"])
