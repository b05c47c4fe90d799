"""Artificer, Distant Lands, Hireling, Lost City, Storyteller, Wine Merchant."""

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

# --- Artificer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-artificer")
def test_artificer_draws_one_and_gives_an_action_and_a_coin():
    match = play(deal({"hand": "artificer", "deck": "gold silver"}), "play artificer")
    assert (resources(match), hand(match)) == ((1, 1, 1), ["gold"])
    assert options(match) == ["discard gold", "done"]


@pytest.mark.rule("CARD-artificer")
@pytest.mark.parametrize(
    ("discards", "gained", "refused_ones"),
    [
        (0, "copper", "estate silver"),
        (2, "estate", "copper silver"),
        (3, "silver", "estate smithy"),
        (4, "smithy", "silver duchy"),
        (5, "duchy", "smithy gold"),
        (6, "gold", "duchy province"),
        (8, "province", "gold copper"),
    ],
)
def test_artificer_gains_exactly_one_coin_for_each_card_discarded(discards, gained, refused_ones):
    match = deal({"hand": "artificer copper*9", "deck": "estate gold"})
    play(match, "play artificer", *["discard copper"] * discards, "done")
    assert kind(match) == "gain"
    for card in refused_ones.split():
        assert refused(match, f"gain {card}").rule == "CARD-artificer"
    play(match, f"gain {gained}")
    assert deck(match) == [gained, "gold"]
    assert discard(match) == ["copper"] * discards


@pytest.mark.rule("CARD-artificer")
def test_artificer_need_not_discard_nor_gain():
    match = play(deal({"hand": "artificer silver", "deck": "estate gold"}), "play artificer", "done")
    assert chosen_from(match, "gain") == {"copper", "curse"}
    play(match, "done")
    assert (deck(match), discard(match), kind(match)) == (["gold"], [], "buy")


@pytest.mark.rule("CARD-artificer", "DOM-DO-1")
def test_artificer_gains_nothing_where_no_card_costs_so_much():
    match = deal({"hand": "artificer copper*7", "deck": "estate gold"})
    play(match, "play artificer", *["discard copper"] * 7, "done")
    assert (kind(match), deck(match)) == ("buy", ["gold"])
    match = deal({"hand": "artificer copper*6", "deck": "estate silver"}, supply={"gold": 0})
    play(match, "play artificer", *["discard copper"] * 6, "done")
    assert (kind(match), deck(match)) == ("buy", ["silver"])


@pytest.mark.rule("CARD-artificer", "DOM-GAIN-1")
def test_artificer_gains_from_no_empty_pile_and_from_beside_no_supply():
    match = deal({"hand": "artificer copper*3", "deck": "estate"}, kingdom="page", supply={"silver": 0})
    play(match, "play artificer", *["discard copper"] * 3, "done")
    assert refused(match, "gain silver").rule == "DOM-GAIN-1"
    assert refused(match, "gain treasure_hunter").rule == "DOM-SETUP-2"


@pytest.mark.rule("CARD-artificer")
def test_artificer_with_an_empty_hand_and_deck_may_gain_a_card_for_nothing():
    match = play(deal("artificer"), "play artificer")
    assert options(match) == ["gain copper", "gain curse", "done"]
    assert deck(play(match, "gain copper")) == ["copper"]


@pytest.mark.rule("CARD-artificer")
def test_artificer_discards_only_cards_from_the_hand():
    match = play(deal({"hand": "artificer copper", "deck": "estate gold"}), "play artificer")
    assert refused(match, "discard gold").rule == "CARD-artificer"
    assert refused(match, "gain copper").rule == "CARD-artificer"


@pytest.mark.rule("CARD-artificer", "DOM-COST-3")
def test_artificer_with_two_bridge_trolls_takes_a_five_for_three_cards():
    match = deal({"hand": "artificer copper*3", "deck": "gold", "play": "bridge_troll*2"})
    play(match, "play artificer", *["discard copper"] * 3, "done", "gain duchy")
    assert deck(match) == ["duchy"]


