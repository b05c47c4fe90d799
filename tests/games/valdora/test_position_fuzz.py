"""Complete positions with something wrong in them: refused, or a match that plays on and can be written down."""

import copy
import json
import random
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import kleinod
from kleinod import BadPosition, Match
from kleinod.games.valdora.reader import STEPS

FIELDS = {name: [field.name for field in kind.fields] for name, kind in STEPS.items()}
WORDS = [
    *("A", "C", "Z", "N1", "E3", "gold", "ruby", "cart", "cart_2", "special_cart", "ladle", "red", "silver", "white"),
    *("white_amethyst_ruby_sapphire", "left", "right", "?", "? dark", "? light", "move", "action", "end", "known"),
    *("hand", "laid", "unseen", "over", "pending", "step", "open", "done", "doubled", "bonus", "7", "14"),
    *FIELDS,
]
NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 13, 14, 18, 27, 999, 10**6, 2**63, 10**30]
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


def anything(chance: random.Random, depth: int = 0) -> Any:
    """A value of any JSON type."""
    kind = chance.randrange(6 if depth < 2 else 4)
    if kind < 2:
        return chance.choice(NUMBERS)
    if kind == 2:
        return chance.choice(WORDS)
    if kind == 3:
        return chance.choice([None, True, False, 1.5, float("nan"), "", "\x00"])
    if kind == 4:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(3))]
    return {chance.choice(WORDS): anything(chance, depth + 1) for _ in range(chance.randrange(3))}


def something_like(old: Any, chance: random.Random) -> Any:
    """A value of the same type."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return chance.choice(NUMBERS)
    if isinstance(old, str):
        return chance.choice(WORDS)
    if isinstance(old, list):
        return chance.choices(old, k=chance.randrange(2 * len(old))) if old else [chance.choice(WORDS)]
    return old


def random_move(match: Match, chance: random.Random) -> str:
    assert match.decision is not None
    texts = [option.text for option in match.decision.options]
    return chance.choice([text for text in texts if text != "done"] or texts) if chance.random() < 0.9 else texts[-1]


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


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every place of a position: what holds it, and under which key or number."""
    found = []
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        found.append((node, key))
        if isinstance(node[key], dict | list):
            found += places(node[key])
    return found


def mutate(data: Any, chance: random.Random) -> None:
    """Drop, replace or insert something somewhere, small parts of a position as likely as big ones."""
    top = chance.choice(sorted(data))
    inside = [(data, top), *(places(data[top]) if isinstance(data[top], dict | list) else [])]
    node, key = chance.choice(inside)
    how = chance.choice(["drop", "replace", "alter", "alter", "alter", "insert", "wait", "move", "partial"])
    value = anything(chance) if how in ("replace", "insert") else something_like(node[key], chance)
    note(f"{how} at {key!r} of {json.dumps(node)[:60]}: {json.dumps(value)[:200]}")
    if how == "drop":
        del node[key]
    elif how == "partial":
        data["complete"] = False
    elif how == "wait":
        data.setdefault("pending", []).insert(0, step(chance)) if isinstance(data.get("pending", []), list) else None
    elif how == "move":
        holder, at = chance.choice(places(data))
        node[key] = copy.deepcopy(holder[at])
    elif how == "insert" and isinstance(node, list):
        node.insert(key, value)
    elif how == "insert":
        node[chance.choice(WORDS)] = value
    else:
        node[key] = value


def play_on(match: Match, chance: random.Random, moves: int) -> None:
    """Random moves, looking at everything on the way."""
    for _ in range(moves):
        assert kleinod.from_position("valdora", match.position()).position() == match.position()
        for seat in range(-1, match.seats):
            json.dumps([match.view(seat), match.position(seat=seat)])
        if match.over:
            break
        for move in WRONG_MOVES:
            match.why_not(move)
        match.play(random_move(match, chance))


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_plays_on(seed, mutations, chance):
    data = json.loads(complete_position(seed))
    for _ in range(mutations):
        mutate(data, chance)
    try:
        match = kleinod.from_position("valdora", data)
    except BadPosition:
        return
    play_on(match, chance, moves=60)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_damaged_position_of_a_seat_is_refused_or_dealt(seed, mutations, chance):
    data: Any = kleinod.from_position("valdora", json.loads(complete_position(seed))).position(seat=seed % 2)
    data = json.loads(json.dumps(data))
    for _ in range(mutations):
        mutate(data, chance)
    try:
        match = kleinod.world(data, kleinod.Chance(seed))
    except (BadPosition, kleinod.BadOption):
        return
    play_on(match, chance, moves=20)
