"""What a player's cards bring in a turn, on average, without playing it out; and the points as they stand."""

from typing import Final

from kleinod.games.dominion.advice.roles import Role, role_of
from kleinod.games.dominion.cards.base import GARDENS
from kleinod.games.dominion.facts import CARDS, COPPER
from kleinod.games.dominion.setup import HAND_SIZE
from kleinod.games.dominion.table import Player

CHAMPION: Final = CARDS["champion"]
HIRELING: Final = CARDS["hireling"]
DISTANT_LANDS: Final = CARDS["distant_lands"]
PROVINCE_COINS: Final = 8.0
COLONY_COINS: Final = 11.0
"""Coins that buy the best card; more of them need another buy to be worth as much."""
BEYOND: Final = 0.4
PER_BUY: Final = 0.5
USELESS: Final = 0.05
"""What a coin beyond two Provinces counts: such a deck need not be built any further."""
MIN_REST: Final = 0.35
"""The part of a deck that its hand must draw even if the deck draws a lot: some hands do not get going."""
GROWN: Final = 1.3
"""The coins of a card in a built deck: cards drawn later are better than those drawn now."""
FREE_ACTIONS: Final = 5.0
"""The additional actions that a Champion counts as."""


class Deck:
    """Sums over a player's cards. They are public: gains and losses are open, only the order is hidden."""

    def __init__(self) -> None:
        self.counts = [0] * len(CARDS)  # of each card by its index, without what is set aside or on the mat for good
        self.size = 0.0
        self.coins = 0.0  # of treasures
        # of action cards that give back their action
        self.nonterminals = 0.0
        self.nonterminal_coins = 0.0
        self.nonterminal_cards = 0.0
        self.nonterminal_buys = 0.0
        self.extra_actions = 0.0
        # of the others, only some of which can be played
        self.terminals = 0.0
        self.terminal_coins = 0.0
        self.terminal_cards = 0.0
        self.terminal_buys = 0.0
        self.trash = 0.0
        # for the rest of the game
        self.lasting = 0.0
        self.free_actions = 0.0
        self.enough = PROVINCE_COINS

    @staticmethod
    def of(p: Player) -> "Deck":
        """The deck of a player."""
        deck = Deck()
        counts = deck.counts
        for cards in (p.hand, p.deck, p.discard):
            for card in cards:
                counts[card.index] += 1
                deck.add(role_of(p, card), 1.0)
        for card in p.aside:
            deck.add(role_of(p, card), 1.0)
        for card in p.play:
            counts[card.index] += 1
            if card is not HIRELING and card is not CHAMPION:
                deck.add(role_of(p, card), 1.0)
        for card in p.mat:
            if card is not COPPER:
                counts[card.index] += 1
                if card is not DISTANT_LANDS:
                    deck.add(role_of(p, card), 1.0)
        for standing in p.standing:
            for card in standing.aside:
                deck.add(role_of(p, card), 1.0)
            if standing.ability is HIRELING:
                deck.lasting += 1.0
            elif standing.ability is CHAMPION:
                deck.free_actions = FREE_ACTIONS
        return deck

    def add(self, role: Role, times: float) -> None:
        """Add copies of a card; remove them if `times` is negative."""
        self.size += times
        self.trash += times * role.trash
        if role.terminal:
            self.terminals += times
            self.terminal_coins += times * role.coins
            self.terminal_cards += times * role.cards
            self.terminal_buys += times * role.buys
        elif role.actions > 0:
            self.nonterminals += times
            self.extra_actions += times * (role.actions - 1)
            self.nonterminal_coins += times * role.coins
            self.nonterminal_cards += times * role.cards
            self.nonterminal_buys += times * role.buys
        else:
            self.coins += times * role.coins

    def seen(self) -> float:
        """How likely a card is to be seen in a turn, with all that draws without using up an action."""
        size = self.size
        hand = HAND_SIZE + self.lasting
        if size <= hand:
            return 1.0
        rest = max(size - self.nonterminal_cards, size * MIN_REST)
        return hand / rest if rest > hand else 1.0

    def played(self) -> float:
        """How likely a terminal action card is to be played in a turn."""
        if self.terminals <= 0.0:
            return self.seen()
        seen = self.seen()
        actions = 1.0 + self.free_actions + seen * self.extra_actions
        playings: float = actions * (1.0 - (1.0 - seen / actions) ** self.terminals)
        return min(seen, playings / self.terminals)

    def doubling(self) -> float:
        """What playing another action card of the hand twice is worth in coins, on average."""
        actions = self.nonterminals + self.terminals
        if actions <= 0.0:
            return 0.0
        coins = self.nonterminal_coins + self.terminal_coins
        cards = self.nonterminal_cards + self.terminal_cards
        found: float = 1.0 - (1.0 - self.seen()) ** actions
        return found * (coins + cards * self.coins / self.size) / actions

    def pace(self) -> float:
        """Coins per turn, on average; those for which a buy is missing count less."""
        if self.size <= 0.0:
            return 0.0
        seen = self.seen()
        pace = seen * (self.coins + self.nonterminal_coins)
        buys = seen * self.nonterminal_buys
        if self.terminals > 0.0:
            played = self.played()
            drawn = min(played * self.terminal_cards, self.size * (1.0 - seen))
            pace += played * self.terminal_coins + drawn * 0.5 * (self.coins / self.size + GROWN)
            buys += played * self.terminal_buys
        enough = self.enough
        if pace > enough:
            useful = min(pace, 2.0 * enough) - enough
            pace = enough + useful * min(1.0, BEYOND + PER_BUY * buys) + (pace - enough - useful) * USELESS
        return pace

    def pace_with(self, role: Role, times: float) -> float:
        """The pace after `add`."""
        self.add(role, times)
        pace = self.pace()
        self.add(role, -times)
        return pace


def points(p: Player) -> int:
    """A player's points as they stand; they are public."""
    owned = p.owned()
    total = 0
    gardens = 0
    for card in owned:
        if card is GARDENS:
            gardens += 1
        elif card is not DISTANT_LANDS:
            total += card.points
    if p.mat:
        total += 4 * p.mat.count(DISTANT_LANDS)
    return total + gardens * (len(owned) // 10)