@pytest.mark.rule("CARD-artificer", "DOM-TOKEN-10", "DOM-TOKEN-8")
def test_artificer_loses_its_card_and_its_coin_to_the_tokens():
    player = {"hand": "artificer", "deck": "gold", "tokens": {"minus_coin": True, "minus_card": True}}
    match = play(deal(player), "play artificer", "done")
    assert (resources(match), hand(match), deck(match)) == ((1, 1, 0), [], ["gold"])


# --- Distant Lands ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-distant_lands", "DOM-RES-1")
def test_distant_lands_goes_to_the_mat_and_does_nothing_else():
    match = play(deal({"hand": "distant_lands", "deck": "gold*6"}), "play distant_lands")
    assert (mat(match), in_play(match), resources(match), hand(match)) == (["distant_lands"], [], (0, 1, 0), [])
    play(match, "done")
    assert mat(match) == ["distant_lands"]


@pytest.mark.rule("CARD-distant_lands", "DOM-END-2", "DOM-END-5")
@pytest.mark.parametrize(
    ("where", "points"), [("mat", 8), ("hand", 0), ("deck", 0), ("discard", 0), ("play", 0), ("aside", 0)]
)
def test_distant_lands_is_worth_four_points_on_the_mat_only(where, points):
    assert deal({where: "distant_lands*2"}, "copper").scores() == [points, 0]


@pytest.mark.rule("CARD-distant_lands", "DOM-RES-2")
@pytest.mark.parametrize("phase", ["start", "action"])
def test_distant_lands_is_never_called(phase):
    match = deal(
        {"hand": "page village", "mat": "distant_lands", "deck": "gold*9"},
        kingdom="royal_carriage",
        turn={"phase": phase},
    )
    assert "call distant_lands" not in options(match)
    refused(match, "call distant_lands")
    play(match, "play page")
    assert kind(match) == "action"
    play(match, "done")
    refused(match, "discard distant_lands")


@pytest.mark.rule("CARD-distant_lands", "DOM-TYPE-1")
def test_distant_lands_is_a_victory_card_for_the_bureaucrat_and_an_action_card():
    match = play(deal("bureaucrat", {"hand": "distant_lands copper", "deck": "gold"}), "play bureaucrat")
    assert options(match) == ["topdeck distant_lands"]
    assert options(deal("distant_lands")) == ["play distant_lands", "done"]


# --- Hireling --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-hireling", "DOM-DUR-5", "DOM-DUR-1")
def test_hireling_gives_nothing_now_and_a_card_at_the_start_of_every_turn_after():
    match = play(deal({"hand": "hireling", "deck": "copper*30"}), "play hireling")
    assert (hand(match), resources(match)) == ([], (0, 1, 0))
    for _ in range(3):
        play(match, "done", "done")
        assert (turn(match)["player"], len(hand(match)), in_play(match)) == (0, 6, ["hireling"])


@pytest.mark.rule("CARD-hireling", "DOM-DUR-5")
def test_two_hirelings_draw_one_each_without_a_question():
    match = deal({"hand": "copper", "play": "hireling*2", "deck": "gold*3"}, turn={"phase": "start"})
    assert (kind(match), hand(match)) == ("buy", ["copper", "gold", "gold"])


@pytest.mark.rule("CARD-hireling", "DOM-END-5")
def test_a_hireling_in_play_belongs_to_its_owner_at_the_end():
    match = deal({"hand": "gardens copper*8", "play": "hireling"}, "copper")
    assert match.scores() == [1, 0]


@pytest.mark.rule("CARD-hireling", "DOM-TOKEN-8", "CARD-haunted_woods")
@pytest.mark.parametrize(("first", "cards"), [("hireling", 3), ("haunted_woods", 3)])
def test_the_hireling_may_take_the_minus_card_token_before_haunted_woods_draws(first, cards):
    player = {"play": "hireling haunted_woods", "deck": "gold*6", "tokens": {"minus_card": True}}
    match = deal(player, turn={"phase": "start"})
    assert options(match) == ["resolve haunted_woods", "resolve hireling"]
    play(match, f"resolve {first}")
    assert (len(hand(match)), tokens(match)["minus_card"], kind(match)) == (cards, False, "buy")


