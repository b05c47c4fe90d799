"""Undo by information, and histories that clones share; for longer games see tests/games/dominion/engine."""

import pytest

import kleinod
from kleinod import Chance, NothingToUndo
from tests.engine.matches import evenly, everything, play_on, played


def test_undo_takes_back_one_move():
    match = played(5, players=4)
    before = everything(match)
    match.play(evenly(match, Chance(1)))
    assert everything(match) != before
    match.undo()
    assert everything(match) == before


def test_a_game_is_undone_move_by_move_to_its_start_and_plays_the_same_again():
    match = kleinod.new("karat", players=4, seed=3)
    noted = [everything(match)]
    while not match.over:
        play_on(match, len(noted), moves=1)
        noted.append(everything(match))
    moves = match.moves()
    for before in reversed(noted[:-1]):
        match.undo()
        assert everything(match) == before
    with pytest.raises(NothingToUndo):
        match.undo()
    for move, after in zip(moves, noted[1:], strict=True):
        match.play(move)
        assert everything(match) == after


@pytest.mark.parametrize(("forth", "back"), [(10, 3), (16, 1), (16, 16)])
def test_other_moves_after_undo_are_as_if_the_first_had_never_been(forth, back):
    match, straight = played(forth, players=4), played(forth - back, players=4)
    for _ in range(back):
        match.undo()
    assert everything(play_on(match, 77)) == everything(play_on(straight, 77))
    assert match.record() == straight.record()


def test_nobody_may_undo_at_the_start():
    match = kleinod.new("karat", seed=1)
    assert not any(match.can_undo(seat) for seat in range(2))
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_mover_may_undo_what_told_nobody_anything_until_the_gems_are_turned_up():
    match = kleinod.new("karat", players=2, seed=1, options={"start_player": 0})
    match.play(evenly(match, Chance(1)))
    assert [match.can_undo(seat) for seat in range(2)] == [True, False]
    match.play(evenly(match, Chance(1)))
    assert [match.can_undo(seat) for seat in range(2)] == [False, False]
    match.undo()
    assert match.move_count == 1


def test_clones_share_their_past_and_nothing_else():
    match = played(8, players=4)
    past = [match.record()]
    twin = match.clone()
    for _ in range(3):
        twin.undo()
    assert match.record() == past[0]
    assert everything(twin) == everything(played(5, players=4))
    play_on(twin, 9)
    for _ in range(8):
        match.undo()
    assert everything(match) == everything(played(0, players=4))
    assert twin.over
