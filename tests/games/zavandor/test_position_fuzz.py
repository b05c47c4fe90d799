"""Complete positions with something wrong in them: refused, or a match that plays on and can be written down."""

import copy
import json
import random
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import kleinod
from kleinod import BadPosition, Chance, Match
from tests.conformance.variety import move

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
NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 9, 15, 16, 99, 1000, 10**6, 2**63, 10**30]
WRONG_MOVES = ["done", "gold", "mine all", "mine ruby", "joker ruby", "keep crown", "return ring", "item crown hand"]


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
        return chance.choices(old, k=chance.randrange(2 * len(old))) if old else [chance.choice(IDS)]
    return old


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
        data.pop("complete", None)
    elif how == "wait":
        data["pending"] = [{**chance.choice(STEPS), "player": chance.randrange(2)}]
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
    for number in range(moves):
        if number % 10 == 0:
            assert kleinod.from_position("zavandor", match.position()).position() == match.position()
            for seat in range(-1, match.seats):
                json.dumps([match.view(seat), match.position(seat=seat)])
                assert match.redeal(seat, Chance(number)).view(seat) == match.view(seat)
        if match.over:
            break
        for text in WRONG_MOVES:
            match.why_not(text)
        match.play(move(match, chance))


@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_plays_on(seed, mutations, chance):
    data = json.loads(complete_position(seed))
    for _ in range(mutations):
        mutate(data, chance)
    try:
        match = kleinod.world(data, Chance(1)) if seed % 5 == 0 else kleinod.from_position("zavandor", data)
    except BadPosition:
        return
    play_on(match, chance, moves=60)
