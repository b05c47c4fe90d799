"""Page and Peasant, and what their exchange cards do when played; Champion has a file of its own."""

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
    options,
    play,
    refused,
    resources,
    trash,
    turn,
)

FOUR = "copper*3 estate"

# --- Page, Peasant ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-page")
def test_page_draws_one_and_gives_an_action():
    match = play(deal({"hand": "page", "deck": "gold*2"}), "play page")
    assert (hand(match), resources(match), in_play(match)) == (["gold"], (1, 1, 0), ["page"])


@pytest.mark.rule("CARD-peasant")
def test_peasant_gives_a_buy_and_a_coin():
    match = play(deal({"hand": "peasant", "deck": "gold"}), "play peasant")
    assert (hand(match), resources(match)) == ([], (0, 2, 1))


# --- Treasure Hunter -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-treasure_hunter")
@pytest.mark.parametrize("gained", [0, 1, 3])
def test_treasure_hunter_gains_a_silver_for_each_card_the_right_hand_player_gained(gained):
    match = deal("treasure_hunter", {"hand": "copper", "gained_last_turn": 5}, {"gained_last_turn": gained})
    play(match, "play treasure_hunter")
    assert (resources(match), discard(match)) == ((1, 1, 1), ["silver"] * gained)


@pytest.mark.rule("CARD-treasure_hunter", "DOM-DO-1")
@pytest.mark.parametrize("silver", [0, 2])
def test_treasure_hunter_gains_what_silver_there_is(silver):
    match = deal("treasure_hunter", {"gained_last_turn": 4}, supply={"silver": silver})
    assert discard(play(match, "play treasure_hunter")) == ["silver"] * silver


@pytest.mark.rule("CARD-treasure_hunter", "DOM-GAIN-4", "CARD-duplicate")
def test_each_silver_of_the_treasure_hunter_is_a_gain_of_its_own():
    match = deal({"hand": "treasure_hunter", "mat": "duplicate"}, {"gained_last_turn": 2})
    play(match, "play treasure_hunter")
    assert discard(match) == ["silver"]
    assert discard(play(match, "done", "call duplicate")) == ["silver"] * 3


@pytest.mark.rule("CARD-treasure_hunter", "DOM-EXTRA-2", "DOM-TRAV-1")
def test_treasure_hunter_counts_purchases_once_and_gains_but_no_exchange():
    hunter = {"hand": "treasure_hunter", "deck": "copper*9"}
    match = deal({"hand": "workshop page copper", "deck": "copper*9"}, hunter, turn={"actions": 2, "coins": 3})
    play(match, "play page", "play workshop", "gain estate", "buy silver", "exchange page", "play treasure_hunter")
    assert discard(match, 1) == ["silver"] * 2


@pytest.mark.rule("CARD-treasure_hunter", "DOM-EXTRA-2")
def test_treasure_hunter_counts_curses_but_no_gains_in_other_turns():
    hunter = {"hand": "treasure_hunter", "deck": "copper*9", "play": "swamp_hag"}
    match = deal({"hand": "witch", "deck": "copper*9"}, hunter, turn={"coins": 3})
    play(match, "play witch", "buy silver", "play treasure_hunter")
    assert discard(match, 1) == ["silver", "silver", "curse"]
    match = deal({"hand": "witch treasure_hunter", "deck": "copper*9"}, turn={"actions": 2})
    play(match, "play witch", "play treasure_hunter")
    assert (discard(match), discard(match, 1)) == ([], ["curse"])


@pytest.mark.rule("CARD-treasure_hunter", "DOM-EXTRA-2", "CARD-thief")
def test_treasure_hunter_counts_treasures_gained_by_a_thief():
    hunter = {"hand": "treasure_hunter", "deck": "gold gold copper*9"}
    match = play(deal({"hand": "thief", "deck": "copper*9"}, hunter), "play thief")
    while "done" not in options(match) or kind(match) != "buy":
        play(match, options(match)[0])
    play(match, "done", "play treasure_hunter")
    assert discard(match, 1).count("silver") == 1


@pytest.mark.rule("DOM-EXTRA-2", "EVENT-mission")
def test_treasure_hunter_counts_only_the_mission_turn_after_it():
    hunter = {"hand": "treasure_hunter", "deck": "copper*9"}
    match = deal(
        {"hand": "copper", "deck": "copper*9 workshop*2"},
        hunter,
        events="mission ball",
        turn={"phase": "buy", "coins": 9, "buys": 2},
    )
    play(match, "buy mission", "buy ball", "gain copper", "gain copper", "done", "play treasure_hunter")
    assert discard(match, 1) == []


@pytest.mark.rule("DOM-EXTRA-2")
def test_before_the_right_hand_players_first_turn_the_treasure_hunter_gains_nothing():
    assert discard(play(deal("treasure_hunter"), "play treasure_hunter")) == []


