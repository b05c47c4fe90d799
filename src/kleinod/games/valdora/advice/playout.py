"""A fast player for search: what each field is worth now, one look further ahead, and no plan."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.solid import by_rule_of_thumb
from kleinod.games.valdora.advice.survey import Estimates, deliverable, estimate
from kleinod.games.valdora.advice.traveller import Traveller, expected_from_order, traveller
from kleinod.games.valdora.advice.weights import EXPERT
from kleinod.games.valdora.board import CITY, HOUSE, MINE, ROAD, BoardField
from kleinod.games.valdora.books import order_limit, page_price
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import BOARD, COIN_LIMIT, FIELDS, GOLD
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import meeting_price
from kleinod.games.valdora.options import BUY, DELIVER, DONE, GO, LOAD, PROVISIONS, TURN
from kleinod.games.valdora.table import LEFT, RIGHT, SIDES, Book

NEXT: Final = 0.5
"""What the turn after this one counts."""
COIN: Final = 0.6
POOR: Final = 2.0
"""How much more each of the first two coins counts."""
EQUIPMENT: Final = 7.0
NEEDED: Final = 9.0
"""Equipment, and equipment for which an order waits."""
WANTED: Final = 0.6
"""What a gem that an order lacks counts of the order."""
LOOSE: Final = 1.2
GOLD_WORTH: Final = 3.0
"""A gem that nobody asks for, and gold that can buy equipment."""
ENOUGH: Final = 6
"""This many equipment cards are enough."""
PURCHASE: Final = 1.5
"""What an order must be expected to bring to be bought."""
PAGE: Final = 1.0
"""What an unseen card is worth."""


class Wishes:
    """A player's wishes, looked up once for a decision."""

    __slots__ = ("estimates", "g", "player", "t", "wanted")

    def __init__(self, g: Valdora, player: int) -> None:
        self.g = g
        self.player = player
        self.estimates: Estimates = estimate(g, player, EXPERT)
        self.t: Traveller = traveller(g.table.players[player])
        self.wanted: dict[Gem, float] = {}  # gems that orders lack, and what they are worth


def wishes(g: Valdora, player: int) -> Wishes:
    found = Wishes(g, player)
    t = found.t
    missing = t.missing()
    for order in t.orders:
        lacking = 0
        for gem in order.asks:
            if gem in missing:
                lacking += 1
        if lacking:
            worth = WANTED * found.estimates.order_worth(t.artisans, t.workshops, order) / lacking
            for gem in order.asks:
                if gem in missing and worth > found.wanted.get(gem, 0.0):
                    found.wanted[gem] = worth
    return found


def playout(g: Valdora) -> Option:
    """The answer to what is asked now."""
    question = g.question
    assert question is not None
    player = question.player
    if question.kind == "move":
        worths = moves(g, player)
        best = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
        return GO[reach(g, player)[best]]
    if question.kind == "action":
        option = act(wishes(g, player))
        return option if question.allows(g, option) else DONE
    return by_rule_of_thumb(g, player, question.options(g))


# --- moving ----------------------------------------------------------------------------------------------------------


def reach(g: Valdora, player: int) -> list[BoardField]:
    """The fields where the player may go."""
    p = g.table.players[player]
    fields = BOARD.near[p.at]
    if p.provisions:
        fields = fields + BOARD.far[p.at]
    return [field for field in fields if meeting_price(g, player, field) <= p.coins]


def moves(g: Valdora, player: int) -> list[float]:
    """What it is worth to go to each of those fields: what can be done there, and in the turn after."""
    m = wishes(g, player)
    here = [field_worth(m, field) for field in FIELDS.values()]
    found: list[float] = []
    for field in reach(g, player):
        further = 0.0
        for other in BOARD.near[field]:
            if here[other.index] > further:
                further = here[other.index]
        found.append(here[field.index] + NEXT * further - COIN * meeting_price(g, player, field))
    return found


def field_worth(m: Wishes, field: BoardField) -> float:
    """What the player could do on a field now."""
    if field.kind == HOUSE:
        return _house(m, field)
    if field.kind == MINE:
        coins = m.t.coins
        return COIN * (COIN_LIMIT - coins) + POOR * max(2 - coins, 0)
    if field.book:
        return _orders(m, field) if field.book == "orders" else _equipment(m, field)
    table = m.g.table
    if field.kind == ROAD:
        return _gems(m, table.fields[field], 9)
    return _gems(m, table.depot, field.ships)


def _house(m: Wishes, field: BoardField) -> float:
    worth = 0.0
    t = m.t
    for order in t.orders:
        if order.client is field.client and deliverable(t.coins, t.cargo, order):
            worth += m.estimates.order_worth(t.artisans, t.workshops, order)
    return worth


def _gems(m: Wishes, here: dict[Gem, int], room: int) -> float:
    """Free tools carry what lies there; cart and horse only what is wanted."""
    worth = 0.0
    coins = m.t.coins
    for card, carried in m.t.cargo.items():
        if carried is None and room > 0:
            gem = card.carries
            if gem is not None:
                if gem in here and card.load <= coins:
                    worth += _gem(m, gem)
                    room -= 1
            elif card.load <= coins:
                maximum = 0.0
                for wanted, value in m.wanted.items():
                    if wanted in here and value > maximum and not _has_tool(m.t, wanted):
                        maximum = value
                if maximum > COIN * card.load:
                    worth += maximum - COIN * card.load
                    coins -= card.load
                    room -= 1
    return worth


