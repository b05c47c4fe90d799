"""An experienced player: plans what to buy by what it brings for each action, and gets the gems for it in time."""

from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.advice.errand import Errand
from kleinod.games.zavandor.advice.finish import Finish, may_end
from kleinod.games.zavandor.advice.looking import draw, sample
from kleinod.games.zavandor.advice.market import best_deal
from kleinod.games.zavandor.advice.plan import Plan, all_plans, best_plan
from kleinod.games.zavandor.advice.survey import Goal, Survey
from kleinod.games.zavandor.advice.weights import WEIGHTS, Weights
from kleinod.games.zavandor.drawing import KeepDrawn, ReturnHeld
from kleinod.games.zavandor.facts import FIGURES, GEMS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import Mine, MineForGold, siphon_gold
from kleinod.games.zavandor.options import DONE, KEEP, MINE, MINE_ALL, RETURN, Move
from kleinod.games.zavandor.table import Covered


def solid(g: Zavandor, weights: Weights = WEIGHTS) -> Move:
    """Plans, draws cards when nothing good lies open, and looks at who can end the match."""
    asking = g.asking
    if isinstance(asking, Action):
        return think(Survey(g, asking.player, weights))
    return reply(g, weights)


def playout(g: Zavandor, weights: Weights = WEIGHTS) -> Move:
    """The same plans and nothing else: fast."""
    asking = g.asking
    if isinstance(asking, Action):
        survey = Survey(g, asking.player, weights)
        return plan_or_deal(survey, best_plan(all_plans(survey, 1)), drawing=False)
    return reply(g, weights)


# --- actions ---------------------------------------------------------------------------------------------------------


def think(survey: Survey) -> Move:
    """End the match if that wins it, and not if somebody else would win; else what is best for each action."""
    if survey.last:
        return plan_or_deal(survey, best_plan(all_plans(survey, 3)), drawing=False)
    plans = all_plans(survey, 1)
    if may_end(survey.g):
        finish = Finish(survey)
        if finish.plan is not None and finish.wins:
            return follow(survey, finish.plan)
        plans = [plan for plan in plans if not finish.loses_by(plan)]
    return plan_or_deal(survey, best_plan(plans), drawing=True)


def plan_or_deal(survey: Survey, plan: Plan | None, *, drawing: bool) -> Move:
    """Follow a plan, unless a move of the market or two new cards promise more for each action."""
    if plan is None:
        return best_deal(survey, [0] * len(GEMS)).move
    if survey.last:
        return follow(survey, plan)
    deal = best_deal(survey, plan.cost)
    if drawing:
        cards = draw(survey, max(plan.value, deal.gain))
        if cards is not None:
            return cards
    return deal.move if deal.gain > plan.value else follow(survey, plan)


def follow(survey: Survey, plan: Plan) -> Move:
    """The next move of a plan: buy a goal that can be paid, after a look at rights where that helps, or get gems."""
    for goal in plan.goals:
        look = sample(survey, goal)
        if look is not None:
            return look
    best: Goal | None = None
    for goal in plan.goals:
        if survey.g.affords(survey.seat, goal.cost) and (best is None or goal.worth > best.worth):
            best = goal
    if best is not None:
        return best.move
    return Errand(survey, plan.cost, later=plan.steps > survey.left).first()


# --- everything else -------------------------------------------------------------------------------------------------


def reply(g: Zavandor, weights: Weights) -> Move:
    """The answer to what is not an action."""
    asking = g.asking
    assert asking is not None
    survey = Survey(g, asking.player, weights)
    if isinstance(asking, Mine):
        return MINE[wanted_gem(survey, [True] * len(GEMS))]
    if isinstance(asking, MineForGold):
        return mine_for_gold(survey, asking)
    hand = survey.player.hand
    if isinstance(asking, KeepDrawn):
        return KEEP[best_card(survey, hand[-FIGURES.drawn_cards :])]
    if isinstance(asking, ReturnHeld):
        kept = best_card(survey, hand)
        for card in hand:
            if card.item.index != kept:
                return RETURN[card.item.index]
    return DONE  # in a payment: jokers are kept


def best_card(survey: Survey, hand: list[Covered]) -> int:
    """The card that is worth most above its cost."""
    best = -1
    most = 0.0
    for card in hand:
        worth = survey.item_worth(card.item)
        if best < 0 or worth > most:
            best, most = card.item.index, worth
    return best


def wanted_gem(survey: Survey, allowed: list[bool]) -> int:
    """What will be dearest, and rather what the best plan lacks: one that need not be bought saves an action."""
    plan = best_plan(all_plans(survey, 1))
    best = -1
    most = 0.0
    for gem in range(len(GEMS)):
        if allowed[gem]:
            worth = survey.forecast[gem]
            if plan is not None and plan.cost[gem] > survey.player.gems[gem]:
                worth += FIGURES.gold_action
            if best < 0 or worth > most:
                best, most = gem, worth
    return best


def mine_for_gold(survey: Survey, asking: MineForGold) -> Move:
    """Under a siphon: all, if every gem is worth what it costs; else the best that is."""
    g = survey.g
    for_two = siphon_gold(g, asking.count + 2) - siphon_gold(g, asking.count)
    dear = True
    for gem in range(len(GEMS)):
        if asking.fixed[gem] and 2 * survey.forecast[gem] < for_two:
            dear = False
    if dear and asking.allows(g, MINE_ALL):
        return MINE_ALL
    allowed = [asking.allows(g, MINE[gem]) for gem in range(len(GEMS))]
    if not any(allowed):
        return DONE
    gem = wanted_gem(survey, allowed)
    return MINE[gem] if 2 * survey.forecast[gem] >= for_two else DONE
