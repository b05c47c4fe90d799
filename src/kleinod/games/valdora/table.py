"""The state of a match: what lies where, and how far the turn has come.

Lists of piles have their top at the end. Hidden are only the special cards in hands, those that were not dealt, and
the cards of a book that were never uncovered: the lowest ones of its right pile.
"""

from typing import Final, TypeVar

from kleinod.engine.component import Component
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.components import Colour, Equipment, Gem, Order

C = TypeVar("C", bound=Component)

LEFT: Final = "left"
RIGHT: Final = "right"
SIDES: Final = [LEFT, RIGHT]

MOVE: Final = "move"
ACTION: Final = "action"
END: Final = "end"
PHASES: Final = [MOVE, ACTION, END]


class Book:
    """A book: two piles of equipment or orders."""

    __slots__ = ("covered", "left", "right")

    def __init__(self, right: list[Component]) -> None:
        self.left: list[Component] = []
        self.right = right
        self.covered = max(len(right) - 1, 0)  # how many cards of the right pile, from the bottom, nobody has seen

    def copy(self) -> "Book":
        twin = Book(self.right[:])
        twin.left = self.left[:]
        twin.covered = self.covered
        return twin

    def pile(self, side: str) -> list[Component]:
        return self.left if side == LEFT else self.right


class Player:
    """What lies before one player."""

    def __init__(self, at: BoardField) -> None:
        self.at = at
        self.coins = 0
        self.provisions = False
        self.equipment: dict[Equipment, Gem | None] = {}  # each card with the gem on it
        self.orders: list[Order] = []
        self.completed: list[Order] = []
        self.artisans: dict[Colour, int] = {}
        self.workshops: list[Colour] = []
        self.bonus = 0
        self.hand: list[int] = []  # special cards by number, sorted
        self.laid: list[int] = []  # special cards, in the order laid out
        self.doubled = False  # special card 3 has been used

    def copy(self) -> "Player":
        twin = Player(self.at)
        twin.coins = self.coins
        twin.provisions = self.provisions
        twin.equipment = self.equipment.copy()
        twin.orders = self.orders[:]
        twin.completed = self.completed[:]
        twin.artisans = self.artisans.copy()
        twin.workshops = self.workshops[:]
        twin.bonus = self.bonus
        twin.hand = self.hand[:]
        twin.laid = self.laid[:]
        twin.doubled = self.doubled
        return twin

    def carriers(self, gem: Gem) -> list[Equipment]:
        """The cards that carry a gem of this sort."""
        return [card for card, carried in self.equipment.items() if carried is gem]

    def owns(self, kind: str) -> bool:
        """Whether one of the cards is of this kind."""
        return any(card.kind == kind for card in self.equipment)

    def colours(self) -> list[Colour]:
        """The colours of which there is an artisan."""
        return [colour for colour, count in self.artisans.items() if count > 0]


class Table:
    """Everything on the table, and the state of the turn."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.fields: dict[BoardField, dict[Gem, int]] = {}  # the road fields
        self.depot: dict[Gem, int] = {}
        self.books: dict[BoardField, Book] = {}
        self.artisans: dict[Colour, int] = {}  # at the board
        self.workshops: list[Colour] = []  # in the supply
        self.bonus = 0  # tiles in the supply
        self.competitors: list[int] = []  # open tiles from left to right; none but in a Duel
        self.done: list[int] = []  # turned down
        self.undealt: list[int] = []  # special cards that left at the deal, sorted
        self.removed_artisans: dict[Colour, int] = {}
        self.removed_workshops: list[Colour] = []
        self.removed_equipment: list[Equipment] = []
        self.player = 0  # whose turn it is
        self.number = 1  # of the turn, counted over all players
        self.over = False
        self.begin_turn()

    def begin_turn(self) -> None:
        """Nothing has been done in this turn yet."""
        self.phase = MOVE
        self.free_pages = 0  # pages that may still be turned without paying
        self.begun = False  # the action that belongs to the field
        self.provided = False  # provisions were taken
        self.loaded: list[Equipment] = []  # cards that were loaded
        self.summoned = False  # special card 6 was used
        self.gilded = False  # special card 12 was used
        self.completed = False  # an order
        self.laid_now: list[int] = []  # special cards laid out

    def copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.players = [player.copy() for player in self.players]
        twin.fields = {field: gems.copy() for field, gems in self.fields.items()}
        twin.depot = self.depot.copy()
        twin.books = {field: book.copy() for field, book in self.books.items()}
        twin.artisans = self.artisans.copy()
        twin.workshops = self.workshops[:]
        twin.bonus = self.bonus
        twin.competitors = self.competitors[:]
        twin.done = self.done[:]
        twin.undealt = self.undealt
        twin.removed_artisans = self.removed_artisans.copy()
        twin.removed_workshops = self.removed_workshops[:]
        twin.removed_equipment = self.removed_equipment[:]
        twin.player = self.player
        twin.number = self.number
        twin.over = self.over
        twin.phase = self.phase
        twin.free_pages = self.free_pages
        twin.begun = self.begun
        twin.provided = self.provided
        twin.loaded = self.loaded[:]
        twin.summoned = self.summoned
        twin.gilded = self.gilded
        twin.completed = self.completed
        twin.laid_now = self.laid_now[:]
        return twin


def add(counts: dict[C, int], thing: C, number: int) -> None:
    """More or fewer of a gem, or of a colour's artisans; none at all is not listed."""
    left = counts.get(thing, 0) + number
    if left:
        counts[thing] = left
    else:
        counts.pop(thing, None)
