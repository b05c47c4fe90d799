"""Getting rid of cards, and changing them for better ones."""

from typing import Final

from kleinod.games.dominion.advice.ending import ends, lead, near
from kleinod.games.dominion.advice.hand import UNPLAYABLE, uses
from kleinod.games.dominion.advice.outlook import NEVER, Outlook
from kleinod.games.dominion.facts import COPPER, Card, kinds
from kleinod.games.dominion.match import Dominion

EARLY: Final = 7.0
"""With more turns to go than this a small deck without Coppers pays."""
ENOUGH_TO_BUY: Final = 5.0
RICH: Final = 1.3
"""With so many coins a card on average even a Copper is better exchanged for the next card."""


def worst_card(o: Outlook, cards: list[Card], *, least: float = NEVER * 10) -> Card | None:
    """The card that is best got rid of, if that is worth more than `least`."""
    worst: Card | None = None
    for card in kinds(cards):
        burden = o.burden(card)
        if burden > least:
            worst, least = card, burden
    return worst


def junk_of(o: Outlook, cards: list[Card]) -> Card | None:
    """The next card for a Chapel: junk, and early in the game Coppers, while there is money left to buy with."""
    worst = worst_card(o, cards, least=0.0)
    if worst is None and COPPER in cards and o.turns > EARLY and o.money > ENOUGH_TO_BUY:
        return COPPER
    return worst


def best_upgrade(o: Outlook, cards: list[Card], *, more: int, treasures: bool = False) -> tuple[Card | None, float]:
    """Which card to trash for the best one that costs at most so much more, and what that is worth."""
    best: Card | None = None
    most = NEVER * 10
    ending = near(o.g, 1)
    worths: dict[Card, float] = {}
    for card, count in o.g.table.supply.items():
        if count and (card.is_treasure or not treasures):
            doomed = ending and ends(o.g, card) and lead(o.g, o.seat) + card.points <= 0
            worths[card] = NEVER if doomed else o.worth(card)
    for card in kinds(cards):
        if treasures and not card.is_treasure:
            continue
        limit = o.g.cost(card) + more
        gained = NEVER
        for other, worth in worths.items():
            if worth > gained and o.g.cost(other) <= limit:
                gained = worth
        change = o.burden(card) + gained
        if change > most:
            best, most = card, change
    return best, most


def dead_cards(g: Dominion, seat: int) -> list[Card]:
    """The cards of the hand that are of no use in this turn, worth less than any other card of the deck."""
    o = Outlook(g, seat)
    found: list[Card] = []
    use = uses(g, seat, o.p.hand, o.density())
    for card in o.p.hand:
        if use[card] < UNPLAYABLE + 0.01 or (card is COPPER and o.density() > RICH):
            found.append(card)
    return found
