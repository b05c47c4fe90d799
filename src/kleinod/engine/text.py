"""A text in both languages."""

from typing import Final

from kleinod.engine.native import mypyc_attr

LANGUAGES: Final = ("de", "en")


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """German and English for one thing."""

    __slots__ = ("de", "en")

    def __init__(self, de: str, en: str) -> None:
        self.de = de
        self.en = en

    def __repr__(self) -> str:
        return f"Text({self.de!r}, {self.en!r})"

    def in_language(self, language: str) -> str:
        """The text in one of LANGUAGES."""
        return self.de if language == "de" else self.en

    def fill(self, values: dict[str, "Text"]) -> "Text":
        """Both texts with their {places} filled in."""
        return Text(
            self.de.format_map({key: value.de for key, value in values.items()}),
            self.en.format_map({key: value.en for key, value in values.items()}),
        )


def same(text: object) -> Text:
    """Something that reads the same in both languages: a number, an id."""
    return Text(str(text), str(text))
