import re
from pathlib import Path
from string import Formatter

import pytest

import kleinod.cli
from kleinod.cli.texts import PHRASES, Translator, language_from_arguments, language_from_environment

SOURCES = "\n".join(path.read_text("utf-8") for path in Path(kleinod.cli.__file__).parent.rglob("*.py"))
SAID = set(re.findall(r"(?:say|phrase|phrase_error)\(\s*\"([^\"]+)\"", SOURCES))
NAMED = SAID | set(re.findall(r"\"([a-z]+\.[a-z_]+)\"", SOURCES)) & set(PHRASES)
BUILT = re.compile(
    r"help\.(type|does)_|help\.(serve|backup|verify|play|replay|count|engine|arena|analyse|options|positional_arguments)$|"
    r"(dominion|valdora|zavandor)\.|arena\.(games|share|points|lead|rate|rating|crashes)$|"
    r"analyse\.(turn|player|played|better|cost|start|own|others|deal|result)$"
)


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("key", sorted(PHRASES))
def test_both_languages_have_the_same_places(key: str) -> None:
    words = PHRASES[key]
    assert words.de.strip()
    assert words.en.strip()
    assert places(words.de) == places(words.en)


def test_every_phrase_that_is_said_exists() -> None:
    assert set(PHRASES) >= SAID


def test_every_phrase_is_said_somewhere() -> None:
    assert {key for key in PHRASES if key not in NAMED and not BUILT.match(key)} == set()


def test_a_voice_fills_in() -> None:
    assert Translator("de").say("undo.nothing") == "Es gibt keinen Zug zum Zurücknehmen."
    assert Translator("en").say("result.winner", names="Ann") == "Ann wins."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "DE"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert language_from_environment(environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["play", "--lang", "de"], "de"),
        (["--lang=en", "play"], "en"),
        (["--lang"], None),
        (["--lang", "fr"], None),
        (["--lang", "en", "--lang", "de"], "de"),
        ([], None),
    ],
)
def test_the_command_line_decides_before_it_is_read(arguments: list[str], language: str | None) -> None:
    assert language_from_arguments(arguments) == language
