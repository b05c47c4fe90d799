"""What a player makes of the open table before planning: how long the game may last, and what orders bring."""

from typing import Final

from kleinod.games.valdora.advice.insight import EXPERIENCED, Insight
from kleinod.games.valdora.components import Equipment, Gem, Order
from kleinod.games.valdora.facts import FACTS, FIGURES, RING, next_colour
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.table import Player, Table

PACE: Final = 0.25
"""Orders that a player completes in a turn, before anything is known of the players at this table."""
PACE_TURNS: Final = 10.0
"""After so many turns what was seen counts as much as that."""
COMPETITORS: Final = 1.05
"""The Duel: so much more leaves the board with each order."""
SHARE: Final = 0.5
"""What part of the orders that are left a player gets, times the players."""
LEFT_OVER: Final = 3
"""So many artisans are usually left at the end."""
LONG: Final = 4.0
"""Turns until an order is delivered that nobody has bought yet."""
FULL_TIME: Final = 18.0
"""With so many turns left there is time for everything."""
BEHIND: Final = 0.5
"""What is left of the worth of a workshop for which somebody else has more artisans."""


class Outlook:
    """The open table as one player sees it; colours by their place in the ring."""

    __slots__ = ("artisan", "bonus", "gem_points", "insight", "turns", "workshop")

    def __init__(
        self, insight: Insight, *, turns: float, artisan: list[int], workshop: list[float], bonus: int, gem_points: int
    ) -> None:
        self.insight = insight
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
                worth += FIGURES.colour_points * self.insight.new_colour
            needed = RING[colour].needed
            if own < needed and not workshops >> colour & 1:
                step = 1.0 + self.insight.progress * (2 * own + 1 - needed) / needed
                worth += step * self.workshop[colour] / needed
        if self.bonus > 0 and workshops >> client & 1:
            worth += FACTS.bonus_points
        return worth


def look(g: Valdora, player: int, insight: Insight = EXPERIENCED) -> Outlook:
    """The table as it is now."""
    table = g.table
    turns = turns_left(g, player, insight)
    artisan: list[int] = []
    for colour in RING:
        found = next_colour(table.artisans, colour)
        artisan.append(found.index if found is not None else -1)
    p = table.players[player]
    return Outlook(
        insight,
        turns=turns,
        artisan=artisan,
        workshop=_workshops(table, player, turns, insight),
        bonus=table.bonus,
        gem_points=FIGURES.special_gem if 17 in p.laid else FIGURES.gem_points,
    )


def turns_left(g: Valdora, player: int, insight: Insight = EXPERIENCED) -> float:
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
        pace *= 1 + COMPETITORS
    left = sum(table.artisans.values())
    most = max(table.artisans.values())
    turns = max(left - min(most, LEFT_OVER), 1) / pace
    if turns < LONG:
        # nobody may think that the end is near, and do nothing, while nobody brings it about
        turns = max(turns, _soonest(table, left - most))
    turns = turns * insight.length + this_round - 0.5
    if g.round_limit > 0:
        turns = min(turns, g.round_limit - rounds - 1 + this_round)
    return turns


def _soonest(table: Table, needed: int) -> float:
    """How many turns it takes until so many orders are delivered: are they ready, open, or still in the books?"""
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


def _workshops(table: Table, player: int, turns: float, insight: Insight) -> list[float]:
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
        later = min(counts[i] * SHARE / len(table.players), insight.later_orders) * time
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
