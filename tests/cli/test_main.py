import platform

import pytest

from kleinod.cli.arguments import translated
from kleinod.cli.protocol import requests
from kleinod.engine import match
from tests.cli.conftest import Kleinod


def test_version_says_which_engine_runs(kleinod: Kleinod) -> None:
    engine = "compiled engine" if requests.is_compiled() else "pure Python engine"
    run = kleinod("--version")
    assert run == (0, f"kleinod {requests.version()}, Python {platform.python_version()}, {engine}\n", "")


@pytest.mark.parametrize(
    ("file", "said"), [("match.cpython-311-x86_64-linux-gnu.so", "kompilierte"), ("match.py", "Python")]
)
def test_version_looks_at_what_was_loaded(kleinod: Kleinod, monkeypatch, file: str, said: str) -> None:
    monkeypatch.setattr(match, "__file__", file)
    assert said in kleinod("--version", "--lang", "de").out.split(", ")[-1]


def test_help_in_both_languages(kleinod: Kleinod) -> None:
    german = kleinod("--lang", "de", "--help")
    assert german.code == 0
    assert german.out.startswith("Aufruf: kleinod")
    assert "Befehle:" in german.out
    english = kleinod("play", "--help")
    assert english.code == 0
    assert english.out.startswith("Usage: kleinod play")
    assert "Arguments:" in english.out
    assert "Options:" in english.out


@pytest.mark.parametrize(
    ("arguments", "german", "english"),
    [
        (["--lang", "fr"], "»fr« gibt es hier nicht", "there is no “fr” here"),
        (["--lang"], "Nach --lang fehlt ein Wert.", "--lang needs a value."),
        (["sing"], "Den Befehl »sing« gibt es nicht.", "There is no command “sing”."),
        (["replay"], "Es fehlt: DATEI", "Missing: FILE"),
        (["engine", "now"], "Unbekannte Angabe: now", "Unknown argument: now"),
        (["--version=2"], "--version nimmt keinen Wert.", "--version does not take a value."),
        (
            ["play", "dominion", "--seed", "-1"],
            "»-1« ist keine ganze Zahl ab 0.",
            "“-1” is not a whole number, 0 or greater.",
        ),
        (
            ["play", "dominion", "--seed", "9" * 5000],
            f"»{'9' * 40}…« ist keine ganze Zahl ab 0.",
            f"“{'9' * 40}…” is not a whole number, 0 or greater.",
        ),
        (
            ["play", "--position", "a", "--record", "b"],
            "--record und --position gehen nicht zusammen.",
            "--record and --position cannot be used together.",
        ),
        (["play", "domino"], "meinst du »dominion«?", "did you mean “dominion”?"),
        (["play", "dominion", "--players", "9"], "Dominion spielen 2 bis 6 Personen", "Dominion is for 2 to 6 players"),
        (["play", "--players", "2"], "Welches Spiel?", "Which game?"),
        (["play", "dominion", "--bot", "rendom"], "meinst du »random«?", "did you mean “random”?"),
        (
            ["play", "dominion", "--players", "2", *["--bot", "random"] * 3],
            "3 Bots, aber nur 2 Plätze.",
            "3 bots, but only 2 seats.",
        ),
        (["play", "dominion", *["--name", "x"] * 3], "3 Namen, aber nur 2 Plätze.", "3 names, but only 2 seats."),
        (["play", "dominion", "--option", "colonies"], "NAME=WERT", "NAME=VALUE"),
        (
            ["play", "dominion", "--option", "colonies=1", "--option", "colonies=0"],
            "Die Option colonies steht zweimal da.",
            "The option colonies is given twice.",
        ),
        (["play", "dominion", "--option", "colony=1"], "meinst du »colonies«?", "did you mean “colonies”?"),
        (["play", "dominion", "--option", "colonies=blue"], "colonies:", "colonies:"),
        (["count", "x.json", "101"], "Die Tiefe darf höchstens 100 sein.", "The depth must be at most 100."),
    ],
)
def test_wrong_command_lines_get_a_sentence(kleinod: Kleinod, arguments: list[str], german: str, english: str) -> None:
    run = kleinod(*arguments)
    assert (run.code, run.out) == (2, "")
    assert english in run.err
    # the language goes before, so that what is wrong stays as it is
    run = kleinod(*(arguments if "--lang" in arguments else ["--lang", "de", *arguments]))
    if arguments[0] != "--lang":
        assert german in run.err
    assert "Traceback" not in run.err


def test_german_by_the_locale(kleinod: Kleinod, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "gibt es hier nicht" in kleinod("--lang", "fr").err
    assert "fehlt ein Wert" in kleinod("--lang").err


def test_a_translated_that_we_do_not_know_stays_english() -> None:
    words = translated("something new")
    assert (words.de, words.en) == ("something new", "something new")
