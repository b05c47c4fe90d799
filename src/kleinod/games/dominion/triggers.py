"""What is triggered by the start of a turn, by a purchase and by a gain; in the player's order."""

from collections.abc import Callable
from typing import Final

from kleinod.engine.step import Seat
from kleinod.engine.tables import Row
from kleinod.games.dominion.abilities import ON_GAIN, WHEN_GAINED, Now
from kleinod.games.dominion.ask import Ask
from kleinod.games.dominion.effects import calls
from kleinod.games.dominion.facts import CARDS, CURSE, TOKEN, Card, kinds
from kleinod.games.dominion.match import DECK, DISCARD_PILE, HAND, Dominion
from kleinod.games.dominion.options import TOPDECK, Pick
from kleinod.games.dominion.order import Order
from kleinod.games.dominion.play import CardField, CardsField, OneOf, Standing, read_cards
from kleinod.games.dominion.steps import Gain, TrashUpTo

AtStart = Callable[[Dominion, int, Standing], None]

AT_START: Final[dict[Card, AtStart]] = {}
"""What a card played earlier does at the start of its player's turn; filled by `cards`."""
WHEN_BOUGHT: Final[dict[Card, Now]] = {}
"""What a card does when bought."""
WHEN_CALLED: Final[dict[Card, Now]] = {}
"""What a card does that is called at the start of a turn."""

HAUNTED_WOODS: Final = CARDS["haunted_woods"]
HIRELING: Final = CARDS["hireling"]
MESSENGER: Final = CARDS["messenger"]
PLAN: Final = CARDS["plan"]
SWAMP_HAG: Final = CARDS["swamp_hag"]
BONUS_ONLY: Final = [CARDS["caravan_guard"], CARDS["bridge_troll"], SWAMP_HAG]
"""At the start of a turn these give only buys or coins: their place in the order makes no difference."""


# --- the start of a turn ---------------------------------------------------------------------------------------------


class StartOfTurn(Order):
    """DOM-START-1: durations, and calls from the mat, freely mixed."""

    __slots__ = ()
    kind = "start"
    rule = "DOM-START-1"
    fields = (Seat("player"),)

    def waiting(self, g: Dominion) -> list[Card]:
        return [standing.card for standing in g.table.players[self.player].standing if standing.due]

    def offers(self, g: Dominion) -> list[Pick]:
        if not g.table.players[self.player].mat:
            return []
        return calls(g, self.player, list(WHEN_CALLED))

    def differ(self, g: Dominion, waiting: list[Card]) -> bool:
        return len({g.ability(self.player, card) for card in waiting}) > 1

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "start"
        for standing in table.players[self.player].standing:
            if standing.due and standing.ability in BONUS_ONLY:
                self.resolve(match, standing.card)
                return False
        return super().run(match)

    def resolve(self, g: Dominion, card: Card) -> None:
        p = g.table.players[self.player]
        for i, standing in enumerate(p.standing):
            if standing.due and standing.card is card:
                after = (standing.with_due(due=False),) if standing.ability is HIRELING else ()
                p.standing = p.standing[:i] + after + p.standing[i + 1 :]
                g.then(self)
                AT_START[standing.ability](g, self.player, standing)
                return

    def accept(self, g: Dominion, option: Pick) -> None:
        g.call(self.player, option.card)
        g.then(self)
        WHEN_CALLED[g.ability(self.player, option.card)](g, self.player)


def make_due(g: Dominion, player: int) -> None:
    """A turn begins: what stands for its start is due."""
    p = g.table.players[player]
    if p.standing:
        p.standing = tuple([standing.with_due(due=standing.ability in AT_START) for standing in p.standing])


# --- purchases -------------------------------------------------------------------------------------------------------


class Triggers(CardsField):
    """What waits when a card is bought or gained."""

    def read(self, row: Row, seats: int) -> object:
        return tuple(read_cards(row, self.name, {TOKEN.id: TOKEN}))


