"""A position written after any move of a random game is read back as the same position, with the same options."""

import json
from random import Random

import pytest

import kleinod
from kleinod import SPECTATOR, Chance
from tests.amount import COMPILED
from tests.conformance.variety import decisions, start

QUICK = {"dominion": 40, "valdora": 6, "zavandor": 40}
SLOW = {"dominion": 2000, "valdora": 300, "zavandor": 2000}
BLOCKS = 20
EVERY = 1 if COMPILED else 10


def options(match: kleinod.Match) -> list[str]:
    return [] if match.decision is None else [option.text for option in match.decision.options]


def check_positions(match: kleinod.Match, random: Random) -> None:
    """The full position, and that of the asked seat or another."""
    written = match.position()
    again = kleinod.from_position(match.game.id, json.loads(json.dumps(written)))
    assert again.position() == written
    assert options(again) == options(match)
    asked = SPECTATOR if match.decision is None else match.decision.player
    seat = random.choice([asked, random.randint(SPECTATOR, match.seats - 1)])
    known = match.position(seat=seat)
    world = kleinod.world(json.loads(json.dumps(known)), Chance(random.getrandbits(64)))
    assert world.position(seat=seat) == known
    assert world.over == match.over
    if seat == asked:
        assert options(world) == options(match)


def run_game(game: str, seed: int, every: int) -> None:
    random = Random(seed)
    match = start(game, random)
    try:
        for number in decisions(match, random):
            if number % every == 0:
                check_positions(match, random)
        check_positions(match, random)
    except BaseException:
        print(match.record())
        raise


@pytest.mark.parametrize("game", QUICK)
def test_positions_are_read_back_as_written(game: str) -> None:
    for seed in range(QUICK[game]):
        run_game(game, seed, EVERY)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", SLOW)
def test_positions_of_many_games_are_read_back_as_written(game: str, block: int) -> None:
    for seed in range(block, SLOW[game], BLOCKS):
        run_game(game, seed, 1)