# --- Lost City -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-lost_city")
def test_lost_city_draws_two_and_gives_two_actions():
    match = play(deal({"hand": "lost_city", "deck": "gold*3"}), "play lost_city")
    assert (hand(match), resources(match), len(hand(match, 1))) == (["gold"] * 2, (2, 1, 0), 5)


@pytest.mark.rule("CARD-lost_city", "DOM-GAIN-1")
@pytest.mark.parametrize("way", ["buy", "gain"])
def test_when_lost_city_is_gained_each_other_player_draws_a_card(way):
    hands = {"hand": "feast", "deck": "gold*9"}
    match = deal(hands, BYSTANDER, BYSTANDER, kingdom="lost_city", turn={"coins": 5})
    play(match, *(["play feast", "gain lost_city"] if way == "gain" else ["done", "buy lost_city"]))
    assert [len(hand(match, seat)) for seat in (1, 2)] == [6, 6]
    assert len(deck(match)) == (9 if way == "gain" else 4)


@pytest.mark.rule("CARD-lost_city", "CARD-duplicate")
def test_the_copy_by_a_duplicate_lets_the_others_draw_again():
    match = deal(
        {"hand": "copper", "mat": "duplicate"},
        BYSTANDER,
        kingdom="lost_city",
        turn={"coins": 5, "phase": "buy", "buys": 2},
    )
    play(match, "buy lost_city")
    assert options(match) == ["resolve lost_city", "call duplicate"]
    play(match, "call duplicate")
    assert (len(hand(match, 1)), discard(match)) == (7, ["lost_city"] * 2)


@pytest.mark.rule("CARD-lost_city", "CARD-disciple")
def test_the_copy_by_a_disciple_lets_the_others_draw():
    match = deal({"hand": "disciple lost_city", "deck": "gold*5"}, BYSTANDER)
    play(match, "play disciple", "play lost_city")
    assert (len(hand(match)), len(hand(match, 1)), discard(match)) == (4, 6, ["lost_city"])


@pytest.mark.rule("CARD-lost_city", "DOM-TOKEN-8")
def test_the_draw_for_lost_city_uses_up_a_minus_card_token():
    victim = {"hand": "copper", "deck": "gold", "tokens": {"minus_card": True}}
    match = play(deal({}, victim, kingdom="lost_city", turn={"coins": 5, "phase": "buy", "buys": 2}), "buy lost_city")
    assert (hand(match, 1), tokens(match, 1)["minus_card"]) == (["copper"], False)


# --- Storyteller -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-storyteller")
def test_storyteller_plays_three_treasures_and_draws_a_card_for_each_coin():
    match = deal({"hand": "storyteller gold silver copper*2", "deck": "estate*9"}, turn={"coins": 2})
    play(match, "play storyteller")
    assert resources(match) == (1, 1, 3)
    assert options(match) == ["play copper", "play silver", "play gold", "done"]
    play(match, "play gold", "play copper", "play silver")
    assert (kind(match), resources(match)) == ("buy", (1, 1, 0))
    assert hand(match) == ["copper", *["estate"] * 9]
    assert in_play(match) == ["storyteller", "gold", "copper", "silver"]
    assert turn(play(match, "play copper"))["coins"] == 1


@pytest.mark.rule("CARD-storyteller")
@pytest.mark.parametrize(("treasures", "cards"), [(0, 1), (1, 2), (2, 3)])
def test_storyteller_plays_fewer_treasures_or_none(treasures, cards):
    match = deal({"hand": "storyteller copper*4", "deck": "estate*9"})
    play(match, "play storyteller", *["play copper"] * treasures, "done")
    assert (hand(match).count("estate"), turn(match)["coins"]) == (cards, 0)


@pytest.mark.rule("CARD-storyteller")
def test_storyteller_plays_only_treasures():
    match = play(deal("storyteller copper village estate"), "play storyteller")
    assert options(match) == ["play copper", "done"]
    assert refused(match, "play village").rule == "CARD-storyteller"
    assert refused(match, "play gold").rule == "CARD-storyteller"
    assert refused(match, "buy copper").rule == "CARD-storyteller"


