"""Complete positions with something wrong in them: refused, or a match that plays on and can be written down."""

import json
import random
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleinod
from kleinod import BadPosition
from kleinod.games.valdora.position.read import STEPS
from tests.amount import cases
from tests.games.damage import Damage, play_on, random_move

FIELDS = {name: [field.name for field in kind.fields] for name, kind in STEPS.items()}
WORDS = [
    *("A", "C", "Z", "N1", "E3", "gold", "ruby", "cart", "cart_2", "special_cart", "ladle", "red", "silver", "white"),
    *("white_amethyst_ruby_sapphire", "left", "right", "?", "? dark", "? light", "move", "action", "end", "known"),
    *("hand", "laid", "unseen", "over", "pending", "step", "open", "done", "doubled", "bonus", "7", "14"),
    *FIELDS,
]
WRONG_MOVES = ["done", "provisions", "move A", "turn left", "buy right", "load gold cart", "deliver red", "lay 7"]
VALUES: dict[str, list[Any]] = {
    "gem": ["gold", "ruby"],
    "count": [0, 1, 2, 9],
    "side": ["left", "right"],
    "order": ["red", "silver"],
    "left": [0, 1, 3],
    "given": [[], ["red"]],
    "card": [1, 7, 8, 9],
    "colour": ["red", "blue"],
}


def step(chance: random.Random) -> dict[str, Any]:
    """A step that could wait, with values that could stand there."""
    kind = chance.choice(list(FIELDS))
    made: dict[str, Any] = {"step": kind}
    for field in FIELDS[kind]:
        made[field] = chance.randrange(3) if field == "player" else chance.choice(VALUES[field])
    return made


@cache
def complete_position(seed: int) -> str:
    """The position after some moves; half of them with steps that wait, if that comes soon."""
    chance = random.Random(seed)
    match = kleinod.new("valdora", 2 + seed % 4, seed, {"special_cards": seed % 3 > 0})
    for move in range(600):
        if match.over or (move > 30 + seed * 10 and (seed % 2 or "pending" in match.position())):
            break
        match.play(random_move(match, chance))
    return json.dumps(match.position())


@settings(max_examples=cases(400), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_plays_on(seed, mutations, chance):
    data = json.loads(complete_position(seed))
    for _ in range(mutations):
        Damage(WORDS, step, chance).do(data)
    try:
        match = kleinod.from_position("valdora", data)
    except BadPosition:
        return
    play_on(match, chance, WRONG_MOVES)


@settings(max_examples=cases(150), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_damaged_position_of_a_seat_is_refused_or_dealt(seed, mutations, chance):
    data: Any = kleinod.from_position("valdora", json.loads(complete_position(seed))).position(seat=seed % 2)
    data = json.loads(json.dumps(data))
    for _ in range(mutations):
        Damage(WORDS, step, chance).do(data)
    try:
        match = kleinod.world(data, kleinod.Chance(seed))
    except (BadPosition, kleinod.BadOption):
        return
    play_on(match, chance, WRONG_MOVES, moves=20)
