"""A beginner, who picks what is cheap for its points, gathers the gems and buys it; and `shop`, a simple strategy.

Both look only at what their seat knows: what lies open, its own hand, and never a face-down right.
"""

from typing import Final

from kleinod.engine.advice import first_option
from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.drawing import KeepDrawn, ReturnHeld
from kleinod.games.zavandor.facts import FIGURES, GEMS, ITEMS, PLACES, Item
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import Mine, MineForGold, fixed_yield
from kleinod.games.zavandor.options import DONE, GOLD, ITEM, ITEM_IN_HAND, MINE_ALL, RIGHT, Move
from kleinod.games.zavandor.payment import Pay, cost_of
from kleinod.games.zavandor.table import Player

# rough values, in gold
POINT: Final = 14
GEM: Final = 8
ACTION: Final = 5
JOKER: Final = 6
ROUNDS: Final = 12  # a little more than a game lasts: what comes late is worth something too
GOLD_ACTION: Final = 4  # taking gold

GOALS: Final = RIGHT + ITEM + ITEM_IN_HAND


def novice(g: Zavandor) -> Move:
    """Pursues one goal: no soil samples, no drawing, no thought of later prices."""
    question = g.question
    assert question is not None
    if not isinstance(question, Action):
        return shop(g)
    goal = cheapest_goal(g, question.player)
    if goal is None:
        return GOLD
    if question.allows(g, goal):
        return goal
    return gather_gems(g, g.table.players[question.player], cost_of(g, goal), question.options(g))


def cheapest_goal(g: Zavandor, seat: int) -> Move | None:
    """What needs the least additional gold per point; an artifact or a right counts as a point more."""
    player = g.table.players[seat]
    best: Move | None = None
    minimum = 0.0
    for move in GOALS:
        if not on_sale(g, player, move):
            continue
        gold = 1
        for gem, count in enumerate(cost_of(g, move)):
            gold += max(count - player.gems[gem], 0) * g.table.prices[gem]
        price = gold / visible_points(move)
        if best is None or price < minimum:
            best, minimum = move, price
    return best


def visible_points(move: Move) -> int:
    """The points that all can see, and one for what is not jewellery."""
    if move.verb == "right":
        return 4 if PLACES[move.place].light else 2
    item = ITEMS[move.item]
    return item.points + (1 if item.frame >= 0 else 0)


# --- the simple strategy ----------------------------------------------------------------------------------------------


def shop(g: Zavandor) -> Move:
    """Choose what is worth most for its cost, get the gems for it, and buy it."""
    question = g.question
    assert question is not None
    seat = question.player
    player = g.table.players[seat]
    options: list[Move] = question.options(g)
    if isinstance(question, Action):
        goal = best_goal(g, seat)
        if goal is None:
            return options[-1]
        if goal in options:
            return goal
        return gather_gems(g, player, cost_of(g, goal), options)
    if isinstance(question, MineForGold) and MINE_ALL in options:
        return MINE_ALL
    if isinstance(question, (Mine, MineForGold)):
        prices = g.table.prices
        mined = [move for move in options if move.gem >= 0]
        return max(mined, key=lambda move: prices[move.gem]) if mined else options[-1]
    if isinstance(question, Pay):
        return DONE  # keeps jokers
    if isinstance(question, (KeepDrawn, ReturnHeld)):
        return max(
            options, key=lambda move: item_worth(g, player, ITEMS[move.item]) * (1 if move.verb == "keep" else -1)
        )
    move: Move = first_option(g, question)
    return move


def best_goal(g: Zavandor, seat: int) -> Move | None:
    """The right or item that is worth most above its price, per action that it takes to get it."""
    table = g.table
    player = table.players[seat]
    best: Move | None = None
    maximum = 0.0
    for move in GOALS:
        if not on_sale(g, player, move):
            continue
        cost = cost_of(g, move)
        gold = 0
        steps = 1
        for gem, count in enumerate(cost):
            missing = max(count - player.gems[gem], 0)
            gold += count * table.prices[gem]
            steps += (missing + FIGURES.most_bought - 1) // FIGURES.most_bought
        worth = right_worth(g, move.place) if move.verb == "right" else item_worth(g, player, ITEMS[move.item])
        gain = (worth - gold) / steps
        if best is None or gain > maximum:
            best, maximum = move, gain
    return best


def on_sale(g: Zavandor, player: Player, move: Move) -> bool:
    """Whether somebody with the gems could buy something now."""
    table = g.table
    if move.verb == "right":
        place = PLACES[move.place]
        there = table.places[move.place] is not None
        return there and (place.light or move.place // len(GEMS) == table.gnome)
    item = ITEMS[move.item]
    if move.hand:
        return len(player.hand) == 1 and player.hand[0].item is item
    return item in table.rows[item.stack]


def rounds_left(g: Zavandor) -> int:
    return max(ROUNDS - g.table.round, 1)


def right_worth(g: Zavandor, place: int) -> float:
    """Points, and some gems in every round."""
    light = PLACES[place].light
    return (3 if light else 1) * POINT + rounds_left(g) * GEM * (2.5 if light else 1.5)


def item_worth(g: Zavandor, player: Player, item: Item) -> float:
    worth = float(item.points * POINT + item.jokers * JOKER + item.gold * rounds_left(g))
    if item.kind == "gnomunculus":
        worth += ACTION * rounds_left(g)
    elif item.kind == "emeromobil":
        worth += sum(item.discounts) * 2
    elif item.kind == "absauger":
        mined = sum(sum(fixed_yield(other)) for other in g.table.players if other is not player)
        worth += mined * rounds_left(g) * FIGURES.siphon_half_gold[g.seats] / 2
    return worth


def gather_gems(g: Zavandor, player: Player, cost: list[int], options: list[Move]) -> Move:
    """Buy what is missing, as much at once as possible; without the gold, sell what is not needed or take gold."""
    best = options[-1]
    maximum = 0
    for move in options:
        if move.verb == "buy":
            missing = cost[move.gem] - player.gems[move.gem]
            # a discount where it saves most
            if move.count <= missing and 4 * move.count + move.discount > maximum:
                best, maximum = move, 4 * move.count + move.discount
    if best.verb == "buy":
        return best
    maximum = GOLD_ACTION
    for move in options:
        spare = move.verb == "sell" and player.gems[move.gem] - cost[move.gem] >= move.count
        if spare and move.count * g.table.prices[move.gem] > maximum:
            best, maximum = move, move.count * g.table.prices[move.gem]
    return best
