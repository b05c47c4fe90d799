"""Each seat's chance of victory, from points, decks and the turns to come."""

from math import exp, sqrt
from typing import Final

from kleinod.games.dominion.advice.deck import DEAREST, Deck
from kleinod.games.dominion.advice.ending import points
from kleinod.games.dominion.advice.outlook import turns_left
from kleinod.games.dominion.facts import COLONY
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.scoring import winners

# fitted to the results of 1,000 advised games of 2 to 4 players in random kingdoms
POINTS_PER_TURN: Final = 0.42
"""What a coin of pace brings in points, in each turn to come."""
POINTS_AT_ONCE: Final = 1.75
"""And what it is worth besides, however near the end seems to be."""
SPREAD: Final = 0.9
SPREAD_PER_TURN: Final = 1.54
"""How far results lie apart from what was expected: at the end, and with each turn to come (as its root)."""

MARGIN_PER_TURN: Final = 1.5
"""How many points are luck with each turn in between (as its root)."""
WINNING: Final = 0.25
"""What the victory itself counts beside the points."""


def chances(g: Dominion) -> list[float]:
    """Shares of the victory to be expected; exact when the match is over."""
    if g.asking is None:
        won = winners(g)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(g.seats)]
    players = g.table.players
    decks = [Deck.of(p) for p in players]
    if COLONY in g.table.supply:
        for deck in decks:
            deck.enough = DEAREST
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
    if g.asking is not None or turns <= 0:
        return shares
    totals = [points(p) for p in g.table.players]
    best = max(totals)
    margin = MARGIN_PER_TURN * sqrt(turns)
    weights = [exp((total - best) / margin) for total in totals]
    whole = sum(weights)
    return [WINNING * share + (1.0 - WINNING) * weight / whole for share, weight in zip(shares, weights, strict=True)]
