"""What things are worth, in points, to experienced players and to experts."""

from typing import Final


class Weights:
    """The figures of an experienced player, found in many games of the planner."""

    def __init__(self) -> None:
        self.depth = 5  # how many turns a plan goes
        self.width = 24  # how many plans are followed up at each depth
        self.length = 1.0  # of the game that is left, beside what the pace so far tells: all get faster
        self.unseen = 0.4  # what counts of the best that may be found in a book: it may not be found

        # orders: worth their points, artisans and workshops, less the turns that they still take
        self.turn = 3.5  # what a turn is worth
        self.least_part = 0.15  # what is left at least of an order, however long it takes
        self.same_house = 0.6  # turns saved with a second order for the same house
        self.more_gems = 0.6  # turns for each further gem that is missing; the first takes one turn
        self.on_cart = 0.3  # turns more for a gem that only cart or horse can carry: they have to be paid
        self.no_tool = 3.0  # turns for a gem for which there is no card yet …
        self.no_tool_but_gold = 2.0  # … and with gold to buy one
        self.free_place = 0.0  # a place for another order, as long as there is time to use it
        self.new_colour = 1.0  # what counts of the points for an artisan's colour
        self.progress = 0.0  # how much more the last artisan for a workshop counts than the first
        self.later_orders = 2.5  # who has a workshop delivers at most this many orders there afterwards

        # things
        self.coin = 0.75  # the first one; each further one is worth …
        self.coin_less = 0.05  # … this much less
        self.gem = 1.6  # one that no order asks for yet
        self.gold_piece = 2.6  # as long as equipment is lacking
        self.equipment = 6.0  # each card, as long as there is time to use it
        self.equipment_needed = 5.0  # more to look for in a book if an open order asks for its gem
        self.provisions = 1.5
        self.time_to_spend = 4.0  # with fewer turns left than that coins and provisions are worth less and less
        self.time_to_use = 14.0  # the same for equipment and places for orders


def _expert() -> Weights:
    """Found in thousands of games against players who know no more than above."""
    weights = Weights()
    weights.depth = 6
    weights.width = 40
    weights.length = 0.65
    weights.unseen = 0.28
    weights.turn = 4.86
    weights.same_house = 0.45
    weights.on_cart = 0.26
    weights.no_tool = 3.3
    weights.no_tool_but_gold = 2.3
    weights.free_place = 0.96
    weights.new_colour = 0.67
    weights.progress = 0.5
    weights.later_orders = 3.0
    weights.gem = 1.8
    weights.equipment = 6.4
    weights.provisions = 1.9
    weights.time_to_use = 22.0
    return weights


EXPERIENCED: Final = Weights()
EXPERT: Final = _expert()