@pytest.mark.rule("CARD-storyteller", "CARD-relic", "DOM-PLAY-4")
def test_a_relic_played_by_storyteller_attacks_and_is_reacted_to_at_once():
    match = deal({"hand": "storyteller relic", "deck": "estate*5"}, "moat copper", BYSTANDER)
    play(match, "play storyteller", "play relic")
    assert (asked(match), kind(match), turn(match)["coins"]) == (1, "reaction", 1)
    play(match, "reveal moat", "done", "done")
    assert [tokens(match, seat)["minus_card"] for seat in (1, 2)] == [False, True]
    assert hand(match) == ["estate"] * 3


@pytest.mark.rule("CARD-storyteller", "CARD-treasure_trove", "CARD-duplicate")
def test_a_treasure_trove_played_by_storyteller_gains_and_may_be_duplicated():
    match = deal({"hand": "storyteller treasure_trove", "deck": "estate*5", "mat": "duplicate"})
    play(match, "play storyteller", "play treasure_trove", "gain gold", "call duplicate")
    assert (discard(match), hand(match)) == (["copper", "gold", "gold"], ["estate"] * 3)


@pytest.mark.rule("CARD-storyteller", "DOM-CALL-4")
def test_a_coin_of_the_realm_played_by_storyteller_may_be_called_right_after_it():
    match = deal({"hand": "storyteller coin_of_the_realm", "deck": "estate*5"})
    play(match, "play storyteller", "play coin_of_the_realm")
    assert (mat(match), hand(match)) == (["coin_of_the_realm"], ["estate"] * 2)
    assert options(match) == ["call coin_of_the_realm", "done"]
    play(match, "call coin_of_the_realm")
    assert (resources(match), in_play(match)) == ((3, 1, 0), ["storyteller", "coin_of_the_realm"])


@pytest.mark.rule("CARD-storyteller", "DOM-TOKEN-10")
def test_the_coin_of_storyteller_itself_is_the_one_lost_to_the_minus_coin_token():
    match = deal({"hand": "storyteller copper", "deck": "estate*5", "tokens": {"minus_coin": True}})
    play(match, "play storyteller")
    assert (turn(match)["coins"], tokens(match)["minus_coin"]) == (0, False)
    assert hand(play(match, "play copper")) == ["estate"]


@pytest.mark.rule("CARD-storyteller", "DOM-TOKEN-8")
@pytest.mark.parametrize(("minus_coin", "left", "cards"), [(True, True, 0), (False, False, 1)])
def test_storytellers_draw_is_one_draw_and_none_at_all_for_no_coins(minus_coin, left, cards):
    player = {"deck": "estate*5", "tokens": {"minus_coin": minus_coin, "minus_card": True}}
    match = play(deal({**player, "hand": "storyteller"}), "play storyteller")
    assert (hand(match), tokens(match)["minus_card"]) == ([], left)
    match = play(deal({**player, "hand": "storyteller copper"}), "play storyteller", "play copper")
    assert hand(match) == ["estate"] * cards


@pytest.mark.rule("CARD-storyteller", "EVENT-bonfire", "EVENT-alms")
def test_treasures_played_by_storyteller_stay_in_play():
    match = deal({"hand": "storyteller copper", "deck": "estate*5"}, events="bonfire alms", turn={"buys": 2})
    play(match, "play storyteller", "play copper", "buy alms")
    assert (kind(match), discard(match)) == ("buy", [])
    match = deal({"hand": "storyteller copper gold", "deck": "estate*5"}, events="bonfire")
    play(match, "play storyteller", "play copper", "done", "play gold", "buy bonfire")
    assert chosen_from(match, "trash") == {"storyteller", "copper", "gold"}
    play(match, "trash copper")
    assert trash(match) == ["copper"]


@pytest.mark.rule("CARD-storyteller", "CARD-throne_room", "DOM-PLAY-2")
def test_storyteller_played_twice_pays_twice():
    match = deal({"hand": "throne_room storyteller copper*4", "deck": "estate*9"})
    play(match, "play throne_room", "play copper", "play copper", "done")
    assert hand(match).count("estate") == 3
    play(match, "play copper", "done")
    assert (hand(match).count("estate"), resources(match)) == (5, (2, 1, 0))


