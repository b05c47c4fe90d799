"""Gems, colours, cards and tiles, and how they are read from valdora.toml."""

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.text import Text, joined
from kleinod.games.valdora import texts


class Gem(Component):
    """A sort of gem; gold is one."""

    __slots__ = ("count",)

    def __init__(self, id: str, *, name: Text, count: int) -> None:
        super().__init__(id, name)
        self.count = count


class Colour(Component):
    """A colour of the ring round the artisan board: what its artisans and its workshop are."""

    __slots__ = ("artisans", "index", "needed", "points")

    def __init__(self, id: str, *, name: Text, index: int, artisans: int, needed: int, points: int) -> None:
        super().__init__(id, name)
        self.index = index  # place in the ring, clockwise
        self.artisans = artisans
        self.needed = needed  # artisans for the workshop
        self.points = points  # of the workshop


class Equipment(Component):
    """A card that carries one gem. A second one of a kind (special card 3) has an id of its own, `cart_2`."""

    __slots__ = ("carries", "kind", "load", "per_book", "swaps")

    def __init__(self, id: str, *, name: Text, kind: str, carries: Gem | None, load: int, per_book: int) -> None:
        super().__init__(id, name)
        self.kind = kind  # one may own each kind once
        self.carries = carries  # None: any gem
        self.load = load  # coins for each gem loaded
        self.per_book = per_book
        self.swaps = carries is None  # VAL-LOAD-4: only what carries any gem is unloaded for another

    def fits(self, gem: Gem) -> bool:
        return self.carries is None or self.carries is gem


def read_equipment(row: CheckedDict, id: str, words: CheckedDict, gems: dict[str, Gem]) -> Equipment:
    return Equipment(
        id,
        name=words.localized(id),
        kind=row.text("replaces") if row.has("replaces") else id,
        carries=row.choice("carries", {"any": None, **gems}),
        load=row.count("load"),
        per_book=row.count("per_book", default=0),
    )


class Order(Component):
    """A client's order: what it asks for, and its points."""

    __slots__ = ("asks", "client", "coins", "per_book", "points")

    def __init__(
        self,
        id: str,
        *,
        name: Text,
        client: Colour,
        asks: dict[Gem, int],
        coins: int,
        points: int,
        per_book: int,
    ) -> None:
        super().__init__(id, name)
        self.client = client
        self.asks = asks
        self.coins = coins
        self.points = points
        self.per_book = per_book


def read_order(row: CheckedDict, *, alone: bool, colours: dict[str, Colour], gems: dict[str, Gem]) -> Order:
    """An order; named by its client, and by its gems where the client has several."""
    client = row.choice("client", colours)
    asked = row.section("asks")
    asks: dict[Gem, int] = {}
    coins = 0
    for key in asked.keys_in(["coin", *gems]):
        if key == "coin":
            coins = asked.count(key)
        else:
            asks[gems[key]] = asked.number(key, 1, 9)
    id, name = client.id, client.name
    if not alone:
        id = "_".join([client.id, *(gem.id for gem in asks)])
        name = texts.ORDER.fill({"client": name, "gems": joined([gem.name for gem in asks])})
    order = Order(
        id,
        name=name,
        client=client,
        asks=asks,
        coins=coins,
        points=row.count("points"),
        per_book=row.count("per_book"),
    )
    row.finish()
    return order


class SpecialCard(Component):
    """A card of the expansion, known by its number."""

    __slots__ = ("copies", "cost", "dark", "number", "ruling", "text")

    def __init__(
        self, number: int, *, name: Text, text: Text, ruling: Text, cost: int, dark: bool, copies: int
    ) -> None:
        super().__init__(f"special_{number}", name)
        self.number = number
        self.text = text
        self.ruling = ruling  # what the text leaves open
        self.cost = cost  # artisans of different colours
        self.dark = dark
        self.copies = copies


def read_special(table: CheckedDict) -> dict[int, SpecialCard]:
    found: dict[int, SpecialCard] = {}
    for i, row in enumerate(table.sections("card")):
        found[i + 1] = SpecialCard(
            i + 1,
            name=row.localized("name"),
            text=row.localized("text"),
            ruling=row.localized("ruling"),
            cost=row.number("cost", 1, 7),
            dark=row.has("dark") and row.flag("dark"),
            copies=row.count("copies") if row.has("copies") else 1,
        )
        row.has("figures")  # read by `Figures`
        row.finish()
    table.finish()
    return found


class Competitor(Component):
    """A tile of the Duel: the artisans that go (None: the player chooses), then the workshops."""

    __slots__ = ("artisans", "number", "workshops")

    def __init__(self, number: int, name: Text, artisans: list[Colour | None], workshops: list[Colour]) -> None:
        super().__init__(f"competitor_{number}", name)
        self.number = number
        self.artisans = artisans
        self.workshops = workshops


def read_competitors(row: CheckedDict, words: Text, colours: dict[str, Colour]) -> dict[int, Competitor]:
    found: dict[int, Competitor] = {}
    for entry in row.sections("competitors"):
        artisans = entry.choices("artisans", {"?": None, **colours})
        workshops = entry.choices("workshops", colours)
        number = len(found) + 1
        found[number] = Competitor(number, words.fill({"number": number}), artisans, workshops)
        entry.finish()
    row.finish()
    return found
