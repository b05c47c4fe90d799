"""One thing that a player may choose: a text, unique within its decision, and its label in both languages."""

from kleinod.engine.words import Words


class Option:
    """Made once for each text that can ever occur in a game, and shared by all its matches."""

    __slots__ = ("de", "en", "game", "text")

    def __init__(self, text: str, label: Words) -> None:
        self.text = text
        self.game: object = None  # set by the game whose option it is
        self.de = label.de
        self.en = label.en

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.en


class Refusal:
    """Why something is not legal: the rule's id if a rule refuses it, and a sentence in both languages."""

    __slots__ = ("de", "en", "rule")

    def __init__(self, rule: str | None, words: Words) -> None:
        self.rule = rule
        self.de = words.de
        self.en = words.en

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.en!r})"

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.en


class Decision:
    """What a player is asked now; other seats learn only who is awaited."""

    __slots__ = ("de", "en", "kind", "options", "player")

    def __init__(self, player: int, kind: str, question: Words, options: list[Option]) -> None:
        self.player = player
        self.kind = kind
        self.de = question.de
        self.en = question.en
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={[o.text for o in self.options]!r})"

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.en
