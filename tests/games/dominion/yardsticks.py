"""Strategies that others have published figures for: Big Money, and Big Money with a single kingdom card."""

from kleinod.games.dominion.facts import DUCHY, ESTATE, GOLD, NO_CARD, PROVINCE, SILVER, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import BUY, DONE, PLAY, Pick

GREEN_FROM = 18
"""Coins in the deck beyond which the first Province is bought."""


def tuned_money(g: Dominion) -> Pick:
    """Big Money with tuned limits for victory cards; for the buy phase."""
    return _treasure(g) or BUY.get(_tuned(g), DONE)


def money_with(g: Dominion, card: Card) -> Pick:
    """The same with one copy of an action card, bought as soon as possible and played whenever it is there."""
    if g.asking is not None and g.asking.kind == "action":
        return PLAY[card]
    treasure = _treasure(g)
    if treasure is not None:
        return treasure
    wanted = _tuned(g)
    owned = g.table.players[g.table.player].owned()
    if wanted.cost < 6 and card not in owned and wanted is not DUCHY and g.table.coins >= card.cost:
        wanted = card
    return BUY.get(wanted, DONE)


def simple_money_with(g: Dominion, card: Card) -> Pick:
    """Big Money with one copy of an action card; no other victory cards than Provinces."""
    if g.asking is not None and g.asking.kind == "action":
        return PLAY[card]
    treasure = _treasure(g)
    if treasure is not None:
        return treasure
    coins = g.table.coins
    if coins >= 8:
        return BUY[PROVINCE]
    if coins >= 6:
        return BUY[GOLD]
    if coins >= card.cost and card not in g.table.players[g.table.player].owned():
        return BUY[card]
    return BUY[SILVER] if coins >= 3 else DONE


def _treasure(g: Dominion) -> Pick | None:
    if not g.table.bought:
        for card in g.table.players[g.table.player].hand:
            if card.is_treasure:
                return PLAY[card]
    return None


def _tuned(g: Dominion) -> Card:
    coins = g.table.coins
    left = g.table.supply[PROVINCE]
    money = sum(card.coins for card in g.table.players[g.table.player].owned())
    if coins >= 8 and money > GREEN_FROM:
        return PROVINCE
    if coins >= 5 and left <= 4 and g.in_supply(DUCHY):
        return DUCHY
    if coins >= 2 and left <= 2 and g.in_supply(ESTATE):
        return ESTATE
    if coins >= 6:
        return GOLD
    if coins >= 5 and left <= 6 and g.in_supply(DUCHY):
        return DUCHY
    return SILVER if coins >= 3 else NO_CARD
