"""Answers that change the deck or take one of several effects: gaining, trashing, tokens."""

from typing import Final

from kleinod.games.dominion.advice.asking import Asking, options_of, wanted_coins
from kleinod.games.dominion.advice.events import heritable, token_worth
from kleinod.games.dominion.advice.insight import Insight
from kleinod.games.dominion.advice.outlook import Outlook
from kleinod.games.dominion.advice.playing import most_worth_doubling
from kleinod.games.dominion.advice.roles import ROLES
from kleinod.games.dominion.advice.shopping import best_of
from kleinod.games.dominion.advice.trashing import best_upgrade, junk_of, worst_card
from kleinod.games.dominion.cards import reserve
from kleinod.games.dominion.facts import COPPER, CURSE, GOLD, SILVER, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import ASIDE, CHOOSE, DONE, GAIN, PLACE, PLAY, TRASH, TRASH_THIS, Pick
from kleinod.games.dominion.steps import PlaceToken

MISER_COPPERS: Final = 4
"""So many on the mat make a Miser pay well."""


# --- gaining ---------------------------------------------------------------------------------------------------------


def gain(g: Dominion, ask: Asking, insight: Insight) -> Pick:
    """The card that is worth most; nothing, where that is allowed, if all are harmful."""
    options = options_of(g, ask)
    o = Outlook(g, ask.player, insight)
    cards = [pick.card for pick in options if pick is not DONE]
    best = best_of(o, cards)
    if DONE in options and o.worth(best) <= 0.0:
        return DONE
    return GAIN[best]


def gain_trove(g: Dominion, ask: Asking, insight: Insight) -> Pick:
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
    """Something must go."""
    o = Outlook(g, ask.player)
    worst = worst_card(o, o.p.hand)
    assert worst is not None
    return TRASH[worst]


def trash_junk(g: Dominion, ask: Asking) -> Pick:
    """As long as getting rid of it is worth something."""
    junk = junk_of(Outlook(g, ask.player), g.table.players[ask.player].hand)
    return DONE if junk is None else TRASH[junk]


def trash_in_play(g: Dominion, ask: Asking) -> Pick:
    o = Outlook(g, ask.player)
    worst = worst_card(o, o.p.play, least=0.0)
    return DONE if worst is None else TRASH[worst]


def trash_for_silver(g: Dominion, ask: Asking) -> Pick:
    """Trade: whatever is worth less than a Silver."""
    o = Outlook(g, ask.player)
    worst = worst_card(o, o.p.hand, least=-o.worth(SILVER))
    return DONE if worst is None else TRASH[worst]


def remodel(g: Dominion, ask: Asking) -> Pick:
    return upgrade(g, ask, more=2)


def transmogrify(g: Dominion, ask: Asking) -> Pick:
    return upgrade(g, ask, more=1)


def upgrade(g: Dominion, ask: Asking, *, more: int) -> Pick:
    o = Outlook(g, ask.player)
    best, _ = best_upgrade(o, o.p.hand, more=more)
    return TRASH[best] if best is not None else options_of(g, ask)[0]


def mine(g: Dominion, ask: Asking) -> Pick:
    o = Outlook(g, ask.player)
    best, _ = best_upgrade(o, o.p.hand, more=3, treasures=True)
    return TRASH[best] if best is not None else options_of(g, ask)[0]


def raze(g: Dominion, ask: Asking) -> Pick:
    """Junk of the hand, an Estate before a Copper since it costs something; else the card itself."""
    o = Outlook(g, ask.player)
    worst: Card | None = None
    most = 0.0
    for card in kinds(o.p.hand):
        burden = o.burden(card)
        if burden > 0.0 and burden + 0.3 * g.cost(card) > most:
            worst, most = card, burden + 0.3 * g.cost(card)
    return TRASH_THIS if worst is None else TRASH[worst]


def rob(g: Dominion, ask: Asking) -> Pick:
    """The best treasure."""
    return max(options_of(g, ask), key=lambda pick: (pick.card.coins, pick.card.cost))


# --- choosing --------------------------------------------------------------------------------------------------------


def amulet(g: Dominion, ask: Asking) -> Pick:
    """The coin that buys the next better card; else junk, else a Silver."""
    o = Outlook(g, ask.player)
    if worst_card(o, o.p.hand, least=0.6) is not None:
        return CHOOSE["trash"]
    coins = g.table.coins + sum([card.coins for card in o.p.hand if card.is_treasure])
    if wanted_coins(coins + 1) == coins + 1 and coins + 1 >= 5:
        return CHOOSE["coin"]
    return CHOOSE["silver"] if g.in_supply(SILVER) and o.worth(SILVER) > 0.4 else CHOOSE["coin"]


def miser(g: Dominion, ask: Asking) -> Pick:
    """Coppers to the mat until there are some; then it pays."""
    p = g.table.players[ask.player]
    there = p.mat.count(COPPER)
    turns = Outlook(g, ask.player).turns
    if COPPER in p.hand and there < MISER_COPPERS and turns > 5.0:
        return CHOOSE["mat"]
    return CHOOSE["coin"]


def quest(g: Dominion, ask: Asking) -> Pick:
    hand = g.table.players[ask.player].hand
    if [1 for card in hand if g.ability(ask.player, card).is_attack]:
        return CHOOSE["attack"]
    if hand.count(CURSE) >= 2:
        return CHOOSE["curses"]
    return CHOOSE["cards"] if len(hand) >= 6 and not [1 for card in hand if card.is_treasure] else DONE


def double(g: Dominion, ask: Asking) -> Pick:
    card = most_worth_doubling(g, ask.player)
    return options_of(g, ask)[0] if card is None else PLAY[card]


def disciple(g: Dominion, ask: Asking) -> Pick:
    card = most_worth_doubling(g, ask.player)
    return DONE if card is None else PLAY[card]


def storyteller(g: Dominion, ask: Asking) -> Pick:
    """Coppers become cards; better treasures are kept for the buy phase."""
    hand = g.table.players[ask.player].hand
    return PLAY[COPPER] if COPPER in hand and Outlook(g, ask.player).density() > 0.9 else DONE


def place(g: Dominion, ask: Asking, insight: Insight) -> Pick:
    """The pile where a token brings most; a cheaper one or a trashing one where most will be bought."""
    assert isinstance(ask, PlaceToken)
    o = Outlook(g, ask.player, insight)
    piles = ask.piles(g)
    if ask.token == "cost":
        return PLACE[max(piles, key=lambda card: (o.worth(card) + 0.3 * card.cost, -card.index))]
    if ask.token == "trash":
        return PLACE[max(piles, key=lambda card: (o.worth(card), -card.index))]
    return PLACE[max(piles, key=lambda card: (token_worth(o, ask.token, card), -card.index))]


def teach(g: Dominion, ask: Asking) -> Pick:
    o = Outlook(g, ask.player)
    best = DONE
    most = 0.0
    for token in reserve.TAUGHT:
        if token not in o.p.tokens:
            for pile in reserve.free_piles(g, ask.player):
                worth = token_worth(o, token, pile) + 0.01
                if worth > most:
                    best, most = CHOOSE[token], worth
    return best


def inherit(g: Dominion, ask: Asking, insight: Insight) -> Pick:
    o = Outlook(g, ask.player, insight)
    return ASIDE[max(heritable(g), key=lambda card: (o.gain(ROLES[card.index]), -card.index))]
