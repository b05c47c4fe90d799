"""The match as one player sees it: turns left, and what a card more or less is worth until then, in points."""

from typing import Any, Final

from kleinod.engine.question import Question
from kleinod.games.dominion.advice.deck import COLONY_COINS, DISTANT_LANDS, PROVINCE_COINS, Deck
from kleinod.games.dominion.advice.roles import MANY, ROLES, Role, role_of
from kleinod.games.dominion.advice.weights import EXPERIENCED, Weights
from kleinod.games.dominion.cards.base import GARDENS
from kleinod.games.dominion.facts import COLONY, COPPER, CURSE, ESTATE, ESTATE_TOKEN, NO_CARD, PROVINCE, Card, exchanges
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import Pick
from kleinod.games.dominion.setup import HAND_SIZE
from kleinod.games.dominion.table import Player

Asking = Question[Any, Any]

MIN_PROVINCE_PART: Final = 0.75
"""The part of its points that a Province is at least worth to a deck that can buy one every turn."""
MAX_ROUNDS: Final = 45
"""Rounds after which points are all that counts, so that the game ends."""
GAINED_LATER: Final = 0.2
"""The part of the remaining turns that counts for a card gained by another card."""
MIN_MONEY: Final = 5.0
"""Coins in the deck below which no Copper is trashed."""
LIKING_TURNS: Final = 10.0
"""With fewer turns left tastes count less."""
NEVER: Final = -100.0


class Estimates:
    """Made for one decision, from what the player knows."""

    def __init__(self, g: Dominion, seat: int, weights: Weights = EXPERIENCED) -> None:
        self.g = g
        self.weights = weights
        self.seat = seat
        self.p: Player = g.table.players[seat]
        deck = Deck.of(self.p)
        if COLONY in g.table.supply:
            deck.enough = COLONY_COINS
        self.pace = deck.pace()
        self.money = deck.coins
        self.turns = turns_left(g, self.pace, weights)
        # a card gained now is seen only after the deck has been drawn
        self.delay = len(self.p.deck) / HAND_SIZE
        self.deck = deck
        self._worths: dict[Card, float] = {}

    def count(self, card: Card) -> int:
        """How many of a card the player owns, without what is set aside or on the mat for good."""
        return self.deck.counts[card.index]

    def copies(self, card: Card) -> int:
        """The same, a Traveller together with the cards that it can become, Estates with what they have inherited."""
        count = self.count(card)
        if card.is_traveller:
            for later in exchanges(card):
                count += self.count(later)
        inherited = self.p.tokens.get(ESTATE_TOKEN)
        if card is inherited:
            count += self.count(ESTATE)
        elif card is ESTATE and inherited is not None:
            count += self.count(inherited)
        return count

    def points(self, card: Card) -> float:
        """The points of one more of a card."""
        if card is GARDENS:
            return owned_size(self.p) / 10.0 + 0.3
        if card is DISTANT_LANDS:
            return 0.0
        return card.points + self.count(GARDENS) / 10.0

    def density(self) -> float:
        """What a card drawn from the deck is worth in coins, on average."""
        return self.pace / HAND_SIZE

    def coins_of(self, card: Card) -> float:
        """What a card brings in coins, in any hand."""
        role = role_of(self.p, card)
        return role.coins + role.cards * self.density() + role.gift

    def pace_gain(self, role: Role) -> float:
        """How much faster one more of a card makes the deck."""
        return self.deck.pace_with(role, 1.0) - self.pace

    def pace_relief(self, role: Role) -> float:
        """How much faster one less of a card makes the deck."""
        return self.deck.pace_with(role, -1.0) - self.pace

    def worth(self, card: Card) -> float:
        """What gaining one more of any card is worth, in points."""
        found = self._worths.get(card)
        if found is None:
            found = self._worths[card] = self._worth(card)
        return found

    def _worth(self, card: Card) -> float:
        role = role_of(self.p, card)
        weights = self.weights
        copies = self.copies(card)
        if role.maximum < MANY and copies >= role.maximum and not weights.tastes:
            return NEVER
        turns = max(0.0, self.turns - self.delay * weights.delay)
        # a card that leaves the deck when played is a burden only until then
        staying = min(turns, self.deck.size / HAND_SIZE) if role.once else turns
        counts = weights.terminals if role.terminal else weights.nonterminals if role.actions else weights.treasures
        worth = (
            self.points(card)
            + role.arrival * min(1.0, turns / 8.0)
            + weights.points_per_coin * staying * self.pace_gain(role) * counts
            + self.extras(role, turns)
        )
        if weights.tastes:
            worth += self._taste(card, role, copies, turns)
        if card.points >= PROVINCE.points and self.pace >= self.deck.enough:
            # such a deck was built for it
            worth = max(worth, MIN_PROVINCE_PART * card.points)
        return worth

    def _taste(self, card: Card, role: Role, copies: int, turns: float) -> float:
        """What a card is worth beyond what can be computed, learned by playing."""
        inherited = card is ESTATE and ESTATE_TOKEN in self.p.tokens
        if card.is_victory and not inherited:
            return role.liking
        worth = role.liking + role.again * copies
        if role.maximum < MANY and copies >= role.maximum:
            worth -= self.weights.too_many * (copies + 1 - role.maximum)
        return worth * min(1.0, turns / LIKING_TURNS)

    def extras(self, role: Role, turns: float) -> float:
        """What a card gives besides coins, until the end."""
        each = role.gift
        if role.curses > 0.0 and self.g.in_supply(CURSE):
            # the other decks are much like this one
            drag = -self.pace_gain(ROLES[CURSE.index])
            each += role.curses * (1.0 + self.weights.points_per_coin * drag * self.turns * 0.5)
        if role.gains is not NO_CARD and self.g.in_supply(role.gains):
            each += max(0.0, self.plain_worth(role.gains, self.turns * GAINED_LATER))
        elif role.up_to > 0:
            each += self.best_up_to(role.up_to, self.turns * GAINED_LATER)
        if role.doubles:
            each += self.weights.points_per_coin * self.deck.doubling()
        if role.lasting > 0:
            each += role.lasting * self.density() * self.weights.points_per_coin * turns * 0.6
        if each == 0.0 and role.trash == 0.0:
            return 0.0
        seen = self.deck.played() if role.terminal else self.deck.seen()
        plays = turns * seen * self.deck.size / (self.deck.size + 1.0)
        if role.once:
            plays = min(1.0, plays)
        total = each * plays
        if role.trash > 0.0:
            total += self.trashing_worth(role.trash * plays)
        return total

    def plain_worth(self, card: Card, turns: float) -> float:
        """What a treasure or victory card is worth with this many turns left."""
        return self.points(card) + self.weights.points_per_coin * turns * self.pace_gain(role_of(self.p, card))

    def best_up_to(self, cost: int, turns: float) -> float:
        """What the best card of the supply up to a cost is worth; 0 if none is any good."""
        best = 0.0
        for card, count in self.g.table.supply.items():
            if count and card.cost <= cost:
                role = ROLES[card.index]
                if role.maximum >= MANY or self.copies(card) < role.maximum:
                    best = max(best, self.plain_worth(card, turns))
        return best

    def trash_worth(self, card: Card) -> float:
        """What trashing one of the player's cards is worth."""
        role = role_of(self.p, card)
        return self.plain_trash_worth(card, role) - self.extras(role, self.turns)

    def plain_trash_worth(self, card: Card, role: Role) -> float:
        """The same without what the card gives besides coins."""
        if card is COPPER and self.money <= MIN_MONEY:
            return -1.0
        return self.weights.points_per_coin * self.turns * self.pace_relief(role) - self.points(card)

    def trashing_worth(self, trashings: float) -> float:
        """What this many more trashings until the end are worth: junk is limited, and other cards trash it too."""
        worth = 0.0
        junk = 0.0
        for card in (CURSE, ESTATE, COPPER):
            count = self.count(card)
            if count:
                each = self.plain_trash_worth(card, role_of(self.p, card))
                if each > 0.0:
                    worth += each * count
                    junk += count
        if junk == 0.0:
            return 0.0
        return worth * trashings / (trashings + junk + self.deck.trash * self.turns * self.deck.seen())


