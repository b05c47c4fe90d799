"""Gaining and trashing cards, tokens on piles, and choices between several effects."""

from typing import Final

from kleinod.games.dominion.advice.discards import wanted_coins
from kleinod.games.dominion.advice.estimates import NEVER, Asking, Estimates, options_of
from kleinod.games.dominion.advice.event_values import heritable, token_worth
from kleinod.games.dominion.advice.purchases import best_to_gain, loses_by
from kleinod.games.dominion.advice.roles import ROLES
from kleinod.games.dominion.advice.weights import Weights
from kleinod.games.dominion.cards import reserve
from kleinod.games.dominion.cards.base import MineTrash
from kleinod.games.dominion.facts import COPPER, CURSE, GOLD, SILVER, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import ASIDE, CHOOSE, DONE, GAIN, PLACE, TRASH, TRASH_THIS, Pick
from kleinod.games.dominion.steps import PlaceToken, TrashForMore

MISER_COPPERS: Final = 4
"""Coppers on the mat with which a Miser pays well."""
EARLY: Final = 7.0
"""With more turns left a small deck without Coppers pays."""
ENOUGH_TO_BUY: Final = 5.0


def worst_card(e: Estimates, cards: list[Card], *, minimum: float = NEVER * 10) -> Card | None:
    """The card that is most worth trashing, if that is worth more than `minimum`."""
    worst: Card | None = None
    for card in kinds(cards):
        worth = e.trash_worth(card)
        if worth > minimum:
            worst, minimum = card, worth
    return worst


def junk_of(e: Estimates, cards: list[Card]) -> Card | None:
    """The next card for a Chapel: junk, and early in the game Coppers, while there is money left to buy with."""
    worst = worst_card(e, cards, minimum=0.0)
    if worst is None and COPPER in cards and e.turns > EARLY and e.money > ENOUGH_TO_BUY:
        return COPPER
    return worst


def best_upgrade(e: Estimates, cards: list[Card], *, more: int, treasures: bool = False) -> tuple[Card | None, float]:
    """Which card to trash for the best one that costs up to `more` more, and what that is worth."""
    best: Card | None = None
    maximum = NEVER * 10
    worths: dict[Card, float] = {}
    for card, count in e.g.table.supply.items():
        if count and (card.is_treasure or not treasures):
            worths[card] = NEVER if loses_by(e, card) else e.worth(card)
    for card in kinds(cards):
        if treasures and not card.is_treasure:
            continue
        limit = e.g.cost(card) + more
        gained = NEVER
        for other, worth in worths.items():
            if worth > gained and e.g.cost(other) <= limit:
                gained = worth
        change = e.trash_worth(card) + gained
        if change > maximum:
            best, maximum = card, change
    return best, maximum


# --- gaining ---------------------------------------------------------------------------------------------------------


def gain(g: Dominion, ask: Asking, weights: Weights) -> Pick:
    """The card that is worth most; nothing, where that is allowed, if all are harmful."""
    options = options_of(g, ask)
    e = Estimates(g, ask.player, weights)
    cards = [pick.card for pick in options if pick is not DONE]
    best = best_to_gain(e, cards)
    if DONE in options and e.worth(best) <= 0.0:
        return DONE
    return GAIN[best]


def gain_trove(g: Dominion, ask: Asking, weights: Weights) -> Pick:
    options = options_of(g, ask)
    return GAIN[GOLD] if GAIN[GOLD] in options else options[0]


def take_stolen(g: Dominion, ask: Asking) -> Pick:
    """Everything but Coppers."""
    for pick in options_of(g, ask):
        if pick is not DONE and pick.card is not COPPER:
            return pick
    return DONE


# --- trashing --------------------------------------------------------------------------------------------------------


def trash_worst(g: Dominion, ask: Asking) -> Pick:
    """The worst card, since one must go."""
    e = Estimates(g, ask.player)
    worst = worst_card(e, e.p.hand)
    assert worst is not None
    return TRASH[worst]


def trash_junk(g: Dominion, ask: Asking) -> Pick:
    """Junk, as long as trashing it is worth something."""
    junk = junk_of(Estimates(g, ask.player), g.table.players[ask.player].hand)
    return DONE if junk is None else TRASH[junk]


def trash_in_play(g: Dominion, ask: Asking) -> Pick:
    e = Estimates(g, ask.player)
    worst = worst_card(e, e.p.play, minimum=0.0)
    return DONE if worst is None else TRASH[worst]


