"""What a player is asked now."""

from typing import TYPE_CHECKING, Any, Final

from kleinod.engine.option import Option
from kleinod.engine.place import Cause, Place
from kleinod.engine.question import Question
from kleinod.engine.text import Text

if TYPE_CHECKING:
    from kleinod.engine.match import Match


DONE: Final = "done"
"""The option that ends a series or does nothing, in every game."""


class Decision:
    """A question and its options; other seats learn only who is awaited."""

    __slots__ = ("_match", "_question", "kind", "options", "player", "series")

    def __init__(self, match: "Match", question: Question[Any, Any]) -> None:
        self._match = match
        self._question = question
        self.player = question.player
        self.kind = question.kind
        self.options: list[Option] = question.options(match)
        self.series: int = question.series(match)

    @property
    def de(self) -> str:
        """The question in German."""
        return self._question.ask(self._match.game.phrases).de

    @property
    def en(self) -> str:
        """The question in English."""
        return self._question.ask(self._match.game.phrases).en

    @property
    def cause(self) -> Cause | None:
        """The card or rule that asks, and whose it is."""
        return self._question.cause(self._match)

    @property
    def yes_no(self) -> bool:
        """Whether the second of two answers is a plain no."""
        return self._question.yes_no

    @property
    def is_empty(self) -> bool:
        """Whether `done` is the only answer: faces need not ask it."""
        return len(self.options) == 1 and self.options[0].text == DONE

    @property
    def hides_choice(self) -> bool:
        """Whether the others cannot tell if there is anything but `done` to answer."""
        return self._question.hides_choice(self._match)

    def label(self, option: Option) -> Text:
        """What an option is called at this question; at most of them by its own label."""
        return self._question.label(self._match.game.phrases, option)

    def places(self, option: Option) -> list[Place]:
        """Where the things lie that an option is about."""
        return self._question.places(self._match, option)

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={[o.text for o in self.options]!r})"

    def in_language(self, language: str) -> str:
        return self._question.ask(self._match.game.phrases).in_language(language)
