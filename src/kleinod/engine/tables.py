"""Checked access to nested data, from TOML files and from positions: errors name the place.

`row.text("id")`, `row.count("points", most=10)`: the value, or an error that says where it stands and what is wrong.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from kleinod.engine.errors import KleinodError
from kleinod.engine.words import Words

_TYPES: Final[dict[type, Words]] = {
    dict: Words("ein Objekt", "an object"),
    list: Words("eine Liste", "a list"),
    str: Words("ein Text", "a text"),
    bool: Words("ja oder nein", "true or false"),
    int: Words("eine ganze Zahl", "a whole number"),
    float: Words("eine Kommazahl", "a fraction"),
}
MOST: Final = 10**12
"""More than any count in any game, and exact in every language's numbers."""

_NOTHING: Final = Words("nichts", "nothing")
_OTHER: Final = Words("etwas anderes", "something else")


def shorten(text: str) -> str:
    """What somebody wrote, short and in one line, for an error message."""
    line = "".join(c if c.isprintable() else "�" for c in text[:41])
    return f"{line[:40]}…" if len(line) > 40 else line


def type_words(value: object) -> Words:
    if value is None:
        return _NOTHING
    return _TYPES.get(type(value), _OTHER)


class Row:
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

    def wrong(self, key: str, words: Words) -> KleinodError:
        """The error to raise about the value of a key."""
        path = self.path(key)
        return self._error(Words(f"{path}: {words.de}", f"{path}: {words.en}"))

    def wrong_type(self, key: str, value: object, wanted: Words) -> KleinodError:
        is_ = type_words(value)
        return self.wrong(
            key, Words(f"hier gehört {wanted.de} hin, nicht {is_.de}", f"{wanted.en} belongs here, not {is_.en}")
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

    def flag(self, key: str) -> bool:
        value = self._needed(key)
        if not isinstance(value, bool):
            raise self.wrong_type(key, value, _TYPES[bool])
        return value

    def number(self, key: str, least: int, most: int) -> int:
        return self.as_number(key, self._needed(key), least, most)

    def count(self, key: str, most: int = MOST) -> int:
        return self.number(key, 0, most)

    def as_number(self, key: str, value: object, least: int, most: int) -> int:
        """A value read from below `key` as a whole number within limits."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong_type(key, value, _TYPES[int])
        if not least <= value <= most:
            raise self.wrong(
                key, Words(f"die Zahl muss von {least} bis {most} gehen", f"the number must be from {least} to {most}")
            )
        return value

    def items(self, key: str, most: int = 10_000) -> list[object]:
        value = self._needed(key)
        if not isinstance(value, list):
            raise self.wrong_type(key, value, _TYPES[list])
        if len(value) > most:
            raise self.wrong(key, Words(f"höchstens {most} Einträge", f"at most {most} entries"))
        return value

    def texts(self, key: str, most: int = 10_000) -> list[str]:
        found: list[str] = []
        for i, value in enumerate(self.items(key, most)):
            if not isinstance(value, str):
                raise self.wrong_type(f"{key}[{i}]", value, _TYPES[str])
            found.append(value)
        return found

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        return [self.as_number(f"{key}[{i}]", value, least, most) for i, value in enumerate(self.items(key))]

    def row(self, key: str) -> "Row":
        return Row(self._needed(key), self.path(key), self._error)

    def optional_row(self, key: str) -> "Row":
        """A table that may be missing: then it is empty."""
        return self.row(key) if self.has(key) else Row({}, self.path(key), self._error)

    def rows(self, key: str, most: int = 10_000) -> list["Row"]:
        return [Row(value, self.path(f"{key}[{i}]"), self._error) for i, value in enumerate(self.items(key, most))]

    def keys(self) -> Iterator[str]:
        """All keys, each counting as read."""
        for key in self._data:
            name = self._name(key)
            self._read.add(name)
            yield name

    def words(self, key: str) -> Words:
        row = self.row(key)
        words = Words(row.text("de"), row.text("en"))
        row.finish()
        return words

    def finish(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key in self._data:
            name = self._name(key)
            if name not in self._read:
                raise self.wrong(shorten(name), unknown_key(name, sorted(self._read)))

    def _name(self, key: object) -> str:
        if not isinstance(key, str):
            raise self.wrong("", Words("ein Schlüssel ist kein Text", "a key is not a text"))
        return key

    def _needed(self, key: str) -> object:
        value = self.value(key)
        if value is None:
            raise self.wrong(key, Words("fehlt", "is missing"))
        return value


def unknown(text: str, choices: list[str]) -> Words:
    """Something that is none of the choices, with the nearest one."""
    near = nearest(text, choices)
    shown = shorten(text)
    if near:
        return Words(
            f"»{shown}« gibt es hier nicht; meinst du »{near}«?", f"there is no “{shown}” here; did you mean “{near}”?"
        )
    return Words(f"»{shown}« gibt es hier nicht", f"there is no “{shown}” here")


def unknown_key(text: str, choices: list[str]) -> Words:
    near = nearest(text, choices)
    if near:
        return Words(
            f"diesen Schlüssel gibt es nicht; meinst du »{near}«?", f"there is no such key; did you mean “{near}”?"
        )
    return Words("diesen Schlüssel gibt es nicht", "there is no such key")


def nearest(text: str, choices: list[str], alike: float = 0.6) -> str:
    """The choice most like a mistyped text, or nothing."""
    found = get_close_matches(text, choices, n=1, cutoff=alike) if len(text) <= 60 else []
    return found[0] if found else ""
