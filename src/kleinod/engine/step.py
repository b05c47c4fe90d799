"""What still has to happen in a match: small immutable steps on a stack.

A step either acts at once or asks one player; answering may schedule more steps. Constructors only assign, steps are
never changed afterwards, and they hold ids and numbers only: never anything that a seat may not know.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option
from kleinod.engine.text import Text, same

if TYPE_CHECKING:
    from kleinod.engine.match import Match

M = TypeVar("M", bound="Match")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One constructor argument of a step, and how it is written in a position."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, step: "Step[Any]") -> object:
        """The value that a step has."""
        value: object = getattr(step, self.name)
        return value

    def write(self, value: object) -> object:
        return value

    def read(self, row: CheckedDict, seats: int) -> object:
        raise NotImplementedError

    def localized(self, value: object) -> Text:
        """The value as it stands in a question."""
        return same(value)


class SeatField(Field):
    def read(self, row: CheckedDict, seats: int) -> object:
        return row.number(self.name, 0, seats - 1)


class CountField(Field):
    def read(self, row: CheckedDict, seats: int) -> object:
        return row.count(self.name)


class ComponentField(Field):
    """A thing of one kind, by its id."""

    __slots__ = ("table",)

    def __init__(self, name: str, table: Mapping[str, Component]) -> None:
        super().__init__(name)
        self.table = table

    def write(self, value: object) -> object:
        assert isinstance(value, Component)
        return value.id

    def read(self, row: CheckedDict, seats: int) -> object:
        return self.table[row.one_of(self.name, list(self.table))]

    def localized(self, value: object) -> Text:
        assert isinstance(value, Component)
        return value.name


class OptionField(Field):
    """One of some options, by its text."""

    __slots__ = ("table",)

    def __init__(self, name: str, table: Mapping[str, Option]) -> None:
        super().__init__(name)
        self.table = table

    def write(self, value: object) -> object:
        assert isinstance(value, Option)
        return value.text

    def read(self, row: CheckedDict, seats: int) -> object:
        return self.table[row.one_of(self.name, list(self.table))]

    def localized(self, value: object) -> Text:
        assert isinstance(value, Option)
        return value


class CountsField(Field):
    """A list of numbers, of a fixed length."""

    __slots__ = ("size",)

    def __init__(self, name: str, size: int) -> None:
        super().__init__(name)
        self.size = size

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return value[:]

    def read(self, row: CheckedDict, seats: int) -> object:
        counts = row.numbers(self.name, 0, 99)
        if len(counts) != self.size:
            raise row.wrong(self.name, Text(f"{self.size} Zahlen", f"{self.size} numbers"))
        return counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[M]):
    """One thing that still has to happen."""

    __slots__ = ()

    name: ClassVar[str] = ""  # in positions, and of its question in the phrases; never changed
    fields: ClassVar[tuple[Field, ...]] = ()

    def run(self, match: M) -> bool:
        """Act and return False; or return True, having changed nothing, to have a player asked."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"step": self.name}
        for field in self.fields:
            data[field.name] = field.write(field.of(self))
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerStep(Step[M], Generic[M]):
    """One thing that still has to happen to one player."""

    __slots__ = ("player",)

    fields: ClassVar[tuple[Field, ...]] = (SeatField("player"),)

    def __init__(self, player: int) -> None:
        self.player: Final = player


def read_step(row: CheckedDict, kinds: dict[str, type[Step[M]]], seats: int) -> Step[M]:
    """The step written by `to_data`."""
    kind = kinds[row.one_of("step", list(kinds))]
    values: dict[str, object] = {}
    for field in kind.fields:
        values[field.name] = field.read(row, seats)
    row.finish()
    return kind(**values)