def _gem(m: Wishes, gem: Gem) -> float:
    wanted = m.wanted.get(gem, 0.0)
    if wanted > 0:
        return wanted
    return GOLD_WORTH if gem is GOLD and len(m.t.cargo) < ENOUGH else LOOSE


def _has_tool(t: Traveller, gem: Gem) -> bool:
    """Whether a free tool is there for a gem."""
    for card, carried in t.cargo.items():  # noqa: SIM110 (twice as fast compiled)
        if card.carries is gem and carried is None:
            return True
    return False


def _orders(m: Wishes, field: BoardField) -> float:
    """The two visible orders and one unseen, for the places that are free."""
    t = m.t
    room = min(order_limit(m.g, m.player) - len(t.orders), t.coins)
    if room <= 0:
        return 0.0
    book = m.g.table.books[field]
    one = _visible_order(m, book, LEFT)
    other = _visible_order(m, book, RIGHT)
    unseen = 4.0 * PAGE if book.covered else 0.0
    if room == 1:
        return max(one, other, unseen)
    return max(one, unseen) + max(other, unseen)


def _visible_order(m: Wishes, book: Book, side: str) -> float:
    pile = book.pile(side)
    if not pile:
        return 0.0
    card = pile[-1]
    assert isinstance(card, Order)
    expected = expected_from_order(m.estimates, m.t, card)
    # who has no order at all takes any, or the game may never end
    return max(expected - COIN, 0.0) if m.t.orders else expected


def _equipment(m: Wishes, field: BoardField) -> float:
    gold = m.t.gold()
    if gold == 0 or len(m.t.cargo) >= ENOUGH:
        return 0.0
    book = m.g.table.books[field]
    one = _visible_card(m, book, LEFT)
    other = _visible_card(m, book, RIGHT)
    if gold > 1:
        return one + other
    return max(one, other)


def _visible_card(m: Wishes, book: Book, side: str) -> float:
    pile = book.pile(side)
    if not pile:
        return 0.0
    card = pile[-1]
    assert isinstance(card, Equipment)
    if m.t.owns(card.kind):
        return PAGE if side == RIGHT and book.covered else 0.0
    return NEEDED if card.carries is not None and card.carries in m.wanted else EQUIPMENT


# --- acting ----------------------------------------------------------------------------------------------------------


def act(m: Wishes) -> Option:
    """The next step of the action."""
    field = m.t.at
    if field.kind == HOUSE:
        return _deliver(m)
    table = m.g.table
    if field.book:
        option = _buy_order(m, table.books[field]) if field.book == "orders" else _buy_card(m, table.books[field])
    elif field.kind == ROAD:
        option = _load(m, table.fields[field])
    else:
        option = _load(m, table.depot)
    if option is DONE and field.kind == CITY and not table.begun and not m.t.provisions:
        return PROVISIONS
    return option


def _deliver(m: Wishes) -> Option:
    t = m.t
    best = DONE
    maximum = 0.0
    for order in t.orders:
        if order.client is t.at.client and deliverable(t.coins, t.cargo, order):
            worth = m.estimates.order_worth(t.artisans, t.workshops, order)
            if worth > maximum:
                best, maximum = DELIVER[order], worth
    return best


def _load(m: Wishes, here: dict[Gem, int]) -> Option:
    """What is wanted most; then whatever can be carried for nothing."""
    best = DONE
    maximum = 0.0
    g = m.g
    if m.t.at.ships and len(g.table.loaded) >= m.t.at.ships:
        return DONE
    for card, carried in m.t.cargo.items():
        if carried is None and card.load <= m.t.coins:
            gem = card.carries
            if gem is not None:
                if gem in here:
                    worth = _gem(m, gem) - COIN * card.load
                    if worth > maximum:
                        best, maximum = LOAD[card][gem], worth
            else:
                for wanted, value in m.wanted.items():
                    worth = value - COIN * card.load
                    if wanted in here and worth > maximum and not _has_tool(m.t, wanted):
                        best, maximum = LOAD[card][wanted], worth
    return best


def _buy_order(m: Wishes, book: Book) -> Option:
    t = m.t
    if t.coins == 0 or len(t.orders) >= order_limit(m.g, m.player):
        return DONE
    return _buy(m, book, minimum=PURCHASE if t.orders else 0.0, spare=3)


def _buy_card(m: Wishes, book: Book) -> Option:
    if m.t.gold() == 0 or len(m.t.cargo) >= ENOUGH:
        return DONE
    return _buy(m, book, minimum=PAGE, spare=2)


def _buy(m: Wishes, book: Book, *, minimum: float, spare: int) -> Option:
    """The better of two visible cards if it is worth enough; else the next page, if free or with coins to spare."""
    best: Option = DONE
    for side in SIDES:
        worth = _visible_order(m, book, side) if m.t.at.book == "orders" else _visible_card(m, book, side)
        if worth > minimum:
            best, minimum = BUY[side], worth
    if best is DONE and book.covered and (page_price(m.g) == 0 or m.t.coins > spare):
        return TURN[RIGHT]
    return best
