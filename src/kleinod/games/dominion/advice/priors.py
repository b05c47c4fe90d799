"""How promising each option looks before any search: weights around what an experienced player would do."""

from math import exp
from typing import Any, Final

from kleinod.engine.option import Option
from kleinod.engine.step import Choose
from kleinod.games.dominion.advice.answers import answer
from kleinod.games.dominion.advice.insight import EXPERT
from kleinod.games.dominion.advice.outlook import Outlook
from kleinod.games.dominion.advice.shopping import purchases
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, Pick
from kleinod.games.dominion.turn import BuyPhase

CERTAIN: Final = 0.97
"""Where there is hardly anything to think about: playing treasures."""
LIKELY: Final = 0.6
"""For the answer that an experienced player gives; the others share the rest."""
WARMTH: Final = 1.5
"""Purchases whose worth differs by so many points differ by a factor of e."""
HOPELESS: Final = -10.0
FLOOR: Final = 0.01
"""Even a purchase that seems to make no sense."""


def priors(g: Dominion, asking: Choose[Any, Any], options: list[Option]) -> list[float]:
    """Weights of the options, 1 in all."""
    best = answer(g, asking, EXPERT)
    if not isinstance(asking, BuyPhase):
        weights = _around(best, LIKELY, options)
    elif best.verb == "play":
        weights = _around(best, CERTAIN, options)
    else:
        weights = _of_purchases(g, asking.player, best, options)
    total = sum(weights)
    return [weight / total for weight in weights]


def _around(best: Option, share: float, options: list[Option]) -> list[float]:
    rest = (1.0 - share) / len(options)
    return [share + rest if option is best else rest for option in options]


def _of_purchases(g: Dominion, seat: int, best: Option, options: list[Option]) -> list[float]:
    """By what each purchase is worth, and half of all for the best one."""
    worths = purchases(Outlook(g, seat, EXPERT))
    most = max(worths.values(), default=0.0)
    weights: list[float] = []
    for option in options:
        assert isinstance(option, Pick)
        worth = worths.get(option.card, 0.0 if option is DONE else HOPELESS)
        weights.append(FLOOR + exp((worth - most) / WARMTH))
    total = sum(weights)
    return [weight + (total if option is best else 0.0) for option, weight in zip(options, weights, strict=True)]
