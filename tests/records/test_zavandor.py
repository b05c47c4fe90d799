"""Golden games are replayed to the exact score; together they show every way in which a game can end."""

import json
import re
from pathlib import Path

import pytest

import kleinod
from kleinod.engine.count import count
from tests.records.make_zavandor import RECIPES, RECORDS, ends_on, shows

GAMES = sorted(path for path in RECORDS.glob("*.txt") if path.name != "counts.txt")
EXPECTED = re.compile(r"\[(Ends|Winners|Shows) (.*)\]\n")
POSITIONS = RECORDS / "positions"
LINES = [
    line.split()
    for line in (RECORDS / "counts.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def read(path: Path) -> tuple[str, dict[str, object]]:
    """A record as the engine writes it, and what the file says beside."""
    text = path.read_text(encoding="utf-8")
    return EXPECTED.sub("", text), {name: json.loads(value) for name, value in EXPECTED.findall(text)}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_exact_score(path):
    record, expected = read(path)
    match = kleinod.replay(record)
    assert match.over
    assert "= " + " : ".join(map(str, match.scores())) == record.splitlines()[-1]
    assert expected == {"Ends": ends_on(match), "Winners": match.winners(), "Shows": shows(match)}
    assert match.record() == record


def test_every_recipe_has_its_record():
    assert {path.stem for path in GAMES} == {recipe.name for recipe in RECIPES}


def test_numbers_of_players_options_and_ends():
    ends: set[tuple[object, object]] = set()
    for path in GAMES:
        record, expected = read(path)
        match = kleinod.replay(record)
        ends.add((match.seats, expected["Ends"]))
        ends.add(("upgrades", match.options["upgrades"]))
    assert ends >= {(seats, end) for seats in (2, 3, 4) for end in ("right", "jewellery", "artifact")}
    assert ends >= {("upgrades", True), ("upgrades", False), (3, "round limit")}


def test_there_is_a_game_for_everything_rare():
    found = {what for path in GAMES for what in read(path)[1]["Shows"]}  # type: ignore[attr-defined]
    assert found == {
        "all rights bought",
        "artifacts run out",
        "jewellery run out",
        "siphon",
        "siphon bites",
        "tie broken by gold",
        "shared victory",
    }


def test_every_verb_is_used():
    verbs = {option.text.split()[0] for path in GAMES for option in kleinod.replay(read(path)[0]).moves()}
    assert verbs == {text.split()[0] for text in kleinod.new("zavandor").game.options}


@pytest.mark.parametrize(("name", "depth", "expected"), LINES, ids=[f"{name}-{depth}" for name, depth, _ in LINES])
def test_the_tree_has_as_many_branches_as_ever(name, depth, expected):
    position = json.loads((POSITIONS / name).read_text(encoding="utf-8"))
    assert count(kleinod.from_position("zavandor", position), int(depth)) == int(expected)


def test_every_position_is_counted():
    assert {name for name, _, _ in LINES} == {path.name for path in POSITIONS.glob("*.json")}
