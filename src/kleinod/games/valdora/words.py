"""German and English words of the game, from `data/phrases.toml`."""

from typing import Final

from kleinod.engine.event import EventKind
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.option import Refusal
from kleinod.engine.tables import Row
from kleinod.engine.words import Words
from kleinod.games.valdora.facts import DATA

_PHRASES: Final = read_toml(DATA / "phrases.toml")


def _read_words(table: Row) -> dict[str, Words]:
    return {key: table.words(key) for key in table.keys()}  # noqa: SIM118


def _read_refusals() -> dict[str, Refusal]:
    """Each with the rule that refuses."""
    table = _PHRASES.row("refusals")
    found: dict[str, Refusal] = {}
    for key in table.keys():  # noqa: SIM118
        row = table.row(key)
        found[key] = Refusal(row.text("rule"), Words(row.text("de"), row.text("en")))
        row.finish()
    return found


def _read_events() -> dict[str, EventKind]:
    table = _PHRASES.row("events")
    found: dict[str, EventKind] = {}
    for id in table.keys():  # noqa: SIM118
        row = table.row(id)
        words = row.words("words")
        key = row.text("key") if row.has("key") else id
        found[id] = EventKind(id, rule=row.text("rule"), key=key, secret=False, words=words, one=words, own=words)
        row.finish()
    return found


LABELS: Final = _read_words(_PHRASES.row("labels"))
QUESTIONS: Final = _read_words(_PHRASES.row("questions"))
REFUSALS: Final = _read_refusals()
SETTINGS: Final = _read_words(_PHRASES.row("settings"))
EVENTS: Final = _read_events()

BEGAN: Final = EVENTS["turn"]
MOVED: Final = EVENTS["move"]
WENT_FAR: Final = EVENTS["use_provisions"]
MET: Final = EVENTS["meet"]
MET_FREE: Final = EVENTS["meet_free"]
RECEIVED: Final = EVENTS["receive"]
STUCK: Final = EVENTS["stuck"]
TURNED: Final = EVENTS["page"]
BOUGHT_EQUIPMENT: Final = EVENTS["buy_equipment"]
BOUGHT_ORDER: Final = EVENTS["buy_order"]
RETURNED: Final = EVENTS["return"]
UNCOVERED: Final = EVENTS["uncover"]
LOADED: Final = EVENTS["load"]
UNLOADED: Final = EVENTS["unload"]
SUMMONED: Final = EVENTS["summon"]
GAVE_UP: Final = EVENTS["give_up"]
COMPLETED: Final = EVENTS["deliver"]
GILDED: Final = EVENTS["gild"]
GOT_BONUS: Final = EVENTS["bonus"]
GOT_ARTISAN: Final = EVENTS["artisan"]
GOT_WORKSHOP: Final = EVENTS["workshop"]
FILLED_UP: Final = EVENTS["mine"]
GOT_PROVISIONS: Final = EVENTS["provisions"]
GOT_COINS: Final = EVENTS["coins"]
LAID: Final = EVENTS["lay"]
GAVE: Final = EVENTS["give"]
REPLACED: Final = EVENTS["replace"]
COMPETED: Final = EVENTS["compete"]
LOST_ARTISAN: Final = EVENTS["remove_artisan"]
LOST_WORKSHOP: Final = EVENTS["remove_workshop"]
SHUFFLED: Final = EVENTS["shuffle"]
LAST_ROUND: Final = EVENTS["last_round"]
ENDED: Final = EVENTS["end"]
