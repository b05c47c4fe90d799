import json
from pathlib import Path

import pytest

import kleinod as library
from kleinod.bots import make
from tests.cli.conftest import Kleinod


@pytest.fixture
def record(tmp_path: Path) -> str:
    match = library.new("dominion", seed=4, options={"round_limit": 2})
    bot = make("random", 2, game=match.game)
    while (decision := match.decision) is not None:
        match.play(bot.choose(decision, None))
    path = tmp_path / "game.txt"
    path.write_text(match.record(), "utf-8")
    return str(path)


@pytest.mark.parametrize(("language", "said"), [("de", "Woher das Ergebnis kommt"), ("en", "Where the result comes")])
def test_a_game_is_judged(kleinod: Kleinod, record: str, tmp_path: Path, language: str, said: str) -> None:
    html, data = tmp_path / "page.html", tmp_path / "report.json"
    files = ("--html", str(html), "--json", str(data))
    run = kleinod("analyse", record, "--effort", "#10", "--name", "Ann", *files, "--lang", language)
    assert (run.code, "Traceback" in run.err) == (0, False)
    assert said in run.out
    assert "Ann" in run.out
    assert f'<html lang="{language}">' in html.read_text("utf-8")
    assert json.loads(data.read_text("utf-8"))["game"] == "dominion"


@pytest.mark.parametrize("names", [["Ada", "Ben"], ["Ada"], ["Ada", "Ben", "Cleo"], "Ada", [1, None]])
def test_names_in_the_record(kleinod: Kleinod, record: str, names: object) -> None:
    path = Path(record)
    path.write_text(library.replay(path.read_text("utf-8")).record(headers={"Names": names}), "utf-8")
    run = kleinod("analyse", record, "--effort", "#2")
    assert run.code == 0
    assert ("Ada" in run.out) == (isinstance(names, list) and "Ada" in names)
    assert "Cleo" not in run.out


@pytest.mark.parametrize(
    "arguments",
    [("nowhere.txt",), (), ("{record}", "--effort", "long"), ("{record}", *["--name", "x"] * 3)],
)
def test_what_cannot_be_done_is_said_in_a_sentence(kleinod: Kleinod, record: str, arguments: tuple[str, ...]) -> None:
    run = kleinod("analyse", *(argument.format(record=record) for argument in arguments))
    assert run.code == 2
    assert run.err
    assert "Traceback" not in run.err


def test_a_file_that_cannot_be_written(kleinod: Kleinod, record: str, tmp_path: Path) -> None:
    run = kleinod("analyse", record, "--effort", "#2", "--json", str(tmp_path / "no" / "where.json"))
    assert run.code == 2
    assert "cannot be written" in run.err


def test_a_game_without_moves(kleinod: Kleinod, tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(library.new("dominion", seed=4).record(), "utf-8")
    assert "nothing to decide" in kleinod("analyse", str(path)).out


@pytest.mark.parametrize(("language", "said"), [("de", "Tipp: "), ("en", "Hint: ")])
def test_a_hint_during_a_game(kleinod: Kleinod, language: str, said: str) -> None:
    game = ("play", "dominion", "--bot", "random", "--seed", "7", "--option", "start_player=0")
    run = kleinod(*game, "--lang", language, typed="hint\nquit\n")
    assert said in run.out
    assert "%" in run.out.partition(said)[2]
