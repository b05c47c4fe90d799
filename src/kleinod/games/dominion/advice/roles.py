"""What each card does for a deck, the `role` of its entry in `data/cards/`."""

from typing import Final

from kleinod.engine.checked import NUMBER, CheckedDict
from kleinod.games.dominion.facts import CARDS, ESTATE, ESTATE_TOKEN, NO_CARD, ROLE_ROWS, Card
from kleinod.games.dominion.table import Player

MANY: Final = 10
"""How many copies of a card are wanted if the data do not say: all of its pile."""


class Role:
    """What playing a card once gives. The names are those of the data, which explain them."""

    def __init__(self) -> None:
        self.coins = 0.0
        self.cards = 0.0
        self.actions = 0
        self.buys = 0
        self.trash = 0.0
        self.curses = 0.0
        self.gains: Card = NO_CARD
        self.up_to = 0
        self.gift = 0.0
        self.arrival = 0.0
        self.liking = 0.0
        self.again = 0.0
        self.doubles = False
        self.lasting = 0
        self.once = False
        self.maximum = MANY
        self.order = 0
        self.terminal = False  # an action card that does not give back its action

    def copy(self) -> "Role":
        twin = Role()
        twin.coins = self.coins
        twin.cards = self.cards
        twin.actions = self.actions
        twin.buys = self.buys
        twin.trash = self.trash
        twin.curses = self.curses
        twin.gains = self.gains
        twin.up_to = self.up_to
        twin.gift = self.gift
        twin.arrival = self.arrival
        twin.liking = self.liking
        twin.again = self.again
        twin.doubles = self.doubles
        twin.lasting = self.lasting
        twin.once = self.once
        twin.maximum = self.maximum
        twin.order = self.order
        twin.terminal = self.terminal
        return twin

    @staticmethod
    def read(row: CheckedDict, card: Card) -> "Role":
        role = Role()
        role.coins = _fraction(row, "coins") + card.coins
        role.cards = _fraction(row, "cards")
        role.actions = row.count("actions") if row.has("actions") else 0
        role.buys = row.count("buys") if row.has("buys") else 0
        role.trash = _fraction(row, "trash")
        role.curses = _fraction(row, "curses")
        if row.has("gains"):
            role.gains = CARDS[row.one_of("gains", list(CARDS))]
        role.up_to = row.count("up_to") if row.has("up_to") else 0
        role.gift = _fraction(row, "gift")
        role.arrival = _fraction(row, "arrival")
        role.liking = _fraction(row, "liking")
        role.again = _fraction(row, "again")
        role.doubles = row.has("doubles") and row.flag("doubles")
        role.lasting = row.count("lasting") if row.has("lasting") else 0
        role.once = row.has("once") and row.flag("once")
        role.maximum = row.count("most") if row.has("most") else MANY
        role.order = row.count("order") if row.has("order") else 0
        role.terminal = card.is_action and role.actions == 0
        row.finish()
        return role


def _fraction(row: CheckedDict, key: str) -> float:
    value = row.value(key)
    if value is None:
        return 0.0
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise row.wrong_type(key, value, NUMBER)
    return float(value)


def _read_roles() -> list[Role]:
    """For each card by its index; basic cards and events have only what is printed."""
    return [Role.read(ROLE_ROWS[card.id], card) for card in CARDS.values()]


ROLES: Final[list[Role]] = _read_roles()


def role_of(p: Player, card: Card) -> Role:
    """What a card is for a player: with that player's tokens on its pile, and an Estate as what it inherited."""
    if not p.tokens:
        return ROLES[card.index]
    if card is ESTATE:
        return ROLES[p.tokens.get(ESTATE_TOKEN, ESTATE).index]
    return with_tokens(card, [token for token, pile in p.tokens.items() if pile is card])


def with_tokens(card: Card, tokens: list[str]) -> Role:
    """A card's role if these tokens lie on its pile."""
    role = ROLES[card.index]
    if not tokens or not card.is_action:
        return role
    role = role.copy()
    role.cards += tokens.count("plus_card")
    role.actions += tokens.count("plus_action")
    role.buys += tokens.count("plus_buy")
    role.coins += tokens.count("plus_coin")
    role.terminal = role.actions == 0
    return role
