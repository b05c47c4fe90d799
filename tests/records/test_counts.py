"""Golden counts of decision trees: the same moves are legal, and chance falls the same, on every platform and build."""

import pytest

import kleinod
from kleinod.engine.count import count
from kleinod.games.dominion.facts import CARDS
from tests.games.dominion.table import BOX
from tests.records.make import ALL
from tests.records.recipes_dominion import GOLDEN as DOMINION

COUNTS = [(golden, name, depth, number) for golden in ALL for name, depth, number in golden.counts]
POSITIONS = [(golden, path.name) for golden in ALL for path in sorted(golden.positions.glob("*.json"))]
DEPTH = {"dominion": 4, "valdora": 2, "zavandor": 2}
"""How deep two matches are compared."""


@pytest.mark.parametrize(
    ("golden", "name", "depth", "expected"),
    COUNTS,
    ids=[f"{golden.game}-{name}-{depth}" for golden, name, depth, _ in COUNTS],
)
def test_the_tree_has_as_many_branches_as_ever(golden, name, depth, expected):
    assert count(golden.position(name), int(depth)) == int(expected)


@pytest.mark.parametrize(("golden", "name"), POSITIONS, ids=[f"{golden.game}-{name}" for golden, name in POSITIONS])
def test_a_position_that_was_written_and_read_again_has_the_same_tree(golden, name):
    match = golden.position(name)
    again = kleinod.from_position(golden.game, match.position())
    assert again.position() == match.position()
    assert count(again, DEPTH[golden.game]) == count(match, DEPTH[golden.game])


def test_every_position_is_counted():
    assert {(golden, name) for golden, name, _, _ in COUNTS} == set(POSITIONS)


def test_the_positions_hold_every_kingdom_card_of_the_box():
    held: set[object] = set()
    for path in DOMINION.positions.glob("*.json"):
        players = DOMINION.position(path.name).position()["players"]
        assert isinstance(players, list)
        for player in players:
            for zone in ("hand", "deck", "discard", "play", "mat", "aside"):
                held.update(player[zone])
    assert held >= {id for id in BOX if not CARDS[id].is_event}
