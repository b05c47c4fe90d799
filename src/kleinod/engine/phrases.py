"""What a game says: labels, questions, refusals, events, lines of the story; checked when the game is loaded.

Each phrase is fetched by key while the game is loaded, with the names that its {places} may use: a missing phrase is
an error there and then that names file and key, and `check` refuses those that nobody fetched.
"""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.event import EventKind
from kleinod.engine.rules import Rule
from kleinod.engine.text import Text
from kleinod.engine.texts import TEXTS, place_names

_UNKNOWN_RULE: Final = TEXTS.text("phrases.rule")
_UNKNOWN_EVENT: Final = TEXTS.text("phrases.event", "id")
_UNKNOWN_PLACE: Final = TEXTS.text("phrases.place", "name")


class Reason:
    """Why an option is refused: the rule that forbids it, "" for the rule of the question, and a sentence to fill."""

    __slots__ = ("id", "rule", "text")

    def __init__(self, id: str, rule: str, text: Text) -> None:
        self.id = id
        self.rule = rule
        self.text = text


class Line:
    """How a group of events is told in one line: the kinds of its player's events that it speaks of, and its variants.

    The first variant is taken whose {places} are all known. A line that `joins` goes on when the same player begins
    another thought of its kind: treasures that are played one after another. Events that it `echoes` are left out where
    they are about the same thing: who buys a card gains it.
    """

    __slots__ = ("echoes", "joins", "uses", "variants")

    def __init__(self, uses: list[str], echoes: list[str], variants: list[Text], *, joins: bool) -> None:
        self.uses = uses
        self.echoes = echoes
        self.variants = variants
        self.joins = joins

    def fill(self, values: dict[str, object]) -> Text:
        for words in self.variants[:-1]:
            if all(name in values for name in place_names(words.en)):
                return words.fill(values)
        return self.variants[-1].fill(values)


class _Section:
    """A section that several files may have; each key stands in one of them."""

    def __init__(self, files: tuple[CheckedDict, ...], name: str) -> None:
        self._parts = [file.optional_section(name) for file in files]

    def of(self, key: str) -> CheckedDict:
        """Where a key stands; in none of them: the first, which then says that it is missing."""
        for part in self._parts:
            if part.has(key):
                return part
        return self._parts[0]

    def finish(self) -> None:
        for part in self._parts:
            part.finish()


class Phrases:
    """The phrases of one game, from files of its data; other sections of them are read by others before `check`."""

    def __init__(self, *files: CheckedDict) -> None:
        self._files = files
        self._labels = _Section(files, "labels")
        self._questions = _Section(files, "questions")
        self._answers = _Section(files, "answers")
        self._refusals = _Section(files, "refusals")
        self._events = _Section(files, "events")
        self._settings = _Section(files, "settings")
        self._lines = _Section(files, "lines")
        self.questions: dict[str, Text] = {}
        self.answers: dict[str, dict[str, Text]] = {}  # by question, then by verb
        self.events: dict[str, EventKind] = {}
        self.reasons: dict[str, Reason] = {}
        self.lines: dict[str, Line] = {}

    def label(self, key: str, parts: dict[str, object]) -> Text:
        """The label of an option with these parts."""
        section = self._labels.of(key)
        words = section.localized(key)
        _check_places(section, key, words, list(parts))
        return words.fill(in_sentence(parts))

    def setting(self, key: str) -> Text:
        """What a setting means."""
        return self._settings.of(key).localized(key)

    def refusal(self, key: str, *names: str) -> Reason:
        """A refusal; `names` are the facts that its sentence may name."""
        section = self._refusals.of(key)
        row = section.section(key)
        rule = row.text("rule") if row.has("rule") else ""
        reason = Reason(key, rule, row.as_text())
        row.finish()
        _check_places(section, key, reason.text, list(names))
        self.reasons[key] = reason
        return reason

    def event(self, key: str, *names: str) -> EventKind:
        """A kind of event; `names` are the keys of what is told with it."""
        section = self._events.of(key)
        row = section.section(key)
        words = row.localized("words")
        seen = row.localized("seen") if row.has("seen") else words
        kind = EventKind(
            key,
            rule=row.text("rule"),
            key=row.text("key") if row.has("key") else key,
            secret=row.has("seen"),
            text=words,
            own=seen,
            source=row.text("from") if row.has("from") else "",
            target=row.text("to") if row.has("to") else "",
        )
        row.finish()
        for text in (words, seen):
            _check_places(section, key, text, ["player", "count", kind.key, *names])
        self.events[key] = kind
        return kind

    def check(self, questions: list[str], groups: list[str], rules: dict[str, Rule]) -> None:
        """A question for each step that asks, a line for each kind of group, known rules; and nothing unused."""
        for key in questions:
            self.questions[key] = self._questions.of(key).localized(key)
            answers = self._answers.of(key)
            if answers.has(key):
                row = answers.section(key)
                self.answers[key] = {verb: row.localized(verb) for verb in row.keys()}  # noqa: SIM118
                row.finish()
        for key in groups:
            self.lines[key] = self._line(key)
        for reason in self.reasons.values():
            if reason.rule and reason.rule not in rules:
                raise self._refusals.of(reason.id).wrong(reason.id, _UNKNOWN_RULE)
        for kind in self.events.values():
            if kind.rule not in rules:
                raise self._events.of(kind.id).wrong(kind.id, _UNKNOWN_RULE)
        for section in (
            *(self._labels, self._questions, self._answers, self._refusals),
            *(self._events, self._settings, self._lines),
        ):
            section.finish()
        for file in self._files:
            file.finish()

    def _line(self, key: str) -> Line:
        section = self._lines.of(key)
        row = section.section(key)
        uses = row.texts("uses") if row.has("uses") else []
        echoes = row.texts("echoes") if row.has("echoes") else []
        for id in uses + echoes:
            if id not in self.events:
                raise row.wrong("uses", _UNKNOWN_EVENT, id=id)
        variants: list[Text] = []
        if row.has("variants"):
            for entry in row.sections("variants"):
                variants.append(entry.as_text())
                entry.finish()
        variants.append(row.as_text())
        joins = row.has("joins") and row.flag("joins")
        row.finish()
        for words in variants:
            _check_places(section, key, words, place_names(words.en))
        return Line(uses, echoes, variants, joins=joins)


def in_sentence(values: dict[str, object]) -> dict[str, object]:
    """Things, texts and numbers as they stand in a sentence."""
    return {name: value.name if isinstance(value, Component) else value for name, value in values.items()}


def _check_places(row: CheckedDict, key: str, words: Text, names: list[str]) -> None:
    """What a phrase has in {braces} is what it is given, in every language."""
    for text in (words.de, words.en):
        for name in place_names(text):
            if name not in names:
                raise row.wrong(key, _UNKNOWN_PLACE, name=f"{{{name}}}")
