"""Buying equipment and orders, turning pages, one action in a turn."""

import pytest

from tests.games.valdora.table import acting, asked, coins, kind, offered, options, part, play, player, refused, told

GOLD = {"gold_pan": "gold"}
CATALOGUE = {"left": ["cart"], "right": ["hammer", "chisel", "horse"]}
ORDERS = {"left": ["red"], "right": ["blue", "yellow", "silver"]}


def at_a(more=None, *, book=CATALOGUE, **rest):
    me = {"at": "A", "coins": 3, "equipment": GOLD} | (more or {})
    return acting(me, books={"A": book}, depot={}, **rest)


def at_c(more=None, *, book=ORDERS, **rest):
    return acting({"at": "C", "coins": 4} | (more or {}), books={"C": book}, **rest)


def book(match, city="A"):
    found = part(match, "books", city)
    return found["left"], found["right"]


# --- equipment -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-BOOK-1", "VAL-ACT-1")
def test_the_top_card_of_each_pile_may_be_bought():
    assert options(at_a()) == ["turn left", "turn right", "buy left", "buy right", "provisions", "done"]
    assert list(player(play(at_a(), "buy left"))["equipment"]) == ["gold_pan", "cart"]
    assert list(player(play(at_a(), "buy right"))["equipment"]) == ["gold_pan", "hammer"]
    assert book(play(at_a(), "buy right")) == (["cart"], ["chisel", "horse"])


@pytest.mark.rule("VAL-BOOK-1")
def test_several_cards_may_be_bought_one_after_the_other_and_nobody_has_to():
    match = at_a({"equipment": {"gold_pan": "gold", "horse": "gold", "shovel": None}})
    play(match, "buy right", "from horse", "buy left")
    assert set(player(match)["equipment"]) == {"gold_pan", "horse", "shovel", "hammer", "cart"}
    assert part(match, "depot") == {"gold": 2}
    assert list(player(play(at_a(), "done"))["equipment"]) == ["gold_pan"]


@pytest.mark.rule("VAL-BOOK-2")
@pytest.mark.parametrize("carrier", ["gold_pan", "cart", "horse"])
def test_equipment_costs_a_gold_on_whatever_card_which_goes_to_the_depot(carrier):
    match = at_a({"equipment": {"gold_pan": None, "cart": None, "horse": None} | {carrier: "gold"}})
    play(match, "buy right")
    assert player(match)["equipment"][carrier] is None
    assert part(match, "depot") == {"gold": 1}
    assert coins(match) == 3


@pytest.mark.rule("VAL-BOOK-2")
def test_without_gold_no_equipment():
    match = at_a({"equipment": {"gold_pan": None, "cart": "ruby"}})
    assert refused(match, "buy left") == "VAL-BOOK-2"
    assert offered(match, "buy") == set()


@pytest.mark.rule("VAL-BOOK-3")
@pytest.mark.parametrize("kind_", ["cart", "hammer"])
def test_each_kind_once(kind_):
    match = at_a({"equipment": {"gold_pan": "gold", kind_: None}})
    side = "left" if kind_ == "cart" else "right"
    assert refused(match, f"buy {side}") == "VAL-BOOK-3"
    assert len(offered(match, "buy")) == 1


@pytest.mark.rule("VAL-PAY-1")
def test_who_carries_gold_on_several_cards_is_asked_which_one_goes():
    match = play(at_a({"equipment": {"gold_pan": "gold", "horse": "gold"}}), "buy left")
    assert (asked(match), kind(match)) == (0, "from")
    assert options(match) == ["from gold_pan", "from horse"]
    assert refused(match, "from cart") == "VAL-PAY-1"
    assert refused(match, "done") == "VAL-PAY-1"
    play(match, "from horse")
    assert player(match)["equipment"] == {"gold_pan": "gold", "horse": None, "cart": None}


# --- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-BOOK-4")
def test_an_order_costs_a_coin_and_lies_open():
    match = play(at_c(), "buy left")
    assert player(match)["orders"] == ["red"]
    assert coins(match) == 3
    assert match.view(1)["players"][0]["orders"] == ["red"]
    assert list(player(match)["equipment"]) == ["gold_pan"]  # no tool for it


