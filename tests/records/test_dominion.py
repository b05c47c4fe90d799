"""Golden games are replayed to the exact score; together they show every card and every way in which a game can end."""

import json
import re
from pathlib import Path

import pytest

import kleinod
from tests.records.make import RECIPES, RECORDS, ends_on

GAMES = sorted(path for path in RECORDS.glob("*.txt") if path.name != "counts.txt")
EXPECTED = re.compile(r"\[(Ends|Winners) (.*)\]\n")


def read(path: Path) -> tuple[str, dict[str, object]]:
    """A record as the engine writes it, and what the file says beside: `Ends` and `Winners`."""
    text = path.read_text(encoding="utf-8")
    return EXPECTED.sub("", text), {name: json.loads(value) for name, value in EXPECTED.findall(text)}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_exact_score(path):
    record, expected = read(path)
    match = kleinod.replay(record)
    assert match.over
    assert "= " + " : ".join(map(str, match.scores())) == record.splitlines()[-1]
    assert expected == {"Ends": ends_on(match), "Winners": match.winners()}
    assert match.record() == record


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_file_replays_as_it_is(path):
    assert kleinod.replay(path.read_text(encoding="utf-8")).over


def test_every_recipe_has_its_record():
    assert {path.stem for path in GAMES} == {recipe.name for recipe in RECIPES}


def test_there_is_a_game_for_every_number_of_players():
    assert {kleinod.replay(read(path)[0]).seats for path in GAMES} == {2, 3, 4, 5, 6}


def test_there_is_a_game_for_every_way_to_end():
    assert {read(path)[1]["Ends"] for path in GAMES} == {"provinces", "colonies", "3 piles", "4 piles", "round limit"}


def test_ties_are_won_by_fewer_turns_or_shared():
    decided = shared = 0
    for path in GAMES:
        match = kleinod.replay(read(path)[0])
        best = [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]
        decided += len(match.winners()) < len(best)
        shared += len(match.winners()) > 1
    assert decided >= 3
    assert shared >= 3


def test_every_kingdom_card_is_played_and_every_verb_is_used():
    moves: set[str] = set()
    for path in GAMES:
        moves.update(option.text for option in kleinod.replay(read(path)[0]).moves())
    rules = kleinod.new("dominion").game.rules
    kingdom = {rule.removeprefix("CARD-") for rule in rules if rule.startswith("CARD-")}
    played = {move.removeprefix("play ") for move in moves if move.startswith("play ")}
    assert kingdom - played <= {"gardens"}
    assert "buy gardens" in moves
    assert {move.split()[0] for move in moves} == {
        "play", "buy", "gain", "trash", "discard", "keep", "topdeck", "aside", "reveal", "done", "yes", "no",
    }  # fmt: skip
