"""A match of Zavandor: the verbs of the rules, each changing the table and keeping who knows what."""

from typing import TYPE_CHECKING, Final, cast

from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.games.zavandor.facts import (
    FIGURES,
    GEM_IDS,
    GEMS,
    ITEMS,
    PLACES,
    RIGHTS,
    STACKS,
    TRADERS,
    Item,
    Right,
    gem_ids,
)
from kleinod.games.zavandor.knowledge import known_to, mix, see, settle
from kleinod.games.zavandor.phrases import PHRASES
from kleinod.games.zavandor.table import Covered, Table

if TYPE_CHECKING:
    from kleinod.games.zavandor.shapes import View


PAID: Final = PHRASES.event("pay", "gems")
DREW: Final = PHRASES.event("draw", "stack", "count", "cards")
RETURNED: Final = PHRASES.event("return", "stack", "stage", "item")
TURNED_UP: Final = PHRASES.event("turn_up", "item")


class Zavandor(Match):
    """The table and what can be done with it."""

    def __init__(self, game: Game, options: dict[str, object], chance: Chance, table: Table) -> None:
        super().__init__(game, len(table.players), options, chance)
        self.table = table
        limit = options["round_limit"]
        self.round_limit: Final = limit if isinstance(limit, int) else 0  # 0: none
        self.upgrades: Final = options["upgrades"] is True

    def view(self, seat: int) -> "View":
        """What a seat, or SPECTATOR, is shown."""
        return cast("View", super().view(seat))

    def copy(self) -> "Zavandor":
        return Zavandor(self.game, self.options, self.chance.copy(), self.table.copy())

    def restore_from(self, other: Match) -> None:
        assert isinstance(other, Zavandor)
        self.table = other.table

    def turn_label(self) -> tuple[int, int]:
        return self.table.round, self.table.player

    def components(self) -> dict[str, int]:
        table = self.table
        counts = {f"right {right.id}": count for right, count in self.rights_in_game().items()}
        for item in ITEMS:
            counts[f"item {item.id}"] = 0
        for trader in TRADERS:
            counts[f"trader {trader.id}"] = table.traders.count(trader)
        for holder in table.covered():
            for card in holder:
                counts[f"item {card.item.id}"] += 1
        for row in table.rows:
            for item in row:
                counts[f"item {item.id}"] += 1
        for player in table.players:
            for item in player.items:
                counts[f"item {item.id}"] += 1
            if player.trader is not None:
                counts[f"trader {player.trader.id}"] += 1
        return counts

    def rights_in_game(self) -> dict[Right, int]:
        """How many of each right there are, on the board and before the players."""
        counts = {right: self.table.places.count(right) for right in RIGHTS}
        for player in self.table.players:
            for right in player.rights:
                counts[right] += 1
        return counts

    # --- looking things up -----------------------------------------------------------------------------------------

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn, from one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def actions(self, seat: int) -> int:
        """ZAV-ROUND-1: 3 actions, and one for each Gnomunculus owned now."""
        return FIGURES.actions + self.table.players[seat].count_kind("gnomunculus")

    def siphon_owner(self) -> int:
        """Who has bought the siphon, -1 if nobody."""
        for seat, player in enumerate(self.table.players):
            if player.count_kind("absauger"):
                return seat
        return -1

    def cost_of_item(self, item: Item) -> list[int]:
        """What an item asks for; ZAV-UP-2: upright gems above it are set off."""
        cost = item.cost[:]
        if item in self.table.upright:
            cost[item.frame] -= self.table.upright[item]
        return cost

    def affords(self, seat: int, cost: list[int]) -> bool:
        """ZAV-JOKER-2: whether gems and jokers are enough."""
        player = self.table.players[seat]
        missing = 0
        for i, count in enumerate(cost):
            if count > player.gems[i]:
                missing += count - player.gems[i]
        return missing <= player.jokers

    # --- market ----------------------------------------------------------------------------------------------------

    def move_target(self, gem: int, change: int) -> None:
        """ZAV-SETUP-6: a change that would leave the range stops at its end, and the rest of it is lost."""
        targets = self.table.targets
        targets[gem] = min(max(targets[gem] + change, FIGURES.min_price), FIGURES.max_price)

    def raise_targets(self, cost: list[int]) -> None:
        """The targets rise by the gems asked for, however they are paid."""
        for gem, count in enumerate(cost):
            self.move_target(gem, count)

    def pay(self, seat: int, cost: list[int], jokers: list[int]) -> None:
        """Give gems to the bank, jokers instead of some of them."""
        player = self.table.players[seat]
        given: list[int] = []
        for gem, count in enumerate(cost):
            given.append(count - jokers[gem])
            player.gems[gem] -= count - jokers[gem]
        player.jokers -= sum(jokers)
        if sum(cost):
            self.emit(PAID, seat, {"gems": gem_ids(given, sum(jokers))})

    # --- rights ----------------------------------------------------------------------------------------------------

    def can_tell_right(self, place: int, seat: int) -> bool:
        """Whether a seat, or all (seat -1), know the right at a place, if only because no other is left."""
        table = self.table
        known = table.players[seat].samples if seat >= 0 else []
        if place in known:
            return True
        light = PLACES[place].light
        left = {
            right
            for i, right in enumerate(table.places)
            if right is not None and PLACES[i].light == light and i not in known
        }
        return len(left) == 1

    def take_right(self, place: int) -> Right:
        """The right at a place, turned up; the place stays empty."""
        table = self.table
        right = table.places[place]
        assert right is not None
        if not self.can_tell_right(place, -1):
            self.note_reveal(mover=self.trying and not self.can_tell_right(place, self.mover))
        table.places[place] = None
        for player in table.players:
            if place in player.samples:
                player.samples.remove(place)
        return right

    # --- cards -----------------------------------------------------------------------------------------------------

    def uncover(self, holder: list[Covered]) -> Item:
        """The last card of a stack or a hand leaves it and is shown to all."""
        if not known_to(self.table, holder[-1], -1):
            self.note_reveal(mover=self.trying and not known_to(self.table, holder[-1], self.mover))
        item = holder.pop().item
        settle(self.table, item.back)
        return item

    def turn_up(self, stack: int, seat: int) -> None:
        """ZAV-ITEM-1: three cards of a stack are open as long as there are any."""
        table = self.table
        while len(table.rows[stack]) < FIGURES.open_cards and table.stacks[stack]:
            item = self.uncover(table.stacks[stack])
            table.rows[stack].append(item)
            self.emit(TURNED_UP, seat, {"item": item.id})

    def draw(self, seat: int, stack: int) -> int:
        """ZAV-DRAW-1: the top two cards, or the last one, into the hand; how many."""
        table = self.table
        cards = table.stacks[stack]
        hand = table.players[seat].hand
        drawn: list[str] = []
        for _ in range(min(FIGURES.drawn_cards, len(cards))):
            if not known_to(table, cards[-1], seat):
                self.note_reveal(mover=seat == self.mover)
            card = cards.pop()
            hand.append(see(card, seat))
            drawn.append(card.item.id)
            settle(table, card.item.back)
        self.emit(DREW, seat, {"stack": STACKS[stack], "count": len(drawn), "cards": drawn})
        return len(drawn)

    def put_under(self, seat: int, item: Item, among: int) -> None:
        """A card of the hand, one of the last `among`, goes under its stack; others see only its back."""
        table = self.table
        hand = table.players[seat].hand
        first = len(hand) - among
        hand[first:] = mix(hand[first:], seat)
        place = first
        while hand[place].item is not item:
            place += 1
        was_empty = not table.stacks[item.stack]
        table.stacks[item.stack].insert(0, hand.pop(place))
        settle(table, item.back)
        what: dict[str, object] = {"stack": STACKS[item.stack], "stage": item.stage, "item": item.id}
        self.emit(RETURNED, seat, what)
        if was_empty:  # ZAV-DRAW-3
            self.turn_up(item.stack, seat)


def amounts(counts: list[int]) -> dict[str, int]:
    """An amount of gems by sort, as it is written in views and positions."""
    return {GEM_IDS[gem.index]: counts[gem.index] for gem in GEMS if counts[gem.index]}
