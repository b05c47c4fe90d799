"""How a match stands for one player: turns to come, and what a card more or less is worth until then, in points."""

from typing import Final

from kleinod.games.dominion.advice.deck import DEAREST, DISTANT_LANDS, ENOUGH, Deck
from kleinod.games.dominion.advice.insight import EXPERIENCED, Insight
from kleinod.games.dominion.advice.roles import MANY, ROLES, Role, role_of
from kleinod.games.dominion.cards.base import GARDENS
from kleinod.games.dominion.facts import COLONY, COPPER, CURSE, ESTATE, NO_CARD, PROVINCE, Card, exchanges
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.preparation import HAND_SIZE
from kleinod.games.dominion.table import Player

BUILT_FOR: Final = 0.75
"""The part of its points that a Province is worth at least to a deck that can buy one every turn."""
LONGEST: Final = 45
"""Rounds after which a game is to be brought to its end."""
GAINED_LATER: Final = 0.2
"""The part of the turns to come in which a card counts that is gained on the way, when others are there already."""
LEAST_MONEY: Final = 5.0
"""With less in the deck no Copper is worth getting rid of."""
TIME: Final = 10.0
"""With fewer turns to go than that tastes count less."""
NEVER: Final = -100.0


class Outlook:
    """Made for one decision; knows only what the player knows."""

    __slots__ = ("_worths", "deck", "delay", "g", "insight", "money", "p", "pace", "seat", "turns")

    def __init__(self, g: Dominion, seat: int, insight: Insight = EXPERIENCED) -> None:
        self.g = g
        self.insight = insight
        self.seat = seat
        self.p: Player = g.table.players[seat]
        deck = Deck.of(self.p)
        if COLONY in g.table.supply:
            deck.enough = DEAREST
        self.pace = deck.pace()
        self.money = deck.coins
        self.turns = turns_left(g, self.pace, insight)
        # a card gained now is seen only after the deck has been drawn
        self.delay = len(self.p.deck) / HAND_SIZE
        self.deck = deck
        self._worths: dict[Card, float] = {}

    def count(self, card: Card) -> int:
        """How many of a card the player owns, without what is set aside or on the mat for good."""
        return self.deck.counts[card.index]

    def copies(self, card: Card) -> int:
        """The same; of a Traveller with all that it has become."""
        count = self.count(card)
        if card.is_traveller:
            for later in exchanges(card):
                count += self.count(later)
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

    def gain(self, role: Role) -> float:
        """How much one more of a card quickens the deck."""
        return self.deck.pace_with(role, 1.0) - self.pace

    def relief(self, role: Role) -> float:
        """How much one less of a card quickens the deck."""
        return self.deck.pace_with(role, -1.0) - self.pace

    def worth(self, card: Card) -> float:
        """What gaining one more of a card is worth, in points; treasures and victory cards as well as actions."""
        found = self._worths.get(card)
        if found is None:
            found = self._worths[card] = self._worth(card)
        return found

    def _worth(self, card: Card) -> float:
        role = role_of(self.p, card)
        insight = self.insight
        copies = self.copies(card)
        if role.most < MANY and copies >= role.most and not insight.tastes:
            return NEVER
        turns = max(0.0, self.turns - self.delay * insight.delay)
        # what leaves the deck when played is a burden only until then
        staying = min(turns, self.deck.size / HAND_SIZE) if role.once else turns
        counts = insight.terminals if role.terminal else insight.loose if role.actions else insight.treasures
        worth = (
            self.points(card)
            + role.arrival * min(1.0, turns / 8.0)
            + insight.points_per_coin * staying * self.gain(role) * counts
            + self.gifts(role, turns)
        )
        if insight.tastes:
            worth += self._taste(card, role, copies, turns)
        if card.points >= PROVINCE.points and self.pace >= self.deck.enough:
            # that is what such a deck was built for
            worth = max(worth, BUILT_FOR * card.points)
        return worth

    def _taste(self, card: Card, role: Role, copies: int, turns: float) -> float:
        """What a card is worth beside all that can be counted, learned by playing."""
        if card.is_victory:
            return role.liking
        worth = role.liking + role.again * copies
        if role.most < MANY and copies >= role.most:
            worth -= self.insight.too_many * (copies + 1 - role.most)
        return worth * min(1.0, turns / TIME)

    def gifts(self, role: Role, turns: float) -> float:
        """What a card gives besides coins, until the end."""
        each = role.gift
        if role.curses > 0.0 and self.g.in_supply(CURSE):
            # the others' decks are much like the own one
            drag = -self.gain(ROLES[CURSE.index])
            each += role.curses * (1.0 + self.insight.points_per_coin * drag * self.turns * 0.5)
        if role.gains is not NO_CARD and self.g.in_supply(role.gains):
            each += max(0.0, self.plain(role.gains, self.turns * GAINED_LATER))
        elif role.up_to > 0:
            each += self.best_up_to(role.up_to, self.turns * GAINED_LATER)
        if role.doubles:
            each += self.insight.points_per_coin * self.deck.doubling()
        if role.lasting > 0:
            each += role.lasting * self.density() * self.insight.points_per_coin * turns * 0.6
        if each == 0.0 and role.trash == 0.0:
            return 0.0
        seen = self.deck.played() if role.terminal else self.deck.seen()
        plays = turns * seen * self.deck.size / (self.deck.size + 1.0)
        if role.once:
            plays = min(1.0, plays)
        total = each * plays
        if role.trash > 0.0:
            total += self.cleansing(role.trash * plays)
        return total

    def plain(self, card: Card, turns: float) -> float:
        """What a treasure or victory card is worth with so many turns to go."""
        return self.points(card) + self.insight.points_per_coin * turns * self.gain(role_of(self.p, card))

    def best_up_to(self, cost: int, turns: float) -> float:
        """What the best card of the supply up to a cost is worth; nothing if none is any good."""
        best = 0.0
        for card, count in self.g.table.supply.items():
            if count and card.cost <= cost:
                role = ROLES[card.index]
                if role.most >= MANY or self.copies(card) < role.most:
                    best = max(best, self.plain(card, turns))
        return best

    def burden(self, card: Card) -> float:
        """What getting rid of one of the player's cards is worth."""
        role = role_of(self.p, card)
        return self.ballast(card, role) - self.gifts(role, self.turns)

    def ballast(self, card: Card, role: Role) -> float:
        """The same without what the card gives besides coins."""
        if card is COPPER and self.money <= LEAST_MONEY:
            return -1.0
        return self.insight.points_per_coin * self.turns * self.relief(role) - self.points(card)

    def cleansing(self, trashings: float) -> float:
        """What so many more trashings until the end are worth: there is only so much junk, and others may do it too."""
        worth = 0.0
        junk = 0.0
        for card in (CURSE, ESTATE, COPPER):
            count = self.count(card)
            if count:
                ballast = self.ballast(card, role_of(self.p, card))
                if ballast > 0.0:
                    worth += ballast * count
                    junk += count
        if junk == 0.0:
            return 0.0
        return worth * trashings / (trashings + junk + self.deck.trash * self.turns * self.deck.seen())


