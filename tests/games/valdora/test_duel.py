"""The Duel: competitors."""

import pytest

import kleinod
from tests.games.valdora.table import acting, asked, deal, kind, options, part, play, player, refused, told

MANY = {"silver": 5, "yellow": 5, "white": 3, "purple": 3, "red": 3, "blue": 3, "green": 3}


def delivering(tile, *more_tiles, orders=1, supply=None, **rest):
    """Seat 0 may deliver silver orders; that tile is next."""
    row = [tile, *more_tiles]
    return acting(
        {"at": "E3", "coins": 6, "orders": ["silver"] * orders},
        {"at": "S2"},
        seats=2,
        supply=supply or {"artisans": MANY},
        competitors={"open": row, "done": [n for n in range(1, 7) if n not in row]},
        **rest,
    )


def removed(match):
    return part(match, "removed", "artisans")


@pytest.mark.rule("VAL-DUEL-1")
def test_the_duel_has_the_normal_rules_and_six_open_tiles():
    match = kleinod.new("valdora", players=2, seed=1)
    assert len(part(match, "competitors", "open")) == 6
    assert match.view(0)["competitors"] == part(match, "competitors")
    assert part(match, "supply", "artisans")["purple"] == 4


@pytest.mark.rule("VAL-DUEL-2")
def test_after_a_turn_with_an_order_the_leftmost_tile_is_carried_out_and_turned_down():
    match = play(delivering(4, 1, 2), "deliver silver")
    assert removed(match) == {"white": 1}
    assert part(match, "supply", "artisans") == MANY | {"white": 2, "silver": 4}
    assert part(match, "competitors") == {"open": [1, 2], "done": [3, 5, 6, 4]}
    assert asked(match) == 1


@pytest.mark.rule("VAL-DUEL-2")
def test_one_tile_however_many_orders_and_only_at_the_end_of_the_turn():
    match = play(delivering(4, 1, 2, orders=3), "deliver silver", "deliver silver")
    assert removed(match) == {}
    play(match, "deliver silver")
    assert removed(match) == {"white": 1}
    assert len(told(match, "compete")) == 1


@pytest.mark.rule("VAL-DUEL-2")
def test_no_tile_without_an_order():
    match = play(delivering(4, 1, 2), "done")
    assert removed(match) == {}
    assert part(match, "competitors", "open") == [4, 1, 2]


@pytest.mark.rule("VAL-DUEL-2")
def test_no_tiles_with_three_players():
    match = play(acting({"at": "E3", "coins": 1, "orders": ["silver"]}), "deliver silver")
    assert not told(match, "compete")


@pytest.mark.rule("VAL-DUEL-3")
def test_the_next_colour_goes_where_one_is_missing():
    supply = {"artisans": {"silver": 2, "yellow": 2, "purple": 1, "green": 1}}
    assert removed(play(delivering(4, supply=supply), "deliver silver")) == {"purple": 1}  # white is missing
    supply = {"artisans": {"silver": 1, "purple": 1}}
    match = play(delivering(5, supply=supply), "deliver silver")  # red is missing, and the silver one was hired
    assert removed(match) == {"purple": 1}


@pytest.mark.rule("VAL-DUEL-3")
def test_workshops_among_workshops():
    supply = {"artisans": MANY, "workshops": ["white", "green"]}
    match = play(delivering(6, supply=supply), "deliver silver")
    assert part(match, "removed", "workshops") == ["green"]  # purple is missing
    assert part(match, "supply", "workshops") == ["white"]
    assert removed(match) == {"blue": 1}


@pytest.mark.rule("VAL-DUEL-3")
def test_where_nothing_is_left_nothing_goes():
    match = play(delivering(6, 1, supply={"artisans": {"silver": 1}, "workshops": []}), "deliver silver")
    assert removed(match) == {}
    assert part(match, "removed", "workshops") == []
    assert part(match, "competitors", "open") == [1]


