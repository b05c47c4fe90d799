"""A beginner: plays every card, buys the most expensive one, and keeps as many treasures as action cards."""

from typing import Final

from kleinod.games.dominion.advice.estimates import options_of
from kleinod.games.dominion.advice.purchases import next_treasure
from kleinod.games.dominion.advice.solid import ANSWERS
from kleinod.games.dominion.cards.adventures import MiserChoice
from kleinod.games.dominion.cards.base_attacks import SpyChoice, ThiefTrash
from kleinod.games.dominion.cards.reserve import WineMerchantDiscard
from kleinod.games.dominion.facts import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, PLAY, Pick
from kleinod.games.dominion.turn import BuyPhase

SHARED: Final = (SpyChoice, ThiefTrash, MiserChoice, WineMerchantDiscard)
"""Questions that a beginner answers as an experienced player would."""
LATE: Final = 3
"""Provinces left with which even an Estate is bought."""


def novice(g: Dominion) -> Pick:
    """The option preferred by a rule of thumb for its verb."""
    question = g.question
    assert question is not None
    if isinstance(question, SHARED):
        return ANSWERS[type(question)](g, question)
    if isinstance(question, BuyPhase):
        treasure = next_treasure(g, question.player)
        if treasure is not None:
            return PLAY[treasure]
    seat = question.player
    return max(options_of(g, question), key=lambda pick: preference(g, seat, pick))


def preference(g: Dominion, seat: int, pick: Pick) -> int:
    """How much a beginner likes an option; `done` counts as 0."""
    card = pick.card
    verb = pick.verb
    if pick is DONE:
        return 0
    if verb in ("buy", "gain"):
        return purchase_preference(g, seat, card)
    if verb == "trash":
        # only what is obviously bad, if it is voluntary
        return 1 if card in (CURSE, ESTATE) else -1 if card is COPPER else -10 - card.cost
    if verb in ("discard", "topdeck"):
        return 1 if value(card) < 0 else -1 if card is COPPER else -10 - value(card)
    if verb == "aside":
        return -10 + value(card)
    if verb in ("play", "keep", "place", "call", "reveal", "exchange", "resolve"):
        return 10 + value(card)
    return 1


def value(card: Card) -> int:
    """By the price printed on it; victory cards and Curses are of no use in a hand."""
    return -1 if card is CURSE or (card.is_victory and not card.is_action) else card.cost


def purchase_preference(g: Dominion, seat: int, card: Card) -> int:
    """By cost; victory cards when the end is near, treasures when there are more action cards than treasures."""
    late = g.table.supply[PROVINCE] <= LATE
    if card.is_event or card in (COPPER, CURSE):
        return -10
    if card.cost >= 8:
        return 100 + card.cost
    if card is ESTATE or card is DUCHY:
        return 50 + card.cost if late else -5
    owned = g.table.players[seat].owned()
    actions = len([1 for other in owned if other.is_action])
    treasures = len([1 for other in owned if other.is_treasure and other is not COPPER])
    wanted = card.is_treasure if actions >= treasures else not card.is_treasure
    return 2 * card.cost + (1 if wanted else 0) + (6 if wanted and card in (GOLD, SILVER) else 0)