class WhenBought(Order):
    """DOM-BUY-1: a card is bought and not yet gained."""

    __slots__ = ("card", "left")
    rule = "DOM-BUY-1"
    fields = (Seat("player"), CardField("card"), Triggers("left"))

    def __init__(self, player: int, card: Card, left: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.card = card
        self.left = left

    def waiting(self, g: Dominion) -> list[Card]:
        return list(self.left)

    def resolve(self, g: Dominion, card: Card) -> None:
        left = list(self.left)
        left.remove(card)
        g.then(WhenBought(self.player, self.card, tuple(left)))
        if card is TOKEN:
            g.then(TrashUpTo(self.player, PLAN, 1))
        elif card is self.card and g.ability(self.player, card) in WHEN_BOUGHT:
            WHEN_BOUGHT[g.ability(self.player, card)](g, self.player)
        elif card is SWAMP_HAG:
            g.then(Gain(self.player, CURSE))
        elif card is HAUNTED_WOODS:
            g.then(HandOntoDeck(self.player))


class HandOntoDeck(Ask):
    """Haunted Woods: the rest of the hand goes on the deck, one card after another; asked by its number."""

    __slots__ = ()
    kind = "topdeck"
    rule = "CARD-haunted_woods"
    from_hand = True
    fields = (Seat("player"),)

    def run(self, match: Dominion) -> bool:
        hand = self.hand(match)
        if len(hand) == 1:
            match.hand_onto_deck(self.player, hand[0])
        return len(hand) > 1

    def options(self, match: Dominion) -> list[Pick]:
        return [TOPDECK[card] for card in kinds(self.hand(match))]

    def series(self, match: Dominion) -> int:
        return len(self.hand(match)) - 1

    def answer(self, match: Dominion, option: Pick) -> None:
        match.hand_onto_deck(self.player, option.card)
        match.then(self)


def buy_card(g: Dominion, player: int, card: Card) -> None:
    """What happens after paying for a card (DOM-BUY-1)."""
    waiting = _own_triggers(g, player, card)
    for seat, other in enumerate(g.table.players):
        for standing in other.standing if seat != player else ():
            once = standing.ability is HAUNTED_WOODS and HAUNTED_WOODS not in waiting
            if (once or standing.ability is SWAMP_HAG) and not standing.spares(player):
                waiting.append(standing.ability)
    if waiting:
        g.then(WhenBought(player, card, tuple(waiting)), Gain(player, card))
    else:
        g.gain(player, card)


def _own_triggers(g: Dominion, player: int, card: Card) -> list[Card]:
    """What the card says itself, and the trashing token."""
    waiting: list[Card] = []
    ability = g.ability(player, card)
    if ability in WHEN_BOUGHT and (ability is not MESSENGER or len(g.table.bought) == 1):
        waiting.append(card)
    if g.table.players[player].tokens.get("trash") is card:
        waiting.append(TOKEN)
    return waiting


# --- gains -----------------------------------------------------------------------------------------------------------


class WhenGained(Order):
    """DOM-GAIN-2: a card was gained and lies where it came; what it does itself, and what others offer."""

    __slots__ = ("card", "left", "to")
    kind = "gained"
    rule = "DOM-GAIN-2"
    fields = (Seat("player"), CardField("card"), OneOf("to", [DISCARD_PILE, HAND, DECK]), Triggers("left"))

    def __init__(self, player: int, card: Card, to: str, left: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.card = card
        self.to = to
        self.left = left

    def waiting(self, g: Dominion) -> list[Card]:
        return list(self.left)

    def offers(self, g: Dominion) -> list[Pick]:
        picks: list[Pick] = []
        for offer in g.occasions.gain_offers:
            picks += offer.picks(g, self)
        return picks

    def lies_there(self, g: Dominion) -> bool:
        """Whether the card is still where it came and not yet on the deck (DOM-LOSE-1)."""
        p = g.table.players[self.player]
        if self.to == DISCARD_PILE:
            return self.card in p.discard
        return self.to == HAND and self.card in p.hand

    def resolve(self, g: Dominion, card: Card) -> None:
        g.then(WhenGained(self.player, self.card, self.to, ()))
        gained = WHEN_GAINED.get(g.ability(self.player, card))
        if gained is not None:
            gained(g, self.player)

    def accept(self, g: Dominion, option: Pick) -> None:
        for offer in g.occasions.gain_offers:
            if option in offer.picks(g, self):
                offer.accept(g, self, option)
                return


def when_gained(g: Dominion, player: int, card: Card, to: str) -> None:
    """A card was gained: what that triggers comes before the next step."""
    left = (card,) if g.ability(player, card) in WHEN_GAINED else ()
    g.trigger(WhenGained(player, card, to, left))


ON_GAIN.append(when_gained)
