"""A match of Dominion: the verbs of the rules, each moving cards and keeping who knows what."""

from typing import TYPE_CHECKING, Final, cast

from kleinod.engine.chance import Chance
from kleinod.engine.event import EventKind
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.games.dominion import phrases
from kleinod.games.dominion.abilities import COST_CUTS, Occasions
from kleinod.games.dominion.facts import ESTATE, ESTATE_TOKEN, Bonus, Card, kinds
from kleinod.games.dominion.play import Play, Standing
from kleinod.games.dominion.table import ALL, OWNER, Player, Table

if TYPE_CHECKING:
    from kleinod.games.dominion.shapes import View

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
        card_counts: dict[Card, int],
        events: list[Card],
        occasions: Occasions | None = None,
    ) -> None:
        super().__init__(game, len(table.players), options, chance)
        self.table = table
        limit = options["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0  # 0: none
        self.card_counts: Final = card_counts  # how many of each card there are in all
        self.events: Final = events  # that can be bought
        self.occasions: Final = occasions or Occasions([*card_counts, *events])

    def view(self, seat: int) -> "View":
        """What a seat, or SPECTATOR, is shown."""
        return cast("View", super().view(seat))

    def copy(self) -> "Dominion":
        chance = self.chance.copy()
        table = self.table.copy()
        return Dominion(self.game, self.options, chance, table, self.card_counts, self.events, self.occasions)

    def restore_from(self, other: Match) -> None:
        assert isinstance(other, Dominion)
        self.table = other.table

    def turn_label(self) -> tuple[int, int]:
        return self.table.number, self.table.player

    def components(self) -> dict[str, int]:
        return {card.id: count for card, count in self.table.count_cards(self.card_counts).items()}

    # --- looking things up -----------------------------------------------------------------------------------------

    def cost(self, card: Card) -> int:
        """DOM-COST-2: what a card costs now, for every purpose; events are never cheaper."""
        cost = card.cost
        p = self.table.players[self.table.player]
        if self.occasions.cost_cuts and p.play and not card.is_event:
            for lying in p.play:
                cost -= COST_CUTS.get(self.ability(self.table.player, lying), 0)
        if p.tokens and p.tokens.get("cost") is card:
            cost -= 2
        return max(cost, 0)

    def ability(self, player: int, card: Card) -> Card:
        """DOM-TOKEN-7: the card whose text and further types a player's card has; an Estate's may be inherited."""
        if card is ESTATE:
            return self.table.players[player].tokens.get(ESTATE_TOKEN, ESTATE)
        return card

    def is_action(self, player: int, card: Card) -> bool:
        """Whether a card is an action card in a player's hands."""
        return card.is_action or (card is ESTATE and ESTATE_TOKEN in self.table.players[player].tokens)

    def others(self, player: int) -> list[int]:
        """The other players in turn order."""
        return [(player + i) % self.seats for i in range(1, self.seats)]

    def in_supply(self, card: Card) -> bool:
        return self.table.supply.get(card, 0) > 0

    def victims(self, play: Play) -> list[int]:
        """DOM-ATTACK-1: the other players in turn order, without those who are unaffected."""
        return [seat for seat in self.others(play.player) if not play.spares(seat)]

    def plus(self, player: int, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        """Bonuses. In another player's turn only the cards count, but coins still use up a −$1 token (DOM-ATTACK-4)."""
        if cards:
            self.draw(player, cards)
        table = self.table
        if coins and table.players[player].minus_coin:
            table.players[player].minus_coin = False
            self.emit(phrases.MINUS_COIN_BACK, player)
            coins -= 1
        if player == table.player:
            table.actions += actions
            table.buys += buys
            table.coins += coins

    def give(self, player: int, bonus: Bonus) -> None:
        """All of a bonus that is printed on a card."""
        self.plus(player, cards=bonus.cards, actions=bonus.actions, buys=bonus.buys, coins=bonus.coins)

    # --- the deck --------------------------------------------------------------------------------------------------

    def shuffle(self, player: int) -> None:
        """DOM-TURN-2: the discard pile becomes the deck; nobody knows its order."""
        p = self.table.players[player]
        p.deck = self.chance.shuffled(p.discard)
        p.discard = []
        p.known.clear()
        p.unseen.clear()
        self.emit(phrases.SHUFFLED, player)

    def refill(self, player: int) -> bool:
        """Shuffle if the deck is empty; False if there is no card at all."""
        p = self.table.players[player]
        if not p.deck and p.discard:
            self.shuffle(player)
        return len(p.deck) > 0

    def draw(self, player: int, count: int) -> None:
        """Cards from the deck into the hand; first what is there, then the discard pile is shuffled."""
        p = self.table.players[player]
        if p.minus_card and count > 0:
            self.lift_minus_card(player)
            count -= 1
        there = len(p.deck)
        if there >= count:
            self._draw(player, p, count)
        else:
            self._draw(player, p, there)
            if self.refill(player):
                self._draw(player, p, min(count - there, len(p.deck)))

    def _draw(self, player: int, p: Player, count: int) -> None:
        if count > 0:
            drawn = self._lift(player, count, OWNER)
            p.hand += drawn
            self.emit(phrases.DREW, player, drawn)

    def reveal(self, player: int, count: int) -> list[Card]:
        """Cards off the top of the deck, shown to all; the caller puts them somewhere."""
        p = self.table.players[player]
        there = min(count, len(p.deck))
        revealed = self._lift(player, there, ALL)
        if there < count and self.refill(player):
            revealed += self._lift(player, min(count - there, len(p.deck)), ALL)
        self.emit(phrases.REVEALED, player, revealed)
        return revealed

    def note_sight(self, player: int, level: int, sight: int) -> None:
        """A card of a player that `level` know is about to be seen by `sight`."""
        if level < sight:
            self.note_reveal(mover=level < OWNER if player == self.mover else sight == ALL)

    def _lift(self, player: int, count: int, sight: int) -> list[Card]:
        """The top cards off the deck, the top one first, seen now by the owner or by all."""
        p = self.table.players[player]
        deck = p.deck
        known = p.known
        if not known:
            if count > 0:
                self.note_reveal(mover=sight == ALL or player == self.mover)
            return [deck.pop() for _ in range(count)]
        for height in range(len(deck) - count, len(deck)):
            self.note_sight(player, known.get(height, 0), sight)
        lifted: list[Card] = []
        for _ in range(count):
            card = deck.pop()
            if known.pop(len(deck), 0) == ALL and sight == OWNER:
                p.shown.append(card)
            lifted.append(card)
        return lifted

    def show_top(self, player: int) -> Card | None:
        """Reveal the top card of the deck, which stays there."""
        if not self.refill(player):
            return None
        p = self.table.players[player]
        top = len(p.deck) - 1
        self.note_sight(player, p.known.get(top, 0), ALL)
        p.known[top] = ALL
        self.emit(phrases.REVEALED, player, [p.deck[top]])
        return p.deck[top]

    def look(self, player: int, count: int) -> int:
        """A player looks at the top cards of the own deck, which stay there and are not shuffled in; how many."""
        p = self.table.players[player]
        if len(p.deck) < count and p.discard:
            seen = {height: level for height, level in p.known.items() if level == ALL}
            above = p.deck
            self.shuffle(player)
            for height in seen:
                p.known[len(p.deck) + height] = ALL
            p.deck += above
        count = min(count, len(p.deck))
        for height in range(len(p.deck) - count, len(p.deck)):
            if height not in p.known:
                self.note_sight(player, 0, OWNER)
                p.known[height] = OWNER
        if count:
            self.emit(phrases.LOOKED, player, self.top(player, count))
        return count

    def take_from_deck(self, player: int, card: Card, among: int, *, sight: int = OWNER) -> bool:
        """A card known to its owner off the top cards of the deck, seen now by `sight`; whether all knew it."""
        p = self.table.players[player]
        height = len(p.deck) - 1
        while height >= len(p.deck) - among and p.deck[height] is not card:
            height -= 1
        level = p.known.get(height, OWNER)
        self.note_sight(player, level, sight)
        del p.deck[height]
        p.known = {at - 1 if at > height else at: who for at, who in p.known.items() if at != height}
        return level == ALL

    def keep_from_deck(self, player: int, card: Card, among: int) -> None:
        """A card that its owner knows goes from the top of the deck to the hand."""
        p = self.table.players[player]
        known = self.take_from_deck(player, card, among)
        p.hand.append(card)
        if known:
            p.shown.append(card)
        self.emit(phrases.TOOK if known else phrases.TOOK_HIDDEN, player, [card])

    def discard_from_deck(self, player: int, card: Card, among: int) -> None:
        """A card that its owner has looked at goes from the deck to the discard pile, for all to see."""
        self.take_from_deck(player, card, among, sight=ALL)
        self.put_down(player, [card])

    def discard_top(self, player: int, count: int = 1) -> None:
        """Discard the top cards of the deck, for all to see."""
        self.put_down(player, self._lift(player, count, ALL))

    def top(self, player: int, count: int) -> list[Card]:
        """The top cards of a deck, the top one first."""
        return self.table.players[player].deck[: -count - 1 : -1]

    def put_on_deck(self, player: int, card: Card, *, sight: int = ALL) -> None:
        """A card goes on top of the deck, and all see it or the owner alone."""
        p = self.table.players[player]
        p.known[len(p.deck)] = sight
        p.deck.append(card)

    # --- the hand --------------------------------------------------------------------------------------------------

    def leave_hand(self, player: int, card: Card, *, last: bool = False) -> None:
        """A card goes from the hand to where all see it: the one drawn first of its kind, or the last one."""
        p = self.table.players[player]
        if p.shown and card in p.shown:
            p.shown.remove(card)
        else:
            self.note_reveal(mover=player != self.mover)
        if last:
            p.hand.pop()
        else:
            p.hand.remove(card)

    def hide_from_hand(self, player: int, card: Card) -> None:
        """A card goes from the hand to where the others do not see it: it may be any of those that they knew."""
        p = self.table.players[player]
        p.hand.remove(card)
        p.shown.clear()

    def hand_onto_deck(self, player: int, card: Card) -> None:
        """A card of the hand goes on the deck, unseen by the others."""
        self.hide_from_hand(player, card)
        self.put_on_deck(player, card, sight=OWNER)
        self.emit(phrases.PUT_ON_DECK, player, [card])

    def show_hand(self, player: int, cards: list[Card]) -> None:
        """Reveal cards that stay in the hand."""
        p = self.table.players[player]
        for card in kinds(cards):
            missing = cards.count(card) - p.shown.count(card)
            if missing > 0:
                self.note_reveal(mover=player != self.mover)
                p.shown += [card] * missing
        self.emit(phrases.REVEALED, player, cards)

    def discard(self, player: int, card: Card) -> None:
        """Discard a card from the hand, for all to see."""
        self.leave_hand(player, card)
        self.put_down(player, [card], phrases.DISCARDED_FROM_HAND)

    def put_down(self, player: int, cards: list[Card], told: EventKind = phrases.DISCARDED) -> None:
        """Discard cards that all see."""
        if cards:
            self.table.players[player].discard += cards
            self.emit(told, player, cards)
            for discarded in self.occasions.discarded:
                for card in cards:
                    discarded(self, player, card)

    def trash_from_hand(self, player: int, card: Card) -> None:
        self.leave_hand(player, card)
        self.trash(player, card, phrases.TRASHED_FROM_HAND)

    def trash(self, player: int, card: Card, told: EventKind = phrases.TRASHED) -> None:
        """A card that has left its place goes to the trash."""
        self.table.trash.append(card)
        self.emit(told, player, card)
        for trashed in self.occasions.trashed:
            trashed(self, player, card)

    # --- the supply ------------------------------------------------------------------------------------------------

    def take_from_pile(self, card: Card) -> bool:
        """A card off its supply pile; False if that is empty or not there (DOM-DO-1)."""
        supply = self.table.supply
        left = supply.get(card, 0)
        if left == 0:
            return False
        supply[card] = left - 1
        if left == 1:
            self.table.empty += 1
        return True

    def gain(self, player: int, card: Card, *, to: str = DISCARD_PILE) -> bool:
        """DOM-GAIN-1: take a card from the supply."""
        if not self.take_from_pile(card):
            return False
        self.receive(player, card, to=to)
        return True

    def receive(self, player: int, card: Card, *, to: str = DISCARD_PILE, told: EventKind = phrases.GAINED) -> None:
        """Gain a card that has left its place."""
        p = self.table.players[player]
        if to == DISCARD_PILE:
            p.discard.append(card)
            self.emit(told, player, card)
        elif to == HAND:
            p.hand.append(card)
            p.shown.append(card)
            self.emit(phrases.GAINED_TO_HAND, player, card)
        else:
            self.put_on_deck(player, card)
            self.emit(phrases.GAINED_TO_DECK, player, card)
        if player == self.table.player:
            p.gained += 1
        for gained in self.occasions.gained:
            gained(self, player, card, to)

    # --- the play area ---------------------------------------------------------------------------------------------

    def put_into_play(self, player: int, card: Card) -> Play:
        """Play a card from the hand: it lies in play under a new number."""
        return Play(player, card, self.lay_down(player, card), self.ability(player, card))

    def lay_down(self, player: int, card: Card) -> int:
        """From the hand into play; the number that the card has there."""
        self.leave_hand(player, card)
        self.emit(phrases.PLAYED, player, card)
        return self._into_play(player, card)

    def call(self, player: int, card: Card) -> int:
        """DOM-RES-1: a card goes from the mat into play, which is no playing; its number there."""
        self.table.players[player].mat.remove(card)
        self.emit(phrases.CALLED, player, card)
        return self._into_play(player, card)

    def _into_play(self, player: int, card: Card) -> int:
        table = self.table
        table.plays += 1
        p = table.players[player]
        p.play.append(card)
        p.numbers.append(table.plays)
        return table.plays

    def is_in_play(self, play: Play) -> bool:
        """DOM-LOSE-1: whether the card that was played still lies there."""
        p = self.table.players[play.player]
        return play.number in p.numbers and p.play[p.numbers.index(play.number)] is play.card

    def leave_play(self, play: Play) -> bool:
        """Take the card that was played out of play; False if it is no longer there (DOM-LOSE-1)."""
        if not self.is_in_play(play):
            return False
        self.take_from_play(play.player, play.number)
        return True

    def take_from_play(self, player: int, number: int) -> Card:
        """The card with that number out of play."""
        p = self.table.players[player]
        place = p.numbers.index(number)
        del p.numbers[place]
        return p.play.pop(place)

    def put_on_mat(self, play: Play) -> None:
        """DOM-RES-1: the card that was played goes to the tavern mat, if it is still in play."""
        if self.leave_play(play):
            self.table.players[play.player].mat.append(play.card)
            self.emit(phrases.PUT_ON_MAT, play.player, play.card)

    def leave_standing(self, play: Play, aside: tuple[Card, ...] = ()) -> None:
        """What a play has set up for later (DOM-DUR-1)."""
        p = self.table.players[play.player]
        p.standing += (Standing(play.card, play.number, play.ability, unaffected=play.unaffected, aside=aside),)

    def link(self, player: int, doubler: int, number: int) -> None:
        """One card in play plays another one again, and stays as long as that."""
        self.table.players[player].links += ((doubler, number),)

    # --- tokens ----------------------------------------------------------------------------------------------------

    def place(self, player: int, token: str, card: Card) -> None:
        """DOM-TOKEN-1: one of the tokens that lie on piles moves to a pile, or the estate token to its card."""
        p = self.table.players[player]
        p.tokens = {**p.tokens, token: card}
        self.emit(phrases.PLACED[token], player, card)

    def turn_journey(self, player: int) -> bool:
        """DOM-TOKEN-6: turn the journey token over; whether it lies face up then."""
        p = self.table.players[player]
        p.journey_up = not p.journey_up
        self.emit(phrases.JOURNEY_UP if p.journey_up else phrases.JOURNEY_DOWN, player)
        return p.journey_up

    def put_minus_card(self, player: int) -> bool:
        """DOM-TOKEN-4: the −1 card token onto the deck; False if it lies there already."""
        p = self.table.players[player]
        if p.minus_card:
            return False
        p.minus_card = True
        self.emit(phrases.MINUS_CARD, player)
        return True

    def lift_minus_card(self, player: int) -> None:
        """The −1 card token off the deck."""
        p = self.table.players[player]
        if p.minus_card:
            p.minus_card = False
            self.emit(phrases.MINUS_CARD_BACK, player)

    def take_minus_coin(self, player: int) -> None:
        """DOM-TOKEN-5: the −$1 token, for who does not have it yet."""
        p = self.table.players[player]
        if not p.minus_coin:
            p.minus_coin = True
            self.emit(phrases.MINUS_COIN, player)
