"""What the books offer a fast player."""

from typing import Final

from kleinod.games.valdora.advice import tastes
from kleinod.games.valdora.advice.mood import Mood
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.books import order_limit
from kleinod.games.valdora.cards import Equipment, Order
from kleinod.games.valdora.facts import BOOK_CITIES
from kleinod.games.valdora.table import Book

ENOUGH: Final = 7
"""So much equipment is enough."""
DEPTH: Final = 4
"""So many cards of each side of a book are looked at."""
ORDER_CITIES: Final[list[int]] = [city.index for city in BOOK_CITIES if city.book == "orders"]
CARD_CITIES: Final[list[int]] = [city.index for city in BOOK_CITIES if city.book != "orders"]


class Offers:
    """For each city what none, one, two or three purchases are worth."""

    __slots__ = ("limit", "sums")

    def __init__(self, m: Mood) -> None:
        self.sums: dict[int, list[float]] = {}
        self.limit = order_limit(m.g, m.player)
        for city in BOOK_CITIES:
            self.sums[city.index] = _sums(_offers(m, m.g.table.books[city], city))


def _sums(worths: list[float]) -> list[float]:
    worths.sort(reverse=True)
    found = [0.0]
    for i in range(3):
        found.append(found[-1] + (worths[i] if i < len(worths) and worths[i] > 0 else 0.0))
    return found


def _offers(m: Mood, book: Book, city: BoardField) -> list[float]:
    """What the known cards on both sides are worth, less the pages to be turned; and one unseen."""
    found: list[float] = []
    known = len(book.right) - book.covered
    for depth in range(min(known, DEPTH)):
        found.append(offer(m, book.right[-1 - depth], city) - tastes.COIN * max(depth - 1, 0))
    for depth in range(min(len(book.left), DEPTH)):
        found.append(offer(m, book.left[-1 - depth], city) - tastes.COIN * max(depth - 1, 0))
    if book.covered:
        found.append(
            (tastes.UNSEEN_ORDER if city.book == "orders" else tastes.UNSEEN_CARD) - tastes.COIN * max(known - 1, 0)
        )
    return found


def offer(m: Mood, card: object, city: BoardField) -> float:
    if isinstance(card, Order):
        return m.new_order(city.index, card) - tastes.PLACE
    assert isinstance(card, Equipment)
    if m.g.table.players[m.player].owns(card.kind):
        return 0.0
    return m.new_card(card.carries)
