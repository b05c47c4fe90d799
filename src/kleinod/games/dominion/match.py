"""A match of Dominion: the verbs of the rules, each moving cards and keeping who knows what."""

from typing import Final

from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.games.dominion.facts import Card, kinds
from kleinod.games.dominion.play import Play
from kleinod.games.dominion.table import ALL, OWNER, Player, Table
from kleinod.games.dominion.words import (
    DISCARDED,
    DREW,
    GAINED,
    GAINED_TO_DECK,
    GAINED_TO_HAND,
    PLAYED,
    REVEALED,
    SHUFFLED,
    TRASHED,
)

DISCARD_PILE: Final = "discard"
HAND: Final = "hand"
DECK: Final = "deck"


class Dominion(Match):
    """The table and what can be done with it."""

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        chance: Chance,
        table: Table,
        box: dict[Card, int],
    ) -> None:
        super().__init__(game, len(table.players), options, chance)
        self.table = table
        limit = options["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0  # 0: none
        self.box: Final = box  # how many of each card there are in all

    def clone(self, *, history: bool = True) -> "Dominion":
        twin = Dominion(self.game, self.options, self.chance.copy(), self.table.copy(), self.box)
        self.share(twin, history=history)
        return twin

    def adopt(self, other: Match) -> None:
        assert isinstance(other, Dominion)
        self.table = other.table

    def turn_label(self) -> tuple[int, int]:
        return self.table.number, self.table.player

    def components(self) -> dict[str, int]:
        counts = {card.id: 0 for card in self.box}
        for card, count in self.table.supply.items():
            counts[card.id] += count
        for card in self.table.trash:
            counts[card.id] += 1
        for player in self.table.players:
            for card in player.owned():
                counts[card.id] += 1
        return counts

    # --- looking things up -----------------------------------------------------------------------------------------

    def cost(self, card: Card) -> int:
        """DOM-COST-1: what a card costs now."""
        return card.cost

    def others(self, player: int) -> list[int]:
        """The other players in turn order."""
        return [(player + i) % self.seats for i in range(1, self.seats)]

    def in_supply(self, card: Card) -> bool:
        return self.table.supply.get(card, 0) > 0

    def victims(self, play: Play) -> list[int]:
        """DOM-ATTACK-1: the other players in turn order, without those who are unaffected."""
        return [seat for seat in self.others(play.player) if not play.spares(seat)]

    def plus(self, player: int, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        """The bonuses that cards print at their top."""
        if cards:
            self.draw(player, cards)
        table = self.table
        table.actions += actions
        table.buys += buys
        table.coins += coins

    # --- the deck --------------------------------------------------------------------------------------------------

    def shuffle(self, player: int) -> None:
        """DOM-TURN-2: the discard pile becomes the deck; nobody knows its order."""
        p = self.table.players[player]
        p.deck = self.chance.shuffled(p.discard)
        p.discard = []
        p.known.clear()
        p.unseen.clear()
        self.tell(SHUFFLED, player)

    def refill(self, player: int) -> bool:
        """Shuffle if the deck is empty; False if there is no card at all."""
        p = self.table.players[player]
        if not p.deck and p.discard:
            self.shuffle(player)
        return len(p.deck) > 0

    def draw(self, player: int, count: int) -> None:
        """Cards from the deck into the hand; first what is there, then the discard pile is shuffled."""
        p = self.table.players[player]
        there = len(p.deck)
        if there >= count:
            self._draw(player, p, count)
        else:
            self._draw(player, p, there)
            if self.refill(player):
                self._draw(player, p, min(count - there, len(p.deck)))

    def _draw(self, player: int, p: Player, count: int) -> None:
        if count > 0:
            drawn = self._lift(p, count, OWNER)
            p.hand += drawn
            self.tell(DREW, player, drawn)

    def reveal(self, player: int, count: int) -> list[Card]:
        """Cards off the top of the deck, shown to all; the caller puts them somewhere."""
        p = self.table.players[player]
        there = min(count, len(p.deck))
        revealed = self._lift(p, there, ALL)
        if there < count and self.refill(player):
            revealed += self._lift(p, min(count - there, len(p.deck)), ALL)
        self.tell(REVEALED, player, revealed)
        return revealed

    def _lift(self, p: Player, count: int, sight: int) -> list[Card]:
        """The top cards off the deck, the top one first, seen now by the owner or by all."""
        deck = p.deck
        lifted = [deck.pop() for _ in range(count)]
        if p.known:
            top = len(deck) + count - 1
            for i in range(count):
                level = p.known.pop(top - i, 0)
                if level < sight:
                    self.revealed = True
                elif sight == OWNER and level == ALL:
                    p.shown.append(lifted[i])
        elif count > 0:
            self.revealed = True
        return lifted

    def show_top(self, player: int) -> Card | None:
        """Reveal the top card of the deck, which stays there."""
        if not self.refill(player):
            return None
        p = self.table.players[player]
        top = len(p.deck) - 1
        if p.known.get(top, 0) != ALL:
            self.revealed = True
            p.known[top] = ALL
        self.tell(REVEALED, player, [p.deck[top]])
        return p.deck[top]

    def discard_top(self, player: int) -> None:
        """Discard the top card of the deck, for all to see."""
        self.put_down(player, self._lift(self.table.players[player], 1, ALL))

    def put_on_deck(self, player: int, card: Card) -> None:
        """A card that all see goes on top of the deck."""
        p = self.table.players[player]
        p.known[len(p.deck)] = ALL
        p.deck.append(card)

    # --- the hand --------------------------------------------------------------------------------------------------

    def leave_hand(self, player: int, card: Card, *, last: bool = False) -> None:
        """A card goes from the hand to where all see it: the one drawn first of its kind, or the last one."""
        p = self.table.players[player]
        if last:
            p.hand.pop()
        else:
            p.hand.remove(card)
        if p.shown and card in p.shown:
            p.shown.remove(card)
        else:
            self.revealed = True

    def show_hand(self, player: int, cards: list[Card]) -> None:
        """Reveal cards that stay in the hand."""
        p = self.table.players[player]
        for card in kinds(cards):
            missing = cards.count(card) - p.shown.count(card)
            if missing > 0:
                p.shown += [card] * missing
                self.revealed = True
        self.tell(REVEALED, player, cards)

    def discard(self, player: int, card: Card) -> None:
        """Discard a card from the hand, for all to see."""
        self.leave_hand(player, card)
        self.put_down(player, [card])

    def put_down(self, player: int, cards: list[Card]) -> None:
        """Discard cards that all see."""
        if cards:
            self.table.players[player].discard += cards
            self.tell(DISCARDED, player, cards)

    def trash_from_hand(self, player: int, card: Card) -> None:
        self.leave_hand(player, card)
        self.trash(player, card)

    def trash(self, player: int, card: Card) -> None:
        """A card that has left its place goes to the trash."""
        self.table.trash.append(card)
        self.tell(TRASHED, player, card)

    # --- the supply and the play area ------------------------------------------------------------------------------

    def gain(self, player: int, card: Card, *, to: str = DISCARD_PILE) -> bool:
        """DOM-GAIN-1: take a card from the supply; False if its pile is empty or not there (DOM-DO-1)."""
        supply = self.table.supply
        left = supply.get(card, 0)
        if left == 0:
            return False
        supply[card] = left - 1
        if left == 1:
            self.table.empty += 1
        self.receive(player, card, to=to)
        return True

    def receive(self, player: int, card: Card, *, to: str = DISCARD_PILE) -> None:
        """Gain a card that has left its place."""
        p = self.table.players[player]
        if to == DISCARD_PILE:
            p.discard.append(card)
            self.tell(GAINED, player, card)
        elif to == HAND:
            p.hand.append(card)
            p.shown.append(card)
            self.tell(GAINED_TO_HAND, player, card)
        else:
            self.put_on_deck(player, card)
            self.tell(GAINED_TO_DECK, player, card)

    def put_into_play(self, player: int, card: Card) -> int:
        """From the hand into play; the number that the card has there."""
        self.leave_hand(player, card)
        table = self.table
        p = table.players[player]
        table.plays += 1
        p.play.append(card)
        p.numbers.append(table.plays)
        self.tell(PLAYED, player, card)
        return table.plays

    def leave_play(self, play: Play) -> bool:
        """Take the card that was played out of play; False if it is no longer there (DOM-LOSE-1)."""
        p = self.table.players[play.player]
        if play.number not in p.numbers:
            return False
        place = p.numbers.index(play.number)
        if p.play[place] is not play.card:
            return False
        del p.numbers[place]
        del p.play[place]
        return True
