"""The −1 card token and the −$1 token, and what uses them up."""

import pytest

from tests.games.dominion.table import (
    buying,
    cards,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    options,
    play,
    seen_by,
    tokens,
    told,
    turn,
)

NO_DRAW = {"tokens": {"minus_card": True}}
NO_COIN = {"tokens": {"minus_coin": True}}


def lies_on_the_deck(match, seat=0):
    """Whether the −1 card token is out."""
    return tokens(match, seat)["minus_card"]


# --- the −1 card token -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TOKEN-4", "DOM-TOKEN-8")
@pytest.mark.parametrize(("card", "drawn"), [("smithy", 2), ("laboratory", 1), ("village", 0), ("council_room", 3)])
def test_the_next_draw_is_one_card_less_and_the_token_goes_back(card, drawn):
    match = play(deal(NO_DRAW | {"hand": card, "deck": "copper*9"}), f"play {card}")
    assert len(hand(match)) == drawn
    assert not lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-4", "DOM-TOKEN-8", "CARD-guide")
def test_guide_draws_four_with_the_token():
    match = play(
        deal(NO_DRAW | {"hand": "estate", "deck": "copper*9", "mat": "guide"}, turn={"phase": "start"}), "call guide"
    )
    assert len(hand(match)) == 4
    assert not lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-4", "DOM-TOKEN-8", "CARD-library", "DOM-EX-12")
def test_library_is_filled_up_to_seven_with_the_token():
    match = play(deal(NO_DRAW | {"hand": "library copper", "deck": "gold*9"}), "play library")
    assert len(hand(match)) == 7
    assert not lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-4", "CARD-library")
def test_library_with_the_token_asks_only_about_cards_that_it_draws():
    match = play(deal(NO_DRAW | {"hand": "library village", "deck": "gold*9"}, turn={"actions": 2}), "play library")
    assert options(match) == ["play village", "done"]
    assert len(hand(match)) == 7


@pytest.mark.rule("DOM-TOKEN-8", "CARD-library")
def test_library_with_seven_in_hand_leaves_the_token():
    match = play(deal(NO_DRAW | {"hand": "library copper*7", "deck": "gold*9"}), "play library")
    assert len(hand(match)) == 7
    assert lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-8", "DOM-CLEAN-1")
def test_the_draw_of_clean_up_is_four_with_the_token():
    match = play(buying(NO_DRAW | {"hand": "copper", "deck": "gold*9"}), "done")
    assert hand(match) == cards("gold*4")
    assert not lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-8", "CARD-council_room")
def test_the_draw_for_others_by_council_room_uses_the_token_up():
    match = play(
        deal({"hand": "council_room", "deck": "copper*9"}, NO_DRAW | {"hand": "copper", "deck": "gold"}),
        "play council_room",
    )
    assert hand(match, 1) == ["copper"]
    assert not lies_on_the_deck(match, 1)


@pytest.mark.rule("DOM-TOKEN-8", "CARD-lost_city")
def test_the_draw_for_others_by_lost_city_uses_the_token_up():
    them = NO_DRAW | {"hand": "copper", "deck": "gold"}
    match = play(
        buying("copper", them, {"hand": "copper", "deck": "gold"}, coins=5, kingdom="lost_city"), "buy lost_city"
    )
    assert (hand(match, 1), hand(match, 2)) == (["copper"], ["copper", "gold"])
    assert not lies_on_the_deck(match, 1)


@pytest.mark.rule("DOM-TOKEN-8", "DOM-TOKEN-2")
def test_a_plus_card_token_uses_it_up_and_the_cards_text_draws_in_full():
    me = {"hand": "smithy", "deck": "copper*9", "tokens": {"minus_card": True, "plus_card": "smithy"}}
    assert len(hand(play(deal(me), "play smithy"))) == 3


@pytest.mark.rule("DOM-TOKEN-8", "DOM-START-1", "CARD-hireling", "CARD-haunted_woods")
@pytest.mark.parametrize(("first", "drawn"), [("hireling", [3]), ("haunted_woods", [2, 1])])
def test_at_the_start_of_turn_the_player_chooses_which_draw_takes_it(first, drawn):
    me = NO_DRAW | {"hand": "copper", "deck": "gold*9", "play": "hireling haunted_woods"}
    match = deal(me, turn={"phase": "start"})
    assert set(options(match)) == {"resolve hireling", "resolve haunted_woods"}
    play(match, f"resolve {first}")
    assert [event["count"] for event in told(match, 1, ["draw"])] == drawn
    assert not lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-8", "DOM-TURN-2")
