"""How the golden records of Valdora are made."""

from typing import Any

from kleinod import Chance, Match
from kleinod.games.valdora.advice.novice import novice
from kleinod.games.valdora.match import Valdora
from tests.engine.matches import evenly, texts
from tests.records.golden import Golden, Recipe


def sensible(match: Match, chance: Chance) -> str:
    """By advice, now and then something else, and special cards whenever it is possible."""
    assert isinstance(match, Valdora)
    options = texts(match)
    lays = [text for text in options if text.startswith("lay ")]
    if lays and chance.below(2):
        return lays[chance.below(len(lays))]
    others = [text for text in options if text != "done"]
    if others and chance.below(9) == 0:
        return others[chance.below(len(others))]
    return novice(match).text


def greedy(match: Match, chance: Chance) -> str:
    """By advice, but buys whatever can be bought, and uses every special card."""
    assert isinstance(match, Valdora)
    wishes = ("lay ", "summon ", "deliver ", "buy right", "buy left", "load ", "turn right")
    for wish in wishes:
        wanted = [text for text in texts(match) if text.startswith(wish) and "returning" not in text]
        if wanted and chance.below(4):
            return wanted[chance.below(len(wanted))]
    return sensible(match, chance)


def ends_on(match: Match) -> str:
    """Why a match is over."""
    assert isinstance(match, Valdora)
    colours = len(match.table.artisans)
    return "round limit" if colours > 1 else "one colour" if colours else "no artisans"


def expect(match: Match) -> dict[str, object]:
    return {"Ends": ends_on(match), "Winners": match.winners()}


RICH = {"gold_pan": "gold", "hammer": "amethyst", "pickaxe": "ruby", "cart": "gold", "shovel": None, "chisel": None}
EMPTY_BOOK: dict[str, Any] = {
    "seed": 4,
    "options": {"start_player": 0},
    "players": [
        {"at": "N1", "coins": 6, "equipment": {"gold_pan": "gold", "cart": "gold"}},
        {"at": "W1", "coins": 6, "equipment": {"gold_pan": "gold", "horse": "gold"}, "orders": ["yellow"]},
        {"at": "C", "coins": 6, "orders": ["silver", "silver"]},
    ],
    "books": {
        "A": {"left": ["hammer"], "right": ["chisel", "shovel"]},
        "D": {"left": [], "right": ["silver", "yellow"]},
    },
    "supply": {"artisans": {"silver": 4, "yellow": 3, "white": 1}},
}
LAST_ARTISANS: dict[str, Any] = {
    "seed": 8,
    "options": {"start_player": 2, "special_cards": True},
    "players": [
        {"at": "E1", "coins": 6, "orders": ["silver", "silver", "silver"], "artisans": {"red": 1}},
        {"at": "E1", "coins": 6, "orders": ["silver", "silver"], "equipment": RICH},
        {"at": "E2", "coins": 6, "orders": ["silver", "silver"], "artisans": {"silver": 2}},
        {"at": "E3", "coins": 5},
    ],
    "supply": {"artisans": {"silver": 3, "yellow": 1, "white": 1}},
    "turn": {"player": 2},
}
LAST_BONUS: dict[str, Any] = {
    "seed": 3,
    "options": {"start_player": 0},
    "players": [
        {"at": "E2", "coins": 6, "orders": ["silver"] * 3, "artisans": {"silver": 3}, "workshops": ["silver"]},
        {
            "at": "W2",
            "coins": 6,
            "orders": ["yellow"] * 2,
            "equipment": {"gold_pan": "gold", "cart": "gold"},
            "workshops": ["yellow"],
        },
    ],
    "supply": {"artisans": {"silver": 2, "yellow": 2, "white": 2}, "workshops": ["white"], "bonus": 2},
}
GOLD_FOR_A_GEM: dict[str, Any] = {
    "seed": 6,
    "options": {"special_cards": True, "start_player": 0},
    "players": [
        {
            "at": "N1",
            "coins": 6,
            "equipment": RICH | {"cart_2": None, "horse": "gold"},
            "orders": ["white_amethyst_ruby_sapphire", "white_gold_amethyst_ruby"],
            "special": {"laid": [3, 12], "hand": [7, 14]},
            "artisans": {"red": 2, "blue": 1},
        },
        {"at": "S2", "special": {"laid": [6], "hand": [8]}},
    ],
    "supply": {"artisans": {"silver": 1, "white": 2, "red": 1}},
    "competitors": {"open": [3, 5], "done": [1, 2, 4, 6]},
}

SPECIAL: dict[str, object] = {"special_cards": True}

RECIPES = [
    Recipe("duel-2", 2, 0, sensible),
    Recipe("duel-2-no-artisans", 2, 1, greedy),
    Recipe("duel-2-special-cards", 2, 6, sensible, SPECIAL),
    Recipe("base-3", 3, 2, sensible),
    Recipe("base-3-empty-book", 3, 0, greedy),
    Recipe("special-cards-3-no-artisans", 3, 1, greedy, SPECIAL),
    Recipe("base-4", 4, 1, sensible),
    Recipe("base-4-three-tied-coins-decide", 4, 3, sensible),
    Recipe("special-cards-4", 4, 1, sensible, SPECIAL),
    Recipe("base-5-no-artisans", 5, 1, sensible),
    Recipe("special-cards-5-all-laid-out", 5, 2, greedy, SPECIAL),
    Recipe("special-cards-5-two-tied-coins-decide", 5, 9, sensible, SPECIAL),
    Recipe("shared-victory-2", 2, 8, sensible, {"round_limit": 10}),
    Recipe("shared-victory-3", 3, 0, sensible, {"round_limit": 10}),
    Recipe("shared-victory-4-of-three-tied", 4, 1, sensible, {"round_limit": 2}),
    Recipe("round-limit-4", 4, 5, sensible, {"round_limit": 8, "start_player": 2}),
    Recipe("even-choices-3", 3, 4, evenly, {"round_limit": 60, "special_cards": True}),
    Recipe("from-a-position-3-two-empty-books", 3, 0, sensible, position=EMPTY_BOOK),
    Recipe("from-a-position-4-last-artisans", 4, 4, sensible, position=LAST_ARTISANS),
    Recipe("from-a-position-2-last-bonus-tiles", 2, 0, sensible, position=LAST_BONUS),
    Recipe("from-a-position-2-gold-for-a-gem", 2, 0, greedy, position=GOLD_FOR_A_GEM),
]

GOLDEN = Golden("valdora", RECIPES, expect)
