"""A fast player for search: what each move brings at once, and what then lies ahead at what distance."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice import tastes
from kleinod.games.valdora.advice.mood import ALL_SORTS, BIT, SORTS, Mood
from kleinod.games.valdora.advice.offers import DEPTH, ENOUGH, Offers, offer
from kleinod.games.valdora.advice.solid import by_rule_of_thumb
from kleinod.games.valdora.advice.trip import Trip, ahead, start, visit
from kleinod.games.valdora.board import CITY, HOUSE, MINE, BoardField
from kleinod.games.valdora.books import order_limit, order_price, page_price
from kleinod.games.valdora.colours import Gem
from kleinod.games.valdora.facts import BOARD, FIELDS, FIGURES, GOLD
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import meeting_price
from kleinod.games.valdora.options import BUY, BUY_RETURNING, DELIVER, DONE, GO, LOAD, PROVISIONS, TURN
from kleinod.games.valdora.table import LEFT, RIGHT, SIDES

ALL_FIELDS: Final[list[BoardField]] = list(FIELDS.values())


def playout(g: Valdora) -> Option:
    """The answer to what is asked now."""
    asking = g.asking
    assert asking is not None
    player = asking.player
    if asking.kind == "move":
        worths = moves(g, player)
        best = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
        return GO[reach(g, player)[best]]
    if asking.kind == "action":
        option = act(Mood(g, player))
        return option if asking.allows(g, option) else DONE
    return by_rule_of_thumb(g, player, asking.options(g))


# --- moving ----------------------------------------------------------------------------------------------------------


def reach(g: Valdora, player: int) -> list[BoardField]:
    """The fields where the player may go."""
    p = g.table.players[player]
    fields = BOARD.near[p.at]
    if p.provisions:
        fields = fields + BOARD.far[p.at]
    return [field for field in fields if meeting_price(g, player, field) <= p.coins]


def moves(g: Valdora, player: int) -> list[float]:
    """What it is worth to go to each of those fields: what can be done there and in the turn after, and what then lies
    ahead; only the best are followed up."""
    m = Mood(g, player)
    offers = Offers(m)
    p = g.table.players[player]
    near = BOARD.near[p.at]
    home = start(m, p.at, provisions=p.provisions)
    trips: list[Trip] = []
    found: list[float] = []
    for field in reach(g, player):
        trip = home.to(field.index, m.coins - meeting_price(g, player, field))
        if trip.provisions and field not in near:
            trip.provisions = False
        visit(m, offers, trip, field)
        trips.append(trip)
        found.append(ahead(m, offers, trip))
    if m.left > 0.5 and len(found) > 1:
        line = sorted(found, reverse=True)[min(tastes.WIDTH, len(found)) - 1]
        for i in range(len(found)):
            if found[i] >= line:
                found[i] = _next(m, offers, trips[i], found[i])
    return found


def _next(m: Mood, offers: Offers, trip: Trip, most: float) -> float:
    """The most that can come of the turn after."""
    at = ALL_FIELDS[trip.at]
    fields = BOARD.near[at]
    if trip.provisions:
        fields = fields + BOARD.far[at]
    near = len(BOARD.near[at])
    for i in range(len(fields)):
        after = trip.to(fields[i].index, trip.coins)
        after.passed = 1
        if i >= near:
            after.provisions = False
        if visit(m, offers, after, fields[i]):
            most = max(most, ahead(m, offers, after))
    return most


# --- acting ----------------------------------------------------------------------------------------------------------


def act(m: Mood) -> Option:
    """The next step of the action."""
    p = m.g.table.players[m.player]
    field = p.at
    if field.kind == HOUSE:
        return _deliver(m, field)
    table = m.g.table
    if field.book:
        option = _buy_order(m, field) if field.book == "orders" else _buy_card(m, field)
    elif field.kind == MINE:
        return DONE
    else:
        option = _load(m, field)
    if option is DONE and field.kind == CITY and not table.begun and not p.provisions:
        return PROVISIONS
    return option


def _deliver(m: Mood, field: BoardField) -> Option:
    best = DONE
    most = 0.0
    for i in range(len(m.orders)):
        order = m.orders[i]
        if m.lacks[i] == 0 and order.client is field.client and order.coins <= m.coins and m.worths[i] > most:
            best, most = DELIVER[order], m.worths[i]
    return best


def _load(m: Mood, field: BoardField) -> Option:
    """What is wanted most; then whatever can be carried for nothing."""
    g = m.g
    table = g.table
    if field.ships and len(table.loaded) >= field.ships:
        return DONE
    best = DONE
    most = 0.0
    here = m.here[field.index]
    for card, carried in table.players[m.player].equipment.items():
        if carried is None and card.load <= m.coins:
            gem = card.carries
            if gem is not None:
                if BIT[gem] & here:
                    worth = _gem(m, gem) - tastes.COIN * card.load
                    if worth > most:
                        best, most = LOAD[card][gem], worth
            else:
                dear = here & m.wanted & ~m.free
                for i in range(ALL_SORTS):
                    if dear >> i & 1:
                        worth = _gem(m, SORTS[i]) - tastes.COIN * card.load
                        if worth > most:
                            best, most = LOAD[card][SORTS[i]], worth
    return best


def _gem(m: Mood, gem: Gem) -> float:
    """What a gem is worth: most for an order that lacks nothing else."""
    bit = BIT[gem]
    worth = tastes.LOOSE + (tastes.LOOSE_GOLD if gem is GOLD else 0.0)
    for i in range(len(m.orders)):
        lack = m.lacks[i]
        if lack & bit:
            count = 1
            if lack != bit:
                count = 2
            worth = max(worth, 0.6 * m.later(m.worths[i], 1.0) / count)
    return worth


def _buy_order(m: Mood, field: BoardField) -> Option:
    """The order most worth its coins, on top or under pages that are turned first; or something unseen."""
    room = order_limit(m.g, m.player) - len(m.orders)
    if room <= 0:
        return _exchange(m, field)
    coins = m.coins - order_price(len(m.orders))
    if coins < 0:
        return DONE
    best = _best_offer(m, field, coins, min(room, coins + 1))
    if best is DONE and not m.orders:
        # who has no order at all takes any, or the game may never end
        for side in SIDES:
            if m.g.table.books[field].pile(side):
                return BUY[side]
    return best


def _exchange(m: Mood, field: BoardField) -> Option:
    """VAL-BOOK-9: a visible order for the worst."""
    if m.coins < order_price(len(m.orders) - 1):
        return DONE
    worst = 0
    least = m.old_order(field.index, 0)
    for i in range(1, len(m.orders)):
        worth = m.old_order(field.index, i)
        if worth < least:
            worst, least = i, worth
    best = DONE
    most = least + tastes.EXCHANGE
    for side in SIDES:
        pile = m.g.table.books[field].pile(side)
        if pile:
            worth = offer(m, pile[-1], field)
            if worth > most:
                for option in BUY_RETURNING[m.orders[worst]]:
                    if option.side == side and option.onto == side:
                        best, most = option, worth
    return best


def _buy_card(m: Mood, field: BoardField) -> Option:
    if m.gold == 0 or m.cards >= ENOUGH:
        return DONE
    return _best_offer(m, field, m.coins, m.gold)


def _best_offer(m: Mood, field: BoardField, coins: int, room: int) -> Option:
    """How to get at the best cards of a book; what lies on top is bought first."""
    book = m.g.table.books[field]
    free = m.g.table.free_pages
    known = len(book.right) - book.covered
    best = DONE
    most = 0.0
    top = DONE  # the best that lies on top
    top_worth = 0.0
    worths: list[float] = []
    for side in SIDES:
        pile = book.pile(side)
        count = len(pile) if side == LEFT else known
        for depth in range(min(count, DEPTH)):
            price = max(depth - free, 0) * FIGURES.page
            if price <= coins:
                worth = offer(m, pile[-1 - depth], field) - tastes.COIN * price
                if worth > most:
                    best, most = (TURN[side] if depth else BUY[side]), worth
                if depth == 0 and worth > top_worth:
                    top, top_worth = BUY[side], worth
                worths.append(worth)
    if book.covered:
        price = max(known - free, 0) * FIGURES.page
        worth = (tastes.UNSEEN_ORDER if field.book == "orders" else tastes.UNSEEN_CARD) - tastes.COIN * price
        if price <= coins and (page_price(m.g) == 0 or coins > 2):
            if worth > most:
                best, most = TURN[RIGHT], worth
            worths.append(worth)
    if top is not DONE and room > 1:
        better = 0
        for worth in worths:
            if worth > top_worth:
                better += 1
        if better < room:
            return top
    return best
