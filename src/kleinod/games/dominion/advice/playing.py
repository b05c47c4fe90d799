"""The action phase: first what gives back its action, then the strongest of the rest; and nothing that does harm."""

from collections.abc import Callable
from typing import Final

from kleinod.games.dominion.advice.outlook import Outlook
from kleinod.games.dominion.advice.roles import Role, role_of
from kleinod.games.dominion.advice.trashing import best_upgrade, dead_cards, junk_of, worst_card
from kleinod.games.dominion.facts import CARDS, COPPER, SILVER, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, PLAY, Pick

Sensible = Callable[[Dominion, int], bool]

FULL_HAND: Final = 7
THRIFTY: Final = 4
"""Coins in hand that a Storyteller does not turn into cards."""


def action_phase(g: Dominion, seat: int) -> Pick:
    card = best_action(g, seat, actions=g.table.actions)
    return DONE if card is None else PLAY[card]


def best_action(g: Dominion, seat: int, *, actions: int) -> Card | None:
    """The action card of the hand to play next."""
    p = g.table.players[seat]
    loose: Card | None = None
    first = -1
    terminal: Card | None = None
    strongest = -1.0
    for card in kinds(p.hand):
        if not g.is_action(seat, card):
            continue
        ability = g.ability(seat, card)
        if ability in SENSIBLE and not SENSIBLE[ability](g, seat):
            continue
        role = role_of(p, card)
        if not role.terminal:
            if role.order > first:
                loose, first = card, role.order
        else:
            strength = float(role.order) if actions > 1 else strength_of(role)
            if strength > strongest:
                terminal, strongest = card, strength
    return loose if loose is not None else terminal


def strength_of(role: Role) -> float:
    """What one playing is worth, roughly in coins."""
    strength = role.coins + role.cards + role.gift + 2.0 * role.curses + 0.8 * role.trash + 2.0 * role.lasting
    if role.up_to or role.gains.cost:
        strength += 1.5
    return max(0.0, strength)


def most_worth_doubling(g: Dominion, seat: int) -> Card | None:
    """The action card of the hand to play twice."""
    p = g.table.players[seat]
    best: Card | None = None
    most = 0.0
    for card in kinds(p.hand):
        if g.is_action(seat, card):
            ability = g.ability(seat, card)
            if ability in SENSIBLE and not SENSIBLE[ability](g, seat):
                continue
            role = role_of(p, card)
            strength = 0.5 + strength_of(role) + (0.7 * role.actions if len(p.hand) > 2 else 0.0)
            if strength > most:
                best, most = card, strength
    return best


# --- cards that are not always worth playing -------------------------------------------------------------------------


def another_action(g: Dominion, seat: int) -> bool:
    """For what plays another card: there is one in the hand."""
    others = [card for card in g.table.players[seat].hand if g.is_action(seat, card)]
    return len([1 for card in others if g.ability(seat, card) not in DOUBLERS]) > 0 or len(others) > 2


def chapel_fodder(g: Dominion, seat: int) -> bool:
    return junk_of(Outlook(g, seat), without(g, seat, CARDS["chapel"])) is not None


def raze_fodder(g: Dominion, seat: int) -> bool:
    return worst_card(Outlook(g, seat), without(g, seat, CARDS["raze"]), least=0.0) is not None


def without(g: Dominion, seat: int, ability: Card) -> list[Card]:
    """The rest of the hand, once a card of it is played."""
    rest = g.table.players[seat].hand[:]
    for card in rest:
        if g.ability(seat, card) is ability:
            rest.remove(card)
            break
    return rest


def copper_in_hand(g: Dominion, seat: int) -> bool:
    return COPPER in g.table.players[seat].hand


def treasure_to_mine(g: Dominion, seat: int) -> bool:
    hand = g.table.players[seat].hand
    return COPPER in hand or SILVER in hand


def something_to_remodel(g: Dominion, seat: int) -> bool:
    return best_upgrade(Outlook(g, seat), without(g, seat, CARDS["remodel"]), more=2)[1] > 0.2


def something_to_sift(g: Dominion, seat: int) -> bool:
    return len(dead_cards(g, seat)) > 0


def room_in_hand(g: Dominion, seat: int) -> bool:
    return len(g.table.players[seat].hand) <= FULL_HAND - 1


def poor_hand(g: Dominion, seat: int) -> bool:
    """Storyteller: the coins it takes buy less than the cards that it draws."""
    return g.table.coins < THRIFTY and COPPER in g.table.players[seat].hand


DOUBLERS: Final = [CARDS["throne_room"], CARDS["disciple"]]

SENSIBLE: Final[dict[Card, Sensible]] = {
    CARDS["throne_room"]: another_action,
    CARDS["disciple"]: another_action,
    CARDS["chapel"]: chapel_fodder,
    CARDS["raze"]: raze_fodder,
    CARDS["moneylender"]: copper_in_hand,
    CARDS["mine"]: treasure_to_mine,
    CARDS["remodel"]: something_to_remodel,
    CARDS["cellar"]: something_to_sift,
    CARDS["library"]: room_in_hand,
    CARDS["storyteller"]: poor_hand,
}
