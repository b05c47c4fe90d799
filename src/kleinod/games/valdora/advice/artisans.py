"""Artisans as means: what it costs to give some up for a special card, and which one a competitor should take."""

from typing import Final

from kleinod.games.valdora.advice.outlook import Outlook, artisans_of, look, turns_left
from kleinod.games.valdora.components import Colour
from kleinod.games.valdora.facts import (
    BONUS_TILES,
    FIGURES,
    GEM_POINTS,
    HORSE_AND_CART,
    NO_ORDERS,
    RING,
    SPECIAL,
    SPECIAL_EQUIPMENT,
    WORKSHOP_POINTS,
)
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.table import Player

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
"""Dark cards wait until so few turns are left, unless the artisans for them are to spare."""
LEAST: Final = 0.5
"""A card must be worth so much more than its artisans."""


def loss(outlook: Outlook, artisans: list[int], colour: Colour) -> float:
    """What giving up an artisan costs: the colour's points, or a step to its workshop."""
    own = artisans[colour.index]
    if own == 1:
        return float(FIGURES.colour_points)
    if own <= colour.needed:
        return outlook.workshop[colour.index] / colour.needed
    return 0.0


def card_price(outlook: Outlook, p: Player, cost: int) -> float:
    """What the artisans for a special card cost, the cheapest ones."""
    artisans = artisans_of(p)
    losses = sorted([loss(outlook, artisans, colour) for colour in RING if artisans[colour.index] > 0])
    return sum(losses[:cost])


def card_worth(p: Player, number: int, turns: float) -> float:
    """What laying out a special card now may bring, with so many turns left after this one."""
    if not SPECIAL[number].dark:
        if number in SPECIAL_EQUIPMENT and SPECIAL_EQUIPMENT[number] in p.equipment:
            return 0.0
        return EACH_TURN[number] * turns
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
    outlook = look(g, player)
    p = g.table.players[player]
    turns = max(outlook.turns - 1, 0.0)
    best = 0
    most = LEAST
    for number in options:
        card = SPECIAL[number]
        price = card_price(outlook, p, card.cost)
        if card.dark and price > 0 and turns > LAST_TURNS:
            continue
        worth = card_worth(p, number, turns) - price
        if worth > most:
            best, most = number, worth
    return best


def artisan_to_give(g: Valdora, player: int, options: list[Colour]) -> Colour:
    """The artisan whose loss costs least; of equal ones the one of whom there are most."""
    outlook = look(g, player)
    artisans = artisans_of(g.table.players[player])
    best = options[0]
    least = 1000.0
    for colour in options:
        cost = loss(outlook, artisans, colour) - 0.01 * artisans[colour.index]
        if cost < least:
            best, least = colour, cost
    return best


def artisan_to_remove(g: Valdora, player: int, options: list[Colour]) -> Colour:
    """VAL-DUEL-4: the artisan whom the others would miss most, and the player least."""
    best = options[0]
    most = -1000.0
    for colour in options:
        harm = 0.0
        for seat, p in enumerate(g.table.players):
            missed = _missed(g, p, colour) * min(turns_left(g, seat), 4.0)
            harm += -missed if seat == player else missed
        harm /= g.table.artisans[colour]
        if harm > most:
            best, most = colour, harm
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
