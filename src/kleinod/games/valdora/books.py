"""Buying equipment and orders, and turning pages."""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import Field, PlayerStep, SeatField
from kleinod.games.valdora.components import Equipment, Order
from kleinod.games.valdora.facts import (
    DOUBLE,
    EQUIPMENT,
    FACTS,
    FIGURES,
    FOURTH_ORDER,
    GOLD,
)
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import BUY, BUY_RETURNING, TURN, Buy, TurnPage
from kleinod.games.valdora.payment import GiveUp, coins_left
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.table import LEFT, RIGHT, SIDES

TURNED: Final = PHRASES.event("page", "card", "side", "city")
BOUGHT_EQUIPMENT: Final = PHRASES.event("buy_equipment", "card", "side", "city")
BOUGHT_ORDER: Final = PHRASES.event("buy_order", "order", "side", "city")
RETURNED: Final = PHRASES.event("return", "order", "side", "city")
UNCOVERED: Final = PHRASES.event("uncover", "card", "city")

PILE_EMPTY: Final = PHRASES.refusal("pile_empty")
PAGE_PRICE: Final = PHRASES.refusal("page_price", "coins")
NO_GOLD: Final = PHRASES.refusal("no_gold")
OWNED: Final = PHRASES.refusal("owned")
DOUBLED: Final = PHRASES.refusal("doubled")
NOTHING_TO_RETURN: Final = PHRASES.refusal("nothing_to_return")
NOT_YOUR_ORDER: Final = PHRASES.refusal("not_your_order", "order")
THREE_ORDERS: Final = PHRASES.refusal("three_orders")
ORDER_PRICE: Final = PHRASES.refusal("order_price", "coins")
FOURTH_PRICE: Final = PHRASES.refusal("fourth_price", "coins")


def candidates(g: Valdora, player: int) -> list[Option]:
    found: list[Option] = [TURN[side] for side in SIDES]
    found += [BUY[side] for side in SIDES]
    p = g.table.players[player]
    if p.at.book == "orders" and len(p.orders) >= FACTS.open_orders:
        for order in dict.fromkeys(p.orders):
            found += BUY_RETURNING[order]
    return found


def why_not(g: Valdora, player: int, option: Option) -> Reason | None:
    book = g.book(player)
    if isinstance(option, TurnPage):
        if not book.pile(option.side):
            return PILE_EMPTY
        return None if coins_left(g, player) >= page_price(g) else PAGE_PRICE
    assert isinstance(option, Buy)
    pile = book.pile(option.side)
    if not pile:
        return PILE_EMPTY
    card = pile[-1]
    if isinstance(card, Order):
        return _order_forbidden(g, player, option)
    assert isinstance(card, Equipment)
    return _equipment_forbidden(g, player, option, card)


def _equipment_forbidden(g: Valdora, player: int, option: Buy, card: Equipment) -> Reason | None:
    """VAL-BOOK-2, VAL-BOOK-3: one gold, and each kind once; VAL-SPEC-C3: once in the game a second one."""
    p = g.table.players[player]
    if option.returning is not None:
        return NOTHING_TO_RETURN
    if len(p.carriers(GOLD)) < FIGURES.equipment:
        return NO_GOLD
    if p.owns(card.kind):
        if not g.active(player, DOUBLE):
            return OWNED
        if p.doubled:
            return DOUBLED
    return None


def _order_forbidden(g: Valdora, player: int, option: Buy) -> Reason | None:
    """VAL-BOOK-4, VAL-BOOK-5: one coin, and room for it or one order returned."""
    p = g.table.players[player]
    limit = order_limit(g, player)
    kept = len(p.orders)
    if option.returning is not None:
        if kept < FACTS.open_orders:
            return NOTHING_TO_RETURN
        if option.returning not in p.orders:
            return NOT_YOUR_ORDER
        kept -= 1
    elif kept >= limit:
        return THREE_ORDERS
    if coins_left(g, player) < order_price(kept):
        return FOURTH_PRICE if kept >= FACTS.open_orders else ORDER_PRICE
    return None


def page_price(g: Valdora) -> int:
    """VAL-BOOK-6: the first page in a turn is free."""
    return 0 if g.table.free_pages > 0 else FIGURES.page


def coins_for(g: Valdora, player: int, option: Option) -> int:
    """What a page or a purchase costs in coins."""
    if isinstance(option, TurnPage):
        return page_price(g)
    assert isinstance(option, Buy)
    p = g.table.players[player]
    return order_price(len(p.orders) - (option.returning is not None)) if p.at.book == "orders" else 0


