"""What the cards do, by the occasion: tables that the modules of `cards` fill, each with its own cards.

Where a table is looked up by a player's card the key is its ability (`Dominion.ability`), so that an Estate that has
another card's text does what that card does. What concerns no card of a game costs next to nothing: see `Occasions`.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from kleinod.engine.phrases import Reason
from kleinod.engine.step import Step
from kleinod.games.dominion.facts import Bonus, Card
from kleinod.games.dominion.options import Pick
from kleinod.games.dominion.play import Play, Standing
from kleinod.games.dominion.table import Player

if TYPE_CHECKING:
    from kleinod.games.dominion.effects import CallWindow, React
    from kleinod.games.dominion.match import Dominion
    from kleinod.games.dominion.triggers import WhenGained

Effect = Callable[["Dominion", Play], None]
"""What a card does that is played."""
Now = Callable[["Dominion", int], None]
"""What happens to a player, at once."""
Moved = Callable[["Dominion", int, Card], None]
"""What happens because a player's card went somewhere."""


# --- playing ---------------------------------------------------------------------------------------------------------


class Reaction:
    """How a card in hand can be used when an attack is played: the option for it, and what comes of that."""

    def __init__(self, picks: dict[Card, Pick], use: Callable[["Dominion", "React", Card], None]) -> None:
        self.picks = picks
        self.use = use


class AfterAction:
    """A card that can be called from the mat after an action card.

    `applies` says whether it can now; `call` goes on with the number under which it then lies in play.
    """

    def __init__(
        self,
        call: Callable[["Dominion", "CallWindow", int], None],
        applies: Callable[["Dominion", Play], bool] | None = None,
    ) -> None:
        self.call = call
        self.applies = applies  # None: always


EFFECTS: Final[dict[Card, Effect]] = {}
"""What each card does when played, besides its bonus, and besides what all reserve and duration cards do."""
WHEN_ACTION_PLAYED: Final[dict[Card, Bonus]] = {}
"""What a card played earlier gives, while its effect lasts, whenever its player plays an action card."""
WHEN_ATTACKED: Final[dict[Card, Reaction]] = {}
"""The reactions of cards in hand."""
PROTECTING: Final[list[Card]] = []
"""Cards whose player is unaffected by attacks as long as their effect lasts."""
AFTER_ACTION: Final[dict[Card, AfterAction]] = {}
"""The cards that can be called after an action card."""
DOUBLERS: Final[list[Card]] = []
"""The cards that play another one again, and stay in play with it."""
COST_CUTS: Final[dict[Card, int]] = {}
"""How much cheaper all cards are for each of these that the player in turn has in play."""


# --- the start of a turn ---------------------------------------------------------------------------------------------


class AtStart:
    """What a card played earlier does at the start of its player's next turn; if it `stays`, of all turns to come."""

    def __init__(
        self,
        resolve: Callable[["Dominion", int, Standing], None] | None = None,
        *,
        bonus: Bonus | None = None,
        stays: bool = False,
    ) -> None:
        self.resolve = resolve
        self.bonus = bonus or Bonus()
        self.stays = stays

    def may_come_first(self) -> bool:
        """Whether it gives only buys or coins, so that its place in the order makes no difference."""
        return self.resolve is None and self.bonus.cards == 0


AT_START: Final[dict[Card, AtStart]] = {}
CALLED_AT_START: Final[dict[Card, Now]] = {}
"""What a card does that is called at the start of a turn."""
HOLDING: Final[dict[Card, int]] = {}
"""The cards that lie in play only if they hold others for the next turn, and how many each play can hold."""


# --- buying ----------------------------------------------------------------------------------------------------------


class WhenBuying:
    """What a card does when it is bought itself, and whether it does so now."""

    def __init__(self, resolve: Now, applies: Callable[["Dominion", int], bool] | None = None) -> None:
        self.resolve = resolve
        self.applies = applies  # None: always


class Toll:
    """What somebody else's card, played earlier, does to who buys a card; perhaps only once for all of its kind."""

    def __init__(self, resolve: Now, *, once: bool = False) -> None:
        self.resolve = resolve
        self.once = once


EVENT_EFFECTS: Final[dict[Card, Now]] = {}
"""What each event does when it is bought, besides its bonus and moving its token."""
ONCE_A_GAME: Final[dict[Card, tuple[str, str]]] = {}
"""Events that are bought once a game: the key of a position that says so, and the token that says it as well."""
WHEN_BOUGHT: Final[dict[Card, WhenBuying]] = {}
"""What a card does, and what the trashing token does that lies on its pile (TOKEN)."""
TOLLS: Final[dict[Card, Toll]] = {}


# --- gaining ---------------------------------------------------------------------------------------------------------


class GainOffer:
    """What a player may do who has gained a card: the options, and what comes of one of them."""

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


# --- the end of a turn, and of the game ------------------------------------------------------------------------------

AT_END_OF_BUYING: Final[dict[Card, Now]] = {}
"""In a game with this card: what the end of a buy phase does."""
BEFORE_CLEAN_UP: Final[dict[Card, Callable[["Dominion", int], Step["Dominion"] | None]]] = {}
"""In a game with this card: what is asked before the cards in play are put away, until there is nothing to ask."""
NEXT_HAND: Final[dict[Card, int]] = {}
"""How many cards more the next hand has for each time that an event was bought."""
AT_END_OF_TURN: Final[dict[Card, Callable[["Dominion", int, Standing], None]]] = {}
"""What a card or an event has set up for the end of the turn, when the next hand is drawn."""
EXTRA_TURNS: Final[dict[Card, Reason]] = {}
"""Events that give an extra turn without purchases of cards, and what refuses those."""
POINTS: Final[dict[Card, Callable[[Player, list[Card]], int]]] = {}
"""What all cards of a kind are worth together, if not what is printed; from their player, and all cards owned."""


class Occasions:
    """Which of the tables concern a game, by its cards and events."""

    def __init__(self, cards: list[Card]) -> None:
        self.action_played = has_any(cards, WHEN_ACTION_PLAYED)
        self.attacked = has_any(cards, WHEN_ATTACKED)
        self.protecting = tuple([card for card in PROTECTING if card in cards])
        self.after_action = has_any(cards, AFTER_ACTION)
        self.cost_cuts = has_any(cards, COST_CUTS)
        self.tolls = has_any(cards, TOLLS)
        self.gain_offers = tuple([offer for card, offer in GAIN_OFFERS.items() if card in cards])
        gains = len(self.gain_offers) > 0 or has_any(cards, WHEN_GAINED)
        self.gained = tuple(ON_GAIN) if gains else ()
        self.trashed = tuple([moved for card, moved in WHEN_TRASHED.items() if card in cards])
        self.discarded = tuple([moved for card, moved in WHEN_DISCARDED.items() if card in cards])
        self.end_of_buying = tuple([now for card, now in AT_END_OF_BUYING.items() if card in cards])
        self.next_hand = has_any(cards, NEXT_HAND)
        self.extra_turns = has_any(cards, EXTRA_TURNS)
        # cards of one kind may share theirs
        self.before_clean_up = tuple(dict.fromkeys([ask for card, ask in BEFORE_CLEAN_UP.items() if card in cards]))


def has_any(cards: list[Card], table: Iterable[Card]) -> bool:
    """Whether a table has one of these cards."""
    return any(card in cards for card in table)
