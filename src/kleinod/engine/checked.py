"""Checked access to nested data, from TOML files and from positions: errors name the place.

`row.text("id")`, `row.count("points", most=10)`: the value, or an error that says where it stands and what is wrong.
"""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from kleinod.engine.errors import KleinodError
from kleinod.engine.text import Text

T = TypeVar("T")

_TYPES: Final[dict[type, Text]] = {
    dict: Text("ein Objekt", "an object"),
    list: Text("eine Liste", "a list"),
    str: Text("ein Text", "a text"),
    bool: Text("ja oder nein", "true or false"),
    int: Text("eine ganze Zahl", "a whole number"),
    float: Text("eine Kommazahl", "a fraction"),
}
MAX_COUNT: Final = 10**12
"""More than any count in any game, and exact in every language's numbers."""

_NOTHING: Final = Text("nichts", "nothing")
_OTHER: Final = Text("etwas anderes", "something else")


def shorten(text: str) -> str:
    """What somebody wrote, short and in one line, for an error message."""
    line = "".join(c if c.isprintable() else "�" for c in text[:41])
    return f"{line[:40]}…" if len(line) > 40 else line


def type_name(value: object) -> Text:
    if value is None:
        return _NOTHING
    return _TYPES.get(type(value), _OTHER)


class CheckedDict:
    """One table of keys; remembers which were read, so that unknown ones can be refused."""

    __slots__ = ("_data", "_error", "_read", "where")

    def __init__(self, data: object, where: str, error: type[KleinodError]) -> None:
        self.where = where
        self._error = error
        self._read: set[str] = set()
        if not isinstance(data, Mapping):
            raise self.wrong_type("", data, _TYPES[dict])
        self._data: Mapping[object, object] = data

    def path(self, key: str) -> str:
        if not key:
            return self.where or "."
        key = shorten(key)
        return f"{self.where}.{key}" if self.where else key

    def wrong(self, key: str, words: Text) -> KleinodError:
        """The error to raise about the value of a key."""
        path = self.path(key)
        return self._error(Text(f"{path}: {words.de}", f"{path}: {words.en}"))

    def wrong_type(self, key: str, value: object, wanted: Text) -> KleinodError:
        is_ = type_name(value)
        return self.wrong(
            key,
            Text(f"hier gehört {wanted.de} hin, nicht {is_.de}", f"{wanted.en} belongs here, not {is_.en}"),
        )

    def has(self, key: str) -> bool:
        """Whether the key is there (null counts as not there)."""
        self._read.add(key)
        return self._data.get(key) is not None

    def value(self, key: str) -> object:
        """The bare value, None if the key is missing."""
        self._read.add(key)
        return self._data.get(key)

    def text(self, key: str) -> str:
        value = self._needed(key)
        if not isinstance(value, str):
            raise self.wrong_type(key, value, _TYPES[str])
        return value

    def one_of(self, key: str, choices: list[str]) -> str:
        text = self.text(key)
        if text not in choices:
            raise self.wrong(key, unknown(text, choices))
        return text

    def choice(self, key: str, things: Mapping[str, T]) -> T:
        """One of some things, by its id."""
        return things[self.one_of(key, list(things))]

    def choices(self, key: str, things: Mapping[str, T], maximum: int = 10_000) -> list[T]:
        """Several of them."""
        ids = self.texts(key, maximum)
        for i, id in enumerate(ids):
            if id not in things:
                raise self.wrong(f"{key}[{i}]", unknown(id, list(things)))
        return [things[id] for id in ids]

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(key):
            return default
        value = self._needed(key)
        if not isinstance(value, bool):
            raise self.wrong_type(key, value, _TYPES[bool])
        return value

    def number(self, key: str, minimum: int, maximum: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        return self.as_number(key, self._needed(key), minimum, maximum)

    def count(self, key: str, maximum: int = MAX_COUNT, default: int | None = None) -> int:
        return self.number(key, 0, maximum, default)

    def as_number(self, key: str, value: object, minimum: int, maximum: int) -> int:
        """A value read from below `key` as a whole number within limits."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong_type(key, value, _TYPES[int])
        if not minimum <= value <= maximum:
            raise self.wrong(
                key,
                Text(
                    f"die Zahl muss von {minimum} bis {maximum} gehen",
                    f"the number must be from {minimum} to {maximum}",
                ),
            )
        return value

    def items(self, key: str, maximum: int = 10_000) -> list[object]:
        value = self._needed(key)
        if not isinstance(value, list):
            raise self.wrong_type(key, value, _TYPES[list])
        if len(value) > maximum:
            raise self.wrong(key, Text(f"höchstens {maximum} Einträge", f"at most {maximum} entries"))
        return value

    def texts(self, key: str, maximum: int = 10_000) -> list[str]:
        found: list[str] = []
        for i, value in enumerate(self.items(key, maximum)):
            if not isinstance(value, str):
                raise self.wrong_type(f"{key}[{i}]", value, _TYPES[str])
            found.append(value)
        return found

    def numbers(self, key: str, minimum: int, maximum: int) -> list[int]:
        return [self.as_number(f"{key}[{i}]", value, minimum, maximum) for i, value in enumerate(self.items(key))]

    def section(self, key: str) -> "CheckedDict":
        return CheckedDict(self._needed(key), self.path(key), self._error)

    def optional_section(self, key: str) -> "CheckedDict":
        """A table that may be missing: then it is empty."""
        return self.section(key) if self.has(key) else CheckedDict({}, self.path(key), self._error)

    def sections(self, key: str, maximum: int = 10_000) -> list["CheckedDict"]:
        return [
            CheckedDict(value, self.path(f"{key}[{i}]"), self._error)
            for i, value in enumerate(self.items(key, maximum))
        ]

    def keys(self) -> Iterator[str]:
        """All keys, each counting as read."""
        for key in self._data:
            name = self._name(key)
            self._read.add(name)
            yield name

    def keys_in(self, choices: Iterable[str]) -> list[str]:
        """All keys, each counting as read; none but the choices."""
        keys = list(self.keys())
        allowed = list(choices)
        for key in keys:
            if key not in allowed:
                raise self.wrong(key, unknown(key, allowed))
        return keys

    def localized(self, key: str) -> Text:
        row = self.section(key)
        words = Text(row.text("de"), row.text("en"))
        row.finish()
        return words

    def all_localized(self, language: str) -> dict[str, str]:
        """All texts of this section by key, in one language."""
        return {key: self.localized(key).in_language(language) for key in self.keys()}

    def finish(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key in self._data:
            name = self._name(key)
            if name not in self._read:
                raise self.wrong(shorten(name), unknown_key(name, sorted(self._read)))

    def _name(self, key: object) -> str:
        if not isinstance(key, str):
            raise self.wrong("", Text("ein Schlüssel ist kein Text", "a key is not a text"))
        return key

    def _needed(self, key: str) -> object:
        value = self.value(key)
        if value is None:
            raise self.wrong(key, Text("fehlt", "is missing"))
        return value


def unknown(text: str, choices: list[str]) -> Text:
    """Something that is none of the choices, with the nearest one."""
    near = nearest(text, choices)
    shown = shorten(text)
    if near:
        return Text(
            f"»{shown}« gibt es hier nicht; meinst du »{near}«?", f"there is no “{shown}” here; did you mean “{near}”?"
        )
    return Text(f"»{shown}« gibt es hier nicht", f"there is no “{shown}” here")


def unknown_key(text: str, choices: list[str]) -> Text:
    near = nearest(text, choices)
    if near:
        return Text(
            f"diesen Schlüssel gibt es nicht; meinst du »{near}«?", f"there is no such key; did you mean “{near}”?"
        )
    return Text("diesen Schlüssel gibt es nicht", "there is no such key")


def nearest(text: str, choices: list[str], alike: float = 0.6) -> str:
    """The choice most like a mistyped text, or nothing."""
    found = get_close_matches(text, choices, n=1, cutoff=alike) if len(text) <= 60 else []
    return found[0] if found else ""
