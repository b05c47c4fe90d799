"""Somebody who has just learned the rules: picks what is cheap for its points, gathers the gems, and buys it."""

from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.advice.moves import GOLD
from kleinod.games.zavandor.advice.shopping import GOALS, on_sale, shop, towards
from kleinod.games.zavandor.facts import ITEMS, PLACES
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import Move
from kleinod.games.zavandor.payment import cost_of


def novice(g: Zavandor) -> Move:
    """Goes for its goal only; no soil samples, no drawing, no thought of what prices will be."""
    asking = g.asking
    assert asking is not None
    if not isinstance(asking, Action):
        return shop(g)
    goal = cheapest(g, asking.player)
    if goal is None:
        return GOLD
    if asking.allows(g, goal):
        return goal
    return towards(g, g.table.players[asking.player], cost_of(g, goal), asking.options(g))


def cheapest(g: Zavandor, seat: int) -> Move | None:
    """What needs least gold more for each point; what goes on giving something counts as a point more."""
    player = g.table.players[seat]
    best: Move | None = None
    least = 0.0
    for move in GOALS:
        if not on_sale(g, player, move):
            continue
        gold = 1
        for gem, count in enumerate(cost_of(g, move)):
            gold += max(count - player.gems[gem], 0) * g.table.prices[gem]
        price = gold / promise(move)
        if best is None or price < least:
            best, least = move, price
    return best


def promise(move: Move) -> int:
    """The points that all can see, and one for what is not jewellery."""
    if move.verb == "right":
        return 4 if PLACES[move.place].light else 2
    item = ITEMS[move.item]
    return item.points + (1 if item.frame >= 0 else 0)
