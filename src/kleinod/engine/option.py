"""One thing that a player may choose, and why something may not be chosen."""

from kleinod.engine.component import Component
from kleinod.engine.native import mypyc_attr
from kleinod.engine.text import Text

NO_PARTS: dict[str, object] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Text):
    """A text, unique within its decision, its label, and what it says as data: a verb and parts.

    Made once for each text that can ever occur in a game, and shared by all its matches. The parts are things, numbers
    and ids by name ("card", "gem", "count"); the first thing among them is what the option is mainly about.
    """

    __slots__ = ("game", "key", "parts", "text", "verb")

    def __init__(self, text: str, label: Text, parts: dict[str, object] = NO_PARTS) -> None:
        super().__init__(label.de, label.en, label.more)
        self.text = text
        self.verb = text.partition(" ")[0]
        self.parts = parts
        self.key = ""  # the id of what it is mainly about
        for part in parts.values():
            if isinstance(part, Component):
                self.key = part.id
                break
        self.game: object = None  # set by the game whose option it is

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def parts_data(self) -> dict[str, object]:
        """The parts as JSON values: things by their ids."""
        return {name: part.id if isinstance(part, Component) else part for name, part in self.parts.items()}


class Refusal(Text):
    """Why something is not legal: a sentence, and the rule's id if a rule refuses it."""

    __slots__ = ("missing", "rule")

    def __init__(self, rule: str | None, words: Text, missing: dict[str, int] | None = None) -> None:
        super().__init__(words.de, words.en, words.more)
        self.rule = rule
        self.missing = missing or {}  # what the player lacks, by the component's id

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.en!r})"
