"""A pseudo-language through library and terminal: whatever is left in plain letters was never translated."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kleinod
from kleinod import catalogue
from kleinod.cli.main import COMMANDS
from tests.pseudo import LANGUAGE, PACKAGES, untranslated, write_overlays

GAMES = ["dominion", "valdora", "zavandor", "karat"]
ROOT = Path(__file__).parents[1]
TALK = ["help", "help rules", "help zzz", "why", "why zzz", "99", "zzz", "undo", "log"]
TYPED = [*TALK, *["1"] * 40, *TALK, "quit"]
RULE = re.compile(r"[A-Z]+-\w+(-\w+)*")
IDS = re.compile(r"[IV]+|[A-Z]")
"""Areas of Zavandor, fields of Valdora, players."""


@pytest.fixture(scope="session")
def overlays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    write_overlays(folder)
    return folder


def run(overlays: Path, *arguments: str, typed: str = "", folder: Path = ROOT) -> str:
    """What another process says in which the overlays are installed."""
    path = os.pathsep.join([str(ROOT), str(PACKAGES[1].parent), *sys.path])
    environment = {**os.environ, "KLEINOD_LANGUAGES": str(overlays), "PYTHONPATH": path, "COLUMNS": "400"}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, env=environment, cwd=folder, input=typed, capture_output=True, encoding="utf-8", check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_says_is_translated(overlays: Path, game: str) -> None:
    assert json.loads(run(overlays, "tests.pseudo_games", game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_terminal_says_is_translated(overlays: Path, game: str) -> None:
    command = ["kleinod", "--lang", LANGUAGE, "play", game, "--bot", "random", "--seed", "1"]
    told = RULE.sub("", run(overlays, *command, typed="\n".join(TYPED)))
    quoted = {*untranslated(json.dumps([TYPED, [*catalogue.load(game).options]]))}
    if game == "karat":  # has no screen of its own and is shown as data
        quoted |= {*untranslated(told[told.index("{") :].partition("\n}")[0])}
    assert {word for word in untranslated(told) if not IDS.fullmatch(word)} - quoted == set()


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_of_each_command_is_translated(overlays: Path, command: str) -> None:
    told = run(overlays, "kleinod", *command.split(), "--help", "--lang", LANGUAGE)
    told = re.sub(r"--?[a-z-]+|\b[A-Z-]+\b", "", told)  # options, and values such as URL
    assert {*untranslated(told)} - {"kleinod", "de", "en", LANGUAGE, *COMMANDS} == set()


def test_the_other_commands_are_translated(overlays: Path, tmp_path: Path) -> None:
    match = kleinod.new("karat", seed=1)
    while match.decision is not None:
        match.play(match.decision.options[0])
    record = tmp_path / "1"
    record.write_text(match.record(), "utf-8")
    told = ""
    for command, typed in (
        (["replay", "1"], "\n\nb\n99\nzzz\n"),
        (["verify", "1"], ""),
        (["analyse", "1", "--effort", "#4"], ""),
        (["arena", "karat", "random", "novice", "--games", "2", "--save", "3"], ""),
        (["play"], "zzz\nkarat\n99\n2\n1\nzzz\nrandom\nzzz\n\n"),
        (["play", "karat", "--zzz"], ""),
        (["play", "karat", "--players", "99"], ""),
        (["play", "karat", "--option", "zzz"], ""),
        (["count", "1", "1"], ""),
    ):
        told += run(overlays, "kleinod", *command, "--lang", LANGUAGE, typed=typed, folder=tmp_path)
    quoted = {
        "zzz",
        "kleinod",
        *untranslated(json.dumps(match.view(0))),
        *untranslated(json.dumps([*match.game.options])),
    }
    plain = untranslated(re.sub(r"“[^”]*”|--?[a-z-]+|\b[A-Z-]+\b", "", RULE.sub("", told)))
    assert {*plain} - {*quoted, *catalogue.games(), *COMMANDS, "random", "novice", "de", "en", LANGUAGE} == set()
