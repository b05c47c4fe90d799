"""German and English words of the game, from `data/phrases.toml`."""

from typing import Final

from kleinod.engine.event import EventKind
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.tables import Row
from kleinod.engine.words import Words
from kleinod.games.zavandor.facts import DATA

_PHRASES: Final = read_toml(DATA / "phrases.toml")


def _read_words(section: str) -> dict[str, Words]:
    table = _PHRASES.row(section)
    return {key: table.words(key) for key in table.keys()}  # noqa: SIM118


def _read_event(id: str, row: Row) -> EventKind:
    words = row.words("words")
    kind = EventKind(
        id,
        rule=row.text("rule"),
        key=row.text("key"),
        secret=row.has("seen"),
        words=words,
        one=words,
        own=row.words("seen") if row.has("seen") else words,
    )
    row.finish()
    return kind


def _read_events() -> dict[str, EventKind]:
    table = _PHRASES.row("events")
    return {id: _read_event(id, table.row(id)) for id in table.keys()}  # noqa: SIM118


class Reason:
    """Why an option is refused: a rule, and words to be filled in."""

    __slots__ = ("rule", "words")

    def __init__(self, rule: str, words: Words) -> None:
        self.rule = rule
        self.words = words


def _read_reasons() -> dict[str, Reason]:
    table = _PHRASES.row("refusals")
    reasons: dict[str, Reason] = {}
    for key in table.keys():  # noqa: SIM118
        row = table.row(key)
        reasons[key] = Reason(row.text("rule"), Words(row.text("de"), row.text("en")))
        row.finish()
    return reasons


LABELS: Final = _read_words("labels")
QUESTIONS: Final = _read_words("questions")
SETTINGS: Final = _read_words("settings")
REASONS: Final = _read_reasons()
EVENTS: Final = _read_events()

ROUND: Final = EVENTS["round"]
SAMPLED: Final = EVENTS["sample"]
BOUGHT: Final = EVENTS["buy"]
BOUGHT_CHEAPER: Final = EVENTS["buy_discount"]
PAID: Final = EVENTS["pay"]
SOLD: Final = EVENTS["sell"]
DREW: Final = EVENTS["draw"]
RETURNED: Final = EVENTS["return"]
TURNED_UP: Final = EVENTS["turn_up"]
GOT_RIGHT: Final = EVENTS["right"]
GOT_ITEM: Final = EVENTS["item"]
GOT_JOKERS: Final = EVENTS["jokers"]
GOT_DISCOUNTS: Final = EVENTS["discounts"]
TOOK_TRADER: Final = EVENTS["trader"]
EXCHANGED: Final = EVENTS["exchange"]
TOOK_GOLD: Final = EVENTS["gold"]
ALCHEMAT: Final = EVENTS["alchemat"]
MINED: Final = EVENTS["mine"]
SIPHONED: Final = EVENTS["siphon"]
PRICED: Final = EVENTS["price"]
UPGRADED: Final = EVENTS["upgrade"]
GNOME_MOVED: Final = EVENTS["gnome"]
MARKET: Final = EVENTS["market"]
TIED: Final = EVENTS["tie"]
ENDED: Final = EVENTS["end"]
