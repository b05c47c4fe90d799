"""Options that a game can be started with: read from data, and typed on a command line."""

import pytest

from kleinod.engine.errors import BadOption
from kleinod.engine.setting import Flag, Number, Setting, StartPlayer, read_settings, round_limit
from kleinod.engine.text import Text

WORDS = Text("etwas", "something")
SETTINGS: list[Setting] = [
    Flag("colonies", WORDS),
    Number("size", WORDS, minimum=2, maximum=9),
    StartPlayer(),
    round_limit(),
]


def read(data: object, seats: int = 3) -> dict[str, object]:
    return read_settings(SETTINGS, data, seats, "", BadOption)


def test_defaults():
    assert read({}) == {"colonies": False, "size": None, "start_player": None, "round_limit": None}


def test_null_is_the_default():
    assert read({"colonies": None, "size": None, "start_player": None, "round_limit": None}) == read({})


def test_given_values():
    given = {"colonies": True, "size": 4, "start_player": 2, "round_limit": 20}
    assert read(given) == given


@pytest.mark.parametrize(
    "data",
    [
        {"colonies": 1},
        {"colonies": "true"},
        {"size": 1},
        {"size": 10},
        {"size": "4"},
        {"size": True},
        {"size": 4.0},
        {"start_player": 3},
        {"start_player": -1},
        {"round_limit": 0},
        {"round_limit": 10_001},
    ],
)
def test_wrong_values_are_refused_by_name(data):
    (name,) = data
    with pytest.raises(BadOption, match=f"^{name}: ") as caught:
        read(data)
    assert caught.value.de.startswith(f"{name}: ")
    assert caught.value.de != caught.value.en


def test_the_start_player_must_sit_at_the_table():
    assert read({"start_player": 1}, seats=2)["start_player"] == 1
    with pytest.raises(BadOption):
        read({"start_player": 2}, seats=2)


def test_unknown_options_are_refused_with_the_nearest_one():
    with pytest.raises(BadOption, match="colonies"):
        read({"colony": True})


@pytest.mark.parametrize("data", [[], "x", 5, None])
def test_options_must_be_an_object(data):
    with pytest.raises(BadOption):
        read(data)


@pytest.mark.parametrize(("text", "value"), [("true", True), ("Yes", True), ("1", True), ("ja", True), ("on", True),
                                             ("false", False), ("no", False), ("0", False), ("NEIN", False),
                                             ("off", False), ("perhaps", "perhaps"), ("", "")])  # fmt: skip
def test_typed_flags(text, value):
    assert SETTINGS[0].parse(text) == value
    assert type(SETTINGS[0].parse(text)) is type(value)


@pytest.mark.parametrize(("text", "value"), [("4", 4), ("007", 7), ("-1", "-1"), ("x", "x"), ("", ""), ("4.0", "4.0"),
                                             ("²", "²"), ("٣", "٣"), ("9" * 5000, "9" * 5000)])  # fmt: skip
def test_typed_numbers(text, value):
    assert SETTINGS[1].parse(text) == value


def test_other_settings_take_a_typed_text_as_it_is():
    assert Setting("name", WORDS).parse("x") == "x"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_settings_say_what_they_mean_in_both_languages(setting):
    assert setting.help.de
    assert setting.help.en


def test_forms():
    forms = [setting.form("de") for setting in SETTINGS]
    assert [(form["name"], form["kind"], form["default"]) for form in forms] == [
        ("colonies", "flag", False),
        ("size", "number", None),
        ("start_player", "seat", None),
        ("round_limit", "number", None),
    ]
    assert (forms[1]["min"], forms[1]["max"]) == (2, 9)
    assert forms[0]["label"] == "etwas"
    assert forms[2]["unset"] == "wird ausgelost"
    assert SETTINGS[2].form("en")["unset"] == "drawn at random"