# --- Wine Merchant ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-wine_merchant", "DOM-RES-1")
def test_wine_merchant_gives_a_buy_and_four_coins_and_goes_to_the_mat():
    match = play(deal("wine_merchant"), "play wine_merchant")
    assert (resources(match), mat(match), in_play(match)) == ((0, 2, 4), ["wine_merchant"], [])


@pytest.mark.rule("CARD-wine_merchant", "DOM-TOKEN-10")
def test_the_minus_coin_token_leaves_three_of_the_wine_merchants_coins():
    match = play(deal({"hand": "wine_merchant", "tokens": {"minus_coin": True}}), "play wine_merchant")
    assert (turn(match)["coins"], tokens(match)["minus_coin"]) == (3, False)


@pytest.mark.rule("CARD-wine_merchant", "DOM-EX-10", "DOM-BUY-4", "DOM-RES-2")
def test_any_wine_merchants_may_go_from_the_mat_with_two_coins_left():
    match = deal({"mat": "wine_merchant*2", "deck": "gold*5"}, turn={"phase": "buy", "coins": 2})
    play(match, "done")
    assert options(match) == ["discard wine_merchant", "done"]
    play(match, "discard wine_merchant")
    assert (mat(match), in_play(match), turn(match)["coins"]) == (["wine_merchant"], [], 2)
    assert refused(match, "buy copper").rule == "CARD-wine_merchant"
    play(match, "discard wine_merchant")
    assert (mat(match), discard(match), turn(match)["player"]) == ([], ["wine_merchant"] * 2, 1)


@pytest.mark.rule("CARD-wine_merchant", "DOM-BUY-4")
def test_wine_merchants_may_stay_on_the_mat():
    match = deal({"mat": "wine_merchant*2", "deck": "gold*5"}, turn={"phase": "buy", "coins": 9})
    play(match, "done", "discard wine_merchant", "done")
    assert (mat(match), discard(match)) == (["wine_merchant"], ["wine_merchant"])


@pytest.mark.rule("CARD-wine_merchant", "DOM-BUY-4")
@pytest.mark.parametrize(("coins", "bought", "asks"), [(1, "", False), (3, "estate", False), (4, "estate", True)])
def test_two_coins_must_be_unspent_when_the_last_buy_is_made(coins, bought, asks):
    match = deal({"mat": "wine_merchant", "deck": "gold*5"}, turn={"phase": "buy", "coins": coins})
    play(match, f"buy {bought}" if bought else "done")
    assert (asked(match) == 0) is asks
    assert mat(match) == ["wine_merchant"]


@pytest.mark.rule("CARD-wine_merchant", "DOM-BUY-4")
def test_a_shuffle_in_the_same_clean_up_contains_the_wine_merchant():
    match = deal({"mat": "wine_merchant", "hand": "gold*3"}, turn={"phase": "buy", "coins": 2})
    play(match, "done", "discard wine_merchant")
    assert hand(match) == ["gold"] * 3 + ["wine_merchant"]


@pytest.mark.rule("CARD-wine_merchant", "DOM-BUY-4", "DOM-RES-2")
def test_wine_merchant_is_neither_called_nor_discarded_before_the_end_of_the_buy_phase():
    match = deal({"mat": "wine_merchant", "hand": "village", "deck": "gold*6"}, turn={"phase": "start", "coins": 5})
    refused(match, "call wine_merchant")
    assert options(match) == ["play village", "done"]
    play(match, "play village")
    assert refused(match, "discard wine_merchant").rule == "DOM-TURN-1"
    assert supply(match, "wine_merchant") == 10


@pytest.mark.rule("CARD-wine_merchant", "CARD-throne_room", "DOM-PLAY-3")
def test_wine_merchant_played_twice_gives_twice_and_lies_on_the_mat_once():
    match = play(deal("throne_room wine_merchant"), "play throne_room")
    assert (resources(match), mat(match), in_play(match)) == ((0, 3, 8), ["wine_merchant"], ["throne_room"])
