"""What a plan needs to know of the table beside the player's own things: gems, books, special cards."""

from kleinod.games.valdora.advice.insight import Insight
from kleinod.games.valdora.advice.outlook import Outlook, look
from kleinod.games.valdora.advice.shelf import Shelf, read_shelf
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.components import Equipment, Gem
from kleinod.games.valdora.facts import FACTS, FIGURES, FOURTH_ORDER, GOLD_FOR_GEM, MORE_PAGES, MORE_SHIPS
from kleinod.games.valdora.match import Valdora


class Survey:
    """The table on which a plan is made; it stays as it is while the plan goes on."""

    __slots__ = (
        "depot",
        "fields",
        "free_pages",
        "gilding",
        "loaded",
        "more_ships",
        "order_limit",
        "outlook",
        "shelves",
    )

    def __init__(self, outlook: Outlook, fields: dict[BoardField, dict[Gem, int]], depot: dict[Gem, int]) -> None:
        self.outlook = outlook
        self.fields = fields
        self.depot = depot
        self.shelves: dict[BoardField, Shelf] = {}
        self.free_pages = FIGURES.free_pages
        self.order_limit = FACTS.open_orders
        self.more_ships = 0
        self.gilding = False  # special card 12
        self.loaded: list[Equipment] = []  # in this action


def survey(g: Valdora, player: int, insight: Insight) -> Survey:
    """The table as the player knows it."""
    table = g.table
    found = Survey(look(g, player, insight), table.fields, table.depot)
    for city, book in table.books.items():
        found.shelves[city] = read_shelf(book)
    if table.players[player].laid:
        found.free_pages += FIGURES.more_pages * g.active(player, MORE_PAGES)
        if g.active(player, FOURTH_ORDER):
            found.order_limit += FIGURES.more_orders
        if g.active(player, MORE_SHIPS):
            found.more_ships = FIGURES.more_ships
        found.gilding = g.active(player, GOLD_FOR_GEM) > 0
    return found
