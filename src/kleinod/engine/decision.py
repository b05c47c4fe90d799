"""What a player is asked now."""

from typing import Any

from kleinod.engine.option import Option
from kleinod.engine.step import Choose


class Decision:
    """A question and its options; other seats learn only who is awaited."""

    __slots__ = ("_asking", "kind", "options", "player", "series")

    def __init__(self, asking: Choose[Any, Any], options: list[Option], series: int) -> None:
        self._asking = asking
        self.player = asking.player
        self.kind = asking.kind
        self.options = options
        self.series = series  # so many answers of this sort may follow one another

    @property
    def de(self) -> str:
        """The question in German."""
        return self._asking.question().de

    @property
    def en(self) -> str:
        """The question in English."""
        return self._asking.question().en

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={[o.text for o in self.options]!r})"

    def in_language(self, language: str) -> str:
        return self._asking.question().in_language(language)
