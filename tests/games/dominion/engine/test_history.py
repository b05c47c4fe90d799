"""Undo by information, and histories that clones share."""

import pytest

import kleinod
from kleinod import SPECTATOR, Match, NothingToUndo
from tests.engine.matches import evenly, everything
from tests.games.dominion.lively import play_on, played


def table(hand: str, *, kingdom: str, phase: str = "action", **more: object) -> Match:
    """Seat 0 with a hand and a deck of three Silver; seat 1 with Copper and Estate."""
    position = {
        "options": {"kingdom": kingdom.split(), "start_player": 0},
        "players": [
            {"hand": hand.split(), "deck": ["silver"] * 3},
            {"hand": ["copper"] * 4 + ["estate"], "deck": ["copper"] * 3},
        ],
        "turn": {"player": 0, "phase": phase, **more},
    }
    return kleinod.from_position("dominion", position)


TEN = "cellar chapel village militia remodel throne_room spy festival library mine"


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


# --- undo --------------------------------------------------------------------------------------------------------


def test_undo_takes_back_one_move():
    match = played(20)
    before = everything(match)
    match.play(evenly(match, kleinod.Chance(1)))
    assert everything(match) != before
    match.undo()
    assert everything(match) == before


def test_a_long_game_is_undone_move_by_move_to_its_start():
    match = kleinod.new("dominion", players=5, seed=3)
    noted = [(match.position(), [match.can_undo(seat) for seat in range(5)], len(match.events_for(1)))]
    while not match.over:
        play_on(match, len(noted), moves=1)
        events = noted[-1][2] + len(match.events_for(1, since=noted[-1][2]))
        noted.append((match.position(), [match.can_undo(seat) for seat in range(5)], events))
    assert len(noted) > 600  # so that more than one match kept on the way is gone back to
    story = match.events_for(1)
    while len(noted) > 1:
        noted.pop()
        match.undo()
        position, can_undo, events = noted[-1]
        assert match.position() == position
        assert [match.can_undo(seat) for seat in range(5)] == can_undo
        assert match.events_for(1, since=events - 3) == story[max(events - 3, 0) : events]
    assert match.moves() == []


def test_a_game_that_was_undone_plays_the_same_again():
    match = played(290)
    moves = match.moves()
    after = everything(match)
    for _ in range(200):
        match.undo()
    for move in moves[90:]:
        match.play(move)
    assert everything(match) == after


@pytest.mark.parametrize(("forth", "back"), [(10, 3), (130, 1), (130, 3), (128, 1), (257, 1), (256, 129), (300, 300)])
def test_other_moves_after_undo_are_as_if_the_first_had_never_been(forth, back):
    match, straight = played(forth), played(forth - back)
    for _ in range(back):
        match.undo()
    play_on(match, 77, moves=150)
    play_on(straight, 77, moves=150)
    assert everything(match) == everything(straight)
    assert match.record() == straight.record()
    for _ in range(150):
        match.undo()
        straight.undo()
    assert everything(match) == everything(straight)


def test_undo_restores_chance():
    before = played(100)
    after = played(100)
    play_on(after, 3, moves=60)
    assert after.position()["chance"] != before.position()["chance"]
    for _ in range(60):
        after.undo()
    assert after.position()["chance"] == before.position()["chance"]
    assert everything(play_on(after, 4, moves=60)) == everything(play_on(before, 4, moves=60))


def test_undo_of_the_last_move_reopens_the_game():
    match = played()
    match.undo()
    assert not match.over
    assert match.decision is not None


def test_undo_in_the_middle_of_a_card():
    match = table("cellar copper estate", kingdom=TEN)
    play(match, "play cellar", "discard copper")
    before = everything(match)
    play(match, "discard estate")
    match.undo()
    assert everything(match) == before
    play(match, "done")
    match.undo()
    assert everything(match) == before


def test_a_game_from_a_position_is_undone_to_that_position():
    match = table("village militia copper", kingdom=TEN)
    start = everything(match)
    play_on(match, 1, moves=140)
    for _ in range(140):
        match.undo()
    assert everything(match) == start


def test_nothing_to_undo_at_the_start():
    match = kleinod.new("dominion", seed=1)
    before = everything(match)
    with pytest.raises(NothingToUndo) as caught:
        match.undo()
    assert caught.value.de != caught.value.en
    assert everything(match) == before


def test_nothing_to_undo_again_after_undoing_everything():
    match = played(3)
    for _ in range(3):
        match.undo()
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_match_without_history_cannot_be_undone():
    match = play_on(played(20).clone(history=False), 1, moves=5)
    assert not any(match.can_undo(seat) for seat in range(2))
    with pytest.raises(NothingToUndo):
        match.undo()


# --- who may undo ------------------------------------------------------------------------------------------------


def test_nobody_may_undo_at_the_start():
    match = kleinod.new("dominion", seed=1)
    assert not any(match.can_undo(seat) for seat in (SPECTATOR, 0, 1))


def test_the_mover_may_undo_what_told_nobody_anything():
    match = play(table("village copper", kingdom=TEN), "done")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert not match.can_undo(SPECTATOR)


def test_a_purchase_can_be_undone_while_the_turn_goes_on():
    match = table("copper copper", kingdom=TEN, phase="buy", buys=2, coins=6)
    play(match, "buy silver")
    assert match.can_undo(0)
    match.undo()
    assert play(match, "buy estate").can_undo(0)


def test_no_undo_once_the_next_hand_is_drawn():
    match = play(table("copper copper", kingdom=TEN, phase="buy", coins=3), "buy silver")
    assert not any(match.can_undo(seat) for seat in range(2))


