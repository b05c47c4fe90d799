"""The action round: soil samples, the eight actions, and who is next."""

from typing import Final

from kleinod.engine.event import in_words
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import PlayerStep
from kleinod.games.zavandor.drawing import draw
from kleinod.games.zavandor.facts import (
    AREAS,
    DIAMANTINA,
    DISCOUNTS,
    FIGURES,
    GEM_IDS,
    ITEMS,
    PLACES,
    RIGHTS,
    THINGS,
    TRADERS,
    gem_ids,
)
from kleinod.games.zavandor.match import Zavandor, amounts
from kleinod.games.zavandor.options import (
    BUY,
    BUY_CHEAPER,
    DRAW,
    EXCHANGE,
    GOLD,
    ITEM,
    ITEM_IN_HAND,
    RIGHT,
    SAMPLE,
    SELL,
    TRADER,
    Move,
    flat,
)
from kleinod.games.zavandor.payment import begin_payment, cost_of
from kleinod.games.zavandor.phrases import NOT_ASKED, PHRASES
from kleinod.games.zavandor.question import ZavandorQuestion
from kleinod.games.zavandor.scoring import final_gold

SAMPLED: Final = PHRASES.event("sample", "place", "right")
BOUGHT: Final = PHRASES.event("buy", "gem", "count", "gold")
BOUGHT_CHEAPER: Final = PHRASES.event("buy_discount", "gem", "count", "gold", "discount")
TOOK_TRADER: Final = PHRASES.event("trader", "trader")
TOOK_GOLD: Final = PHRASES.event("gold", "gold")
TIED: Final = PHRASES.event("tie", "gold")
ENDED: Final = PHRASES.event("end", "round")

NO_TILE: Final = PHRASES.refusal("no_tile", "place")
KNOWN_TILE: Final = PHRASES.refusal("known_tile", "place")
NO_GOLD_SAMPLE: Final = PHRASES.refusal("no_gold_sample", "cost", "gold")
TOO_DEAR: Final = PHRASES.refusal("too_dear", "cost", "gold")
NO_TOKEN: Final = PHRASES.refusal("no_token", "discount")
NO_SAVING: Final = PHRASES.refusal("no_saving")
FEW_TO_SELL: Final = PHRASES.refusal("few_to_sell", "gem", "has")
STACK_EMPTY: Final = PHRASES.refusal("stack_empty", "stack")
NO_GNOME: Final = PHRASES.refusal("no_gnome", "gnome")
NO_RIGHT: Final = PHRASES.refusal("no_right", "place")
RIGHT_UNPAID: Final = PHRASES.refusal("right_unpaid", "place", "gems")
NOT_OPEN: Final = PHRASES.refusal("not_open", "item")
NOT_HELD: Final = PHRASES.refusal("not_held", "item")
ITEM_UNPAID: Final = PHRASES.refusal("item_unpaid", "item", "gems")
TRADER_AWAY: Final = PHRASES.refusal("trader_away", "trader")
NO_TRADER: Final = PHRASES.refusal("no_trader")
FEW_TO_TRADE: Final = PHRASES.refusal("few_to_trade", "gem", "has")

ZONES: Final = {
    "sample": "place",
    "right": "place",
    "item": "row",
    "buy": "market",
    "sell": "market",
    "draw": "stack",
    "trader": "traders",
    "exchange": "trader",
}
OWN_ZONES: Final = ["hand", "trader"]
POINTS_BY_BACK: Final = {right.light: right.points for right in RIGHTS}
_BUY: Final = flat(BUY)
_BUY_CHEAPER: Final = {discount: flat(moves) for discount, moves in BUY_CHEAPER.items()}
_SELL: Final = flat(SELL)
_RIGHTS: Final = [[RIGHT[place.index] for place in PLACES if place.area == area] for area in [*AREAS, DIAMANTINA]]
_EXCHANGES: Final = [EXCHANGE[trader.gem][trader.other] + EXCHANGE[trader.other][trader.gem] for trader in TRADERS]


