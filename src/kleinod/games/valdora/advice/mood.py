"""What a player wishes, looked up once for a fast decision: what is carried and lacking, and how far away it lies."""

from math import exp
from typing import Final

from kleinod.games.valdora.advice import tastes
from kleinod.games.valdora.advice.outlook import Outlook, artisans_of, look
from kleinod.games.valdora.board import HOUSE, MINE, BoardField
from kleinod.games.valdora.cards import Equipment, Order
from kleinod.games.valdora.colours import Gem
from kleinod.games.valdora.facts import BOARD, FIELDS, GEMS, GOLD, ORDERS, RING
from kleinod.games.valdora.match import Valdora


def _distances(first: dict[BoardField, list[BoardField]]) -> list[list[int]]:
    """How many turns it takes from field to field (two to come back), with `first` in reach of the first move."""
    near = BOARD.near
    found: list[list[int]] = []
    for start in FIELDS.values():
        row = [0] * len(FIELDS)
        todo = first[start][:]
        for field in todo:
            row[field.index] = 1
        for field in todo:
            for other in near[field]:
                if row[other.index] == 0:
                    row[other.index] = row[field.index] + 1
                    todo.append(other)
        found.append([turns if turns else NO_WAY for turns in row])
    return found


NO_WAY: Final = 9
"""So many turns at most are thought of."""
AWAY: Final[list[list[int]]] = _distances(BOARD.near)
"""Turns from field to field …"""
AWAY_FAR: Final[list[list[int]]] = _distances(
    {field: BOARD.near[field] + BOARD.far[field] for field in FIELDS.values()}
)
"""… and with provisions."""

SORTS: Final[list[Gem]] = list(GEMS.values())
ALL_SORTS: Final = 5
BIT: Final[dict[Gem, int]] = {gem: 1 << i for i, gem in enumerate(SORTS)}
GOLD_BIT: Final = BIT[GOLD]
GOLD_PLACE: Final = SORTS.index(GOLD)
ASKED: Final[dict[Order, int]] = {order: sum([BIT[gem] for gem in order.asks]) for order in ORDERS.values()}
"""The gems of an order as bits; none is asked for twice."""
HOUSES: Final[list[int]] = [
    next(field.index for field in FIELDS.values() if field.kind == HOUSE and field.client is colour) for colour in RING
]
MINES: Final[list[int]] = [field.index for field in FIELDS.values() if field.kind == MINE]
HARBOURS: Final[list[int]] = [field.index for field in FIELDS.values() if field.ships]


