"""What a planner may buy from a book: known cards in the best combinations, or whatever lies beneath."""

from typing import Final

from kleinod.games.valdora.advice.shelf import Find, Shelf, first_step, pages
from kleinod.games.valdora.advice.survey import Survey
from kleinod.games.valdora.advice.traveller import Traveller, order_promise
from kleinod.games.valdora.advice.visit import Visit
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.books import order_price
from kleinod.games.valdora.components import Equipment, Order
from kleinod.games.valdora.facts import FIGURES, GOLD
from kleinod.games.valdora.options import BUY_RETURNING, TURN
from kleinod.games.valdora.table import LEFT, RIGHT

CANDIDATES: Final = 5
"""So many cards of a book are combined with each other."""
KEPT: Final = 4
"""So many combinations are followed up."""
MOST_DRAWS: Final = 3


class _Wish:
    """A card that could be bought, and how much it is wanted."""

    __slots__ = ("find", "worth")

    def __init__(self, find: Find, worth: float) -> None:
        self.find = find
        self.worth = worth


def _by_worth(wish: _Wish) -> float:
    return -wish.worth


class _Basket:
    """Some cards to be bought together, and what they are worth less what they cost."""

    __slots__ = ("coins", "finds", "worth")

    def __init__(self, finds: list[Find], worth: float, coins: int) -> None:
        self.finds = finds
        self.worth = worth
        self.coins = coins


def _by_basket(basket: _Basket) -> float:
    return -basket.worth


def _baskets(s: Survey, wishes: list[_Wish], *, room: int, coins: int, prices: list[int]) -> list[_Basket]:
    """The best combinations of at most `room` cards; `prices` are the coins for one, two, three cards."""
    wishes = sorted(wishes, key=_by_worth)[:CANDIDATES]
    found: list[_Basket] = []
    count = len(wishes)
    for i in range(count):
        _add(s, found, [wishes[i]], coins, prices)
        if room > 1:
            for j in range(i + 1, count):
                _add(s, found, [wishes[i], wishes[j]], coins, prices)
                if room > 2:
                    for k in range(j + 1, count):
                        _add(s, found, [wishes[i], wishes[j], wishes[k]], coins, prices)
    return sorted(found, key=_by_basket)[:KEPT]


def _add(s: Survey, found: list[_Basket], wishes: list[_Wish], coins: int, prices: list[int]) -> None:
    finds = [wish.find for wish in wishes]
    price = max(pages(finds) - s.free_pages, 0) * FIGURES.page + prices[len(wishes)]
    if price <= coins:
        worth = -s.outlook.insight.coin * price
        for wish in wishes:
            worth += wish.worth
        found.append(_Basket(finds, worth, price))


# --- orders ----------------------------------------------------------------------------------------------------------


def order_visits(s: Survey, t: Traveller, field: BoardField) -> list[Visit]:
    """Orders for the places that are free; or a better one for the worst."""
    shelf = s.shelves[field]
    if t.coins == 0 or t.read >> field.index & 1:
        return []
    room = s.order_limit - len(t.orders)
    wishes: list[_Wish] = []
    for find in shelf.finds:
        card = find.card
        assert isinstance(card, Order)
        worth = order_promise(s.outlook, t, card)
        if worth > 0:
            wishes.append(_Wish(find, worth))
    found: list[Visit] = []
    if room > 0:
        prices = [0]
        for kept in range(len(t.orders), s.order_limit):
            prices.append(prices[-1] + order_price(kept))
        for basket in _baskets(s, wishes, room=room, coins=t.coins, prices=prices):
            after = t.to(field)
            after.read |= 1 << field.index
            after.coins -= basket.coins
            after.orders = t.orders[:]
            for find in basket.finds:
                card = find.card
                assert isinstance(card, Order)
                after.orders.append(card)
            found.append(Visit(first_step(basket.finds), after, 0.0))
    elif wishes:
        _exchange(s, t, field, wishes, found)
    if room > 0:
        _dig_orders(s, t, field, shelf, found)
    return found


