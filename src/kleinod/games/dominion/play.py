"""One playing of a card, and what it leaves for later."""

from typing import Any, Final

from kleinod.engine.checked import CheckedDict, unknown
from kleinod.engine.step import ComponentField, Field, Step
from kleinod.games.dominion.facts import CARDS, ESTATE, NO_CARD, Card

PLAYABLE: Final = [
    card.id for card in CARDS.values() if card.is_action or (card.is_treasure and card.set == "adventures")
]
ACTIONS: Final = [card.id for card in CARDS.values() if card.is_action]
CAUSES: Final = {card.id: card for card in CARDS.values() if card.set not in ("basic", "prosperity")}


class Play:
    """Who plays, which card, the number under which it lies in play, and which players are unaffected (as bits).

    `ability` is the card whose text is carried out: the card itself, or what an Estate has inherited.
    """

    def __init__(self, player: int, card: Card, number: int, ability: Card, unaffected: int = 0) -> None:
        self.player = player
        self.card = card
        self.number = number
        self.ability = ability
        self.unaffected = unaffected

    def spares(self, seat: int) -> bool:
        return self.unaffected >> seat & 1 == 1

    def sparing(self, seat: int) -> "Play":
        """The same play, with one more player unaffected."""
        return Play(self.player, self.card, self.number, self.ability, self.unaffected | 1 << seat)


class Standing:
    """What a play has set up for the start of its player's next turn, or for the rest of the game.

    It happens even if the card leaves play (DOM-DUR-3). Never changed, only replaced: tables share it.
    """

    def __init__(
        self,
        card: Card,
        number: int,
        ability: Card,
        *,
        unaffected: int = 0,
        aside: tuple[Card, ...] = (),
        due: bool = False,
    ) -> None:
        self.card = card
        self.number = number  # of the card in play
        self.ability = ability
        self.unaffected = unaffected  # players whom it does not hit, as bits
        self.aside = aside  # cards face down beneath it, known to their owner alone
        self.due = due  # it happens in this start of turn

    def spares(self, seat: int) -> bool:
        return self.unaffected >> seat & 1 == 1

    def with_due(self, *, due: bool) -> "Standing":
        return Standing(self.card, self.number, self.ability, unaffected=self.unaffected, aside=self.aside, due=due)


def seats_of(bits: int) -> list[int]:
    """The seats of players given as bits."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def read_ability(row: CheckedDict, card: Card) -> Card:
    """Under `as` the card whose text an Estate has; else the card itself."""
    return CARDS[row.one_of("as", ACTIONS)] if card is ESTATE else card


class PlayField(Field):
    def write(self, value: object) -> object:
        assert isinstance(value, Play)
        data: dict[str, object] = {"player": value.player, "card": value.card.id, "number": value.number}
        if value.ability is not value.card:
            data["as"] = value.ability.id
        if value.unaffected:
            data["unaffected"] = seats_of(value.unaffected)
        return data

    def read(self, row: CheckedDict, seats: int) -> object:
        entry = row.section(self.name)
        player = entry.number("player", 0, seats - 1)
        card = CARDS[entry.one_of("card", [*PLAYABLE, ESTATE.id])]
        play = Play(player, card, entry.count("number"), read_ability(entry, card))
        if entry.has("unaffected"):
            for seat in entry.numbers("unaffected", 0, seats - 1):
                play = play.sparing(seat)
        entry.finish()
        return play


class CardField(ComponentField):
    def __init__(self, name: str) -> None:
        super().__init__(name, CARDS)


class CauseField(ComponentField):
    """Under `cause` the card or event that asks a question: one with a rule of its own."""

    def __init__(self) -> None:
        super().__init__("cause", CAUSES)

    def of(self, step: "Step[Any]") -> object:
        value: object = getattr(step, "by")  # noqa: B009
        return value


class CardOrNone(CardField):
    """A card, or null for NO_CARD."""

    def write(self, value: object) -> object:
        assert isinstance(value, Card)
        return value.id or None

    def read(self, row: CheckedDict, seats: int) -> object:
        return super().read(row, seats) if row.has(self.name) else NO_CARD


class CardsField(Field):
    """Some cards that all know, as a tuple."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [card.id for card in value]

    def read(self, row: CheckedDict, seats: int) -> object:
        return tuple(read_cards(row, self.name))


class OneOf(Field):
    """One of some words."""

    def __init__(self, name: str, choices: list[str]) -> None:
        super().__init__(name)
        self.choices = choices

    def read(self, row: CheckedDict, seats: int) -> object:
        return row.one_of(self.name, self.choices)


def read_cards(row: CheckedDict, key: str, more: dict[str, Card] | None = None) -> list[Card]:
    """A list of card ids."""
    known = {**CARDS, **more} if more else CARDS
    cards: list[Card] = []
    for i, id in enumerate(row.texts(key, maximum=1000)):
        if id not in known:
            raise row.wrong(f"{key}[{i}]", unknown(id, list(known)))
        cards.append(known[id])
    return cards
