"""How the golden records of Dominion are made."""

from random import Random
from typing import Any

from kleinod import Chance, Match
from kleinod.games.dominion.advice import big_money
from kleinod.games.dominion.facts import CARDS
from kleinod.games.dominion.match import Dominion
from tests.engine.matches import evenly, texts
from tests.games.dominion import rich
from tests.games.dominion.lively import lively
from tests.records.golden import Golden, Recipe


def money(match: Match, chance: Chance) -> str:
    """Big Money in half of the purchases."""
    assert isinstance(match, Dominion)
    if match.decision is not None and match.decision.kind == "buy" and chance.below(2):
        option = big_money(match)
        if match.why_not(option) is None:
            return option.text
    return lively(match, chance)


def colonies(match: Match, chance: Chance) -> str:
    """Mostly treasures and Colonies, and no Province."""
    options = texts(match)
    paid = not any(text.startswith("play ") for text in options)
    for wish in ("buy colony", "buy platinum", "buy gold", "buy silver"):
        if wish in options and paid and chance.below(6):
            return wish
    move = lively(match, chance)
    return move if move != "buy province" else "done"


def adventurous(match: Match, chance: Chance) -> str:
    """Plays, calls and exchanges what it can, and buys one of the dearest cards or events."""
    options = texts(match)
    bought = sorted((CARDS[text[4:]] for text in options if text.startswith("buy ")), key=lambda card: -card.cost)
    if bought and not any(text.startswith("play ") for text in options):
        if bought[0].cost >= 3:
            return f"buy {bought[chance.below(min(3, len(bought)))].id}"
        return "done"
    wanted = [text for text in options if text.startswith(("call ", "exchange ", "play "))]
    if wanted and chance.below(12):
        return wanted[chance.below(len(wanted))]
    return lively(match, chance)


def ends_on(match: Match) -> str:
    """Why a match is over."""
    assert isinstance(match, Dominion)
    supply = {card.id: count for card, count in match.table.supply.items()}
    if supply["province"] == 0:
        return "provinces"
    if supply.get("colony") == 0:
        return "colonies"
    empty = list(supply.values()).count(0)
    if empty >= 3:
        return f"{empty} piles"
    return "round limit"


def expect(match: Match) -> dict[str, object]:
    return {"Ends": ends_on(match), "Winners": match.winners()}


FIRST = ["cellar", "chapel", "moat", "chancellor", "village", "woodcutter", "workshop", "bureaucrat"]
FIRST += ["feast", "gardens"]
SECOND = ["militia", "moneylender", "remodel", "smithy", "spy", "thief", "throne_room", "council_room"]
SECOND += ["festival", "laboratory"]
THIRD = ["library", "market", "mine", "witch", "adventurer", "moat", "throne_room", "thief", "feast", "cellar"]

DOUBLED_MILITIA: dict[str, object] = {
    "options": {"kingdom": [*SECOND[:9], "moat"], "start_player": 1},
    "seed": 5,
    "players": [
        {"hand": ["moat", "copper", "estate", "gold", "silver"], "deck": ["copper", "gold", "spy", "estate"]},
        {
            "hand": ["throne_room", "militia", "thief", "copper", "spy"],
            "deck": ["throne_room", "gold", "copper", "festival"],
        },
        {"hand": ["copper"] * 5, "deck": ["estate", "silver", "silver"], "discard": ["duchy", "remodel", "smithy"]},
    ],
    "turn": {"player": 1, "phase": "action"},
    "supply": {"province": 2, "curse": 0},
    "trash": ["copper", "estate"],
}

MISSIONS = ["amulet", "ratcatcher", "hireling", "magpie", "messenger", "treasure_trove", "bridge_troll", "port"]
MISSIONS += ["workshop", "feast"]

