"""The light special cards 1 to 6: each works, but not in the turn in which it is laid out, and within its limits.

The dark ones are in test_end.py.
"""

import pytest

from tests.games.valdora.table import (
    acting,
    asked,
    coins,
    deal,
    fresh,
    laid,
    lay_and_come_back,
    offered,
    part,
    play,
    player,
    refused,
    told,
)

BOOK = {"left": [], "right": ["hammer", "cart", "chisel", "shovel", "horse"]}
ORDERS = {"left": ["red"], "right": ["blue", "yellow", "silver", "green"]}
TOOLS = {"gold_pan": None, "hammer": None, "pickaxe": None, "chisel": None, "shovel": None}


# --- 1: the bank pays ------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C1")
def test_card_1_the_bank_pays_meetings():
    match = deal({"at": "A", "coins": 0, "special": laid(1)}, {"at": "N1", "coins": 2}, {"at": "N1", "coins": 5})
    play(match, "move N1")
    assert [coins(match, seat) for seat in range(3)] == [0, 3, 6]
    assert told(match, "meet_free")


@pytest.mark.rule("VAL-SPEC-C1", "VAL-COIN-1")
def test_card_1_a_full_purse_gets_nothing():
    match = play(deal({"at": "A", "coins": 4, "special": laid(1)}, {"at": "N1", "coins": 6}), "move N1")
    assert [coins(match, seat) for seat in range(2)] == [4, 6]


@pytest.mark.rule("VAL-SPEC-C1", "VAL-SPEC-3")
def test_card_1_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    others = {"at": "N1", "coins": 2}
    match = deal({"at": "A", "coins": 0, "special": laid(1)}, others, **fresh(1))
    assert refused(match, "move N1") == "VAL-MEET-1"
    match = lay_and_come_back(1, {"at": "B", "coins": 0})
    assert "S4" in offered(match, "move")
    play(match, "move S4")
    assert coins(match) == 0


# --- 2: one more free page -------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C2")
@pytest.mark.parametrize(("cards", "free"), [((), 1), ((2,), 2), ((2, 2), 3)])
def test_card_2_one_more_free_page_for_each(cards, free):
    match = acting({"at": "A", "coins": 1, "special": laid(*cards)}, books={"A": BOOK})
    for _ in range(free):
        play(match, "turn right")
        assert coins(match) == 1
    play(match, "turn right")
    assert coins(match) == 0


@pytest.mark.rule("VAL-SPEC-C2", "VAL-SPEC-3")
def test_card_2_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    match = acting({"at": "A", "coins": 0, "special": laid(2)}, books={"A": BOOK}, **fresh(2))
    play(match, "turn right")
    assert asked(match) == 1
    match = lay_and_come_back(2, {"coins": 0}, "move A", books={"A": BOOK})
    play(match, "turn right", "turn right")
    assert coins(match) == 0


@pytest.mark.rule("VAL-SPEC-C2", "VAL-SPEC-C5")
def test_card_2_the_first_page_is_free_even_after_provisions():
    match = acting({"at": "A", "coins": 2, "special": laid(2, 5)}, books={"A": BOOK})
    play(match, "provisions", "turn right", "turn right")
    assert coins(match) == 0  # two coins for the second action, none for the pages
    assert asked(match) == 1


# --- 3: a second piece -----------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C3")
def test_card_3_a_second_piece_once_in_the_game_for_a_gold():
    match = acting(
        {"at": "A", "equipment": {"hammer": None, "cart": "gold", "horse": "gold"}, "special": laid(3)},
        books={"A": {"right": ["hammer", "cart"]}},
        depot={},
    )
    play(match, "buy right", "from cart")
    assert player(match)["equipment"] == {"hammer": None, "cart": None, "horse": "gold", "hammer_2": None}
    assert player(match)["special"]["doubled"] is True
    assert part(match, "depot") == {"gold": 1}
    assert refused(match, "buy right") == "VAL-SPEC-C3"


@pytest.mark.rule("VAL-SPEC-C3")
def test_card_3_both_pieces_carry_a_gem_each():
    me = {"at": "N1", "coins": 4, "equipment": {"hammer": None, "hammer_2": None, "cart": None, "cart_2": None}}
    match = acting(me | {"special": laid(3)}, fields={"N1": {"amethyst": 5}})
    play(match, "load amethyst hammer", "load amethyst hammer_2", "load amethyst cart", "load amethyst cart_2")
    assert coins(match) == 0
    assert set(player(match)["equipment"].values()) == {"amethyst"}


