"""The light special cards 7 to 13: each works, but not in the turn in which it is laid out, and within its limits.

The dark ones are in test_end.py.
"""

import pytest

from tests.games.valdora.table import (
    acting,
    asked,
    coins,
    deal,
    fresh,
    kind,
    laid,
    lay_and_come_back,
    offered,
    options,
    part,
    play,
    player,
    refused,
)

BOOK = {"left": [], "right": ["hammer", "cart", "chisel", "shovel", "horse"]}
TOOLS = {"gold_pan": None, "hammer": None, "pickaxe": None, "chisel": None, "shovel": None}


# --- 7 and 8: special cart and horse ---------------------------------------------------------------------------------


def replacing(card, equipment):
    """About to lay out a card; with two carts special card 3 lies there already."""
    cards = laid(3, hand=(card,)) if "cart_2" in equipment else laid(hand=(card,))
    return deal(
        {"at": "S4", "equipment": equipment, "artisans": {"red": 1, "blue": 1}, "special": cards},
        turn={"phase": "end"},
    )


@pytest.mark.rule("VAL-SPEC-C7", "VAL-SPEC-C8", "VAL-LOAD-6")
@pytest.mark.parametrize(("card", "kind_", "special"), [(7, "cart", "special_cart"), (8, "horse", "special_horse")])
@pytest.mark.parametrize("gem", [None, "ruby"])
def test_cards_7_and_8_replace_the_old_one_and_its_gem_moves_over(card, kind_, special, gem):
    match = play(replacing(card, {"gold_pan": None, kind_: gem}), f"lay {card}", *(["give red"] if card == 7 else []))
    assert player(match)["equipment"] == {"gold_pan": None, special: gem}
    assert part(match, "removed", "equipment") == [kind_]


@pytest.mark.rule("VAL-SPEC-C7", "VAL-SPEC-C8")
@pytest.mark.parametrize(("card", "other"), [(7, "horse"), (8, "cart")])
def test_cards_7_and_8_want_an_owner(card, other):
    match = replacing(card, {"gold_pan": None, other: None})
    assert options(match) == ["done"]
    assert refused(match, f"lay {card}") == f"VAL-SPEC-C{card}"


@pytest.mark.rule("VAL-SPEC-C7", "VAL-SPEC-C8", "VAL-LOAD-4")
@pytest.mark.parametrize(("card", "special"), [(7, "special_cart"), (8, "special_horse")])
def test_cards_7_and_8_cost_one_coin_to_load_and_can_be_swapped(card, special):
    me = {"at": "N1", "coins": 1, "equipment": {special: "gold"}, "special": laid(card)}
    match = play(acting(me, fields={"N1": {"ruby": 2}}, depot={}), f"load ruby {special}")
    assert coins(match) == 0
    assert player(match)["equipment"] == {special: "ruby"}
    assert part(match, "depot") == {"gold": 1}
    poor = me | {"coins": 0, "equipment": {special: None, "gold_pan": None}}
    assert refused(acting(poor, fields={"N1": {"gold": 1}}), f"load gold {special}") == "VAL-LOAD-1"


@pytest.mark.rule("VAL-SPEC-C7", "VAL-SPEC-C8", "VAL-BOOK-3")
@pytest.mark.parametrize(("card", "kind_", "special"), [(7, "cart", "special_cart"), (8, "horse", "special_horse")])
def test_cards_7_and_8_are_the_only_one_of_their_kind(card, kind_, special):
    match = acting(
        {"at": "A", "equipment": {"gold_pan": "gold", special: None}, "special": laid(card)},
        books={"A": {"right": [kind_, "hammer"]}},
    )
    assert refused(match, "buy right") == "VAL-BOOK-3"


