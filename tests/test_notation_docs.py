"""What docs show of positions and records is run as it stands there, and names every key of Dominion there is."""

import doctest
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kleinod
from kleinod import Chance
from kleinod.games.dominion.cards import STEPS
from tests.engine.matches import seats
from tests.games.dominion.lively import LIVELY_KINGDOM, play_on, played

DOCS = Path(__file__).parent.parent / "docs"
POSITIONS = (DOCS / "positions.md").read_text(encoding="utf-8")
DOMINION = (DOCS / "games" / "dominion.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("name", ["positions.md", "records.md"])
def test_sessions_run(name):
    result = doctest.testfile(str(DOCS / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_first_position_is_a_match():
    match = kleinod.from_position("dominion", json.loads(blocks(POSITIONS, "json")[0]))
    assert match.decision is not None
    assert match.decision.player == 0
    play_on(match, 1, moves=300)
    assert len(match.moves()) > 10


def test_the_position_in_the_middle_of_a_card_asks_the_second_player():
    match = kleinod.from_position("dominion", json.loads(blocks(DOMINION, "json")[0]))
    assert match.decision is not None
    assert (match.decision.player, match.decision.kind) == (1, "discard")
    assert kleinod.from_position("dominion", match.position()).position() == match.position()


def test_the_position_of_a_seat_is_what_the_second_player_knows_of_it():
    full = kleinod.from_position("dominion", json.loads(blocks(DOMINION, "json")[0]))
    world = kleinod.world(json.loads(blocks(DOMINION, "json")[1]), Chance(1))
    assert world.view(1) == full.view(1)
    assert world.position(seat=1) == full.position(seat=1)


def test_the_record_replays():
    (text,) = blocks(RECORDS, "text")
    match = kleinod.replay(text)
    assert match.over
    assert match.scores() == [3, 3]
    assert match.record() == text.split("\n", 1)[1]


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
    cards = kleinod.new("dominion").game.names
    described = set(re.findall(r"[`\"](\w+)[`\"]", POSITIONS + DOMINION))
    for seed in range(3):
        match = played(0, seed=seed, players=3)
        while not match.over:
            play_on(match, match.move_count, moves=7)
            for position in (match.position(), *(match.position(seat=seat) for seat in seats(match))):
                assert set(keys(position)) - set(cards) <= described


DESCRIBED_STEPS = re.findall(r"^\| `([A-Z]\w+)` \| `", DOMINION, re.MULTILINE)


def test_every_step_that_cards_share_is_described():
    """Those of a single card are named after it; those of the printed cards are described all the same."""
    assert set(DESCRIBED_STEPS) <= set(STEPS)
    assert {name for name, step in STEPS.items() if ".cards." not in step.__module__} <= set(DESCRIBED_STEPS)


@pytest.mark.parametrize("step", DESCRIBED_STEPS)
def test_every_field_of_a_step_is_described(step):
    (row,) = re.findall(rf"^\| `{step}` \| (.*?) \|", DOMINION, re.MULTILINE)
    assert re.findall(r"`(\w+)`", row) == [field.name for field in STEPS[step].fields]


def test_every_verb_is_described():
    game = kleinod.new("dominion", options={"kingdom": LIVELY_KINGDOM}).game
    table = DOMINION.split("## Moves")[1].split("## Positions")[0]
    described = {text.split()[0] for text in re.findall(r"`([a-z]+(?: X)?)`", table)}
    assert {text.split()[0] for text in game.options} <= described


def test_every_option_of_the_game_is_described():
    for setting in kleinod.new("dominion").game.settings:
        assert f"| `{setting.name}` |" in DOMINION
