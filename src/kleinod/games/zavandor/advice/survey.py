"""The table as one seat sees it: a forecast of prices, how long the match will last, and what can be bought."""

from typing import Final

from kleinod.games.zavandor.advice import weights
from kleinod.games.zavandor.facts import FIGURES, GEMS, PLACES, PLACES_EACH, RIGHTS, Item, Right
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import deposits, fixed_yield
from kleinod.games.zavandor.options import ITEM, ITEM_IN_HAND, RIGHT, Move
from kleinod.games.zavandor.table import Player

GEMS_PER_POINT: Final = 1.6  # about what jewellery costs


class Goal:
    """Something to buy: its cost in gems, and what it is worth in gold."""

    __slots__ = ("cost", "lasting", "move", "points", "worth")

    def __init__(self, move: Move, cost: list[int], points: float, worth: float, lasting: float) -> None:
        self.move = move
        self.cost = cost
        self.points = points
        self.worth = worth  # in total, if bought in this round
        self.lasting = lasting  # what it brings in every mining round, lost by waiting


class Survey:
    """Estimates for one seat, from what that seat knows.

    Without `own` it is about another player, and leaves out what only that player knows. `last` makes this the last
    round, which otherwise follows from the points.
    """

    def __init__(self, g: Zavandor, seat: int, *, own: bool = True, last: bool = False) -> None:
        table = g.table
        self.own = own
        self.g = g
        self.seat = seat
        self.player: Player = table.players[seat]
        self.samples: list[int] = self.player.samples if own else []
        self.income = 0  # gold in every mining round
        for item in self.player.items:
            self.income += item.gold
        self.per_round = g.actions(seat)
        self.left = self.per_round - self.player.taken  # actions in this round
        needed = FIGURES.points_to_end[g.seats]
        lead = 0
        to_come = 0
        mined = [0.0] * len(GEMS)
        self.yields: list[list[int]] = []
        for other, player in enumerate(table.players):
            lead = max(lead, player.points())
            to_come += max(g.actions(other) - player.taken, 0)
            fixed = fixed_yield(player)
            self.yields.append(fixed)
            free = deposits(player) / len(GEMS)
            for gem in range(len(GEMS)):
                mined[gem] += fixed[gem] + free
        self.rounds = 0.0 if last else mining_rounds(g, needed, lead)
        self.last = self.rounds <= 0
        progress = min(lead / needed, 1.0)
        wealth = float(self.player.gold)
        self.forecast: list[float] = []  # prices of the next round
        self.flows: list[float] = []  # what mining one more gem of a sort is worth per round
        self.held: list[float] = []  # what a gem of a sort is worth if kept
        for gem in range(len(GEMS)):
            price = table.targets[gem] + weights.DRIFT * to_come - mined[gem]
            price = min(max(price, float(FIGURES.min_price)), float(FIGURES.max_price))
            self.forecast.append(price)
            price += weights.WEIGHT * (weights.USUAL_PRICE - price)
            self.flows.append(weights.FLOW * price)
            self.held.append(float(table.prices[gem]) if self.last else weights.HOLD * price)
            wealth += self.player.gems[gem] * price
        need = max(needed - self.player.points(), 1) * GEMS_PER_POINT * weights.USUAL_PRICE
        self.point = weights.POINT + (weights.POINT_LATE - weights.POINT) * progress
        self.point *= 1.0 + weights.RICH * min(max(wealth / need - weights.RICH_FROM, 0.0), 1.0)

    # --- what things are worth -------------------------------------------------------------------------------------

    def right_flow(self, right: Right) -> float:
        """What a right brings in every mining round: the first of a sort one gem, each further one two."""
        flow = self.flows[right.gem]
        if self.yields[self.seat][right.gem]:
            flow *= 2
        if right.jokers:
            flow += right.jokers * max(self.flows)
        return flow

    def unseen(self, light: bool) -> list[int]:
        """How many of each right lie at places that the seat has not looked at."""
        counts = [0] * len(RIGHTS)
        for place, right in enumerate(self.g.table.places):
            if right is not None and PLACES[place].light == light and place not in self.samples:
                counts[right.index] += 1
        return counts

    def unseen_right(self, light: bool) -> tuple[float, float]:
        """The expected points and yield per round of a right that the seat has not looked at."""
        points = 0.0
        flow = 0.0
        total = 0
        counts = self.unseen(light)
        for right in RIGHTS:
            count = counts[right.index]
            if count:
                total += count
                points += count * right.points
                flow += count * self.right_flow(right)
        return points / max(total, 1), flow / max(total, 1)

    def item_flow(self, item: Item) -> float:
        """What an item brings in every mining round."""
        if item.gold:
            return float(item.gold)
        if item.kind == "gnomunculus":
            return weights.ACTION
        if item.kind == "absauger":
            mined = 0
            for other, player in enumerate(self.g.table.players):
                if other != self.seat:
                    mined += sum(self.yields[other]) + deposits(player)
            return weights.SIPHON * mined * FIGURES.siphon_half_gold[self.g.seats] / 2
        return 0.0

    def item_at_once(self, item: Item) -> float:
        """What an item brings when it is bought."""
        if item.kind == "gnomunculus":
            return weights.ACTION
        if self.rounds <= 0:
            return 0.0
        worth = weights.JOKER * item.jokers
        if item.discounts:
            worth += weights.DISCOUNT * item.discounts[0] * min(self.rounds / 4, 1.0)
        return worth

    # --- what can be bought ----------------------------------------------------------------------------------------

    def goals(self) -> list[Goal]:
        """What is on sale; of places that look alike to the seat only the first."""
        found: list[Goal] = []
        table = self.g.table
        first = table.gnome * PLACES_EACH
        self.add_rights(found, range(first, first + PLACES_EACH), light=False)
        self.add_rights(found, range(len(PLACES) - PLACES_EACH, len(PLACES)), light=True)
        for row in table.rows:
            for item in row:
                found.append(self.item_goal(ITEM[item.index], item, self.g.cost_of_item(item)))
        if self.own and self.player.hand:
            item = self.player.hand[0].item
            found.append(self.item_goal(ITEM_IN_HAND[item.index], item, item.cost))
        return found

    def add_rights(self, found: list[Goal], places: range, light: bool) -> None:
        points = -1.0
        flow = 0.0
        covered: list[list[int]] = []
        for place in places:
            right = self.g.table.places[place]
            if right is None:
                continue
            cost = PLACES[place].cost
            if place in self.samples:
                found.append(self.right_goal(place, cost, float(right.points), self.right_flow(right)))
            elif cost not in covered:
                covered.append(cost)
                if points < 0:
                    points, flow = self.unseen_right(light)
                found.append(self.right_goal(place, cost, points, flow))

    def right_goal(self, place: int, cost: list[int], points: float, flow: float) -> Goal:
        return Goal(RIGHT[place], cost, points, points * self.point + flow * self.rounds, flow)

    def item_goal(self, move: Move, item: Item, cost: list[int]) -> Goal:
        flow = self.item_flow(item)
        worth = item.points * self.point + self.item_at_once(item) + flow * self.rounds
        return Goal(move, cost, float(item.points), worth, flow)

    def item_worth(self, item: Item) -> float:
        """What a card in hand is worth above its cost."""
        gold = 0.0
        for gem, count in enumerate(item.cost):
            gold += count * self.forecast[gem]
        return item.points * self.point + self.item_at_once(item) + self.item_flow(item) * self.rounds - gold


def mining_rounds(g: Zavandor, needed: int, lead: int) -> float:
    """How many mining rounds are still to come, this round's included; 0 in the last round."""
    if lead >= needed:
        return 0.0
    rounds: float = max(weights.LENGTH * ((needed - lead) / needed) ** weights.SHAPE, 1.0)
    if g.round_limit:
        rounds = min(rounds, float(max(g.round_limit - g.table.round, 0)))
    return rounds
