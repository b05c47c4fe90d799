"""A turn or two of a fast player: what comes of a visit to a field, and what then lies ahead."""

from typing import Final

from kleinod.games.valdora.advice import tastes
from kleinod.games.valdora.advice.mood import (
    ALL_SORTS,
    ASKED,
    AWAY,
    AWAY_FAR,
    GOLD_BIT,
    GOLD_PLACE,
    HOUSES,
    MINES,
    NO_WAY,
    Mood,
)
from kleinod.games.valdora.advice.offers import CARD_CITIES, ENOUGH, ORDER_CITIES, Offers
from kleinod.games.valdora.board import CITY, HOUSE, MINE, BoardField
from kleinod.games.valdora.facts import COIN_LIMIT

ANY_NUMBER: Final = 9
BITS: Final[list[int]] = [1 << i for i in range(ALL_SORTS)]


class Trip:
    """A player after some turns; gems and orders as bits."""

    __slots__ = (
        "at",
        "bought",
        "cards",
        "coins",
        "free",
        "gain",
        "gems",
        "gold",
        "lacks",
        "passed",
        "provisions",
        "read",
        "rest",
        "spare",
    )

    def __init__(self, at: int, coins: int, lacks: list[int]) -> None:
        self.at = at
        self.coins = coins
        self.lacks = lacks  # for each order, shared until something is loaded
        self.provisions = False
        self.rest = 0  # orders that are open
        self.free = 0  # gems whose tool is free
        self.spare = 0  # free cards for any gem
        self.gems = 0  # that no order asks for, the gold included
        self.gold = 0
        self.bought = 0  # orders
        self.cards = 0
        self.read = 0  # books that were visited
        self.gain = 0.0
        self.passed = 0  # turns

    def to(self, at: int, coins: int) -> "Trip":
        """The same player on another field."""
        twin = Trip(at, coins, self.lacks)
        twin.provisions = self.provisions
        twin.rest = self.rest
        twin.free = self.free
        twin.spare = self.spare
        twin.gems = self.gems
        twin.gold = self.gold
        twin.bought = self.bought
        twin.cards = self.cards
        twin.read = self.read
        twin.gain = self.gain
        twin.passed = self.passed
        return twin


def start(m: Mood, at: BoardField, *, provisions: bool) -> Trip:
    """The player as the table shows it."""
    trip = Trip(at.index, m.coins, m.lacks)
    trip.provisions = provisions
    trip.rest = (1 << len(m.orders)) - 1
    trip.free = m.free
    trip.spare = m.spare
    trip.gold = m.loose[GOLD_PLACE]
    for count in m.loose:
        trip.gems += count
    trip.cards = m.cards
    return trip


def open_orders(trip: Trip) -> int:
    """How many places for orders are taken."""
    rest = trip.rest
    count = trip.bought
    while rest:
        rest &= rest - 1
        count += 1
    return count


# --- visits ----------------------------------------------------------------------------------------------------------


def visit(m: Mood, offers: Offers, trip: Trip, field: BoardField) -> bool:
    """What the player does who has come to a field; whether it is of any use."""
    if field.kind == HOUSE:
        return _deliver(m, trip, field)
    if field.kind == MINE:
        if trip.coins >= COIN_LIMIT:
            return False
        trip.coins = COIN_LIMIT
        return True
    if field.book:
        useful = _buy(m, offers, trip, field)
    else:
        useful = _load(m, trip, field)
    if not useful and field.kind == CITY and not trip.provisions:
        trip.provisions = True
    return useful


def _deliver(m: Mood, trip: Trip, field: BoardField) -> bool:
    useful = False
    for i in range(len(m.orders)):
        if trip.rest >> i & 1 and trip.lacks[i] == 0:
            order = m.orders[i]
            if order.client is field.client and order.coins <= trip.coins:
                trip.gain += m.later(m.worths[i], trip.passed)
                trip.coins -= order.coins
                trip.rest &= ~(1 << i)
                trip.free |= ASKED[order] & m.tools
                useful = True
    return useful


def _buy(m: Mood, offers: Offers, trip: Trip, field: BoardField) -> bool:
    if trip.read >> field.index & 1:
        return False
    sums = offers.sums[field.index]
    if field.book == "orders":
        count = min(offers.limit - open_orders(trip), trip.coins, 3)
        if count <= 0 or sums[count] <= 0:
            return False
        trip.bought += count
        trip.coins -= count
    else:
        count = min(max(trip.gold, 1 if m.gold > 0 and trip.passed == 0 else 0), 3)
        if count == 0 or trip.cards >= ENOUGH or sums[count] <= 0:
            return False
        if trip.gold > 0:
            trip.gold -= count
            trip.gems -= count
        else:
            _take_gold(m, trip)
        trip.cards += count
    trip.gain += m.later(sums[count], trip.passed)
    trip.read |= 1 << field.index
    return True


