"""Completing orders at the clients' houses."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import ComponentField, PlayerStep, SeatField
from kleinod.games.valdora.components import Gem, Order
from kleinod.games.valdora.facts import FIGURES, GOLD, GOLD_FOR_GEM, ORDERS
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import DELIVER, DELIVER_GOLD, Deliver
from kleinod.games.valdora.payment import GiveUp
from kleinod.games.valdora.phrases import PHRASES

COMPLETED: Final = PHRASES.event("deliver", "order")
GILDED: Final = PHRASES.event("gild", "gem")

NO_SUCH_ORDER: Final = PHRASES.refusal("no_such_order", "order")
COIN_MISSING: Final = PHRASES.refusal("coin_missing", "order")
GEM_MISSING: Final = PHRASES.refusal("gem_missing", "order")
NO_GILDING: Final = PHRASES.refusal("no_gilding")
GILDED_ALREADY: Final = PHRASES.refusal("gilded")
GILDING_PRICE: Final = PHRASES.refusal("gilding_price", "coins")
LACKING: Final = [COIN_MISSING, GEM_MISSING, GILDING_PRICE]


def candidates(g: Valdora, player: int) -> list[Option]:
    p = g.table.players[player]
    own = [order for order in dict.fromkeys(p.orders) if order.client is p.at.client]
    found: list[Option] = [DELIVER[order] for order in own]
    if g.active(player, GOLD_FOR_GEM):
        for order in own:
            found += DELIVER_GOLD[order]
    return found


def why_not(g: Valdora, player: int, option: Option) -> Reason | None:
    """VAL-ORDER-1, VAL-ORDER-3: an own open order, and all that it asks for; VAL-SPEC-C12: gold for one gem."""
    assert isinstance(option, Deliver)
    p = g.table.players[player]
    if option.order not in p.orders:
        return NO_SUCH_ORDER
    if option.instead is not None:
        if not g.active(player, GOLD_FOR_GEM):
            return NO_GILDING
        if g.table.gilded:
            return GILDED_ALREADY
        if p.coins < coins_for(option):
            return GILDING_PRICE
    elif p.coins < coins_for(option):
        return COIN_MISSING
    for gem, count in asked(option).items():
        if len(p.carriers(gem)) < count:
            return GEM_MISSING
    return None


def asked(option: Deliver) -> dict[Gem, int]:
    """The gems to give up, with gold in the place of one of them if so chosen."""
    gems = option.order.asks.copy()
    if option.instead is not None:
        gems[option.instead] -= 1
        gems[GOLD] = gems.get(GOLD, 0) + 1
    return {gem: count for gem, count in gems.items() if count > 0}


def coins_for(option: Deliver) -> int:
    """The coins that an order asks for, and those for gold in the place of a gem."""
    return option.order.coins + (FIGURES.gold_for_gem if option.instead is not None else 0)


def missing(g: Valdora, player: int, option: Deliver) -> dict[str, int]:
    """The coins and gems that a player lacks for an order."""
    p = g.table.players[player]
    lacking = {"coins": coins_for(option) - p.coins}
    for gem, count in asked(option).items():
        lacking[gem.id] = count - len(p.carriers(gem))
    return {id: count for id, count in lacking.items() if count > 0}


def places(g: Valdora, player: int, option: Option) -> list[Place]:
    """The order, and the house."""
    return [Place("orders", player, option.key), Place("field", -1, g.table.players[player].at.id)]


def carry_out(g: Valdora, player: int, option: Option) -> None:
    """VAL-ORDER-4: pay, then bonus tile, artisan and workshop."""
    assert isinstance(option, Deliver)
    g.pay(player, coins_for(option))
    if option.instead is not None:
        g.table.gilded = True
        g.emit(GILDED, player, {"gem": option.instead})
    g.then(*[GiveUp(player, gem, count) for gem, count in asked(option).items()], Complete(player, option.order))


class Complete(PlayerStep[Valdora]):
    """An order that is paid for lies under the adventurer card, and brings what it brings."""

    __slots__ = ("order",)
    name = "Complete"
    fields = (SeatField("player"), ComponentField("order", ORDERS))

    def __init__(self, player: int, order: Order) -> None:
        super().__init__(player)
        self.order = order

    def run(self, match: Valdora) -> bool:
        p = match.table.players[self.player]
        if self.order not in p.orders:
            return False  # only in a position made by hand
        p.orders.remove(self.order)
        p.completed.append(self.order)
        match.table.completed = True
        match.emit(COMPLETED, self.player, {"order": self.order})
        match.reward(self.player, self.order.client)
        match.hire(self.player, self.order.client)
        return False
