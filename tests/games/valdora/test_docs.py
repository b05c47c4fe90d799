"""What docs/games/valdora.md says holds, and nothing is left out."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kleinod
from kleinod import SPECTATOR
from kleinod.games.valdora.facts import SPECIAL
from kleinod.games.valdora.position.read import STEPS

TEXT = (Path(__file__).parents[3] / "docs" / "games" / "valdora.md").read_text(encoding="utf-8")


def keys(data: object) -> Iterator[str]:
    """All keys in nested data."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


def test_the_position_is_a_match():
    (block,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    match = kleinod.from_position("valdora", json.loads(block))
    assert match.decision is not None
    assert "buy left" in [option.text for option in match.decision.options]


def test_every_key_of_every_position_is_described():
    described = set(re.findall(r"[`\"](\w+)[`\"]", TEXT))
    common = {"game", "complete", "seed", "chance", "players", "over"}  # docs/positions.md
    for players in (2, 3):
        match = kleinod.new("valdora", players, 3, {"special_cards": True})
        chance = Random(players)
        ids = set(match.game.names) | {str(number) for number in SPECIAL} | {"A", "B", "C", "D"}
        for _ in range(600):
            if match.decision is None:
                break
            for position in (match.position(), match.position(seat=0), match.position(seat=SPECTATOR)):
                assert set(keys(position)) - ids <= described | common
            match.play(chance.choice(match.decision.options))


def test_every_step_is_described():
    rows = set(re.findall(r"^\| `([A-Z]\w+)` \| `", TEXT, re.MULTILINE))
    assert rows == set(STEPS)


@pytest.mark.parametrize("step", STEPS)
def test_every_field_of_a_step_is_described(step):
    (row,) = re.findall(rf"^\| `{step}` \| (.*?) \|", TEXT, re.MULTILINE)
    assert re.findall(r"`(\w+)`", row) == [field.name for field in STEPS[step].fields]


def test_every_verb_is_described():
    table = TEXT.split("## Moves")[1].split("## Positions")[0]
    described = {text.split()[0] for text in re.findall(r"`([a-z][^`]*)`", table)}
    assert {text.split()[0] for text in kleinod.new("valdora").game.options} <= described


def test_every_option_of_the_game_is_described():
    for setting in kleinod.new("valdora").game.settings:
        assert f"`{setting.name}`" in TEXT
