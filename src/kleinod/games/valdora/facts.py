"""Everything printed, read once from `data/` and shared by all matches.

An error names what is wrong.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kleinod.engine.checked import TWICE, CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text
from kleinod.games.valdora.board import CITY, ROAD, Board, BoardField, read_board
from kleinod.games.valdora.components import (
    Colour,
    Competitor,
    Equipment,
    Gem,
    Order,
    SpecialCard,
    read_competitors,
    read_equipment,
    read_order,
    read_special,
)

DATA: Final = Path(__file__).with_name("data")


class Facts:
    """All that valdora.toml holds."""

    def __init__(self, table: CheckedDict, words: CheckedDict) -> None:
        start = table.section("start")
        self.coins: Final = start.count("coins")
        self.coin_limit: Final = start.count("coin_limit")
        self.open_orders: Final = start.count("open_orders")
        self.gems_per_road: Final = start.count("gems_per_road")
        counts = table.section("gems")
        self.gems: Final = {
            id: Gem(id, name=words.section("gems").localized(id), count=counts.count(id))
            for id in counts.keys()  # noqa: SIM118
        }
        self.colours: Final = _read_colours(table, start, words.section("colours"))
        self.removed_with_3: Final = start.choices("removed_with_3", self.colours)
        start.finish()
        self.board: Final = read_board(table.section("board"), words.section("fields"), self.colours)
        self.equipment: Final[dict[str, Equipment]] = {}
        self.special_equipment: Final[dict[int, Equipment]] = {}
        self._read_equipment(table, words.section("equipment"))
        self.orders: Final = _read_orders(table, self.colours, self.gems)
        bonus = table.section("bonus")
        self.bonus_tiles: Final = bonus.count("tiles")
        self.bonus_points: Final = bonus.count("points")
        bonus.finish()
        self.competitors: Final = read_competitors(table.section("duel"), words.localized("competitor"), self.colours)
        self.special: Final[dict[int, SpecialCard]] = read_special(read_toml(DATA / "special.toml"))
        table.finish()

    def _read_equipment(self, table: CheckedDict, words: CheckedDict) -> None:
        """The cards of the books, the special ones by the number of the special card, and the doubles."""
        doubles: dict[str, Equipment] = {}
        rows = table.section("equipment")
        for id in rows.keys():  # noqa: SIM118
            row = rows.section(id)
            card = self.equipment[id] = read_equipment(row, id, words, self.gems)
            row.finish()
            if card.per_book:
                name = words.localized("double").fill({"card": card.name})
                double = Equipment(f"{id}_2", name=name, kind=id, carries=card.carries, load=card.load, per_book=0)
                doubles[double.id] = double
        rows = table.section("special_equipment")
        for id in rows.keys():  # noqa: SIM118
            row = rows.section(id)
            card = self.equipment[id] = read_equipment(row, id, words, self.gems)
            self.special_equipment[row.number("card", 1, 99)] = card
            row.finish()
        self.equipment.update(doubles)


def _read_colours(table: CheckedDict, start: CheckedDict, words: CheckedDict) -> dict[str, Colour]:
    """The colours in the order of the ring, each with its artisans and its workshop."""
    artisans = table.section("artisans")
    workshops = table.section("workshops")
    colours: dict[str, Colour] = {}
    for i, id in enumerate(start.texts("ring")):
        if id in colours:
            raise start.wrong(f"ring[{i}]", TWICE, id=id)
        workshop = workshops.section(id)
        colours[id] = Colour(
            id,
            name=words.localized(id),
            index=i,
            artisans=artisans.count(id),
            needed=workshop.number("artisans", 1, 99),
            points=workshop.count("points"),
        )
        workshop.finish()
    artisans.finish()
    workshops.finish()
    return colours


def _read_orders(table: CheckedDict, colours: dict[str, Colour], gems: dict[str, Gem]) -> dict[str, Order]:
    rows = table.sections("orders")
    clients = [row.text("client") for row in rows]
    orders: dict[str, Order] = {}
    for row in rows:
        order = read_order(row, alone=clients.count(row.text("client")) == 1, colours=colours, gems=gems)
        if order.id in orders:
            raise row.wrong("asks", TWICE, id=order.id)
        orders[order.id] = order
    return orders


class Figures:
    """What the rulebook's sentences say: prices, points, limits."""

    def __init__(self, table: CheckedDict, cards: list[CheckedDict]) -> None:
        """From the rulebook, and from the `figures` of the special cards."""
        players = table.section("players")
        self.min_players: Final = players.count("least")
        self.max_players: Final = players.count("most")
        self.duel: Final = players.count("duel")
        self.removed: Final = players.count("removed")
        prices = table.section("prices")
        self.equipment: Final = prices.count("equipment")
        self.order: Final = prices.count("order")
        self.page: Final = prices.count("page")
        self.meeting: Final = prices.count("meeting")
        self.free_pages: Final = table.section("turn").count("free_pages")
        points = table.section("points")
        self.colour_points: Final = points.count("colour")
        self.gem_points: Final = points.count("gem")
        deal = table.section("deal")
        self.dark: Final = deal.count("dark")
        self.light: Final = deal.count("light")
        special: dict[str, int] = {}
        for row in cards:
            figures = row.optional_section("figures")
            special.update({key: figures.count(key) for key in figures.keys()})  # noqa: SIM118
        self.more_pages: Final = special["more_pages"]
        self.more_orders: Final = special["more_orders"]
        self.fourth_order: Final = special["fourth_order"]
        self.both_actions: Final = special["both_actions"]
        self.summon: Final = special["summon"]
        self.more_ships: Final = special["more_ships"]
        self.loads_for_coin: Final = special["loads_for_coin"]
        self.coin_for_loads: Final = special["coin_for_loads"]
        self.gold_for_gem: Final = special["gold_for_gem"]
        self.nest_egg: Final = special["nest_egg"]
        self.no_orders: Final = special["no_orders"]
        self.workshop: Final = special["workshop"]
        self.bonus_tiles: Final = special["bonus_tiles"]
        self.bonus_tiles_needed: Final = special["bonus_tiles_needed"]
        self.special_gem: Final = special["gem"]
        self.horse_and_cart: Final = special["horse_and_cart"]