def owned_size(p: Player) -> int:
    return len(p.hand) + len(p.deck) + len(p.discard) + len(p.play) + len(p.mat)


def turns_left(g: Dominion, pace: float, weights: Weights = EXPERIENCED) -> float:
    """How many turns each player may still have, from the piles that end the game and the pace of the decks."""
    table = g.table
    supply = table.supply
    enough = COLONY_COINS if COLONY in supply else PROVINCE_COINS
    built = weights.built * enough / PROVINCE_COINS
    # a faster deck buys more Provinces in a turn
    each_turn = g.seats * weights.provinces_a_turn * max(1.0, pace / built)
    left = supply[PROVINCE] / each_turn
    if COLONY in supply:
        left = min(left, supply[COLONY] / each_turn) + 2.0
    building = (built - pace) * weights.turns_per_pace
    if building > 0.0:
        left += building
    missing = (4 if g.seats >= 5 else 3) - table.empty
    if missing <= 1:
        lowest = 99
        for count in supply.values():
            if 0 < count < lowest:
                lowest = count
        left = min(left, 1.0 + lowest * 1.5 / g.seats)
    # nobody should build for ever
    rounds = table.players[table.player].turns
    left = min(left, float(MAX_ROUNDS - rounds))
    if g.round_limit > 0:
        left = min(left, float(g.round_limit - rounds))
    return max(left, 0.5)


def options_of(g: Dominion, question: Asking) -> list[Pick]:
    options: list[Pick] = question.options(g)
    return options
