"""What the cards do, by the occasion: tables that the modules of `cards` fill, each with its own cards.

Where a table is looked up by a player's card the key is its ability (`Dominion.ability`), so that an Estate that has
another card's text does what that card does. What concerns no card of a game costs nothing there: see `Occasions`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kleinod.games.dominion.facts import Card
from kleinod.games.dominion.options import Pick

if TYPE_CHECKING:
    from kleinod.games.dominion.match import Dominion
    from kleinod.games.dominion.triggers import WhenGained

Now = Callable[["Dominion", int], None]
"""Something that happens at once to a player."""
Moved = Callable[["Dominion", int, Card], None]
"""Something that happens because a player's card went somewhere."""


# --- gaining ---------------------------------------------------------------------------------------------------------


class GainOffer:
    """What a player may do who has gained a card: the options, and what comes of one of them."""

    __slots__ = ("accept", "picks")

    def __init__(
        self,
        picks: Callable[["Dominion", "WhenGained"], list[Pick]],
        accept: Callable[["Dominion", "WhenGained", Pick], None],
    ) -> None:
        self.picks = picks
        self.accept = accept


WHEN_GAINED: Final[dict[Card, Now]] = {}
"""What a card does when it is gained itself; compulsory."""
GAIN_OFFERS: Final[dict[Card, GainOffer]] = {}
"""What a card or an event offers when any card is gained."""
ON_GAIN: Final[list[Callable[["Dominion", int, Card, str], None]]] = []
"""Told of every gain, and where the card went, in a game with cards of these two tables; `triggers` stands here."""


# --- trashing and discarding -----------------------------------------------------------------------------------------

WHEN_TRASHED: Final[dict[Card, Moved]] = {}
"""In a game with this card: what any trashing of a player's card does. What has to be asked is put by `trigger`."""
WHEN_DISCARDED: Final[dict[Card, Moved]] = {}
"""The same for discarding outside of clean-up."""


class Occasions:
    """Which of the tables concern a game, by its cards and events."""

    __slots__ = ("discarded", "gain_offers", "gained", "trashed")

    def __init__(self, cards: list[Card]) -> None:
        self.gain_offers = tuple([offer for card, offer in GAIN_OFFERS.items() if card in cards])
        gains = len(self.gain_offers) > 0 or has_any(cards, WHEN_GAINED)
        self.gained = tuple(ON_GAIN) if gains else ()
        self.trashed = tuple([moved for card, moved in WHEN_TRASHED.items() if card in cards])
        self.discarded = tuple([moved for card, moved in WHEN_DISCARDED.items() if card in cards])


def has_any(cards: list[Card], table: dict[Card, Now]) -> bool:
    """Whether a table has one of these cards."""
    return any(card in table for card in cards)
