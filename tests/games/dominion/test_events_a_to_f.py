"""Alms, Ball, Bonfire, Borrow, Expedition, Ferry."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    beside,
    buying,
    cards,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
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

UP_TO_FOUR = set(cards("copper silver estate curse village woodcutter workshop smithy chapel remodel"))

# --- Alms ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-alms")
def test_alms_without_treasures_in_play_gains_a_card_up_to_four():
    match = play(buying({"hand": "gold", "play": "village"}, events="alms", kingdom="chapel remodel"), "buy alms")
    assert chosen_from(match, "gain") == UP_TO_FOUR
    assert refused(match, "gain duchy").rule == "EVENT-alms"
    play(match, "gain smithy")
    assert discard(match) == ["smithy"]


@pytest.mark.rule("EVENT-alms", "DOM-DO-1")
def test_the_gain_of_alms_is_compulsory():
    match = play(buying("estate", events="alms"), "buy alms")
    assert refused(match, "done").rule == "EVENT-alms"


@pytest.mark.rule("EVENT-alms", "DOM-EVENT-1")
def test_alms_with_a_treasure_in_play_may_be_bought_without_effect():
    match = play(buying("copper estate", events="alms"), "play copper", "buy alms")
    assert kind(match) == "buy"
    assert discard(match) == []
    assert resources(match)[1] == 2


@pytest.mark.rule("EVENT-alms", "DOM-CALL-5")
@pytest.mark.parametrize(("moves", "gains"), [(["call coin_of_the_realm"], False), (["done"], True)])
def test_a_called_coin_of_the_realm_is_a_treasure_in_play_for_alms(moves, gains):
    me = {"hand": "woodcutter", "mat": "coin_of_the_realm"}
    match = play(deal(me, events="alms"), "play woodcutter", *moves, "buy alms")
    assert (kind(match) == "gain") is gains


@pytest.mark.rule("EVENT-alms", "DOM-CALL-5")
def test_a_coin_of_the_realm_that_was_only_played_lies_on_the_mat_and_is_none():
    match = play(buying("coin_of_the_realm", events="alms"), "play coin_of_the_realm", "buy alms")
    assert kind(match) == "gain"
    assert turn(match)["coins"] == 1


@pytest.mark.rule("EVENT-alms", "CARD-storyteller")
def test_treasures_played_by_storyteller_are_in_play_for_alms():
    me = {"hand": "storyteller copper", "deck": "estate*3"}
    match = play(deal(me, events="alms", turn={"buys": 2}), "play storyteller", "play copper", "buy alms")
    assert in_play(match) == ["storyteller", "copper"]
    assert discard(match) == []


@pytest.mark.rule("EVENT-alms", "DOM-GAIN-1")
def test_alms_gains_no_exchange_card():
    match = play(buying("estate", kingdom="page peasant", events="alms"), "buy alms")
    assert {"treasure_hunter", "warrior", "soldier", "fugitive"}.isdisjoint(chosen_from(match, "gain"))


# --- Ball ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-ball")
def test_ball_gains_two_cards_up_to_four_and_takes_the_token():
    match = play(buying("estate", coins=5, kingdom="chapel remodel", events="ball"), "buy ball")
    assert tokens(match)["minus_coin"]
    assert chosen_from(match, "gain") == UP_TO_FOUR
    assert refused(match, "gain market").rule == "EVENT-ball"
    assert refused(match, "done").rule == "EVENT-ball"
    play(match, "gain silver")
    assert chosen_from(match, "gain") == UP_TO_FOUR
    play(match, "gain silver")
    assert discard(match) == ["silver", "silver"]
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-ball", "DOM-GAIN-4", "CARD-duplicate")
def test_a_duplicate_comes_between_the_two_gains_of_ball():
    me = {"hand": "estate", "mat": "duplicate"}
    match = play(buying(me, coins=5, events="ball"), "buy ball", "gain silver", "call duplicate", "gain village")
    assert discard(match) == ["village", "silver", "silver"]


@pytest.mark.rule("EVENT-ball", "DOM-DO-1")
def test_ball_gains_what_there_is():
    nothing = dict.fromkeys(UP_TO_FOUR, 0) | {"estate": 1}
    match = buying("copper", coins=5, kingdom="chapel remodel", events="ball", supply=nothing)
    play(match, "buy ball")
    assert discard(match) == ["estate"]
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-ball", "DOM-TOKEN-5")
def test_the_token_of_ball_lessens_the_next_coins_and_not_those_left():
    me = {"hand": "estate", "deck": "copper*5"}
    match = play(buying(me, coins=7, buys=2, events="ball"), "buy ball", "gain silver", "gain silver")
    assert turn(match)["coins"] == 2
    play(match, "done", "done", "play copper")
    assert (turn(match)["coins"], tokens(match)["minus_coin"]) == (0, False)
    play(match, "play copper")
    assert turn(match)["coins"] == 1


@pytest.mark.rule("EVENT-ball", "DOM-TOKEN-1", "DOM-TOKEN-5")
def test_ball_with_the_token_out_already_gains_all_the_same():
    me = {"hand": "estate", "tokens": {"minus_coin": True}}
    match = play(buying(me, coins=5, events="ball"), "buy ball", "gain silver", "gain village")
    assert tokens(match)["minus_coin"]
    assert discard(match) == ["village", "silver"]


# --- Bonfire ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-bonfire")
def test_bonfire_trashes_up_to_two_cards_in_play_whose_coins_stay():
    match = buying({"hand": "copper*3 estate", "play": "village"}, coins=1, events="bonfire")
    play(match, "play copper", "play copper", "buy bonfire")
    assert options(match) == ["trash copper", "trash village", "done"]
    play(match, "trash copper", "trash copper")
    assert trash(match) == ["copper", "copper"]
    assert in_play(match) == ["village"]
    assert hand(match) == ["copper", "estate"]
    assert kind(match) == "buy"


@pytest.mark.rule("EVENT-bonfire")
def test_bonfire_may_trash_only_one_or_none():
    me = {"hand": "estate", "play": "village copper"}
    match = play(buying(me, coins=3, events="bonfire"), "buy bonfire", "done")
    assert trash(match) == []
    match = play(buying(me, coins=3, events="bonfire"), "buy bonfire", "trash village", "done")
    assert trash(match) == ["village"]


@pytest.mark.rule("EVENT-bonfire")
def test_bonfire_trashes_no_cards_from_hand():
    match = play(buying({"hand": "estate", "play": "village"}, coins=3, events="bonfire"), "buy bonfire")
    assert refused(match, "trash estate").rule == "EVENT-bonfire"


@pytest.mark.rule("EVENT-bonfire", "DOM-EVENT-1")
def test_bonfire_with_nothing_in_play_may_be_bought():
    match = play(buying("estate", coins=3, events="bonfire"), "buy bonfire")
    assert kind(match) == "buy"
    assert resources(match) == (1, 2, 0)


@pytest.mark.rule("EVENT-bonfire")
def test_bonfire_takes_none_of_the_others_cards():
    match = buying({"hand": "estate", "play": "village"}, {"play": "amulet"}, coins=3, events="bonfire")
    play(match, "buy bonfire")
    assert options(match) == ["trash village", "done"]


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-3")
def test_a_duration_trashed_by_bonfire_still_works_next_turn():
    me = {"hand": "estate", "deck": "copper*9", "play": "haunted_woods"}
    match = play(buying(me, coins=3, buys=1, events="bonfire"), "buy bonfire", "trash haunted_woods")
    assert trash(match) == ["haunted_woods"]
    assert asked(match) == 1
    play(match, "buy copper", *["topdeck copper"] * 4)
    assert len(deck(match, 1)) + len(hand(match, 1)) == 10
    assert hand(match) == cards("copper*8")
    assert in_play(match) == []


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-3", "DOM-DUR-5", "CARD-hireling")
def test_a_hireling_trashed_by_bonfire_gives_its_cards_for_the_rest_of_the_game():
    me = {"hand": "estate", "deck": "copper*30", "play": "hireling"}
    match = play(buying(me, coins=3, buys=1, events="bonfire"), "buy bonfire", "trash hireling", "done")
    assert len(hand(match)) == 6
    play(match, "done", "done")
    assert len(hand(match)) == 6


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-3", "CARD-champion")
def test_a_champion_trashed_by_bonfire_still_protects_and_gives_actions():
    me = {"hand": "estate", "deck": "village copper*9", "play": "champion"}
    match = buying(me, {"hand": "witch", "deck": "copper*9"}, coins=3, buys=1, events="bonfire")
    play(match, "buy bonfire", "trash champion", "play witch")
    assert discard(match) == ["estate"]
    play(match, "done")
    assert in_play(match) == []
    play(match, "play village")
    assert turn(match)["actions"] == 3


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-1", "DOM-DUR-3", "CARD-throne_room")
def test_a_throne_room_whose_duration_burns_is_discarded_in_this_clean_up():
    me = {"hand": "estate", "deck": "copper*9", "play": [{"card": "amulet", "plays": 2, "with": "throne_room"}]}
    match = play(buying(me, coins=3, buys=1, events="bonfire"), "buy bonfire", "trash amulet", "done")
    assert in_play(match) == []
    assert discard(match)[0] == "throne_room"
    play(match, "done")
    assert kind(match) == "choose"
    play(match, "choose coin", "choose silver")
    assert turn(match)["coins"] == 1
    assert discard(match)[0] == "silver"


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-1", "DOM-DUR-3")
def test_a_duration_stays_without_the_throne_room_that_burnt():
    me = {"hand": "estate", "deck": "copper*9", "play": [{"card": "amulet", "plays": 2, "with": "throne_room"}]}
    match = play(buying(me, coins=3, buys=1, events="bonfire"), "buy bonfire", "trash throne_room", "done")
    assert in_play(match) == ["amulet"]
    assert trash(match) == ["throne_room"]
    play(match, "done", "choose coin", "choose coin")
    assert turn(match)["coins"] == 2


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-3", "DOM-RES-1")
def test_bonfire_may_trash_a_called_card():
    me = {"hand": "village", "deck": "copper*9", "mat": "coin_of_the_realm"}
    match = play(deal(me, events="bonfire", turn={"coins": 3}), "play village", "call coin_of_the_realm", "buy bonfire")
    play(match, "trash coin_of_the_realm", "done")
    assert trash(match) == ["coin_of_the_realm"]
    assert mat(match) == []


@pytest.mark.rule("EVENT-bonfire", "DOM-DUR-3", "DOM-COST-2", "CARD-bridge_troll")
def test_the_reduction_of_a_burnt_bridge_troll_ends_at_once_but_not_its_buy():
    me = {"hand": "estate", "deck": "copper*9", "play": "bridge_troll"}
    match = buying(me, coins=5, buys=2, events="bonfire")
    assert "silver" in chosen_from(match, "buy")
    play(match, "buy bonfire", "trash bridge_troll")
    assert refused(match, "buy silver").rule == "DOM-COST-1"
    assert "estate" in chosen_from(match, "buy")
    play(match, "done", "done")
    assert resources(match) == (1, 2, 0)


@pytest.mark.rule("EVENT-bonfire", "DOM-TRAV-3")
def test_a_traveller_trashed_by_bonfire_is_not_exchanged():
    me = {"hand": "estate", "deck": "copper*9", "play": "page"}
    match = play(buying(me, coins=3, buys=1, events="bonfire"), "buy bonfire", "trash page")
    assert asked(match) == 1
    assert beside(match, "treasure_hunter") == 5
    assert supply(match, "page") == 10
    assert trash(match) == ["page"]


@pytest.mark.rule("EVENT-bonfire", "DOM-HIDE-4", "DOM-DUR-1")
@pytest.mark.parametrize("trashed", ["throne_room", "village"])
def test_the_last_card_of_the_hand_shows_exactly_when_nothing_in_play_follows_it(trashed):
    me = {"hand": "estate curse", "deck": "copper*9"}
    me |= {"play": [{"card": "hireling", "plays": 2, "with": "throne_room"}, "village"]}  # type: ignore[dict-item]
    match = play(buying(me, coins=3, buys=1, events="bonfire"), "buy bonfire", f"trash {trashed}", "done")
    shown = match.position(seat=1)["players"][0]["discard"]  # type: ignore[index]
    assert shown == (["village", "?", "?"] if trashed == "throne_room" else ["curse", "?"])


# --- Borrow ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-borrow", "DOM-TOKEN-4")
def test_borrow_gives_a_buy_and_a_coin_for_the_token():
    me = {"hand": "estate", "deck": "copper*9"}
    match = play(buying(me, buys=1, events="borrow"), "buy borrow")
    assert resources(match) == (1, 1, 1)
    assert tokens(match)["minus_card"]
    play(match, "done")
    assert hand(match) == cards("copper*4")
    assert not tokens(match)["minus_card"]


@pytest.mark.rule("EVENT-borrow", "DOM-TOKEN-4")
def test_borrow_with_the_token_on_the_deck_gives_only_the_buy():
    me = {"hand": "estate", "deck": "copper*9", "tokens": {"minus_card": True}}
    match = play(buying(me, buys=1, events="borrow"), "buy borrow")
    assert resources(match) == (1, 1, 0)
    play(match, "done")
    assert len(hand(match)) == 4


@pytest.mark.rule("EVENT-borrow", "DOM-TOKEN-5", "DOM-TOKEN-10")
def test_a_minus_coin_token_takes_the_coin_of_borrow():
    me = {"hand": "estate", "deck": "copper*9", "tokens": {"minus_coin": True}}
    match = play(buying(me, buys=1, events="borrow"), "buy borrow")
    assert resources(match) == (1, 1, 0)
    assert (tokens(match)["minus_card"], tokens(match)["minus_coin"]) == (True, False)


@pytest.mark.rule("EVENT-borrow", "DOM-TOKEN-10")
def test_borrow_without_its_coin_does_not_use_up_the_minus_coin_token():
    me = {"hand": "estate", "tokens": {"minus_coin": True, "minus_card": True}}
    match = play(buying(me, events="borrow"), "buy borrow")
    assert tokens(match)["minus_coin"]


# --- Expedition ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-expedition", "DOM-EX-5", "DOM-CLEAN-1")
@pytest.mark.parametrize(("bought", "drawn"), [(0, 5), (1, 7), (2, 9)])
def test_each_expedition_draws_two_more_in_clean_up(bought, drawn):
    me = {"hand": "estate", "deck": "copper*12"}
    match = play(buying(me, BYSTANDER, coins=6, events="expedition"), *["buy expedition"] * bought)
    assert len(hand(match)) == 1
    play(match, "done")
    assert len(hand(match)) == drawn
    play(match, "done")
    assert len(hand(match, 1)) == 5
    play(match, "done")
    assert len(hand(match)) == 5


@pytest.mark.rule("EVENT-expedition", "DOM-CLEAN-1", "DOM-TOKEN-8")
def test_the_hand_of_an_expedition_is_one_draw_for_the_minus_card_token():
    me = {"hand": "estate", "deck": "copper*12", "tokens": {"minus_card": True}}
    match = play(buying(me, coins=3, buys=1, events="expedition"), "buy expedition")
    assert len(hand(match)) == 6
    assert not tokens(match)["minus_card"]


# --- Ferry -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-ferry", "DOM-TOKEN-3")
def test_ferry_puts_the_cost_token_on_an_action_supply_pile():
    match = buying("estate", coins=6, kingdom="page distant_lands treasure_trove coin_of_the_realm", events="ferry")
    play(match, "buy ferry")
    piles = chosen_from(match, "place")
    assert piles >= {"page", "distant_lands", "village"}
    assert piles.isdisjoint(cards("copper estate province curse treasure_trove coin_of_the_realm warrior champion"))
    assert refused(match, "place estate").rule == "EVENT-ferry"
    assert refused(match, "done").rule == "EVENT-ferry"
    play(match, "place village")
    assert tokens(match)["cost"] == "village"
    play(match, "buy village")
    assert turn(match)["coins"] == 2


@pytest.mark.rule("EVENT-ferry", "DOM-TOKEN-1")
def test_ferry_bought_again_moves_the_token_to_another_pile():
    match = play(buying("estate", coins=6, events="ferry"), "buy ferry", "place village", "buy ferry")
    assert refused(match, "place village").rule == "EVENT-ferry"
    play(match, "place smithy")
    assert tokens(match)["cost"] == "smithy"
    assert refused(match, "buy village").rule == "DOM-COST-1"


@pytest.mark.rule("EVENT-ferry", "DOM-TOKEN-1")
def test_the_cost_token_may_go_to_an_empty_pile_and_beside_other_tokens():
    me = {"hand": "estate", "tokens": {"plus_card": "smithy", "trash": "smithy"}}
    match = buying(me, {"hand": "copper", "tokens": {"cost": "smithy"}}, coins=3, events="ferry", supply={"smithy": 0})
    play(match, "buy ferry", "place smithy")
    assert {tokens(match)[token] for token in ("cost", "plus_card", "trash")} == {"smithy"}
    assert tokens(match, 1)["cost"] == "smithy"
