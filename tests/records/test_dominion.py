"""The golden games of Dominion together show every card and every way in which a game can end."""

from typing import Any

import pytest

import kleinod
from kleinod.games.dominion.facts import CARDS
from tests.games.dominion.table import BOX
from tests.records.golden import read
from tests.records.recipes_dominion import GOLDEN


def test_there_is_a_game_for_every_number_of_players():
    assert {match.seats for match in GOLDEN.matches()} == {2, 3, 4, 5, 6}


def test_there_is_a_game_for_every_way_to_end():
    assert {read(path)[1]["Ends"] for path in GOLDEN.files} == {
        "provinces",
        "colonies",
        "3 piles",
        "4 piles",
        "round limit",
    }


def test_ties_are_won_by_fewer_turns_or_shared():
    decided = shared = 0
    for match in GOLDEN.matches():
        best = [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]
        decided += len(match.winners()) < len(best)
        shared += len(match.winners()) > 1
    assert decided >= 3
    assert shared >= 3


def moves() -> set[str]:
    """The texts of all moves of all golden games."""
    return {option.text for match in GOLDEN.matches() for option in match.moves()}


def test_every_card_of_the_box_is_played_every_event_bought_and_every_verb_used():
    made = moves()
    cards = {id for id in BOX if not CARDS[id].is_event}
    played = {move.removeprefix("play ") for move in made if move.startswith("play ")}
    assert cards - played <= {"gardens"}
    assert "buy gardens" in made
    assert made >= {f"buy {id}" for id in BOX if CARDS[id].is_event}
    assert {move.split()[0] for move in made} == {
        "play", "buy", "gain", "trash", "discard", "keep", "topdeck", "aside", "reveal", "done", "yes", "no",
        "call", "exchange", "place", "resolve", "choose",
    }  # fmt: skip
    words = [
        "coin",
        "trash",
        "silver",
        "mat",
        "attack",
        "curses",
        "cards",
        "plus_card",
        "plus_action",
        "plus_buy",
        "plus_coin",
    ]
    assert made >= {f"choose {word}" for word in words}
    assert made >= {"trash this", "resolve token", "play estate", "call estate", "exchange page", "exchange peasant"}


@pytest.mark.parametrize("name", ["gentle_intro", "expert_intro", "level_up", "size_distortion"])
def test_there_is_a_whole_game_of_every_recommended_set(name):
    played: list[Any] = [match.options for match in GOLDEN.matches()]
    wanted: Any = kleinod.new("dominion", options={"kingdom": name}).options
    assert wanted["kingdom"] in [options["kingdom"] for options in played]


def test_a_game_ends_on_a_mission_turn():
    ends: list[Any] = [match.position()["turn"] for match in GOLDEN.matches()]
    assert any(turn["extra"] for turn in ends)