@pytest.mark.rule("VAL-DUEL-4")
def test_at_a_question_mark_the_player_on_turn_chooses():
    match = play(delivering(3, 1, supply={"artisans": {"silver": 2, "red": 1, "green": 1}}), "deliver silver")
    assert (asked(match), kind(match)) == (0, "remove")
    assert options(match) == ["remove silver", "remove red", "remove green"]
    assert refused(match, "remove blue") == "VAL-DUEL-4"
    assert refused(match, "done") == "VAL-DUEL-4"
    play(match, "remove red")
    assert removed(match) == {"red": 1}
    assert asked(match) == 1


@pytest.mark.rule("VAL-DUEL-4")
def test_with_one_colour_left_nothing_is_asked():
    match = play(delivering(3, 1, supply={"artisans": {"silver": 1, "red": 2}}), "deliver silver")
    assert removed(match) == {"red": 1}
    assert asked(match) == 1


@pytest.mark.rule("VAL-DUEL-5")
def test_after_the_sixth_tile_all_are_shuffled_and_laid_out_again():
    rows = set()
    for seed in range(12):
        match = play(delivering(4, seed=seed), "deliver silver")
        tiles = part(match, "competitors")
        assert tiles["done"] == []
        assert sorted(tiles["open"]) == [1, 2, 3, 4, 5, 6]
        assert not match.can_undo(0)
        rows.add(tuple(tiles["open"]))
    assert len(rows) > 8


@pytest.mark.rule("VAL-DUEL-6", "VAL-END-1")
def test_a_removal_can_bring_about_the_end():
    match = play(delivering(4, 1, supply={"artisans": {"silver": 3, "white": 1}}), "deliver silver")
    assert part(match, "supply", "artisans") == {"silver": 2}
    assert told(match, "last_round")
    assert asked(match) == 1  # who has the last turn
    play(match, "move S3")
    while not match.over:
        play(match, options(match)[-1])
    assert part(match, "turn", "number") == 2


@pytest.mark.rule("VAL-DUEL-6")
def test_tiles_go_on_after_the_trigger():
    match = deal(
        {"at": "A"},
        {"at": "E2", "coins": 6, "orders": ["silver"]},
        seats=2,
        turn={"player": 1, "phase": "move", "number": 2},
        supply={"artisans": {"yellow": 3}},
        competitors={"open": [2, 3], "done": [1, 4, 5, 6]},
    )
    play(match, "move E3", "deliver silver")
    assert removed(match) == {"yellow": 1}
    assert part(match, "supply", "artisans") == {"yellow": 1}
    assert match.over


@pytest.mark.rule("VAL-DUEL-7")
def test_a_tile_goes_from_left_to_right_artisans_before_workshops():
    match = play(delivering(1, 2), "deliver silver")
    assert [event["colour"] for event in told(match, "remove_artisan")] == ["silver", "yellow"]
    match = play(delivering(6, 2), "deliver silver")
    kinds = [event["kind"] for event in told(match, "remove_artisan", "remove_workshop")]
    assert kinds == ["remove_artisan", "remove_workshop"]
    # each with its own fallback: the second finds what the first has left
    match = play(delivering(1, 2, supply={"artisans": {"silver": 1, "white": 2, "green": 1}}), "deliver silver")
    assert [event["colour"] for event in told(match, "remove_artisan")] == ["white", "white"]


@pytest.mark.rule("VAL-DUEL-8")
def test_workshops_of_players_stay():
    match = acting(
        {"at": "E3", "coins": 6, "orders": ["silver"], "workshops": ["purple"]},
        {"at": "S2", "workshops": ["red"]},
        seats=2,
        supply={"artisans": MANY, "workshops": ["blue"]},
        competitors={"open": [6, 1], "done": [2, 3, 4, 5]},
    )
    play(match, "deliver silver")
    assert player(match, 0)["workshops"] == ["purple"]
    assert player(match, 1)["workshops"] == ["red"]
    assert part(match, "removed", "workshops") == ["blue"]