class Action(ZavandorQuestion):
    """Any number of soil samples, then one action."""

    __slots__ = ()
    name = "Action"
    kind = "action"

    def run(self, match: Zavandor) -> bool:
        if match.table.players[self.player].taken < match.actions(self.player):
            return True
        match.then(Pass(self.player))
        return False

    def candidates(self, match: Zavandor) -> list[Move]:
        """What is there to be had: of rights, cards, discounts and exchanges only those within reach."""
        table = match.table
        player = table.players[self.player]
        moves = SAMPLE + _BUY
        for discount in DISCOUNTS:
            if discount in player.discounts:
                moves += _BUY_CHEAPER[discount]
        moves += _SELL + DRAW + _RIGHTS[table.gnome] + _RIGHTS[-1]
        moves += [ITEM[index] for index in sorted([item.index for row in table.rows for item in row])]
        if player.hand:
            moves.append(ITEM_IN_HAND[player.hand[0].item.index])
        moves += TRADER
        if player.trader is not None:
            moves += _EXCHANGES[player.trader.index]
        moves.append(GOLD)
        return moves

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        verb = option.verb
        if verb == "sample":
            return self._sample_forbidden(match, option)
        if verb == "buy":
            return self._buy_forbidden(match, option)
        if verb == "right":
            return self._right_forbidden(match, option)
        if verb == "item":
            return self._item_forbidden(match, option)
        player = match.table.players[self.player]
        if verb == "sell":
            return None if player.gems[option.gem] + player.jokers >= option.count else FEW_TO_SELL
        if verb == "draw":
            return None if match.table.stacks[option.stack] else STACK_EMPTY
        if verb == "trader":
            return None if TRADERS[option.trader] in match.table.traders else TRADER_AWAY
        if verb == "exchange":
            trader = player.trader
            if trader is None or option.gem + option.other != trader.gem + trader.other:
                return NO_TRADER
            if option.gem != trader.gem and option.gem != trader.other:
                return NO_TRADER
            return None if player.gems[option.gem] + player.jokers >= option.count else FEW_TO_TRADE
        return None if verb == "gold" else NOT_ASKED

    def _sample_forbidden(self, g: Zavandor, move: Move) -> Reason | None:
        player = g.table.players[self.player]
        if g.table.places[move.place] is None:
            return NO_TILE
        if move.place in player.samples:
            return KNOWN_TILE
        return None if player.gold >= FIGURES.sample_cost else NO_GOLD_SAMPLE

    def _buy_forbidden(self, g: Zavandor, move: Move) -> Reason | None:
        player = g.table.players[self.player]
        if move.discount:
            if move.discount not in player.discounts:
                return NO_TOKEN
            if g.table.prices[move.gem] <= FIGURES.least_cost:
                return NO_SAVING
        return None if gold_for(g, move) <= player.gold else TOO_DEAR

    def _right_forbidden(self, g: Zavandor, move: Move) -> Reason | None:
        place = PLACES[move.place]
        if not place.light and place.area != AREAS[g.table.gnome]:
            return NO_GNOME
        if g.table.places[move.place] is None:
            return NO_RIGHT
        return None if g.affords(self.player, place.cost) else RIGHT_UNPAID

    def _item_forbidden(self, g: Zavandor, move: Move) -> Reason | None:
        item = ITEMS[move.item]
        if move.hand:
            hand = g.table.players[self.player].hand
            if not hand or hand[0].item is not item:
                return NOT_HELD
        elif item not in g.table.rows[item.stack]:
            return NOT_OPEN
        return None if g.affords(self.player, cost_of(g, move)) else ITEM_UNPAID

    def facts(self, match: Zavandor, option: Move) -> dict[str, object]:
        player = match.table.players[self.player]
        facts: dict[str, object] = {"gold": player.gold, "gnome": AREAS[match.table.gnome]}
        if option.verb in ("buy", "sample"):
            facts["cost"] = gold_for(match, option)
        elif option.verb in ("right", "item"):
            facts["gems"] = in_words([THINGS[id] for id in gem_ids(cost_of(match, option))])
        elif option.verb in ("sell", "exchange"):
            facts["has"] = player.gems[option.gem] + player.jokers
        return facts

    def missing(self, match: Zavandor, option: Move, reason: Reason) -> dict[str, int]:
        player = match.table.players[self.player]
        if reason is TOO_DEAR or reason is NO_GOLD_SAMPLE:
            return {"gold": gold_for(match, option) - player.gold}
        if reason in (RIGHT_UNPAID, ITEM_UNPAID, FEW_TO_SELL, FEW_TO_TRADE):
            cost = cost_of(match, option)
            return amounts([max(count - player.gems[gem], 0) for gem, count in enumerate(cost)])
        return {}

    def promises(self, match: Zavandor, option: Move) -> dict[str, int]:
        if option.verb == "right":
            return {"points": POINTS_BY_BACK[PLACES[option.place].light]}
        return (
            {"cards": min(FIGURES.drawn_cards, len(match.table.stacks[option.stack]))} if option.verb == "draw" else {}
        )

    def places(self, match: Zavandor, option: Move) -> list[Place]:
        zone = "hand" if option.hand else ZONES.get(option.verb, "")
        return [Place(zone, self.player if zone in OWN_ZONES else -1, option.key)] if zone else []

    def answer(self, match: Zavandor, option: Move) -> None:
        player = match.table.players[self.player]
        if option.verb == "sample":
            sample(match, self.player, option.place)
            match.then(self)
            return
        player.taken += 1
        match.then(Pass(self.player))
        if option.verb == "buy":
            buy_gems(match, self.player, option)
        elif option.verb == "draw":
            draw(match, self.player, option)
        elif option.verb == "trader":
            take_trader(match, self.player, option)
        elif option.verb == "gold":
            player.gold += FIGURES.gold_action
            match.emit(TOOK_GOLD, self.player, {"gold": FIGURES.gold_action})
        else:
            if option.hand:  # which card it is, is told before it is paid for
                player.items.append(match.uncover(player.hand))
            begin_payment(match, self.player, option)


