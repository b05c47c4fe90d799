"""What is printed on the cards: read once from `data/`, shared by all matches."""

from pathlib import Path
from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text, same
from kleinod.games.dominion import texts

DATA: Final = Path(__file__).with_name("data")

TYPES: Final = [
    "treasure",
    "victory",
    "curse",
    "action",
    "attack",
    "reaction",
    "duration",
    "reserve",
    "traveller",
    "event",
]
SETS: Final = ["base", "adventures"]
"""Where the kingdom cards come from."""
CARD_FILES: Final = [
    read_toml(DATA / "cards" / f"{name}.toml") for name in ("basic", "base", "adventures", "exchange", "events")
]
"""All that belongs to single cards, in the order of the rules' list."""
ROLE_ROWS: Final[dict[str, CheckedDict]] = {}
"""What `advice` is told of each card."""
PILE_TOKENS: Final = ["plus_card", "plus_action", "plus_buy", "plus_coin", "cost", "trash"]
"""The tokens that lie on piles."""
ESTATE_TOKEN: Final = "estate"
"""The token on the card whose text a player's Estates have."""
NO_WORDS: Final = same("")
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6


class Bonus:
    """What stands on a card with a plus."""

    def __init__(self, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        self.cards = cards
        self.actions = actions
        self.buys = buys
        self.coins = coins


class Card(Component):
    """A kind of card, or an event. Zones hold kinds: two Coppers are the same Copper."""

    def __init__(self, id: str, name: Text, types: list[str]) -> None:
        super().__init__(id, name)
        self.index = -1  # place in the rules' list
        self.text = NO_WORDS
        self.ruling = NO_WORDS  # what the text leaves open
        self.set = ""
        self.cost = 0
        self.coins = 0
        self.plus = Bonus()  # a treasure's coins among it
        self.draws = 0  # cards that playing it always draws, those of the bonus among them
        self.points = 0
        self.next = ""  # the id of the card that a traveller is exchanged for
        self.once = ""  # an event that can be bought only once a "turn" or a "game"
        self.token = ""  # an event that moves this token to a pile
        self.types = types
        self.is_action = "action" in types
        self.is_treasure = "treasure" in types
        self.is_victory = "victory" in types
        self.is_attack = "attack" in types
        self.is_duration = "duration" in types
        self.is_reserve = "reserve" in types
        self.is_traveller = False
        self.is_event = "event" in types

    @property
    def rule(self) -> str:
        """The id of the rule about this card."""
        return f"EVENT-{self.id}" if self.is_event else f"CARD-{self.id}"

    @staticmethod
    def read(row: CheckedDict) -> "Card":
        types = row.texts("types")
        for type in types:
            if type not in TYPES:
                raise row.wrong("types", texts.UNKNOWN_TYPE, id=type)
        card = Card(row.text("id"), row.localized("name"), types)
        card.text = row.localized("text")
        card.ruling = row.localized("ruling") if row.has("ruling") else NO_WORDS
        card.set = row.text("set")
        card.cost = row.count("cost")
        card.coins = _count(row, "coins")
        card.points = row.number("points", -10, 20) if row.has("points") else 0
        card.next = row.text("next") if row.has("next") else ""
        card.is_traveller = card.next != ""
        card.once = row.one_of("once", ["turn", "game"]) if row.has("once") else ""
        card.token = row.one_of("token", PILE_TOKENS) if row.has("token") else ""
        plus = row.optional_section("plus")
        card.plus = Bonus(
            cards=_count(plus, "cards"),
            actions=_count(plus, "actions"),
            buys=_count(plus, "buys"),
            coins=_count(plus, "coins") + card.coins,
        )
        card.draws = card.plus.cards + _count(row, "draws")
        plus.finish()
        return card


def _count(row: CheckedDict, key: str) -> int:
    return row.count(key) if row.has(key) else 0


def _read_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for file in CARD_FILES:
        for row in file.sections("card"):
            card = Card.read(row)
            card.index = len(cards)
            cards[card.id] = card
            ROLE_ROWS[card.id] = row.optional_section("role")
            row.finish()
    return cards


def _read_sizes() -> dict[str, list[int]]:
    """Sizes of piles for 2, 3, … players."""
    sizes: dict[str, list[int]] = {}
    for row in read_toml(DATA / "supply.toml").sections("pile"):
        sizes[row.text("id")] = row.numbers("sizes", 0, 200)
        if len(sizes[row.text("id")]) != MAX_PLAYERS - MIN_PLAYERS + 1:
            raise row.wrong("sizes", texts.SIZES)
        row.finish()
    return sizes


def _read_start() -> dict[Card, int]:
    counts: dict[Card, int] = {}
    for row in read_toml(DATA / "supply.toml").sections("start"):
        counts[CARDS[row.one_of("card", list(CARDS))]] = row.count("count")
        row.finish()
    return counts


CARDS: Final[dict[str, Card]] = _read_cards()
NO_CARD: Final = Card("", NO_WORDS, [])
"""Stands where no card is named."""
TOKEN: Final = Card("token", texts.TRASHING_TOKEN, [])
"""Stands for the trashing token among the cards whose effects wait."""
SIZES: Final[dict[str, list[int]]] = _read_sizes()
START: Final[dict[Card, int]] = _read_start()

COPPER: Final = CARDS["copper"]
SILVER: Final = CARDS["silver"]
GOLD: Final = CARDS["gold"]
PLATINUM: Final = CARDS["platinum"]
ESTATE: Final = CARDS["estate"]
DUCHY: Final = CARDS["duchy"]
PROVINCE: Final = CARDS["province"]
COLONY: Final = CARDS["colony"]
CURSE: Final = CARDS["curse"]

KINGDOM: Final[list[Card]] = [card for card in CARDS.values() if card.set in SETS]
EVENT_CARDS: Final[list[Card]] = [card for card in CARDS.values() if card.is_event]


class Kingdom(Component):
    """A recommended set: ten kingdom cards and their events."""

    def __init__(self, id: str, name: Text, cards: list[str], events: list[str]) -> None:
        super().__init__(id, name)
        self.cards = cards
        self.events = events


def _read_kingdoms() -> dict[str, Kingdom]:
    kingdoms: dict[str, Kingdom] = {}
    for row in read_toml(DATA / "supply.toml").sections("kingdom"):
        id = row.text("id")
        kingdoms[id] = Kingdom(id, row.localized("name"), row.texts("cards"), row.texts("events"))
        row.finish()
    return kingdoms


KINGDOMS: Final[dict[str, Kingdom]] = _read_kingdoms()


def exchanges(card: Card) -> list[Card]:
    """DOM-SETUP-3: the cards that a traveller can become, one after another."""
    found: list[Card] = []
    while card.next:
        card = CARDS[card.next]
        found.append(card)
    return found


def _pile_size(card: Card, seats: int) -> int:
    if card.id in SIZES:
        size = SIZES[card.id][seats - MIN_PLAYERS]
        # the numbers include the Coppers that are dealt, but not the Estates
        return size + START[ESTATE] * seats if card is ESTATE else size
    if card.set == "exchange":
        return SIZES["exchange"][seats - MIN_PLAYERS]
    return SIZES["kingdom_victory" if card.is_victory else "kingdom"][seats - MIN_PLAYERS]


PILES: Final[list[dict[Card, int]]] = [
    {card: _pile_size(card, seats) for card in CARDS.values() if not card.is_event}
    for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)
]


def pile_sizes(seats: int) -> dict[Card, int]:
    """DOM-SETUP-2: how many there are of each card, those dealt to the players included."""
    return PILES[seats - MIN_PLAYERS]


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def kinds(cards: list[Card]) -> list[Card]:
    """The different cards among some, in the order of the rules' list: what lies where is not told by the order."""
    return sorted(set(cards), key=_in_list)


def _in_list(card: Card) -> int:
    return card.index
