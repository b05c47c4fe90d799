"""An experienced player: plans what to buy by what it brings per action, trades, and looks at cards and rights."""

from typing import Final

from kleinod.engine.advice import first_option
from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.advice import weights
from kleinod.games.zavandor.advice.gem_plan import GemPlan
from kleinod.games.zavandor.advice.plans import Endgame, Plan, all_plans, best_plan, evaluate, may_end
from kleinod.games.zavandor.advice.survey import Goal, Survey
from kleinod.games.zavandor.drawing import KeepDrawn, ReturnHeld
from kleinod.games.zavandor.facts import FIGURES, GEMS, ITEMS, PLACES, PLACES_EACH, RIGHTS, STACKS
from kleinod.games.zavandor.knowledge import hidden
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import Mine, MineForGold, siphon_gold
from kleinod.games.zavandor.options import (
    BUY,
    BUY_CHEAPER,
    DONE,
    DRAW,
    EXCHANGE,
    GOLD,
    ITEM_IN_HAND,
    KEEP,
    MINE,
    MINE_ALL,
    RETURN,
    SAMPLE,
    SELL,
    TRADER,
    Move,
)
from kleinod.games.zavandor.payment import Pay
from kleinod.games.zavandor.table import Covered

DISCOUNT_TOKENS: Final = 5  # of an Emeromobile


def solid(g: Zavandor) -> Move:
    """Plan, draw cards when nothing good lies open, and consider who can end the match."""
    question = g.question
    if isinstance(question, Action):
        return choose_action(Survey(g, question.player))
    return answer(g)


def playout(g: Zavandor) -> Move:
    """Follow the same plans and nothing else, which is fast."""
    question = g.question
    if isinstance(question, Action):
        survey = Survey(g, question.player)
        return plan_or_deal(survey, best_plan(all_plans(survey, 1)), drawing=False)
    return answer(g)


# --- actions ---------------------------------------------------------------------------------------------------------


def choose_action(survey: Survey) -> Move:
    """End the match if that wins it, and not if somebody else would win; otherwise do what is best per action."""
    if survey.last:
        return plan_or_deal(survey, best_plan(all_plans(survey, 3)), drawing=False)
    plans = all_plans(survey, 1)
    if may_end(survey.g):
        endgame = Endgame(survey)
        if endgame.plan is not None and endgame.wins:
            return next_move(survey, endgame.plan)
        plans = [plan for plan in plans if not endgame.loses_by(plan)]
    return plan_or_deal(survey, best_plan(plans), drawing=True)


def plan_or_deal(survey: Survey, plan: Plan | None, *, drawing: bool) -> Move:
    """Follow a plan, unless a deal on the market or two new cards promise more per action."""
    if plan is None:
        return best_deal(survey, [0] * len(GEMS)).move
    if survey.last:
        return next_move(survey, plan)
    deal = best_deal(survey, plan.cost)
    if drawing:
        cards = draw_cards(survey, max(plan.value, deal.gain))
        if cards is not None:
            return cards
    return deal.move if deal.gain > plan.value else next_move(survey, plan)


def next_move(survey: Survey, plan: Plan) -> Move:
    """The next move of a plan: take a soil sample where that helps, buy a goal that can be paid, or get gems."""
    for goal in plan.goals:
        look = soil_sample(survey, goal)
        if look is not None:
            return look
    best: Goal | None = None
    for goal in plan.goals:
        if survey.g.affords(survey.seat, goal.cost) and (best is None or goal.worth > best.worth):
            best = goal
    if best is not None:
        return best.move
    return GemPlan(survey, plan.cost, later=plan.steps > survey.left).first_move()


# --- the market ------------------------------------------------------------------------------------------------------


class Deal:
    """A move and what it gains, in gold per action."""

    __slots__ = ("gain", "move")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain

    def consider(self, move: Move, gain: float) -> None:
        """Take another move instead if it gains more."""
        if gain > self.gain:
            self.move = move
            self.gain = gain


