"""Complete positions with something wrong in them: refused, or a match that plays on and can be written down."""

import json
import random
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleinod
from kleinod import BadPosition, Chance
from tests.amount import cases
from tests.conformance.variety import move
from tests.games.damage import Damage, play_on

IDS = ["crown", "ring", "amulet", "gnomunculus_1", "absauger", "konvertor_2", "emeromobil_b", "alchemat_18"]
STEPS: list[dict[str, Any]] = [
    {"step": "Pay", "bargain": "sell ruby 2", "jokers": [0, 1, 0, 0]},
    {"step": "Pay", "bargain": "right I 1", "jokers": [0, 0, 1, 0]},
    {"step": "Pay", "bargain": "item crown hand", "jokers": [0, 0, 0, 0]},
    {"step": "Pay", "bargain": "exchange ruby emerald 1", "jokers": [0, 0, 0, 0]},
    {"step": "KeepDrawn"},
    {"step": "ReturnHeld"},
    {"step": "Mine", "left": 1},
    {"step": "MineForGold", "fixed": [1, 0, 0, 0], "deposits": 1, "count": 0},
]
WORDS = [
    *IDS,
    *("diamond", "ruby", "sapphire", "emerald", "ruby+joker", "?", "I", "IV", "V", "diamantina", "action", "mining"),
    *("artifacts", "jewellery"),
    *("? 1", "? 2", "? artifacts 1", "IV 2", "hand", "drawn", "known", "unseen", "removed", "over", "step"),
]
WRONG_MOVES = ["done", "gold", "mine all", "mine ruby", "joker ruby", "keep crown", "return ring", "item crown hand"]


def step(chance: random.Random) -> dict[str, Any]:
    """A step that could wait."""
    return {**chance.choice(STEPS), "player": chance.randrange(2)}


@cache
def complete_position(seed: int) -> str:
    """The position after some moves; half of them in the middle of an action, if that comes soon; or as a seat's."""
    chance = random.Random(seed)
    match = kleinod.new("zavandor", 2 + seed % 3, seed, {"upgrades": seed % 2 == 0, "round_limit": 40})
    for number in range(400):
        if match.over or (number > 20 + seed * 5 and (seed % 2 or len(match.steps) > 2)):
            break
        match.play(move(match, chance))
    return json.dumps(match.position() if seed % 5 else match.position(seat=seed % 2))


@settings(max_examples=cases(250), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_plays_on(seed, mutations, chance):
    data = json.loads(complete_position(seed))
    for _ in range(mutations):
        Damage(WORDS, step, chance).do(data)
    try:
        match = kleinod.world(data, Chance(1)) if seed % 5 == 0 else kleinod.from_position("zavandor", data)
    except BadPosition:
        return
    play_on(match, chance, WRONG_MOVES)
