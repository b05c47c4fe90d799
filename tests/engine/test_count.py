"""Counting the tree of decisions."""

import kleinod
from kleinod import Match
from kleinod.engine.count import count
from tests.engine.matches import LIVELY_KINGDOM, everything, played, texts


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
    assert count(played(10), 0) == 1


def test_one_move_can_be_made_in_as_many_ways_as_there_are_options():
    match = played(10)
    assert count(match, 1) == len(texts(match))


def test_a_match_that_is_over_has_no_moves():
    match = played()
    assert count(match, 0) == 1
    assert count(match, 1) == 0
    assert count(match, 3) == 0


def test_the_same_as_by_playing_every_option():
    for moves in (0, 13, 40, 61, 90):
        match = played(moves, players=3)
        assert count(match, 3) == counted_by_text(match, 3)


def test_counting_changes_nothing():
    match = played(40)
    before = everything(match)
    count(match, 3)
    assert everything(match) == before


def test_a_tree_counted_by_hand():
    """A hand of one Copper and one Estate, $0, no money for anything but Copper and Curse (cost 0)."""
    position = {
        "options": {"kingdom": LIVELY_KINGDOM},
        "players": [{"hand": ["copper", "estate"]}, {"hand": ["copper"]}],
        "turn": {"player": 0, "phase": "buy"},
    }
    match = kleinod.from_position("dominion", position)
    assert texts(match) == ["play copper", "buy copper", "buy curse", "done"]
    # with the Copper played: buy copper, buy curse, done; after the turn seat 1 has the same four as seat 0 had
    assert count(match, 2) == 3 + 4 + 4 + 4
