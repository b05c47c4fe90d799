"""Each seat's expected share of the victory, from what everybody has."""

from typing import Final

from kleinod.engine.advice import shares
from kleinod.games.zavandor.advice.plans import reachable_points
from kleinod.games.zavandor.facts import FIGURES, GEMS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.mining import deposits, fixed_yield

# Weights fitted to 31,000 positions of games for two to four that `playout` played against itself, some with one move
# in 7 or 20 at random. A weight changes with the leader's part x of the points that end the match: w0 + w1·x + w2·x².
FITTED: Final[list[list[float]]] = [
    [0.619, -0.033, 0.376],  # a point
    [0.401, -0.320, 0.076],  # 10 gold, gems counted by their prices
    [1.072, 0.130, -0.982],  # 10 gold in every mining round, gems counted likewise
    [0.344, 0.938, -1.130],  # an additional action in every round
    [-0.196, 3.592, -3.593],  # three actions left in this round
    [-0.057, 0.663, -0.016],  # a point that can still be reached in this round, once the end is near enough
]
_REACH_FROM: Final = 0.4  # the part of the points that end the match before which nobody plans for the end
_USUAL_PRICE: Final = 5.0  # averaged with the present price for gems still to be mined


def chances(g: Zavandor) -> list[float]:
    """Shares that add up to 1, as long as the match goes on."""
    maximum = max([player.points() for player in g.table.players])
    lead = min(maximum / FIGURES.points_to_end[g.seats], 1.0)
    scores: list[float] = []
    for seat in range(g.seats):
        score = 0.0
        for i, amount in enumerate(possessions(g, seat, lead)):
            weights = FITTED[i]
            score += amount * (weights[0] + lead * (weights[1] + lead * weights[2]))
        scores.append(score)
    return shares(scores)


def possessions(g: Zavandor, seat: int, lead: float) -> list[float]:
    """What a seat has, in the order of the weights above."""
    table = g.table
    player = table.players[seat]
    prices = table.prices
    highest = max(prices)
    wealth = float(player.gold + player.jokers * highest)
    income = deposits(player) * (highest + _USUAL_PRICE) / 2
    mined = fixed_yield(player)
    for gem in range(len(GEMS)):
        wealth += player.gems[gem] * (prices[gem] + table.targets[gem]) / 2
        income += mined[gem] * (prices[gem] + _USUAL_PRICE) / 2
    for item in player.items:
        income += item.gold
    actions = g.actions(seat)
    left = max(actions - player.taken, 0)
    reach = reachable_points(g, seat) if lead > _REACH_FROM and left else 0.0
    more = float(actions - FIGURES.actions)
    return [float(player.points()), wealth / 10, income / 10, more, left / FIGURES.actions, reach]
