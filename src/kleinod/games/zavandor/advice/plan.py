"""Plans: what to buy next, alone or together, by what it brings for each action that it takes."""

from typing import Final

from kleinod.games.zavandor.advice.errand import MOST_STEPS, Errand
from kleinod.games.zavandor.advice.survey import Goal, Survey

NEVER: Final = -1.0e9
_A_POINT: Final = 1000.0  # in the last round, against any gold


class Plan:
    """Some goals, the gems for all of them together, how many actions it takes, and how good it is for each."""

    __slots__ = ("cost", "goals", "points", "steps", "value")

    def __init__(self, goals: list[Goal], cost: list[int]) -> None:
        self.goals = goals
        self.cost = cost
        self.points = 0.0
        self.steps = 0
        self.value = NEVER


def weigh(survey: Survey, goals: list[Goal]) -> Plan:
    """How good it is to get all of these. The gems are got together: four of a sort in one action serve several."""
    cost = goals[0].cost
    worth = goals[0].worth
    lasting = goals[0].lasting
    points = goals[0].points
    for i in range(1, len(goals)):
        goal = goals[i]
        cost = [count + goal.cost[gem] for gem, count in enumerate(cost)]
        worth += goal.worth
        lasting += goal.lasting
        points += goal.points
    plan = Plan(goals, cost)
    plan.points = points
    errand = Errand(survey, cost, later=False)
    plan.steps = len(goals) + errand.steps
    if survey.last:
        if plan.steps <= survey.left:
            plan.value = points * _A_POINT - errand.spent
        return plan
    if plan.steps > survey.left:
        # what the next mining round brings helps, and what the goals would bring by then is lost
        errand = Errand(survey, cost, later=True)
        plan.steps = max(len(goals) + errand.steps, survey.left + 1)
        if plan.steps > MOST_STEPS:
            return plan
        worth -= lasting * (1 + (plan.steps - survey.left - 1) // survey.per_round)
    plan.value = (worth - errand.spent) / (plan.steps + survey.weights.patience)
    return plan


def all_plans(survey: Survey, size: int) -> list[Plan]:
    """Every plan with up to `size` goals."""
    found: list[Plan] = []
    for goal in survey.goals():
        plan = weigh(survey, [goal])
        if plan.value > NEVER:
            found.append(plan)
    singles = len(found)
    if size < 2:
        return found
    for i in range(singles):
        for j in range(i + 1, singles):
            pair = weigh(survey, [found[i].goals[0], found[j].goals[0]])
            if pair.value <= NEVER:
                continue
            found.append(pair)
            if size > 2:
                for k in range(j + 1, singles):
                    three = weigh(survey, [pair.goals[0], pair.goals[1], found[k].goals[0]])
                    if three.value > NEVER:
                        found.append(three)
    return found


def best_plan(plans: list[Plan]) -> Plan | None:
    """The best for each action; the first of equal ones."""
    best: Plan | None = None
    for plan in plans:
        if best is None or plan.value > best.value:
            best = plan
    return best
