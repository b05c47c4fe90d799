"""The program as the system starts it: signals, closed ends, odd encodings."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

GAME = ["play", "dominion", "--bot", "random", "--seed", "1", "--option", "start_player=0"]


def start(*arguments: str, **environment: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "kleinod", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80", **environment},
        # whoever runs the tests in the background ignores Ctrl-C, and children inherit that
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def run(*arguments: str, typed: bytes = b"", **environment: str) -> tuple[int, bytes, bytes]:
    process = start(*arguments, **environment)
    out, err = process.communicate(typed, timeout=60)
    return process.returncode, out, err


def test_rubbish_bytes_and_then_a_move() -> None:
    code, out, err = run(*GAME, typed=b"\xff\xfe\x00\x80\nplay copper\n")
    assert (code, err) == (0, b"")
    assert b"is not a move of this game" in out
    assert b"Player A plays Copper." in out


def test_a_terminal_that_knows_no_umlauts() -> None:
    code, out, err = run(*GAME, "--lang", "de", typed=b"help\n", PYTHONIOENCODING="ascii")
    assert (code, err) == (0, b"")
    assert b"K?nigreich" in out


@pytest.mark.parametrize("arguments", [GAME, ["engine"], ["play"]])
def test_ctrl_c_ends_without_a_traceback(arguments: list[str]) -> None:
    process = start(*arguments)
    assert process.stdin is not None
    assert process.stdout is not None
    if arguments == ["engine"]:
        process.stdin.write(b'{"do": "version"}\n')
        process.stdin.flush()
    process.stdout.readline()  # it runs now
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.strip() == b""
    assert b"Traceback" not in out


@pytest.mark.parametrize("arguments", [GAME, ["engine"], ["play"], ["replay", os.devnull]])
def test_without_any_input(arguments: list[str]) -> None:
    command = " ".join(f"'{part}'" for part in [sys.executable, "-m", "kleinod", *arguments])
    done = subprocess.run(f"{command} <&-", shell=True, capture_output=True, timeout=60)
    assert done.returncode == (2 if "replay" in arguments else 0)
    assert b"Traceback" not in done.stderr


def test_without_any_output() -> None:
    command = f"'{sys.executable}' -m kleinod {' '.join(GAME)} >&-"
    done = subprocess.run(command, shell=True, capture_output=True, timeout=60, input=b"done\n")
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m kleinod {' '.join(GAME)} --bot random --players 2 | head -c 10"
    done = subprocess.run(command, shell=True, capture_output=True, timeout=60)
    assert done.stderr == b""
    command = f"yes '{{}}' | '{sys.executable}' -m kleinod engine | head -n 3"
    done = subprocess.run(command, shell=True, capture_output=True, timeout=60)
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
    assert len(done.stdout.splitlines()) == 3


def test_the_engine_answers_each_line_at_once() -> None:
    process = start("engine")
    assert process.stdin is not None
    assert process.stdout is not None
    for i in range(3):
        process.stdin.write(json.dumps({"id": i, "do": "version"}).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == i
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, b"", b"")
