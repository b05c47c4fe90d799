"""The action round: soil samples, the eight actions, and who is next."""

from kleinod.engine.event import in_words
from kleinod.engine.step import Seat, Step
from kleinod.engine.words import Words, same
from kleinod.games.zavandor.ask import Ask
from kleinod.games.zavandor.drawing import draw
from kleinod.games.zavandor.facts import AREAS, FIGURES, GEM_IDS, ITEMS, PLACES, THINGS, TRADERS, Trader, gem_ids
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import ACTIONS, Move
from kleinod.games.zavandor.payment import begin_payment, cost_of
from kleinod.games.zavandor.scoring import final_gold
from kleinod.games.zavandor.words import BOUGHT, BOUGHT_CHEAPER, ENDED, SAMPLED, TIED, TOOK_GOLD, TOOK_TRADER


class Action(Ask):
    """Any number of soil samples, then one action."""

    __slots__ = ()
    kind = "action"
    fields = (Seat("player"),)

    def run(self, match: Zavandor) -> bool:
        if match.table.players[self.player].taken < match.actions(self.player):
            return True
        match.then(Pass(self.player))
        return False

    def candidates(self) -> list[Move]:
        return ACTIONS

    def reason(self, g: Zavandor, move: Move) -> str:
        verb = move.verb
        if verb == "sample":
            return self._sample_reason(g, move)
        if verb == "buy":
            return self._buy_reason(g, move)
        if verb == "right":
            return self._right_reason(g, move)
        if verb == "item":
            return self._item_reason(g, move)
        player = g.table.players[self.player]
        if verb == "sell":
            return "" if player.gems[move.gem] + player.jokers >= move.count else "few_to_sell"
        if verb == "draw":
            return "" if g.table.stacks[move.stack] else "stack_empty"
        if verb == "trader":
            return "" if TRADERS[move.trader] in g.table.traders else "trader_away"
        if verb == "exchange":
            trader = player.trader
            if trader is None or move.gem + move.other != trader.gem + trader.other:
                return "no_trader"
            if move.gem != trader.gem and move.gem != trader.other:
                return "no_trader"
            return "" if player.gems[move.gem] + player.jokers >= move.count else "few_to_trade"
        return "" if verb == "gold" else "not_asked"

    def _sample_reason(self, g: Zavandor, move: Move) -> str:
        player = g.table.players[self.player]
        if g.table.places[move.place] is None:
            return "no_tile"
        if move.place in player.samples:
            return "known_tile"
        return "" if player.gold >= FIGURES.sample_cost else "no_gold_sample"

    def _buy_reason(self, g: Zavandor, move: Move) -> str:
        player = g.table.players[self.player]
        if move.discount:
            if move.discount not in player.discounts:
                return "no_token"
            if g.table.prices[move.gem] <= FIGURES.least_cost:
                return "no_saving"
        return "" if gold_for(g, move) <= player.gold else "too_dear"

    def _right_reason(self, g: Zavandor, move: Move) -> str:
        place = PLACES[move.place]
        if not place.light and place.area != AREAS[g.table.gnome]:
            return "no_gnome"
        if g.table.places[move.place] is None:
            return "no_right"
        return "" if g.affords(self.player, place.cost) else "right_unpaid"

    def _item_reason(self, g: Zavandor, move: Move) -> str:
        item = ITEMS[move.item]
        if move.hand:
            hand = g.table.players[self.player].hand
            if not hand or hand[0].item is not item:
                return "not_held"
        elif item not in g.table.rows[item.stack]:
            return "not_open"
        return "" if g.affords(self.player, cost_of(g, move)) else "item_unpaid"

    def values(self, g: Zavandor, move: Move) -> dict[str, Words]:
        values = super().values(g, move)
        player = g.table.players[self.player]
        values["gold"] = same(player.gold)
        values["gnome"] = same(AREAS[g.table.gnome])
        if move.verb == "buy":
            values["cost"] = same(gold_for(g, move))
        elif move.verb == "sample":
            values["cost"] = same(FIGURES.sample_cost)
        elif move.verb in ("right", "item"):
            values["gems"] = in_words([THINGS[id] for id in gem_ids(cost_of(g, move))])
        elif move.verb in ("sell", "exchange"):
            values["has"] = same(player.gems[move.gem] + player.jokers)
        return values

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
            match.tell(TOOK_GOLD, self.player, {"gold": FIGURES.gold_action})
        else:
            if option.hand:  # which card it is, is told before it is paid for
                player.items.append(match.uncover(player.hand))
            begin_payment(match, self.player, option)


def gold_for(g: Zavandor, move: Move) -> int:
    """What gems cost; with a discount each of them less, but never less than 1."""
    price = g.table.prices[move.gem]
    if move.discount:
        price = max(price - move.discount, FIGURES.least_cost)
    return price * move.count


def sample(g: Zavandor, seat: int, place: int) -> None:
    """Pay 1 gold and look at a face-down right; all see which."""
    player = g.table.players[seat]
    right = g.table.places[place]
    assert right is not None
    if not g.can_tell_right(place, seat):
        g.revealed = True
    player.gold -= FIGURES.sample_cost
    player.samples.append(place)
    player.samples.sort()
    g.tell(SAMPLED, seat, {"place": PLACES[place].id, "right": right.id})


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
        g.tell(BOUGHT_CHEAPER, seat, what)
    else:
        g.tell(BOUGHT, seat, what)
    g.move_target(move.gem, 1)


def take_trader(g: Zavandor, seat: int, move: Move) -> None:
    """An open trader; one already owned goes back."""
    table = g.table
    player = table.players[seat]
    trader = TRADERS[move.trader]
    table.traders.remove(trader)
    if player.trader is not None:
        table.traders.append(player.trader)
        table.traders.sort(key=_in_list)
    player.trader = trader
    g.tell(TOOK_TRADER, seat, {"trader": trader.id})


def _in_list(trader: Trader) -> int:
    return trader.index


class Pass(Step[Zavandor]):
    """After an action: the next player clockwise who has one left; without any the round of actions is over."""

    __slots__ = ("player",)
    fields = (Seat("player"),)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, match: Zavandor) -> bool:
        table = match.table
        for seat in match.clockwise(self.player + 1):
            if table.players[seat].taken < match.actions(seat):
                table.player = seat
                return False
        if is_over(match):
            table.over = True
            match.steps.clear()
            match.tell(ENDED, self.player, {"round": table.round})
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
            g.tell(TIED, seat, {"gold": final_gold(g, seat)})


def is_over(g: Zavandor) -> bool:
    """ZAV-END-1, tested when all actions are done; and the round limit, if there is one."""
    table = g.table
    if 0 < g.round_limit <= table.round:
        return True
    needed = FIGURES.points_to_end[g.seats]
    return any(player.points() >= needed for player in table.players)
