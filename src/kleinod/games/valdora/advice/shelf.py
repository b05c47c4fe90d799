"""A book as all know it: a row of cards with a gap between its two piles, and what it costs to get at some."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.thing import Thing
from kleinod.games.valdora.options import BUY, TURN
from kleinod.games.valdora.table import LEFT, RIGHT, Book

DEPTH: Final = 6
"""Nobody turns more pages than that."""


class Find:
    """A card in a book: on which side, and how many cards lie upon it."""

    __slots__ = ("card", "depth", "right")

    def __init__(self, card: Thing, *, right: bool, depth: int) -> None:
        self.card = card
        self.right = right
        self.depth = depth


class Shelf:
    """What can be found in a book, and what may lie beneath."""

    __slots__ = ("finds", "hidden", "known", "size")

    def __init__(self, finds: list[Find], known: int, hidden: dict[Thing, int]) -> None:
        self.finds = finds
        self.known = known  # cards of the right pile that all know
        self.hidden = hidden  # how many of each card lie beneath them, in an order that nobody knows
        self.size = sum(hidden.values())


def read_shelf(book: Book) -> Shelf:
    finds: list[Find] = []
    known = len(book.right) - book.covered
    for depth in range(min(known, DEPTH)):
        finds.append(Find(book.right[-1 - depth], right=True, depth=depth))
    for depth in range(min(len(book.left), DEPTH)):
        finds.append(Find(book.left[-1 - depth], right=False, depth=depth))
    counts: dict[str, int] = {}
    things: dict[str, Thing] = {}
    for card in book.right[: book.covered]:
        counts[card.id] = counts.get(card.id, 0) + 1
        things[card.id] = card
    # sorted: nothing may depend on the order in which they lie
    return Shelf(finds, known, {things[id]: counts[id] for id in sorted(counts)})


def passed(finds: list[Find], *, right: bool) -> int:
    """Cards of one side that have to be turned over to get at those that are bought."""
    deepest = -1
    bought = 0
    for find in finds:
        if find.right is right:
            bought += 1
            deepest = max(deepest, find.depth)
    return deepest + 1 - bought


def pages(finds: list[Find]) -> int:
    """How many pages are turned to buy these cards: one side first, and back, then the other."""
    one = passed(finds, right=False)
    other = passed(finds, right=True)
    return one + other + min(one, other)


def first_step(finds: list[Find]) -> Option:
    """What to do first to buy them: on the nearer side, buy what lies on top or turn the page."""
    sides = {find.right for find in finds}
    right = True in sides
    if len(sides) == 2:
        right = passed(finds, right=True) <= passed(finds, right=False)
    side = RIGHT if right else LEFT
    for find in finds:
        if find.right is right and find.depth == 0:
            return BUY[side]
    return TURN[side]
