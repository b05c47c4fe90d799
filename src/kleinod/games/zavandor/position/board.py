"""Reading rights from positions: before the players, at their places, and what samples have shown."""

from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict, unknown
from kleinod.engine.text import Text
from kleinod.games.zavandor.facts import (
    AREAS,
    DARK_RIGHTS,
    DIAMANTINA,
    LIGHT_RIGHTS,
    PLACE_BY_ID,
    PLACES,
    PLACES_EACH,
    RIGHT_BY_ID,
    Place,
    Right,
)
from kleinod.games.zavandor.position.write import UNKNOWN
from kleinod.games.zavandor.table import Table

NEEDS_WORLD = Text("unbekannt; dazu dient »world«", "unknown; that is for “world”")


class Board:
    """Reads the rights of one position."""

    def __init__(self, row: CheckedDict, entries: list[CheckedDict], dealer: Chance | None) -> None:
        self.row = row
        self.entries = entries
        self.dealer = dealer
        self.named: list[Right] = []
        self.given: list[int] = []  # places that it names

    def read(self, table: Table) -> None:
        for seat, entry in enumerate(self.entries):
            if entry.has("rights"):
                table.players[seat].rights = entry.choices("rights", RIGHT_BY_ID, DARK_RIGHTS + LIGHT_RIGHTS)
                self.named += table.players[seat].rights
        if self.row.has("places"):
            self._read_places(self.row.section("places"), table)
        for seat, entry in enumerate(self.entries):
            if entry.has("samples"):
                self._read_samples(entry.section("samples"), table, seat)

    def _read_places(self, row: CheckedDict, table: Table) -> None:
        unseen = self._unseen()
        row.keys_in([*AREAS, DIAMANTINA])
        for place in PLACES:
            if not row.has(place.area):
                continue
            self.given.append(place.index)
            rights = row.items(place.area, maximum=PLACES_EACH)
            key = f"{place.area}[{place.number - 1}]"
            if len(rights) != PLACES_EACH:
                raise row.wrong(place.area, Text("vier Plätze je Gebiet", "four places for each area"))
            table.places[place.index] = self._at_place(row, key, place, rights[place.number - 1], unseen)
        if unseen:
            raise self.row.wrong("unseen.rights", Text("mehr Schürfrechte als »?«", "more rights than “?”"))

    def _at_place(self, row: CheckedDict, key: str, place: Place, id: object, unseen: list[Right]) -> Right | None:
        if id is None:
            return None
        if not isinstance(id, str):
            raise row.wrong_type(key, id, Text("ein Text", "a text"))
        if id != UNKNOWN:
            if id not in RIGHT_BY_ID:
                raise row.wrong(key, unknown(id, list(RIGHT_BY_ID)))
            right = RIGHT_BY_ID[id]
            self.named.append(right)
            if right.light != place.light:
                raise row.wrong(key, Text("die Rückseite passt nicht hierher", "its back does not belong here"))
            return right
        if self.dealer is None:
            raise row.wrong(key, NEEDS_WORLD)
        for i, right in enumerate(unseen):
            if right.light == place.light:
                return unseen.pop(i)
        raise row.wrong(key, Text("»unseen« hat zu wenig Schürfrechte", "“unseen” has too few rights"))

    def _unseen(self) -> list[Right]:
        """The rights that lie at the unknown places, in random order."""
        if not self.row.has("unseen") or not self.row.section("unseen").has("rights"):
            return []
        row = self.row.section("unseen").section("rights")
        if self.dealer is None:
            raise row.wrong("", NEEDS_WORLD)
        rights: list[Right] = []
        for id in row.keys_in(RIGHT_BY_ID):
            rights += [RIGHT_BY_ID[id]] * row.count(id, DARK_RIGHTS + LIGHT_RIGHTS)
        self.named += rights
        return self.dealer.shuffled(rights)

    def _read_samples(self, row: CheckedDict, table: Table, seat: int) -> None:
        """What a sample has shown must lie there; at a place that the position leaves to the seed it is put there."""
        samples = table.players[seat].samples
        for id in row.keys_in(PLACE_BY_ID):
            place = PLACE_BY_ID[id]
            text = row.text(id)
            there = table.places[place.index]
            if text == UNKNOWN and self.dealer is None:
                raise row.wrong(id, NEEDS_WORLD)
            if text != UNKNOWN and text not in RIGHT_BY_ID:
                raise row.wrong(id, unknown(text, list(RIGHT_BY_ID)))
            if text != UNKNOWN and there is not None and there.id != text and place.index not in self.given:
                self._exchange(table, place, RIGHT_BY_ID[text])
                there = table.places[place.index]
            if there is None or (text != UNKNOWN and there.id != text):
                raise row.wrong(id, Text("dort liegt etwas anderes", "something else lies there"))
            self.given.append(place.index)
            samples.append(place.index)
        samples.sort()

    def _exchange(self, table: Table, place: Place, right: Right) -> None:
        """Have a right lie at a place, in exchange for what lies there, if there is one to be had."""
        for other in PLACES:
            if other.index not in self.given and other.light == place.light and table.places[other.index] is right:
                table.places[other.index] = table.places[place.index]
                table.places[place.index] = right
                return
