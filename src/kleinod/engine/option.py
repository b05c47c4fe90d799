"""One thing that a player may choose, and why something may not be chosen."""

from kleinod.engine.words import Words


class Option(Words):
    """A text, unique within its decision, and its label in both languages.

    Made once for each text that can ever occur in a game, and shared by all its matches.
    """

    __slots__ = ("game", "text")

    def __init__(self, text: str, label: Words) -> None:
        super().__init__(label.de, label.en)
        self.text = text
        self.game: object = None  # set by the game whose option it is

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Refusal(Words):
    """Why something is not legal: a sentence in both languages, and the rule's id if a rule refuses it."""

    __slots__ = ("rule",)

    def __init__(self, rule: str | None, words: Words) -> None:
        super().__init__(words.de, words.en)
        self.rule = rule

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.en!r})"
