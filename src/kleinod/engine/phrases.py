"""What a game says: labels, questions, refusals, events, lines of the story; checked when the game is loaded.

Each phrase is fetched by key while the game is loaded, with the names that its {places} may use: a missing phrase is
an error there and then that names file and key, and `check` refuses those that nobody fetched.
"""

from string import Formatter

from kleinod.engine.checked import CheckedDict
from kleinod.engine.component import Component
from kleinod.engine.event import EventKind
from kleinod.engine.rules import Rule
from kleinod.engine.text import Text, same


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

    def fill(self, values: dict[str, Text]) -> Text:
        for words in self.variants[:-1]:
            if all(name in values for name in place_names(words.en)):
                return words.fill(values)
        return self.variants[-1].fill(values)


class Phrases:
    """The phrases of one game, from a file of its data; other sections of it are read by others before `check`."""

    def __init__(self, file: CheckedDict) -> None:
        self._file = file
        self._labels = self._file.optional_section("labels")
        self._questions = self._file.optional_section("questions")
        self._answers = self._file.optional_section("answers")
        self._refusals = self._file.optional_section("refusals")
        self._events = self._file.optional_section("events")
        self._settings = self._file.optional_section("settings")
        self._lines = self._file.optional_section("lines")
        self.questions: dict[str, Text] = {}
        self.answers: dict[str, dict[str, Text]] = {}  # by question, then by verb
        self.events: dict[str, EventKind] = {}
        self.reasons: dict[str, Reason] = {}
        self.lines: dict[str, Line] = {}

    def label(self, key: str, parts: dict[str, object]) -> Text:
        """The label of an option with these parts."""
        words = self._labels.localized(key)
        _check_places(self._labels, key, words, list(parts))
        return words.fill(in_sentence(parts))

    def setting(self, key: str) -> Text:
        """What a setting means."""
        return self._settings.localized(key)

    def refusal(self, key: str, *names: str) -> Reason:
        """A refusal; `names` are the facts that its sentence may name."""
        row = self._refusals.section(key)
        rule = row.text("rule") if row.has("rule") else ""
        reason = Reason(key, rule, Text(row.text("de"), row.text("en")))
        row.finish()
        _check_places(self._refusals, key, reason.text, list(names))
        self.reasons[key] = reason
        return reason

    def event(self, key: str, *names: str) -> EventKind:
        """A kind of event; `names` are the keys of what is told with it."""
        row = self._events.section(key)
        words = row.localized("words")
        one = row.localized("one") if row.has("one") else words
        seen = row.localized("seen") if row.has("seen") else words
        kind = EventKind(
            key,
            rule=row.text("rule"),
            key=row.text("key") if row.has("key") else key,
            secret=row.has("seen"),
            text=words,
            one=one,
            own=seen,
            source=row.text("from") if row.has("from") else "",
            target=row.text("to") if row.has("to") else "",
        )
        row.finish()
        for text in (words, one, seen):
            _check_places(self._events, key, text, ["player", "count", kind.key, *names])
        self.events[key] = kind
        return kind

    def check(self, questions: list[str], groups: list[str], rules: dict[str, Rule]) -> None:
        """A question for each step that asks, a line for each kind of group, known rules; and nothing unused."""
        for key in questions:
            self.questions[key] = self._questions.localized(key)
            if self._answers.has(key):
                row = self._answers.section(key)
                self.answers[key] = {verb: row.localized(verb) for verb in row.keys()}  # noqa: SIM118
                row.finish()
        for key in groups:
            self.lines[key] = self._line(key)
        for reason in self.reasons.values():
            if reason.rule and reason.rule not in rules:
                raise self._refusals.wrong(reason.id, Text("unbekannte Regel", "unknown rule"))
        for kind in self.events.values():
            if kind.rule not in rules:
                raise self._events.wrong(kind.id, Text("unbekannte Regel", "unknown rule"))
        for section in (
            *(self._labels, self._questions, self._answers, self._refusals),
            *(self._events, self._settings, self._lines),
        ):
            section.finish()
        self._file.finish()

    def _line(self, key: str) -> Line:
        row = self._lines.section(key)
        uses = row.texts("uses") if row.has("uses") else []
        echoes = row.texts("echoes") if row.has("echoes") else []
        for id in uses + echoes:
            if id not in self.events:
                raise row.wrong("uses", Text(f"kein Ereignis »{id}«", f"no event “{id}”"))
        variants: list[Text] = []
        if row.has("variants"):
            for entry in row.sections("variants"):
                variants.append(Text(entry.text("de"), entry.text("en")))
                entry.finish()
        variants.append(Text(row.text("de"), row.text("en")))
        joins = row.has("joins") and row.flag("joins")
        row.finish()
        for words in variants:
            _check_places(self._lines, key, words, place_names(words.en))
        return Line(uses, echoes, variants, joins=joins)


def place_names(text: str) -> list[str]:
    """The names that a phrase has in {braces}."""
    return [name for _, name, _, _ in Formatter().parse(text) if name]


def in_sentence(values: dict[str, object]) -> dict[str, Text]:
    """Things, texts and numbers as they stand in a sentence."""
    found: dict[str, Text] = {}
    for name, value in values.items():
        if isinstance(value, Component):
            found[name] = value.name
        else:
            found[name] = value if isinstance(value, Text) else same(value)
    return found


def _check_places(row: CheckedDict, key: str, words: Text, names: list[str]) -> None:
    """What a phrase has in {braces} is what it is given, in every language."""
    for text in (words.de, words.en):
        for name in place_names(text):
            if name not in names:
                raise row.wrong(key, Text(f"{{{name}}} bekommt dieser Satz nicht", f"{{{name}}} is not given here"))
