"""How a match stands: each seat's chance, from its points and what it may still make of its things."""

from typing import Final

from kleinod.engine.advice import shares
from kleinod.games.valdora.advice.survey import estimate
from kleinod.games.valdora.advice.traveller import expected_points, traveller
from kleinod.games.valdora.advice.weights import EXPERT
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.scoring import score_sheet

SCALE: Final = 3.0
"""How many points make much of a difference in the last turn, as the scale of a logistic curve …"""
SCALE_PER_TURN: Final = 0.75
"""… and how much wider it gets with each turn that is left."""
REALISED: Final = 0.8
"""The part of the points expected from a player's things that comes true."""


def chances(g: Valdora) -> list[float]:
    """Each seat's share of the victory to be expected, as long as the match goes on."""
    sheets = score_sheet(g)
    expected: list[float] = []
    scale = SCALE
    for seat in range(g.seats):
        estimates = estimate(g, seat, EXPERT)
        t = traveller(g.table.players[seat])
        gems = sheets[seat]["gems_carried"]  # these are part of what is expected
        expected.append(sum(sheets[seat].values()) - gems + REALISED * expected_points(estimates, t, 0))
        scale = max(scale, SCALE + SCALE_PER_TURN * estimates.turns)
    return shares(expected, scale)
