"""The map: fields, roads, and how far a figure gets."""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.text import Text, same
from kleinod.games.valdora.components import Colour

CITY: Final = "city"
ROAD: Final = "road"
MINE: Final = "mine"
HOUSE: Final = "house"
HARBOUR: Final = "harbour"
KINDS: Final = [CITY, ROAD, MINE, HOUSE, HARBOUR]
BOOKS: Final = ["equipment", "orders"]


class BoardField(Component):
    """One field: its kind, and what can be found there."""

    __slots__ = ("at", "book", "client", "index", "kind", "ships")

    def __init__(
        self, id: str, *, name: Text, kind: str, at: list[int], book: str, ships: int, client: Colour | None
    ) -> None:
        super().__init__(id, name)
        self.index = -1  # place in the list
        self.kind = kind
        self.at = at  # where it is drawn
        self.book = book  # "equipment", "orders" or nothing
        self.ships = ships
        self.client = client

    @staticmethod
    def read(row: CheckedDict, words: CheckedDict, colours: dict[str, Colour]) -> "BoardField":
        id = row.text("id")
        kind = row.one_of("kind", KINDS)
        book = row.one_of("book", BOOKS) if row.has("book") else ""
        ships = row.number("ships", 1, 9, default=0)
        client = row.choice("client", colours) if kind == HOUSE else None
        named = kind if kind != CITY else book or ("harbour_city" if ships else CITY)
        values = {"id": same(id)}
        if client is not None:
            values["client"] = client.name
        field = BoardField(
            id,
            name=words.localized(named).fill(values),
            kind=kind,
            at=row.numbers("at", 0, 10_000),
            book=book,
            ships=ships,
            client=client,
        )
        row.finish()
        return field


class Board:
    """All fields, and which can be reached from where."""

    def __init__(self, canvas: list[int], depot: list[int], fields: dict[str, BoardField], roads: list[str]) -> None:
        self.canvas: Final = canvas
        self.depot: Final = depot
        self.fields: Final = fields
        self.roads: Final = roads
        self.beside: Final[dict[BoardField, list[BoardField]]] = {field: [] for field in fields.values()}
        for road in roads:
            one, other = road.split("-")
            self.beside[fields[one]].append(fields[other])
            self.beside[fields[other]].append(fields[one])
        self.near: Final = {field: self._near(field) for field in fields.values()}
        self.far: Final = {field: self._far(field) for field in fields.values()}

    def _near(self, start: BoardField) -> list[BoardField]:
        """VAL-MOVE-1: the fields within a move, at most to the next city; VAL-MOVE-7: the one it begins in is none."""
        found = [start]
        for field in found:
            if field is start or field.kind != CITY:
                found += [other for other in self.beside[field] if other not in found]
        return self._in_order(set(found[1:]))

    def _far(self, start: BoardField) -> list[BoardField]:
        """VAL-MOVE-2: the fields that are reached only through one city."""
        near = self.near[start]
        found: set[BoardField] = set()
        for field in near:
            if field.kind == CITY:
                found.update(self.near[field])
        return self._in_order(found - set(near) - {start})

    def _in_order(self, fields: set[BoardField]) -> list[BoardField]:
        return [field for field in self.fields.values() if field in fields]


def read_board(row: CheckedDict, words: CheckedDict, colours: dict[str, Colour]) -> Board:
    fields: dict[str, BoardField] = {}
    for entry in row.sections("fields"):
        field = BoardField.read(entry, words, colours)
        if field.id in fields:
            raise entry.wrong("id", Text(f"{field.id} steht zweimal da", f"{field.id} stands here twice"))
        field.index = len(fields)
        fields[field.id] = field
    roads = row.texts("roads")
    for i, road in enumerate(roads):
        one, _, other = road.partition("-")
        if one not in fields or other not in fields or one == other:
            raise row.wrong(f"roads[{i}]", Text(f"{road} verbindet keine zwei Felder", f"{road} joins no two fields"))
        if road in roads[:i] or f"{other}-{one}" in roads[:i]:
            raise row.wrong(f"roads[{i}]", Text(f"{road} steht zweimal da", f"{road} stands here twice"))
    board = Board(row.numbers("canvas", 1, 10_000), row.numbers("depot", 0, 10_000), fields, roads)
    row.finish()
    return board
