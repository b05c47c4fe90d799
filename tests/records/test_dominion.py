"""Golden games are replayed to the exact score; together they show every card and every way in which a game can end."""

import json
import re
from pathlib import Path
from typing import Any

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


def moves() -> set[str]:
    """The texts of all moves of all golden games."""
    return {option.text for path in GAMES for option in kleinod.replay(read(path)[0]).moves()}


def test_every_card_is_played_every_event_bought_and_every_verb_used():
    made = moves()
    rules = kleinod.new("dominion").game.rules
    cards = {rule.removeprefix("CARD-") for rule in rules if rule.startswith("CARD-")}
    played = {move.removeprefix("play ") for move in made if move.startswith("play ")}
    assert cards - played <= {"gardens"}
    assert "buy gardens" in made
    assert made >= {f"buy {rule.removeprefix('EVENT-')}" for rule in rules if rule.startswith("EVENT-")}
    assert {move.split()[0] for move in made} == {
        "play", "buy", "gain", "trash", "discard", "keep", "topdeck", "aside", "reveal", "done", "yes", "no",
        "call", "exchange", "place", "resolve", "choose",
    }  # fmt: skip
    options = kleinod.new("dominion").game.options
    assert made >= {text for text in options if text.startswith("choose ")}
    assert made >= {"trash this", "resolve token", "play estate", "call estate", "exchange page", "exchange peasant"}


@pytest.mark.parametrize("name", ["gentle_intro", "expert_intro", "level_up", "size_distortion"])
def test_there_is_a_whole_game_of_every_recommended_set(name):
    played: list[Any] = [kleinod.replay(read(path)[0]).options for path in GAMES]
    wanted: Any = kleinod.new("dominion", options={"kingdom": name}).options
    assert wanted["kingdom"] in [options["kingdom"] for options in played]


def test_a_game_ends_on_a_mission_turn():
    ends: list[Any] = [kleinod.replay(read(path)[0]).position()["turn"] for path in GAMES]
    assert any(turn["extra"] for turn in ends)
