"""What a planner may do on a field: each sensible action, how it begins, and what comes of it."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.survey import Find, Survey, first_step, pages
from kleinod.games.valdora.advice.traveller import Traveller, Visit, expected_from_order
from kleinod.games.valdora.board import CITY, HOUSE, MINE, ROAD, BoardField
from kleinod.games.valdora.books import order_price
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import COIN_LIMIT, FIGURES, GOLD, RING
from kleinod.games.valdora.options import BUY_RETURNING, DELIVER, DELIVER_GOLD, DONE, LOAD, PROVISIONS, TURN
from kleinod.games.valdora.table import LEFT, RIGHT

ENOUGH_EQUIPMENT: Final = 5
"""With this many cards gold is no longer loaded at a price."""
ANY_NUMBER: Final = 99
CANDIDATES: Final = 5
"""How many cards of a book are combined with each other."""
KEPT: Final = 4
"""How many combinations are followed up."""
MAX_DRAWS: Final = 3


def visits(s: Survey, t: Traveller, field: BoardField) -> list[Visit]:
    """The sensible actions of a player who has come to a field; none if it is no use to go there."""
    if field.kind == HOUSE:
        return _deliveries(s, t, field)
    if field.kind == MINE:
        if t.coins >= COIN_LIMIT:
            return []
        rich = t.to(field)
        rich.coins = COIN_LIMIT
        return [Visit(DONE, rich, 0.0)]
    if field.kind == ROAD:
        return _loads(s, t, field, s.fields[field], ANY_NUMBER)
    found: list[Visit] = []
    if field.book == "orders":
        found = order_visits(s, t, field)
    elif field.book:
        found = equipment_visits(s, t, field)
    elif s.depot:
        found = _loads(s, t, field, s.depot, field.ships + s.more_ships)
    if field.kind == CITY:
        rested = t.to(field)
        if t.provisions:
            found.append(Visit(DONE, rested, 0.0))
        else:
            rested.provisions = True
            found.append(Visit(PROVISIONS, rested, 0.0))
    return found


# --- clients' houses -------------------------------------------------------------------------------------------------


def _deliveries(s: Survey, t: Traveller, field: BoardField) -> list[Visit]:
    """Everything that can be delivered there, the most valuable first."""
    first: Option | None = None
    after = t
    gain = 0.0
    gilding = s.gilding
    while True:
        best: Order | None = None
        instead: Gem | None = None
        maximum = 0.0
        for order in after.orders:
            if order.client is field.client and order.coins <= after.coins:
                lacking = _lacking(after, order)
                gilded = len(lacking) == 1 and gilding and _can_gild(after, order, lacking[0])
                if not lacking or gilded:
                    worth = s.estimates.order_worth(after.artisans, after.workshops, order) - (1.0 if gilded else 0.0)
                    if worth > maximum:
                        best, maximum = order, worth
                        instead = lacking[0] if gilded else None
        if best is None:
            break
        if first is None:
            first = DELIVER[best]
            if instead is not None:
                for option in DELIVER_GOLD[best]:
                    if option.instead is instead:
                        first = option
            after = t.to(field)
            after.cargo = t.cargo.copy()
            after.orders = t.orders[:]
            after.artisans = t.artisans[:]
        gilding = gilding and instead is None
        gain += maximum
        _complete(s, after, best, instead)
    return [] if first is None else [Visit(first, after, gain)]


def _lacking(t: Traveller, order: Order) -> list[Gem]:
    """The gems of an order that the player does not carry."""
    found: list[Gem] = []
    for gem, count in order.asks.items():
        for carried in t.cargo.values():
            if carried is gem:
                count -= 1
        found += [gem] * max(count, 0)
    return found


def _can_gild(t: Traveller, order: Order, gem: Gem) -> bool:
    """VAL-SPEC-C12: gold in the place of a gem."""
    if gem is GOLD or t.coins < FIGURES.gold_for_gem + order.coins:
        return False
    return t.gold() > order.asks.get(GOLD, 0)


def _complete(s: Survey, t: Traveller, order: Order, instead: Gem | None) -> None:
    """An order leaves, and brings an artisan and perhaps a workshop and a bonus tile."""
    t.orders.remove(order)
    t.coins -= order.coins
    for gem, count in order.asks.items():
        for _ in range(count):
            t.drop(GOLD if gem is instead else gem)
    if instead is not None:
        t.coins -= FIGURES.gold_for_gem
    colour = s.estimates.artisan[order.client.index]
    if colour >= 0:
        t.artisans[colour] += 1
        if s.estimates.workshop[colour] > 0 and t.artisans[colour] >= RING[colour].needed:
            t.workshops |= 1 << colour


# --- loading ---------------------------------------------------------------------------------------------------------


def _loads(s: Survey, t: Traveller, field: BoardField, here: dict[Gem, int], room: int) -> list[Visit]:
    """What costs nothing is loaded; then, or instead, what orders ask for on cart and horse, or gold for equipment."""
    room -= len(s.loaded)
    if room <= 0:
        return []
    wanted = t.missing()
    found: list[Visit] = []
    plain = _Loading(t, field, here, room)
    plain.load_tools(s, wanted)
    if plain.first is not None:
        found.append(Visit(plain.first, plain.after, 0.0))
    costly = [plain.after.missing()]
    if GOLD in here and GOLD not in wanted and len(t.cargo) < ENOUGH_EQUIPMENT:
        costly.append({GOLD: 1})
    for more in costly:
        loading = _Loading(t, field, here, room)
        loading.load_tools(s, wanted)
        if loading.load_any(s, more):
            assert loading.first is not None
            found.append(Visit(loading.first, loading.after, 0.0))
    return found


class _Loading:
    """One way of loading, gem by gem."""

    __slots__ = ("after", "first", "here", "room")

    def __init__(self, t: Traveller, field: BoardField, here: dict[Gem, int], room: int) -> None:
        self.after = t.to(field)
        self.after.cargo = t.cargo.copy()
        self.first: Option | None = None
        self.here = here.copy()
        self.room = room

    def load(self, card: Equipment, gem: Gem) -> None:
        if self.first is None:
            self.first = LOAD[card][gem]
        self.after.cargo[card] = gem
        self.after.coins -= card.load
        self.here[gem] -= 1
        self.room -= 1

    def load_tools(self, s: Survey, wanted: dict[Gem, int]) -> None:
        """Every free tool whose gem lies here, those that orders ask for first."""
        for card, carried in list(self.after.cargo.items()):
            gem = card.carries
            if gem is not None and carried is None and gem in wanted:
                self._load_tool(s, card, gem)
        for card, carried in list(self.after.cargo.items()):
            gem = card.carries
            if gem is not None and carried is None and gem not in wanted and card.load == 0:
                self._load_tool(s, card, gem)

    def _load_tool(self, s: Survey, card: Equipment, gem: Gem) -> None:
        fits = self.here.get(gem, 0) > 0 and self.room > 0 and card.load <= self.after.coins
        if fits and card not in s.loaded:
            self.load(card, gem)

    def load_any(self, s: Survey, wanted: dict[Gem, int]) -> bool:
        """What is still wanted, on the cheapest card that is free or carries what nobody asks for; whether any."""
        loaded = False
        for gem, count in wanted.items():
            for _ in range(count):
                card = self._free_card(s, wanted)
                if card is None or self.here.get(gem, 0) == 0 or self.room == 0:
                    break
                self.load(card, gem)
                loaded = True
        return loaded

    def _free_card(self, s: Survey, wanted: dict[Gem, int]) -> Equipment | None:
        best: Equipment | None = None
        for card, carried in self.after.cargo.items():
            if card.carries is None and card.load <= self.after.coins and card not in s.loaded:
                if carried is not None and (carried in wanted or self._asked(carried)):
                    continue
                if best is None or card.load < best.load:
                    best = card
        return best

    def _asked(self, gem: Gem) -> bool:
        """Whether an open order asks for a gem."""
        for order in self.after.orders:  # noqa: SIM110 (twice as fast compiled)
            if gem in order.asks:
                return True
        return False


# --- purchases -------------------------------------------------------------------------------------------------------


class _Basket:
    """Some cards to be bought together, and what they are worth less what they cost; a wish is a basket of one card."""

    __slots__ = ("coins", "finds", "worth")

    def __init__(self, finds: list[Find], worth: float, coins: int) -> None:
        self.finds = finds
        self.worth = worth
        self.coins = coins


def _by_worth(basket: _Basket) -> float:
    return -basket.worth


def _baskets(s: Survey, wishes: list[_Basket], *, room: int, coins: int, prices: list[int]) -> list[_Basket]:
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
    return sorted(found, key=_by_worth)[:KEPT]


def _add(s: Survey, found: list[_Basket], wishes: list[_Basket], coins: int, prices: list[int]) -> None:
    finds = [wish.finds[0] for wish in wishes]
    price = max(pages(finds) - s.free_pages, 0) * FIGURES.page + prices[len(wishes)]
    if price <= coins:
        worth = -s.estimates.weights.coin * price
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
    wishes: list[_Basket] = []
    for find in shelf.finds:
        card = find.card
        assert isinstance(card, Order)
        worth = expected_from_order(s.estimates, t, card)
        if worth > 0:
            wishes.append(_Basket([find], worth, 0))
    found: list[Visit] = []
    if room > 0:
        prices = [0]
        for kept in range(len(t.orders), s.order_limit):
            prices.append(prices[-1] + order_price(kept))
        for basket in _baskets(s, wishes, room=room, coins=t.coins, prices=prices):
            after = t.buying(field, basket.coins)
            after.orders = t.orders[:]
            for find in basket.finds:
                card = find.card
                assert isinstance(card, Order)
                after.orders.append(card)
            found.append(Visit(first_step(basket.finds), after, 0.0))
    elif wishes:
        _exchange(s, t, field, wishes, found)
    if room > 0:
        worths: list[float] = []
        for card, count in shelf.hidden.items():
            assert isinstance(card, Order)
            worths += [expected_from_order(s.estimates, t, card)] * count
        found += _dig(s, t, field, worths, order_price(len(t.orders)))
    return found


def _exchange(s: Survey, t: Traveller, field: BoardField, wishes: list[_Basket], found: list[Visit]) -> None:
    """VAL-BOOK-9: the worst open order goes back, and a visible one comes."""
    price = order_price(len(t.orders) - 1)
    if t.coins < price:
        return
    worst = t.orders[0]
    minimum = expected_from_order(s.estimates, t, worst)
    for order in t.orders[1:]:
        worth = expected_from_order(s.estimates, t, order)
        if worth < minimum:
            worst, minimum = order, worth
    for wish in wishes:
        if wish.finds[0].depth == 0 and wish.worth > minimum + s.estimates.weights.coin * price:
            after = t.buying(field, price)
            after.orders = t.orders[:]
            after.orders.remove(worst)
            card = wish.finds[0].card
            assert isinstance(card, Order)
            after.orders.append(card)
            side = RIGHT if wish.finds[0].right else LEFT
            for option in BUY_RETURNING[worst]:
                if option.side == side and option.onto == side:
                    found.append(Visit(option, after, 0.0))


def _dig(s: Survey, t: Traveller, field: BoardField, worths: list[float], price: int) -> list[Visit]:
    """Turn pages into what nobody has seen, with these worths, and buy the best of it; equipment for gold."""
    found: list[Visit] = []
    worths.sort(reverse=True)
    for draws in range(1, MAX_DRAWS + 1):
        coins = max(s.shelves[field].known + draws - 1 - s.free_pages, 0) * FIGURES.page + price
        if worths and coins <= t.coins:
            after = t.buying(field, coins)
            if field.book == "equipment":
                after.cargo = t.cargo.copy()
                after.drop(GOLD)
            found.append(Visit(TURN[RIGHT], after, s.estimates.weights.unseen * best_of(worths, draws)))
    return found


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
    wishes: list[_Basket] = []
    kinds: list[str] = []
    for find in shelf.finds:
        card = find.card
        assert isinstance(card, Equipment)
        if not t.owns(card.kind) and card.kind not in kinds:
            # of two of a kind the nearer; finds come by depth on each side
            kinds.append(card.kind)
            wishes.append(_Basket([find], _equipment_worth(s, wanted, card), 0))
    found: list[Visit] = []
    for basket in _baskets(s, wishes, room=gold, coins=t.coins, prices=[0, 0, 0, 0]):
        after = t.buying(field, basket.coins)
        after.cargo = t.cargo.copy()
        for find in basket.finds:
            card = find.card
            assert isinstance(card, Equipment)
            after.drop(GOLD)
            after.cargo[card] = None
        found.append(Visit(first_step(basket.finds), after, 0.0))
    worths: list[float] = []
    for card, count in shelf.hidden.items():
        assert isinstance(card, Equipment)
        worths += [0.0 if t.owns(card.kind) else _equipment_worth(s, wanted, card)] * count
    return found + _dig(s, t, field, worths, 0)


def _equipment_worth(s: Survey, wanted: dict[Gem, int], card: Equipment) -> float:
    weights = s.estimates.weights
    needed = card.carries is not None and card.carries in wanted
    return weights.equipment + weights.equipment_needed if needed else weights.equipment
