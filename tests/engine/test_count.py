"""Counting the tree of decisions."""

import kleinod
from kleinod import Match
from kleinod.engine.count import count
from tests.engine.matches import everything, played, texts


def counted_by_text(match: Match, depth: int) -> int:
    """The same by the library's face alone."""
    if depth == 0:
        return 1
    if match.over:
        return 0
    total = 0
    for text in texts(match):
        after = match.clone()
        after.play(text)
        total += counted_by_text(after, depth - 1)
    return total


def test_no_move_can_be_made_in_one_way():
    assert count(played(5, players=4), 0) == 1


def test_one_move_can_be_made_in_as_many_ways_as_there_are_options():
    match = played(5, players=4)
    assert count(match, 1) == len(texts(match))


def test_a_match_that_is_over_has_no_moves():
    match = played()
    assert count(match, 0) == 1
    assert count(match, 1) == 0
    assert count(match, 3) == 0


def test_the_same_as_by_playing_every_option():
    for moves in (0, 3, 5, 8, 11):
        match = played(moves, players=3)
        assert count(match, 3) == counted_by_text(match, 3)


def test_counting_changes_nothing():
    match = played(3)
    before = everything(match)
    count(match, 3)
    assert everything(match) == before


def test_a_tree_counted_by_hand():
    """Two gems each: whoever leads and whoever follows has two ways to lay the first, and one to lay the last."""
    position = {"players": [{"hand": ["1", "4"], "tricks": 2}, {"hand": ["2", "3"]}], "leader": 0}
    match = kleinod.from_position("karat", position | {"played": ["5", "6", "7", "8"]})
    assert [count(match, depth) for depth in range(6)] == [1, 2, 4, 4, 4, 0]
