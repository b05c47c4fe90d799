"""Completing orders: payment, artisans, workshops, bonus tiles."""

import pytest

from kleinod import SPECTATOR
from tests.games.valdora.table import (
    acting,
    asked,
    coins,
    kind,
    offered,
    options,
    part,
    play,
    player,
    refused,
    told,
)

HOUSES = {"white": "N4", "red": "E2", "silver": "E3", "yellow": "W1", "blue": "W2", "purple": "T2", "green": "S4"}
GEMS = {"red": "ruby", "blue": "sapphire", "purple": "amethyst", "green": "emerald", "yellow": "gold"}
WHITE = "white_amethyst_ruby_sapphire"
THREE = {"hammer": "amethyst", "pickaxe": "ruby", "chisel": "sapphire", "gold_pan": None}


def at_house(colour, more=None, **rest):
    me = {"at": HOUSES[colour], "coins": 2} | (more or {})
    return acting(me, depot={}, **rest)


def with_rubies(count, more=None, **rest):
    carriers = ["pickaxe", "cart", "horse"]
    equipment = {card: "ruby" if i < count else None for i, card in enumerate(carriers)}
    return at_house("red", {"equipment": equipment, "orders": ["red"] * min(count, 3)} | (more or {}), **rest)


@pytest.mark.rule("VAL-ORDER-1")
@pytest.mark.parametrize("colour", GEMS)
def test_an_order_takes_its_gem_to_the_depot(colour):
    match = at_house(colour, {"equipment": {"cart": GEMS[colour]}, "orders": [colour]})
    play(match, f"deliver {colour}")
    assert player(match)["equipment"] == {"cart": None}
    assert part(match, "depot") == {GEMS[colour]: 1}
    assert (player(match)["orders"], player(match)["completed"]) == ([], [colour])
    assert coins(match) == 2


@pytest.mark.rule("VAL-ORDER-1")
def test_a_silver_order_takes_a_coin():
    match = play(at_house("silver", {"orders": ["silver", "silver", "silver"]}), "deliver silver", "deliver silver")
    assert coins(match) == 0
    assert player(match)["completed"] == ["silver", "silver"]
    assert asked(match) == 1  # no coin for the third


@pytest.mark.rule("VAL-ORDER-1")
def test_a_white_order_takes_three_gems():
    match = play(at_house("white", {"equipment": THREE, "orders": [WHITE]}), f"deliver {WHITE}")
    assert part(match, "depot") == {"amethyst": 1, "ruby": 1, "sapphire": 1}
    assert not any(player(match)["equipment"].values())


@pytest.mark.rule("VAL-ORDER-1")
def test_any_number_in_any_order_but_only_this_client_and_only_what_can_be_paid():
    match = at_house(
        "white",
        {
            "equipment": THREE | {"gold_pan": "gold", "cart": "amethyst", "horse": "ruby"},
            "orders": [WHITE, "white_gold_amethyst_ruby", "red"],
        },
    )
    assert offered(match, "deliver") == {WHITE, "white_gold_amethyst_ruby"}
    assert refused(match, "deliver red") == "VAL-ORDER-1"
    play(match, "deliver white_gold_amethyst_ruby", "from hammer", "from horse")
    play(match, f"deliver {WHITE}")
    assert player(match)["completed"] == ["white_gold_amethyst_ruby", WHITE]
    lacking = at_house("white", {"equipment": {"hammer": "amethyst"}, "orders": [WHITE]})
    assert asked(lacking) == 1


@pytest.mark.rule("VAL-ORDER-1")
def test_what_is_missing_is_refused():
    match = with_rubies(1, {"orders": ["red", "red"]})
    play(match, "deliver red")
    assert asked(match) == 1
    match = at_house("white", {"equipment": THREE, "orders": [WHITE, "white_sapphire_emerald_gold"]})
    assert refused(match, "deliver white_sapphire_emerald_gold") == "VAL-ORDER-1"


@pytest.mark.rule("VAL-ORDER-1")
def test_it_may_be_left_undone():
    match = with_rubies(1)
    assert options(match) == ["deliver red", "done"]
    play(match, "done")
    assert player(match)["orders"] == ["red"]


@pytest.mark.rule("VAL-PAY-1")
def test_which_gem_goes_is_asked_if_several_cards_carry_it():
    match = play(with_rubies(2), "deliver red")
    assert kind(match) == "from"
    assert options(match) == ["from pickaxe", "from cart"]
    play(match, "from cart")
    assert player(match)["equipment"] == {"pickaxe": "ruby", "cart": None, "horse": None}


@pytest.mark.rule("VAL-ORDER-2")
def test_completed_orders_are_not_shown_but_known():
    match = play(with_rubies(1), "deliver red")
    assert match.view(0)["players"][0]["completed"] == ["red"]
    for seat in (1, 2, SPECTATOR):
        shown = match.view(seat)["players"][0]
        assert "completed" not in shown
        assert shown["completed_count"] == 1
        assert match.position(seat=seat)["players"][0]["completed"] == ["red"]
        assert told(match, "deliver", seat=seat)[0]["order"] == "red"


