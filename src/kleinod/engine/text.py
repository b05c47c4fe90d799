"""A text in all languages."""

from collections.abc import Mapping

from kleinod.engine.languages import FURTHER, plural_form
from kleinod.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """German and English for one thing, and the further languages that have it."""

    __slots__ = ("de", "en", "more")

    def __init__(self, de: str, en: str, more: dict[str, str] | None = None) -> None:
        self.de = de
        self.en = en
        self.more = more

    def __repr__(self) -> str:
        return f"Text({self.de!r}, {self.en!r})"

    def in_language(self, language: str) -> str:
        """The text in one of LANGUAGES, in English where that lacks it."""
        if language == "de":
            return self.de
        return self.en if self.more is None else self.more.get(language, self.en)

    def in_all(self) -> list[str]:
        """The text in each language that has it."""
        return [self.de, self.en, *(() if self.more is None else self.more.values())]

    def say(self, language: str, values: Mapping[str, object]) -> str:
        """The text in one language, with its {places} filled in.

        A place can hold forms by number: "{count} {count:card|cards}".
        """
        if language not in ("de", "en") and (self.more is None or language not in self.more):
            language = "en"
        words: dict[str, object] = {}
        for name, value in values.items():
            if isinstance(value, Text):
                words[name] = value.in_language(language)
            elif isinstance(value, int) and not isinstance(value, bool):
                words[name] = _Number(value, language)
            else:
                words[name] = value
        return self.in_language(language).format_map(words)

    def fill(self, values: Mapping[str, object]) -> "Text":
        """The text in every language, with its {places} filled in."""
        more: dict[str, str] | None = None
        if self.more is not None:
            more = {language: self.say(language, values) for language in self.more}
        return Text(self.say("de", values), self.say("en", values), more)


class _Number:
    """A number in a sentence, which knows the forms of the words beside it."""

    __slots__ = ("language", "number")

    def __init__(self, number: int, language: str) -> None:
        self.number = number
        self.language = language

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(self.number, spec)
        forms = spec.split("|")
        return forms[min(plural_form(self.language, self.number), len(forms) - 1)]


def same(text: object) -> Text:
    """Something that reads the same in all languages: a number, an id."""
    return Text(str(text), str(text))


def joined(texts: list[Text], separator: str = ", ") -> Text:
    """Texts in a row."""
    more: dict[str, str] | None = None
    if any(text.more is not None for text in texts):
        more = {language: separator.join(text.in_language(language) for text in texts) for language in FURTHER}
    return Text(separator.join(text.de for text in texts), separator.join(text.en for text in texts), more)
