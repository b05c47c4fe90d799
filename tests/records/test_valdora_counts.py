"""Golden counts of Valdora's decision trees."""

import json

import pytest

import kleinod
from kleinod.engine.count import count
from tests.records.make_valdora import RECORDS

POSITIONS = RECORDS / "positions"
LINES = [
    line.split()
    for line in (RECORDS / "counts.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def read(name: str) -> dict[str, object]:
    position: dict[str, object] = json.loads((POSITIONS / name).read_text(encoding="utf-8"))
    return position


@pytest.mark.parametrize(("name", "depth", "expected"), LINES, ids=[f"{name}-{depth}" for name, depth, _ in LINES])
def test_the_tree_has_as_many_branches_as_ever(name, depth, expected):
    assert count(kleinod.from_position("valdora", read(name)), int(depth)) == int(expected)


def test_every_position_is_counted():
    assert {name for name, _, _ in LINES} == {path.name for path in POSITIONS.glob("*.json")}


@pytest.mark.parametrize("name", sorted({name for name, _, _ in LINES}))
def test_a_position_that_was_written_and_read_again_has_the_same_tree(name):
    match = kleinod.from_position("valdora", read(name))
    again = kleinod.from_position("valdora", match.position())
    assert again.position() == match.position()
    assert count(again, 2) == count(match, 2)