def test_no_undo_of_a_card_that_draws():
    assert not play(table("village copper", kingdom=TEN), "play village").can_undo(0)


def test_no_undo_of_what_shows_the_others_a_card():
    assert not play(table("festival copper", kingdom=TEN), "play festival").can_undo(0)
    assert not play(table("copper copper", kingdom=TEN, phase="buy"), "play copper").can_undo(0)


def test_a_gained_card_that_all_know_can_be_played_and_undone():
    match = table("mine silver copper", kingdom=TEN)
    play(match, "play mine", "trash silver", "gain gold", "play gold")
    assert match.can_undo(0)  # all have seen this Gold come to the hand
    match.undo()
    assert match.can_undo(0)  # so they have when it came
    match.undo()
    assert not match.can_undo(0)  # the Silver they had not


def test_undo_follows_the_latest_move_only():
    match = play(table("village copper", kingdom=TEN, phase="buy", buys=3, coins=9), "play copper", "buy silver")
    assert match.can_undo(0)
    match.undo()
    assert not match.can_undo(0)  # playing the Copper showed it
    match.undo()
    assert not match.can_undo(0)


def test_moves_out_of_turn_belong_to_who_made_them():
    match = play(table("militia copper", kingdom=TEN), "play militia", "discard copper")
    assert match.decision is not None
    assert match.decision.player == 1
    assert not match.can_undo(0)


def test_undo_is_possible_even_where_a_player_may_not():
    match = table("village copper", kingdom=TEN)
    before = everything(match)
    play(match, "play village")
    assert not match.can_undo(0)
    match.undo()  # the library can; a table asks can_undo first
    assert everything(match) == before


def test_no_option_can_be_undone_that_told_a_seat_anything():
    """Where undo is allowed, every seat's knowledge before and after differs only in what all see happen."""
    match = played(0, seed=5, players=3)
    allowed = 0
    while not match.over:
        unknown = _unknown(match)
        play_on(match, match.move_count, moves=1)
        mover = match.mover
        if match.can_undo(mover):
            allowed += 1
            assert _unknown(match) == unknown
    assert allowed > 10


def _unknown(match: Match) -> list[int]:
    """How many cards each seat cannot place, over all players."""
    counts = []
    for seat in (SPECTATOR, *range(match.seats)):
        players = match.position(seat=seat)["players"]
        assert isinstance(players, list)
        counts.append(sum(zone.count("?") for p in players for zone in (p["hand"], p["deck"], p["discard"])))
    return counts


# --- clones that share a history ---------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 50, 127, 128, 129, 255, 256, 257])
def test_both_go_their_own_ways(moves):
    match = played(moves)
    twin = match.clone()
    for step in range(150):
        play_on(match, 2 * step, moves=1)
        play_on(twin, 2 * step + 1, moves=1)
    alone = played(moves)
    for step in range(150):
        play_on(alone, 2 * step, moves=1)
    assert everything(match) == everything(alone)
    assert match.record() == alone.record()
    assert [o.text for o in twin.moves()[:moves]] == [o.text for o in match.moves()[:moves]]
    assert kleinod.replay(twin.record()).position() == twin.position()


@pytest.mark.parametrize("moves", [50, 128, 130, 256, 258])
def test_undoing_in_one_leaves_the_other_alone(moves):
    match = played(moves)
    before = everything(match)
    twin = match.clone()
    for _ in range(moves):
        twin.undo()
    play_on(twin, 9, moves=moves)
    assert everything(match) == before
    match.undo()
    play_on(match, 10, moves=20)
    alone = played(moves - 1)
    play_on(alone, 10, moves=20)
    assert everything(match) == everything(alone)


def test_one_undoes_while_the_other_goes_on():
    match = played(140)
    twin = match.clone()
    for _ in range(20):
        match.undo()
        play_on(twin, 3, moves=1)
    assert everything(match) == everything(played(120))
    straight = played(140)
    for _ in range(20):
        play_on(straight, 3, moves=1)
    assert everything(twin) == everything(straight)


def test_a_clone_of_a_clone_that_was_undone():
    match = played(135)
    match.undo()
    twin = match.clone()
    match.undo()
    third = match.clone()
    play_on(twin, 1, moves=5)
    play_on(third, 2, moves=5)
    play_on(match, 3, moves=5)
    assert everything(twin) == everything(play_on(played(134), 1, moves=5))
    assert everything(third) == everything(play_on(played(133), 2, moves=5))
    assert everything(match) == everything(play_on(played(133), 3, moves=5))


def test_a_refused_move_after_undo_loses_nothing():
    match = played(40)
    match.undo()
    before = everything(match)
    with pytest.raises(kleinod.IllegalMove):
        match.play("nonsense")
    assert everything(match) == before
    assert everything(play_on(match, 1, moves=30)) == everything(play_on(played(39), 1, moves=30))


def test_going_back_to_any_move_is_the_same_as_taking_back_one_by_one():
    match = play_on(kleinod.new("dominion", players=2, seed=3, options={"round_limit": 40}), 3)
    assert match.move_count > 300  # beyond the first kept match
    one_by_one = match.clone()
    for count in range(match.move_count - 1, -1, -1):
        one_by_one.undo()
        if count % 37 == 0 or count in (255, 256, 257):
            other = match.clone()
            other.back_to(count)
            assert everything(other) == everything(one_by_one)


@pytest.mark.parametrize("count", [-1, 6])
def test_there_is_no_going_back_to_moves_that_were_not_made(count):
    match = play_on(kleinod.new("dominion", players=2, seed=3), 3, moves=5)
    before = everything(match)
    with pytest.raises(kleinod.NothingToUndo):
        match.back_to(count)
    match.back_to(5)
    assert everything(match) == before
