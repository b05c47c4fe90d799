"""What the command line says, in the language of its user; the texts are in `words.toml`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from kleinod.engine.notation.toml import read_toml
from kleinod.engine.words import LANGUAGES, Words


class Spoken(Protocol):
    """Anything with a German and an English text: words, errors, options, decisions, refusals."""

    def in_language(self, language: str, /) -> str: ...


def _read_phrases() -> dict[str, Words]:
    table = read_toml(Path(__file__).with_name("words.toml"))
    phrases: dict[str, Words] = {}
    for section in table.keys():  # noqa: SIM118
        row = table.row(section)
        for key in row.keys():  # noqa: SIM118
            phrases[f"{section}.{key}"] = row.words(key)
    return phrases


PHRASES: Final[dict[str, Words]] = _read_phrases()


def phrase(key: str, **values: object) -> Words:
    """A phrase in both languages, its {places} filled in."""
    words = PHRASES[key]
    return Words(words.de.format(**values), words.en.format(**values))


class Voice:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def say(self, key: str, **values: object) -> str:
        """A phrase, its {places} filled in."""
        return self.of(PHRASES[key]).format(**values)

    def of(self, said: Spoken) -> str:
        """Something that has both texts."""
        return said.in_language(self.language)


def language_of(environment: Mapping[str, str]) -> str:
    """German where the locale is German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def language_asked(arguments: Sequence[str]) -> str | None:
    """The language named on the command line; it is needed before the command line can be read."""
    asked: str | None = None
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            asked = arguments[i + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked if asked in LANGUAGES else None
