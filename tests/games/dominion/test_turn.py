"""The turn: phases, deck and discard pile, gaining, clean-up."""

import pytest

from tests.games.dominion.table import (
    asked,
    bystanders,
    cards,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    options,
    play,
    refused,
    resources,
    supply,
    trash,
    turn,
)

# --- action phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TURN-1")
def test_in_the_action_phase_only_action_cards_are_offered_and_done():
    match = deal("village copper estate smithy smithy")
    assert kind(match) == "action"
    assert options(match) == ["play village", "play smithy", "done"]


@pytest.mark.rule("DOM-TURN-1")
def test_playing_an_action_uses_the_only_action():
    match = play(deal({"hand": "smithy village", "deck": "gold*3"}), "play smithy")
    assert resources(match) == (0, 1, 0)
    assert kind(match) == "buy"
    assert "play village" not in options(match)


@pytest.mark.rule("DOM-TURN-3")
def test_action_cards_need_not_be_played():
    match = play(deal("village smithy copper"), "done")
    assert kind(match) == "buy"
    assert hand(match) == ["copper", "smithy", "village"]
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("DOM-TURN-1")
def test_the_action_phase_is_passed_over_without_an_action_card_or_without_actions():
    assert kind(deal("copper estate")) == "buy"
    assert kind(deal("village", turn={"actions": 0})) == "buy"


@pytest.mark.rule("DOM-TURN-1")
def test_with_more_actions_the_phase_goes_on_while_there_are_action_cards():
    match = play(deal("festival festival copper"), "play festival")
    assert options(match) == ["play festival", "done"]
    play(match, "play festival")
    assert kind(match) == "buy"
    assert resources(match) == (3, 3, 4)


@pytest.mark.rule("DOM-TURN-1")
@pytest.mark.parametrize("move", ["play copper", "buy copper", "buy village"])
def test_treasures_and_purchases_have_to_wait_for_the_buy_phase(move):
    match = deal("village copper", turn={"coins": 5})
    assert refused(match, move).rule == "DOM-TURN-1"


@pytest.mark.rule("DOM-TURN-1")
@pytest.mark.parametrize("move", ["play estate", "play smithy", "play curse"])
def test_what_is_no_action_card_in_hand_cannot_be_played_in_the_action_phase(move):
    match = deal("village estate curse", kingdom="smithy")
    assert refused(match, move).rule == "DOM-TURN-1"


# --- buy phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TURN-1")
def test_in_the_buy_phase_treasures_in_hand_and_affordable_piles_are_offered():
    match = deal("copper copper silver estate", turn={"coins": 2})
    assert options(match)[:2] == ["play copper", "play silver"]
    assert options(match)[-1] == "done"
    assert chosen_from(match, "buy") == {"copper", "estate", "curse", "chapel"}


@pytest.mark.rule("DOM-TURN-1")
def test_one_purchase_and_the_turn_is_over():
    match = play(deal("copper*5"), *["play copper"] * 5, "buy silver")
    assert turn(match)["player"] == 1
    assert asked(match) == 1


@pytest.mark.rule("DOM-TURN-1")
def test_no_treasure_after_the_first_purchase():
    match = play(deal("copper silver woodcutter"), "play woodcutter", "play copper", "buy silver")
    assert "play silver" not in options(match)
    error = refused(match, "play silver")
    assert error.rule == "DOM-TURN-1"
    assert "treasure" in error.en


@pytest.mark.rule("DOM-TURN-1")
def test_actions_and_other_cards_cannot_be_played_in_the_buy_phase():
    match = deal("village copper estate", turn={"phase": "buy"})
    assert options(match)[0] == "play copper"
    assert refused(match, "play village").rule == "DOM-TURN-1"
    assert refused(match, "play estate").rule == "DOM-TURN-1"
    assert refused(match, "play silver").rule == "DOM-TURN-1"


@pytest.mark.rule("DOM-COST-1")
def test_a_card_costs_coins_and_the_rest_stays():
    match = play(deal("copper", turn={"coins": 8, "buys": 2}), "play copper", "buy gold")
    assert resources(match) == (1, 1, 3)
    assert chosen_from(match, "buy") >= {"silver", "village"}
    assert chosen_from(match, "buy").isdisjoint({"smithy", "duchy", "gold"})


