"""What a planner may do on a field: each sensible action, how it begins, and what comes of it."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.purchases import equipment_visits, order_visits
from kleinod.games.valdora.advice.survey import Survey
from kleinod.games.valdora.advice.traveller import Traveller
from kleinod.games.valdora.advice.visit import Visit
from kleinod.games.valdora.board import CITY, HOUSE, MINE, ROAD, BoardField
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import COIN_LIMIT, FIGURES, GOLD, RING
from kleinod.games.valdora.options import DELIVER, DELIVER_GOLD, DONE, LOAD, PROVISIONS

ENOUGH_EQUIPMENT: Final = 5
"""With so many cards gold is no longer loaded at a price."""
ANY_NUMBER: Final = 99


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
        most = 0.0
        for order in after.orders:
            if order.client is field.client and order.coins <= after.coins:
                lacking = _lacking(after, order)
                gilded = len(lacking) == 1 and gilding and _can_gild(after, order, lacking[0])
                if not lacking or gilded:
                    worth = s.outlook.order_worth(after.artisans, after.workshops, order) - (1.0 if gilded else 0.0)
                    if worth > most:
                        best, most = order, worth
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
        gain += most
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
    colour = s.outlook.artisan[order.client.index]
    if colour >= 0:
        t.artisans[colour] += 1
        if s.outlook.workshop[colour] > 0 and t.artisans[colour] >= RING[colour].needed:
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
    dear = _Loading(t, field, here, room)
    dear.load_tools(s, wanted)
    if dear.load_any(s, dear.after.missing()):
        assert dear.first is not None
        found.append(Visit(dear.first, dear.after, 0.0))
    if GOLD in here and GOLD not in wanted and len(t.cargo) < ENOUGH_EQUIPMENT:
        golden = _Loading(t, field, here, room)
        golden.load_tools(s, wanted)
        if golden.load_any(s, {GOLD: 1}):
            assert golden.first is not None
            found.append(Visit(golden.first, golden.after, 0.0))
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
