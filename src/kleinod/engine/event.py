"""What happened, for the log and for clients: each seat gets the events as that seat may see them.

They are put into words only when somebody asks.
"""

from typing import Final

from kleinod.engine.component import Component
from kleinod.engine.text import Text, joined
from kleinod.engine.texts import TEXTS

SPECTATOR: Final = -1

_NOTHING: Final = TEXTS.text("event.nothing")
_SEVERAL: Final = TEXTS.text("event.several", "count", "thing")


class EventKind:
    """A kind of event: the rule behind it, the key its things are told under, whether only its player sees them."""

    __slots__ = ("id", "key", "rule", "secret", "source", "target", "text", "text_own")

    def __init__(
        self,
        id: str,
        *,
        rule: str,
        key: str,
        secret: bool,
        text: Text,
        own: Text,
        source: str = "",
        target: str = "",
    ) -> None:
        self.id = id
        self.rule = rule
        self.key = key
        self.secret = secret
        self.text = text
        self.text_own = own  # for who sees the things
        # where something moves from and to: a zone, "/" and the key of its owner, "@" and the key of what lies there
        self.source = source
        self.target = target

    def data(self, player: int, what: object, seat: int) -> dict[str, object]:
        """The event as `seat` may see it."""
        told: dict[str, object] = {"kind": self.id, "player": player, "rule": self.rule}
        if isinstance(what, (list, tuple)):
            told["count"] = len(what)
            if not self.secret or seat == player:
                told[self.key] = [thing.id for thing in what]
        elif isinstance(what, Component):
            told[self.key] = what.id
        elif isinstance(what, dict):
            # several things, each under its own key: what is secret stands under the kind's
            for key, value in what.items():
                if key != self.key or not self.secret or seat == player:
                    told[key] = (
                        value.id if isinstance(value, Component) else value[:] if isinstance(value, list) else value
                    )
        elif what is not None:
            told[self.key] = what
        if self.source:
            told["source"] = _place(self.source, told)
        if self.target:
            told["target"] = _place(self.target, told)
        return told

    def sentence(self, player: str, event: dict[str, object], things: dict[str, Text]) -> Text:
        """The event in a sentence, from the data that a seat was given."""
        values: dict[str, object] = {"player": player, **self.values(event, things)}
        return (self.text_own if self.key in event else self.text).fill(values)

    def values(self, event: dict[str, object], things: dict[str, Text]) -> dict[str, object]:
        """What a sentence about the event may name."""
        values: dict[str, object] = {}
        for key, value in event.items():
            if isinstance(value, list):
                values[key] = in_words([things[str(id)] for id in value])
            elif key != "player" and not isinstance(value, dict):
                values[key] = things.get(str(value), value)
        return values


def _place(where: str, told: dict[str, object]) -> dict[str, object]:
    """A place as `Place.to_data` writes it, from the data of an event."""
    rest, _, key = where.partition("@")
    zone, _, owner = rest.partition("/")
    place: dict[str, object] = {"zone": zone}
    if owner:
        place["owner"] = told[owner]
    if isinstance(told.get(key), str):
        place["key"] = told[key]
    return place


def in_words(things: list[Text]) -> Text:
    """Things in a row, equal ones counted: 2 × Copper, Estate."""
    counts: dict[str, int] = {}
    names: dict[str, Text] = {}
    for thing in things:
        counts[thing.en] = counts.get(thing.en, 0) + 1
        names[thing.en] = thing
    if not counts:
        return _NOTHING
    return joined([_SEVERAL.fill({"count": n, "thing": names[en]}) if n > 1 else names[en] for en, n in counts.items()])
