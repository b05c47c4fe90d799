"""What is printed on the components: read once from `data/`, checked, and shared by all matches.

An amount of gems is a list of four numbers, in the order of GEMS.
"""

from pathlib import Path
from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import Text
from kleinod.games.zavandor.shapes import GemId

DATA: Final = Path(__file__).with_name("data")

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
GEM_IDS: Final[list[GemId]] = ["diamond", "ruby", "sapphire", "emerald"]
AREAS: Final = ["I", "II", "III", "IV", "V"]
DIAMANTINA: Final = "diamantina"
PLACES_EACH: Final = 4
STACKS: Final = ["artifacts", "jewellery"]
STAGES: Final = [2, 3]  # of each stack
CARDS: Final = [12, 15]
ARTIFACTS: Final = 0
JEWELLERY: Final = 1
KINDS: Final = ["gnomunculus", "alchemat", "konvertor", "absauger", "emeromobil"]
DARK_RIGHTS: Final = 20
LIGHT_RIGHTS: Final = 4


class Listed(Component):
    """A component and its place in the list of its kind."""

    __slots__ = ("index",)

    def __init__(self, id: str, name: Text, index: int) -> None:
        super().__init__(id, name)
        self.index = index


class Gem(Listed):
    """A sort of gem."""


class Right(Listed):
    """A kind of mining right; light ones have a joker deposit."""

    __slots__ = ("count", "gem", "jokers", "light", "points")

    def __init__(self, id: str, name: Text, *, gem: int, jokers: int, light: bool, points: int, count: int) -> None:
        super().__init__(id, name, -1)
        self.gem = gem
        self.jokers = jokers
        self.light = light
        self.points = points
        self.count = count  # how many there are in the game


class Place(Listed):
    """A place for a right, with the cost printed there."""

    __slots__ = ("area", "cost", "light", "number")

    def __init__(self, area: str, name: Text, *, number: int, index: int, cost: list[int]) -> None:
        super().__init__(f"{area} {number}", name, index)
        self.area = area
        self.number = number
        self.light = area == DIAMANTINA
        self.cost = cost


class Item(Listed):
    """A card: jewellery or an artifact."""

    __slots__ = ("back", "cost", "discounts", "frame", "gold", "jokers", "kind", "points", "stack", "stage")

    def __init__(
        self,
        id: str,
        name: Text,
        *,
        kind: str,
        stack: int,
        stage: int,
        cost: list[int],
        points: int,
        frame: int,
        gold: int,
        jokers: int,
        discounts: list[int],
    ) -> None:
        super().__init__(id, name, -1)
        self.kind = kind
        self.stack = stack
        self.stage = stage
        self.back = sum(STAGES[:stack]) + stage - 1  # kinds of backs, all cards with the same one look alike
        self.cost = cost
        self.points = points
        self.frame = frame  # the sort that upgrades it, -1 if none
        self.gold = gold
        self.jokers = jokers
        self.discounts = discounts

    @staticmethod
    def read(row: CheckedDict, stack: int, names: CheckedDict) -> "Item":
        id = row.text("id")
        kind = row.one_of("kind", KINDS) if stack == ARTIFACTS else STACKS[stack]
        item = Item(
            id,
            names.localized(id),
            kind=kind,
            stack=stack,
            stage=row.number("stage", 1, STAGES[stack]),
            cost=read_gems(row.section("cost"), maximum=9),
            points=row.number("points", 0, 10),
            frame=read_gem(row, "frame") if stack == ARTIFACTS else -1,
            gold=row.number("gold", 1, 99) if kind == "alchemat" else 0,
            jokers=row.number("jokers", 1, 9) if kind == "konvertor" else 0,
            discounts=row.numbers("discounts", 1, 14) if kind == "emeromobil" else [],
        )
        if item.frame >= 0 and item.cost[item.frame] == 0:
            raise row.wrong("frame", Text("gehört nicht zu den Kosten", "is not part of the cost"))
        row.finish()
        return item


