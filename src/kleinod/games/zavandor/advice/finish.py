"""The end of a match: whether it can be ended in this round, and who would win then."""

from typing import Final

from kleinod.games.zavandor.advice.plan import Plan, all_plans, best_plan
from kleinod.games.zavandor.advice.survey import Survey
from kleinod.games.zavandor.advice.weights import Weights
from kleinod.games.zavandor.facts import FIGURES
from kleinod.games.zavandor.match import Zavandor

_WITHIN: Final = 12  # points: nobody gets more in one round


class Finish:
    """What a seat and its rivals can still reach if this round is the last; of the rivals by what lies open."""

    __slots__ = ("needed", "plan", "points", "rivals", "survey")

    def __init__(self, survey: Survey) -> None:
        g = survey.g
        self.survey = survey
        self.needed = FIGURES.points_to_end[g.seats]
        last = Survey(g, survey.seat, survey.weights, last=True)
        self.plan: Plan | None = best_plan(all_plans(last, 3))
        self.points = float(survey.player.points())
        if self.plan is not None:
            self.points += self.plan.points
        self.rivals = 0.0  # points that the best of them can have
        for other in range(g.seats):
            if other != survey.seat:
                points = g.table.players[other].points() + most_points(g, other, survey.weights)
                self.rivals = max(self.rivals, points)

    @property
    def wins(self) -> bool:
        """Whether the seat can end the match now and nobody else can have as many points."""
        return self.points >= self.needed and self.points > self.rivals

    def loses_by(self, plan: Plan) -> bool:
        """Whether a plan would end the match in this round, and somebody else would win."""
        points = self.survey.player.points() + plan.points
        return plan.steps <= self.survey.left and self.needed <= points and self.points < self.rivals


def most_points(g: Zavandor, seat: int, weights: Weights) -> float:
    """The most points that a player can still get in this round by what lies open."""
    survey = Survey(g, seat, weights, own=False, last=True)
    most = 0.0
    if survey.left > 0:
        for plan in all_plans(survey, 2):
            most = max(most, plan.points)
    return most


def may_end(g: Zavandor) -> bool:
    """Whether somebody is near enough to end the match in this round."""
    most = max([player.points() for player in g.table.players])
    return most + _WITHIN >= FIGURES.points_to_end[g.seats]
