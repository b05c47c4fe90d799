"""A player while a plan is being made: what the plan changes, apart from the table; and how promising it looks."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.survey import Estimates, artisans_of, missing
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import FACTS, GOLD
from kleinod.games.valdora.table import Player

ALL_KINDS: Final = 7
"""More equipment is hardly ever of use."""


class Traveller:
    """Where the figure stands and what the player has. Lists are shared until a plan changes them."""

    __slots__ = ("artisans", "at", "cargo", "coins", "orders", "provisions", "read", "workshops")

    def __init__(self, at: BoardField, cargo: dict[Equipment, Gem | None], orders: list[Order]) -> None:
        self.at = at
        self.cargo = cargo
        self.orders = orders
        self.coins = 0
        self.provisions = False
        self.artisans: list[int] = []  # by colour
        self.workshops = 0  # bits
        self.read = 0  # bits: books from which the plan has bought

    def to(self, at: BoardField) -> "Traveller":
        """The same player on another field."""
        twin = Traveller(at, self.cargo, self.orders)
        twin.coins = self.coins
        twin.provisions = self.provisions
        twin.artisans = self.artisans
        twin.workshops = self.workshops
        twin.read = self.read
        return twin

    def buying(self, at: BoardField, coins: int) -> "Traveller":
        """The same player after paying coins to buy from the book of a city."""
        twin = self.to(at)
        twin.read |= 1 << at.index
        twin.coins -= coins
        return twin

    def gold(self) -> int:
        """How much gold is carried."""
        count = 0
        for gem in self.cargo.values():
            if gem is GOLD:
                count += 1
        return count

    def owns(self, kind: str) -> bool:
        for card in self.cargo:  # noqa: SIM110 (twice as fast compiled)
            if card.kind == kind:
                return True
        return False

    def missing(self) -> dict[Gem, int]:
        """What the open orders still need."""
        return missing(self.orders, self.cargo)

    def drop(self, gem: Gem) -> None:
        """Give up a gem, from a card that is loaded for free if there is one."""
        best: Equipment | None = None
        for card, carried in self.cargo.items():
            if carried is gem and (best is None or card.load < best.load):
                best = card
        if best is not None:
            self.cargo[best] = None


class Visit:
    """How an action begins, how the player stands after it, and what it has brought for good."""

    __slots__ = ("after", "first", "gain")

    def __init__(self, first: Option, after: Traveller, gain: float) -> None:
        self.first = first
        self.after = after
        self.gain = gain


def traveller(p: Player) -> Traveller:
    """A player as the table shows it."""
    found = Traveller(p.at, p.equipment, p.orders)
    found.coins = p.coins
    found.provisions = p.provisions
    found.artisans = artisans_of(p)
    for colour in p.workshops:
        found.workshops |= 1 << colour.index
    return found


def expected_points(estimates: Estimates, t: Traveller, passed: int) -> float:
    """What the player may still make, some turns from now, of what lies there: orders, gems, equipment and coins."""
    weights = estimates.weights
    left = estimates.turns - passed
    loose: dict[Gem, int] = {}
    carried = 0
    spare = 0  # cards for any gem that are free or can be freed
    for card, gem in t.cargo.items():
        if gem is not None:
            loose[gem] = loose.get(gem, 0) + 1
            carried += 1
        elif card.carries is None:
            spare += 1
    if left <= 0.5:
        return float(carried * estimates.gem_points)
    total = _expected_from_orders(estimates, t, left=left, loose=loose, spare=spare)
    time = min(left / weights.time_to_use, 1.0)
    for gem, count in loose.items():
        if count > 0:
            worth = weights.gold_piece if gem is GOLD and len(t.cargo) < ALL_KINDS else weights.gem
            total += (1 + (worth - 1) * time) * count
    coins = t.coins
    total += (weights.coin - weights.coin_less * (coins - 1) / 2) * coins * min(left / weights.time_to_spend, 1.0)
    total += weights.equipment * (len(t.cargo) - 1) * time
    total += weights.free_place * (FACTS.open_orders - len(t.orders)) * time
    if t.provisions:
        total += weights.provisions * min(left / weights.time_to_spend, 1.0)
    return total


def _expected_from_orders(
    estimates: Estimates, t: Traveller, *, left: float, loose: dict[Gem, int], spare: int
) -> float:
    """What the open orders bring, less the time that they still take; takes from `loose` what they ask for."""
    weights = estimates.weights
    total = 0.0
    houses = 0
    coins = t.coins
    one_load = 1.0
    artisans = t.artisans[:] if len(t.orders) > 1 else t.artisans
    for order in t.orders:
        turns = 1.0
        client = order.client.index
        if houses >> client & 1:
            turns -= weights.same_house
        houses |= 1 << client
        for gem, count in order.asks.items():
            have = loose.get(gem, 0)
            if have >= count:
                loose[gem] = have - count
            elif _carries(t, gem):
                turns += one_load
                one_load = weights.more_gems
            elif spare > 0:
                spare -= 1
                turns += one_load + weights.on_cart
                one_load = weights.more_gems
            else:
                turns += weights.no_tool_but_gold if loose.get(GOLD, 0) > 0 else weights.no_tool
        if order.coins > coins:
            turns += 1
        else:
            coins -= order.coins
        worth = estimates.order_worth(artisans, t.workshops, order)
        if len(t.orders) > 1 and estimates.artisan[client] >= 0:
            artisans[estimates.artisan[client]] += 1
        if turns <= left + 0.5:
            fit = min((left - turns + 1.5) / 3, 1.0)
            total += max(worth - weights.turn * turns, worth * weights.least_part) * fit
    return total


def expected_from_order(estimates: Estimates, t: Traveller, order: Order) -> float:
    """What one more order would bring, less the time that it takes."""
    weights = estimates.weights
    turns = 1.0
    for other in t.orders:
        if other.client is order.client:
            turns -= weights.same_house
            break
    spare = 0
    for card in t.cargo:
        if card.carries is None:
            spare += 1
    carried = list(t.cargo.values())
    one_load = 1.0
    for gem in order.asks:
        if gem not in carried:
            if _carries(t, gem):
                turns += one_load
                one_load = weights.more_gems
            elif spare > 0:
                spare -= 1
                turns += one_load + weights.on_cart
                one_load = weights.more_gems
            else:
                turns += weights.no_tool_but_gold if GOLD in carried else weights.no_tool
    if turns > estimates.turns - 1:
        return 0.0
    artisans = t.artisans
    for other in t.orders:
        if other.client is order.client:
            colour = estimates.artisan[order.client.index]
            if colour >= 0:
                artisans = artisans[:]
                artisans[colour] += 1
    worth = estimates.order_worth(artisans, t.workshops, order)
    return max(worth - weights.turn * turns, worth * weights.least_part)


def _carries(t: Traveller, gem: Gem) -> bool:
    """Whether there is a tool for a gem."""
    for card in t.cargo:  # noqa: SIM110 (twice as fast compiled)
        if card.carries is gem:
            return True
    return False