def owned_size(p: Player) -> int:
    return len(p.hand) + len(p.deck) + len(p.discard) + len(p.play) + len(p.mat)


def turns_left(g: Dominion, pace: float, insight: Insight = EXPERIENCED) -> float:
    """How many turns each player may still have, from the piles that end the game and from how built the decks are."""
    table = g.table
    supply = table.supply
    enough = DEAREST if COLONY in supply else ENOUGH
    built = insight.built * enough / ENOUGH
    # a faster deck buys more of them in a turn
    each_turn = g.seats * insight.provinces_a_turn * max(1.0, pace / built)
    left = supply[PROVINCE] / each_turn
    if COLONY in supply:
        left = min(left, supply[COLONY] / each_turn) + 2.0
    building = (built - pace) * insight.turns_per_pace
    if building > 0.0:
        left += building
    missing = (4 if g.seats >= 5 else 3) - table.empty
    if missing <= 1:
        lowest = 99
        for count in supply.values():
            if 0 < count < lowest:
                lowest = count
        left = min(left, 1.0 + lowest * 1.5 / g.seats)
    # nobody should build for ever: at last points are all that counts
    rounds = table.players[table.player].turns
    left = min(left, float(LONGEST - rounds))
    if g.round_limit > 0:
        left = min(left, float(g.round_limit - rounds))
    return max(left, 0.5)
