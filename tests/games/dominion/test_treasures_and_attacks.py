"""Relic, Treasure Trove, Bridge Troll, Giant."""

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
    options,
    play,
    refused,
    resources,
    supply,
    tokens,
    trash,
    turn,
)

# --- Relic -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-relic", "DOM-TOKEN-4")
def test_relic_is_worth_two_and_puts_the_minus_card_tokens_on_the_other_decks():
    match = play(deal("relic", BYSTANDER, BYSTANDER), "play relic")
    assert resources(match) == (1, 1, 2)
    assert [tokens(match, seat)["minus_card"] for seat in range(3)] == [False, True, True]
    assert in_play(match) == ["relic"]


@pytest.mark.rule("CARD-relic", "DOM-TOKEN-4", "DOM-TOKEN-8")
def test_two_relics_cost_the_others_one_card_only():
    match = play(deal("relic*2", {"hand": "smithy", "deck": "gold*5"}), "play relic", "play relic", "done")
    play(match, "play smithy")
    assert hand(match, 1) == ["gold"] * 2
    assert tokens(match, 1)["minus_card"] is False


@pytest.mark.rule("CARD-relic", "DOM-ATTACK-1", "DOM-PLAY-4")
def test_relic_is_an_attack_and_may_be_reacted_to_in_the_buy_phase():
    match = play(deal("relic", "moat copper"), "play relic")
    assert (asked(match), kind(match), turn(match)["coins"]) == (1, "reaction", 0)
    play(match, "reveal moat", "done")
    assert resources(match) == (1, 1, 2)
    assert tokens(match, 1)["minus_card"] is False


@pytest.mark.rule("CARD-relic", "DOM-TYPE-1", "DOM-TURN-1")
def test_relic_is_a_treasure_and_no_action_card():
    match = deal("relic village")
    assert refused(match, "play relic").rule == "DOM-TURN-1"
    match = play(deal("mine relic copper"), "play mine")
    assert options(match) == ["trash copper", "trash relic"]


# --- Treasure Trove --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-treasure_trove")
@pytest.mark.parametrize(("first", "then"), [("gold", "copper"), ("copper", "gold")])
def test_treasure_trove_is_worth_two_and_gains_gold_and_copper_in_either_order(first, then):
    match = play(deal("treasure_trove"), "play treasure_trove")
    assert resources(match) == (1, 1, 2)
    assert options(match) == ["gain gold", "gain copper"]
    play(match, f"gain {first}")
    assert discard(match) == [then, first]
    assert (kind(match), in_play(match)) == ("buy", ["treasure_trove"])


@pytest.mark.rule("CARD-treasure_trove", "DOM-DO-1")
@pytest.mark.parametrize(
    ("empty", "gained"), [(["gold"], ["copper"]), (["copper"], ["gold"]), (["gold", "copper"], [])]
)
def test_treasure_trove_gains_what_there_is(empty, gained):
    match = play(deal("treasure_trove", supply=dict.fromkeys(empty, 0)), "play treasure_trove")
    assert (kind(match), discard(match), turn(match)["coins"]) == ("buy", gained, 2)


@pytest.mark.rule("CARD-treasure_trove", "DOM-DO-1")
def test_both_gains_of_the_treasure_trove_are_compulsory():
    match = play(deal("treasure_trove"), "play treasure_trove")
    assert refused(match, "done").rule == "CARD-treasure_trove"
    assert refused(match, "gain silver").rule == "CARD-treasure_trove"


@pytest.mark.rule("CARD-treasure_trove", "DOM-GAIN-4", "CARD-duplicate")
def test_the_first_gain_of_the_treasure_trove_is_finished_before_the_second():
    match = deal({"hand": "treasure_trove", "mat": "duplicate"}, supply={"gold": 1})
    play(match, "play treasure_trove", "gain copper", "call duplicate")
    assert discard(match) == ["gold", "copper", "copper"]


@pytest.mark.rule("CARD-treasure_trove", "CARD-relic", "DOM-TURN-1")
@pytest.mark.parametrize("treasure", ["treasure_trove", "relic", "coin_of_the_realm"])
def test_no_kingdom_treasure_may_be_played_after_a_purchase(treasure):
    match = play(deal(f"copper {treasure}", turn={"buys": 2}), "play copper", "buy copper")
    assert refused(match, f"play {treasure}").rule == "DOM-TURN-1"


@pytest.mark.rule("DOM-TOKEN-5", "DOM-TOKEN-10", "CARD-relic", "CARD-treasure_trove")
@pytest.mark.parametrize(
    ("treasure", "coins"), [("copper", 0), ("silver", 1), ("gold", 2), ("relic", 1), ("treasure_trove", 1)]
)
def test_the_minus_coin_token_lowers_the_first_treasure_only(treasure, coins):
    match = deal({"hand": f"{treasure} copper", "tokens": {"minus_coin": True}}, supply={"gold": 0})
    play(match, f"play {treasure}")
    assert (turn(match)["coins"], tokens(match)["minus_coin"]) == (coins, False)
    if treasure != "copper":
        assert turn(play(match, "play copper"))["coins"] == coins + 1


