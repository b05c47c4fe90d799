"""How an experienced player plays: plans for moves and actions, rules of thumb for everything else.

A plan is the most promising of many sequences of turns, found by following up only the best at each depth.
"""

from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.survey import Estimates, Survey, artisans_of, estimate, survey, turns_left
from kleinod.games.valdora.advice.traveller import Traveller, Visit, expected_points, traveller
from kleinod.games.valdora.advice.visits import visits
from kleinod.games.valdora.advice.weights import Weights
from kleinod.games.valdora.board import ROAD, BoardField
from kleinod.games.valdora.components import Colour, Gem
from kleinod.games.valdora.facts import (
    BOARD,
    BONUS_TILES,
    FIELDS,
    FIGURES,
    GEM_POINTS,
    HORSE_AND_CART,
    NO_ORDERS,
    RING,
    SPECIAL,
    SPECIAL_EQUIPMENT,
    SUMMON,
    WORKSHOP_POINTS,
)
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.moving import meeting_price
from kleinod.games.valdora.options import DONE, GIVE, GO, LAY, PROVISIONS, REMOVE, SUMMONS, Give, Lay, Remove
from kleinod.games.valdora.payment import opening
from kleinod.games.valdora.table import Player

_NEAR: Final[list[list[BoardField]]] = [BOARD.near[field] for field in FIELDS.values()]
_FAR: Final[list[list[BoardField]]] = [BOARD.far[field] for field in FIELDS.values()]
EACH_TURN: Final = {
    1: 0.05,  # the bank pays
    2: 0.15,  # a page more
    3: 0.15,  # a double
    4: 0.20,  # a fourth order
    5: 0.10,  # provisions too
    6: 0.10,  # a gem from the depot
    7: 0.25,  # the better cart
    8: 0.35,  # the better horse
    9: 0.20,  # the ladle
    10: 0.08,  # a gem more from ships
    11: 0.20,  # coins for loading
    12: 0.10,  # gold for a gem
    13: 0.15,  # the nest egg
}
"""What a light card is worth for each turn in which it can be used."""
LAST_TURNS: Final = 2.5
"""Dark cards wait until this few turns are left, unless the artisans for them are to spare."""
MIN_GAIN: Final = 0.5
"""How much more than its artisans a card must be worth."""


def plan(g: Valdora, weights: Weights) -> Option:
    """The answer to what is asked now, by these weights."""
    question = g.question
    assert question is not None
    player = question.player
    if question.kind == "move":
        plans = plan_move(g, player, weights)
        # without any destination worth going to: the first
        return plans[0].first if plans else question.options(g)[0]
    if question.kind == "action":
        gem = gem_to_summon(g, player)
        return SUMMONS[gem] if gem is not None else plan_action(g, player, weights)[0].first
    return by_rule_of_thumb(g, player, question.options(g))


def by_rule_of_thumb(g: Valdora, player: int, options: list[Option]) -> Option:
    """Answers that need no plan."""
    question = g.question
    usual: Option | None = question.usual(g) if question is not None else None
    if usual is not None:
        return usual
    first = options[0]
    if isinstance(first, Give):
        return GIVE[artisan_to_give(g, player, [option.colour for option in options if isinstance(option, Give)])]
    if isinstance(first, Remove):
        return REMOVE[artisan_to_remove(g, player, [option.colour for option in options if isinstance(option, Remove)])]
    if DONE in options:
        number = card_to_lay(g, player, [option.card.number for option in options if isinstance(option, Lay)])
        return LAY[number] if number else DONE
    return first  # two carts or two horses: they are alike


def gem_to_summon(g: Valdora, player: int) -> Gem | None:
    """Special card 6: a gem of the depot that an order asks for, that does not lie here, and that can be loaded now."""
    table = g.table
    p = table.players[player]
    if p.at.kind != ROAD or table.summoned or not g.active(player, SUMMON):
        return None
    here = table.fields[p.at]
    for gem in traveller(p).missing():
        if gem in table.depot and gem not in here:
            for card, carried in p.equipment.items():
                free = carried is None and card not in table.loaded
                if free and card.fits(gem) and p.coins >= FIGURES.summon + card.load:
                    return gem
    return None


