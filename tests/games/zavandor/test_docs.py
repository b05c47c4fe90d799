"""What docs/games/zavandor.md says of positions and moves is so, and names everything there is."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kleinod
from kleinod.games.zavandor.facts import THINGS
from kleinod.games.zavandor.game import GAME
from kleinod.games.zavandor.position.pending import STEPS
from tests.conformance.variety import move, start
from tests.games.zavandor.table import asked, has, whole

DOCS = (Path(__file__).parents[3] / "docs/games/zavandor.md").read_text(encoding="utf-8")


def test_the_position_is_a_match():
    (text,) = re.findall(r"```json\n(.*?)```", DOCS, re.DOTALL)
    match = kleinod.from_position("zavandor", json.loads(text))
    assert asked(match) == (0, "action")
    assert has(match)["samples"] == {"IV 2": "emerald"}
    assert whole(match, "market")["ruby"] == {"price": 4, "target": 9}


def keys(data: object) -> Iterator[str]:
    """All keys in nested data."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


def test_every_key_of_every_position_is_described():
    named = set(re.findall(r"[`\"](\w+)[`\"]", DOCS)) | {"game"}
    places = re.compile(r"(artifacts|jewellery|removed \w+|hand \d) \d+|\d|[IV]+( \d)?|diamantina( \d)?|right .*")
    for seed in range(4):
        random = Random(seed)
        match = start("zavandor", random)
        while not match.over:
            for _ in range(9):
                if not match.over:
                    match.play(move(match, random))
            for seat in (None, -1, 0, 1):
                found = set(keys(match.position() if seat is None else match.position(seat=seat))) - set(THINGS)
                assert {key for key in found if not places.fullmatch(key)} <= named


@pytest.mark.parametrize("step", STEPS)
def test_every_step_and_its_fields_are_described(step):
    (row,) = re.findall(rf"^\| `{step}` \| (.*?) \|", DOCS, re.MULTILINE)
    assert re.findall(r"`(\w+)`", row) == [field.name for field in STEPS[step].fields]


def test_every_verb_and_option_is_described():
    table = DOCS.split("## Moves")[1].split("## Positions")[0]
    verbs = {text.split()[0] for text in re.findall(r"`([a-z][^`]*)`", table)}
    assert {text.split()[0] for text in GAME.options} <= verbs
    for setting in GAME.settings:
        assert f"`{setting.name}`" in DOCS