@pytest.mark.rule("VAL-SPEC-C7")
@pytest.mark.parametrize("old", ["cart", "cart_2"])
def test_card_7_with_two_carts_the_player_chooses_which_leaves(old):
    match = play(replacing(7, {"cart": "ruby", "cart_2": "gold"}), "lay 7", "give red")
    assert kind(match) == "replace"
    assert options(match) == ["replace cart", "replace cart_2"]
    assert refused(match, "done") == "VAL-SPEC-C7"
    play(match, f"replace {old}")
    kept = "cart_2" if old == "cart" else "cart"
    gems = {"cart": "ruby", "cart_2": "gold"}
    assert player(match)["equipment"] == {kept: gems[kept], "special_cart": gems[old]}
    assert player(match)["special"]["doubled"] is True


@pytest.mark.rule("VAL-SPEC-C7", "VAL-SPEC-C8", "VAL-SPEC-3")
@pytest.mark.parametrize(("card", "kind_", "special"), [(7, "cart", "special_cart"), (8, "horse", "special_horse")])
def test_cards_7_and_8_are_loaded_from_the_next_turn_on_once_a_turn(card, kind_, special):
    me = {"coins": 4, "equipment": {kind_: None}, "artisans": {"red": 1, "blue": 1}}
    match = lay_and_come_back(card, me, "move N5", fields={"N5": {"gold": 2}})
    play(match, f"load gold {special}")
    assert coins(match) == 3
    assert asked(match) == 1  # the other gold finds no card: this one was loaded


# --- 9: the ladle ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C9")
def test_card_9_carries_gold_beside_the_pan_for_a_coin():
    me = {"at": "N1", "coins": 1, "equipment": {"gold_pan": None, "ladle": None}, "special": laid(9)}
    match = acting(me, fields={"N1": {"gold": 2, "ruby": 1}})
    assert offered(match, "load") == {"gold gold_pan", "gold ladle"}
    assert refused(match, "load ruby ladle") == "VAL-LOAD-1"
    play(match, "load gold gold_pan", "load gold ladle")
    assert coins(match) == 0
    assert player(match)["equipment"] == {"gold_pan": "gold", "ladle": "gold"}


@pytest.mark.rule("VAL-SPEC-C9")
def test_card_9_its_gold_pays_and_it_is_not_swapped():
    me = {"at": "A", "equipment": {"gold_pan": None, "ladle": "gold"}, "special": laid(9)}
    match = play(acting(me, books={"A": BOOK}), "buy right")
    assert player(match)["equipment"]["ladle"] is None
    match = acting(me | {"at": "N1", "coins": 3}, fields={"N1": {"gold": 1}})
    assert refused(match, "load gold ladle") == "VAL-LOAD-4"
    match = play(acting(me | {"at": "W1", "orders": ["yellow"]}), "deliver yellow")
    assert player(match)["completed"] == ["yellow"]


@pytest.mark.rule("VAL-SPEC-C9", "VAL-SPEC-3")
def test_card_9_lies_there_empty_and_is_loaded_in_the_next_turn():
    match = lay_and_come_back(9, {"coins": 2, "equipment": {"gold_pan": "gold"}}, fields={"N5": {"gold": 2}})
    assert player(match)["equipment"] == {"gold_pan": "gold", "ladle": None}
    play(match, "move N5", "load gold ladle")
    assert (player(match)["equipment"]["ladle"], coins(match)) == ("gold", 1)


# --- 10: one gem more in harbours ------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C10", "VAL-LOAD-3")
@pytest.mark.parametrize(("at", "gems"), [("W4", 2), ("E4", 3), ("Z", 2)])
def test_card_10_one_gem_more_than_ships(at, gems):
    match = acting(
        {"at": at, "equipment": TOOLS, "special": laid(10)},
        depot={"gold": 1, "ruby": 1, "sapphire": 1, "emerald": 1},
    )
    moves = ["load gold gold_pan", "load ruby pickaxe", "load sapphire chisel"]
    play(match, *moves[:gems])
    assert asked(match) == 1
    assert sum(gem is not None for gem in player(match)["equipment"].values()) == gems