@pytest.mark.rule("VAL-SPEC-C3")
def test_card_3_a_normal_cart_beside_the_special_one():
    match = acting(
        {"at": "A", "equipment": {"gold_pan": "gold", "special_cart": None}, "special": laid(3, 7)},
        books={"A": {"right": ["cart"]}},
    )
    play(match, "buy right")
    assert list(player(match)["equipment"]) == ["gold_pan", "special_cart", "cart_2"]


@pytest.mark.rule("VAL-SPEC-C3")
def test_card_3_is_not_used_up_by_a_kind_one_does_not_own():
    match = acting(
        {"at": "A", "equipment": {"gold_pan": "gold", "cart": "gold"}, "special": laid(3)},
        books={"A": {"right": ["hammer", "cart"]}},
    )
    play(match, "buy right", "from gold_pan", "buy right")
    assert list(player(match)["equipment"]) == ["gold_pan", "cart", "hammer", "cart_2"]


@pytest.mark.rule("VAL-SPEC-C3", "VAL-SPEC-3")
def test_card_3_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    equipment = {"gold_pan": "gold", "hammer": None}
    match = acting({"at": "A", "equipment": equipment, "special": laid(3)}, books={"A": BOOK}, **fresh(3))
    assert refused(match, "buy right") == "VAL-BOOK-3"
    match = lay_and_come_back(3, {"equipment": equipment}, "move A", "buy right", books={"A": BOOK})
    assert "hammer_2" in player(match)["equipment"]


# --- 4: a fourth order -----------------------------------------------------------------------------------------------


def with_orders(count, *, purse=4, **rest):
    return acting(
        {"at": "C", "coins": purse, "orders": ["green"] * count, "special": laid(4)}, books={"C": ORDERS}, **rest
    )


@pytest.mark.rule("VAL-SPEC-C4")
def test_card_4_the_fourth_order_costs_two():
    match = play(with_orders(2), "buy left")
    assert coins(match) == 3
    play(match, "buy right")
    assert coins(match) == 1
    assert player(match)["orders"] == ["green", "green", "red", "blue"]


@pytest.mark.rule("VAL-SPEC-C4")
def test_card_4_with_three_exchange_for_one_or_take_a_fourth_for_two():
    match = with_orders(3)
    assert {"left", "left returning green left"} <= offered(match, "buy")
    assert coins(play(match, "buy left returning green left")) == 3
    assert len(player(match)["orders"]) == 3
    match = with_orders(3, purse=1)
    assert refused(match, "buy left") == "VAL-SPEC-C4"
    assert "left returning green left" in offered(match, "buy")


@pytest.mark.rule("VAL-SPEC-C4", "VAL-BOOK-5")
def test_card_4_with_four_one_is_returned_and_the_new_one_costs_two():
    match = with_orders(4)
    assert refused(match, "buy left") == "VAL-BOOK-5"
    play(match, "buy left returning green right")
    assert (len(player(match)["orders"]), coins(match)) == (4, 2)
    assert refused(with_orders(4, purse=1), "buy left returning green right") == "VAL-SPEC-C4"


@pytest.mark.rule("VAL-SPEC-C4", "VAL-SPEC-3")
def test_card_4_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    assert refused(with_orders(3, **fresh(4)), "buy left") == "VAL-BOOK-5"
    match = lay_and_come_back(4, {"orders": ["green"] * 3, "coins": 2}, "move C", "buy left", books={"C": ORDERS})
    assert len(player(match)["orders"]) == 4


# --- 5: both actions in a city ---------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C5")
def test_card_5_provisions_first_then_the_book():
    match = acting({"at": "C", "coins": 3, "special": laid(5)}, books={"C": ORDERS})
    play(match, "provisions")
    assert (player(match)["provisions"], coins(match)) == (True, 3)
    play(match, "buy left")
    assert coins(match) == 0  # two for the second action, one for the order
    assert player(match)["orders"] == ["red"]


@pytest.mark.rule("VAL-SPEC-C5")
def test_card_5_the_book_first_then_provisions_which_end_the_action():
    match = acting({"at": "C", "coins": 3, "special": laid(5)}, books={"C": ORDERS})
    play(match, "buy left", "provisions")
    assert (player(match)["provisions"], coins(match)) == (True, 0)
    assert asked(match) == 1


@pytest.mark.rule("VAL-SPEC-C5")
def test_card_5_one_action_alone_costs_nothing():
    match = acting({"at": "C", "coins": 3, "special": laid(5)}, books={"C": ORDERS})
    play(match, "provisions", "done")
    assert coins(match) == 3