class Trader(Listed):
    """An exchange trader for a pair of sorts."""

    __slots__ = ("gem", "other")

    def __init__(self, gem: Gem, other: Gem, index: int) -> None:
        name = Text(f"{gem.name.de}/{other.name.de}", f"{gem.name.en}/{other.name.en}")
        super().__init__(f"{gem.id} {other.id}", name, index)
        self.gem = gem.index
        self.other = other.index


class Figures:
    """The numbers of the rules."""

    def __init__(self, row: CheckedDict) -> None:
        self.gold: Final = row.count("gold", 999)
        price_range = row.numbers("price_range", 1, 99)
        if len(price_range) != 2 or price_range[0] >= price_range[1]:
            raise row.wrong("price_range", Text("der kleinste und der größte Preis", "the least and the most price"))
        self.min_price: Final = price_range[0]
        self.max_price: Final = price_range[1]
        self.prices: Final = read_gems(row.section("prices"), maximum=self.max_price)
        self.points_to_end: Final = _by_players(row.section("points_to_end"))
        self.actions: Final = row.number("actions", 1, 9)
        self.most_bought: Final = row.number("most_bought_or_sold", 1, 9)
        self.max_traded: Final = row.number("most_traded", 1, 9)
        self.gold_action: Final = row.number("gold_action", 1, 99)
        self.removed: Final = _by_players(row.section("removed_from_stage_1"))
        self.siphon_half_gold: Final = _by_players(row.section("siphon_half_gold"))
        self.sample_cost: Final = row.number("sample_cost", 1, 9)
        self.least_cost: Final = row.number("least_cost", 1, 9)
        self.open_cards: Final = row.number("open_cards", 1, 9)
        self.drawn_cards: Final = row.number("drawn_cards", 2, 2)
        self.market_round: Final = row.number("market_round", 2, 99)
        self.gems_for_a_step: Final = row.number("gems_for_a_step", 1, 99)
        if min(self.prices) < self.min_price:
            raise row.wrong("prices", Text("außerhalb der Preisspanne", "outside the price range"))
        row.finish()


def read_gem(row: CheckedDict, key: str) -> int:
    """The index of a sort of gem that is given by its id."""
    ids: list[str] = [*GEM_IDS]
    return ids.index(row.one_of(key, ids))


def read_gems(row: CheckedDict, *, maximum: int) -> list[int]:
    """An amount of gems by sort, those not named 0."""
    amounts = [row.count(id, maximum, default=0) for id in GEM_IDS]
    row.finish()
    return amounts


def gem_ids(amounts: list[int], jokers: int = 0) -> list[str]:
    """An amount of gems one by one, for events and texts."""
    found: list[str] = []
    for gem in GEMS:
        found += [gem.id] * amounts[gem.index]
    return found + ["joker"] * jokers