@pytest.mark.rule("VAL-ORDER-3")
def test_without_a_matching_order_nothing_is_delivered():
    match = with_rubies(2, {"orders": ["red"]})
    play(match, "deliver red", "from pickaxe")
    assert asked(match) == 1
    match = at_house("white", {"equipment": THREE, "orders": [WHITE]})
    assert refused(match, "deliver white_gold_amethyst_ruby") == "VAL-ORDER-3"


@pytest.mark.rule("VAL-ARTISAN-1", "VAL-SETUP-8")
@pytest.mark.parametrize(
    ("left", "gets"),
    [
        ({"red": 1, "blue": 1}, "red"),
        ({"blue": 1, "green": 1, "purple": 1}, "blue"),
        ({"green": 1, "silver": 1}, "green"),
        ({"silver": 1, "purple": 1}, "silver"),
        ({"purple": 1, "white": 1}, "white"),
        ({"purple": 1}, "purple"),
    ],
)
def test_an_artisan_of_the_crest_or_of_the_next_colour_clockwise(left, gets):
    match = play(with_rubies(1, supply={"artisans": left}), "deliver red")
    assert player(match)["artisans"] == {gets: 1}
    assert part(match, "supply", "artisans") == {colour: n for colour, n in left.items() if colour != gets}


@pytest.mark.rule("VAL-ARTISAN-1")
def test_without_any_artisan_an_order_is_completed_all_the_same():
    match = play(with_rubies(1, supply={"artisans": {}}), "deliver red")
    assert player(match)["artisans"] == {}
    assert player(match)["completed"] == ["red"]


@pytest.mark.rule("VAL-WORK-1")
@pytest.mark.parametrize(
    ("colour", "needed"),
    [("silver", 3), ("yellow", 3), ("white", 2), ("purple", 2), ("red", 2), ("blue", 2), ("green", 2)],
)
def test_the_workshop_comes_with_enough_artisans(colour, needed):
    match = with_rubies(1, {"artisans": {colour: needed - 2}}, supply={"artisans": {colour: 1}})
    play(match, "deliver red")
    assert player(match)["workshops"] == []
    match = with_rubies(1, {"artisans": {colour: needed - 1}}, supply={"artisans": {colour: 1}})
    play(match, "deliver red")
    assert player(match)["workshops"] == [colour]
    assert colour not in part(match, "supply", "workshops")
    assert player(match)["artisans"] == {colour: needed}


@pytest.mark.rule("VAL-WORK-1")
def test_only_the_first_player_gets_it_and_one_may_own_several():
    match = with_rubies(1, {"artisans": {"red": 1}, "workshops": ["blue"]}, supply={"workshops": ["green", "red"]})
    assert player(play(match, "deliver red"))["workshops"] == ["blue", "red"]
    match = with_rubies(1, {"artisans": {"red": 1}}, supply={"workshops": ["green"]})
    assert player(play(match, "deliver red"))["workshops"] == []


@pytest.mark.rule("VAL-BONUS-1")
def test_a_bonus_tile_for_the_owner_of_the_workshop_whatever_artisan_comes():
    match = with_rubies(1, {"workshops": ["red"]}, supply={"artisans": {"green": 2}, "workshops": [], "bonus": 2})
    play(match, "deliver red")
    assert (player(match)["bonus"], part(match, "supply", "bonus")) == (1, 1)
    other = with_rubies(1, {"workshops": ["green"]}, supply={"artisans": {"green": 2}, "workshops": [], "bonus": 2})
    assert player(play(other, "deliver red"))["bonus"] == 0


@pytest.mark.rule("VAL-BONUS-1", "VAL-ORDER-4")
def test_the_order_that_opens_the_workshop_brings_none():
    match = with_rubies(2, {"artisans": {"red": 1}})
    play(match, "deliver red", "from cart")
    assert (player(match)["workshops"], player(match)["bonus"]) == (["red"], 0)
    play(match, "deliver red")
    assert player(match)["bonus"] == 1


@pytest.mark.rule("VAL-BONUS-1")
def test_no_bonus_tile_when_none_is_left():
    match = with_rubies(1, {"workshops": ["red"]}, supply={"workshops": [], "bonus": 0})
    play(match, "deliver red")
    assert (player(match)["bonus"], part(match, "supply", "bonus")) == (0, 0)


@pytest.mark.rule("VAL-ORDER-4")
def test_first_the_payment_then_bonus_artisan_and_workshop():
    match = with_rubies(
        1,
        {"workshops": ["red"], "artisans": {"blue": 1}},
        supply={"workshops": ["blue"], "artisans": {"blue": 1, "green": 1}},
    )
    play(match, "deliver red")
    kinds = [event["kind"] for event in told(match, "give_up", "deliver", "bonus", "artisan", "workshop")]
    assert kinds == ["give_up", "deliver", "bonus", "artisan", "workshop"]