@pytest.mark.rule("VAL-SPEC-C5")
def test_card_5_loading_in_the_harbour_city():
    me = {"at": "Z", "coins": 4, "equipment": {"cart": None}, "special": laid(5)}
    assert coins(play(acting(me, depot={"ruby": 1}), "load ruby cart", "provisions")) == 0
    assert coins(play(acting(me, depot={"ruby": 1}), "provisions", "load ruby cart")) == 0
    poor = acting(me | {"coins": 3}, depot={"ruby": 1})
    assert refused(play(poor, "load ruby cart"), "provisions") is not None
    poor = play(acting(me | {"coins": 3}, depot={"ruby": 1}), "provisions")
    assert asked(poor) == 1  # not enough for both the second action and the cart


@pytest.mark.rule("VAL-SPEC-C5", "VAL-ACT-2")
def test_card_5_without_two_coins_only_one_action():
    match = play(acting({"at": "C", "coins": 2, "special": laid(5)}, books={"C": ORDERS}), "buy left")
    assert refused(match, "provisions") == "VAL-SPEC-C5"
    match = play(acting({"at": "C", "coins": 1, "special": laid(5)}, books={"C": ORDERS}), "provisions")
    assert asked(match) == 1


@pytest.mark.rule("VAL-SPEC-C5", "VAL-SPEC-3")
def test_card_5_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    match = acting({"at": "C", "coins": 6, "special": laid(5)}, books={"C": ORDERS}, **fresh(5))
    assert refused(play(match, "turn right"), "provisions") == "VAL-ACT-2"
    match = lay_and_come_back(5, {"coins": 6}, "move C", "turn right", "provisions", books={"C": ORDERS})
    assert player(match)["provisions"] is True


# --- 6: a gem from the depot -----------------------------------------------------------------------------------------


def summoning(*, purse=4, equipment=None, **rest):
    return acting(
        {"at": "N1", "coins": purse, "equipment": equipment or TOOLS, "special": laid(6)},
        fields={"N1": {"gold": 1}},
        depot={"ruby": 2, "sapphire": 1},
        **rest,
    )


@pytest.mark.rule("VAL-SPEC-C6", "VAL-LOAD-5")
def test_card_6_moves_a_gem_to_the_road_where_it_may_be_loaded_or_stay():
    match = play(summoning(), "summon ruby")
    assert coins(match) == 2
    assert part(match, "fields") == {"N1": {"ruby": 1, "gold": 1}}
    assert part(match, "depot") == {"ruby": 1, "sapphire": 1}
    stays = match.clone()
    play(match, "load ruby pickaxe")
    assert player(match)["equipment"]["pickaxe"] == "ruby"
    play(stays, "done")
    assert part(stays, "fields")["N1"] == {"gold": 1, "ruby": 1}


@pytest.mark.rule("VAL-SPEC-C6")
def test_card_6_once_a_turn_for_two_coins_on_roads():
    match = play(summoning(), "summon ruby")
    assert refused(match, "summon sapphire") == "VAL-SPEC-C6"
    assert refused(summoning(purse=1), "summon ruby") == "VAL-SPEC-C6"
    assert refused(summoning(), "summon emerald") == "VAL-SPEC-C6"
    harbour = acting({"at": "E4", "coins": 6, "equipment": TOOLS, "special": laid(6)}, depot={"ruby": 1, "gold": 1})
    assert refused(harbour, "summon ruby") == "VAL-SPEC-C6"
    assert refused(acting({"at": "N1", "equipment": TOOLS}, fields={"N1": {"gold": 1}}), "summon ruby") == "VAL-SPEC-C6"


@pytest.mark.rule("VAL-SPEC-C6", "VAL-SPEC-C11")
def test_card_6_moving_is_not_loading_and_one_gem_a_card_holds():
    match = acting(
        {"at": "N1", "coins": 2, "equipment": {"pickaxe": "ruby", "gold_pan": None}, "special": laid(6, 11)},
        fields={"N1": {"gold": 1}},
        depot={"ruby": 1},
    )
    play(match, "summon ruby")
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-4"
    play(match, "load gold gold_pan")
    assert coins(match) == 0  # one gem loaded, one moved: no coin for that


@pytest.mark.rule("VAL-SPEC-C6", "VAL-SPEC-3")
def test_card_6_not_in_the_turn_in_which_it_is_laid_out_but_in_the_next():
    assert refused(summoning(**fresh(6)), "summon ruby") == "VAL-SPEC-C6"
    match = lay_and_come_back(
        6, {"coins": 2, "equipment": TOOLS}, "move N5", fields={"N5": {"gold": 1}}, depot={"ruby": 1}
    )
    play(match, "summon ruby")
    assert coins(match) == 0