# --- Bridge Troll ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-bridge_troll", "DOM-TOKEN-5")
def test_bridge_troll_gives_a_buy_and_the_others_take_the_minus_coin_token():
    match = play(deal("bridge_troll", BYSTANDER, BYSTANDER), "play bridge_troll")
    assert resources(match) == (0, 2, 0)
    assert [tokens(match, seat)["minus_coin"] for seat in range(3)] == [False, True, True]
    play(match, "done", "play copper", "play copper")
    assert turn(match)["coins"] == 1


@pytest.mark.rule("CARD-bridge_troll", "DOM-DUR-1")
def test_bridge_troll_gives_a_buy_at_the_start_of_the_next_turn_and_is_discarded_then():
    match = play(deal("bridge_troll"), "play bridge_troll", "done")
    assert (in_play(match), discard(match)) == (["bridge_troll"], [])
    play(match, "done")
    assert (turn(match)["player"], resources(match)) == (0, (1, 2, 0))
    play(match, "done")
    assert "bridge_troll" not in in_play(match)


@pytest.mark.rule("CARD-bridge_troll", "DOM-COST-1", "DOM-COST-2")
@pytest.mark.parametrize(("trolls", "coins"), [(1, 4), (2, 3), (3, 2)])
def test_each_bridge_troll_in_play_makes_cards_cheaper_by_one(trolls, coins):
    match = deal({"play": f"bridge_troll*{trolls}"}, turn={"phase": "buy", "coins": coins, "buys": 2})
    assert {"duchy", "copper", "estate"} <= chosen_from(match, "buy")
    assert refused(match, "buy gold").rule == "DOM-COST-1"
    assert turn(play(match, "buy duchy"))["coins"] == 0


@pytest.mark.rule("CARD-bridge_troll", "DOM-COST-2")
def test_bridge_troll_reduces_what_is_paid_and_never_below_nothing():
    match = deal({"play": "bridge_troll*2"}, turn={"phase": "buy", "coins": 5, "buys": 4})
    play(match, "buy gold", "buy curse", "buy copper")
    assert turn(match)["coins"] == 1


@pytest.mark.rule("CARD-bridge_troll", "DOM-COST-2")
def test_bridge_trolls_of_others_do_not_make_anything_cheaper_in_my_turn():
    match = deal("copper", {"play": "bridge_troll*2"}, turn={"phase": "buy", "coins": 5})
    assert refused(match, "buy gold").rule == "DOM-COST-1"


@pytest.mark.rule("CARD-bridge_troll", "DOM-COST-1")
def test_bridge_troll_does_not_make_events_cheaper():
    match = deal({"play": "bridge_troll*2"}, events="ball", turn={"phase": "buy", "coins": 4})
    assert refused(match, "buy ball").rule == "DOM-EVENT-1"


@pytest.mark.rule("CARD-bridge_troll", "DOM-DUR-4", "CARD-throne_room")
def test_bridge_troll_played_twice_gives_two_buys_each_turn_but_is_one_card_in_play():
    match = play(deal("throne_room bridge_troll", turn={"coins": 5}), "play throne_room")
    assert resources(match) == (0, 3, 5)
    assert "gold" in chosen_from(match, "buy")
    play(match, "done", "play copper", "play copper")
    assert turn(match)["coins"] == 1
    play(match, "done")
    assert resources(match) == (1, 3, 0)
    assert sorted(in_play(match)) == ["bridge_troll", "throne_room"]


@pytest.mark.rule("CARD-bridge_troll", "DOM-TOKEN-1", "DOM-TOKEN-5")
def test_who_has_the_minus_coin_token_is_not_affected_again():
    match = deal("bridge_troll", {"hand": "copper*3", "tokens": {"minus_coin": True}})
    play(match, "play bridge_troll", "done", "play copper", "play copper")
    assert (turn(match)["coins"], tokens(match, 1)["minus_coin"]) == (1, False)


@pytest.mark.rule("CARD-bridge_troll", "DOM-DUR-3", "EVENT-bonfire")
def test_a_bridge_troll_trashed_by_bonfire_makes_nothing_cheaper_but_gives_its_buy_next_turn():
    match = deal(
        {"play": "bridge_troll", "deck": "copper*9"}, events="bonfire", turn={"phase": "buy", "coins": 7, "buys": 2}
    )
    play(match, "buy bonfire", "trash bridge_troll")
    assert "buy smithy" in options(match)
    assert refused(match, "buy duchy").rule == "DOM-COST-1"
    play(match, "done", "done")
    assert resources(match) == (1, 2, 0)


# --- Giant -----------------------------------------------------------------------------------------------------------

UP = {"journey": "up"}
DOWN = {"journey": "down"}


