"""The engine is tested without our games: by itself, and with the example of a game outside this package."""

from pathlib import Path

import pytest

PATHS = sorted(Path(__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_test_of_the_engine_uses_a_game_of_this_package(path):
    lines = [line for line in path.read_text("utf-8").splitlines() if line.startswith(("import ", "from "))]
    assert not [line for line in lines if "kleinod.games" in line or "tests.games" in line]
    if path != Path(__file__):
        text = path.read_text("utf-8")
        assert not [game for game in ("dominion", "valdora", "zavandor") if f'"{game}"' in text]
