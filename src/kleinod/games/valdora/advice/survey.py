"""The open table as one player sees it: how long the game may last, what orders bring, what the books hold."""

from typing import Final

from kleinod.engine.component import Component
from kleinod.engine.option import Option
from kleinod.games.valdora.advice.weights import EXPERIENCED, Weights
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import (
    FACTS,
    FIGURES,
    FOURTH_ORDER,
    GOLD_FOR_GEM,
    MORE_PAGES,
    MORE_SHIPS,
    RING,
    next_colour,
)
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import BUY, TURN
from kleinod.games.valdora.table import LEFT, RIGHT, Book, Player, Table

PACE: Final = 0.25
"""Orders that a player completes in a turn, before anything is known of the players at this table."""
PACE_TURNS: Final = 10.0
"""After this many turns what was seen counts as much as that."""
COMPETITOR_PACE: Final = 1.05
"""The Duel: artisans that competitors take for each order that is completed."""
SHARE: Final = 0.5
"""What part of the orders that are left a player gets, times the players."""
LEFT_OVER: Final = 3
"""Artisans that are usually left at the end."""
LONG: Final = 4.0
"""Turns until an order is delivered that nobody has bought yet."""
FULL_TIME: Final = 18.0
"""With this many turns left there is time for everything."""
BEHIND: Final = 0.5
"""What is left of the worth of a workshop for which somebody else has more artisans."""
DEPTH: Final = 6
"""Nobody turns more pages than that."""


class Estimates:
    """The open table as one player sees it; colours by their place in the ring."""

    __slots__ = ("artisan", "bonus", "gem_points", "turns", "weights", "workshop")

    def __init__(
        self, weights: Weights, *, turns: float, artisan: list[int], workshop: list[float], bonus: int, gem_points: int
    ) -> None:
        self.weights = weights
        self.turns = turns  # own turns left, this one included
        self.artisan = artisan  # for each client the colour of the artisan who would come, or -1
        self.workshop = workshop  # what winning it is worth; 0 when it is gone
        self.bonus = bonus  # tiles left
        self.gem_points = gem_points  # for each gem carried at the end

    def order_worth(self, artisans: list[int], workshops: int, order: Order) -> float:
        """Points, a new colour, a step to the workshop, and the bonus tile; `workshops` are bits."""
        worth = float(order.points)
        client = order.client.index
        colour = self.artisan[client]
        if colour >= 0:
            own = artisans[colour]
            if own == 0:
                worth += FIGURES.colour_points * self.weights.new_colour
            needed = RING[colour].needed
            if own < needed and not workshops >> colour & 1:
                step = 1.0 + self.weights.progress * (2 * own + 1 - needed) / needed
                worth += step * self.workshop[colour] / needed
        if self.bonus > 0 and workshops >> client & 1:
            worth += FACTS.bonus_points
        return worth


def estimate(g: Valdora, player: int, weights: Weights = EXPERIENCED) -> Estimates:
    """The table as it is now."""
    table = g.table
    turns = turns_left(g, player, weights)
    artisan: list[int] = []
    for colour in RING:
        found = next_colour(table.artisans, colour)
        artisan.append(found.index if found is not None else -1)
    p = table.players[player]
    return Estimates(
        weights,
        turns=turns,
        artisan=artisan,
        workshop=_workshops(table, player, turns, weights),
        bonus=table.bonus,
        gem_points=FIGURES.special_gem if 17 in p.laid else FIGURES.gem_points,
    )


def turns_left(g: Valdora, player: int, weights: Weights = EXPERIENCED) -> float:
    """How many turns the player may still have, this one included; at least one for whoever is on turn."""
    table = g.table
    seats = g.seats
    rounds = (table.number - 1) // seats  # that are over
    place = (player - g.start_player) % seats
    now = (table.number - 1) % seats
    this_round = 1.0 if place >= now else 0.0
    if len(table.artisans) <= 1:
        return this_round
    done = 0
    for p in table.players:
        done += len(p.completed)
    pace = (done / seats + PACE * PACE_TURNS) / (rounds + PACE_TURNS) * seats
    if table.competitors:
        pace *= 1 + COMPETITOR_PACE
    left = sum(table.artisans.values())
    maximum = max(table.artisans.values())
    turns = max(left - min(maximum, LEFT_OVER), 1) / pace
    if turns < LONG:
        # nobody may think that the end is near, and do nothing, while nobody brings it about
        turns = max(turns, _soonest(table, left - maximum))
    turns = turns * weights.length + this_round - 0.5
    if g.round_limit > 0:
        turns = min(turns, g.round_limit - rounds - 1 + this_round)
    return turns


def _soonest(table: Table, needed: int) -> float:
    """How many turns it takes until this many orders are delivered: are they ready, open, or still in the books?"""
    ready = 0
    waiting = 0
    for p in table.players:
        for order in p.orders:
            waiting += 1
            if deliverable(p.coins, p.equipment, order):
                ready += 1
    if ready >= needed:
        return 1.0
    return 2.5 if waiting >= needed else LONG


def deliverable(coins: int, cargo: dict[Equipment, Gem | None], order: Order) -> bool:
    """Whether somebody has what an order asks for; each gem is asked for once (nothing else is printed)."""
    if order.coins > coins:
        return False
    for gem in order.asks:
        carried = False
        for other in cargo.values():
            if other is gem:
                carried = True
                break
        if not carried:
            return False
    return True


