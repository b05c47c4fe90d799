"""Paying for knowledge: soil samples before a right is bought, and drawing cards when nothing good lies open."""

from kleinod.games.zavandor.advice.moves import DRAW, ITEM_IN_HAND, SAMPLE
from kleinod.games.zavandor.advice.plan import weigh
from kleinod.games.zavandor.advice.survey import Goal, Survey
from kleinod.games.zavandor.facts import FIGURES, GEMS, ITEMS, PLACES, PLACES_EACH, RIGHTS, STACKS
from kleinod.games.zavandor.knowledge import hidden
from kleinod.games.zavandor.options import Move


def sample(survey: Survey, goal: Goal) -> Move | None:
    """A look at a place beside the right that is the goal, if it may be better by more than the look costs."""
    place = goal.move.place
    player = survey.player
    if place < 0 or survey.last or player.gold < FIGURES.sample_cost:
        return None
    first = place - place % PLACES_EACH
    counts = survey.unseen(PLACES[place].light)
    for other in range(first, first + PLACES_EACH):
        if other in player.samples or survey.g.table.places[other] is None:
            continue
        cost = PLACES[other].cost
        more = 0.0
        for gem in range(len(GEMS)):
            more += (cost[gem] - goal.cost[gem]) * survey.forecast[gem]
        gain = 0.0
        for right in RIGHTS:
            if counts[right.index]:
                worth = right.points * survey.point + survey.right_flow(right) * survey.rounds - more
                gain += counts[right.index] * max(worth - goal.worth, 0.0)
        if gain > FIGURES.sample_cost * sum(counts):
            return SAMPLE[other]
    return None


def draw(survey: Survey, value: float) -> Move | None:
    """Two cards from a stack, if the better of them promises more than a plan of that value."""
    best: Move | None = None
    most = value + survey.weights.draw
    for stack in range(len(STACKS)):
        promise = drawn_value(survey, stack)
        if promise > most:
            best, most = DRAW[stack], promise
    return best


def drawn_value(survey: Survey, stack: int) -> float:
    """The value to be expected of the plan for the better of two cards, one action for drawing included."""
    table = survey.g.table
    cards = table.stacks[stack]
    if not cards:
        return 0.0
    bits = hidden(table, cards[-1].item.back)
    for card in survey.player.hand:
        bits &= ~(1 << card.item.index)
    values: list[float] = []
    for item in ITEMS:
        if bits >> item.index & 1:
            plan = weigh(survey, [survey.item_goal(ITEM_IN_HAND[item.index], item, item.cost)])
            steps = plan.steps + survey.weights.patience
            values.append(plan.value * steps / (steps + 1))
    if not values:
        return 0.0
    if len(values) == 1 or len(cards) == 1:
        return sum(values) / len(values)
    total = 0.0
    for i in range(len(values)):
        for j in range(i + 1, len(values)):
            total += max(values[i], values[j])
    return total / (len(values) * (len(values) - 1) / 2)
