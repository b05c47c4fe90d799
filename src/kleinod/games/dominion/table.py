"""The state of a match: what lies where, and who knows of it.

Lists of cards have their top at the end. Hidden places hold kinds of cards only; what is known of them is kept beside:
`shown` (cards of a hand that all have seen), `known` (heights in a deck, with who knows the card there) and `unseen`
(places in a discard pile that the others have not seen). Who *knows* is public: all saw who looked.
"""

from typing import Final

from kleinod.games.dominion.facts import ESTATE_TOKEN, Card
from kleinod.games.dominion.play import Standing

OWNER: Final = 1
ALL: Final = 2

ZONES: Final = [
    *("supply", "beside", "event", "hand", "play", "deck", "discard", "trash", "mat"),
    *("aside", "revealed", "looked", "token"),
]
"""Where cards and tokens can lie."""


class Player:
    """One player's cards and tokens."""

    def __init__(self) -> None:
        self.hand: list[Card] = []  # in the order drawn
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.play: list[Card] = []
        self.numbers: list[int] = []  # for each card in play its number, new each time a card comes there
        self.mat: list[Card] = []
        self.aside: list[Card] = []  # open, in the middle of an effect
        self.shown: list[Card] = []
        self.known: dict[int, int] = {}  # height from the bottom: OWNER or ALL
        self.unseen: list[int] = []  # heights from the bottom
        self.turns = 0
        # the next four are never changed, only replaced, so that copies can share them
        self.standing: tuple[Standing, ...] = ()
        self.spent: tuple[Card, ...] = ()  # events bought that can be bought only once a game
        self.links: tuple[tuple[int, int], ...] = ()  # in play: which card played which other one again
        self.tokens: dict[str, Card] = {}  # where those of TOKENS lie that are in use
        self.journey_up = True
        self.minus_card = False
        self.minus_coin = False
        self.gained = 0  # cards in the own turn: the one that runs, or the latest

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.play = self.play[:]
        twin.numbers = self.numbers[:]
        twin.mat = self.mat[:]
        twin.aside = self.aside[:]
        twin.shown = self.shown[:]
        twin.known = self.known.copy()
        twin.unseen = self.unseen[:]
        twin.turns = self.turns
        twin.standing = self.standing
        twin.links = self.links
        twin.tokens = self.tokens
        twin.journey_up = self.journey_up
        twin.minus_card = self.minus_card
        twin.minus_coin = self.minus_coin
        twin.spent = self.spent
        twin.gained = self.gained
        return twin

    def owned(self) -> list[Card]:
        """DOM-END-2: all cards of a player, wherever they are."""
        cards = self.hand + self.deck + self.discard + self.play + self.mat + self.aside
        for standing in self.standing:
            cards += standing.aside
        if ESTATE_TOKEN in self.tokens:
            cards.append(self.tokens[ESTATE_TOKEN])
        return cards

    def staying(self) -> list[int]:
        """DOM-DUR-1: the numbers of the cards in play that stay: those with effects to come, and what doubled them."""
        if not self.standing:
            return []
        durations = {standing.number for standing in self.standing if standing.number in self.numbers}
        doublers = {doubler for doubler, number in self.links if number in durations}
        return [number for number in self.numbers if number in durations or number in doublers]


class Table:
    """Everything on the table, and the state of the turn."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.supply: dict[Card, int] = {}
        self.empty = 0  # how many of these piles are empty
        self.beside: dict[Card, int] = {}  # the exchange piles
        self.trash: list[Card] = []
        self.player = 0  # whose turn it is
        self.number = 1  # of the turn, counted over all players
        self.extra = False  # it is an extra turn
        self.phase = "start"
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought: list[Card] = []  # cards and events, in this turn
        self.paid = False  # a treasure was played in this buy phase
        self.plays = 0  # the latest number given to a card in play
        self.over = False

    def copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.players = [player.copy() for player in self.players]
        twin.supply = self.supply.copy()
        twin.empty = self.empty
        twin.beside = self.beside.copy()
        twin.trash = self.trash[:]
        twin.player = self.player
        twin.number = self.number
        twin.extra = self.extra
        twin.phase = self.phase
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.bought = self.bought[:]
        twin.paid = self.paid
        twin.plays = self.plays
        twin.over = self.over
        return twin

    def count_cards(self, box: dict[Card, int]) -> dict[Card, int]:
        """How many there are of each card of a box, wherever they lie."""
        counts = dict.fromkeys(box, 0)
        for piles in (self.supply, self.beside):
            for card, count in piles.items():
                counts[card] += count
        for card in self.trash:
            counts[card] += 1
        for player in self.players:
            for card in player.owned():
                counts[card] += 1
        return counts
