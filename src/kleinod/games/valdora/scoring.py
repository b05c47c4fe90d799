"""Points and victory."""

from kleinod.games.valdora.facts import (
    BONUS_TILES,
    FACTS,
    FIGURES,
    GEM_POINTS,
    HORSE_AND_CART,
    NO_ORDERS,
    WORKSHOP_POINTS,
)
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.table import Player


def score_sheet(g: Valdora) -> list[dict[str, int]]:
    """VAL-SCORE-1: the points of each player by category; open orders are worth nothing."""
    return [score(g, player) for player in g.table.players]


def score(g: Valdora, player: Player) -> dict[str, int]:
    """One player's points by category, as the match stands."""
    more = FIGURES.workshop if WORKSHOP_POINTS in player.laid else 0
    gem_points = FIGURES.special_gem if GEM_POINTS in player.laid else FIGURES.gem_points
    gems = sum(gem is not None for gem in player.equipment.values())
    points = {
        "completed_orders": sum(order.points for order in player.completed),
        "artisan_colours": FIGURES.colour_points * len(player.colours()),
        "workshops": sum(colour.points + more for colour in player.workshops),
        "bonus_tiles": FACTS.bonus_points * player.bonus,
        "gems_carried": gem_points * gems,
    }
    if g.options["special_cards"]:
        points["special_cards"] = special_points(player)
    return points


def special_points(player: Player) -> int:
    """VAL-SPEC-4: the dark cards that bring points of their own, if laid out and their condition holds."""
    points = 0
    if NO_ORDERS in player.laid and not player.orders:
        points += FIGURES.no_orders
    if BONUS_TILES in player.laid and player.bonus >= FIGURES.bonus_tiles_needed:
        points += FIGURES.bonus_tiles
    if HORSE_AND_CART in player.laid and player.owns("horse") and player.owns("cart"):
        points += FIGURES.horse_and_cart
    return points


def ranking(g: Valdora) -> list[tuple[int, int]]:
    """VAL-SCORE-2: for each seat what decides: points, then coins."""
    return [(sum(sheet.values()), g.table.players[seat].coins) for seat, sheet in enumerate(score_sheet(g))]


def winners(g: Valdora) -> list[int]:
    """Most points; of those tied who has most coins; still tied: all of them."""
    results = ranking(g)
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]
