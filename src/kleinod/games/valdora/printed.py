"""What valdora.toml (components) and rulebook.toml (prices, points, limits) hold."""

from typing import Final

from kleinod.engine.tables import Row
from kleinod.engine.words import Words
from kleinod.games.valdora.board import read_board
from kleinod.games.valdora.cards import (
    Equipment,
    Order,
    SpecialCard,
    read_competitors,
    read_equipment,
    read_order,
    read_special,
)
from kleinod.games.valdora.colours import Colour, Gem


class Facts:
    """All that valdora.toml holds."""

    def __init__(self, table: Row, words: Row) -> None:
        start = table.row("start")
        self.coins: Final = start.count("coins")
        self.coin_limit: Final = start.count("coin_limit")
        self.open_orders: Final = start.count("open_orders")
        self.gems_per_road: Final = start.count("gems_per_road")
        counts = table.row("gems")
        self.gems: Final = {
            id: Gem(id, name=words.row("gems").words(id), count=counts.count(id))
            for id in counts.keys()  # noqa: SIM118
        }
        if "gold" not in self.gems:
            raise counts.wrong("gold", Words("fehlt", "is missing"))
        self.colours: Final = _read_colours(table, start, words.row("colours"))
        self.removed_with_3: Final = _read_removed(start, self.colours)
        start.finish()
        self.board: Final = read_board(table.row("board"), words.row("fields"), self.colours)
        self.equipment: Final[dict[str, Equipment]] = {}
        self.special_equipment: Final[dict[int, Equipment]] = {}
        self._read_equipment(table, words.row("equipment"))
        self.orders: Final = _read_orders(table, self.colours, self.gems)
        bonus = table.row("bonus")
        self.bonus_tiles: Final = bonus.count("tiles")
        self.bonus_points: Final = bonus.count("points")
        bonus.finish()
        self.competitors: Final = read_competitors(table.row("duel"), words.words("competitor"), self.colours)
        self.special: Final[dict[int, SpecialCard]] = read_special(table.row("special_cards"), words.row("special"))
        table.finish()

    def _read_equipment(self, table: Row, words: Row) -> None:
        """The cards of the books, their doubles, and the special ones by the number of the special card."""
        doubles: list[Equipment] = []
        rows = table.row("equipment")
        for id in rows.keys():  # noqa: SIM118
            row = rows.row(id)
            card = read_equipment(row, id, words, self.gems)
            row.finish()
            self.equipment[id] = card
            if card.per_book:
                name = words.words("double").fill({"card": card.name})
                doubles.append(
                    Equipment(f"{id}_2", name=name, kind=id, carries=card.carries, load=card.load, per_book=0)
                )
        rows = table.row("special_equipment")
        for id in rows.keys():  # noqa: SIM118
            row = rows.row(id)
            card = read_equipment(row, id, words, self.gems)
            if card.kind != id and card.kind not in self.equipment:
                raise row.wrong("replaces", Words("diese Ausrüstung gibt es nicht", "there is no such equipment"))
            self.special_equipment[row.number("card", 1, 99)] = card
            row.finish()
            self.equipment[id] = card
        for double in doubles:
            self.equipment[double.id] = double


def _read_colours(table: Row, start: Row, words: Row) -> dict[str, Colour]:
    """The colours in the order of the ring, each with its artisans and its workshop."""
    artisans = table.row("artisans")
    workshops = table.row("workshops")
    colours: dict[str, Colour] = {}
    for i, id in enumerate(start.texts("ring")):
        if id in colours:
            raise start.wrong(f"ring[{i}]", Words(f"{id} steht zweimal da", f"{id} stands here twice"))
        workshop = workshops.row(id)
        colours[id] = Colour(
            id,
            name=words.words(id),
            index=i,
            artisans=artisans.count(id),
            needed=workshop.number("artisans", 1, 99),
            points=workshop.count("points"),
        )
        workshop.finish()
    artisans.finish()
    workshops.finish()
    return colours


def _read_removed(start: Row, colours: dict[str, Colour]) -> list[Colour]:
    removed: list[Colour] = []
    for i, id in enumerate(start.texts("removed_with_3")):
        if id not in colours:
            raise start.wrong(f"removed_with_3[{i}]", Words(f"{id} ist keine Farbe", f"{id} is no colour"))
        removed.append(colours[id])
    return removed


def _read_orders(table: Row, colours: dict[str, Colour], gems: dict[str, Gem]) -> dict[str, Order]:
    rows = table.rows("orders")
    clients = [row.text("client") for row in rows]
    orders: dict[str, Order] = {}
    for row in rows:
        order = read_order(row, alone=clients.count(row.text("client")) == 1, colours=colours, gems=gems)
        if order.id in orders:
            raise row.wrong("asks", Words(f"{order.id} steht zweimal da", f"{order.id} stands here twice"))
        orders[order.id] = order
    return orders


class Figures:
    """What the rulebook's sentences say: prices, points, limits."""

    def __init__(self, table: Row) -> None:
        players = table.row("players")
        self.fewest_players: Final = players.count("least")
        self.most_players: Final = players.count("most")
        self.duel: Final = players.count("duel")
        self.removed: Final = players.count("removed")
        prices = table.row("prices")
        self.equipment: Final = prices.count("equipment")
        self.order: Final = prices.count("order")
        self.page: Final = prices.count("page")
        self.meeting: Final = prices.count("meeting")
        self.free_pages: Final = table.row("turn").count("free_pages")
        points = table.row("points")
        self.colour_points: Final = points.count("colour")
        self.gem_points: Final = points.count("gem")
        deal = table.row("deal")
        self.dark: Final = deal.count("dark")
        self.light: Final = deal.count("light")
        special = table.row("special")
        self.more_pages: Final = special.count("more_pages")
        self.more_orders: Final = special.count("more_orders")
        self.fourth_order: Final = special.count("fourth_order")
        self.both_actions: Final = special.count("both_actions")
        self.summon: Final = special.count("summon")
        self.more_ships: Final = special.count("more_ships")
        self.loads_for_coin: Final = special.count("loads_for_coin")
        self.coin_for_loads: Final = special.count("coin_for_loads")
        self.gold_for_gem: Final = special.count("gold_for_gem")
        self.nest_egg: Final = special.count("nest_egg")
        self.no_orders: Final = special.count("no_orders")
        self.workshop: Final = special.count("workshop")
        self.bonus_tiles: Final = special.count("bonus_tiles")
        self.bonus_tiles_needed: Final = special.count("bonus_tiles_needed")
        self.special_gem: Final = special.count("gem")
        self.horse_and_cart: Final = special.count("horse_and_cart")
