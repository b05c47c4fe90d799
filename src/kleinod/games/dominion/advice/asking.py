"""What all answers have in common: the question, its options, and what a card brings in a hand."""

from collections.abc import Callable
from typing import Any

from kleinod.engine.step import Choose
from kleinod.games.dominion.advice.hand import uses
from kleinod.games.dominion.advice.insight import Insight
from kleinod.games.dominion.advice.outlook import Outlook
from kleinod.games.dominion.advice.roles import role_of
from kleinod.games.dominion.facts import Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import Pick

Asking = Choose[Any, Any]
Answer = Callable[[Dominion, Asking], Pick]
LastingAnswer = Callable[[Dominion, Asking, Insight], Pick]
"""About what comes into a deck, or lies by a pile, for good: depends on how well somebody knows the game."""


def options_of(g: Dominion, ask: Asking) -> list[Pick]:
    options: list[Pick] = ask.options(g)
    return options


def hand_uses(g: Dominion, ask: Asking) -> dict[Card, float]:
    """For each kind in the hand what one of it is good for."""
    o = Outlook(g, ask.player)
    return uses(g, ask.player, o.p.hand, o.density())


def hand_part(o: Outlook, card: Card) -> float:
    """What a card brings in coins, in any hand."""
    role = role_of(o.p, card)
    return role.coins + role.cards * o.density() + role.gift


def wanted_coins(coins: int) -> int:
    """The coins that buy something, of those that there are."""
    for price in (8, 6, 5, 3):
        if coins >= price:
            return price
    return 0