# --- plans -----------------------------------------------------------------------------------------------------------


class Plan:
    """Some turns: how they begin, where they lead, what they bring, and how promising they are."""

    __slots__ = ("after", "first", "gain", "worth")

    def __init__(self, first: Option, after: Traveller, *, gain: float, worth: float) -> None:
        self.first = first
        self.after = after
        self.gain = gain
        self.worth = worth


def _by_worth(plan: Plan) -> float:
    return -plan.worth


def plan_move(g: Valdora, player: int, weights: Weights) -> list[Plan]:
    """Plans for a player who is about to move, the best first."""
    s = survey(g, player, weights)
    t = traveller(g.table.players[player])
    plans: list[Plan] = []
    for field in _reach(t):
        price = meeting_price(g, player, field)
        if price <= t.coins:
            for visit in visits(s, _on_the_way(t, field, price), field):
                plans.append(_planned(s, GO[field], visit, gain=0.0, passed=1))
    return _follow(s, plans)


def plan_action(g: Valdora, player: int, weights: Weights) -> list[Plan]:
    """Plans for a player who is about to act, or in the middle of it, the best first."""
    table = g.table
    s = survey(g, player, weights)
    t = traveller(table.players[player])
    usual = s.free_pages
    s.free_pages = table.free_pages
    s.loaded = table.loaded
    s.gilding = s.gilding and not table.gilded
    t.coins -= opening(g)
    found = visits(s, t, t.at)
    t.coins += opening(g)
    s.free_pages = usual
    s.loaded = []
    question = g.question
    assert question is not None
    plans: list[Plan] = []
    for visit in found:
        if question.allows(g, visit.first):
            if visit.first is PROVISIONS and table.begun:
                visit.after.coins -= FIGURES.both_actions
            plans.append(_planned(s, visit.first, visit, gain=0.0, passed=1))
    plans.append(_planned(s, DONE, Visit(DONE, t, 0.0), gain=0.0, passed=1))
    return _follow(s, plans)


def _reach(t: Traveller) -> list[BoardField]:
    """Where a figure may go."""
    near = _NEAR[t.at.index]
    return near + _FAR[t.at.index] if t.provisions else near


def _on_the_way(t: Traveller, field: BoardField, price: int) -> Traveller:
    """The player after a move, before the action: with less to pay with, and without provisions if it was far."""
    far = t.provisions and field not in _NEAR[t.at.index]
    if not far and not price:
        return t
    arrived = t.to(field)
    arrived.coins -= price
    if far:
        arrived.provisions = False
    return arrived


def _planned(s: Survey, first: Option, visit: Visit, *, gain: float, passed: int) -> Plan:
    gain += visit.gain
    return Plan(first, visit.after, gain=gain, worth=gain + expected_points(s.estimates, visit.after, passed))


def _follow(s: Survey, plans: list[Plan]) -> list[Plan]:
    """Go on with the best plans turn by turn; all that are left at the end, the best first."""
    weights = s.estimates.weights
    plans = _best(plans, weights.width)
    depth = min(weights.depth, int(s.estimates.turns + 0.5))
    for passed in range(2, depth + 1):
        longer: list[Plan] = []
        for plan in plans:
            t = plan.after
            for field in _reach(t):
                for visit in visits(s, _on_the_way(t, field, 0), field):
                    longer.append(_planned(s, plan.first, visit, gain=plan.gain, passed=passed))
        if longer:  # always, but for a board on which one can get stuck
            plans = _best(longer, weights.width)
    return plans


def _best(plans: list[Plan], width: int) -> list[Plan]:
    """The best plans, of those that come to the same only the first."""
    plans.sort(key=_by_worth)
    kept: list[Plan] = []
    seen: set[tuple[int, int, int]] = set()
    for plan in plans:
        key = (plan.after.at.index, plan.after.coins, int(plan.worth * 1000))
        if key not in seen:
            seen.add(key)
            kept.append(plan)
            if len(kept) >= width:
                break
    return kept


