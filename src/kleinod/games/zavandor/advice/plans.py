"""Plans: what to buy next, alone or together, by what it brings per action; and who can end the match."""

from typing import Final

from kleinod.games.zavandor.advice import weights
from kleinod.games.zavandor.advice.gem_plan import MAX_STEPS, GemPlan
from kleinod.games.zavandor.advice.survey import Goal, Survey
from kleinod.games.zavandor.facts import FIGURES
from kleinod.games.zavandor.match import Zavandor

NEVER: Final = -1.0e9
POINT_IN_LAST_ROUND: Final = 1000.0  # more than any gold
MAX_POINTS_PER_ROUND: Final = 12


class Plan:
    """Some goals, the gems for all of them together, the actions that it takes, and its value per action."""

    __slots__ = ("cost", "goals", "points", "steps", "value")

    def __init__(self, goals: list[Goal], cost: list[int]) -> None:
        self.goals = goals
        self.cost = cost
        self.points = 0.0
        self.steps = 0
        self.value = NEVER


def evaluate(survey: Survey, goals: list[Goal]) -> Plan:
    """A plan for all of these goals. Its gems are bought together: four of a sort in one action serve several goals."""
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
    gems = GemPlan(survey, cost, later=False)
    plan.steps = len(goals) + gems.steps
    if survey.last:
        if plan.steps <= survey.left:
            plan.value = points * POINT_IN_LAST_ROUND - gems.spent
        return plan
    if plan.steps > survey.left:
        # what the next mining round brings helps, and what the goals would bring by then is lost
        gems = GemPlan(survey, cost, later=True)
        plan.steps = max(len(goals) + gems.steps, survey.left + 1)
        if plan.steps > MAX_STEPS:
            return plan
        worth -= lasting * (1 + (plan.steps - survey.left - 1) // survey.per_round)
    plan.value = (worth - gems.spent) / (plan.steps + weights.PATIENCE)
    return plan


def all_plans(survey: Survey, size: int) -> list[Plan]:
    """Every plan with up to `size` goals."""
    found: list[Plan] = []
    for goal in survey.goals():
        plan = evaluate(survey, [goal])
        if plan.value > NEVER:
            found.append(plan)
    singles = len(found)
    if size < 2:
        return found
    for i in range(singles):
        for j in range(i + 1, singles):
            pair = evaluate(survey, [found[i].goals[0], found[j].goals[0]])
            if pair.value <= NEVER:
                continue
            found.append(pair)
            if size > 2:
                for k in range(j + 1, singles):
                    three = evaluate(survey, [pair.goals[0], pair.goals[1], found[k].goals[0]])
                    if three.value > NEVER:
                        found.append(three)
    return found


def best_plan(plans: list[Plan]) -> Plan | None:
    """The best per action; the first of equal ones."""
    best: Plan | None = None
    for plan in plans:
        if best is None or plan.value > best.value:
            best = plan
    return best


# --- the end of the match --------------------------------------------------------------------------------------------


class Endgame:
    """What a player and the others can still reach if this round is the last; the others by what lies open."""

    __slots__ = ("needed", "plan", "points", "rivals", "survey")

    def __init__(self, survey: Survey) -> None:
        g = survey.g
        self.survey = survey
        self.needed = FIGURES.points_to_end[g.seats]
        last = Survey(g, survey.seat, last=True)
        self.plan: Plan | None = best_plan(all_plans(last, 3))
        self.points = float(survey.player.points())
        if self.plan is not None:
            self.points += self.plan.points
        self.rivals = 0.0  # the most points that one of the others can have
        for other in range(g.seats):
            if other != survey.seat:
                points = g.table.players[other].points() + reachable_points(g, other)
                self.rivals = max(self.rivals, points)

    @property
    def wins(self) -> bool:
        """Whether the player can end the match now and nobody else can have as many points."""
        return self.points >= self.needed and self.points > self.rivals

    def loses_by(self, plan: Plan) -> bool:
        """Whether a plan would end the match in this round, and somebody else would win."""
        points = self.survey.player.points() + plan.points
        return plan.steps <= self.survey.left and self.needed <= points and self.points < self.rivals


def reachable_points(g: Zavandor, seat: int) -> float:
    """The most points that a player can still get in this round by what lies open."""
    survey = Survey(g, seat, own=False, last=True)
    if survey.left <= 0:
        return 0.0
    return max([plan.points for plan in all_plans(survey, 2)], default=0.0)


def may_end(g: Zavandor) -> bool:
    """Whether somebody is near enough to end the match in this round."""
    maximum = max([player.points() for player in g.table.players])
    return maximum + MAX_POINTS_PER_ROUND >= FIGURES.points_to_end[g.seats]
