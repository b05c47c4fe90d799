"""`kleinod play` alone."""

import pytest

from tests.cli.conftest import Kleinod


def test_enter_takes_what_is_offered(kleinod: Kleinod) -> None:
    run = kleinod("play", typed="\n\n\n1\n\nquit\n")
    assert run.code == 0
    assert "Which game? [1]" in run.out
    assert "How many players? 2–6 [2]" in run.out
    assert "How many of them are bots? 0–2 [1]" in run.out
    assert "Which bot? [2]" in run.out
    assert "Player A (you)" in run.out
    assert "Bot B" in run.out


def test_all_can_be_chosen(kleinod: Kleinod) -> None:
    run = kleinod("play", "--lang", "de", typed="1\n4\n2\n1\n1\ncolonies=ja start_player=0\n\nquit\n")
    assert "Zu wievielt? 2–6 [2] 4" in run.out
    assert "Spieler A ist dran" in run.out
    assert "Bot D" in run.out
    assert "Kolonie" in run.out


def test_wrong_answers_are_asked_again(kleinod: Kleinod) -> None:
    run = kleinod("play", typed="7\nchess\n1\n9\n2\n-1\n1\n1\ncolour=blue\ncolonies\n\nquit\n")
    assert run.out.count("Please type a number from") == 4
    assert "colour: there is no such key" in run.out
    assert "Options have the form NAME=VALUE, not “colonies”." in run.out
    assert "Player A" in run.out


@pytest.mark.parametrize("typed", ["", "1\n", "1\n2\n1\n", "quit\n", "1\nende\n", b"\xff\xff"])
def test_leaving_at_any_question(kleinod: Kleinod, typed: str | bytes) -> None:
    run = kleinod("play", typed=typed)
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith("See you!\n")


def test_play_without_a_game_asks_for_one(kleinod: Kleinod) -> None:
    assert "Which game?" in kleinod("play").out
