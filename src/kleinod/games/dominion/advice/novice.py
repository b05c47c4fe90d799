"""A beginner: plays whatever there is, buys the dearest card, and keeps as many treasures as action cards."""

from typing import Any, Final

from kleinod.engine.step import Choose
from kleinod.games.dominion.advice.answers import ANSWERS
from kleinod.games.dominion.advice.shopping import next_treasure
from kleinod.games.dominion.cards.adventures import MiserChoice
from kleinod.games.dominion.cards.base_attacks import SpyChoice, ThiefTrash
from kleinod.games.dominion.cards.reserve import WineMerchantDiscard
from kleinod.games.dominion.facts import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, PLAY, Pick
from kleinod.games.dominion.turn import BuyPhase

PLAIN: Final = (SpyChoice, ThiefTrash, MiserChoice, WineMerchantDiscard)
"""Questions that even a beginner answers as anybody would."""
LATE: Final = 3
"""With no more Provinces left than this even an Estate is bought."""


def novice(g: Dominion, asking: Choose[Any, Any]) -> Pick:
    """By the look of the options alone: a rule of thumb for each verb."""
    if isinstance(asking, PLAIN):
        return ANSWERS[type(asking)](g, asking)
    if isinstance(asking, BuyPhase):
        treasure = next_treasure(g, asking.player)
        if treasure is not None:
            return PLAY[treasure]
    options: list[Pick] = asking.options(g)
    best = options[0]
    most = liking(g, asking.player, best)
    for pick in options[1:]:
        like = liking(g, asking.player, pick)
        if like > most:
            best, most = pick, like
    return best


def liking(g: Dominion, seat: int, pick: Pick) -> int:
    """How much a beginner likes an option; `done` stands at 0."""
    card = pick.card
    verb = pick.verb
    if pick is DONE:
        return 0
    if verb in ("buy", "gain"):
        return desire(g, seat, card)
    if verb == "trash":
        # without need only what is plainly bad
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


def desire(g: Dominion, seat: int, card: Card) -> int:
    """The dearest card; victory cards when the end is near, treasures when there are more action cards than those."""
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