def test_the_token_takes_its_card_before_a_shuffle_is_needed():
    match = play(deal(NO_DRAW | {"hand": "laboratory", "deck": "gold", "discard": "estate*3"}), "play laboratory")
    assert hand(match) == ["gold"]
    assert discard(match) == ["estate"] * 3
    assert deck(match) == []


@pytest.mark.rule("DOM-TOKEN-8", "DOM-DO-1")
def test_a_draw_with_nothing_to_draw_uses_it_up():
    assert not lies_on_the_deck(play(deal(NO_DRAW | {"hand": "village"}), "play village"))


@pytest.mark.rule("DOM-TOKEN-8", "CARD-storyteller")
def test_storyteller_pays_for_one_card_that_the_token_takes():
    me = NO_DRAW | {"hand": "storyteller silver", "deck": "gold*9"}
    match = play(deal(me), "play storyteller", "play silver")
    assert hand(match) == ["gold", "gold"]
    assert turn(match)["coins"] == 0


@pytest.mark.rule("DOM-TOKEN-8", "CARD-storyteller", "DOM-TOKEN-10")
def test_a_draw_of_no_cards_leaves_the_token():
    me = {"hand": "storyteller", "deck": "gold*9", "tokens": {"minus_card": True, "minus_coin": True}}
    match = play(deal(me), "play storyteller")
    assert lies_on_the_deck(match)
    assert hand(match) == []


@pytest.mark.rule("DOM-TOKEN-9", "CARD-raze")
def test_raze_keeps_a_card_in_spite_of_the_token():
    match = play(deal(NO_DRAW | {"hand": "raze estate", "deck": "gold silver copper"}), "play raze", "trash estate")
    assert chosen_from(match, "keep") == {"gold", "silver"}
    play(match, "keep gold")
    assert hand(match) == ["gold"]
    assert lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-9")
@pytest.mark.parametrize(
    ("me", "moves"),
    [
        ({"hand": "adventurer", "deck": "gold estate silver"}, ["play adventurer"]),
        ({"hand": "thief", "deck": "gold"}, ["play thief"]),
        ({"hand": "chancellor", "deck": "gold silver"}, ["play chancellor", "yes"]),
        ({"hand": "messenger", "deck": "gold silver"}, ["play messenger", "yes"]),
        ({"hand": "bureaucrat", "deck": "gold"}, ["play bureaucrat", "done"]),
        ({"hand": "mine copper"}, ["play mine", "gain silver"]),
    ],
)
def test_what_is_no_drawing_leaves_the_token(me, moves):
    match = play(deal(NO_DRAW | me, {"hand": "copper", "deck": "estate*3"}), *moves)
    assert lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-9", "CARD-magpie")
def test_magpies_reveal_is_no_drawing():
    me = {"hand": "magpie", "deck": "copper gold silver", "tokens": {"minus_card": True}}
    match = play(deal(me), "play magpie")
    assert hand(match) == ["copper"]
    assert not lies_on_the_deck(match)
    assert deck(match) == ["gold", "silver"]


@pytest.mark.rule("DOM-TOKEN-9", "CARD-gear", "CARD-transmogrify")
def test_gears_return_and_a_gain_to_the_hand_are_no_drawing():
    me = NO_DRAW | {"hand": "copper", "deck": "silver*9", "play": "gear", "aside": "gold", "mat": "transmogrify"}
    match = deal(me, turn={"phase": "start"})
    play(match, "resolve gear", "call transmogrify", "trash copper", "gain copper")
    assert hand(match) == ["copper", "gold"]
    assert lies_on_the_deck(match)


@pytest.mark.rule("DOM-TOKEN-9", "CARD-spy")
def test_a_reveal_by_another_player_leaves_the_token():
    them = NO_DRAW | {"hand": "copper", "deck": "gold silver"}
    match = play(deal({"hand": "spy", "deck": "copper estate"}, them), "play spy", "topdeck estate", "discard gold")
    assert lies_on_the_deck(match, 1)
    assert discard(match, 1) == ["gold"]


@pytest.mark.rule("DOM-TOKEN-1", "DOM-TOKEN-4", "CARD-relic")
def test_relic_does_nothing_to_a_player_with_the_token():
    match = play(buying("relic*2", {"hand": "copper", "deck": "gold*9"}), "play relic", "play relic", "done", "done")
    assert len(hand(match, 1)) == 4
    assert not lies_on_the_deck(match, 1)


