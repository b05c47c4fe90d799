"""Positions in which the right move is obvious to somebody who plays well."""

import pytest

from kleinod import Match, new
from kleinod.games.valdora.advice.survey import Find, first_step, pages
from kleinod.games.valdora.advice.visits import best_of
from kleinod.games.valdora.facts import ORDERS
from tests.games.valdora.table import acting, deal, laid, play

RED = ORDERS["red"]


def solid(match: Match) -> str:
    return match.game.advice().solid(match).text


def everybody(match: Match) -> set[str]:
    advice = match.game.advice()
    return {advice.novice(match).text, advice.solid(match).text, advice.playout(match).text}


def find(side: str, depth: int) -> Find:
    return Find(RED, right=side == "right", depth=depth)


# --- moving and acting


def test_who_has_what_a_client_wants_goes_there_and_delivers():
    match = deal({"at": "E1", "coins": 2, "equipment": {"gold_pan": None, "pickaxe": "ruby"}, "orders": ["red"]})
    assert everybody(match) == {"move E2"}
    play(match, "move E2")
    assert everybody(match) == {"deliver red"}


def test_who_lacks_a_coin_for_a_silver_order_fetches_coins():
    match = deal({"at": "Z", "coins": 0, "equipment": {"gold_pan": "gold"}, "orders": ["silver", "silver", "silver"]})
    assert solid(match) in {"move T4", "move N2"}


def test_a_tool_is_loaded_with_what_an_order_asks_for():
    match = acting(
        {"at": "E1", "coins": 0, "equipment": {"gold_pan": None, "pickaxe": None}, "orders": ["red"]},
        fields={"E1": {"ruby": 1}},
    )
    assert everybody(match) == {"load ruby pickaxe"}


def test_the_cart_is_not_loaded_with_what_nobody_asks_for():
    match = acting(
        {"at": "E1", "coins": 6, "equipment": {"gold_pan": "gold", "cart": None}}, fields={"E1": {"ruby": 2}}
    )
    assert everybody(match) == {"done"}


def test_the_order_that_brings_a_bonus_tile_goes_first_in_the_last_turn():
    match = deal(
        {
            "at": "E1",
            "coins": 0,
            "equipment": {"gold_pan": None, "pickaxe": "ruby", "hammer": "amethyst"},
            "orders": ["red", "purple"],
            "artisans": {"red": 2, "purple": 2},
            "workshops": ["purple"],
            "provisions": True,
        },
        supply={"artisans": {"red": 1}},
    )
    assert solid(match) == "move T2"


def test_in_the_last_turn_nobody_gathers_coins():
    match = deal(
        {"at": "E1", "coins": 1, "equipment": {"gold_pan": None, "shovel": None}, "orders": ["silver"]},
        supply={"artisans": {"silver": 1}},
    )
    assert solid(match) == "move E3"


def test_an_order_of_a_new_colour_is_bought_rather_than_one_more_of_the_same():
    match = acting(
        {
            "at": "C",
            "coins": 1,
            "equipment": {"gold_pan": "gold", "pickaxe": "ruby", "hammer": "amethyst"},
            "artisans": {"red": 2},
        },
        books={"C": {"left": ["red"], "right": ["purple"]}},
        supply={"artisans": {"red": 2, "purple": 4, "green": 4, "silver": 9}, "workshops": []},
    )
    assert solid(match) == "buy right"


# --- books


@pytest.mark.parametrize(
    ("finds", "turned"),
    [
        ([("left", 0)], 0),
        ([("left", 2)], 2),
        ([("left", 2), ("left", 0)], 1),
        ([("right", 1), ("left", 2)], 4),
        ([("right", 0), ("left", 2)], 2),
    ],
)
def test_pages_to_turn_for_some_cards(finds, turned):
    assert pages([find(side, depth) for side, depth in finds]) == turned


def test_the_nearer_side_comes_first():
    assert first_step([find("right", 0), find("left", 2)]).text == "buy right"
    assert first_step([find("right", 3), find("left", 1)]).text == "turn left"
    assert first_step([find("left", 0)]).text == "buy left"


def test_the_best_of_some_cards():
    assert best_of([8.0, 0.0], 1) == 4.0
    assert best_of([8.0, 0.0], 2) == 6.0
    assert best_of([], 2) == 0.0


def test_known_cards_are_found_again():
    """The yellow order lies one page back, and the first page is free."""
    match = acting(
        {"at": "C", "coins": 1, "provisions": True, "equipment": {"gold_pan": "gold"}},
        books={"C": {"left": ["white_amethyst_ruby_sapphire", "yellow"], "right": []}},
    )
    assert solid(match) == "turn left"
    play(match, "turn left")
    assert solid(match) == "buy left"


# --- everything else


def test_what_is_dear_to_load_stays_loaded():
    match = acting(
        {"at": "E2", "coins": 3, "equipment": {"pickaxe": "ruby", "cart": "ruby", "gold_pan": None}, "orders": ["red"]}
    )
    play(match, "deliver red")
    assert everybody(match) == {"from pickaxe"}


def test_an_artisan_to_spare_pays_for_a_good_card():
    match = deal(
        {
            "at": "Z",
            "artisans": {"silver": 3, "red": 1},
            "equipment": {"gold_pan": None, "cart": None},
            "workshops": ["silver"],
            "special": laid(hand=(7,)),
        },
        turn={"phase": "end"},
        supply={"workshops": []},
    )
    assert solid(match) == "lay 7"
    play(match, "lay 7")
    assert everybody(match) == {"give silver"}


def test_nobody_gives_up_a_colour_for_a_trifle():
    match = deal(
        {"at": "Z", "artisans": {"silver": 1, "red": 1}, "special": laid(hand=(1, 2, 13))}, turn={"phase": "end"}
    )
    assert everybody(match) == {"done"}


def test_ten_points_are_worth_an_artisan_in_the_last_turn():
    match = deal(
        {"at": "Z", "artisans": {"silver": 2}, "bonus": 3, "special": laid(hand=(16,))},
        turn={"phase": "end"},
        supply={"artisans": {"silver": 1}},
    )
    assert solid(match) == "lay 16"


def test_a_competitor_takes_what_the_other_still_wants():
    match = deal(
        {
            "at": "E2",
            "coins": 1,
            "artisans": {"blue": 2, "red": 1},
            "equipment": {"pickaxe": "ruby"},
            "orders": ["red"],
        },
        {"at": "S2", "artisans": {"silver": 2, "red": 1}},
        seats=2,
        turn={"phase": "action"},
        competitors={"open": [3, 1, 2, 4, 5, 6]},
        supply={"artisans": {"silver": 2, "blue": 2, "red": 2}, "workshops": []},
    )
    play(match, "deliver red")
    assert solid(match) == "remove blue"


def test_which_of_two_carts_goes():
    match = deal(
        {
            "at": "Z",
            "artisans": {"silver": 3},
            "equipment": {"gold_pan": None, "cart": None, "cart_2": None},
            "special": {"hand": [7], "laid": [3], "doubled": True},
        },
        turn={"phase": "end"},
    )
    play(match, "lay 7")
    assert everybody(match) <= {"replace cart", "replace cart_2"}


def test_playouts_stop_at_the_horizon():
    match = new("valdora", players=3, seed=1).clone(history=False)
    advice = match.game.advice()
    advice.play_on(match)
    assert not match.over
    assert match.turn_label()[0] == 1 + advice.horizon() * match.seats
