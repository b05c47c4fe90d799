from pathlib import Path

import pytest

from kleinod import bots
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


def test_the_same_seed_gives_the_same_table(kleinod: Kleinod) -> None:
    tables = [
        kleinod("arena", "dominion", "random", "random", *FEW, "--seed", "5", "--players", "2-6").out.splitlines()[:-1]
        for _ in range(2)
    ]
    assert tables[0] == tables[1]


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
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(kleinod: Kleinod, arguments: tuple[str, ...]) -> None:
    run = kleinod("arena", *arguments)
    assert run.code == 2
    assert run.err
    assert "Traceback" not in run.err


class Rude(Bot):
    def __init__(self, chance: object) -> None:
        pass

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
