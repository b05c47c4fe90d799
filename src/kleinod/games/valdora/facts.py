"""Everything printed, read once from `data/` and shared by all matches.

What the rulebook says about the components is checked (`checks`); an error names what is wrong.
"""

from pathlib import Path
from typing import Final

from kleinod.engine.notation.toml import read_toml
from kleinod.games.valdora.board import CITY, ROAD, Board, BoardField
from kleinod.games.valdora.cards import Competitor, Equipment, Order, SpecialCard
from kleinod.games.valdora.checks import check
from kleinod.games.valdora.colours import Colour, Gem
from kleinod.games.valdora.printed import Facts, Figures

DATA: Final = Path(__file__).with_name("data")


def read_facts(path: Path) -> Facts:
    """The facts of a file, checked against the rulebook; raises BadData."""
    facts = Facts(read_toml(path), read_toml(DATA / "words.toml"))
    check(facts, read_toml(DATA / "rulebook.toml"))
    return facts


FACTS: Final = read_facts(DATA / "valdora.toml")
FIGURES: Final = Figures(read_toml(DATA / "rulebook.toml"))
FEWEST_PLAYERS: Final = FIGURES.fewest_players
MOST_PLAYERS: Final = FIGURES.most_players

BOARD: Final[Board] = FACTS.board
FIELDS: Final[dict[str, BoardField]] = BOARD.fields
ROADS: Final = [field for field in FIELDS.values() if field.kind == ROAD]
BOOK_CITIES: Final = [field for field in FIELDS.values() if field.book]
HARBOUR_CITY: Final = next(field for field in FIELDS.values() if field.kind == CITY and field.ships)

GEMS: Final[dict[str, Gem]] = FACTS.gems
GOLD: Final = GEMS["gold"]
COLOURS: Final[dict[str, Colour]] = FACTS.colours
RING: Final = list(COLOURS.values())
EQUIPMENT: Final[dict[str, Equipment]] = FACTS.equipment
GOLD_PAN: Final = EQUIPMENT["gold_pan"]
ORDERS: Final[dict[str, Order]] = FACTS.orders
SPECIAL: Final[dict[int, SpecialCard]] = FACTS.special
SPECIAL_EQUIPMENT: Final[dict[int, Equipment]] = FACTS.special_equipment
COMPETITORS: Final[dict[int, Competitor]] = FACTS.competitors
COIN_LIMIT: Final = FACTS.coin_limit

# The special cards, by what they are for.
BANK_PAYS: Final = 1
MORE_PAGES: Final = 2
DOUBLE: Final = 3
FOURTH_ORDER: Final = 4
BOTH_ACTIONS: Final = 5
SUMMON: Final = 6
MORE_SHIPS: Final = 10
COIN_FOR_LOADS: Final = 11
GOLD_FOR_GEM: Final = 12
NEST_EGG: Final = 13
NO_ORDERS: Final = 14
WORKSHOP_POINTS: Final = 15
BONUS_TILES: Final = 16
GEM_POINTS: Final = 17
HORSE_AND_CART: Final = 18


def book_cards(field: BoardField) -> list[str]:
    """The cards of a city's book at the start, by id, unshuffled."""
    cards: list[str] = []
    if field.book == "equipment":
        for equipment in EQUIPMENT.values():
            cards += [equipment.id] * equipment.per_book
    else:
        for order in ORDERS.values():
            cards += [order.id] * order.per_book
    return cards


def next_colour(counts: dict[Colour, int], colour: Colour) -> Colour | None:
    """VAL-SETUP-8: this colour or the next one clockwise of which there is any."""
    for i in range(len(RING)):
        candidate = RING[(colour.index + i) % len(RING)]
        if counts.get(candidate, 0) > 0:
            return candidate
    return None
