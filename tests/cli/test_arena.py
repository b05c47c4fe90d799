from pathlib import Path

import pytest

from kleinod import bots
from kleinod.arena import playing
from kleinod.bots import Bot
from tests.cli.conftest import Kleinod

FEW = ("--games", "4", "--option", "round_limit=2")


@pytest.mark.parametrize(("language", "head"), [("de", "Siege"), ("en", "Wins")])
def test_a_table_of_results(kleinod: Kleinod, language: str, head: str) -> None:
    run = kleinod("arena", "dominion", "random", "random", *FEW, "--lang", language)
    assert run.code == 0
    assert head in run.out
    assert run.out.count("random") == 2
    assert "Traceback" not in run.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("dominion", "random", "nobody"),
        ("chess", "random", "random"),
        ("dominion", "random"),
        ("dominion", "random", "random", "--players", "7"),
        ("dominion", "random", "random", "--players", "4-2"),
        ("dominion", "random", "random", "--players", "many"),
        ("dominion", "random", "random", "--option", "kingdom=chess"),
        ("dominion", "random", "random", "--option", "events=chess"),
        ("dominion", "random", "random", "--option", "sets=chess"),
        ("dominion", "random", "random", "--games", "-1"),
        ("dominion",),
        (),
        ("--again", "nowhere.json"),
        ("dominion", "random", "random", "--again", "nowhere.json"),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(kleinod: Kleinod, arguments: tuple[str, ...]) -> None:
    run = kleinod("arena", *arguments)
    assert run.code == 2
    assert run.err
    assert "Traceback" not in run.err


class Rude(Bot):
    def choose(self, decision: object, position: object) -> str:
        return "steal everything"


def test_crashes_are_reported_and_kept(kleinod: Kleinod, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "rude", Rude)
    run = kleinod("arena", "dominion", "rude", "random", *FEW, "--crashes", str(tmp_path / "bad"))
    assert run.code == 2
    assert "4 games crashed" in run.err
    records = sorted((tmp_path / "bad").iterdir())
    assert len(records) == 4
    assert kleinod("replay", str(records[0])).code == 0


def test_unfinished_games_are_reported(kleinod: Kleinod, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_MOVES", 2)
    run = kleinod("arena", "dominion", "random", "random", *FEW)
    assert run.code == 0
    assert "Unfinished: 4" in run.out


def test_a_series_is_kept_and_played_again(kleinod: Kleinod, tmp_path: Path) -> None:
    folder = tmp_path / "series"
    bots = ("random", "random", "random", "--players", "2-3", "--seed", "5")
    assert kleinod("arena", "dominion", *bots, *FEW, "--save", str(folder)).code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["games.csv", "plot.svg", "records", "results.json"]
    assert len(list((folder / "records").iterdir())) == 12
    assert kleinod("replay", str(folder / "records" / "3.txt")).code == 0
    again = kleinod("arena", "--again", str(folder / "results.json"))
    assert again.code == 0
    assert "Every game went exactly as in the file." in again.out
    assert "Rating" in again.out


def test_a_series_that_went_otherwise_is_told(kleinod: Kleinod, tmp_path: Path) -> None:
    kleinod("arena", "dominion", "random", "random", *FEW, "--save", str(tmp_path))
    file = tmp_path / "results.json"
    file.write_text(file.read_text("utf-8").replace('"seed": 0', '"seed": 1'), "utf-8")
    assert "Not all games went as in the file." in kleinod("arena", "--again", str(file)).out
