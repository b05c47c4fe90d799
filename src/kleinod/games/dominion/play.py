"""One playing of a card."""

from typing import Final

from kleinod.engine.step import Field
from kleinod.engine.tables import Row, unknown
from kleinod.engine.words import Words
from kleinod.games.dominion.facts import CARDS, NO_CARD, Card

ACTIONS: Final = [card.id for card in CARDS.values() if card.is_action]


class Play:
    """Who plays, which card, the number under which it lies in play, and which players are unaffected (as bits)."""

    __slots__ = ("card", "number", "player", "unaffected")

    def __init__(self, player: int, card: Card, number: int, unaffected: int = 0) -> None:
        self.player = player
        self.card = card
        self.number = number
        self.unaffected = unaffected

    def spares(self, seat: int) -> bool:
        return self.unaffected >> seat & 1 == 1

    def sparing(self, seat: int) -> "Play":
        """The same play, with one more player unaffected."""
        return Play(self.player, self.card, self.number, self.unaffected | 1 << seat)


class PlayField(Field):
    def write(self, value: object) -> object:
        assert isinstance(value, Play)
        data: dict[str, object] = {"player": value.player, "card": value.card.id, "number": value.number}
        if value.unaffected:
            data["unaffected"] = [seat for seat in range(value.unaffected.bit_length()) if value.spares(seat)]
        return data

    def read(self, row: Row, seats: int) -> object:
        entry = row.row(self.name)
        player = entry.number("player", 0, seats - 1)
        card = CARDS[entry.one_of("card", ACTIONS)]
        play = Play(player, card, entry.count("number"))
        if entry.has("unaffected"):
            for seat in entry.numbers("unaffected", 0, seats - 1):
                play = play.sparing(seat)
        entry.finish()
        return play


class CardField(Field):
    def write(self, value: object) -> object:
        assert isinstance(value, Card)
        return value.id

    def read(self, row: Row, seats: int) -> object:
        return CARDS[row.one_of(self.name, list(CARDS))]

    def words(self, value: object) -> Words:
        assert isinstance(value, Card)
        return value.name


class Cause(CardField):
    """The card that makes a player do something: one with a rule of its own."""

    def read(self, row: Row, seats: int) -> object:
        return CARDS[row.one_of(self.name, ACTIONS)]


class CardOrNone(CardField):
    """A card, or null for NO_CARD."""

    def write(self, value: object) -> object:
        assert isinstance(value, Card)
        return value.id or None

    def read(self, row: Row, seats: int) -> object:
        return super().read(row, seats) if row.has(self.name) else NO_CARD


class CardsField(Field):
    """Some cards that all know, as a tuple."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [card.id for card in value]

    def read(self, row: Row, seats: int) -> object:
        return tuple(read_cards(row, self.name))


def read_cards(row: Row, key: str) -> list[Card]:
    """A list of card ids."""
    cards: list[Card] = []
    for i, id in enumerate(row.texts(key, most=1000)):
        if id not in CARDS:
            raise row.wrong(f"{key}[{i}]", unknown(id, list(CARDS)))
        cards.append(CARDS[id])
    return cards
