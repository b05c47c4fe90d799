"""How a match stands: each seat's chance, from its points and what it may still make of its things."""

from math import exp
from typing import Final

from kleinod.games.valdora.advice.insight import EXPERT
from kleinod.games.valdora.advice.outlook import look
from kleinod.games.valdora.advice.traveller import promise, traveller
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.scoring import score_sheet, winners

SCALE: Final = 3.0
"""How many points make much of a difference in the last turn, as the scale of a logistic curve …"""
SCALE_PER_TURN: Final = 0.75
"""… and how much wider it gets with each turn that is left."""
PROMISED: Final = 0.8
"""What comes true of the things that promise something."""


def chances(g: Valdora) -> list[float]:
    """Each seat's share of the victory to be expected."""
    if g.over:
        best = winners(g)
        return [1 / len(best) if seat in best else 0.0 for seat in range(g.seats)]
    sheets = score_sheet(g)
    expected: list[float] = []
    scale = SCALE
    for seat in range(g.seats):
        outlook = look(g, seat, EXPERT)
        t = traveller(g.table.players[seat])
        gems = sheets[seat]["gems_carried"]  # these are part of what is promised
        expected.append(sum(sheets[seat].values()) - gems + PROMISED * promise(outlook, t, 0))
        scale = max(scale, SCALE + SCALE_PER_TURN * outlook.turns)
    top = max(expected)
    weights = [exp((value - top) / scale) for value in expected]
    total = sum(weights)
    return [weight / total for weight in weights]