@pytest.mark.rule("VAL-BOOK-4")
def test_without_a_coin_no_order():
    match = at_c({"coins": 0})
    assert refused(match, "buy left") == "VAL-BOOK-4"


@pytest.mark.rule("VAL-BOOK-5")
def test_with_three_orders_one_must_be_returned():
    match = at_c({"orders": ["green", "green", "silver"]})
    assert refused(match, "buy left") == "VAL-BOOK-5"
    assert refused(match, "buy left returning purple left") == "VAL-BOOK-5"
    returning = {
        f"{s} returning {o} {t}" for s in ("left", "right") for t in ("left", "right") for o in ("green", "silver")
    }
    assert offered(match, "buy") == returning


@pytest.mark.rule("VAL-BOOK-5", "VAL-BOOK-9")
@pytest.mark.parametrize(
    ("move", "left", "right"),
    [
        ("buy left returning green left", ["green"], ["blue", "yellow", "silver"]),
        ("buy left returning green right", [], ["green", "blue", "yellow", "silver"]),
        ("buy right returning green left", ["green", "red"], ["yellow", "silver"]),
        ("buy right returning green right", ["red"], ["green", "yellow", "silver"]),
    ],
)
def test_an_exchange_is_one_purchase(move, left, right):
    match = play(at_c({"orders": ["green", "silver", "yellow"]}), move)
    bought = "red" if move.startswith("buy left") else "blue"
    assert player(match)["orders"] == ["silver", "yellow", bought]
    assert book(match, "C") == (left, right)
    assert coins(match) == 3


@pytest.mark.rule("VAL-BOOK-9")
def test_nothing_is_returned_without_need_or_coin():
    assert refused(at_c({"orders": ["green", "green"]}), "buy left returning green left") == "VAL-BOOK-9"
    match = at_c({"orders": ["green", "green", "silver"], "coins": 0})
    assert refused(match, "buy left returning green left") == "VAL-BOOK-4"
    assert refused(at_a({"orders": ["red", "red", "red"]}), "buy left returning red left") == "VAL-BOOK-9"


@pytest.mark.rule("VAL-BOOK-5")
def test_an_order_may_come_back_to_another_book_than_it_came_from():
    match = acting({"at": "D", "coins": 1, "orders": ["red"] * 3}, books={"D": {"left": [], "right": ["blue", "blue"]}})
    play(match, "buy right returning red left")
    assert book(match, "D") == (["red"], ["blue"])


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-BOOK-6")
def test_the_first_page_is_free_and_each_further_one_costs_a_coin():
    match = play(at_a({"coins": 2}), "turn right")
    assert (book(match), coins(match)) == ((["hammer", "cart"], ["chisel", "horse"]), 2)
    play(match, "turn right")
    assert (book(match), coins(match)) == ((["chisel", "hammer", "cart"], ["horse"]), 1)
    play(match, "turn left")
    assert (book(match), coins(match)) == ((["hammer", "cart"], ["chisel", "horse"]), 0)
    assert refused(match, "turn left") == "VAL-BOOK-6"


@pytest.mark.rule("VAL-BOOK-6")
def test_turning_and_buying_may_be_mixed():
    match = play(at_c(), "buy right", "turn right", "buy right", "turn left", "buy left")
    assert player(match)["orders"] == ["blue", "silver", "red"]
    assert coins(match) == 0
    assert book(match, "C") == ([], ["yellow"])


@pytest.mark.rule("VAL-BOOK-6")
def test_the_free_page_comes_back_every_turn():
    match = at_a({"coins": 0})
    play(match, "turn right")
    assert "turn right" not in options(match)
    play(match, "done", "move S4", "move S4")
    assert (asked(match), part(match, "turn", "free_pages")) == (0, 1)
    play(match, "move C")
    assert "turn right" in options(match)


