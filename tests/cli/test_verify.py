"""`kleinod verify`: a record's deal, moves and result."""

from functools import partial
from pathlib import Path

import pytest

from kleinod.server.table import commands
from kleinod.server.table.plan import SeatPlan, Start
from tests.cli.conftest import Kleinod
from tests.server.table.log import SECRET, Logged, started

OPTIONS: dict[str, object] = {"round_limit": 2, "start_player": 0}


def play_out(logged: Logged) -> str:
    while logged.table.state == "running":
        match = logged.table.match
        assert match is not None
        assert match.decision is not None
        move = match.decision.options[-1].text
        logged.do(partial(commands.play, seat=match.decision.player, moves=[move], seen=None))
    return logged.table.record(["Ada", "Ben"])


@pytest.fixture(scope="module")
def record() -> str:
    return play_out(started(options=OPTIONS))


def verify(kleinod: Kleinod, folder: Path, text: str, *more: str):
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    return kleinod("verify", str(file), *more)


def test_a_fair_game(kleinod: Kleinod, tmp_path: Path, record: str) -> None:
    run = verify(kleinod, tmp_path, record)
    assert (run.code, run.err) == (0, "")
    assert "are legal" in run.out
    assert "Result: correct." in run.out
    assert "the random bytes of 2 seats" in run.out
    assert "alle" in verify(kleinod, tmp_path, record, "--lang", "de").out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (SECRET, "5f" * 32, "The secret does not match"),
        ('"parts": ["0', '"parts": ["1', "does not follow from the secret"),
        ('[Seats ["person"', '[Seats ["robot"', "do not match"),
        ('"hash": "', '"hash": "0', "do not match"),
        ('"start": "deal"', '"start": "deal of mine"', "[Deal] is not valid"),
        (f'"secret": "{SECRET}"', '"secret": "no hex"', "[Deal] is not valid"),
    ],
)
def test_what_was_changed_is_found(
    kleinod: Kleinod, tmp_path: Path, record: str, old: str, new: str, said: str
) -> None:
    assert old in record
    run = verify(kleinod, tmp_path, record.replace(old, new, 1))
    assert run.code == 2
    assert said in run.err


def test_another_deal_is_found(kleinod: Kleinod, tmp_path: Path, record: str) -> None:
    other = play_out(started(options=OPTIONS, start=Start(seed="7")))
    run = verify(kleinod, tmp_path, other)
    assert "chosen by somebody" in run.out
    claimed = other.replace('"start": "seed"', '"start": "deal"')
    assert "does not follow from the secret" in verify(kleinod, tmp_path, claimed).err


def test_a_given_position_and_a_game_given_up(kleinod: Kleinod, tmp_path: Path) -> None:
    logged = started(start=Start(position=_begun()))
    logged.do(partial(commands.resign, seat=1))
    run = verify(kleinod, tmp_path, logged.table.record(["Ada", "Ben"]))
    assert (run.code, run.err) == (0, "")
    assert "a given position" in run.out
    assert "not finished" in run.out


def _begun() -> dict[str, object]:
    match = started(SeatPlan("own"), SeatPlan("open")).table.match
    assert match is not None
    return match.position()


def test_a_record_from_elsewhere_and_rubbish(kleinod: Kleinod, tmp_path: Path, record: str) -> None:
    lines = [line for line in record.splitlines() if not line.startswith("[Deal")]
    run = verify(kleinod, tmp_path, "\n".join(lines))
    assert run.code == 2
    assert "not from a table of the service" in run.err
    assert verify(kleinod, tmp_path, "rubbish").code == 2
    assert "= " in record
    broken = record[: record.rindex("= ")] + "= 99 : 0\n"
    assert "the result is" in verify(kleinod, tmp_path, broken).err