@pytest.mark.rule("DOM-COST-1")
def test_a_card_that_is_too_dear_is_refused_with_its_cost():
    match = deal("copper", turn={"coins": 7})
    assert "buy province" not in options(match)
    error = refused(match, "buy province")
    assert error.rule == "DOM-COST-1"
    assert "Provinz" in error.de
    assert "8" in error.de
    assert "$8" in error.en
    assert "$7" in error.en
    assert "buy province" in options(play(match, "play copper"))


@pytest.mark.rule("DOM-GAIN-1")
def test_an_empty_pile_is_refused():
    match = deal("copper", turn={"coins": 9}, supply={"gold": 0})
    assert "buy gold" not in options(match)
    error = refused(match, "buy gold")
    assert error.rule == "DOM-GAIN-1"
    assert "Gold" in error.en


@pytest.mark.rule("DOM-SETUP-2")
@pytest.mark.parametrize("card", ["platinum", "colony", "witch"])
def test_a_card_that_is_not_in_this_game_is_refused(card):
    match = deal("copper", turn={"coins": 20})
    assert refused(match, f"buy {card}").rule == "DOM-SETUP-2"


@pytest.mark.rule("DOM-GAIN-1")
def test_a_bought_card_is_gained_from_the_supply_to_the_discard_pile():
    match = play(deal({"hand": "copper", "discard": "estate"}, turn={"coins": 9, "buys": 2}), "buy gold")
    assert discard(match) == ["gold", "estate"]
    assert supply(match, "gold") == 29


@pytest.mark.rule("DOM-TURN-3")
def test_unspent_coins_actions_and_buys_are_lost():
    match = play(deal("festival festival", "copper*5"), "play festival", "play festival", "done")
    assert turn(match)["player"] == 1
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("DOM-TURN-3")
def test_coins_of_one_turn_do_not_wait_for_the_next_one():
    match = play(deal({"hand": "gold*2", "deck": "estate*5"}), "play gold", "play gold", "done", "done")
    assert turn(match)["player"] == 0
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("DOM-TURN-3")
def test_nothing_has_to_be_bought():
    match = play(deal({"hand": "gold*2", "deck": "estate*5"}), "done")
    assert turn(match)["player"] == 1
    assert sorted(discard(match)) == ["gold", "gold"]


@pytest.mark.rule("DOM-BASE-1")
@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3), ("platinum", 5)])
def test_treasures_are_worth_what_they_print(card, coins):
    match = play(deal(card, options={"colonies": True}), f"play {card}")
    assert turn(match)["coins"] == coins


@pytest.mark.rule("DOM-BASE-1", "DOM-COST-1")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("copper", 0),
        ("curse", 0),
        ("estate", 2),
        ("silver", 3),
        ("duchy", 5),
        ("gold", 6),
        ("province", 8),
        ("platinum", 9),
        ("colony", 11),
    ],
)
def test_basic_cards_cost_what_they_print(card, cost):
    match = deal("estate", turn={"coins": cost, "buys": 2}, options={"colonies": True})
    assert turn(play(match, f"buy {card}"))["coins"] == 0
    if cost:
        poor = deal("estate", turn={"coins": cost - 1}, options={"colonies": True})
        assert refused(poor, f"buy {card}").rule == "DOM-COST-1"


@pytest.mark.rule("DOM-COST-1")
def test_a_card_for_nothing_can_be_bought_without_coins():
    match = deal("estate")
    assert chosen_from(match, "buy") == {"copper", "curse"}
    assert supply(play(match, "buy curse"), "curse") == 9


# --- in play and clean-up --------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-INPLAY-1")
def test_played_actions_and_treasures_lie_in_play_until_clean_up():
    match = play(deal("village village copper estate", turn={"buys": 2}), "play village", "play village", "play copper")
    assert in_play(match) == ["village", "village", "copper"]
    play(match, "buy curse", "done")
    assert in_play(match) == []


@pytest.mark.rule("DOM-TURN-1")
def test_clean_up_discards_hand_and_play_and_draws_five():
    match = play(deal({"hand": "village copper estate", "deck": "duchy gold*5 silver"}), "play village", "done")
    assert hand(match) == ["gold"] * 5
    assert deck(match) == ["silver"]
    assert sorted(discard(match)) == ["copper", "duchy", "estate", "village"]
    assert turn(match)["player"] == 1