def missing(orders: list[Order], cargo: dict[Equipment, Gem | None]) -> dict[Gem, int]:
    """What orders still need beside what is carried."""
    counts: dict[Gem, int] = {}
    for order in orders:
        for gem, count in order.asks.items():
            counts[gem] = counts.get(gem, 0) + count
    for carried in cargo.values():
        if carried is not None and carried in counts:
            left = counts[carried] - 1
            if left:
                counts[carried] = left
            else:
                del counts[carried]
    return counts


def _workshops(table: Table, player: int, turns: float, weights: Weights) -> list[float]:
    """Its points and the bonus tiles that may follow, as far as there are orders and time for them."""
    counts = [0] * len(RING)
    for book in table.books.values():
        for pile in (book.left, book.right):
            for card in pile:
                if isinstance(card, Order):
                    counts[card.client.index] += 1
    time = min(turns / FULL_TIME, 1.0)
    worths = [0.0] * len(RING)
    for colour in table.workshops:
        i = colour.index
        later = min(counts[i] * SHARE / len(table.players), weights.later_orders) * time
        worths[i] = colour.points + FACTS.bonus_points * later
        own = table.players[player].artisans.get(colour, 0)
        for other, rival in enumerate(table.players):
            if other != player and rival.artisans.get(colour, 0) > own:
                worths[i] *= BEHIND
                break
    return worths


def artisans_of(p: Player) -> list[int]:
    """A player's artisans by colour."""
    return [p.artisans.get(colour, 0) for colour in RING]


# --- books -----------------------------------------------------------------------------------------------------------


class Find:
    """A card in a book: on which side, and how many cards lie upon it."""

    __slots__ = ("card", "depth", "right")

    def __init__(self, card: Component, *, right: bool, depth: int) -> None:
        self.card = card
        self.right = right
        self.depth = depth


class Shelf:
    """What can be found in a book, and what may lie beneath."""

    __slots__ = ("finds", "hidden", "known", "size")

    def __init__(self, finds: list[Find], known: int, hidden: dict[Component, int]) -> None:
        self.finds = finds
        self.known = known  # cards of the right pile that all know
        self.hidden = hidden  # how many of each card lie beneath them, in an order that nobody knows
        self.size = sum(hidden.values())


def read_shelf(book: Book) -> Shelf:
    finds: list[Find] = []
    known = len(book.right) - book.covered
    for depth in range(min(known, DEPTH)):
        finds.append(Find(book.right[-1 - depth], right=True, depth=depth))
    for depth in range(min(len(book.left), DEPTH)):
        finds.append(Find(book.left[-1 - depth], right=False, depth=depth))
    counts: dict[str, int] = {}
    things: dict[str, Component] = {}
    for card in book.right[: book.covered]:
        counts[card.id] = counts.get(card.id, 0) + 1
        things[card.id] = card
    # sorted: nothing may depend on the order in which they lie
    return Shelf(finds, known, {things[id]: counts[id] for id in sorted(counts)})


def passed(finds: list[Find], *, right: bool) -> int:
    """Cards of one side that have to be turned over to get at those that are bought."""
    deepest = -1
    bought = 0
    for find in finds:
        if find.right is right:
            bought += 1
            deepest = max(deepest, find.depth)
    return deepest + 1 - bought


def pages(finds: list[Find]) -> int:
    """How many pages are turned to buy these cards: one side first, and back, then the other."""
    one = passed(finds, right=False)
    other = passed(finds, right=True)
    return one + other + min(one, other)


def first_step(finds: list[Find]) -> Option:
    """What to do first to buy them: on the nearer side, buy what lies on top or turn the page."""
    sides = {find.right for find in finds}
    right = True in sides
    if len(sides) == 2:
        right = passed(finds, right=True) <= passed(finds, right=False)
    side = RIGHT if right else LEFT
    for find in finds:
        if find.right is right and find.depth == 0:
            return BUY[side]
    return TURN[side]


# --- all that a plan needs to know -----------------------------------------------------------------------------------


class Survey:
    """The table on which a plan is made; it stays as it is while the plan goes on."""

    def __init__(self, estimates: Estimates, fields: dict[BoardField, dict[Gem, int]], depot: dict[Gem, int]) -> None:
        self.estimates = estimates
        self.fields = fields
        self.depot = depot
        self.shelves: dict[BoardField, Shelf] = {}
        self.free_pages = FIGURES.free_pages
        self.order_limit = FACTS.open_orders
        self.more_ships = 0
        self.gilding = False  # special card 12
        self.loaded: list[Equipment] = []  # in this action


def survey(g: Valdora, player: int, weights: Weights) -> Survey:
    """The table as the player knows it."""
    table = g.table
    found = Survey(estimate(g, player, weights), table.fields, table.depot)
    for city, book in table.books.items():
        found.shelves[city] = read_shelf(book)
    if table.players[player].laid:
        found.free_pages += FIGURES.more_pages * g.active(player, MORE_PAGES)
        if g.active(player, FOURTH_ORDER):
            found.order_limit += FIGURES.more_orders
        if g.active(player, MORE_SHIPS):
            found.more_ships = FIGURES.more_ships
        found.gilding = g.active(player, GOLD_FOR_GEM) > 0
    return found
