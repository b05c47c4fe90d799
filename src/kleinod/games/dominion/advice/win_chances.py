"""Each seat's expected share of the victory, from points, decks and the turns left."""

from math import exp, sqrt
from typing import Final

from kleinod.games.dominion.advice.deck import COLONY_COINS, Deck, points
from kleinod.games.dominion.advice.estimates import turns_left
from kleinod.games.dominion.facts import COLONY
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.scoring import winners

POINTS_PER_TURN: Final = 0.42
"""What a coin of pace brings in points, in each turn left."""
POINTS_AT_ONCE: Final = 1.75
"""And what it is worth in addition, however near the end seems to be."""
SPREAD: Final = 0.9
SPREAD_PER_TURN: Final = 1.54
"""How far results differ from what was expected: at the end, and by the root of the turns left."""
MARGIN_PER_TURN: Final = 1.5
"""How many points are luck, by the root of the turns in between."""
WINNING: Final = 0.25
"""How much the victory itself counts, the rest being the points."""


def chances(g: Dominion) -> list[float]:
    """Shares that add up to 1; exact when the match is over."""
    if g.question is None:
        won = winners(g)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(g.seats)]
    players = g.table.players
    decks = [Deck.of(p) for p in players]
    if COLONY in g.table.supply:
        for deck in decks:
            deck.enough = COLONY_COINS
    paces = [deck.pace() for deck in decks]
    turns = turns_left(g, sum(paces) / g.seats)
    each = POINTS_PER_TURN * turns + POINTS_AT_ONCE
    expected = [points(p) + paces[seat] * each for seat, p in enumerate(players)]
    spread = SPREAD + SPREAD_PER_TURN * sqrt(turns)
    best = max(expected)
    weights = [exp((value - best) / spread) for value in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def utilities(g: Dominion, shares: list[float], turns: int) -> list[float]:
    """How well each seat has done: by points rather than by who has won, the more so the longer it took."""
    if g.question is not None or turns <= 0:
        return shares
    totals = [points(p) for p in g.table.players]
    best = max(totals)
    margin = MARGIN_PER_TURN * sqrt(turns)
    weights = [exp((total - best) / margin) for total in totals]
    whole = sum(weights)
    return [WINNING * share + (1.0 - WINNING) * weight / whole for share, weight in zip(shares, weights, strict=True)]
