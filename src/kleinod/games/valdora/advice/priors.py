"""How promising each option is to begin with, for search."""

from math import exp
from typing import Final

from kleinod.engine.option import Option
from kleinod.games.valdora.advice.playout import moves, playout, reach
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import GO

SPREAD: Final = 4.0
"""A move worth this many points more is about three times as promising."""
EVEN: Final = 0.2
"""The part that is spread evenly over all moves."""
PREFERRED: Final = 0.6
"""The part of the option that `playout` takes, where options are not compared."""


def priors(g: Valdora, options: list[Option]) -> list[float]:
    """For each option its part of the whole."""
    question = g.question
    assert question is not None
    if question.kind != "move":
        best = playout(g)
        rest = (1 - PREFERRED) / len(options) if best in options else 1 / len(options)
        return [rest + (PREFERRED if option is best else 0.0) for option in options]
    worths = moves(g, question.player)
    top = max(worths)
    parts: dict[Option, float] = {}
    for field, worth in zip(reach(g, question.player), worths, strict=True):
        parts[GO[field]] = exp((worth - top) / SPREAD)
    found = [parts.get(option, 0.0) for option in options]
    total = sum(found)
    return [EVEN / len(options) + (1 - EVEN) * part / total for part in found]
