"""Points and victory."""

from typing import Final

from kleinod.games.dominion.facts import CARDS, GARDENS
from kleinod.games.dominion.match import Dominion

DISTANT_LANDS: Final = CARDS["distant_lands"]


def score_sheet(g: Dominion) -> list[dict[str, int]]:
    """DOM-END-2: the points of all cards owned, by card."""
    sheets: list[dict[str, int]] = []
    for player in g.table.players:
        owned = player.owned()
        sheet: dict[str, int] = {}
        for card in g.box:
            points = len(owned) // 10 if card is GARDENS else card.points
            # Distant Lands count on the mat alone
            count = player.mat.count(card) if card is DISTANT_LANDS else owned.count(card)
            if points and count:
                sheet[card.id] = points * count
        sheets.append(sheet)
    return sheets


def winners(g: Dominion) -> list[int]:
    """Most points; of those tied who had fewer turns; still tied: all of them."""
    players = g.table.players
    results = [(sum(sheet.values()), -players[seat].turns) for seat, sheet in enumerate(score_sheet(g))]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]
