"""Discarding, setting aside and putting cards on the deck: what the cards of a hand are good for."""

from typing import Final

from kleinod.games.dominion.advice.estimates import Asking, Estimates, options_of
from kleinod.games.dominion.advice.roles import ROLES, role_of
from kleinod.games.dominion.cards import adventures, base_attacks, events
from kleinod.games.dominion.facts import COPPER, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import ASIDE, DISCARD, DONE, KEEP, NO, TOPDECK, YES, Pick

UNPLAYABLE: Final = 0.1
"""An action card for which there is no action."""
RICH: Final = 1.3
"""Coins per card of a deck in which the next card is better than a Copper."""


def uses(g: Dominion, seat: int, hand: list[Card], density: float) -> dict[Card, float]:
    """The use of one of each kind in a hand, in coins; `density` is what a card drawn is worth.

    Terminal action cards beyond the available actions have hardly any use.
    """
    table = g.table
    p = table.players[seat]
    actions = table.actions if seat == table.player and table.phase != "cleanup" else 1
    if seat == table.player and table.phase == "buy":
        actions = 0
    found: dict[Card, float] = {}
    terminals: list[tuple[float, int, Card]] = []
    for card in hand:
        role = role_of(p, card)
        if card.is_treasure:
            found[card] = role.coins + role.gift * 0.3
        elif not g.is_action(seat, card):
            found[card] = 0.0 if card.is_victory else -0.01
        elif role.terminal:
            terminals.append(
                (role.coins + role.cards * density + role.gift + role.curses + role.trash, -card.index, card)
            )
            found[card] = UNPLAYABLE
        elif actions > 0:
            actions += role.actions - 1
            found[card] = 0.2 + role.coins + role.cards * density + role.gift * 0.5
        else:
            found[card] = UNPLAYABLE
    terminals.sort(reverse=True)
    for use, _, card in terminals[:actions]:
        # of several equal cards one may go if not all can be played
        spare = len([1 for _, _, other in terminals if other is card]) > actions
        found[card] = UNPLAYABLE if spare else max(use, UNPLAYABLE)
    return found


def least_useful(uses: dict[Card, float]) -> Card:
    """The card that is missed least; of equal ones the first in the rules' list."""
    return min(uses, key=lambda card: (uses[card], card.index))


def most_useful(uses: dict[Card, float]) -> Card:
    return max(uses, key=lambda card: (uses[card], -card.index))


def hand_uses(g: Dominion, seat: int) -> dict[Card, float]:
    """The use of one of each kind in a player's hand."""
    e = Estimates(g, seat)
    return uses(g, seat, e.p.hand, e.density())


def wanted_coins(coins: int) -> int:
    """The coins, of those available, that buy something."""
    for price in (8, 6, 5, 3):
        if coins >= price:
            return price
    return 0


def dead_cards(g: Dominion, seat: int) -> list[Card]:
    """The cards of the hand that are of no use in this turn."""
    e = Estimates(g, seat)
    use = uses(g, seat, e.p.hand, e.density())
    rich = e.density() > RICH
    return [card for card in e.p.hand if use[card] < UNPLAYABLE + 0.01 or (card is COPPER and rich)]


# --- answers ---------------------------------------------------------------------------------------------------------


def discard(g: Dominion, ask: Asking) -> Pick:
    return DISCARD[least_useful(hand_uses(g, ask.player))]


def discard_attack(g: Dominion, ask: Asking) -> Pick:
    """Quest: the cheapest attack card; it will come again."""
    return min(options_of(g, ask), key=lambda pick: (pick.card.cost, pick.card.index))


def cellar(g: Dominion, ask: Asking) -> Pick:
    """Everything that is of no use now."""
    dead = dead_cards(g, ask.player)
    return DISCARD[dead[0]] if dead else DONE


def artificer(g: Dominion, ask: Asking) -> Pick:
    """As many useless cards as the best card costs that can be gained for them."""
    assert isinstance(ask, adventures.ArtificerDiscard)
    e = Estimates(g, ask.player)
    dead = dead_cards(g, ask.player)
    target = 0
    maximum = 0.0
    for card, count in g.table.supply.items():
        cost = g.cost(card)
        if count and ask.count <= cost <= ask.count + len(dead) and e.worth(card) > maximum:
            target, maximum = cost, e.worth(card)
    return DISCARD[dead[0]] if dead and ask.count < target else DONE


def gear(g: Dominion, ask: Asking) -> Pick:
    """Action cards that cannot be played, and coins that would buy nothing."""
    e = Estimates(g, ask.player)
    hand = e.p.hand
    use = uses(g, ask.player, hand, e.density())
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
    e = Estimates(g, ask.player)
    best = max(kinds(e.p.hand), key=lambda card: e.coins_of(card))
    return ASIDE[best]


def scout(g: Dominion, ask: Asking) -> Pick:
    assert isinstance(ask, events.ScoutDiscard)
    e = Estimates(g, ask.player)
    cards = kinds(g.top(ask.player, ask.looked))
    return DISCARD[min(cards, key=lambda card: (e.coins_of(card), card.index))]


def put_back(g: Dominion, ask: Asking) -> Pick:
    """The least useful card lowest."""
    e = Estimates(g, ask.player)
    cards = [pick.card for pick in options_of(g, ask)]
    return TOPDECK[min(cards, key=lambda card: (e.coins_of(card), card.index))]


def library(g: Dominion, ask: Asking) -> Pick:
    """Keep an action card only if it can be played."""
    options = options_of(g, ask)
    card = options[0].card
    role = role_of(g.table.players[ask.player], card)
    keeps = g.table.actions > 0 and (not role.terminal or hand_uses(g, ask.player)[card] > 1.0)
    return KEEP[card] if keeps else ASIDE[card]


def spy(g: Dominion, ask: Asking) -> Pick:
    """Leave bad cards on the decks of others, and discard them from one's own."""
    assert isinstance(ask, base_attacks.SpyChoice)
    e = Estimates(g, ask.victim)
    top = g.table.players[ask.victim].deck[-1]
    is_good = e.coins_of(top) >= min(1.5, e.density())
    return TOPDECK[top] if is_good == (ask.victim == ask.player) else DISCARD[top]


def raze_keep(g: Dominion, ask: Asking) -> Pick:
    """The card to take into the hand."""
    assert isinstance(ask, adventures.RazeKeep)
    cards = g.top(ask.player, ask.looked)
    e = Estimates(g, ask.player)
    return KEEP[most_useful(uses(g, ask.player, cards, e.density()))]


def deck_down(g: Dominion, ask: Asking) -> Pick:
    """Yes if the cards in the deck are worse than those that would be shuffled in."""
    p = g.table.players[ask.player]
    rest = p.discard + p.play
    if not rest:
        return NO
    return YES if mean_use(rest) * 1.05 >= mean_use(p.deck) else NO


def mean_use(cards: list[Card]) -> float:
    return sum([ROLES[card.index].coins + ROLES[card.index].cards for card in cards]) / len(cards)
