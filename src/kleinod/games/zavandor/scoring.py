"""Points and victory."""

from kleinod.games.zavandor.facts import ARTIFACTS, JEWELLERY
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.table import Player


def score_sheet(g: Zavandor) -> list[dict[str, int]]:
    return [score(player) for player in g.table.players]


def score(player: Player) -> dict[str, int]:
    """ZAV-END-2: the points of rights, jewellery and artifacts bought."""
    points = [0, 0]
    for item in player.items:
        points[item.stack] += item.points
    rights = sum(right.points for right in player.rights)
    return {"rights": rights, "jewellery": points[JEWELLERY], "artifacts": points[ARTIFACTS]}


def final_gold(g: Zavandor, seat: int) -> int:
    """ZAV-END-3: gold, each gem at the current price, a joker at the highest."""
    player = g.table.players[seat]
    prices = g.table.prices
    gold = player.gold + player.jokers * max(prices)
    for gem, count in enumerate(player.gems):
        gold += count * prices[gem]
    return gold


def winners(g: Zavandor) -> list[int]:
    """Most points; of those tied who has most gold; still tied: all of them."""
    results = [(player.points(), final_gold(g, seat)) for seat, player in enumerate(g.table.players)]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]
