"""The state of a match: what lies where, and who knows of it.

Lists of cards have their top at the end. Hidden places hold kinds of cards only; what is known of them is kept beside:
`shown` (cards of a hand that all have seen), `known` (heights in a deck, with who knows the card there) and `unseen`
(places in a discard pile that the others have not seen). Who *knows* is public: all saw who looked.
"""

from typing import Final

from kleinod.games.dominion.facts import Card

OWNER: Final = 1
ALL: Final = 2


class Player:
    """One player's cards."""

    __slots__ = ("aside", "deck", "discard", "hand", "known", "numbers", "play", "shown", "turns", "unseen")

    def __init__(self) -> None:
        self.hand: list[Card] = []  # in the order drawn
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.play: list[Card] = []
        self.numbers: list[int] = []  # for each card in play its number, new each time a card comes there
        self.aside: list[Card] = []  # open, in the middle of an effect
        self.shown: list[Card] = []
        self.known: dict[int, int] = {}  # height from the bottom: OWNER or ALL
        self.unseen: list[int] = []  # heights from the bottom
        self.turns = 0

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.play = self.play[:]
        twin.numbers = self.numbers[:]
        twin.aside = self.aside[:]
        twin.shown = self.shown[:]
        twin.known = self.known.copy()
        twin.unseen = self.unseen[:]
        twin.turns = self.turns
        return twin

    def owned(self) -> list[Card]:
        """DOM-END-2: all cards of a player, wherever they are."""
        return self.hand + self.deck + self.discard + self.play + self.aside


class Table:
    """Everything on the table, and the state of the turn."""

    __slots__ = (
        "actions",
        "bought",
        "buys",
        "coins",
        "empty",
        "number",
        "over",
        "paid",
        "phase",
        "player",
        "players",
        "plays",
        "supply",
        "trash",
    )

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.supply: dict[Card, int] = {}
        self.empty = 0  # how many of these piles are empty
        self.trash: list[Card] = []
        self.player = 0  # whose turn it is
        self.number = 1  # of the turn, counted over all players
        self.phase = "start"
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought = False  # something, in this turn
        self.paid = False  # a treasure was played in this buy phase
        self.plays = 0  # the latest number given to a card in play
        self.over = False

    def copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.players = [player.copy() for player in self.players]
        twin.supply = self.supply.copy()
        twin.empty = self.empty
        twin.trash = self.trash[:]
        twin.player = self.player
        twin.number = self.number
        twin.phase = self.phase
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.bought = self.bought
        twin.paid = self.paid
        twin.plays = self.plays
        twin.over = self.over
        return twin