class Mood:
    """A player's wishes."""

    __slots__ = (
        "artisans",
        "cards",
        "coins",
        "free",
        "g",
        "gold",
        "here",
        "lacks",
        "left",
        "load",
        "loose",
        "orders",
        "outlook",
        "player",
        "sources",
        "spare",
        "tools",
        "use",
        "via",
        "wanted",
        "workshops",
        "worths",
    )

    def __init__(self, g: Valdora, player: int) -> None:
        p = g.table.players[player]
        self.g = g
        self.player = player
        self.outlook: Outlook = look(g, player)
        self.left = self.outlook.turns - 1  # turns after this one
        self.use = min(max(self.left, 0.0) / tastes.TIME_TO_USE, 1.0)  # what is left of the time to use things
        self.coins = p.coins
        self.orders = p.orders
        self.cards = len(p.equipment)
        self.artisans = artisans_of(p)
        self.workshops = 0
        for colour in p.workshops:
            self.workshops |= 1 << colour.index
        self.tools = 0  # gems for which there is a tool
        self.free = 0  # and those whose tool is free
        self.spare = 0  # free cards for any gem
        self.load = 9  # the price of the cheapest of them
        self.loose = [0] * len(SORTS)  # gems that no order asks for
        self.lacks: list[int] = []  # for each order what is not there yet
        self.worths: list[float] = []  # and what it brings
        self.wanted = 0  # gems that any order lacks
        self.gold = 0  # whatever it is for
        self.via = 0  # what can be loaded on the way that was last looked for
        self._read_cargo(p.equipment)
        self._read_orders()
        self.here = [0] * len(FIELDS)  # gems that lie on each field
        self.sources: list[list[int]] = [[] for _ in SORTS]  # the fields where each gem lies
        self._read_fields()

    def _read_cargo(self, cargo: dict[Equipment, Gem | None]) -> None:
        for card, gem in cargo.items():
            if card.carries is not None:
                self.tools |= BIT[card.carries]
            if gem is not None:
                self.loose[SORTS.index(gem)] += 1
            elif card.carries is not None:
                if card.load <= self.coins:
                    self.free |= BIT[card.carries]
            else:
                self.spare += 1
                if card.load < self.load:
                    self.load = card.load
        self.gold = self.loose[GOLD_PLACE]

    def _read_orders(self) -> None:
        """Gems go first to orders that then lack nothing."""
        whole = 0
        for i in range(len(self.orders)):
            asked = ASKED[self.orders[i]]
            if asked & ~self._carried() == 0:
                whole |= 1 << i
                self._take(asked)
        artisans = self.artisans[:]
        for i in range(len(self.orders)):
            order = self.orders[i]
            lack = 0 if whole >> i & 1 else self._take(ASKED[order])
            self.lacks.append(lack)
            self.wanted |= lack
            self.worths.append(self.outlook.order_worth(artisans, self.workshops, order))
            colour = self.outlook.artisan[order.client.index]
            if colour >= 0:
                artisans[colour] += 1
        self.artisans = artisans  # with those whom the open orders will bring

    def _carried(self) -> int:
        """The gems that are loose, as bits."""
        bits = 0
        for i in range(ALL_SORTS):
            if self.loose[i] > 0:
                bits |= 1 << i
        return bits

    def _take(self, asked: int) -> int:
        """Use gems for an order; what it lacks."""
        lack = 0
        for i in range(ALL_SORTS):
            if asked >> i & 1:
                if self.loose[i] > 0:
                    self.loose[i] -= 1
                else:
                    lack |= 1 << i
        return lack

    def _read_fields(self) -> None:
        table = self.g.table
        for field, gems in table.fields.items():
            bits = 0
            for gem in gems:
                bits |= BIT[gem]
            self.here[field.index] = bits
            for i in range(ALL_SORTS):
                if bits >> i & 1:
                    self.sources[i].append(field.index)
        bits = 0
        for gem in table.depot:
            bits |= BIT[gem]
        for index in HARBOURS:
            self.here[index] = bits
            for i in range(ALL_SORTS):
                if bits >> i & 1:
                    self.sources[i].append(index)

    def pulls(self, worth: float, turns: float) -> float:
        """What something draws that is so many turns away."""
        return self.later(worth, turns) * exp(-tastes.PULL_DELAY * turns)

    def later(self, worth: float, turns: float) -> float:
        """What something is worth that takes so many turns."""
        late = self.left - turns
        if late < -0.5:
            return 0.0
        worth *= exp(-tastes.DELAY * turns)
        return worth if late >= 1.5 else worth * (late + 1.5) / 3

    def turns(self, row: list[int], lack: int, client: int) -> float:
        """How long it takes to fetch what an order lacks and deliver it, with the distances to everywhere."""
        house = HOUSES[client]
        if lack == 0:
            return float(row[house])
        back = AWAY[house]
        most = 0.0
        count = 0
        spare = self.spare
        self.via = 0
        for i in range(ALL_SORTS):
            if lack >> i & 1:
                least = NO_WAY
                at = 0
                for index in self.sources[i]:
                    turns = row[index] + back[index]
                    if turns < least:
                        least = turns
                        at = index
                self.via |= self.here[at]
                needed = float(least)
                if not self.tools >> i & 1:
                    if spare > 0:
                        spare -= 1
                        needed += tastes.ON_CART
                    else:
                        needed += tastes.NO_TOOL_BUT_GOLD if self.gold else tastes.NO_TOOL
                most = max(most, needed)
                count += 1
        return most + tastes.MORE_GEMS * (count - 1)

    def purse(self, coins: int) -> float:
        """What coins are worth."""
        return (tastes.COIN - tastes.COIN_LESS * (coins - 1) / 2) * coins * min(max(self.left, 0.0) / 4, 1.0)

    def new_order(self, at: int, order: Order) -> float:
        """What an order would be worth that is bought on a field."""
        asked = ASKED[order]
        lack = 0
        for i in range(ALL_SORTS):
            if asked >> i & 1 and self.loose[i] == 0:
                lack |= 1 << i
        worth = self.outlook.order_worth(self.artisans, self.workshops, order)
        turns = self.turns(AWAY[at], lack, order.client.index)
        if order.coins > self.coins - 1:
            turns += 1
        for other in self.orders:
            if other.client is order.client:
                turns -= tastes.SAME_HOUSE
                break
        return self.later(worth, turns) - tastes.TURN * turns

    def old_order(self, at: int, i: int) -> float:
        """What an open order is worth on a field."""
        turns = self.turns(AWAY[at], self.lacks[i], self.orders[i].client.index)
        return self.later(self.worths[i], turns) - tastes.TURN * turns

    def new_card(self, carries: Gem | None) -> float:
        """What one more card is worth."""
        worth = tastes.EQUIPMENT - tastes.EQUIPMENT_LESS * (self.cards - 1)
        if carries is not None and BIT[carries] & self.wanted:
            worth += tastes.NEEDED
        return worth * self.use