QUESTS: dict[str, object] = {
    "options": {
        "kingdom": ["militia", "smithy", "village", "market", "mine", "witch", "port", "page", "peasant", "raze"],
        "events": ["quest"],
        "start_player": 0,
        "round_limit": 2,
    },
    "turn": {"player": 0, "phase": "buy", "buys": 5},
    "players": [
        {"hand": ["curse"] * 3 + ["copper"] * 7 + ["militia"], "deck": ["copper"] * 5},
        {"hand": ["copper"] * 5, "deck": ["estate"] * 5},
    ],
}

TEACHERS: dict[str, object] = {
    "options": {
        "kingdom": ["militia", "smithy", "village", "market", "mine", "witch", "port", "page", "peasant", "raze"],
        "start_player": 0,
        "round_limit": 3,
    },
    "turn": {"player": 0, "phase": "start"},
    "players": [
        {"hand": ["copper"] * 4, "mat": ["teacher"] * 4, "deck": ["copper"] * 5},
        {"hand": ["copper"] * 5, "deck": ["estate"] * 5},
    ],
}

RICH = [155, 581, 70, 73, 190, 335, 47, 74, 99, 123, 125, 287]
"""Positions in the middle of rich games that together show every card, event and choice of Abenteuer."""


def in_the_middle(number: int) -> dict[str, object]:
    position: dict[str, Any] = rich.position(Random(number))
    position["options"]["round_limit"] = 6
    return position


RECIPES = [
    Recipe("provinces-2", 2, 24, money, {"kingdom": SECOND}),
    Recipe("provinces-2-adventurer", 2, 11, money, {"kingdom": THIRD}),
    Recipe("provinces-4-witch", 4, 24, money, {"kingdom": THIRD, "colonies": True}),
    Recipe("provinces-6", 6, 18, money, {"kingdom": SECOND}),
    Recipe("colonies-2", 2, 83, colonies, {"kingdom": THIRD, "colonies": True}),
    Recipe("colonies-3", 3, 103, colonies, {"kingdom": FIRST, "colonies": True}),
    Recipe("three-piles-2", 2, 1, lively, {"kingdom": THIRD}),
    Recipe("three-piles-4-gardens", 4, 5, lively, {"kingdom": FIRST}),
    Recipe("four-piles-5", 5, 8, money),
    Recipe("four-piles-6", 6, 21, lively),
    Recipe("tie-won-by-fewer-turns-2", 2, 9, money, {"kingdom": SECOND}),
    Recipe("tie-won-by-fewer-turns-4", 4, 22, money, {"kingdom": THIRD, "colonies": True}),
    Recipe("shared-victory-2", 2, 22, money, {"kingdom": SECOND}),
    Recipe("shared-victory-5-two-of-three", 5, 26, money, {"kingdom": SECOND, "colonies": True}),
    Recipe("even-choices-3", 3, 4, evenly),
    Recipe("round-limit-3", 3, 2, money, {"kingdom": THIRD, "round_limit": 12, "start_player": 2}),
    Recipe("from-a-position-3", 3, 6, money, position=DOUBLED_MILITIA),
    Recipe("gentle-intro-2", 2, 2, adventurous, {"kingdom": "gentle_intro"}),
    Recipe("expert-intro-3", 3, 1, adventurous, {"kingdom": "expert_intro"}),
    Recipe("level-up-2-tie-won-by-fewer-turns", 2, 8, adventurous, {"kingdom": "level_up"}),
    Recipe("size-distortion-2", 2, 7, adventurous, {"kingdom": "size_distortion"}),
    Recipe("mission-turn-2", 2, 78, adventurous, {"kingdom": MISSIONS, "events": ["mission", "ball", "alms"]}),
    Recipe("adventures-four-piles-5-shared-victory", 5, 1, adventurous, {"sets": ["adventures"]}),
    Recipe("adventures-colonies-2", 2, 4, colonies, {"sets": ["adventures"], "colonies": True}),
    Recipe("quests-2", 2, 1, lively, position=QUESTS),
    Recipe("teachers-2", 2, 3, adventurous, position=TEACHERS),
    *(Recipe(f"in-the-middle-{number}", 2, number, adventurous, position=in_the_middle(number)) for number in RICH),
]

GOLDEN = Golden("dominion", RECIPES, expect)