@pytest.mark.rule("DOM-TOKEN-4", "DOM-HIDE-1")
def test_everybody_sees_the_tokens():
    me = {
        "hand": "copper",
        "tokens": {"minus_card": True, "minus_coin": True, "plus_buy": "village", "estate": "smithy"},
    }
    seen = seen_by(deal(me), 1, of=0)["tokens"]
    assert seen == {"journey": "up", "minus_card": True, "minus_coin": True, "plus_buy": "village", "estate": "smithy"}


# --- the −$1 token ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TOKEN-5", "DOM-TOKEN-10", "DOM-PLAY-4")
@pytest.mark.parametrize(("played", "coins"), [("copper copper", 1), ("gold", 2), ("silver copper", 2), ("relic", 1)])
def test_the_first_treasure_gives_one_less(played, coins):
    match = deal(NO_COIN | {"hand": played})
    play(match, *[f"play {card}" for card in cards(played)])
    assert turn(match)["coins"] == coins
    assert not tokens(match)["minus_coin"]


@pytest.mark.rule("DOM-TOKEN-5", "DOM-TOKEN-10")
@pytest.mark.parametrize(("card", "coins"), [("woodcutter", 1), ("militia", 1), ("market", 0), ("wine_merchant", 3)])
def test_a_card_that_gives_coins_gives_one_less(card, coins):
    match = play(deal(NO_COIN | {"hand": card}, "copper"), f"play {card}")
    assert turn(match)["coins"] == coins
    assert not tokens(match)["minus_coin"]


@pytest.mark.rule("DOM-TOKEN-10", "CARD-storyteller")
def test_the_coin_of_storyteller_itself_is_the_one_lost():
    me = NO_COIN | {"hand": "storyteller silver", "deck": "gold*9"}
    match = play(deal(me), "play storyteller", "play silver")
    assert hand(match) == ["gold", "gold"]
    assert not tokens(match)["minus_coin"]


@pytest.mark.rule("DOM-TOKEN-10", "DOM-TOKEN-2")
def test_the_coin_of_a_plus_coin_token_is_the_one_lost():
    me = {"hand": "woodcutter", "tokens": {"minus_coin": True, "plus_coin": "woodcutter"}}
    assert turn(play(deal(me), "play woodcutter"))["coins"] == 2


@pytest.mark.rule("DOM-TOKEN-10", "CARD-miser")
@pytest.mark.parametrize(("coppers", "coins", "stays"), [(0, 0, True), (1, 0, False), (3, 2, False)])
def test_an_amount_of_nothing_leaves_the_token(coppers, coins, stays):
    me = NO_COIN | {"hand": "miser", "mat": "copper " * coppers}
    match = play(deal(me), "play miser", "choose coin")
    assert (turn(match)["coins"], tokens(match)["minus_coin"]) == (coins, stays)


@pytest.mark.rule("DOM-TOKEN-5", "DOM-TOKEN-10", "CARD-wine_merchant")
def test_coins_that_one_has_already_serve_the_wine_merchant_in_full():
    me = NO_COIN | {"hand": "estate", "deck": "copper*5", "mat": "wine_merchant"}
    match = play(buying(me, coins=2), "done")
    assert options(match) == ["discard wine_merchant", "done"]
    play(match, "discard wine_merchant")
    assert tokens(match)["minus_coin"]


@pytest.mark.rule("DOM-TOKEN-1", "DOM-TOKEN-5", "CARD-bridge_troll")
def test_two_bridge_trolls_give_the_token_only_once():
    match = deal("bridge_troll*2", {"hand": "copper*2", "deck": "copper"}, turn={"actions": 2})
    play(match, "play bridge_troll", "play bridge_troll", "done", "play copper", "play copper")
    assert turn(match)["coins"] == 1


@pytest.mark.rule("DOM-TOKEN-10", "DOM-ATTACK-4", "CARD-caravan_guard")
def test_a_coin_in_anothers_turn_is_lost_but_uses_the_token_up():
    them = {
        "hand": "caravan_guard copper",
        "deck": "gold",
        "tokens": {"minus_coin": True, "plus_coin": "caravan_guard"},
    }
    match = play(deal("militia", them), "play militia", "play caravan_guard", "done")
    assert not tokens(match, 1)["minus_coin"]
    assert turn(match)["coins"] == 2