FACTS: Final = Facts(read_toml(DATA / "valdora.toml"), read_toml(DATA / "words.toml"))
FIGURES: Final = Figures(read_toml(DATA / "rulebook.toml"), read_toml(DATA / "special.toml").sections("card"))
MIN_PLAYERS: Final = FIGURES.min_players
MAX_PLAYERS: Final = FIGURES.max_players

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


def _words(section: str) -> dict[str, Text]:
    """The names of a section of words.toml."""
    row = read_toml(DATA / "words.toml").section(section)
    return {id: row.localized(id) for id in row.keys()}  # noqa: SIM118


def _names() -> dict[str, Text]:
    """The names of everything that is told of, by id."""
    found = _words("scores")
    groups: list[Iterable[Component]] = [SIDE_THINGS.values(), FIELDS.values(), GEMS.values(), COLOURS.values()]
    groups += [EQUIPMENT.values(), ORDERS.values(), SPECIAL.values(), COMPETITORS.values()]
    for things in groups:
        found.update({thing.id: thing.name for thing in things})
    return found


SIDE_THINGS: Final = {id: Component(id, name) for id, name in _words("sides").items()}
THINGS: Final = _names()

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


def book_cards(field: BoardField) -> list[Component]:
    """The cards of a city's book at the start, unshuffled."""
    if field.book == "equipment":
        return [card for card in EQUIPMENT.values() for _ in range(card.per_book)]
    return [order for order in ORDERS.values() for _ in range(order.per_book)]


def read_colours(row: CheckedDict, key: str) -> list[Colour]:
    """Different colours by id."""
    found = row.choices(key, COLOURS, maximum=len(COLOURS))
    for i, colour in enumerate(found):
        if colour in found[:i]:
            raise row.wrong(f"{key}[{i}]", TWICE, id=colour.id)
    return found


def next_colour(counts: dict[Colour, int], colour: Colour) -> Colour | None:
    """VAL-SETUP-8: this colour or the next one clockwise of which there is any."""
    for i in range(len(RING)):
        candidate = RING[(colour.index + i) % len(RING)]
        if counts.get(candidate, 0) > 0:
            return candidate
    return None
