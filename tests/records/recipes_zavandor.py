"""How the golden records of Zavandor are made."""

from kleinod import Chance, Match
from kleinod.games.zavandor.advice import shop
from kleinod.games.zavandor.facts import FIGURES, ITEM_BY_ID
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import MineForGold
from kleinod.games.zavandor.options import MINE_ALL
from tests.engine.matches import Policy, texts
from tests.records.golden import Golden, Recipe


def lively(match: Match, chance: Chance) -> str:
    """A simple strategy, with one move in ten at random."""
    assert isinstance(match, Zavandor)
    if chance.below(10) == 0:
        options = texts(match)
        return options[chance.below(len(options))]
    return shop(match).text


def wishing(*wishes: str) -> Policy:
    """Lively, but moves that begin so are made whenever they can be, the first wishes first."""

    def policy(match: Match, chance: Chance) -> str:
        for wish in wishes:
            wanted = [text for text in texts(match) if text.startswith(wish)]
            if wanted:
                return wanted[chance.below(len(wanted))]
        return lively(match, chance)

    return policy


def miner(match: Match, chance: Chance) -> str:
    """Rights only, as long as there are any; gems for them are bought four at a time."""
    assert isinstance(match, Zavandor)
    left = any(right is not None for right in match.table.places)
    options = texts(match)
    if left and "gold" in options:
        rights = [text for text in options if text.startswith("right")]
        others = [text for text in options if text.startswith(("buy", "sell", "exchange", "trader", "gold"))]
        return (rights or others)[chance.below(len(rights or others))]
    return lively(match, chance)


def ends_on(match: Match) -> str:
    """By which kind of purchase the end was reached."""
    past = match.beginning()
    assert isinstance(past, Zavandor)
    needed = FIGURES.points_to_end[match.seats]
    bought = ""
    for option in match.moves():
        verb, _, rest = option.text.partition(" ")
        if verb == "right":
            bought = "right"
        elif verb == "item":
            bought = "jewellery" if ITEM_BY_ID[rest.split()[0]].kind == "jewellery" else "artifact"
        past.play(option)
        if any(player.points() >= needed for player in past.table.players):
            return bought
    return "round limit"


def shows(match: Match) -> list[str]:
    """What a record is good for."""
    past = match.beginning()
    assert isinstance(past, Zavandor)
    found: set[str] = set()
    for option in match.moves():
        question = past.question
        if isinstance(question, MineForGold):
            found.add("siphon")
            if sum(question.fixed) and not question.allows(past, MINE_ALL):
                found.add("siphon bites")
        past.play(option)
        for stack, name in enumerate(("artifacts", "jewellery")):
            if not past.table.stacks[stack]:
                found.add(f"{name} run out")
        if not any(right is not None for right in past.table.places):
            found.add("all rights bought")
    best = max(match.scores())
    if match.scores().count(best) > 1:
        found.add("tie broken by gold" if len(match.winners()) == 1 else "shared victory")
    return sorted(found)


def expect(match: Match) -> dict[str, object]:
    return {"Ends": ends_on(match), "Winners": match.winners(), "Shows": shows(match)}


RIGHTS = wishing("right")
SIPHON = wishing("item abs", "right")
DRAWS = wishing("draw jewellery", "draw artifacts")
ARTIFACTS = wishing("item gnom", "item alch", "item emer", "item konv", "item abs", "right")
JEWELS = wishing(*(f"item {id}" for id, item in ITEM_BY_ID.items() if item.kind == "jewellery"))
UPGRADES: dict[str, object] = {"upgrades": True}

EQUALS: dict[str, object] = {
    "options": {"start_player": 1},
    "seed": 11,
    "players": [
        {"items": ["crown", "sceptre", "diadem"], "rights": ["ruby"] * 3, "gems": {"sapphire": 4}, "gold": 7},
        {
            "items": ["collar", "pectoral", "necklace", "goblet"],
            "rights": ["emerald"] * 3,
            "gems": {"diamond": 3, "emerald": 1},
            "gold": 7,
        },
    ],
    "turn": {"player": 1, "round": 8},
    "rows": {"jewellery": ["pendant", "ring", "signet"], "artifacts": ["emeromobil_a"]},
}

RECIPES = [
    Recipe("jewellery-2", 2, 30, RIGHTS),
    Recipe("right-2", 2, 14, RIGHTS),
    Recipe("artifact-2-upgrades", 2, 17, SIPHON, UPGRADES),
    Recipe("tie-2", 2, 24, lively),
    Recipe("siphon-2-upgrades", 2, 21, RIGHTS, UPGRADES),
    Recipe("siphon-bites-2", 2, 2, ARTIFACTS),
    Recipe("jewellery-3", 3, 8, JEWELS),
    Recipe("siphon-bites-3", 3, 0, ARTIFACTS),
    Recipe("right-3-upgrades", 3, 21, lively, UPGRADES),
    Recipe("artifact-3", 3, 8, lively),
    Recipe("artifacts-run-out-3-upgrades-tie", 3, 21, RIGHTS, UPGRADES),
    Recipe("jewellery-runs-out-3", 3, 4, JEWELS),
    Recipe("all-rights-3", 3, 12, miner),
    Recipe("jewellery-4-upgrades", 4, 21, JEWELS, UPGRADES),
    Recipe("right-4-siphon", 4, 0, ARTIFACTS),
    Recipe("artifact-4", 4, 24, JEWELS),
    Recipe("all-rights-4", 4, 14, RIGHTS),
    Recipe("siphon-4-upgrades-tie", 4, 17, RIGHTS, UPGRADES),
    Recipe("round-limit-3-draws", 3, 2, DRAWS, {"round_limit": 5, "start_player": 2}),
    Recipe("shared-victory-2", 2, 1, wishing("item pendant", "item ring", "gold"), position=EQUALS),
]

GOLDEN = Golden("zavandor", RECIPES, expect)
