"""What all of this game's questions have in common.

Each has one function that says what stands against an option, a key of the refusals in phrases.toml: by it the options
are chosen, and by it a refusal is explained.
"""

from typing import Final

from kleinod.engine.option import Option, Refusal
from kleinod.engine.step import Choose, Field
from kleinod.engine.tables import Row, unknown
from kleinod.engine.thing import Thing
from kleinod.engine.words import Words, same
from kleinod.games.valdora.components import Colour, Gem, Order
from kleinod.games.valdora.facts import COLOURS, GEMS, ORDERS, SPECIAL
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import (
    Buy,
    Deliver,
    From,
    Give,
    Go,
    Lay,
    Load,
    Remove,
    Replace,
    Summon,
)
from kleinod.games.valdora.table import SIDES
from kleinod.games.valdora.words import QUESTIONS, REFUSALS

LEGAL: Final = ""


class Ask(Choose[Valdora, Option]):
    """A question to a player."""

    def candidates(self, match: Valdora) -> list[Option]:
        """What may be offered, in the order in which it is listed."""
        raise NotImplementedError

    def against(self, match: Valdora, option: Option) -> str:
        """What stands against an option: LEGAL or the key of a refusal."""
        raise NotImplementedError

    def options(self, match: Valdora) -> list[Option]:
        return [option for option in self.candidates(match) if self.against(match, option) == LEGAL]

    def allows(self, match: Valdora, option: Option) -> bool:
        return self.against(match, option) == LEGAL

    def refuse(self, match: Valdora, option: Option) -> Refusal:
        refusal = REFUSALS[self.against(match, option)]
        values = {"coins": same(match.table.players[self.player].coins)}
        thing = _thing(option)
        if thing is not None:
            values["thing"] = thing.name
        return Refusal(refusal.rule, refusal.fill(values))

    def question(self) -> Words:
        values = {field.name: field.words(getattr(self, field.name)) for field in self.fields}
        return QUESTIONS[type(self).__name__].fill(values)


def _thing(option: Option) -> Thing | None:
    """What an option is mainly about."""
    if isinstance(option, Go):
        return option.field
    if isinstance(option, Load):
        return option.card
    if isinstance(option, Summon):
        return option.gem
    if isinstance(option, Deliver):
        return option.order
    if isinstance(option, Buy):
        return option.returning
    if isinstance(option, (From, Replace)):
        return option.card
    if isinstance(option, Lay):
        return option.card
    if isinstance(option, (Give, Remove)):
        return option.colour
    return None


class GemField(Field):
    def write(self, value: object) -> object:
        assert isinstance(value, Gem)
        return value.id

    def read(self, row: Row, seats: int) -> object:
        return GEMS[row.one_of(self.name, list(GEMS))]

    def words(self, value: object) -> Words:
        assert isinstance(value, Gem)
        return value.name


class OrderField(Field):
    def write(self, value: object) -> object:
        assert isinstance(value, Order)
        return value.id

    def read(self, row: Row, seats: int) -> object:
        return ORDERS[row.one_of(self.name, list(ORDERS))]


class SideField(Field):
    def read(self, row: Row, seats: int) -> object:
        return row.one_of(self.name, SIDES)


class ColourField(Field):
    def write(self, value: object) -> object:
        assert isinstance(value, Colour)
        return value.id

    def read(self, row: Row, seats: int) -> object:
        return COLOURS[row.one_of(self.name, list(COLOURS))]


class ColoursField(Field):
    """Some colours, as a tuple."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [colour.id for colour in value]

    def read(self, row: Row, seats: int) -> object:
        return tuple(read_colours(row, self.name))


class CardNumber(Field):
    """The number of a special card."""

    def read(self, row: Row, seats: int) -> object:
        return row.number(self.name, 1, len(SPECIAL))


def read_colours(row: Row, key: str) -> list[Colour]:
    """Different colours by id."""
    found: list[Colour] = []
    for i, id in enumerate(row.texts(key, most=len(COLOURS))):
        if id not in COLOURS:
            raise row.wrong(f"{key}[{i}]", unknown(id, list(COLOURS)))
        if COLOURS[id] in found:
            raise row.wrong(f"{key}[{i}]", Words(f"{id} steht zweimal da", f"{id} stands here twice"))
        found.append(COLOURS[id])
    return found
