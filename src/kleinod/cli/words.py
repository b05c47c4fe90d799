"""The texts of the command line, from `words.toml`, in the language of the user."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from kleinod.engine.notation.toml import read_toml
from kleinod.engine.text import LANGUAGES, Text


class Translatable(Protocol):
    """Anything with a text in each language: words, errors, options, decisions, refusals."""

    def in_language(self, language: str, /) -> str: ...


def _read_phrases() -> dict[str, Text]:
    table = read_toml(Path(__file__).with_name("words.toml"))
    phrases: dict[str, Text] = {}
    for section in table.keys():  # noqa: SIM118
        row = table.section(section)
        for key in row.keys():  # noqa: SIM118
            phrases[f"{section}.{key}"] = row.localized(key)
    return phrases


PHRASES: Final[dict[str, Text]] = _read_phrases()


def phrase(key: str, **values: object) -> Text:
    """A phrase in both languages, with its {placeholders} filled in."""
    words = PHRASES[key]
    return Text(words.de.format(**values), words.en.format(**values))


class Translator:
    """Gives texts in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def say(self, key: str, **values: object) -> str:
        """A phrase, with its {placeholders} filled in."""
        return self.of(PHRASES[key]).format(**values)

    def of(self, said: Translatable) -> str:
        """The text of something that has one in each language."""
        return said.in_language(self.language)


def language_from_environment(environment: Mapping[str, str]) -> str:
    """German if the locale is German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def language_from_arguments(arguments: Sequence[str]) -> str | None:
    """The language given by --lang, needed before the command line can be parsed."""
    asked: str | None = None
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            asked = arguments[i + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked if asked in LANGUAGES else None
