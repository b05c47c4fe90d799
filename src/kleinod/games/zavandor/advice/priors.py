"""How promising each option looks, for search: what plans lead to, and a little for everything else."""

from math import exp
from typing import Final

from kleinod.engine.option import Option
from kleinod.games.zavandor.actions import Action
from kleinod.games.zavandor.advice.market import best_deal
from kleinod.games.zavandor.advice.plan import all_plans, best_plan
from kleinod.games.zavandor.advice.solid import follow, reply, solid
from kleinod.games.zavandor.advice.survey import Survey
from kleinod.games.zavandor.advice.weights import WEIGHTS
from kleinod.games.zavandor.match import Zavandor

# what a move gets that no plan leads to, by its verb
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
_BEST: Final = 1.0  # more for what a solid player would do
_SPREAD: Final = 3.0  # gold for each action by which a plan may be worse and still gets a third of the weight


def priors(g: Zavandor, options: list[Option]) -> list[float]:
    """Not negative, 1 in all."""
    asking = g.asking
    assert asking is not None
    weights: dict[str, float] = {}
    if isinstance(asking, Action):
        for option in options:
            weights[option.text] = _BASE[option.text.split(" ")[0]]
        survey = Survey(g, asking.player, WEIGHTS)
        plans = all_plans(survey, 1)
        best = best_plan(plans)
        if best is not None:
            for plan in plans:
                # in the last round values are points: what lies behind gets nothing
                weights[follow(survey, plan).text] += exp(max(plan.value - best.value, -20.0) / _SPREAD)
            if not survey.last:
                deal = best_deal(survey, best.cost)
                weights[deal.move.text] += exp(min(max(deal.gain - best.value, -20.0), 0.0) / _SPREAD)
        weights[solid(g).text] += _BEST
    else:
        for option in options:
            weights[option.text] = _BEST / len(options)
        weights[reply(g, WEIGHTS).text] += _BEST
    total = 0.0
    for option in options:
        total += weights[option.text]
    return [weights[option.text] / total for option in options]
