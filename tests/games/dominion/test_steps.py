"""Steps are written into positions and read back."""

import json
from typing import Any

import pytest

import kleinod
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadPosition
from kleinod.engine.step import CountField, Field, SeatField, read_step
from kleinod.games.dominion.cards import STEPS
from kleinod.games.dominion.play import CardField, CardOrNone, CardsField, CauseField, OneOf, PlayField
from kleinod.games.dominion.triggers import Triggers
from tests.games.dominion.lively import play_on, played

PLAY = {"player": 0, "card": "militia", "number": 3, "unaffected": [1]}
SAMPLES: dict[type[Field], object] = {
    SeatField: 1,
    CountField: 2,
    PlayField: PLAY,
    CardField: "port",
    CardOrNone: "village",
    CauseField: "workshop",
    CardsField: ["gold", "copper"],
    Triggers: ["port", "token", "swamp_hag", "swamp_hag"],
}


def sample(field: Field) -> object:
    return field.choices[-1] if isinstance(field, OneOf) else SAMPLES[type(field)]


WRITTEN: list[dict[str, Any]] = [
    *({"step": name, **{field.name: sample(field) for field in kind.fields}} for name, kind in STEPS.items()),
    {"step": "PlayAgain", "play": {"player": 1, "card": "feast", "number": 1}},
    {"step": "CallWindow", "play": {"player": 0, "card": "estate", "number": 2, "as": "port"}},
    {"step": "LibraryChoice", "player": 0, "card": None},
]
"""Each step that can wait, and some of them otherwise."""
RUBBISH: list[object] = [[[]], "rubbish", -1, 10**13, 1.5, True, {"x": 1}]


def read(data: object, seats: int = 2):
    return read_step(CheckedDict(data, "pending[0]", BadPosition), STEPS, seats)


@pytest.mark.parametrize("data", WRITTEN, ids=lambda data: data["step"])
def test_a_step_is_read_back_as_it_was_written(data):
    step = read(data)
    assert type(step).__name__ == data["step"]
    assert step.to_data() == data
    assert json.loads(json.dumps(step.to_data())) == data


@pytest.mark.parametrize("data", WRITTEN, ids=lambda data: data["step"])
def test_every_field_is_needed(data):
    for key in data:
        if (data["step"], key) == ("LibraryChoice", "card"):  # named only if all know it
            continue
        with pytest.raises(BadPosition, match=rf"^pending\[0\]\.{key}: is missing"):
            read({name: value for name, value in data.items() if name != key})


@pytest.mark.parametrize("data", WRITTEN, ids=lambda data: data["step"])
def test_every_field_is_checked(data):
    for key in data:
        for value in RUBBISH:
            with pytest.raises(BadPosition, match=rf"^pending\[0\]\.{key}"):
                read({**data, key: value})


@pytest.mark.parametrize("data", WRITTEN, ids=lambda data: data["step"])
def test_unknown_fields_are_refused(data):
    with pytest.raises(BadPosition, match=r"^pending\[0\]\.colour: there is no such key"):
        read({**data, "colour": 1})


def test_seats_must_sit_at_the_table():
    assert read({"step": "LibraryDraw", "player": 2}, seats=3)
    with pytest.raises(BadPosition, match=r"pending\[0\]\.player"):
        read({"step": "LibraryDraw", "player": 2}, seats=2)


def test_an_unknown_step_is_told_the_nearest():
    with pytest.raises(BadPosition, match="LibraryDraw"):
        read({"step": "LibrayDraw", "player": 0})


def test_what_waits_in_a_match_is_read_back_by_its_position():
    found: set[str] = set()
    for seed in range(4):
        match = played(0, seed=seed, players=3)
        while not match.over:
            position = match.position()
            pending: Any = position.get("pending", [])
            if not found.issuperset(step["step"] for step in pending):
                found.update(step["step"] for step in pending)
                assert kleinod.from_position("dominion", position).position() == position
            play_on(match, match.move_count, moves=1)
    assert found > {"CellarDiscard", "React", "SpyChoice", "SpyReveal", "ThiefGain", "PlayAgain", "DiscardDownTo"}
