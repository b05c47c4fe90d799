"""Records of Dominion: many players, settings, and the middle of a card."""

import pytest

import kleinod
from kleinod import BadRecord
from tests.engine.matches import evenly, everything
from tests.games.dominion.lively import LIVELY_KINGDOM, play_on, played


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_whole_game_replays_to_the_same_end(players):
    match = played(seed=players, players=players)
    again = kleinod.replay(match.record())
    assert everything(again) == everything(match)
    assert again.record() == match.record()


def test_the_seat_stands_where_another_player_goes_on():
    position = {
        "options": {"kingdom": LIVELY_KINGDOM, "start_player": 0},
        "players": [{"hand": ["militia"], "deck": ["copper"]}, {"hand": ["copper"] * 4 + ["estate"]}],
        "turn": {"player": 0, "phase": "action"},
    }
    match = kleinod.from_position("dominion", position)
    for move in ("play militia", "done", "discard estate", "discard copper", "buy moat"):
        match.play(move)
    assert "1. 0: play militia; 1: done; discard estate; discard copper; 0: buy moat" in match.record()


def test_options_and_chance_are_kept():
    options: dict[str, object] = {"colonies": True, "round_limit": 30}
    match = play_on(kleinod.new("dominion", players=3, seed=2**128 - 1, options=options), 1, moves=90, policy=evenly)
    assert everything(kleinod.replay(match.record())) == everything(match)


def test_a_game_from_the_middle_of_a_card():
    for moves in range(40, 80):
        match = kleinod.from_position("dominion", played(moves).position())
        play_on(match, moves, moves=9)
        assert everything(kleinod.replay(match.record())) == everything(match)


def test_a_wrong_position_is_named_with_its_line_and_key():
    match = kleinod.from_position("dominion", {"turn": {"coins": 3}})
    text = "# a remark\n" + match.record().replace('"coins": 3', '"coins": -3')
    with pytest.raises(BadRecord, match=r"turn\.coins") as caught:
        kleinod.replay(text)
    assert caught.value.line == 4


@pytest.mark.parametrize("number", [0, 99_999, 999_998, 1_000_000])
def test_turns_with_large_numbers(number):
    try:
        match = kleinod.from_position("dominion", {"turn": {"number": number}})
    except kleinod.BadPosition:
        return  # beyond the limit
    for _ in range(3):
        match.play("done")
    assert everything(kleinod.replay(match.record())) == everything(match)