@pytest.mark.rule("VAL-SPEC-C10")
def test_card_10_free_cards_are_needed_all_the_same():
    match = acting({"at": "W4", "equipment": {"gold_pan": None}, "special": laid(10)}, depot={"gold": 2})
    play(match, "load gold gold_pan")
    assert asked(match) == 1


@pytest.mark.rule("VAL-SPEC-C10", "VAL-SPEC-3")
def test_card_10_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    me = {"at": "W4", "equipment": TOOLS}
    match = acting(me | {"special": laid(10)}, depot={"gold": 1, "ruby": 1}, **fresh(10))
    assert asked(play(match, "load gold gold_pan")) == 1
    match = lay_and_come_back(10, {"equipment": TOOLS}, "move W4", depot={"gold": 1, "ruby": 1})
    play(match, "load gold gold_pan", "load ruby pickaxe")
    assert part(match, "depot") == {}


# --- 11: a coin for two gems -----------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C11")
@pytest.mark.parametrize(("cards", "gems", "reward"), [((11,), 1, 0), ((11,), 2, 1), ((11, 11), 2, 2), ((11,), 3, 1)])
def test_card_11_coins_for_two_or_more_gems(cards, gems, reward):
    match = acting(
        {"at": "N1", "coins": 0, "equipment": TOOLS, "special": laid(*cards)},
        fields={"N1": {"gold": 1, "ruby": 1, "sapphire": 1, "emerald": 1}},
    )
    play(match, *["load gold gold_pan", "load ruby pickaxe", "load sapphire chisel"][:gems])
    assert coins(match) == 0  # only after the loading
    play(match, "done")
    assert coins(match) == reward


@pytest.mark.rule("VAL-SPEC-C11", "VAL-COIN-1")
def test_card_11_never_above_six():
    match = acting(
        {"at": "N1", "coins": 5, "equipment": TOOLS, "special": laid(11, 11)}, fields={"N1": {"gold": 1, "ruby": 1}}
    )
    play(match, "load gold gold_pan", "load ruby pickaxe")
    assert coins(match) == 6


@pytest.mark.rule("VAL-SPEC-C11", "VAL-SPEC-C10", "VAL-SPEC-C5")
def test_card_11_with_card_10_in_a_harbour_and_the_coin_pays_for_card_5():
    match = acting(
        {"at": "Z", "coins": 1, "equipment": TOOLS, "special": laid(5, 10, 11)}, depot={"gold": 1, "ruby": 1}
    )
    play(match, "load gold gold_pan")
    assert refused(match, "provisions") == "VAL-SPEC-C5"
    play(match, "load ruby pickaxe")
    assert options(match) == ["provisions", "done"]
    play(match, "provisions")
    assert (coins(match), player(match)["provisions"]) == (0, True)


@pytest.mark.rule("VAL-SPEC-C11", "VAL-SPEC-3")
def test_card_11_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    gems = {"gold": 1, "ruby": 1}
    me = {"at": "N1", "coins": 0, "equipment": TOOLS, "special": laid(11)}
    match = play(acting(me, fields={"N1": gems}, **fresh(11)), "load gold gold_pan", "load ruby pickaxe")
    assert coins(match) == 0
    match = lay_and_come_back(11, {"coins": 0, "equipment": TOOLS}, "move N5", fields={"N5": gems})
    play(match, "load gold gold_pan", "load ruby pickaxe")
    assert coins(match) == 1


# --- 12: gold for a gem ----------------------------------------------------------------------------------------------


def gilding(more=None, **rest):
    me = {"at": "E2", "coins": 6, "equipment": {"gold_pan": "gold"}, "orders": ["red"], "special": laid(12)}
    return acting(me | (more or {}), depot={}, **rest)


@pytest.mark.rule("VAL-SPEC-C12")
def test_card_12_gold_for_the_gem_of_an_order_for_three_coins():
    match = gilding({"workshops": ["red"]}, supply={"workshops": []})
    assert options(match) == ["deliver red gold for ruby", "done"]
    play(match, "deliver red gold for ruby")
    assert coins(match) == 3
    assert part(match, "depot") == {"gold": 1}
    entry = player(match)
    assert (entry["completed"], entry["artisans"], entry["bonus"]) == (["red"], {"red": 1}, 1)


