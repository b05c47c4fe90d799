"""The rulebook's own examples."""

import pytest

from tests.games.valdora.table import acting, asked, coins, offered, part, play, player, refused


@pytest.mark.rule("VAL-EX-1")
def test_turning_costs_three_coins_in_all():
    match = acting(
        {"at": "C", "coins": 6},
        books={"C": {"right": ["red", "blue", "green", "purple", "yellow", "silver", "silver"]}},
    )
    play(match, "buy right")
    before = coins(match)
    play(match, "turn right", "turn right")
    assert coins(match) == before - 1
    play(match, "buy right")
    before = coins(match)
    play(match, "turn right", "turn right")
    assert coins(match) == before - 2
    assert coins(match) == 6 - 2 - 3  # two orders, three pages
    assert player(match)["orders"] == ["red", "purple"]


@pytest.mark.rule("VAL-EX-2")
def test_loading_one_ruby_one_sapphire_and_the_emerald():
    match = acting(
        {"at": "N1", "coins": 2, "equipment": {"gold_pan": "gold", "pickaxe": None, "chisel": None, "cart": None}},
        fields={"N1": {"gold": 2, "ruby": 1, "sapphire": 2, "emerald": 1}},
    )
    play(match, "load ruby pickaxe", "load sapphire chisel")
    assert refused(match, "load gold gold_pan") == "VAL-LOAD-4"
    assert refused(match, "load sapphire chisel") == "VAL-LOAD-7"
    play(match, "load emerald cart")
    assert coins(match) == 0
    assert asked(match) == 1
    assert player(match)["equipment"] == {
        "gold_pan": "gold",
        "pickaxe": "ruby",
        "chisel": "sapphire",
        "cart": "emerald",
    }
    assert part(match, "fields") == {"N1": {"gold": 2, "sapphire": 1}}


@pytest.mark.rule("VAL-EX-3")
def test_two_red_orders_bring_a_blue_and_a_green_artisan():
    match = acting(
        {"at": "E2", "equipment": {"pickaxe": "ruby", "cart": "ruby"}, "orders": ["red", "red"]},
        supply={"artisans": {"blue": 1, "green": 1}},
    )
    play(match, "deliver red", "from cart")
    assert player(match)["artisans"] == {"blue": 1}
    play(match, "deliver red")
    assert player(match)["artisans"] == {"blue": 1, "green": 1}


@pytest.mark.rule("VAL-EX-4")
def test_two_purple_orders_bring_two_workshops_and_a_bonus_tile():
    match = acting(
        {
            "at": "T2",
            "equipment": {"gold_pan": None, "hammer": "amethyst", "cart": "amethyst"},
            "orders": ["purple", "purple"],
            "artisans": {"purple": 1, "blue": 1},
        },
        supply={"artisans": {"purple": 1, "red": 0, "blue": 1, "silver": 1}, "workshops": ["purple", "blue"]},
    )
    play(match, "deliver purple", "from hammer")
    entry = player(match)
    assert (entry["artisans"], entry["workshops"], entry["bonus"]) == ({"purple": 2, "blue": 1}, ["purple"], 0)
    play(match, "deliver purple")
    entry = player(match)
    assert (entry["artisans"], entry["bonus"]) == ({"purple": 2, "blue": 2}, 1)
    assert entry["workshops"] == ["purple", "blue"]


@pytest.mark.rule("VAL-EX-5")
def test_three_gems_of_a_colour_need_tool_cart_and_horse_and_a_fourth_finds_no_card():
    everything = ["gold_pan", "hammer", "pickaxe", "chisel", "shovel", "cart", "horse"]
    match = acting({"at": "N1", "coins": 6, "equipment": dict.fromkeys(everything)}, fields={"N1": {"ruby": 4}})
    assert offered(match, "load") == {"ruby pickaxe", "ruby cart", "ruby horse"}
    play(match, "load ruby pickaxe", "load ruby cart", "load ruby horse")
    assert list(player(match)["equipment"].values()).count("ruby") == 3
    assert part(match, "fields") == {"N1": {"ruby": 1}}
    assert asked(match) == 1