def trash_for_silver(g: Dominion, ask: Asking) -> Pick:
    """Trade: whatever is worth less than a Silver."""
    e = Estimates(g, ask.player)
    worst = worst_card(e, e.p.hand, minimum=-e.worth(SILVER))
    return DONE if worst is None else TRASH[worst]


def upgrade(g: Dominion, ask: Asking) -> Pick:
    """The card whose replacement brings most."""
    assert isinstance(ask, TrashForMore)
    e = Estimates(g, ask.player)
    best, _ = best_upgrade(e, e.p.hand, more=ask.more, treasures=isinstance(ask, MineTrash))
    return TRASH[best] if best is not None else options_of(g, ask)[0]


def raze(g: Dominion, ask: Asking) -> Pick:
    """Junk of the hand, an Estate before a Copper since it costs something; otherwise the Raze itself."""
    e = Estimates(g, ask.player)
    worst: Card | None = None
    maximum = 0.0
    for card in kinds(e.p.hand):
        worth = e.trash_worth(card)
        if worth > 0.0 and worth + 0.3 * g.cost(card) > maximum:
            worst, maximum = card, worth + 0.3 * g.cost(card)
    return TRASH_THIS if worst is None else TRASH[worst]


def steal(g: Dominion, ask: Asking) -> Pick:
    """The best treasure."""
    return max(options_of(g, ask), key=lambda pick: (pick.card.coins, pick.card.cost))


# --- effects and tokens ----------------------------------------------------------------------------------------------


def amulet(g: Dominion, ask: Asking) -> Pick:
    """Trash junk, take the coin that buys a better card, or gain a Silver."""
    e = Estimates(g, ask.player)
    if worst_card(e, e.p.hand, minimum=0.6) is not None:
        return CHOOSE["trash"]
    coins = g.table.coins + sum([card.coins for card in e.p.hand if card.is_treasure])
    if wanted_coins(coins + 1) == coins + 1 and coins + 1 >= 5:
        return CHOOSE["coin"]
    return CHOOSE["silver"] if g.in_supply(SILVER) and e.worth(SILVER) > 0.4 else CHOOSE["coin"]


def miser(g: Dominion, ask: Asking) -> Pick:
    """Put Coppers on the mat until there are enough; then take the coins."""
    p = g.table.players[ask.player]
    if COPPER in p.hand and p.mat.count(COPPER) < MISER_COPPERS and Estimates(g, ask.player).turns > 5.0:
        return CHOOSE["mat"]
    return CHOOSE["coin"]


def quest(g: Dominion, ask: Asking) -> Pick:
    hand = g.table.players[ask.player].hand
    if [1 for card in hand if g.ability(ask.player, card).is_attack]:
        return CHOOSE["attack"]
    if hand.count(CURSE) >= 2:
        return CHOOSE["curses"]
    return CHOOSE["cards"] if len(hand) >= 6 and not [1 for card in hand if card.is_treasure] else DONE


def place(g: Dominion, ask: Asking, weights: Weights) -> Pick:
    """The pile where a bonus brings most; a token that lowers the cost or trashes, where most will be bought."""
    assert isinstance(ask, PlaceToken)
    e = Estimates(g, ask.player, weights)
    piles = ask.piles(g)
    if ask.token == "cost":
        return PLACE[max(piles, key=lambda card: (e.worth(card) + 0.3 * card.cost, -card.index))]
    if ask.token == "trash":
        return PLACE[max(piles, key=lambda card: (e.worth(card), -card.index))]
    return PLACE[max(piles, key=lambda card: (token_worth(e, ask.token, card), -card.index))]


def teach(g: Dominion, ask: Asking) -> Pick:
    e = Estimates(g, ask.player)
    best = DONE
    maximum = 0.0
    for token in reserve.TAUGHT:
        if token not in e.p.tokens:
            for pile in reserve.free_piles(g, ask.player):
                worth = token_worth(e, token, pile) + 0.01
                if worth > maximum:
                    best, maximum = CHOOSE[token], worth
    return best


def inherit(g: Dominion, ask: Asking, weights: Weights) -> Pick:
    e = Estimates(g, ask.player, weights)
    return ASIDE[max(heritable(g, ask.player), key=lambda card: (e.pace_gain(ROLES[card.index]), -card.index))]