# --- Warrior ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-warrior")
@pytest.mark.parametrize(
    ("card", "trashed"),
    [
        ("copper", False),
        ("estate", False),
        ("silver", True),
        ("smithy", True),
        ("duchy", False),
        ("gold", False),
        ("soldier", True),
        ("fugitive", True),
        ("hero", False),
    ],
)
def test_warrior_trashes_what_costs_exactly_three_or_four(card, trashed):
    match = deal({"hand": "warrior", "deck": "gold*3"}, {"hand": "copper", "deck": f"{card} gold"}, kingdom="peasant")
    play(match, "play warrior")
    assert (hand(match), resources(match)) == (["gold"] * 2, (0, 1, 0))
    assert (trash(match), discard(match, 1)) == (([card], []) if trashed else ([], [card]))
    assert (deck(match, 1), hand(match, 1)) == (["gold"], ["copper"])


@pytest.mark.rule("CARD-warrior", "DOM-ATTACK-5")
@pytest.mark.parametrize(
    ("others", "hits"),
    [("", 1), ("page", 2), ("page peasant", 3), ("champion village", 1), ("hero disciple warrior soldier", 5)],
)
def test_warrior_hits_once_for_each_traveller_in_play(others, hits):
    match = deal({"hand": "warrior", "play": others}, {"deck": "copper*9"})
    assert discard(play(match, "play warrior"), 1) == ["copper"] * hits


@pytest.mark.rule("CARD-warrior", "DOM-ATTACK-5", "DOM-INH-4")
def test_warrior_counts_estates_that_have_inherited_a_traveller():
    player = {"hand": "warrior", "play": "estate*2", "tokens": {"estate": "page"}}
    assert discard(play(deal(player, {"deck": "copper*9"}), "play warrior"), 1) == ["copper"] * 3


@pytest.mark.rule("CARD-warrior", "DOM-ATTACK-5", "DOM-TURN-2", "DOM-ORDER-1")
def test_warrior_goes_player_by_player_and_shuffles_short_decks_one_card_at_a_time():
    victims = [{"deck": "copper", "discard": "estate"}, {"deck": "silver"}, {"deck": "copper"}, {"hand": "gold"}]
    match = play(deal({"hand": "warrior", "play": "page*2"}, *victims), "play warrior")
    assert trash(match) == ["silver"]
    # the copper, and when it has been shuffled with the estate both of them
    assert (sorted(discard(match, 1)), deck(match, 1)) == (["copper", "estate"], [])
    assert discard(match, 2) == deck(match, 2) == []
    assert discard(match, 3) == ["copper"]
    assert (discard(match, 4), hand(match, 4)) == ([], ["gold"])


@pytest.mark.rule("DOM-ATTACK-5", "DOM-ORDER-1")
def test_warrior_finishes_with_one_player_before_the_next():
    match = deal(
        {"deck": "smithy village"}, {"hand": "warrior", "play": "page"}, {"deck": "silver feast"}, turn={"player": 1}
    )
    assert trash(play(match, "play warrior")) == ["silver", "feast", "smithy", "village"]


@pytest.mark.rule("DOM-ATTACK-5", "DOM-COST-2")
def test_warrior_takes_the_costs_of_the_attackers_turn():
    player = {"hand": "warrior", "play": "bridge_troll page*2", "tokens": {"cost": "festival"}}
    match = play(deal(player, {"deck": "silver duchy festival", "play": "bridge_troll"}), "play warrior")
    assert (trash(match), discard(match, 1)) == (["duchy"], ["festival", "silver"])


@pytest.mark.rule("CARD-warrior", "CARD-throne_room", "DOM-ATTACK-5", "DOM-PLAY-2")
def test_warrior_played_twice_counts_itself_once_in_each_play():
    match = deal({"hand": "throne_room warrior", "play": "page", "deck": "gold*5"}, {"deck": "copper*9"})
    play(match, "play throne_room")
    assert (len(hand(match)), discard(match, 1)) == (4, ["copper"] * 4)


@pytest.mark.rule("CARD-warrior", "DOM-ATTACK-1")
def test_a_moat_protects_from_all_hits_of_a_warrior():
    match = deal({"hand": "warrior", "play": "page*2", "deck": "gold*2"}, {"hand": "moat copper", "deck": "silver*3"})
    play(match, "play warrior")
    assert (asked(match), hand(match)) == (1, [])
    assert len(deck(play(match, "reveal moat", "done"), 1)) == 3


# --- Hero ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-hero", "DOM-TYPE-1")
def test_hero_gives_two_coins_and_gains_any_treasure_of_the_supply():
    kingdom = "coin_of_the_realm relic treasure_trove"
    match = play(deal("hero", kingdom=kingdom, options={"colonies": True}), "play hero")
    assert (resources(match), kind(match)) == ((0, 1, 2), "gain")
    assert chosen_from(match, "gain") == {"copper", "silver", "gold", "platinum", *kingdom.split()}
    assert discard(play(match, "gain platinum")) == ["platinum"]


@pytest.mark.rule("CARD-hero", "DOM-DO-1")
def test_hero_must_gain_and_only_a_treasure_that_is_there():
    match = play(deal("hero", supply={"gold": 0}), "play hero")
    assert refused(match, "done").rule == "CARD-hero"
    assert refused(match, "gain duchy").rule == "CARD-hero"
    assert refused(match, "gain gold").rule == "DOM-GAIN-1"
    assert refused(match, "gain relic").rule == "DOM-SETUP-2"