def _take_gold(m: Mood, trip: Trip) -> None:
    """Gold that an order waits for."""
    for i in range(len(m.orders)):
        if trip.rest >> i & 1 and ASKED[m.orders[i]] & ~trip.lacks[i] & GOLD_BIT:
            trip.lacks = trip.lacks[:]
            trip.lacks[i] |= GOLD_BIT
            return


def _load(m: Mood, trip: Trip, field: BoardField) -> bool:
    """Wanted gems first; what costs nothing is always loaded, the rest only for orders."""
    here = m.here[field.index]
    room = field.ships if field.ships else ANY_NUMBER
    lacks = trip.lacks[:]
    useful = False
    loose = here & trip.free
    for i in range(len(lacks)):
        if trip.rest >> i & 1 and lacks[i]:
            for bit in BITS:
                if lacks[i] & bit and here & bit and room > 0:
                    if trip.free & bit:
                        trip.free &= ~bit
                    elif trip.spare > 0 and trip.coins >= m.load and not m.tools & bit:
                        trip.spare -= 1
                        trip.coins -= m.load
                    else:
                        continue
                    lacks[i] &= ~bit
                    room -= 1
                    useful = True
    loose &= trip.free
    while loose and room > 0:
        bit = loose & -loose
        loose &= ~bit
        trip.free &= ~bit
        trip.gems += 1
        if bit == GOLD_BIT:
            trip.gold += 1
        room -= 1
        useful = True
    trip.lacks = lacks
    return useful


# --- what lies ahead -------------------------------------------------------------------------------------------------


def ahead(m: Mood, offers: Offers, trip: Trip) -> float:
    """What lies ahead of a player who stands on a field after the action."""
    row = AWAY_FAR[trip.at] if trip.provisions else AWAY[trip.at]
    total = trip.gain + m.purse(trip.coins) + _tour(m, trip, row) + tastes.LOOSE * trip.gems
    if trip.provisions:
        total += tastes.PROVISIONS * m.use
    if trip.gold > 0:
        total += tastes.LOOSE_GOLD * trip.gold * m.use
    room = offers.limit - open_orders(trip)
    if room > 0:
        pull = 0.0
        wait = trip.passed if trip.coins > 0 else trip.passed + 1
        for city in ORDER_CITIES:
            if not trip.read >> city & 1:
                pull = max(pull, m.pulls(offers.sums[city][min(room, 3)], row[city] + wait))
        total += tastes.ORDERS_PULL * pull
    if trip.cards < ENOUGH:
        total += tastes.CARDS_PULL * _cards_pull(m, offers, trip, row)
    if trip.coins < COIN_LIMIT:
        least = NO_WAY
        for mine in MINES:
            if row[mine] < least:
                least = row[mine]
        total += tastes.MINE_PULL * m.pulls(m.purse(COIN_LIMIT) - m.purse(trip.coins), least + trip.passed)
    return total


def _cards_pull(m: Mood, offers: Offers, trip: Trip, row: list[int]) -> float:
    """Equipment, for gold that is carried or to be fetched."""
    pull = 0.0
    for city in CARD_CITIES:
        sums = offers.sums[city]
        if trip.read >> city & 1 or sums[1] <= 0:
            continue
        if trip.gold > 0:
            pull = max(pull, m.pulls(sums[min(trip.gold, 3)], row[city] + trip.passed))
        else:
            back = AWAY[city]
            least = NO_WAY
            for source in m.sources[GOLD_PLACE]:
                if row[source] + back[source] < least:
                    least = row[source] + back[source]
            pull = max(pull, m.pulls(sums[1], least + trip.passed))
    return pull


def _tour(m: Mood, trip: Trip, row: list[int]) -> float:
    """What the open orders bring one after the other, the nearest first."""
    rest = trip.rest
    if rest == 0:
        return 0.0
    lacks = trip.lacks[:]
    time = float(trip.passed)
    total = 0.0
    while rest:
        best = 0
        least = 1000.0
        needed = 0.0
        via = 0
        for i in range(len(lacks)):
            if rest >> i & 1:
                order = m.orders[i]
                turns = m.turns(row, lacks[i], order.client.index)
                if order.coins > trip.coins:
                    turns += 1
                if turns - tastes.WORTHY * m.worths[i] < least:
                    least = turns - tastes.WORTHY * m.worths[i]
                    best = i
                    needed = turns
                    via = m.via if lacks[i] else 0
        rest &= ~(1 << best)
        brings = m.later(m.worths[best], time + needed) - tastes.TURN * needed
        if brings <= 0:
            continue
        time += needed
        total += brings
        via &= m.tools & ~lacks[best]
        client = m.orders[best].client
        for i in range(len(lacks)):
            if rest >> i & 1:
                took = via & lacks[i]
                lacks[i] &= ~took
                via &= ~took
                if lacks[i] == 0 and m.orders[i].client is client:
                    total += m.later(m.worths[i], time)
                    rest &= ~(1 << i)
        row = AWAY[HOUSES[client.index]]
    return total
