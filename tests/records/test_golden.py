"""Golden games of all games are replayed to the exact score."""

import pytest

import kleinod
from tests.records.golden import read
from tests.records.make import ALL

FILES = [(golden, path) for golden in ALL for path in golden.files]
each_file = pytest.mark.parametrize(
    ("golden", "path"), FILES, ids=[f"{golden.game}-{path.stem}" for golden, path in FILES]
)


@each_file
def test_a_golden_game_replays_to_the_exact_score(golden, path):
    record, expected = read(path)
    match = kleinod.replay(record)
    assert match.over
    assert "= " + " : ".join(map(str, match.scores())) == record.splitlines()[-1]
    assert expected == golden.expect(match)
    assert match.record() == record


@each_file
def test_a_golden_file_replays_as_it_is(golden, path):
    assert kleinod.replay(path.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.game)
def test_every_recipe_has_its_record(golden):
    assert {path.stem for path in golden.files} == {recipe.name for recipe in golden.recipes}
