"""How promising each option is to begin with, for search: what plans lead to, and a little for everything else."""

from math import exp
from typing import Final

from kleinod.engine.option import Option
from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.advice.plans import all_plans, best_plan
from kleinod.games.zavandor.advice.solid import answer, best_deal, next_move, solid
from kleinod.games.zavandor.advice.survey import Survey
from kleinod.games.zavandor.match import Zavandor

# the weight of a move that no plan leads to, by its verb
_BASE: Final[dict[str, float]] = {
    "sample": 0.002,
    "buy": 0.01,
    "sell": 0.01,
    "draw": 0.05,
    "right": 0.3,
    "item": 0.3,
    "trader": 0.01,
    "exchange": 0.03,
    "gold": 0.05,
}
_BEST: Final = 1.0  # additional weight for what a solid player would do
_SPREAD: Final = 3.0  # a plan worth this much less gold per action still gets a third of the weight


def priors(g: Zavandor, options: list[Option]) -> list[float]:
    """For each option its share of the weight, adding up to 1."""
    question = g.question
    assert question is not None
    weights: dict[Option, float] = {}
    if isinstance(question, Action):
        for option in options:
            weights[option] = _BASE[option.verb]
        survey = Survey(g, question.player)
        plans = all_plans(survey, 1)
        best = best_plan(plans)
        if best is not None:
            for plan in plans:
                # in the last round values are points: a plan that brings fewer gets nothing
                _add(weights, next_move(survey, plan), exp(max(plan.value - best.value, -20.0) / _SPREAD))
            if not survey.last:
                deal = best_deal(survey, best.cost)
                _add(weights, deal.move, exp(min(max(deal.gain - best.value, -20.0), 0.0) / _SPREAD))
        _add(weights, solid(g), _BEST)
    else:
        for option in options:
            weights[option] = _BEST / len(options)
        _add(weights, answer(g), _BEST)
    total = 0.0
    for option in options:
        total += weights[option]
    return [weights[option] / total for option in options]


def _add(weights: dict[Option, float], move: Option, weight: float) -> None:
    """Unless the move is not among the options that are weighed."""
    if move in weights:
        weights[move] += weight
