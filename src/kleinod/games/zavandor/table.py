"""The state of a match: what lies where, and who knows of it.

Rights lie face down at places, and who has looked at one is kept beside (`samples`). Cards that lie face down or in a
hand are `Covered`: the card, and what each seat knows of it. That somebody has seen a card is known to all.
"""

from kleinod.games.zavandor.facts import FIGURES, GEMS, PLACES, STACKS, Item, Right, Trader


class Covered:
    """A card that not all see; never changed, only replaced."""

    __slots__ = ("item", "may_be", "seen")

    def __init__(self, item: Item, seen: list[int], may_be: list[int]) -> None:
        self.item = item
        self.seen = seen  # the seats that have seen it and could follow it since
        self.may_be = may_be  # for each seat the cards that it may be, as bits; 0: any with this back


class Player:
    """What one player has."""

    __slots__ = ("discounts", "gems", "gold", "hand", "items", "jokers", "rights", "samples", "taken", "trader")

    def __init__(self) -> None:
        self.gold = FIGURES.gold
        self.gems: list[int] = [0] * len(GEMS)
        self.jokers = 0
        self.rights: list[Right] = []
        self.items: list[Item] = []
        self.hand: list[Covered] = []  # one card at most, more only in the middle of drawing
        self.trader: Trader | None = None
        self.discounts: list[int] = []
        self.taken = 0  # actions in this round
        self.samples: list[int] = []  # the places that this player has looked at and that still have their right

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.gold = self.gold
        twin.gems = self.gems[:]
        twin.jokers = self.jokers
        twin.rights = self.rights[:]
        twin.items = self.items[:]
        twin.hand = self.hand[:]
        twin.trader = self.trader
        twin.discounts = self.discounts[:]
        twin.taken = self.taken
        twin.samples = self.samples[:]
        return twin

    def count_kind(self, kind: str) -> int:
        """How many artifacts of a kind the player has bought."""
        count = 0
        for item in self.items:
            if item.kind == kind:
                count += 1
        return count

    def points(self) -> int:
        """ZAV-END-2: rights and items bought; the one in hand counts nothing."""
        points = 0
        for right in self.rights:
            points += right.points
        for item in self.items:
            points += item.points
        return points


class Table:
    """Everything on the table, and the state of the round."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.start_player = 0
        self.player = 0  # whose action it is
        self.round = 1
        self.phase = "action"
        self.gnome = 0  # the area
        self.gnome_sold = False  # a right of the gnome's area, in this round
        self.prices: list[int] = FIGURES.prices[:]
        self.targets: list[int] = FIGURES.prices[:]
        self.mined: list[int] = [0] * len(GEMS)  # by all, in this round
        self.places: list[Right | None] = [None] * len(PLACES)
        self.rows: list[list[Item]] = [[] for _ in STACKS]
        self.stacks: list[list[Covered]] = [[] for _ in STACKS]  # the top at the end
        self.removed: list[Covered] = []
        self.traders: list[Trader] = []
        self.upright: dict[Item, int] = {}  # upgrade gems of open artifacts
        self.across: list[Item] = []  # artifacts with a gem that lies across
        self.over = False

    def copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.players = [player.copy() for player in self.players]
        twin.start_player = self.start_player
        twin.player = self.player
        twin.round = self.round
        twin.phase = self.phase
        twin.gnome = self.gnome
        twin.gnome_sold = self.gnome_sold
        twin.prices = self.prices[:]
        twin.targets = self.targets[:]
        twin.mined = self.mined[:]
        twin.places = self.places[:]
        twin.rows = [row[:] for row in self.rows]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.removed = self.removed[:]
        twin.traders = self.traders[:]
        twin.upright = self.upright.copy()
        twin.across = self.across[:]
        twin.over = self.over
        return twin

    def covered(self) -> list[list[Covered]]:
        """All places of covered cards: the stacks, those taken out, the hands."""
        return [*self.stacks, self.removed, *(player.hand for player in self.players)]
