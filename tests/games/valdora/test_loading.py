"""Loading gems on roads and in harbours."""

import pytest

from tests.games.valdora.table import acting, asked, coins, offered, options, part, play, player, refused

ALL = {"gold_pan": None, "hammer": None, "pickaxe": None, "chisel": None, "shovel": None, "cart": None, "horse": None}


def on_road(equipment, gems, *, purse=6, depot=None, **rest):
    return acting({"at": "N1", "coins": purse, "equipment": equipment}, fields={"N1": gems}, depot=depot or {}, **rest)


def in_harbour(equipment, depot, *, at="W4", purse=6, **rest):
    return acting({"at": at, "coins": purse, "equipment": equipment}, depot=depot, **rest)


@pytest.mark.rule("VAL-LOAD-1")
@pytest.mark.parametrize(
    ("gem", "cards"),
    [
        ("gold", {"gold_pan"}),
        ("amethyst", {"hammer"}),
        ("ruby", {"pickaxe"}),
        ("sapphire", {"chisel"}),
        ("emerald", {"shovel"}),
    ],
)
def test_each_tool_carries_its_colour_and_cart_and_horse_carry_any(gem, cards):
    match = on_road(ALL, {gem: 1})
    assert offered(match, "load") == {f"{gem} {card}" for card in cards | {"cart", "horse"}}
    for card in set(ALL) - cards - {"cart", "horse"}:
        assert refused(match, f"load {gem} {card}") == "VAL-LOAD-1"


@pytest.mark.rule("VAL-LOAD-1", "VAL-LOAD-6")
@pytest.mark.parametrize(("card", "price"), [("gold_pan", 0), ("cart", 2), ("horse", 3)])
def test_loading_costs_coins_at_once(card, price):
    match = play(on_road(ALL, {"gold": 3}), f"load gold {card}")
    assert coins(match) == 6 - price
    assert player(match)["equipment"][card] == "gold"
    assert part(match, "fields") == {"N1": {"gold": 2}}


@pytest.mark.rule("VAL-LOAD-1")
@pytest.mark.parametrize(("card", "price"), [("cart", 2), ("horse", 3)])
def test_without_the_coins_it_is_not_loaded(card, price):
    match = on_road(ALL, {"gold": 1}, purse=price - 1)
    assert refused(match, f"load gold {card}") == "VAL-LOAD-1"


@pytest.mark.rule("VAL-LOAD-1")
def test_only_own_cards_are_loaded_and_each_carries_one_gem():
    match = on_road({"gold_pan": None, "pickaxe": "ruby"}, {"ruby": 2, "gold": 1})
    assert offered(match, "load") == {"gold gold_pan"}
    assert refused(match, "load ruby cart") == "VAL-LOAD-1"
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-4"


@pytest.mark.rule("VAL-LOAD-2")
def test_on_a_road_everything_that_fits_may_be_loaded():
    gems = {"gold": 1, "ruby": 1, "sapphire": 1, "amethyst": 1, "emerald": 1}
    match = on_road(ALL, gems)
    play(match, "load gold gold_pan", "load ruby pickaxe", "load sapphire chisel", "load amethyst hammer")
    play(match, "load emerald shovel")
    assert part(match, "fields") == {}
    assert asked(match) == 1


@pytest.mark.rule("VAL-LOAD-2")
def test_only_what_lies_there_not_what_lies_in_the_depot():
    match = on_road(ALL, {"gold": 1}, depot={"ruby": 1})
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-2"


@pytest.mark.rule("VAL-LOAD-3")
@pytest.mark.parametrize(("at", "ships"), [("W4", 1), ("E4", 2), ("Z", 1)])
def test_as_many_gems_as_ships_and_from_the_depot(at, ships):
    match = in_harbour(ALL, {"gold": 1, "ruby": 1, "sapphire": 1}, at=at)
    moves = ["load gold gold_pan", "load ruby pickaxe", "load sapphire chisel"]
    for move in moves[:ships]:
        play(match, move)
    assert asked(match) == 1  # all ships are full: the turn passes on
    assert sum(part(match, "depot").values()) == 3 - ships
    assert [gem for gem in player(match)["equipment"].values() if gem] == ["gold", "ruby"][:ships]