# --- artisans: given up for special cards, or taken by competitors ---------------------------------------------------


def loss(estimates: Estimates, artisans: list[int], colour: Colour) -> float:
    """What giving up an artisan costs: the colour's points, or a step to its workshop."""
    own = artisans[colour.index]
    if own == 1:
        return float(FIGURES.colour_points)
    if own <= colour.needed:
        return estimates.workshop[colour.index] / colour.needed
    return 0.0


def card_price(estimates: Estimates, p: Player, cost: int) -> float:
    """What the artisans for a special card cost, the cheapest ones."""
    artisans = artisans_of(p)
    losses = sorted([loss(estimates, artisans, colour) for colour in RING if artisans[colour.index] > 0])
    return sum(losses[:cost])


def card_worth(p: Player, number: int, turns: float) -> float:
    """What laying out a special card now may bring, with this many turns left after this one."""
    if not SPECIAL[number].dark:
        if number in SPECIAL_EQUIPMENT and SPECIAL_EQUIPMENT[number] in p.equipment:
            return 0.0
        return EACH_TURN.get(number, 0.0) * turns
    if number == WORKSHOP_POINTS:
        return float(FIGURES.workshop * len(p.workshops))
    if number == BONUS_TILES:
        return float(FIGURES.bonus_tiles) if p.bonus >= FIGURES.bonus_tiles_needed else 0.0
    if number == GEM_POINTS:
        gems = 0
        for gem in p.equipment.values():
            if gem is not None:
                gems += 1
        return float((FIGURES.special_gem - FIGURES.gem_points) * gems)
    if number == HORSE_AND_CART:
        return float(FIGURES.horse_and_cart) if p.owns("horse") and p.owns("cart") else 0.0
    # with time left there will be open orders again
    return float(FIGURES.no_orders) if number == NO_ORDERS and not p.orders and turns < 1 else 0.0


def card_to_lay(g: Valdora, player: int, options: list[int]) -> int:
    """The special card most worth laying out now, or 0."""
    estimates = estimate(g, player)
    p = g.table.players[player]
    turns = max(estimates.turns - 1, 0.0)
    best = 0
    maximum = MIN_GAIN
    for number in options:
        card = SPECIAL[number]
        price = card_price(estimates, p, card.cost)
        if card.dark and price > 0 and turns > LAST_TURNS:
            continue
        worth = card_worth(p, number, turns) - price
        if worth > maximum:
            best, maximum = number, worth
    return best


def artisan_to_give(g: Valdora, player: int, options: list[Colour]) -> Colour:
    """The artisan whose loss costs least; of equal ones the one of whom there are most."""
    estimates = estimate(g, player)
    artisans = artisans_of(g.table.players[player])
    best = options[0]
    minimum = 1000.0
    for colour in options:
        cost = loss(estimates, artisans, colour) - 0.01 * artisans[colour.index]
        if cost < minimum:
            best, minimum = colour, cost
    return best


def artisan_to_remove(g: Valdora, player: int, options: list[Colour]) -> Colour:
    """VAL-DUEL-4: the artisan whom the others would miss most, and the player least."""
    best = options[0]
    maximum = -1000.0
    for colour in options:
        harm = 0.0
        for seat, p in enumerate(g.table.players):
            missed = _missed(g, p, colour) * min(turns_left(g, seat), 4.0)
            harm += -missed if seat == player else missed
        harm /= g.table.artisans[colour]
        if harm > maximum:
            best, maximum = colour, harm
    return best


def _missed(g: Valdora, p: Player, colour: Colour) -> float:
    """How much a player still wants artisans of a colour."""
    own = p.artisans.get(colour, 0)
    if own == 0:
        wanted = float(FIGURES.colour_points)
    elif colour in g.table.workshops and own < colour.needed:
        wanted = 2.0 + colour.points
    else:
        wanted = 1.0
    for order in p.orders:
        if order.client is colour:
            wanted *= 2
            break
    return wanted