def places(g: Valdora, player: int, option: Option) -> list[Place]:
    """The page, and with an order returned that order and the page where it goes."""
    assert isinstance(option, (TurnPage, Buy))
    city = g.table.players[player].at.id
    found = [Place("book", -1, city, SIDES.index(option.side))]
    if isinstance(option, Buy) and option.returning is not None:
        found.append(Place("orders", player, option.returning.id))
        found.append(Place("book", -1, city, SIDES.index(option.onto)))
    return found


def order_limit(g: Valdora, player: int) -> int:
    """VAL-SPEC-C4: one more."""
    return FACTS.open_orders + (FIGURES.more_orders if g.active(player, FOURTH_ORDER) else 0)


def order_price(kept: int) -> int:
    """What an order costs beside those that one keeps."""
    return FIGURES.order if kept < FACTS.open_orders else FIGURES.fourth_order


def carry_out(g: Valdora, player: int, option: Option) -> None:
    book = g.book(player)
    if isinstance(option, TurnPage):
        g.pay(player, page_price(g))
        g.table.free_pages = max(g.table.free_pages - 1, 0)
        turn_page(g, player, option.side)
        return
    assert isinstance(option, Buy)
    if isinstance(book.pile(option.side)[-1], Order):
        buy_order(g, player, option)
    else:
        g.then(GiveUp(player, GOLD, FIGURES.equipment), TakeEquipment(player, option.side))


def buy_order(g: Valdora, player: int, option: Buy) -> None:
    """VAL-BOOK-9: with the limit reached one order goes onto a pile first, then the one named is taken."""
    p = g.table.players[player]
    book = g.book(player)
    below = 0
    if option.returning is not None:
        p.orders.remove(option.returning)
        book.pile(option.onto).append(option.returning)
        g.emit(RETURNED, player, {"order": option.returning, "side": option.onto, "city": p.at})
        below = 1 if option.onto == option.side else 0
    g.pay(player, order_price(len(p.orders)))
    order = book.pile(option.side)[-1 - below]
    assert isinstance(order, Order)
    g.emit(BOUGHT_ORDER, player, {"order": order, "side": option.side, "city": p.at})
    lift(g, player, option.side, below)
    p.orders.append(order)


def turn_page(g: Valdora, player: int, side: str) -> None:
    """VAL-BOOK-6: the top card of one side goes to the top of the other."""
    other = LEFT if side == RIGHT else RIGHT
    card = lift(g, player, side)
    g.book(player).pile(other).append(card)
    g.emit(TURNED, player, {"card": card, "side": other, "city": g.table.players[player].at})


def lift(g: Valdora, player: int, side: str, below: int = 0) -> Component:
    """Take a card off a pile, the top one or one below it; VAL-BOOK-8: then what lies beneath is uncovered."""
    book = g.book(player)
    card = book.pile(side).pop(-1 - below)
    if 0 < book.covered == len(book.right):
        g.trigger(Uncover(player))
    return card


class Uncover(PlayerStep[Valdora]):
    """The top card of the right pile, which nobody has seen yet, is uncovered."""

    __slots__ = ()
    name = "Uncover"

    def run(self, match: Valdora) -> bool:
        book = match.book(self.player)
        match.note_reveal()
        book.covered -= 1
        match.emit(UNCOVERED, self.player, {"card": book.right[-1], "city": match.table.players[self.player].at})
        return False


class SideField(Field):
    def read(self, row: CheckedDict, seats: int) -> object:
        return row.one_of(self.name, SIDES)


class TakeEquipment(PlayerStep[Valdora]):
    """The equipment on top of a pile, paid for, goes to the player."""

    __slots__ = ("side",)
    name = "TakeEquipment"
    fields = (SeatField("player"), SideField("side"))

    def __init__(self, player: int, side: str) -> None:
        super().__init__(player)
        self.side = side

    def run(self, match: Valdora) -> bool:
        p = match.table.players[self.player]
        book = match.table.books.get(p.at)
        pile = [] if book is None else book.pile(self.side)
        card = pile[-1] if pile else None
        if book is None or not isinstance(card, Equipment):
            return False  # only in a position made by hand
        if p.owns(card.kind):
            if p.doubled or not match.active(self.player, DOUBLE):
                return False  # likewise
            card = EQUIPMENT[f"{card.id}_2"]
            p.doubled = True
        match.emit(BOUGHT_EQUIPMENT, self.player, {"card": card, "side": self.side, "city": p.at})
        lift(match, self.player, self.side)
        p.equipment[card] = None
        return False
