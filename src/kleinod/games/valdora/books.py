"""Buying equipment and orders, and turning pages."""

from kleinod.engine.option import Option
from kleinod.engine.step import Seat, Step
from kleinod.engine.thing import Thing
from kleinod.games.valdora.ask import LEGAL, SideField
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
from kleinod.games.valdora.table import LEFT, RIGHT, SIDES
from kleinod.games.valdora.words import BOUGHT_EQUIPMENT, BOUGHT_ORDER, RETURNED, TURNED, UNCOVERED


def candidates(g: Valdora, player: int) -> list[Option]:
    found: list[Option] = [TURN[side] for side in SIDES]
    found += [BUY[side] for side in SIDES]
    p = g.table.players[player]
    if p.at.book == "orders" and len(p.orders) >= FACTS.open_orders:
        for order in dict.fromkeys(p.orders):
            found += BUY_RETURNING[order]
    return found


def against(g: Valdora, player: int, option: Option) -> str:
    book = g.book(player)
    if isinstance(option, TurnPage):
        if not book.pile(option.side):
            return "pile_empty"
        return LEGAL if coins_left(g, player) >= page_price(g) else "page_price"
    assert isinstance(option, Buy)
    pile = book.pile(option.side)
    if not pile:
        return "pile_empty"
    card = pile[-1]
    if isinstance(card, Order):
        return against_order(g, player, option)
    assert isinstance(card, Equipment)
    return against_equipment(g, player, option, card)


def against_equipment(g: Valdora, player: int, option: Buy, card: Equipment) -> str:
    """VAL-BOOK-2, VAL-BOOK-3: one gold, and each kind once; VAL-SPEC-C3: once in the game a second one."""
    p = g.table.players[player]
    if option.returning is not None:
        return "nothing_to_return"
    if len(p.carriers(GOLD)) < FIGURES.equipment:
        return "no_gold"
    if p.owns(card.kind):
        if not g.active(player, DOUBLE):
            return "owned"
        if p.doubled:
            return "doubled"
    return LEGAL


def against_order(g: Valdora, player: int, option: Buy) -> str:
    """VAL-BOOK-4, VAL-BOOK-5: one coin, and room for it or one order returned."""
    p = g.table.players[player]
    limit = order_limit(g, player)
    kept = len(p.orders)
    if option.returning is not None:
        if kept < FACTS.open_orders:
            return "nothing_to_return"
        if option.returning not in p.orders:
            return "not_your_order"
        kept -= 1
    elif kept >= limit:
        return "three_orders"
    if coins_left(g, player) < order_price(kept):
        return "fourth_price" if kept >= FACTS.open_orders else "order_price"
    return LEGAL


def page_price(g: Valdora) -> int:
    """VAL-BOOK-6: the first page in a turn is free."""
    return 0 if g.table.free_pages > 0 else FIGURES.page


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
        g.tell(RETURNED, player, {"order": option.returning, "side": option.onto, "city": p.at})
        below = 1 if option.onto == option.side else 0
    g.pay(player, order_price(len(p.orders)))
    order = book.pile(option.side)[-1 - below]
    assert isinstance(order, Order)
    g.tell(BOUGHT_ORDER, player, {"order": order, "side": option.side, "city": p.at})
    lift(g, player, option.side, below)
    p.orders.append(order)


def turn_page(g: Valdora, player: int, side: str) -> None:
    """VAL-BOOK-6: the top card of one side goes to the top of the other."""
    other = LEFT if side == RIGHT else RIGHT
    card = lift(g, player, side)
    g.book(player).pile(other).append(card)
    g.tell(TURNED, player, {"card": card, "side": other, "city": g.table.players[player].at})


def lift(g: Valdora, player: int, side: str, below: int = 0) -> Thing:
    """Take a card off a pile, the top one or one below it; VAL-BOOK-8: then what lies beneath is uncovered."""
    book = g.book(player)
    card = book.pile(side).pop(-1 - below)
    if 0 < book.covered == len(book.right):
        g.trigger(Uncover(player))
    return card


class Uncover(Step[Valdora]):
    """The top card of the right pile, which nobody has seen yet, is uncovered."""

    __slots__ = ("player",)
    fields = (Seat("player"),)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, match: Valdora) -> bool:
        book = match.book(self.player)
        match.note_reveal()
        book.covered -= 1
        match.tell(UNCOVERED, self.player, {"card": book.right[-1], "city": match.table.players[self.player].at})
        return False


class TakeEquipment(Step[Valdora]):
    """The equipment on top of a pile, paid for, goes to the player."""

    __slots__ = ("player", "side")
    fields = (Seat("player"), SideField("side"))

    def __init__(self, player: int, side: str) -> None:
        self.player = player
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
        match.tell(BOUGHT_EQUIPMENT, self.player, {"card": card, "side": self.side, "city": p.at})
        lift(match, self.player, self.side)
        p.equipment[card] = None
        return False
