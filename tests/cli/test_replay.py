from pathlib import Path

import pytest

import kleinod as library
from kleinod.bots import make
from kleinod.cli.replay import Replay, step_through
from kleinod.cli.terminal import Leave
from kleinod.cli.texts import Translator
from tests.cli.conftest import Kleinod


def finished() -> library.Match:
    match = library.new("dominion", seed=4, options={"round_limit": 6, "start_player": 0})
    bot = make("random", 2, game=match.game)
    while (decision := match.decision) is not None:
        match.play(bot.choose(decision, None))
    return match


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(finished().record(), "utf-8")
    return str(path)


def test_a_pipe_gets_all_moves_and_the_result(kleinod: Kleinod, record: str) -> None:
    match = finished()
    run = kleinod("replay", record)
    assert run.code == 0
    lines = run.out.splitlines()
    for number, option in enumerate(match.moves(), start=1):
        assert any(line.startswith(f"{number}. Player ") and line.endswith(f": {option.text}") for line in lines)
    assert lines[1].rstrip() == "    Turn 1: Player A to play."
    assert "Total" in run.out
    assert kleinod("replay", record, "--lang", "de").out.startswith("Der Anfang\n    Zug 1: Spieler A ist")


def test_everything_that_happened_is_told_once() -> None:
    match = finished()
    replay = Replay(match, Translator("en"))
    told = [text for number in range(len(replay) + 1) for text in replay.sentences(number)]
    assert " ".join(told).count("cleans up") == 12
    assert " ".join(told).count("to play.") == 12
    assert not any("draws 5 cards" in text for text in told)  # all cards are open now


def test_stepping_forwards_backwards_and_anywhere(person) -> None:
    match = finished()
    last = len(match.moves())
    screen = person(["b", "", "n", "b", "what", str(last), "n", "999999", "0", "q"])
    with pytest.raises(Leave):
        step_through(Replay(match, Translator("en")), screen.terminal, Translator("en"))
    where = [line.split(" (")[0] for line in screen.text.splitlines() if line.startswith("Step ")]
    steps = [0, 0, 1, 2, 1, 1, last, last, last, 0]
    assert where == [f"Step {step}/{last}" for step in steps]
    assert "This is the beginning." in screen.text
    assert "The record ends here." in screen.text
    assert "a number: go to that step" in screen.text
    first = screen.text.split("Step 0/")[0]
    assert first.count("Hand: ") == 2  # both hands are open
    assert "Total" in screen.text


def test_the_end_of_the_input_leaves(person) -> None:
    screen = person([])
    with pytest.raises(Leave):
        step_through(Replay(finished(), Translator("de")), screen.terminal, Translator("de"))
    assert "Der Anfang" in screen.text


def test_going_back_shows_what_was_there(person) -> None:
    replay = Replay(finished(), Translator("en"))
    before = [replay.after(number).position() for number in range(len(replay) + 1)]
    assert [replay.after(number).position() for number in range(len(replay), -1, -1)] == before[::-1]
    assert before[-1] == replay.match.position()


def test_an_unfinished_game_can_be_looked_at(kleinod: Kleinod, tmp_path: Path) -> None:
    match = library.new("dominion", seed=4)
    path = tmp_path / "game.txt"
    path.write_text(match.record(), "utf-8")
    assert "The game is not over yet." in kleinod("replay", str(path)).out


def test_a_game_from_a_position_can_be_looked_at(kleinod: Kleinod, tmp_path: Path) -> None:
    match = library.from_position("dominion", {"turn": {"player": 0, "phase": "buy", "coins": 8}})
    match.play("buy province")
    path = tmp_path / "game.txt"
    path.write_text(match.record(), "utf-8")
    assert "1. Player A: buy province" in kleinod("replay", str(path)).out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: the header [Game …] is missing"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"rubbish\n" * 1000, "line 1: "),
        (b"x" * 10_000_000, "too long"),
        (b'[Game "dominion"]\n[Rules 1]\n[Players 2]\n[Seed 1]\n', "the record breaks off here"),
        (b'[Game "dominion"]\n[Rules 1]\n[Players 2]\n[Seed 1]\n\nfly\n*\n', "line 6: “fly”"),
    ],
)
def test_bad_records_get_a_sentence(kleinod: Kleinod, tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    for command in (("replay", str(path)), ("play", "--record", str(path))):
        run = kleinod(*command)
        assert (run.code, run.out) == (2, "")
        assert said in run.err


def test_no_such_file(kleinod: Kleinod, tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        run = kleinod("replay", str(path), "--lang", "de")
        assert run.code == 2
        assert "lässt sich nicht lesen" in run.err
