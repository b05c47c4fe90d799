"""What questions say as data (where the chosen things lie, who asks, what is missing), and prices in the view."""

import pytest

from kleinod import SPECTATOR, Match
from kleinod.engine.place import Place
from tests.games.valdora.table import acting, deal, laid, play


def places(match: Match, move: str) -> list[tuple[str, int, str, int]]:
    assert match.decision is not None
    found: list[Place] = match.decision.places(match.game.options[move])
    return [(place.zone, place.owner, place.key, place.index) for place in found]


def missing(match: Match, move: str) -> dict[str, int]:
    refusal = match.why_not(move)
    assert refusal is not None
    return refusal.missing


def cause(match: Match) -> dict[str, object]:
    assert match.decision is not None
    assert match.decision.cause is not None
    return match.decision.cause.to_data()


def test_a_move_lies_at_its_field():
    match = deal({"at": "Z", "coins": 0}, {"at": "N4"})
    assert places(match, "move N4") == [("field", -1, "N4", -1)]


def test_a_meeting_says_which_coins_are_missing():
    match = deal({"at": "N4", "coins": 0}, {"at": "N5"}, {"at": "N5"})
    assert missing(match, "move N5") == {"coins": 2}


def test_loading_lies_at_the_gem_the_card_and_the_field():
    match = acting({"at": "N1", "coins": 1, "equipment": {"gold_pan": None, "cart": None}}, fields={"N1": {"gold": 1}})
    own = ("equipment", 0, "gold_pan", -1)
    assert places(match, "load gold gold_pan") == [("gems", -1, "gold", -1), own, ("field", -1, "N1", -1)]
    assert missing(match, "load gold cart") == {"coins": 1}
    harbour = acting({"at": "E4", "coins": 1, "equipment": {"gold_pan": None}}, fields={}, depot={"gold": 1})
    assert places(harbour, "load gold gold_pan") == [("depot", -1, "gold", -1), own, ("field", -1, "E4", -1)]


def test_a_gem_from_the_depot_comes_to_the_road():
    match = acting({"at": "N1", "coins": 2, "special": laid(6)}, fields={}, depot={"ruby": 1})
    assert places(match, "summon ruby") == [("depot", -1, "ruby", -1), ("field", -1, "N1", -1)]


def test_books_have_two_pages():
    books = {"C": {"left": ["red"], "right": ["blue", "green"]}}
    match = acting({"at": "C", "coins": 0, "orders": ["silver", "silver", "purple"]}, books=books)
    assert places(match, "turn right") == [("book", -1, "C", 1)]
    exchange = [("book", -1, "C", 0), ("orders", 0, "silver", -1), ("book", -1, "C", 1)]
    assert places(match, "buy left returning silver right") == exchange
    assert missing(match, "buy left returning silver right") == {"coins": 1}


def test_what_is_missing_in_books():
    match = acting({"at": "A", "coins": 0, "equipment": {"gold_pan": None}}, turn={"free_pages": 0})
    assert missing(match, "buy right") == {"gold": 1}
    assert missing(match, "turn right") == {"coins": 1}
    orders = acting({"at": "C", "coins": 1, "orders": ["silver", "silver", "purple"], "special": laid(4)})
    assert missing(orders, "buy right") == {"coins": 1}


def test_the_second_action_of_a_city_is_part_of_the_price():
    match = acting({"at": "C", "coins": 2, "provisions": True, "special": laid(5)}, this_turn={"provided": True})
    assert missing(match, "buy right") == {"coins": 1}


def test_an_order_lies_before_its_player():
    match = acting({"at": "E3", "coins": 1, "orders": ["silver"]})
    assert places(match, "deliver silver") == [("orders", 0, "silver", -1), ("field", -1, "E3", -1)]


def test_an_order_says_which_coins_and_gems_are_missing():
    rich, poor = "white_gold_amethyst_ruby", "white_amethyst_ruby_sapphire"
    equipment = {"gold_pan": "gold", "hammer": "amethyst", "cart": "ruby"}
    match = acting({"at": "N4", "coins": 1, "equipment": equipment, "orders": [rich, poor], "special": laid(12)})
    assert match.why_not(f"deliver {rich}") is None
    assert missing(match, f"deliver {poor}") == {"sapphire": 1}
    assert missing(match, f"deliver {poor} gold for sapphire") == {"coins": 2}
    assert missing(match, "deliver red") == {}


def test_cards_that_carry_the_same_gem_are_told_apart():
    match = acting({"at": "A", "equipment": {"gold_pan": "gold", "cart": "gold"}})
    play(match, "buy right")
    assert places(match, "from cart") == [("equipment", 0, "cart", -1)]


def test_a_special_card_asks_for_artisans():
    match = deal({"at": "Z", "artisans": {"red": 1, "blue": 1}, "special": laid(hand=(1, 14))}, turn={"phase": "end"})
    assert places(match, "lay 1") == [("special", 0, "special_1", -1)]
    assert places(match, "done") == []
    play(match, "lay 1")
    assert cause(match) == {"key": "special_1", "player": 0}
    assert places(match, "give red") == [("artisans", 0, "red", -1)]


def test_a_competitor_asks_for_an_artisan():
    match = acting(
        {"at": "E3", "coins": 1, "orders": ["silver"]},
        seats=2,
        competitors={"open": [3], "done": [1, 2, 4, 5, 6]},
    )
    play(match, "deliver silver")
    assert cause(match) == {"key": "competitor_3"}
    assert places(match, "remove red") == [("artisans", -1, "red", -1)]


@pytest.mark.rule("VAL-BOOK-6")
def test_the_view_tells_the_price_of_a_page():
    assert acting({"at": "A"}, turn={"free_pages": 1}).view(1)["turn"]["page_price"] == 0
    assert acting({"at": "A"}, turn={"free_pages": 0}).view(1)["turn"]["page_price"] == 1


@pytest.mark.rule("VAL-SPEC-C4")
@pytest.mark.parametrize(
    ("orders", "cards", "prices"),
    [
        (2, (), (3, 1, None)),
        (3, (), (3, None, 1)),
        (3, (4,), (4, 2, 1)),
        (4, (4,), (4, None, 2)),
    ],
)
def test_the_view_tells_the_price_of_the_next_order(orders, cards, prices):
    me = {"at": "C", "orders": ["silver", "silver", "yellow", "yellow"][:orders], "special": laid(*cards)}
    for seat in (0, 1):
        shown = acting(me).view(seat)["players"][0]
        assert (shown["order_limit"], shown["order_price"], shown["swap_price"]) == prices


@pytest.mark.rule("VAL-MEET-1")
def test_the_view_tells_what_meetings_cost():
    match = deal({"at": "Z"}, {"at": "N4"}, {"at": "N4"}, {"at": "S2"}, seats=4)
    assert match.view(0)["meetings"] == match.view(SPECTATOR)["meetings"] == {"N4": 2}
    assert match.view(1)["meetings"] == {"N4": 1, "Z": 1}
    free = deal({"at": "Z", "special": laid(1)}, {"at": "N4"})
    assert free.view(0)["meetings"] == {}
