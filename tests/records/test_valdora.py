"""The golden games of Valdora together show every verb and every way to end."""

import pytest

import kleinod
from kleinod.games.valdora.match import Valdora
from tests.records.golden import read
from tests.records.recipes_valdora import GOLDEN


def played(name: str) -> Valdora:
    match = kleinod.replay(read(GOLDEN.folder / f"{name}.txt")[0])
    assert isinstance(match, Valdora)
    return match


def test_there_is_a_game_for_every_number_of_players_with_and_without_special_cards():
    kinds = set()
    for match in GOLDEN.matches():
        kinds.add((match.seats, bool(match.options["special_cards"])))
    assert kinds == {(players, special) for players in (2, 3, 4, 5) for special in (False, True)}


def test_there_is_a_game_for_every_way_to_end():
    assert {read(path)[1]["Ends"] for path in GOLDEN.files} == {"one colour", "no artisans", "round limit"}


@pytest.mark.rule("VAL-SCORE-2")
def test_ties_are_decided_by_coins_or_shared():
    decided = shared = 0
    for match in GOLDEN.matches():
        best = [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]
        decided += len(match.winners()) < len(best)
        shared += len(match.winners()) > 1
    assert decided >= 3
    assert shared >= 3


@pytest.mark.rule("VAL-BOOK-7", "VAL-MOVE-5")
@pytest.mark.parametrize("name", ["base-3-empty-book", "from-a-position-3-two-empty-books"])
def test_a_book_gets_empty(name):
    assert any(not book.left and not book.right for book in played(name).table.books.values())


@pytest.mark.rule("VAL-ARTISAN-1")
def test_orders_are_completed_with_an_empty_artisan_board():
    events = played("base-5-no-artisans").events_for(0)
    orders = sum(event["kind"] == "deliver" for event in events)
    assert orders > sum(event["kind"] == "artisan" for event in events) > 0


@pytest.mark.rule("VAL-BONUS-1")
def test_the_bonus_tiles_run_out():
    match = played("from-a-position-2-last-bonus-tiles")
    assert match.table.bonus == 0
    assert sum(player.bonus for player in match.table.players) == 2
    due = [
        event for event in match.events_for(0) if event["kind"] == "deliver" and event["order"] in ("silver", "yellow")
    ]
    assert len(due) > 2


def test_every_verb_and_every_special_card_is_used():
    moves: set[str] = set()
    for match in GOLDEN.matches():
        moves.update(option.text for option in match.moves())
    verbs = {"move", "turn", "buy", "load", "summon", "deliver", "from", "lay", "give", "remove", "provisions", "done"}
    assert {move.split()[0] for move in moves} >= verbs
    assert {f"lay {number}" for number in range(1, 19)} <= moves
    assert any("returning" in move for move in moves)
    assert any("gold for" in move for move in moves)
    assert any("_2" in move or "special_" in move for move in moves)
    assert "replace cart" in moves