@pytest.mark.rule("VAL-BOOK-7")
def test_from_an_empty_side_nothing_can_be_turned_or_bought():
    match = at_a(book={"left": [], "right": ["hammer"]})
    assert refused(match, "turn left") == "VAL-BOOK-7"
    assert refused(match, "buy left") == "VAL-BOOK-7"
    play(match, "buy right")
    assert asked(match) == 1  # nothing is left to do: the turn passes on


@pytest.mark.rule("VAL-BOOK-7")
def test_in_a_city_with_an_empty_book_there_are_provisions():
    match = at_a(book={"left": [], "right": []})
    assert options(match) == ["provisions", "done"]
    assert refused(match, "buy right") == "VAL-BOOK-7"


@pytest.mark.rule("VAL-BOOK-8")
@pytest.mark.parametrize("move", ["turn right", "buy right"])
def test_uncovering_a_card_stops_undo(move):
    match = play(at_a(), move)
    assert told(match, "uncover")[-1]["card"] == "chisel"
    assert not match.can_undo(0)


@pytest.mark.rule("VAL-BOOK-8")
def test_uncovering_what_all_know_does_not_stop_undo():
    match = play(at_a(), "turn right", "turn left")
    assert match.can_undo(0)
    play(match, "turn right")
    assert match.can_undo(0)
    assert len(told(match, "uncover")) == 1
    match.undo()
    assert book(match) == (["cart"], ["hammer", "chisel", "horse"])


# --- one action ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-ACT-1")
@pytest.mark.parametrize(
    ("field", "verbs"),
    [
        ("A", {"turn", "buy", "provisions", "done"}),
        ("B", {"turn", "buy", "provisions", "done"}),
        ("C", {"turn", "buy", "provisions", "done"}),
        ("D", {"turn", "buy", "provisions", "done"}),
        ("Z", {"load", "provisions", "done"}),
        ("E4", {"load", "done"}),
        ("W4", {"load", "done"}),
        ("N1", {"load", "done"}),
        ("E2", {"deliver", "done"}),
    ],
)
def test_each_field_allows_its_action(field, verbs):
    match = acting(
        {
            "at": field,
            "coins": 3,
            "equipment": {"cart": None, "pickaxe": "ruby", "gold_pan": "gold"},
            "orders": ["red"],
        },
        fields={"N1": {"emerald": 1}},
        depot={"gold": 1},
        books={"A": {"right": ["horse"]}, "B": {"right": ["horse"]}},
    )
    assert {text.split()[0] for text in options(match)} == verbs
    for move, allowed in (("turn right", "turn"), ("load emerald horse", "load"), ("deliver red", "deliver")):
        if allowed not in verbs:
            assert refused(match, move) in ("VAL-ACT-1", "VAL-ORDER-1")
    if "provisions" not in verbs:
        assert refused(match, "provisions") == "VAL-PROV-1"


@pytest.mark.rule("VAL-ACT-2")
@pytest.mark.parametrize("move", ["turn right", "buy right"])
def test_who_has_turned_or_bought_takes_no_provisions(move):
    match = play(at_a(), move)
    assert refused(match, "provisions") == "VAL-ACT-2"
    assert "provisions" not in options(match)


@pytest.mark.rule("VAL-ACT-2", "VAL-PROV-1")
def test_provisions_are_the_whole_action():
    match = play(at_a(), "provisions")
    assert player(match)["provisions"] is True
    assert asked(match) == 1


@pytest.mark.rule("VAL-ACT-2")
def test_who_has_loaded_in_the_harbour_city_takes_no_provisions():
    match = acting({"at": "Z", "coins": 6, "equipment": {"gold_pan": None, "cart": None}}, depot={"gold": 1, "ruby": 1})
    play(match, "load gold gold_pan")
    assert asked(match) == 1
    assert player(match)["provisions"] is False


@pytest.mark.rule("VAL-PROV-1")
@pytest.mark.parametrize("city", ["A", "B", "C", "D", "Z"])
def test_provisions_in_every_city_but_only_once_at_a_time(city):
    assert player(play(acting({"at": city}), "provisions"))["provisions"] is True
    match = acting({"at": city, "provisions": True, "coins": 0})
    if asked(match) == 0:
        assert refused(match, "provisions") == "VAL-PROV-1"