@pytest.mark.rule("VAL-SPEC-C12")
def test_card_12_once_a_turn_and_not_without_coins_or_gold():
    two = {"orders": ["red", "red"], "equipment": {"gold_pan": "gold", "cart": "gold", "pickaxe": "ruby"}}
    match = play(gilding(two), "deliver red gold for ruby", "from cart")
    assert refused(match, "deliver red gold for ruby") == "VAL-SPEC-C12"
    assert options(match) == ["deliver red", "done"]
    poor = gilding({"coins": 2, "equipment": {"gold_pan": "gold", "pickaxe": "ruby"}})
    assert refused(poor, "deliver red gold for ruby") == "VAL-SPEC-C12"
    assert asked(gilding({"equipment": {"gold_pan": None}})) == 1


@pytest.mark.rule("VAL-SPEC-C12", "VAL-PAY-1")
def test_card_12_one_gem_of_a_white_order_and_never_its_gold():
    order = "white_gold_amethyst_ruby"
    equipment = {"gold_pan": "gold", "hammer": "amethyst", "cart": "gold"}
    match = gilding({"at": "N4", "equipment": equipment, "orders": [order]})
    assert options(match) == [f"deliver {order} gold for ruby", "done"]
    play(match, f"deliver {order} gold for ruby")
    assert part(match, "depot") == {"gold": 2, "amethyst": 1}
    assert asked(match) == 1  # both golds are needed: nothing to ask
    assert f"deliver {order} gold for gold" not in match.game.options


@pytest.mark.rule("VAL-SPEC-C12", "VAL-PAY-1")
def test_card_12_asks_from_which_cards_if_there_is_more_gold():
    order = "white_gold_amethyst_ruby"
    equipment = {"gold_pan": "gold", "hammer": "amethyst", "cart": "gold", "horse": "gold"}
    match = gilding({"at": "N4", "equipment": equipment, "orders": [order]})
    play(match, f"deliver {order} gold for ruby", "from horse")
    assert options(match) == ["from gold_pan", "from cart"]
    play(match, "from cart")
    assert player(match)["equipment"] == {"gold_pan": "gold", "hammer": None, "cart": None, "horse": None}
    assert player(match)["completed"] == [order]


@pytest.mark.rule("VAL-SPEC-C12", "VAL-SPEC-3")
def test_card_12_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    match = gilding({"equipment": {"gold_pan": "gold", "pickaxe": "ruby"}}, **fresh(12))
    assert refused(match, "deliver red gold for ruby") == "VAL-SPEC-C12"
    me = {"coins": 6, "equipment": {"gold_pan": "gold"}, "orders": ["red"]}
    match = lay_and_come_back(12, me, "move E2", "deliver red gold for ruby")
    assert player(match)["completed"] == ["red"]


# --- 13: a nest egg --------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C13")
@pytest.mark.parametrize(("purse", "after"), [(0, 1), (1, 1), (6, 6)])
def test_card_13_a_coin_at_the_end_of_a_turn_without_any(purse, after):
    match = deal({"at": "S4", "coins": purse, "special": laid(13)}, turn={"phase": "end"})
    assert coins(match) == after


@pytest.mark.rule("VAL-SPEC-C13")
def test_card_13_only_in_the_own_turn():
    match = deal({"at": "S4", "coins": 0, "special": laid(13)}, turn={"player": 1, "phase": "end", "number": 2})
    assert coins(match) == 0


@pytest.mark.rule("VAL-SPEC-C13", "VAL-SPEC-3")
def test_card_13_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    match = lay_and_come_back(13, {"coins": 0, "artisans": {"red": 1}})
    assert coins(match) == 0
    play(match, "move N4")
    assert coins(match) == 1
