"""Buying and gaining: what a purchase and a gain trigger, in whose order; the end of the buy phase; clean-up."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    known_to,
    mat,
    options,
    play,
    refused,
    resources,
    supply,
    tokens,
    trash,
    turn,
)


def buying(coins: int, buys: int = 2) -> dict[str, object]:
    """A buy phase; with a buy more than is needed the turn does not end by itself."""
    return {"phase": "buy", "coins": coins, "buys": buys}


WOODS = {"play": "haunted_woods", "hand": "copper*5"}
HAG = {"play": "swamp_hag", "hand": "copper*5"}

# --- DOM-BUY-1 and 2: when bought ------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-BUY-1", "DOM-ORDER-1", "CARD-haunted_woods", "CARD-swamp_hag", "EVENT-plan")
def test_the_buyer_orders_everything_that_a_purchase_triggers():
    me = {"hand": "estate gold", "tokens": {"trash": "port"}}
    match = play(deal(me, WOODS, HAG, kingdom="port", turn=buying(4)), "buy port")
    assert set(options(match)) == {"resolve port", "resolve token", "resolve haunted_woods", "resolve swamp_hag"}
    refused(match, "done")
    assert (discard(match), supply(match, "port"), resources(match)) == ([], 12, (1, 1, 0))
    play(match, "resolve token")
    assert set(options(match)) == {"trash estate", "trash gold", "done"}
    play(match, "trash estate", "resolve haunted_woods")
    assert (hand(match), deck(match)) == ([], ["gold"])
    play(match, "resolve swamp_hag")
    # the Port's own effect was the last one; then the Port itself
    assert discard(match) == ["port", "port", "curse"]


@pytest.mark.rule("DOM-BUY-1", "EVENT-plan", "CARD-haunted_woods")
def test_haunted_woods_first_leaves_nothing_for_the_trashing_token():
    me = {"hand": "estate gold", "tokens": {"trash": "smithy"}}
    match = play(deal(me, WOODS, kingdom="smithy", turn=buying(4)), "buy smithy", "resolve haunted_woods")
    assert options(match) == ["topdeck gold", "topdeck estate"]
    play(match, "topdeck gold")
    assert (hand(match), deck(match)) == ([], ["estate", "gold"])
    assert (trash(match), discard(match), kind(match)) == ([], ["smithy"], "buy")


@pytest.mark.rule("DOM-BUY-1", "CARD-haunted_woods", "EVENT-travelling_fair")
def test_the_hand_goes_on_the_deck_before_the_new_card():
    match = deal({"hand": "gold", "deck": "copper"}, WOODS, events="travelling_fair", turn=buying(5))
    play(match, "buy travelling_fair")
    assert hand(match) == ["gold"]
    play(match, "buy silver")
    assert (deck(match), options(match)) == (["gold", "copper"], ["topdeck silver", "done"])
    play(match, "topdeck silver")
    assert deck(match) == ["silver", "gold", "copper"]


@pytest.mark.rule("DOM-BUY-1", "CARD-port", "DOM-DO-1")
def test_a_bought_card_is_gained_only_if_one_is_still_there():
    match = play(deal({}, kingdom="port", supply={"port": 1}, turn=buying(4)), "buy port")
    assert (discard(match), supply(match, "port")) == (["port"], 0)
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("DOM-BUY-2", "CARD-haunted_woods")
def test_haunted_woods_once_for_each_card_bought():
    match = deal({"hand": "gold"}, WOODS, WOODS, turn=buying(9, 3))
    play(match, "buy silver")
    assert (hand(match), deck(match), discard(match)) == ([], ["gold"], ["silver"])
    assert kind(match) == "buy"


@pytest.mark.rule("DOM-BUY-2", "CARD-swamp_hag")
def test_swamp_hags_add_up_while_curses_last():
    two = {"play": [{"card": "swamp_hag", "plays": 2, "with": "throne_room"}], "hand": "copper"}
    match = deal({}, two, HAG, turn=buying(9, 4))
    play(match, "buy copper")
    assert discard(match) == ["copper"] + ["curse"] * 3
    play(match, "buy copper")
    assert discard(match).count("curse") == 6
    match = play(deal({}, two, HAG, supply={"curse": 2}, turn=buying(9)), "buy copper")
    assert discard(match) == ["copper", "curse", "curse"]


@pytest.mark.rule("DOM-BUY-2", "CARD-port", "EVENT-ball", "DOM-TRAV-1", "CARD-swamp_hag")
def test_gains_that_are_no_purchases_trigger_no_hag():
    match = play(deal({}, HAG, kingdom="port", turn=buying(4)), "buy port")
    play(match, "resolve port")
    assert discard(match).count("curse") == 1
    match = play(deal({}, HAG, events="ball", turn=buying(5)), "buy ball", "gain silver", "gain silver")
    assert discard(match) == ["silver", "silver"]
    match = play(deal({"play": "page", "deck": "copper*5"}, HAG, turn=buying(0, 1)), "done", "exchange page")
    assert discard(match) == ["treasure_hunter"]


@pytest.mark.rule("DOM-TOKEN-3", "EVENT-plan")
def test_the_trashing_token_works_for_purchases_not_for_gains():
    me = {"hand": "workshop estate*2", "tokens": {"trash": "smithy"}}
    match = play(deal(me, kingdom="smithy"), "play workshop", "gain smithy")
    assert (kind(match), trash(match)) == ("buy", [])


# --- DOM-BUY-3: Messenger --------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-BUY-3", "CARD-messenger")
def test_messengers_gift_for_the_first_purchase():
    match = play(deal({}, {}, {}, kingdom="messenger smithy", turn=buying(4)), "buy messenger")
    assert "market" not in chosen_from(match, "gain")
    assert {"copper", "curse", "smithy", "estate"} <= chosen_from(match, "gain")
    refused(match, "done")
    play(match, "gain smithy")
    assert discard(match) == ["messenger", "smithy"]
    assert [discard(match, seat)[-1:] for seat in (1, 2)] == [["smithy"], ["smithy"]]


@pytest.mark.rule("DOM-BUY-3", "CARD-messenger", "DOM-EVENT-1")
@pytest.mark.parametrize("first", ["copper", "borrow", "messenger"])
def test_no_gift_after_a_card_or_an_event(first):
    match = deal({}, BYSTANDER, kingdom="messenger", events="borrow", turn=buying(9, 3))
    play(match, f"buy {first}", *(["gain copper"] if first == "messenger" else []))
    before = discard(match, 1)
    play(match, "buy messenger")
    assert (kind(match), discard(match, 1)) == ("buy", before)


@pytest.mark.rule("DOM-BUY-3", "CARD-messenger", "CARD-duplicate")
def test_each_gain_with_its_triggers_is_finished_before_the_next_players():
    other = {"hand": "copper", "mat": "duplicate"}
    match = deal(other, other, other, kingdom="messenger smithy", supply={"smithy": 4}, turn=buying(4))
    play(match, "buy messenger", "gain smithy")
    assert (asked(match), discard(match, 1), options(match)) == (0, [], ["call duplicate", "done"])
    play(match, "call duplicate")
    assert (asked(match), discard(match), discard(match, 2)) == (1, ["smithy", "smithy"], [])
    play(match, "call duplicate")
    # the pile has run out: the third player gets nothing
    assert [discard(match, seat) for seat in (1, 2)] == [["smithy", "smithy"], []]
    assert mat(match, 2) == ["duplicate"]
    assert discard(match) == ["messenger", "smithy", "smithy"]


@pytest.mark.rule("DOM-BUY-3")
def test_the_limit_of_the_gift_counts_at_that_moment():
    me = {"play": "bridge_troll"}
    match = play(deal(me, kingdom="messenger market", turn=buying(3)), "buy messenger")
    assert "market" in chosen_from(match, "gain")
    assert "gold" not in chosen_from(match, "gain")


# --- DOM-BUY-4: the end of the buy phase -----------------------------------------------------------------------------


@pytest.mark.rule("DOM-BUY-4", "CARD-wine_merchant")
@pytest.mark.parametrize(("coins", "asks"), [(0, False), (1, False), (2, True), (9, True)])
def test_wine_merchants_need_two_coins_left(coins, asks):
    match = play(deal({"mat": "wine_merchant", "deck": "copper*5"}, turn=buying(coins)), "done")
    assert (turn(match)["player"] == 0) is asks


@pytest.mark.rule("DOM-BUY-4", "CARD-wine_merchant")
def test_nothing_is_spent_and_nothing_can_be_bought_afterwards_and_the_shuffle_has_them():
    me = {"mat": "wine_merchant*2", "deck": "copper", "discard": "gold"}
    match = play(deal(me, turn=buying(9)), "done", "discard wine_merchant")
    assert resources(match)[2] == 9
    refused(match, "buy gold")
    play(match, "done")
    assert hand(match) == ["copper", "gold", "wine_merchant"]
    assert mat(match) == ["wine_merchant"]


@pytest.mark.rule("DOM-BUY-4", "CARD-wine_merchant", "DOM-EXTRA-1")
def test_a_mission_turn_has_the_end_of_the_buy_phase_too():
    me = {"mat": "wine_merchant", "hand": "copper*2", "deck": "copper*5"}
    match = play(deal(me, turn=buying(2) | {"extra": True}), "done")
    assert options(match) == ["discard wine_merchant", "done"]


@pytest.mark.rule("DOM-BUY-4", "CARD-wine_merchant")
def test_the_last_purchase_also_ends_the_buy_phase():
    match = play(deal({"mat": "wine_merchant", "deck": "copper*5"}, turn=buying(5, 1)), "buy silver")
    assert options(match) == ["discard wine_merchant", "done"]


# --- DOM-GAIN --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-GAIN-1", "DOM-SETUP-3")
@pytest.mark.parametrize("card", ["treasure_hunter", "warrior", "hero", "champion"])
def test_exchange_cards_are_neither_bought_nor_gained(card):
    match = deal("workshop", kingdom="page", turn={"coins": 20})
    play(match, "play workshop")
    assert refused(match, f"gain {card}").rule == "DOM-SETUP-2"
    play(match, "gain silver")
    assert refused(match, f"buy {card}").rule == "DOM-SETUP-2"


@pytest.mark.rule("DOM-GAIN-2", "EVENT-travelling_fair", "CARD-duplicate")
@pytest.mark.parametrize("first", ["topdeck", "call"])
def test_with_travelling_fair_and_duplicate_either_gold_may_lie_on_top(first):
    match = deal({"mat": "duplicate", "deck": "copper"}, events="travelling_fair", turn=buying(8))
    play(match, "buy travelling_fair", "buy gold")
    assert options(match) == ["topdeck gold", "call duplicate", "done"]
    if first == "topdeck":
        play(match, "topdeck gold")
        assert options(match) == ["call duplicate", "done"]
        play(match, "call duplicate", "topdeck gold")
        assert deck(match) == ["gold", "gold", "copper"]
    else:
        play(match, "call duplicate")
        # the copy is gained at once, and its own triggers come first
        assert discard(match) == ["gold", "gold"]
        assert options(match) == ["topdeck gold", "done"]
        play(match, "done")
        # now the first one again
        assert options(match) == ["topdeck gold", "done"]
        play(match, "topdeck gold")
        assert (deck(match), discard(match)) == (["gold", "copper"], ["gold"])


@pytest.mark.rule("DOM-GAIN-2", "CARD-duplicate")
@pytest.mark.parametrize("card", ["mine", "artificer"])
def test_duplicate_works_wherever_the_first_card_went(card):
    if card == "mine":
        match = play(deal({"hand": "mine copper", "mat": "duplicate"}), "play mine", "gain silver")
    else:
        me = {"hand": "artificer estate*3", "mat": "duplicate", "deck": "copper"}
        match = play(deal(me), "play artificer", *["discard estate"] * 3, "done", "gain silver")
    play(match, "call duplicate")
    assert discard(match)[0] == "silver"
    assert "silver" in (hand(match) if card == "mine" else deck(match))


@pytest.mark.rule("DOM-GAIN-2", "CARD-lost_city", "CARD-duplicate", "DOM-ORDER-1")
def test_the_draws_for_lost_city_and_the_duplicate_are_ordered_by_the_gainer():
    me = {"mat": "duplicate"}
    match = play(deal(me, {"deck": "gold silver copper"}, kingdom="lost_city", turn=buying(5)), "buy lost_city")
    assert options(match) == ["resolve lost_city", "call duplicate"]
    play(match, "call duplicate")
    assert hand(match, 1) == ["gold", "silver"]
    assert discard(match) == ["lost_city", "lost_city"]


@pytest.mark.rule("DOM-GAIN-3", "CARD-duplicate", "DOM-COST-2")
@pytest.mark.parametrize(
    ("card", "trolls", "may"), [("gold", "", True), ("province", "", False), ("province", "bridge_troll*2", True)]
)
def test_duplicate_looks_at_the_cost_in_the_turn_in_which_the_card_is_gained(card, trolls, may):
    me = {"mat": "duplicate", "play": trolls}
    match = play(deal(me, kingdom="bridge_troll", turn=buying(20)), f"buy {card}")
    assert (options(match)[0] == "call duplicate") is may


@pytest.mark.rule("DOM-GAIN-3", "CARD-duplicate", "DOM-COST-2")
def test_my_bridge_trolls_do_not_count_in_anothers_turn():
    trolled = {"mat": "duplicate", "play": "bridge_troll*2", "hand": "copper"}
    buyer = {"hand": "copper"}
    match = deal(trolled, buyer, kingdom="messenger market", turn={"player": 1, "phase": "buy", "coins": 4, "buys": 2})
    play(match, "buy messenger")
    assert "market" not in chosen_from(match, "gain")
    play(match, "gain curse")
    assert (asked(match), options(match)) == (0, ["call duplicate", "done"])
    play(match, "call duplicate")
    assert discard(match) == ["curse", "curse"]


@pytest.mark.rule("DOM-GAIN-3", "CARD-duplicate", "DOM-TRAV-1", "DOM-INH-6")
def test_exchanges_and_setting_aside_are_not_duplicated():
    match = deal({"play": "page", "mat": "duplicate", "deck": "copper*5"}, turn=buying(0, 1))
    play(match, "done", "exchange page")
    assert (asked(match), mat(match)) == (1, ["duplicate"])
    match = deal({"mat": "duplicate"}, kingdom="smithy", events="inheritance", turn=buying(7))
    play(match, "buy inheritance", "aside smithy")
    assert (kind(match), mat(match)) == ("buy", ["duplicate"])


@pytest.mark.rule("DOM-GAIN-3", "CARD-duplicate")
def test_duplicate_may_be_called_with_the_pile_empty_and_only_by_the_gainer():
    match = deal({"mat": "duplicate"}, {"mat": "duplicate"}, supply={"gold": 1}, turn=buying(6))
    play(match, "buy gold")
    assert (asked(match), options(match)) == (0, ["call duplicate", "done"])
    play(match, "call duplicate")
    assert (discard(match), mat(match), mat(match, 1)) == (["gold"], [], ["duplicate"])
    assert in_play(match) == ["duplicate"]


@pytest.mark.rule("DOM-EXTRA-2")
def test_gains_in_anothers_turn_are_not_counted_as_gains_of_the_own_turn():
    match = deal({"hand": "witch", "deck": "copper*9"}, {"hand": "copper", "mat": "duplicate"}, kingdom="page")
    play(match, "play witch", "call duplicate")
    assert discard(match, 1) == ["curse", "curse"]
    assert known_to(match, 0, of=1)["gained_last_turn"] == 0


@pytest.mark.rule("DOM-GAIN-4", "EVENT-raid", "CARD-duplicate")
def test_the_number_of_gains_is_fixed_at_the_start_and_triggers_come_between():
    me = {"play": "silver*2", "mat": "duplicate*2"}
    match = play(deal(me, events="raid", turn=buying(5)), "buy raid")
    assert (discard(match), options(match)) == (["silver"], ["call duplicate", "done"])
    play(match, "call duplicate", "done")
    assert discard(match) == ["silver", "silver"]
    assert tokens(match, 1)["minus_card"] is False
    play(match, "done", "done")
    assert (discard(match), tokens(match, 1)["minus_card"]) == (["silver"] * 3, True)


@pytest.mark.rule("DOM-GAIN-4", "EVENT-ball", "CARD-duplicate")
def test_the_second_card_of_a_ball_is_chosen_after_the_triggers_of_the_first():
    match = deal({"mat": "duplicate"}, events="ball", kingdom="smithy", supply={"smithy": 2}, turn=buying(5))
    play(match, "buy ball", "gain smithy", "call duplicate")
    assert kind(match) == "gain"
    assert "smithy" not in chosen_from(match, "gain")


# --- DOM-CLEAN-1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-CLEAN-1", "EVENT-expedition", "DOM-TOKEN-4")
def test_the_draw_of_clean_up_is_one_draw():
    me = {"deck": "copper*12", "tokens": {"minus_card": True}}
    match = deal(me, events="expedition", turn=buying(6, 2))
    play(match, "buy expedition", "buy expedition")
    assert (len(hand(match)), tokens(match)["minus_card"]) == (8, False)


@pytest.mark.rule("DOM-CLEAN-1", "EVENT-save")
def test_the_saved_card_comes_after_drawing():
    me = {"hand": "gold", "deck": "copper*3", "discard": "silver"}
    match = play(deal(me, events="save", turn=buying(1)), "buy save", "done")
    assert hand(match) == ["copper"] * 3 + ["gold", "silver"]
    assert deck(match) == discard(match) == []


@pytest.mark.rule("DOM-CLEAN-1", "DOM-TRAV-1")
def test_exchanged_cards_are_in_the_discard_pile_before_drawing():
    match = deal({"play": "page", "hand": "estate", "deck": "copper"}, supply={"page": 3}, turn=buying(0, 1))
    play(match, "done", "exchange page")
    assert hand(match) == ["copper", "estate", "treasure_hunter"]
    assert supply(match, "page") == 4