@pytest.mark.rule("VAL-LOAD-3")
def test_the_ships_refuse_more():
    match = acting({"at": "Z", "coins": 6, "equipment": ALL, "special": {"laid": [5]}}, depot={"gold": 1, "ruby": 1})
    play(match, "load gold gold_pan")
    assert options(match) == ["provisions", "done"]
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-3"


@pytest.mark.rule("VAL-LOAD-3")
def test_a_harbour_has_nothing_but_the_depot():
    match = in_harbour(ALL, {"gold": 1}, fields={"W5": {"ruby": 6}})
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-3"
    assert asked(in_harbour(ALL, {})) == 1


@pytest.mark.rule("VAL-LOAD-4")
@pytest.mark.parametrize(("card", "price"), [("cart", 2), ("horse", 3)])
def test_cart_and_horse_are_unloaded_for_another_gem_at_the_full_price(card, price):
    match = play(on_road({card: "ruby"}, {"emerald": 1}), f"load emerald {card}")
    assert player(match)["equipment"] == {card: "emerald"}
    assert part(match, "depot") == {"ruby": 1}
    assert coins(match) == 6 - price


@pytest.mark.rule("VAL-LOAD-4")
def test_tools_and_pan_are_not_unloaded():
    match = on_road({"gold_pan": "gold", "pickaxe": "ruby", "cart": None}, {"gold": 1, "ruby": 1})
    assert refused(match, "load gold gold_pan") == "VAL-LOAD-4"
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-4"
    assert offered(match, "load") == {"gold cart", "ruby cart"}


@pytest.mark.rule("VAL-LOAD-5")
def test_roads_are_not_refilled():
    match = play(on_road({"gold_pan": None}, {"gold": 1}), "load gold gold_pan")
    for _ in range(12):
        play(match, options(match)[0])
    assert "N1" not in part(match, "fields")


@pytest.mark.rule("VAL-LOAD-6")
def test_gems_do_not_move_from_card_to_card():
    """A ruby on the cart stays there though the pickaxe is free; only a third card can take another one."""
    match = on_road({"cart": "ruby", "pickaxe": None, "gold_pan": None}, {"gold": 1}, purse=0)
    assert options(match) == ["load gold gold_pan", "done"]


@pytest.mark.rule("VAL-LOAD-7")
def test_each_card_is_loaded_once_in_an_action():
    match = play(on_road({"cart": None, "gold_pan": None}, {"gold": 2, "ruby": 1}), "load ruby cart")
    assert refused(match, "load gold cart") == "VAL-LOAD-7"
    assert options(match) == ["load gold gold_pan", "done"]


@pytest.mark.rule("VAL-LOAD-7")
def test_nothing_is_just_unloaded():
    match = on_road({"cart": "ruby", "gold_pan": None}, {"gold": 1})
    assert all(text.startswith(("load", "done")) for text in options(match))
    play(match, "done")
    assert player(match)["equipment"]["cart"] == "ruby"


@pytest.mark.rule("VAL-LOAD-8")
def test_a_swap_uses_one_ship_and_what_is_thrown_off_can_be_loaded_by_another_card():
    match = in_harbour({"cart": "ruby", "pickaxe": None}, {"gold": 1}, at="E4")
    assert refused(match, "load ruby pickaxe") == "VAL-LOAD-3"
    play(match, "load gold cart", "load ruby pickaxe")
    assert player(match)["equipment"] == {"cart": "gold", "pickaxe": "ruby"}
    assert part(match, "depot") == {}
    assert asked(match) == 1


@pytest.mark.rule("VAL-LOAD-8")
def test_in_a_harbour_a_colour_is_not_swapped_for_itself_but_on_a_road_it_may():
    match = in_harbour({"cart": "ruby", "pickaxe": None}, {"ruby": 1})
    assert refused(match, "load ruby cart") == "VAL-LOAD-8"
    assert offered(match, "load") == {"ruby pickaxe"}
    assert "ruby cart" in offered(on_road({"cart": "ruby"}, {"ruby": 1}), "load")


@pytest.mark.rule("VAL-COIN-1")
def test_loading_never_leads_above_six_coins():
    match = acting(
        {"at": "N1", "coins": 6, "equipment": ALL, "special": {"laid": [11, 11]}},
        fields={"N1": {"gold": 1, "ruby": 1}},
    )
    play(match, "load gold gold_pan", "load ruby pickaxe")
    assert coins(match) == 6
