"""The texts of the command line, in the language of the user."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from kleinod.engine.languages import LANGUAGES
from kleinod.engine.text import Text
from kleinod.engine.texts import Texts


class Translatable(Protocol):
    """Anything with a text in each language: words, errors, options, decisions, refusals."""

    def in_language(self, language: str, /) -> str: ...


PHRASES: Final = Texts(Path(__file__).with_name("texts.toml")).all()


def phrase(key: str, **values: object) -> Text:
    """A phrase in all languages, with its {placeholders} filled in."""
    return PHRASES[key].fill(values)


class Translator:
    """Gives texts in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def say(self, key: str, **values: object) -> str:
        """A phrase, with its {placeholders} filled in."""
        return PHRASES[key].say(self.language, values)

    def of(self, said: Translatable) -> str:
        """The text of something that has one in each language."""
        return said.in_language(self.language)


def language_from_environment(environment: Mapping[str, str]) -> str:
    """The language of the locale if it is installed, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
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
