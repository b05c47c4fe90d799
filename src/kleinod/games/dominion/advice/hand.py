"""What the cards of a hand are good for in this turn or the next: which to keep, which to let go."""

from typing import Final

from kleinod.games.dominion.advice.roles import role_of
from kleinod.games.dominion.facts import Card
from kleinod.games.dominion.match import Dominion

UNPLAYABLE: Final = 0.1
"""An action card for which there is no action."""


def uses(g: Dominion, seat: int, hand: list[Card], density: float) -> dict[Card, float]:
    """For each kind in a hand what one of it is good for, in coins; `density` is what a card drawn is worth.

    Terminal action cards beyond the actions that there are have hardly any use.
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
        # of several alike one may be let go if not all can be played
        spare = len([1 for _, _, other in terminals if other is card]) > actions
        found[card] = UNPLAYABLE if spare else max(use, UNPLAYABLE)
    return found


def least_useful(uses: dict[Card, float]) -> Card:
    """The card that is missed least; of equal ones the first by the rules' list."""
    return min(uses, key=lambda card: (uses[card], card.index))


def most_useful(uses: dict[Card, float]) -> Card:
    return max(uses, key=lambda card: (uses[card], -card.index))