@pytest.mark.rule("CARD-hero", "DOM-DO-1")
@pytest.mark.parametrize(("left", "gained"), [("silver", ["silver"]), ("", [])])
def test_hero_gains_the_only_treasure_there_is_or_none(left, gained):
    empty = {card: 0 for card in ("copper", "silver", "gold") if card != left}
    match = play(deal("hero", supply=empty), "play hero")
    assert (kind(match), discard(match)) == ("buy", gained)


# --- Soldier ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-soldier")
@pytest.mark.parametrize(("cards", "asks"), [(0, False), (3, False), (4, True), (6, True)])
def test_soldier_takes_one_card_from_who_has_four_or_more(cards, asks):
    match = play(deal("soldier", {"hand": "copper " * cards}), "play soldier")
    assert resources(match) == (0, 1, 2)
    assert (asked(match) == 1) is asks
    if asks:
        assert refused(match, "done").rule == "CARD-soldier"
        assert refused(match, "discard gold").rule == "CARD-soldier"
        play(match, "discard copper")
    assert (asked(match), len(hand(match, 1))) == (0, cards - asks)


@pytest.mark.rule("CARD-soldier", "DOM-ORDER-1")
def test_soldier_hits_all_others_in_turn_order():
    match = play(deal(FOUR, "soldier", "copper", FOUR, turn={"player": 1}), "play soldier")
    assert asked(match) == 3
    play(match, "discard estate")
    assert asked(match) == 0
    play(match, "discard copper")
    assert (discard(match, 3), discard(match), hand(match, 2)) == (["estate"], ["copper"], ["copper"])


@pytest.mark.rule("CARD-soldier", "DOM-ATTACK-5")
@pytest.mark.parametrize(
    ("others", "coins"),
    [
        ("village page", 2),
        ("militia witch", 4),
        ("soldier warrior", 4),
        ("relic", 3),
        ("swamp_hag haunted_woods bridge_troll giant", 6),
    ],
)
def test_soldier_gives_a_coin_for_each_other_attack_card_in_play(others, coins):
    assert turn(play(deal({"hand": "soldier", "play": others}), "play soldier", "discard copper"))["coins"] == coins


@pytest.mark.rule("CARD-soldier", "DOM-ATTACK-5")
def test_soldier_counts_durations_of_the_last_turn():
    match = deal({"hand": "soldier", "play": "haunted_woods"}, {"hand": "copper"}, turn={"phase": "start"})
    assert turn(play(match, "play soldier"))["coins"] == 3


@pytest.mark.rule("CARD-soldier", "DOM-ATTACK-5", "DOM-INH-5")
def test_soldier_counts_estates_that_have_inherited_an_attack():
    match = deal({"hand": "soldier", "play": "estate*2", "tokens": {"estate": "militia"}}, {"hand": "copper"})
    assert turn(play(match, "play soldier"))["coins"] == 4


@pytest.mark.rule("CARD-soldier", "DOM-ATTACK-5", "CARD-storyteller")
def test_soldier_counts_a_relic_played_by_storyteller():
    match = deal({"hand": "storyteller relic soldier", "deck": "copper*3"}, {"hand": "copper"})
    assert turn(play(match, "play storyteller", "play relic", "play soldier"))["coins"] == 3


@pytest.mark.rule("CARD-soldier", "DOM-ATTACK-5", "CARD-throne_room")
def test_a_soldier_played_twice_does_not_count_itself():
    match = deal({"hand": "throne_room soldier"}, {"hand": "copper"}, {"hand": "copper", "play": "swamp_hag"})
    assert turn(play(match, "play throne_room"))["coins"] == 4


@pytest.mark.rule("CARD-soldier", "DOM-TOKEN-10")
def test_the_minus_coin_token_takes_one_of_the_soldiers_coins():
    match = deal({"hand": "soldier", "play": "militia", "tokens": {"minus_coin": True}}, {"hand": "copper"})
    assert turn(play(match, "play soldier"))["coins"] == 2


# --- Fugitive --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-fugitive", "DOM-DO-1")
def test_fugitive_draws_two_gives_an_action_and_discards_one():
    match = play(deal({"hand": "fugitive copper", "deck": "gold silver estate"}), "play fugitive")
    assert (hand(match), resources(match)) == (["copper", "gold", "silver"], (1, 1, 0))
    assert options(match) == ["discard copper", "discard silver", "discard gold"]
    assert refused(match, "done").rule == "CARD-fugitive"
    assert refused(match, "discard estate").rule == "CARD-fugitive"
    play(match, "discard gold")
    assert (hand(match), discard(match), kind(match)) == (["copper", "silver"], ["gold"], "buy")


@pytest.mark.rule("CARD-fugitive", "DOM-DO-1")
@pytest.mark.parametrize(("cards", "discarded"), [("", []), ("gold", ["gold"])])
def test_fugitive_with_too_few_cards_discards_what_there_is(cards, discarded):
    match = play(deal({"hand": "fugitive", "deck": cards}), "play fugitive")
    assert (hand(match), discard(match), kind(match)) == ([], discarded, "buy")