def gold_for(g: Zavandor, move: Move) -> int:
    """What a soil sample costs, or gems; with a discount each of them less, but never less than 1."""
    if move.verb == "sample":
        return FIGURES.sample_cost
    price = g.table.prices[move.gem]
    if move.discount:
        price = max(price - move.discount, FIGURES.least_cost)
    return price * move.count


def sample(g: Zavandor, seat: int, place: int) -> None:
    """Pay 1 gold and look at a face-down right; all see which."""
    player = g.table.players[seat]
    right = g.table.places[place]
    assert right is not None
    player.gold -= FIGURES.sample_cost
    if not g.can_tell_right(place, seat):
        g.note_reveal()
    player.samples.append(place)
    player.samples.sort()
    g.emit(SAMPLED, seat, {"place": PLACES[place].id, "right": right.id})


def buy_gems(g: Zavandor, seat: int, move: Move) -> None:
    """Gems of one sort at the current price; the target goes up by 1, whatever the number."""
    player = g.table.players[seat]
    gold = gold_for(g, move)
    player.gold -= gold
    player.gems[move.gem] += move.count
    what: dict[str, object] = {"gem": GEM_IDS[move.gem], "count": move.count, "gold": gold}
    if move.discount:
        player.discounts.remove(move.discount)
        what["discount"] = move.discount
        g.emit(BOUGHT_CHEAPER, seat, what)
    else:
        g.emit(BOUGHT, seat, what)
    g.move_target(move.gem, 1)


def take_trader(g: Zavandor, seat: int, move: Move) -> None:
    """An open trader; one already owned goes back."""
    table = g.table
    player = table.players[seat]
    trader = TRADERS[move.trader]
    open_then = [*table.traders, player.trader]
    table.traders = [other for other in TRADERS if other in open_then and other is not trader]
    player.trader = trader
    g.emit(TOOK_TRADER, seat, {"trader": trader.id})


class Pass(PlayerStep[Zavandor]):
    """After an action: the next player clockwise who has one left; without any the round of actions is over."""

    __slots__ = ()

    def run(self, match: Zavandor) -> bool:
        table = match.table
        for seat in match.clockwise(self.player + 1):
            if table.players[seat].taken < match.actions(seat):
                table.player = seat
                return False
        if is_over(match):
            table.over = True
            match.steps.clear()
            match.open("end", self.player)
            match.emit(ENDED, self.player, {"round": table.round})
            tell_tie(match)
        else:
            table.phase = "mining"
        return False


def tell_tie(g: Zavandor) -> None:
    """ZAV-END-3: the gold that decides, of those tied for the most points."""
    points = [player.points() for player in g.table.players]
    best = [seat for seat in range(g.seats) if points[seat] == max(points)]
    if len(best) > 1:
        for seat in best:
            g.emit(TIED, seat, {"gold": final_gold(g, seat)})


def is_over(g: Zavandor) -> bool:
    """ZAV-END-1, tested when all actions are done; and the round limit, if there is one."""
    table = g.table
    if 0 < g.round_limit <= table.round:
        return True
    needed = FIGURES.points_to_end[g.seats]
    return any(player.points() >= needed for player in table.players)