@pytest.mark.rule("DOM-TURN-1")
def test_a_bought_card_may_be_drawn_in_the_same_clean_up():
    match = play(deal({"hand": "copper*3", "deck": "gold"}), *["play copper"] * 3, "buy silver")
    assert hand(match) == cards("copper*3 gold silver")


@pytest.mark.rule("DOM-TURN-1")
def test_the_next_player_has_a_turn_of_one_action_and_one_buy():
    match = play(deal("festival", "village copper*4", *bystanders(1)), "play festival", "done")
    assert (asked(match), kind(match)) == (1, "action")
    assert turn(match)["number"] == 2


# --- DOM-TURN-2: the deck runs out -----------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TURN-2")
def test_first_what_is_there_then_the_discard_pile_is_shuffled():
    for seed in range(10):
        match = deal({"hand": "smithy", "deck": "gold", "discard": "silver*4"}, seed=seed)
        play(match, "play smithy")
        assert hand(match) == ["gold", "silver", "silver"]
        assert deck(match) == ["silver", "silver"]
        assert discard(match) == []


@pytest.mark.rule("DOM-TURN-2")
def test_the_new_deck_is_in_random_order():
    piles = "gold silver copper estate duchy province curse smithy"
    decks = {
        tuple(deck(play(deal({"hand": "village", "discard": piles}, seed=seed), "play village"))) for seed in range(20)
    }
    assert len(decks) > 15


@pytest.mark.rule("DOM-TURN-2")
def test_an_empty_deck_is_not_refilled_before_a_card_of_it_is_needed():
    match = play(deal({"hand": "smithy", "deck": "gold*3", "discard": "estate*4"}), "play smithy")
    assert deck(match) == []
    assert discard(match) == ["estate"] * 4


@pytest.mark.rule("DOM-TURN-2")
def test_with_too_few_cards_take_what_there_is():
    match = play(deal({"hand": "smithy", "deck": "gold", "discard": "silver"}), "play smithy")
    assert hand(match) == ["gold", "silver"]
    assert hand(play(deal("smithy copper"), "play smithy")) == ["copper"]


@pytest.mark.rule("DOM-TURN-2")
def test_cards_in_play_are_not_shuffled_in():
    match = play(deal({"hand": "village smithy", "discard": "gold"}), "play village", "play smithy")
    assert hand(match) == ["gold"]
    assert in_play(match) == ["village", "smithy"]


@pytest.mark.rule("DOM-TURN-2")
def test_clean_up_shuffles_what_was_just_discarded():
    match = play(deal({"hand": "village copper estate", "deck": "gold*2"}), "play village", "done")
    assert hand(match) == cards("copper estate gold*2 village")
    assert deck(match) == discard(match) == []


@pytest.mark.rule("DOM-TURN-2")
def test_a_player_without_cards_plays_on_with_an_empty_hand():
    match = play(deal("chapel copper"), "play chapel", "trash copper", "done", "done")
    assert hand(match) == ["chapel"]
    assert turn(match)["player"] == 0
    assert trash(match) == ["copper"]


# --- texts that are no moves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move", ["", "play", "fly copper", "play  village", "PLAY village", "play vilage", "\x00", "x" * 100_000]
)
def test_a_text_that_is_no_move_of_the_game_is_refused_without_a_rule(move):
    error = refused(deal("village"), move)
    assert error.rule is None
    assert len(error.en) < 200


def test_a_mistyped_move_gets_a_suggestion():
    assert "did you mean “play village”" in refused(deal("village"), "play vilage").en


def test_a_move_of_another_question_names_the_rule_of_this_one():
    match = play(deal("chapel copper"), "play chapel")
    assert refused(match, "gain copper").rule == "CARD-chapel"
    assert refused(match, "trash gold").rule == "CARD-chapel"
    assert refused(match, "yes").rule == "CARD-chapel"


def test_when_the_game_is_over_every_move_is_refused():
    match = play(deal("estate", turn={"coins": 8}, supply={"province": 1}), "buy province")
    assert match.over
    assert refused(match, "done").rule is None
