"""The end of the game within reach: who would win, and which purchases bring it about."""

from typing import Final

from kleinod.games.dominion.advice.deck import DISTANT_LANDS
from kleinod.games.dominion.cards.base import GARDENS
from kleinod.games.dominion.facts import COLONY, PROVINCE, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.table import Player

MOST_PURCHASES: Final = 4


def points(p: Player) -> int:
    """A player's points as they stand; all can count them."""
    owned = p.owned()
    total = 0
    gardens = 0
    for card in owned:
        if card is GARDENS:
            gardens += 1
        elif card is not DISTANT_LANDS:
            total += card.points
    if p.mat:
        total += 4 * p.mat.count(DISTANT_LANDS)
    return total + gardens * (len(owned) // 10)


def lead(g: Dominion, seat: int) -> float:
    """How far a player is ahead of the best other one; half a point for the tie, by turns."""
    players = g.table.players
    mine = points(players[seat])
    least = 999.0
    for other, p in enumerate(players):
        if other != seat:
            ahead = float(mine - points(p))
            if p.turns > players[seat].turns:
                ahead += 0.5
            elif p.turns < players[seat].turns:
                ahead -= 0.5
            least = min(least, ahead)
    return least


def piles_to_go(g: Dominion) -> int:
    """How many more piles must be empty to end the game."""
    return (4 if g.seats >= 5 else 3) - g.table.empty


def near(g: Dominion, purchases: int) -> bool:
    """Whether so many purchases may end the game."""
    supply = g.table.supply
    return supply[PROVINCE] <= purchases or supply.get(COLONY, 99) <= purchases or piles_to_go(g) <= purchases


def ends(g: Dominion, card: Card) -> bool:
    """Whether gaining a card ends the game after this turn."""
    if g.table.supply.get(card, 0) != 1:
        return False
    return card is PROVINCE or card is COLONY or piles_to_go(g) <= 1


def winning_purchase(g: Dominion, seat: int) -> Card | None:
    """The first of some purchases that end the game with this player ahead, if there are such."""
    table = g.table
    buys = min(table.buys, MOST_PURCHASES)
    if table.extra or not near(g, buys):
        return None
    if table.empty and (table.supply[PROVINCE] == 0 or table.supply.get(COLONY, 1) == 0 or piles_to_go(g) <= 0):
        return None  # over anyway: the best purchase is the one with most points
    useful: list[Card] = []
    for card, count in table.supply.items():
        if count > 0 and (card.points > 0 or count <= buys) and g.cost(card) <= table.coins:
            useful.append(card)
    return _search(g, useful, {}, lead=lead(g, seat), coins=table.coins, buys=buys)


def _search(
    g: Dominion, useful: list[Card], taken: dict[Card, int], *, lead: float, coins: int, buys: int
) -> Card | None:
    supply = g.table.supply
    for card in useful:
        left = supply[card] - taken.get(card, 0)
        cost = g.cost(card)
        if left <= 0 or cost > coins:
            continue
        ahead = lead + (0 if card is DISTANT_LANDS else card.points)
        after = taken.copy()
        after[card] = after.get(card, 0) + 1
        if ahead > 0 and _is_over(g, after):
            return card
        if buys > 1 and _search(g, useful, after, lead=ahead, coins=coins - cost, buys=buys - 1) is not None:
            return card
    return None


def _is_over(g: Dominion, taken: dict[Card, int]) -> bool:
    supply = g.table.supply
    emptied = 0
    for card, count in taken.items():
        if supply[card] == count:
            if card is PROVINCE or card is COLONY:
                return True
            emptied += 1
    return emptied >= piles_to_go(g)
