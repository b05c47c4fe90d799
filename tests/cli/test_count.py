import json
from pathlib import Path

import pytest

import kleinod as library
from tests.cli.conftest import Kleinod


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    match = library.new("dominion", seed=1, options={"start_player": 0})
    path.write_text(json.dumps(match.position()), "utf-8")
    return str(path)


def test_counting(kleinod: Kleinod, position: str) -> None:
    match = library.new("dominion", seed=1, options={"start_player": 0})
    decision = match.decision
    assert decision is not None
    assert kleinod("count", position, "0") == (0, "1\n", "")
    assert kleinod("count", position, "1") == (0, f"{len(decision.options)}\n", "")
    after = 0
    for option in decision.options:
        twin = match.clone()
        twin.play(option)
        assert twin.decision is not None
        after += len(twin.decision.options)
    assert kleinod("count", position, "2") == (0, f"{after}\n", "")


@pytest.mark.parametrize("depth", ["-1", "1.5", "many", "٣", "1000000000"])
def test_a_depth_that_is_none(kleinod: Kleinod, position: str, depth: str) -> None:
    assert kleinod("count", position, depth).code == 2


def test_no_such_file(kleinod: Kleinod) -> None:
    run = kleinod("count", "nowhere.json", "1")
    assert run.code == 2
    assert "nowhere.json cannot be read" in run.err
