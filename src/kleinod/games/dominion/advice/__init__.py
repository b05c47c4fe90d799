"""How to play this game: `novice` and `solid` for bots, `priors` and `win_chances` for search, Big Money to measure."""

from kleinod.games.dominion.facts import GOLD, PROVINCE, SILVER
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick


def big_money(g: Dominion) -> Pick:
    """In the buy phase: play all treasures; buy a Province for $8, a Gold for $6 or a Silver for $3."""
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
    """Play a whole match with Big Money on every seat."""
    while not g.over:
        g.play(big_money(g))
