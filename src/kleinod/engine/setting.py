"""The options that a game can be started with."""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import KleinodError
from kleinod.engine.native import mypyc_attr
from kleinod.engine.text import Text

_SWITCH: Final[dict[str, object]] = {
    **dict.fromkeys(["true", "yes", "on", "1", "ja"], True),
    **dict.fromkeys(["false", "no", "off", "0", "nein"], False),
}


UNSET: Final = Text("wie üblich", "as usual")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One option: its name, what it means, and how a value is checked."""

    __slots__ = ("help", "label", "name", "unset")

    def __init__(self, name: str, help: Text, *, label: Text | None = None, unset: Text = UNSET) -> None:
        self.name = name
        self.help = help  # what can be typed on a command line
        self.label = help if label is None else label  # what stands beside it in a form
        self.unset = unset  # what it means to leave it out

    def read(self, row: CheckedDict, seats: int) -> object:
        """The value given, or the default."""
        raise NotImplementedError

    def parse(self, text: str) -> object:
        """A value typed on a command line, checked later by `read`."""
        return text

    def form(self, language: str) -> dict[str, object]:
        """What a form needs to offer it, as JSON values.

        Everywhere `name`, `kind`, `label`, `default`, and `unset` (what leaving it out means). By kind:
        "flag" nothing more; "number" has `min` and `max`; "seat" is a seat, from 0; "list" has between `min` and
        `max` different ones of `choices`, or one of the texts of `instead`. Choices have `id`, `label` and `group`.
        """
        raise NotImplementedError

    def start_form(self, kind: str, language: str, default: object = None) -> dict[str, object]:
        """What the forms of all kinds have."""
        return {
            "name": self.name,
            "kind": kind,
            "label": self.label.in_language(language),
            "default": default,
            "unset": self.unset.in_language(language),
        }


class Flag(Setting):
    """On or off; off by default."""

    def read(self, row: CheckedDict, seats: int) -> object:
        return row.flag(self.name) if row.has(self.name) else False

    def parse(self, text: str) -> object:
        return _SWITCH.get(text.lower(), text)

    def form(self, language: str) -> dict[str, object]:
        return self.start_form("flag", language, False)


class Number(Setting):
    """A whole number, or nothing by default."""

    __slots__ = ("maximum", "minimum")

    def __init__(
        self,
        name: str,
        help: Text,
        *,
        minimum: int,
        maximum: int,
        label: Text | None = None,
        unset: Text = UNSET,
    ) -> None:
        super().__init__(name, help, label=label, unset=unset)
        self.minimum = minimum
        self.maximum = maximum

    def read(self, row: CheckedDict, seats: int) -> object:
        return row.number(self.name, self.minimum, self.maximum) if row.has(self.name) else None

    def parse(self, text: str) -> object:
        return _whole(text)

    def form(self, language: str) -> dict[str, object]:
        form = self.start_form("number", language)
        form["min"] = self.minimum
        form["max"] = self.maximum
        return form


class StartPlayer(Setting):
    """Which seat begins; drawn at random by default."""

    def __init__(self) -> None:
        help = Text(
            "Wer beginnt (Platz, ab 0); sonst wird gelost",
            "who begins (seat, counted from 0); drawn at random otherwise",
        )
        label = Text("Wer beginnt", "Who begins")
        super().__init__("start_player", help, label=label, unset=Text("wird ausgelost", "drawn at random"))

    def read(self, row: CheckedDict, seats: int) -> object:
        return row.number(self.name, 0, seats - 1) if row.has(self.name) else None

    def parse(self, text: str) -> object:
        return _whole(text)

    def form(self, language: str) -> dict[str, object]:
        return self.start_form("seat", language)


def _whole(text: str) -> object:
    """A whole number, if the text is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def round_limit() -> Setting:
    """The round after which a match is scored as it stands; off by default."""
    help = Text(
        "Wertung nach so vielen Runden; sonst keine Grenze", "scored after this many rounds; no limit otherwise"
    )
    label = Text("Wertung nach so vielen Runden", "Scored after this many rounds")
    return Number("round_limit", help, minimum=1, maximum=10_000, label=label, unset=Text("keine Grenze", "no limit"))


def read_settings(
    settings: list[Setting], data: object, seats: int, where: str, error: type[KleinodError]
) -> dict[str, object]:
    """All options of a game, the ones left out by their defaults; unknown ones are refused."""
    row = CheckedDict(data, where, error)
    values: dict[str, object] = {}
    for setting in settings:
        values[setting.name] = setting.read(row, seats)
    row.finish()
    return values