def best_deal(survey: Survey, cost: list[int]) -> Deal:
    """The best deal that keeps the gems needed for `cost`: buying before a rise, selling before a fall, exchanging."""
    deal = Deal(GOLD, float(FIGURES.gold_action))
    if survey.last:
        return deal
    player = survey.player
    prices = survey.g.table.prices
    for gem in range(len(GEMS)):
        price = prices[gem]
        count = min(player.gold // price, FIGURES.most_bought)
        if count:
            deal.consider(BUY[gem][count - 1], count * (survey.held[gem] - price))
        for discount in player.discounts:
            if price > FIGURES.least_cost:
                cheaper = max(price - discount, FIGURES.least_cost)
                count = min(player.gold // cheaper, FIGURES.most_bought)
                if count:
                    token = weights.DISCOUNT * discount / DISCOUNT_TOKENS
                    gain = count * (survey.held[gem] - cheaper) - token
                    deal.consider(BUY_CHEAPER[discount][gem][count - 1], gain)
        count = min(player.gems[gem] - cost[gem], FIGURES.most_bought)
        if count > 0:
            deal.consider(SELL[gem][count - 1], count * (price - survey.held[gem]))
    trader = player.trader
    if trader is not None:
        consider_exchange(survey, deal, cost, trader.gem, trader.other)
        consider_exchange(survey, deal, cost, trader.other, trader.gem)
    for other in survey.g.table.traders:
        gain = max(trader_gain(survey, cost, other.gem, other.other), trader_gain(survey, cost, other.other, other.gem))
        deal.consider(TRADER[other.index], gain)
    return deal


def consider_exchange(survey: Survey, deal: Deal, cost: list[int], gem: int, other: int) -> None:
    """One sort for another with the player's trader."""
    count = min(survey.player.gems[gem] - cost[gem], FIGURES.max_traded)
    if count > 0:
        deal.consider(EXCHANGE[gem][other][count - 1], count * (survey.held[other] - survey.held[gem]))


def trader_gain(survey: Survey, cost: list[int], gem: int, other: int) -> float:
    """What a new trader gains per action: one to take it, and up to three exchanges."""
    spare = survey.player.gems[gem] - cost[gem] + survey.yields[survey.seat][gem]
    times = min(spare // FIGURES.max_traded, 3)
    if times <= 0:
        return 0.0
    return times * FIGURES.max_traded * (survey.held[other] - survey.held[gem]) / (times + 1)


# --- paying for knowledge --------------------------------------------------------------------------------------------


def soil_sample(survey: Survey, goal: Goal) -> Move | None:
    """Look at a place beside the right that is the goal, if it may be better by more than the look costs."""
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


def draw_cards(survey: Survey, value: float) -> Move | None:
    """Draw two cards from a stack if the better of them promises more than a plan of this value."""
    best: Move | None = None
    maximum = value + weights.DRAW
    for stack in range(len(STACKS)):
        expected = drawn_value(survey, stack)
        if expected > maximum:
            best, maximum = DRAW[stack], expected
    return best


def drawn_value(survey: Survey, stack: int) -> float:
    """The expected value of a plan for the better of two cards, the action for drawing included."""
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
            plan = evaluate(survey, [survey.item_goal(ITEM_IN_HAND[item.index], item, item.cost)])
            steps = plan.steps + weights.PATIENCE
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


# --- other questions -------------------------------------------------------------------------------------------------


def answer(g: Zavandor) -> Move:
    """The answer to what is not an action."""
    question = g.question
    assert question is not None
    survey = Survey(g, question.player)
    if isinstance(question, Mine):
        return MINE[wanted_gem(survey, [True] * len(GEMS))]
    if isinstance(question, MineForGold):
        return mine_for_gold(survey, question)
    hand = survey.player.hand
    if isinstance(question, KeepDrawn):
        return KEEP[best_card(survey, hand[-FIGURES.drawn_cards :])]
    if isinstance(question, ReturnHeld):
        kept = best_card(survey, hand)
        for card in hand:
            if card.item.index != kept:
                return RETURN[card.item.index]
    return DONE if isinstance(question, Pay) else first_option(g, question)  # in a payment jokers are kept


def best_card(survey: Survey, hand: list[Covered]) -> int:
    """The card that is worth most above its cost."""
    best = -1
    maximum = 0.0
    for card in hand:
        worth = survey.item_worth(card.item)
        if best < 0 or worth > maximum:
            best, maximum = card.item.index, worth
    return best


def wanted_gem(survey: Survey, allowed: list[bool]) -> int:
    """The gem with the highest forecast, preferring what the best plan lacks: not having to buy it saves an action."""
    plan = best_plan(all_plans(survey, 1))
    best = -1
    maximum = 0.0
    for gem in range(len(GEMS)):
        if allowed[gem]:
            worth = survey.forecast[gem]
            if plan is not None and plan.cost[gem] > survey.player.gems[gem]:
                worth += FIGURES.gold_action
            if best < 0 or worth > maximum:
                best, maximum = gem, worth
    return best


def mine_for_gold(survey: Survey, question: MineForGold) -> Move:
    """Under a siphon: mine all if every gem is worth what it costs, otherwise the best one that is."""
    g = survey.g
    for_two = siphon_gold(g, question.count + 2) - siphon_gold(g, question.count)
    worth_all = True
    for gem in range(len(GEMS)):
        if question.fixed[gem] and 2 * survey.forecast[gem] < for_two:
            worth_all = False
    if worth_all and question.allows(g, MINE_ALL):
        return MINE_ALL
    allowed = [question.allows(g, MINE[gem]) for gem in range(len(GEMS))]
    if not any(allowed):
        return DONE
    gem = wanted_gem(survey, allowed)
    return MINE[gem] if 2 * survey.forecast[gem] >= for_two else DONE
