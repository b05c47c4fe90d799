"""How promising each option is to begin with, for search: weights around what an expert would do."""

from math import exp
from typing import Final

from kleinod.engine.option import Option
from kleinod.games.dominion.advice.estimates import Estimates
from kleinod.games.dominion.advice.purchases import purchases
from kleinod.games.dominion.advice.solid import answer
from kleinod.games.dominion.advice.weights import EXPERT
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, Pick
from kleinod.games.dominion.turn import BuyPhase

CERTAIN: Final = 0.97
"""The share of playing a treasure, which needs no thought."""
LIKELY: Final = 0.6
"""The share of the answer that an expert gives; all options share the rest."""
SPREAD: Final = 1.5
"""A purchase worth this many points more gets about three times the weight."""
WORTHLESS: Final = -10.0
FLOOR: Final = 0.01
"""The weight of a purchase that seems to make no sense."""


def priors(g: Dominion, options: list[Option]) -> list[float]:
    """For each option its share of the weight, adding up to 1."""
    question = g.question
    assert question is not None
    best = answer(g, EXPERT)
    if not isinstance(question, BuyPhase):
        weights = _favouring(best, LIKELY, options)
    elif best.verb == "play":
        weights = _favouring(best, CERTAIN, options)
    else:
        weights = _of_purchases(g, question.player, best, options)
    total = sum(weights)
    return [weight / total for weight in weights]


def _favouring(best: Option, share: float, options: list[Option]) -> list[float]:
    rest = (1.0 - share) / len(options)
    return [share + rest if option is best else rest for option in options]


def _of_purchases(g: Dominion, seat: int, best: Option, options: list[Option]) -> list[float]:
    """By what each purchase is worth, with half of the total added for the best one."""
    worths = purchases(Estimates(g, seat, EXPERT))
    maximum = max(worths.values(), default=0.0)
    weights: list[float] = []
    for option in options:
        assert isinstance(option, Pick)
        worth = worths.get(option.card, 0.0 if option is DONE else WORTHLESS)
        weights.append(FLOOR + exp((worth - maximum) / SPREAD))
    total = sum(weights)
    return [weight + (total if option is best else 0.0) for option, weight in zip(options, weights, strict=True)]
