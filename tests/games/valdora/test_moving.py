"""Moving, meetings, silver mines."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinod import Chance
from kleinod.games.valdora.facts import BOARD, FIELDS
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.table import Player
from kleinod.games.valdora.turn import TURNS
from tests.games.valdora.table import acting, asked, coins, deal, kind, offered, options, play, player, refused, told

ROADS = [road.split("-") for road in BOARD.roads]
CITIES = ["A", "B", "C", "D", "Z"]
MINES = ["N2", "T4", "S2"]


def walks(start: str, through: int) -> set[str]:
    """Where all walks over the roads lead that go through so many cities at most: tried out step by step."""
    beside = {id: [b if a == id else a for a, b in ROADS if id in (a, b)] for id in FIELDS}
    states = {(start, 0)}
    todo = [(start, 0)]
    while todo:
        field, passed = todo.pop()
        # to leave a city in which the figure did not begin is to go through it
        cost = 1 if field in CITIES and field != start else 0
        for other in beside[field]:
            state = other, passed + cost
            if state[1] <= through and state not in states:
                states.add(state)
                todo.append(state)
    return {field for field, _ in states} - {start}


@pytest.mark.rule("VAL-MOVE-1", "VAL-MOVE-2", "VAL-MOVE-7")
@pytest.mark.parametrize("start", list(FIELDS))
@pytest.mark.parametrize("provisions", [False, True])
def test_destinations_are_those_of_a_walk(start, provisions):
    match = deal({"at": start, "coins": 6, "provisions": provisions}, {"at": start}, {"at": start})
    assert offered(match, "move") == walks(start, 1 if provisions else 0)


@pytest.mark.rule("VAL-MOVE-1", "VAL-MOVE-2", "VAL-MOVE-3", "VAL-MOVE-4", "VAL-MEET-1", "VAL-MEET-3")
@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(list(FIELDS)),
    st.booleans(),
    st.integers(0, 6),
    st.lists(st.sampled_from(list(FIELDS)), min_size=1, max_size=4),
    st.booleans(),
)
def test_destinations_with_figures_and_coins_in_every_combination(start, provisions, purse, others, bank_pays):
    me = {"at": start, "coins": purse, "provisions": provisions, "special": {"laid": [1] if bank_pays else []}}
    match = deal(me, *({"at": at} for at in others), seats=len(others) + 1)
    reached = walks(start, 1 if provisions else 0)

    def payable(field: str) -> bool:
        return field in MINES or bank_pays or others.count(field) <= purse

    expected = {field for field in reached if payable(field)}
    if not expected:
        return
    assert offered(match, "move") == expected
    for field in FIELDS:
        if field == start:
            assert refused(match, f"move {field}") == "VAL-MOVE-3"
        elif field not in reached:
            assert refused(match, f"move {field}") == "VAL-MOVE-1"
        elif field not in expected:
            assert refused(match, f"move {field}") == "VAL-MEET-1"


@pytest.mark.rule("VAL-MOVE-1")
def test_it_may_turn_off_and_end_in_a_city_but_not_go_through():
    match = deal({"at": "N1"})
    assert offered(match, "move") == {"A", "C", "Z", "N2", "N3", "N4", "N5"}
    assert refused(match, "move W5") == "VAL-MOVE-1"


@pytest.mark.rule("VAL-MOVE-2")
def test_going_through_a_city_uses_the_provisions_up():
    match = play(deal({"at": "N1", "provisions": True}), "move W5")
    assert player(match)["provisions"] is False
    assert told(match, "use_provisions")


@pytest.mark.rule("VAL-MOVE-8")
@pytest.mark.parametrize("field", ["N5", "Z", "A"])
def test_provisions_are_kept_where_they_are_not_needed(field):
    match = play(deal({"at": "N1", "provisions": True}), f"move {field}")
    assert player(match)["provisions"] is True


@pytest.mark.rule("VAL-MOVE-2")
def test_provisions_lead_through_one_city_only():
    match = deal({"at": "N1", "provisions": True})
    assert "S1" not in offered(match, "move")
    assert refused(match, "move S1") == "VAL-MOVE-1"
    assert "D" in offered(match, "move")


@pytest.mark.rule("VAL-MOVE-3")
def test_it_may_not_end_where_it_began_even_with_provisions():
    match = deal({"at": "Z", "provisions": True})
    assert refused(match, "move Z") == "VAL-MOVE-3"


@pytest.mark.rule("VAL-MOVE-4")
def test_figures_on_the_way_cost_nothing():
    match = deal({"at": "N1", "coins": 0}, {"at": "N2"}, {"at": "N4"})
    assert "N5" in offered(match, "move")
    play(match, "move N5")
    assert coins(match) == 0


@pytest.mark.rule("VAL-MOVE-5")
def test_a_city_with_an_empty_book_stops_a_figure():
    match = deal({"at": "N1"}, books={"A": {"left": [], "right": []}})
    assert "A" in offered(match, "move")
    assert refused(match, "move W1") == "VAL-MOVE-1"


@pytest.mark.rule("VAL-MOVE-6")
def test_without_any_destination_move_and_action_are_skipped():
    """Five players cannot bar all the ways of a figure: this table has seven."""
    barred = ["S1", "S3", "S4", "S5", "B", "D"]
    assert {field.id for field in BOARD.near[FIELDS["S2"]]} == set(barred)
    begun = deal({"at": "S2", "coins": 0, "special": {"hand": [1]}, "artisans": {"red": 1}})
    assert isinstance(begun, Valdora)
    table = begun.table.copy()
    table.players = [table.players[0], *(Player(FIELDS[id]) for id in barred)]
    match = Valdora(begun.game, begun.options, Chance(1), table)
    match.steps.append(TURNS[0])
    match.from_setup = True  # so that what happens before the first decision is told
    match.begin()
    assert (asked(match), kind(match)) == (0, "lay")  # the end of the turn takes place
    assert told(match, "stuck")
    assert asked(play(match, "done")) == 1


@pytest.mark.rule("VAL-MOVE-7")
def test_the_city_where_a_move_begins_does_not_stop_it():
    match = deal({"at": "A", "provisions": True})
    assert {"N1", "W1", "C", "Z", "D"} <= offered(match, "move")
    play(match, "move W3")
    assert player(match)["provisions"] is True


@pytest.mark.rule("VAL-TURN-1")
def test_one_moves_first_and_then_acts_and_the_left_neighbour_is_next():
    match = deal({"at": "A", "coins": 3}, {"at": "S4"}, {"at": "S4"}, fields={"N1": {"gold": 1}})
    assert kind(match) == "move"
    for move in ("provisions", "turn right", "done", "load gold gold_pan", "buy right"):
        assert refused(match, move) == "VAL-TURN-1"
    play(match, "move N1")
    assert (asked(match), kind(match)) == (0, "action")
    assert refused(match, "move N2") == "VAL-TURN-1"
    play(match, "load gold gold_pan")
    assert (asked(match), kind(match)) == (1, "move")
    play(match, "move S2")
    assert asked(match) == 2
    play(match, "move S2")
    assert asked(match) == 0


# --- meetings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-MEET-1")
def test_each_of_those_who_stand_there_gets_a_coin():
    match = play(
        deal({"at": "A", "coins": 3}, {"at": "N1", "coins": 0}, {"at": "N1", "coins": 2}, {"at": "N2"}, seats=4),
        "move N1",
    )
    assert [coins(match, seat) for seat in range(3)] == [1, 1, 3]


@pytest.mark.rule("VAL-MEET-1")
def test_it_is_paid_before_the_action():
    match = play(
        deal(
            {"at": "A", "coins": 2, "equipment": {"cart": None}},
            {"at": "N1"},
            fields={"N1": {"gold": 1}},
        ),
        "move N1",
    )
    assert asked(match) == 1  # with one coin left nothing can be loaded on the cart
    assert coins(match) == 1


@pytest.mark.rule("VAL-MEET-1")
@pytest.mark.parametrize(("purse", "legal"), [(0, False), (1, False), (2, True)])
def test_who_cannot_pay_all_may_not_end_there(purse, legal):
    match = deal({"at": "A", "coins": purse}, {"at": "N1"}, {"at": "N1"})
    assert ("N1" in offered(match, "move")) == legal
    if not legal:
        assert refused(match, "move N1") == "VAL-MEET-1"


@pytest.mark.rule("VAL-MEET-2", "VAL-COIN-1")
def test_a_coin_for_a_full_purse_goes_to_the_bank_and_must_be_paid():
    match = play(deal({"at": "A", "coins": 1}, {"at": "N1", "coins": 6}), "move N1")
    assert (coins(match, 0), coins(match, 1)) == (0, 6)
    assert refused(deal({"at": "A", "coins": 0}, {"at": "N1", "coins": 6}), "move N1") == "VAL-MEET-1"


@pytest.mark.rule("VAL-MEET-3")
def test_a_meeting_in_a_silver_mine_is_free():
    match = play(deal({"at": "N1", "coins": 0}, {"at": "N2", "coins": 1}, {"at": "N2", "coins": 2}), "move N2")
    assert [coins(match, seat) for seat in range(3)] == [6, 1, 2]


@pytest.mark.rule("VAL-MINE-1", "VAL-COIN-1")
@pytest.mark.parametrize("purse", range(7))
def test_a_silver_mine_fills_up_to_six_by_itself(purse):
    match = play(deal({"at": "N1", "coins": purse}), "move N2")
    assert coins(match) == 6
    assert asked(match) == 1
    assert [event["coins"] for event in told(match, "mine")] == [6 - purse][: 6 - purse]


@pytest.mark.rule("VAL-ACT-3")
def test_where_nothing_can_be_done_the_turn_passes_on():
    match = play(deal({"at": "N1"}), "move N4")
    assert (asked(match), kind(match)) == (1, "move")


@pytest.mark.rule("VAL-ACT-3")
@pytest.mark.parametrize("field", ["A", "C", "Z", "N1"])
def test_an_action_may_be_left_undone(field):
    match = acting({"at": field, "coins": 3}, fields={"N1": {"gold": 1}})
    assert options(match)[-1] == "done"
    assert len(options(match)) > 1
    assert asked(play(match, "done")) == 1


def test_near_and_far_have_nothing_in_common():
    for one, other in itertools.product(FIELDS.values(), FIELDS.values()):
        assert not (other in BOARD.near[one] and other in BOARD.far[one])
        assert (other in BOARD.near[one]) == (one in BOARD.near[other])
