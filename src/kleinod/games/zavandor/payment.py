"""Paying in gems and jokers: for a right, an item, in a sale and in a trade."""

from collections.abc import Callable
from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.engine.step import CountsField, OptionField, SeatField
from kleinod.games.zavandor.facts import GEM_IDS, GEMS, ITEMS, PLACES
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import ACTIONS, DONE, JOKER, Move
from kleinod.games.zavandor.phrases import NOT_ASKED, PHRASES
from kleinod.games.zavandor.question import ZavandorQuestion

SOLD: Final = PHRASES.event("sell", "gem", "count", "gold")
GOT_RIGHT: Final = PHRASES.event("right", "place", "right")
GOT_ITEM: Final = PHRASES.event("item", "item")
GOT_JOKERS: Final = PHRASES.event("jokers", "count")
GOT_DISCOUNTS: Final = PHRASES.event("discounts", "count", "discount")
EXCHANGED: Final = PHRASES.event("exchange", "gem", "other", "count")

NO_JOKER: Final = PHRASES.refusal("no_joker", "gem")

PAID_FOR: Final[dict[str, Move]] = {
    move.text: move for move in ACTIONS if move.verb in ("sell", "right", "item", "exchange")
}


def cost_of(g: Zavandor, move: Move) -> list[int]:
    """The gems that an action asks for."""
    if move.verb == "right":
        return PLACES[move.place].cost
    if move.verb == "item":
        return ITEMS[move.item].cost if move.hand else g.cost_of_item(ITEMS[move.item])
    cost = [0] * len(GEMS)
    cost[move.gem] = move.count
    return cost


class Pay(ZavandorQuestion):
    """Choose how many gems of each sort are replaced by jokers; asked only if there is a choice."""

    __slots__ = ("bargain", "jokers")
    name = "Pay"
    kind = "pay"
    zone = "gems"
    zone_is_own = True
    continues = True
    fields = (SeatField("player"), OptionField("bargain", PAID_FOR), CountsField("jokers", len(GEMS)))

    def __init__(self, player: int, bargain: Move, jokers: list[int]) -> None:
        super().__init__(player)
        self.bargain = bargain
        self.jokers = jokers  # that stand for gems of each sort so far

    def run(self, match: Zavandor) -> bool:
        for move in JOKER:
            if self.why_not(match, move) is None:
                return True
        self.settle(match)
        return False

    def candidates(self, match: Zavandor) -> list[Move]:
        return [*JOKER, DONE]

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        if option is DONE:
            return None
        if option.verb != "joker":
            return NOT_ASKED
        free = self._free_jokers(match)
        in_gems = cost_of(match, self.bargain)[option.gem] - self.jokers[option.gem]
        return None if free > 0 and in_gems > 0 else NO_JOKER

    def series(self, match: Zavandor) -> int:
        """As many as there are jokers to spare and gems for which they can stand."""
        in_gems = sum(cost_of(match, self.bargain)) - sum(self.jokers)
        return min(self._free_jokers(match), in_gems)

    def _free_jokers(self, match: Zavandor) -> int:
        return match.table.players[self.player].jokers - sum(self.jokers)

    def usual(self, match: Zavandor) -> Move | None:
        return DONE

    def answer(self, match: Zavandor, option: Move) -> None:
        if option is DONE:
            self.settle(match)
            return
        jokers = self.jokers[:]
        jokers[option.gem] += 1
        match.then(Pay(self.player, self.bargain, jokers))

    def settle(self, g: Zavandor) -> None:
        cost = cost_of(g, self.bargain)
        g.pay(self.player, cost, self.jokers)
        PURCHASES[self.bargain.verb](g, self.player, self.bargain, cost)


def begin_payment(g: Zavandor, seat: int, bargain: Move) -> None:
    """ZAV-JOKER-2: what cannot be paid in gems must be jokers."""
    gems = g.table.players[seat].gems
    g.then(Pay(seat, bargain, [max(count - gems[gem], 0) for gem, count in enumerate(cost_of(g, bargain))]))


# --- what is paid for ------------------------------------------------------------------------------------------------


def sell(g: Zavandor, seat: int, move: Move, cost: list[int]) -> None:
    """Each gem and joker at the current price of the sort; the target goes down by 1, whatever the number."""
    gold = move.count * g.table.prices[move.gem]
    g.table.players[seat].gold += gold
    g.move_target(move.gem, -1)
    g.emit(SOLD, seat, {"gem": GEM_IDS[move.gem], "count": move.count, "gold": gold})


def buy_right(g: Zavandor, seat: int, move: Move, cost: list[int]) -> None:
    """The tile is turned up before the player; the targets go up by what its place shows."""
    g.raise_targets(cost)
    right = g.take_right(move.place)
    g.table.players[seat].rights.append(right)
    g.emit(GOT_RIGHT, seat, {"place": PLACES[move.place].id, "right": right.id})
    if not PLACES[move.place].light:
        g.table.gnome_sold = True


def buy_item(g: Zavandor, seat: int, move: Move, cost: list[int]) -> None:
    """The targets go up by what was to be paid; the card lies before the player and an open one is replaced."""
    g.raise_targets(cost)
    table = g.table
    item = ITEMS[move.item]
    player = table.players[seat]
    if not move.hand:
        table.rows[item.stack].remove(item)
        table.upright.pop(item, None)
        if item in table.across:
            table.across.remove(item)
        player.items.append(item)
    g.emit(GOT_ITEM, seat, {"item": item.id})
    if item.jokers:  # ZAV-ART-3
        player.jokers += item.jokers
        g.emit(GOT_JOKERS, seat, {"count": item.jokers})
    if item.discounts:  # ZAV-ART-6
        player.discounts += item.discounts
        g.emit(GOT_DISCOUNTS, seat, {"count": len(item.discounts), "discount": item.discounts[0]})
    if not move.hand:  # ZAV-ITEM-2
        g.turn_up(item.stack, seat)


def exchange(g: Zavandor, seat: int, move: Move, cost: list[int]) -> None:
    """As many gems of the trader's other sort; prices do not move."""
    g.table.players[seat].gems[move.other] += move.count
    what: dict[str, object] = {"gem": GEM_IDS[move.gem], "other": GEM_IDS[move.other], "count": move.count}
    g.emit(EXCHANGED, seat, what)


PURCHASES: Final[dict[str, Callable[[Zavandor, int, Move, list[int]], None]]] = {
    "sell": sell,
    "right": buy_right,
    "item": buy_item,
    "exchange": exchange,
}
