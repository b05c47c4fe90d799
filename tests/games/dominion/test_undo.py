"""Taking moves back: allowed as long as nobody has learned anything by them."""

import pytest

import kleinod
from kleinod import Match, NothingToUndo
from tests.games.dominion.table import BYSTANDER, Spec, asked, deal, options, play, position


def undoable(match: Match, *moves: str, seat: int = 0) -> bool:
    """Whether that seat may take the last of some moves back; if so, that undoing restores everything."""
    play(match, *moves[:-1])
    before, events = match.position(), [match.events_for(s) for s in (-1, 0, 1)]
    match.play(moves[-1])
    allowed = match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    match.undo()
    assert match.position() == before
    assert [match.events_for(s) for s in (-1, 0, 1)] == events
    return allowed


@pytest.mark.rule("DOM-HIDE-2")
@pytest.mark.parametrize(
    ("me", "moves"),
    [
        ("village copper", ["done"]),
        ("copper woodcutter", ["play woodcutter", "buy copper"]),
        ("workshop", ["play workshop", "gain silver"]),
        ("feast", ["play feast", "gain duchy"]),
        ("chapel copper", ["play chapel", "done"]),
        ("cellar copper", ["play cellar", "done"]),
        ({"hand": "chancellor", "deck": "gold"}, ["play chancellor", "no"]),
        ({"hand": "spy", "deck": "gold estate"}, ["play spy", "topdeck estate", "topdeck estate"]),
        ({"hand": "spy", "deck": "gold estate"}, ["play spy", "topdeck estate", "discard estate"]),
        ({"hand": "library estate*6", "deck": "village gold"}, ["play library", "keep village"]),
        ("remodel gold estate", ["play remodel", "trash gold", "gain province"]),
        ("mine copper estate", ["play mine", "gain silver"]),
        ("mine copper estate", ["play mine", "gain silver", "play silver"]),
        ("thief", ["play thief", "gain copper"]),
        ("thief", ["play thief", "done"]),
    ],
)
def test_a_move_by_which_nobody_learns_anything_may_be_taken_back(me: Spec, moves):
    assert undoable(deal(me, BYSTANDER | {"deck": "estate copper gold"}), *moves)


@pytest.mark.rule("DOM-HIDE-2")
@pytest.mark.parametrize(
    ("me", "moves"),
    [
        ({"hand": "village", "deck": "gold*2"}, ["play village"]),  # both: the card in hand and the one drawn
        ("festival", ["play festival"]),  # the others see a card of the hand
        ("copper", ["play copper"]),
        ("chapel copper estate", ["play chapel", "trash copper"]),
        ({"hand": "cellar copper", "deck": "gold*2"}, ["play cellar", "discard copper"]),
        ({"hand": "cellar copper estate", "deck": "gold*2"}, ["play cellar", "discard copper", "done"]),
        ({"hand": "chancellor", "deck": "gold estate"}, ["play chancellor", "yes"]),
        ({"hand": "spy", "deck": "gold estate"}, ["play spy", "topdeck estate"]),  # the next deck is shown
        ({"hand": "library estate*5", "deck": "village gold"}, ["play library", "keep village"]),  # one more is drawn
        ({"hand": "library estate*6", "deck": "village gold"}, ["play library", "aside village"]),
        ({"hand": "copper", "deck": "gold*5"}, ["done"]),
        ({"hand": "copper", "deck": "gold*5"}, ["buy copper"]),
        ({"hand": "throne_room village chapel", "deck": "gold"}, ["play throne_room", "play chapel"]),
    ],
)
def test_a_move_that_reveals_something_to_anybody_may_not_be_taken_back(me: Spec, moves):
    assert not undoable(deal(me, BYSTANDER | {"deck": "estate copper gold"}), *moves)


@pytest.mark.rule("DOM-HIDE-2")
def test_declining_a_reaction_may_be_taken_back_until_the_attack_shows_something():
    assert undoable(deal("militia", "moat copper*4"), "play militia", "done", seat=1)
    assert not undoable(deal({"hand": "witch", "deck": "gold*2"}, "moat copper*4"), "play witch", "done", seat=1)