@pytest.mark.rule("CARD-giant", "DOM-TOKEN-6")
def test_giant_turns_the_journey_token_down_for_one_coin_and_hits_nobody():
    match = play(deal({"hand": "giant", "tokens": UP}, {"deck": "silver"}), "play giant")
    assert resources(match) == (0, 1, 1)
    assert tokens(match)["journey"] == "down"
    assert (deck(match, 1), trash(match), supply(match, "curse")) == (["silver"], [], 10)


@pytest.mark.rule("CARD-giant", "DOM-TOKEN-6")
def test_giant_turns_the_journey_token_up_for_five_coins():
    match = play(deal({"hand": "giant", "tokens": DOWN}, {"deck": "silver"}), "play giant")
    assert resources(match) == (0, 1, 5)
    assert tokens(match)["journey"] == "up"


@pytest.mark.rule("CARD-giant")
@pytest.mark.parametrize(
    ("card", "trashed"),
    [
        ("copper", False),
        ("estate", False),
        ("silver", True),
        ("smithy", True),
        ("duchy", True),
        ("gold", True),
        ("province", False),
        ("curse", False),
        ("treasure_hunter", True),
        ("champion", True),
        ("page", False),
    ],
)
def test_giant_trashes_what_costs_three_to_six_and_else_gives_a_curse(card, trashed):
    match = play(deal({"hand": "giant", "tokens": DOWN}, {"deck": f"{card} copper"}), "play giant")
    assert trash(match) == ([card] if trashed else [])
    assert discard(match, 1) == ([] if trashed else ["curse", card])
    assert deck(match, 1) == ["copper"]


@pytest.mark.rule("CARD-giant", "DOM-TURN-2")
def test_giant_shuffles_for_an_empty_deck_and_gives_a_curse_to_who_has_no_card():
    victims = [{"discard": "gold"}, {"hand": "gold"}]
    match = play(deal({"hand": "giant", "tokens": DOWN}, *victims), "play giant")
    assert trash(match) == ["gold"]
    assert [discard(match, seat) for seat in (1, 2)] == [[], ["curse"]]


@pytest.mark.rule("CARD-giant", "DOM-ORDER-1", "DOM-DO-1")
def test_giant_gives_the_last_curse_to_the_first_from_the_left():
    match = deal(
        {"deck": "copper"},
        {"hand": "giant", "tokens": DOWN},
        {"deck": "copper"},
        turn={"player": 1},
        supply={"curse": 1},
    )
    play(match, "play giant")
    assert [discard(match, seat) for seat in (2, 0)] == [["curse", "copper"], ["copper"]]


@pytest.mark.rule("CARD-giant", "DOM-ATTACK-1")
@pytest.mark.parametrize("journey", [UP, DOWN])
def test_giant_may_be_reacted_to_before_the_token_turns_and_whatever_it_shows(journey):
    match = play(deal({"hand": "giant", "tokens": journey}, {"hand": "moat", "deck": "gold"}), "play giant")
    assert (asked(match), kind(match), tokens(match)["journey"]) == (1, "reaction", journey["journey"])
    play(match, "reveal moat", "done")
    assert (deck(match, 1), discard(match, 1)) == (["gold"], [])


@pytest.mark.rule("CARD-giant", "DOM-COST-2")
@pytest.mark.parametrize(("card", "trashed"), [("silver", False), ("gold", True), ("province", True)])
def test_giant_takes_the_costs_of_the_attackers_turn(card, trashed):
    match = deal({"hand": "giant", "tokens": DOWN, "play": "bridge_troll*2"}, {"deck": card, "play": "bridge_troll"})
    assert trash(play(match, "play giant")) == ([card] if trashed else [])


@pytest.mark.rule("CARD-giant", "CARD-throne_room", "DOM-PLAY-2", "DOM-TOKEN-6")
@pytest.mark.parametrize("journey", [UP, DOWN])
def test_giant_played_twice_turns_the_token_twice(journey):
    match = play(deal({"hand": "throne_room giant", "tokens": journey}, {"deck": "gold gold"}), "play throne_room")
    assert (resources(match), tokens(match)["journey"]) == ((0, 1, 6), journey["journey"])
    assert deck(match, 1) == ["gold"]


@pytest.mark.rule("CARD-giant", "DOM-TOKEN-10")
@pytest.mark.parametrize(("journey", "coins"), [(UP, 0), (DOWN, 4)])
def test_the_minus_coin_token_lowers_what_the_giant_gives(journey, coins):
    match = play(deal({"hand": "giant", "tokens": {**journey, "minus_coin": True}}), "play giant")
    assert (turn(match)["coins"], tokens(match)["minus_coin"]) == (coins, False)


@pytest.mark.rule("CARD-giant", "DOM-TOKEN-9")
def test_giant_leaves_the_minus_card_token_on_the_deck():
    victim = {"deck": "gold silver", "tokens": {"minus_card": True}}
    match = play(deal({"hand": "giant", "tokens": DOWN}, victim), "play giant")
    assert (trash(match), tokens(match, 1)["minus_card"]) == (["gold"], True)
