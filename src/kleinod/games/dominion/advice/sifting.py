"""Answers about cards that go and come back: discarding, setting aside, putting on the deck."""

from kleinod.games.dominion.advice.asking import Asking, hand_part, hand_uses, options_of, wanted_coins
from kleinod.games.dominion.advice.hand import least_useful, most_useful, uses
from kleinod.games.dominion.advice.outlook import Outlook
from kleinod.games.dominion.advice.roles import ROLES, role_of
from kleinod.games.dominion.advice.trashing import dead_cards
from kleinod.games.dominion.cards import adventures, base_attacks, events
from kleinod.games.dominion.facts import Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import ASIDE, DISCARD, DONE, KEEP, NO, TOPDECK, YES, Pick


def discard(g: Dominion, ask: Asking) -> Pick:
    return DISCARD[least_useful(hand_uses(g, ask))]


def discard_attack(g: Dominion, ask: Asking) -> Pick:
    """Quest: the attack card that is missed least; it will come again."""
    return min(options_of(g, ask), key=lambda pick: (pick.card.cost, pick.card.index))


def sift(g: Dominion, ask: Asking) -> Pick:
    """Cellar: everything that is of no use now."""
    dead = dead_cards(g, ask.player)
    return DISCARD[dead[0]] if dead else DONE


def artificer(g: Dominion, ask: Asking) -> Pick:
    """As many useless cards as the best card costs that can be had for them."""
    assert isinstance(ask, adventures.ArtificerDiscard)
    o = Outlook(g, ask.player)
    dead = dead_cards(g, ask.player)
    target = 0
    most = 0.0
    for card, count in g.table.supply.items():
        cost = g.cost(card)
        if count and ask.count <= cost <= ask.count + len(dead) and o.worth(card) > most:
            target, most = cost, o.worth(card)
    return DISCARD[dead[0]] if dead and ask.count < target else DONE


def put_aside(g: Dominion, ask: Asking) -> Pick:
    """Gear: action cards that cannot be played, and coins that buy nothing more."""
    o = Outlook(g, ask.player)
    hand = o.p.hand
    use = uses(g, ask.player, hand, o.density())
    for card in kinds(hand):
        if g.is_action(ask.player, card) and use[card] <= 0.1:
            return ASIDE[card]
    coins = g.table.coins + sum([card.coins for card in hand if card.is_treasure])
    spare = coins - wanted_coins(coins)
    for card in sorted(kinds(hand), key=lambda card: -card.coins):
        if card.is_treasure and 0 < card.coins <= spare:
            return ASIDE[card]
    return DONE


def save(g: Dominion, ask: Asking) -> Pick:
    """What will be most useful in the next turn."""
    o = Outlook(g, ask.player)
    best = max(kinds(o.p.hand), key=lambda card: hand_part(o, card))
    return ASIDE[best]


def scout(g: Dominion, ask: Asking) -> Pick:
    assert isinstance(ask, events.ScoutDiscard)
    o = Outlook(g, ask.player)
    cards = kinds(g.top(ask.player, ask.looked))
    return DISCARD[min(cards, key=lambda card: (hand_part(o, card), card.index))]


def put_back(g: Dominion, ask: Asking) -> Pick:
    """The least useful card lowest."""
    o = Outlook(g, ask.player)
    cards = [pick.card for pick in options_of(g, ask)]
    return TOPDECK[min(cards, key=lambda card: (hand_part(o, card), card.index))]


def show_victory(g: Dominion, ask: Asking) -> Pick:
    return options_of(g, ask)[0]


def library(g: Dominion, ask: Asking) -> Pick:
    """Keep an action card only if it can be played."""
    options = options_of(g, ask)
    card = options[0].card
    role = role_of(g.table.players[ask.player], card)
    keeps = g.table.actions > 0 and (not role.terminal or hand_uses(g, ask)[card] > 1.0)
    return KEEP[card] if keeps else ASIDE[card]


def spy(g: Dominion, ask: Asking) -> Pick:
    """Let others draw what is bad, and discard it from the own deck."""
    assert isinstance(ask, base_attacks.SpyChoice)
    o = Outlook(g, ask.victim)
    top = g.table.players[ask.victim].deck[-1]
    is_good = hand_part(o, top) >= min(1.5, o.density())
    return TOPDECK[top] if is_good == (ask.victim == ask.player) else DISCARD[top]


def keep_best(g: Dominion, ask: Asking) -> Pick:
    """Raze: the card to take into the hand."""
    assert isinstance(ask, adventures.RazeKeep)
    cards = g.top(ask.player, ask.looked)
    o = Outlook(g, ask.player)
    return KEEP[most_useful(uses(g, ask.player, cards, o.density()))]


def deck_down(g: Dominion, ask: Asking) -> Pick:
    """If the cards in the deck are worse than those that would be shuffled in."""
    p = g.table.players[ask.player]
    rest = p.discard + p.play
    if not rest:
        return NO
    return YES if mean_use(rest) * 1.05 >= mean_use(p.deck) else NO


def mean_use(cards: list[Card]) -> float:
    return sum([ROLES[card.index].coins + ROLES[card.index].cards for card in cards]) / len(cards)