@pytest.mark.rule("DOM-HIDE-2", "CARD-moat")
def test_revealing_a_moat_may_be_taken_back_only_if_all_had_seen_it():
    match = deal("throne_room militia", "moat copper*4")
    assert not undoable(match, "play throne_room", "reveal moat", seat=1)
    assert undoable(match, "reveal moat", "done", "reveal moat", seat=1)


@pytest.mark.rule("DOM-HIDE-2")
def test_playing_a_treasure_that_all_know_may_be_taken_back_and_another_one_not():
    match = deal("mine copper gold")
    assert undoable(match, "play mine", "trash copper", "gain silver", "play silver")
    assert not undoable(match, "play gold")


@pytest.mark.rule("DOM-HIDE-2", "DOM-HIDE-4")
@pytest.mark.parametrize(("shown", "allowed"), [([], False), (["estate"], True)])
def test_the_last_card_of_the_hand_is_news_in_clean_up_even_if_the_next_hand_is_known(shown, allowed):
    data = position({"hand": "estate", "deck": "gold*5"})
    data["players"][0]["known"] = {"hand": shown, "deck_all": [0, 1, 2, 3, 4]}
    match = play(kleinod.from_position("dominion", data), "done")
    assert match.can_undo(0) is allowed


@pytest.mark.rule("DOM-HIDE-2", "DOM-HIDE-4")
@pytest.mark.parametrize(("shown", "allowed"), [(["copper", "estate"], True), (["estate"], False)])
def test_which_card_ends_up_on_the_discard_pile_is_news_unless_the_whole_hand_is_known(shown, allowed):
    data = position({"hand": "copper estate", "deck": "gold*5"})
    data["players"][0]["known"] = {"hand": shown, "deck_all": [0, 1, 2, 3, 4]}
    match = play(kleinod.from_position("dominion", data), "done")
    assert match.can_undo(0) is allowed


@pytest.mark.rule("DOM-HIDE-2", "CARD-chancellor")
@pytest.mark.parametrize(("known", "allowed"), [([0, 1], True), ([1], False), ([0], False)])
def test_turning_the_deck_over_shows_all_of_it_to_its_owner(known, allowed):
    data = position({"hand": "chancellor", "deck": "gold estate"})
    data["players"][0]["known"] = {"deck_all": known}
    assert undoable(kleinod.from_position("dominion", data), "play chancellor", "yes") is allowed


@pytest.mark.rule("DOM-HIDE-2")
def test_only_the_player_of_the_latest_move_may_take_it_back():
    match = play(deal("militia", "moat copper*4"), "play militia", "done")
    assert match.can_undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(kleinod.SPECTATOR)


def test_several_moves_may_be_taken_back_one_by_one():
    match = play(deal("woodcutter copper"), "play woodcutter")
    before = match.position()
    play(match, "buy copper")
    middle = match.position()
    match.undo()
    play(match, "buy copper")
    assert match.position() == middle
    assert match.can_undo(0)
    match.undo()
    assert match.position() == before
    assert not match.can_undo(0)


def test_an_undone_draw_draws_the_same_cards_again():
    match = deal({"hand": "smithy", "discard": "gold silver copper estate duchy curse"})
    play(match, "play smithy")
    first = match.position()
    match.undo()
    play(match, "play smithy")
    assert match.position() == first


def test_at_the_start_there_is_nothing_to_undo():
    match = deal("village")
    assert not match.can_undo(0)
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_refused_move_does_not_change_what_may_be_undone():
    match = play(deal("village copper"), "done")
    assert match.why_not("play village") is not None
    with pytest.raises(kleinod.IllegalMove):
        match.play("play village")
    assert match.can_undo(0)
    match.undo()
    assert (asked(match), options(match)) == (0, ["play village", "done"])


@pytest.mark.rule("DOM-HIDE-2")
@pytest.mark.parametrize(("known", "allowed"), [([0, 1, 2], True), ([0, 1], False), ([1, 2], False)])
def test_drawing_is_news_if_one_of_the_cards_was_not_known(known, allowed):
    data = position({"hand": "smithy", "deck": "gold silver copper estate"})
    data["players"][0]["known"] = {"hand": ["smithy"], "deck_all": known}
    assert undoable(kleinod.from_position("dominion", data), "play smithy") is allowed
