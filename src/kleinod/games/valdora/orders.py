"""Completing orders at the clients' houses."""

from kleinod.engine.option import Option
from kleinod.engine.step import Seat, Step
from kleinod.games.valdora.ask import LEGAL, OrderField
from kleinod.games.valdora.components import Gem, Order
from kleinod.games.valdora.facts import FIGURES, GOLD, GOLD_FOR_GEM
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import DELIVER, DELIVER_GOLD, Deliver
from kleinod.games.valdora.payment import GiveUp
from kleinod.games.valdora.words import COMPLETED, GILDED


def candidates(g: Valdora, player: int) -> list[Option]:
    p = g.table.players[player]
    own = [order for order in dict.fromkeys(p.orders) if order.client is p.at.client]
    found: list[Option] = [DELIVER[order] for order in own]
    if g.active(player, GOLD_FOR_GEM):
        for order in own:
            found += DELIVER_GOLD[order]
    return found


def against(g: Valdora, player: int, option: Option) -> str:
    """VAL-ORDER-1, VAL-ORDER-3: an own open order, and all that it asks for; VAL-SPEC-C12: gold for one gem."""
    assert isinstance(option, Deliver)
    p = g.table.players[player]
    if option.order not in p.orders:
        return "no_such_order"
    if option.instead is not None:
        if not g.active(player, GOLD_FOR_GEM):
            return "no_gilding"
        if g.table.gilded:
            return "gilded"
        if p.coins < FIGURES.gold_for_gem + option.order.coins:
            return "gilding_price"
    elif p.coins < option.order.coins:
        return "coin_missing"
    for gem, count in asked(option).items():
        if len(p.carriers(gem)) < count:
            return "gem_missing"
    return LEGAL


def asked(option: Deliver) -> dict[Gem, int]:
    """The gems to give up, with gold in the place of one of them if so chosen."""
    gems = option.order.asks.copy()
    if option.instead is not None:
        gems[option.instead] -= 1
        gems[GOLD] = gems.get(GOLD, 0) + 1
    return {gem: count for gem, count in gems.items() if count > 0}


def carry_out(g: Valdora, player: int, option: Option) -> None:
    """VAL-ORDER-4: pay, then bonus tile, artisan and workshop."""
    assert isinstance(option, Deliver)
    g.pay(player, option.order.coins)
    if option.instead is not None:
        g.pay(player, FIGURES.gold_for_gem)
        g.table.gilded = True
        g.tell(GILDED, player, {"gem": option.instead})
    g.then(*[GiveUp(player, gem, count) for gem, count in asked(option).items()], Complete(player, option.order))


class Complete(Step[Valdora]):
    """An order that is paid for lies under the adventurer card, and brings what it brings."""

    __slots__ = ("order", "player")
    fields = (Seat("player"), OrderField("order"))

    def __init__(self, player: int, order: Order) -> None:
        self.player = player
        self.order = order

    def run(self, match: Valdora) -> bool:
        p = match.table.players[self.player]
        if self.order not in p.orders:
            return False  # only in a position made by hand
        p.orders.remove(self.order)
        p.completed.append(self.order)
        match.table.completed = True
        match.tell(COMPLETED, self.player, {"order": self.order})
        match.reward(self.player, self.order.client)
        match.hire(self.player, self.order.client)
        return False
