"""A step that asks: what can be answered, and one function that says what forbids an answer."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option, Refusal
from kleinod.engine.phrases import Phrases, Reason, in_sentence
from kleinod.engine.place import Cause, Place
from kleinod.engine.step import PlayerStep
from kleinod.engine.text import Text

if TYPE_CHECKING:
    from kleinod.engine.match import Match

M = TypeVar("M", bound="Match")
O = TypeVar("O", bound=Option)  # noqa: E741


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(PlayerStep[M], Generic[M, O]):
    """Asks `player`: `candidates` lists what can be answered, `why_not` says what forbids it; the rest follows.

    A game's own base question declares `why_not` and `options` again with its own types: through the generic base each
    call costs a type check in compiled code.
    """

    __slots__ = ()

    kind: ClassVar[str] = ""  # what sort of question it is, for faces and bots
    zone: ClassVar[str] = ""  # where the things lie that are chosen, if all lie in one zone
    zone_is_own: ClassVar[bool] = False  # whether that zone is the asked player's
    continues: ClassVar[bool] = False  # whether it belongs to the thought that the latest move began
    yes_no: ClassVar[bool] = False  # whether the second of its two answers is a plain no
    rule: ClassVar[str] = ""  # the rule behind the question, for refusals without one of their own

    def run(self, match: M) -> bool:
        return True

    def answer(self, match: M, option: O) -> None:
        """Carry out a legal answer; this step has left the stack already."""
        raise NotImplementedError

    def candidates(self, match: M) -> list[O]:
        """What can be answered at all, in the order in which it is offered; more than is legal."""
        raise NotImplementedError

    def why_not(self, match: M, option: O) -> Reason | None:
        """What forbids an option, from what the asked player knows; None if it is legal. Called for every candidate."""
        raise NotImplementedError

    def facts(self, match: M, option: O) -> dict[str, object]:
        """What the sentence of a refusal may name beside the parts of the option: numbers, things, words."""
        return {}

    def missing(self, match: M, option: O, reason: Reason) -> dict[str, int]:
        """What the player lacks for an option, by the component's id; for boards, beside the sentence."""
        return {}

    def places(self, match: M, option: O) -> list[Place]:
        """Where the things lie that an option is about: what is taken, with what, and where it goes."""
        if not self.zone or not option.key:
            return []
        return [Place(self.zone, self.player if self.zone_is_own else -1, option.key)]

    def cause(self, match: M) -> Cause | None:
        """The card or rule that asks, and whose it is."""
        return None

    def usual(self, match: M) -> O | None:
        """The answer that is meant unless the player says otherwise; previews look past the question with it."""
        return None

    def promises(self, match: M, option: O) -> dict[str, int]:
        """What an answer brings for certain though it comes after something is revealed: points, cards drawn."""
        return {}

    def series(self, match: M) -> int:
        """How many answers of this sort may follow one another, this one counted: people choose those together.

        With `done` among the options fewer will do; without it, all are needed.
        """
        return 1

    def asks_openly(self, match: M) -> bool:
        """Whether all can tell if it asks; where not, a preview of another player's option ends before it."""
        return False

    def hides_choice(self, match: M) -> bool:
        """Whether hidden cards decide if there is anything but `done` to answer."""
        return False

    def group(self, option: O) -> str:
        """The kind of thought that an answer begins."""
        return option.verb

    def refusing_rule(self, reason: Reason) -> str:
        """The rule that a refusal cites."""
        return reason.rule or self.rule

    # --- what follows ------------------------------------------------------------------------------------------------

    def options(self, match: M) -> list[O]:
        """All legal answers, never empty when asked."""
        return [option for option in self.candidates(match) if self.why_not(match, option) is None]

    def allows(self, match: M, option: O) -> bool:
        """Whether an option is among them; hot questions find out without making the list."""
        return self.why_not(match, option) is None

    def refuse(self, match: M, option: O) -> Refusal:
        """Why an option is not allowed, in a sentence."""
        reason = self.why_not(match, option)
        assert reason is not None
        values = in_sentence({**option.parts, **self.facts(match, option)})
        return Refusal(self.refusing_rule(reason), reason.text.fill(values), self.missing(match, option, reason))

    def label(self, phrases: Phrases, option: O) -> Text:
        """What an answer is called here: `done` means something else at every question."""
        return phrases.answers.get(self.name, {}).get(option.verb, option)

    def ask(self, phrases: Phrases) -> Text:
        """The question in a sentence."""
        values = {field.name: field.localized(field.of(self)) for field in self.fields}
        return phrases.questions[self.name].fill(values)