def _exchange(s: Survey, t: Traveller, field: BoardField, wishes: list[_Wish], found: list[Visit]) -> None:
    """VAL-BOOK-9: the worst open order goes back, and a visible one comes."""
    price = order_price(len(t.orders) - 1)
    if t.coins < price:
        return
    worst = t.orders[0]
    least = order_promise(s.outlook, t, worst)
    for order in t.orders[1:]:
        worth = order_promise(s.outlook, t, order)
        if worth < least:
            worst, least = order, worth
    for wish in wishes:
        if wish.find.depth == 0 and wish.worth > least + s.outlook.insight.coin * price:
            after = t.to(field)
            after.read |= 1 << field.index
            after.coins -= price
            after.orders = t.orders[:]
            after.orders.remove(worst)
            card = wish.find.card
            assert isinstance(card, Order)
            after.orders.append(card)
            side = RIGHT if wish.find.right else LEFT
            for option in BUY_RETURNING[worst]:
                if option.side == side and option.onto == side:
                    found.append(Visit(option, after, 0.0))


def _dig_orders(s: Survey, t: Traveller, field: BoardField, shelf: Shelf, found: list[Visit]) -> None:
    """Turn pages into what nobody has seen, and buy the best of it."""
    if shelf.size == 0:
        return
    worths: list[float] = []
    for card, count in shelf.hidden.items():
        assert isinstance(card, Order)
        worths += [order_promise(s.outlook, t, card)] * count
    worths.sort(reverse=True)
    price = order_price(len(t.orders))
    for draws in range(1, MOST_DRAWS + 1):
        coins = max(shelf.known + draws - 1 - s.free_pages, 0) * FIGURES.page + price
        if coins <= t.coins:
            after = t.to(field)
            after.read |= 1 << field.index
            after.coins -= coins
            found.append(Visit(TURN[RIGHT], after, s.outlook.insight.unseen * best_of(worths, draws)))


def best_of(worths: list[float], draws: int) -> float:
    """What the best of some cards is worth that are drawn from a pile (its worths, the highest first)."""
    size = len(worths)
    mean = 0.0
    before = 1.0  # how likely all cards drawn are at this place of the list or later
    for i in range(size):
        after = ((size - 1 - i) / size) ** draws
        mean += worths[i] * (before - after)
        before = after
    return mean


# --- equipment -------------------------------------------------------------------------------------------------------


def equipment_visits(s: Survey, t: Traveller, field: BoardField) -> list[Visit]:
    """Equipment for the gold that is carried."""
    gold = t.gold()
    if gold == 0 or t.read >> field.index & 1:
        return []
    shelf = s.shelves[field]
    wanted = t.missing()
    wishes: list[_Wish] = []
    kinds: list[str] = []
    for find in shelf.finds:
        card = find.card
        assert isinstance(card, Equipment)
        if not t.owns(card.kind) and card.kind not in kinds:
            # of two of a kind the nearer; finds come by depth on each side
            kinds.append(card.kind)
            worth = s.outlook.insight.equipment
            if card.carries is not None and card.carries in wanted:
                worth += s.outlook.insight.equipment_needed
            wishes.append(_Wish(find, worth))
    found: list[Visit] = []
    for basket in _baskets(s, wishes, room=gold, coins=t.coins, prices=[0, 0, 0, 0]):
        after = t.to(field)
        after.read |= 1 << field.index
        after.coins -= basket.coins
        after.cargo = t.cargo.copy()
        for find in basket.finds:
            card = find.card
            assert isinstance(card, Equipment)
            after.drop(GOLD)
            after.cargo[card] = None
        found.append(Visit(first_step(basket.finds), after, 0.0))
    _dig_equipment(s, t, field, shelf, found)
    return found


def _dig_equipment(s: Survey, t: Traveller, field: BoardField, shelf: Shelf, found: list[Visit]) -> None:
    if shelf.size == 0:
        return
    wanted = t.missing()
    worths: list[float] = []
    for card, count in shelf.hidden.items():
        assert isinstance(card, Equipment)
        worth = 0.0
        if not t.owns(card.kind):
            worth = s.outlook.insight.equipment
            if card.carries is not None and card.carries in wanted:
                worth += s.outlook.insight.equipment_needed
        worths += [worth] * count
    worths.sort(reverse=True)
    for draws in range(1, MOST_DRAWS + 1):
        coins = max(shelf.known + draws - 1 - s.free_pages, 0) * FIGURES.page
        if coins <= t.coins:
            after = t.to(field)
            after.read |= 1 << field.index
            after.coins -= coins
            after.cargo = t.cargo.copy()
            after.drop(GOLD)
            found.append(Visit(TURN[RIGHT], after, s.outlook.insight.unseen * best_of(worths, draws)))