def _by_players(row: CheckedDict) -> dict[int, int]:
    """A number for each number of players; keys of TOML tables arrive as texts."""
    numbers = {seats: row.count(str(seats), 99) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
    row.finish()
    return numbers


def read_rights(row: CheckedDict) -> list[Right]:
    dark = row.section("dark")
    light = row.section("light")
    rights: list[Right] = []
    count = dark.number("count_each", 1, 9)
    points = dark.number("points", 0, 9)
    for gem in GEMS:
        rights.append(Right(gem.id, gem.name, gem=gem.index, jokers=0, light=False, points=points, count=count))
    jokers = light.number("joker", 1, 1)
    points = light.number("points", 0, 9)
    for sort in light.texts("sorts"):
        gem = GEMS[GEM_IDS.index(sort)] if sort in GEM_IDS else GEMS[0]
        name = OTHERS["with_joker"].fill({"gem": gem.name})
        rights.append(Right(f"{sort}+joker", name, gem=gem.index, jokers=jokers, light=True, points=points, count=1))
    for i, right in enumerate(rights):
        right.index = i
    dark_count = sum(right.count for right in rights if not right.light)
    light_count = sum(right.count for right in rights if right.light)
    if (dark_count, light_count) != (DARK_RIGHTS, LIGHT_RIGHTS):
        raise row.wrong("", Text("es müssen 20 dunkle und 4 helle sein", "there must be 20 dark and 4 light ones"))
    dark.finish()
    light.finish()
    row.finish()
    return rights


def read_places(row: CheckedDict) -> list[Place]:
    places: list[Place] = []
    for area in [*AREAS, DIAMANTINA]:
        costs = row.sections(area)
        if len(costs) != PLACES_EACH:
            raise row.wrong(area, Text("vier Plätze je Gebiet", "four places for each area"))
        for i, cost in enumerate(costs):
            label = OTHERS[area] if area in OTHERS else Text(area, area)
            name = Text(f"{label.de} {i + 1}", f"{label.en} {i + 1}")
            places.append(Place(area, name, number=i + 1, index=len(places), cost=read_gems(cost, maximum=9)))
    row.finish()
    return places


def read_items(components: CheckedDict, names: CheckedDict) -> list[Item]:
    items: list[Item] = []
    for stack, key in enumerate(STACKS):
        rows = components.sections(key)
        if len(rows) != CARDS[stack]:
            raise components.wrong(key, Text(f"es müssen {CARDS[stack]} sein", f"there must be {CARDS[stack]}"))
        for row in rows:
            item = Item.read(row, stack, names)
            if any(other.id == item.id for other in items):
                raise row.wrong("id", Text("diese Karte steht zweimal da", "this card stands here twice"))
            item.index = len(items)
            items.append(item)
    names.finish()
    return items


def _pairs() -> list[Trader]:
    traders: list[Trader] = []
    for gem in GEMS:
        for other in GEMS[gem.index + 1 :]:
            traders.append(Trader(gem, other, len(traders)))
    return traders


def _others() -> dict[str, Text]:
    row = _WORDS.section("others")
    return {key: row.localized(key) for key in row.keys()}  # noqa: SIM118


_COMPONENTS: Final = read_toml(DATA / "components.toml")
_WORDS: Final = read_toml(DATA / "words.toml")

GEMS: Final[list[Gem]] = [Gem(id, _WORDS.section("gems").localized(id), i) for i, id in enumerate(GEM_IDS)]
OTHERS: Final[dict[str, Text]] = _others()
FIGURES: Final = Figures(_COMPONENTS.section("start"))
RIGHTS: Final[list[Right]] = read_rights(_COMPONENTS.section("rights"))
PLACES: Final[list[Place]] = read_places(_COMPONENTS.section("places"))
ITEMS: Final[list[Item]] = read_items(_COMPONENTS, _WORDS.section("items"))
TRADERS: Final[list[Trader]] = _pairs()
STACK_THINGS: Final[list[Listed]] = [Listed(id, OTHERS[id], i) for i, id in enumerate(STACKS)]
KIND_WORDS: Final[dict[str, Text]] = {
    kind: _WORDS.section("kinds").localized(kind) for kind in [*KINDS, STACKS[JEWELLERY]]
}
DISCOUNTS: Final[list[int]] = sorted({discount for item in ITEMS for discount in item.discounts})

RIGHT_BY_ID: Final[dict[str, Right]] = {right.id: right for right in RIGHTS}
PLACE_BY_ID: Final[dict[str, Place]] = {place.id: place for place in PLACES}
ITEM_BY_ID: Final[dict[str, Item]] = {item.id: item for item in ITEMS}


def _things() -> dict[str, Text]:
    """What ids are called: in events, in the log, and what a player may type."""
    things: dict[str, Text] = {}
    for thing in [*GEMS, *RIGHTS, *PLACES, *ITEMS, *TRADERS]:
        things[thing.id] = thing.name
    for id in ["joker", DIAMANTINA, "rights", *STACKS]:
        things[id] = OTHERS[id]
    return things


THINGS: Final[dict[str, Text]] = _things()

_COMPONENTS.finish()
