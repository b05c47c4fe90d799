"""Complete positions with something wrong in them: refused, or a match that plays on and can be written down."""

import json
import random
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleinod
from kleinod import BadPosition
from kleinod.games.dominion.cards import STEPS
from tests.amount import cases
from tests.games.damage import Damage, play_on, random_move
from tests.games.dominion.table import cards

KINGDOMS = [
    cards("cellar moat chancellor workshop bureaucrat feast militia remodel spy throne_room"),
    cards("chapel moat village gardens thief throne_room council_room library mine witch"),
    cards("woodcutter moneylender smithy festival laboratory market adventurer feast spy library"),
    cards("gear duplicate royal_carriage page throne_room moat raze haunted_woods port amulet"),
    cards(
        "peasant coin_of_the_realm lost_city swamp_hag messenger guide treasure_trove storyteller bridge_troll miser"
    ),
]
EVENTS = [[], [], [], cards("inheritance save scouting_party travelling_fair"), cards("plan quest bonfire pilgrimage")]
CARDS = cards("copper gold platinum estate province curse moat feast thief gardens witch village militia throne_room")
CARDS += cards("gear page warrior champion royal_carriage duplicate port swamp_hag teacher treasure_trove save raze")
FIELDS = {name: [field.name for field in kind.fields] for name, kind in STEPS.items()}
"""The steps that may wait, and what each holds."""

WORDS = [
    *CARDS,
    *FIELDS,
    *cards("start action buy cleanup random ? hand deck play aside known numbers unseen step over"),
]
WRONG_MOVES = [
    "done",
    "yes",
    "play copper",
    "play village",
    "gain gold",
    "trash moat",
    "keep village",
    "buy colony",
    "call duplicate",
]


def step(chance: random.Random) -> dict[str, Any]:
    """A step that could wait, with values that could stand there."""
    some = chance.choices(CARDS, k=chance.randrange(3))
    play: dict[str, Any] = {"player": chance.randrange(2), "card": chance.choice(CARDS), "number": chance.randrange(6)}
    play |= {"as": "port"} if play["card"] == "estate" else {"unaffected": [1]}
    values: dict[str, Any] = {
        "play": play,
        "card": chance.choice(CARDS),
        "cause": chance.choice(CARDS),
        "to": chance.choice(["discard", "hand", "deck"]),
        "token": chance.choice(["cost", "trash", "plus_card"]),
        "stolen": some,
        "revealed": some,
        "cards": some,
        "chosen": some,
    }
    kind = chance.choice(list(FIELDS))
    made: dict[str, Any] = {"step": kind}
    for field in FIELDS[kind]:
        if field in values:
            made[field] = values[field]
        elif kind in ("WhenBought", "WhenGained") and field == "left":
            made[field] = [*some, *(["token"] if kind == "WhenBought" else [])]
        else:
            made[field] = chance.randrange(2 if field in ("player", "victim") else 5)
    return made


@cache
def complete_position(kingdom: int, seed: int) -> str:
    """The position after some moves; half of them in the middle of a card, if that comes soon."""
    chance = random.Random(seed)
    options: dict[str, object] = {"kingdom": KINGDOMS[kingdom], "events": EVENTS[kingdom]}
    options |= {"colonies": seed % 3 == 0, "round_limit": 60}
    match = kleinod.new("dominion", 2 + seed % 3, seed, options)
    for move in range(400):
        if match.over or (move > 20 + seed * 5 and (seed % 2 or len(match.steps) > 1)):
            break
        match.play(random_move(match, chance))
    return json.dumps(match.position())


@settings(max_examples=cases(300), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 4), st.integers(0, 40), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_damaged_position_is_refused_or_plays_on(kingdom, seed, mutations, chance):
    data = json.loads(complete_position(kingdom, seed))
    for _ in range(mutations):
        Damage(WORDS, step, chance).do(data)
    try:
        match = kleinod.from_position("dominion", data)
    except BadPosition:
        return
    play_on(match, chance, WRONG_MOVES)
