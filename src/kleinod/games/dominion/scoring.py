"""Points and victory."""

from kleinod.games.dominion.abilities import POINTS
from kleinod.games.dominion.match import Dominion


def score_sheet(g: Dominion) -> list[dict[str, int]]:
    """DOM-END-2: the points of all cards owned, by card."""
    sheets: list[dict[str, int]] = []
    for player in g.table.players:
        owned = player.owned()
        sheet: dict[str, int] = {}
        for card in g.card_counts:
            points = POINTS[card](player, owned) if card in POINTS else card.points * owned.count(card)
            if points:
                sheet[card.id] = points
        sheets.append(sheet)
    return sheets


def winners(g: Dominion) -> list[int]:
    """Most points; of those tied who had fewer turns; still tied: all of them."""
    players = g.table.players
    results = [(sum(sheet.values()), -players[seat].turns) for seat, sheet in enumerate(score_sheet(g))]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]
