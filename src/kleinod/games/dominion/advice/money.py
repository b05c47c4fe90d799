"""Big Money, the yardstick of all strategies: treasures, Provinces, and nothing else."""

from kleinod.games.dominion.facts import GOLD, PROVINCE, SILVER
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick


def big_money(g: Dominion) -> Pick:
    """Play all treasures; buy a Province for $8, a Gold for $6, a Silver for $3, nothing else. For the buy phase."""
    table = g.table
    if not table.bought:
        for card in table.players[table.player].hand:
            if card.is_treasure:
                return PLAY[card]
    coins = table.coins
    if coins >= 8:
        return BUY[PROVINCE]
    if coins >= 6:
        return BUY[GOLD]
    return BUY[SILVER] if coins >= 3 else DONE


def play_big_money(g: Dominion) -> None:
    """A whole match of Big Money on every seat."""
    while not g.over:
        g.play(big_money(g))
