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
from kleinod.games.dominion.reading import STEPS
from tests.games.dominion.table import cards

KINGDOMS = [
    cards("cellar moat chancellor workshop bureaucrat feast militia remodel spy throne_room"),
    cards("chapel moat village gardens thief throne_room council_room library mine witch"),
    cards("woodcutter moneylender smithy festival laboratory market adventurer feast spy library"),
]
CARDS = cards("copper gold platinum estate province curse moat feast thief gardens witch village militia throne_room")
FIELDS = {name: [field.name for field in kind.fields] for name, kind in STEPS.items()}
"""The steps that may wait, and what each holds."""

WORDS = [
    *CARDS,
    *FIELDS,
    *cards("start action buy cleanup random ? hand deck play aside known numbers unseen step over"),
]
NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 9, 60, 999, 1000, 10**6, 2**63, 10**30]
WRONG_MOVES = ["done", "yes", "play copper", "play village", "gain gold", "trash moat", "keep village", "buy colony"]


def step(chance: random.Random) -> dict[str, Any]:
    """A step that could wait, with values that could stand there."""
    kind = chance.choice(list(FIELDS))
    play = {
        "player": chance.randrange(2),
        "card": chance.choice(CARDS),
        "number": chance.randrange(6),
        "unaffected": [1],
    }
    made: dict[str, Any] = {"step": kind}
    for field in FIELDS[kind]:
        if field == "play":
            made[field] = play
        elif field in ("card", "cause"):
            made[field] = chance.choice(CARDS)
        elif field == "stolen":
            made[field] = chance.choices(CARDS[:3], k=chance.randrange(3))
        else:
            made[field] = chance.randrange(2 if field in ("player", "victim") else 5)
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
        return chance.choices(old, k=chance.randrange(2 * len(old))) if old else [chance.choice(CARDS)]
    return old


def random_move(match: Match, chance: random.Random) -> str:
    """Some move, rather one that does something than `done`."""
    assert match.decision is not None
    texts = [option.text for option in match.decision.options]
    return chance.choice([text for text in texts if text != "done"] or texts) if chance.random() < 0.9 else texts[-1]


@cache
def complete_position(kingdom: int, seed: int) -> str:
    """The position after some moves; half of them in the middle of a card, if that comes soon."""
    chance = random.Random(seed)
    options: dict[str, object] = {"kingdom": KINGDOMS[kingdom], "colonies": seed % 3 == 0}
    match = kleinod.new("dominion", 2 + seed % 3, seed, options)
    for move in range(400):
        if match.over or (move > 20 + seed * 5 and (seed % 2 or len(match.steps) > 1)):
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
    how = chance.choice(["drop", "replace", "alter", "alter", "alter", "insert", "wait", "move"])
    value = anything(chance) if how in ("replace", "insert") else something_like(node[key], chance)
    note(f"{how} at {key!r} of {json.dumps(node)[:60]}: {json.dumps(value)[:200]}")

    if how == "drop":
        del node[key]
    elif how == "wait":
        data.setdefault("pending", []).insert(0, step(chance)) if isinstance(data.get("pending", []), list) else None
        note(repr(data.get("pending")))
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
        assert kleinod.from_position("dominion", match.position()).position() == match.position()
        for seat in range(-1, match.seats):
            json.dumps([match.view(seat), match.position(seat=seat)])
        if match.over:
            break
        for move in WRONG_MOVES:
            match.why_not(move)
        match.play(random_move(match, chance))


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2), st.integers(0, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_plays_on(kingdom, seed, mutations, chance):
    data = json.loads(complete_position(kingdom, seed))
    for _ in range(mutations):
        mutate(data, chance)
    try:
        match = kleinod.from_position("dominion", data)
    except BadPosition:
        return
    play_on(match, chance, moves=60)
