"""German and English words of the game, from `data/phrases.toml`."""

from typing import Final

from kleinod.engine.event import EventKind
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.tables import Row
from kleinod.engine.words import Words
from kleinod.games.dominion.facts import DATA

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
        one=row.words("one") if row.has("one") else words,
        own=row.words("seen") if row.has("seen") else words,
    )
    row.finish()
    return kind


def _read_events() -> dict[str, EventKind]:
    table = _PHRASES.row("events")
    return {id: _read_event(id, table.row(id)) for id in table.keys()}  # noqa: SIM118


LABELS: Final = _read_words("labels")
QUESTIONS: Final = _read_words("questions")
REFUSALS: Final = _read_words("refusals")
SETTINGS: Final = _read_words("settings")
SETTING_LABELS: Final = _read_words("setting_labels")
SETTING_UNSET: Final = _read_words("setting_unset")
SET_WORDS: Final = _read_words("sets")
EVENTS: Final = _read_events()

BEGAN: Final = EVENTS["turn"]
PLAYED: Final = EVENTS["play"]
PLAYED_AGAIN: Final = EVENTS["play_again"]
DREW: Final = EVENTS["draw"]
SHUFFLED: Final = EVENTS["shuffle"]
BOUGHT: Final = EVENTS["buy"]
GAINED: Final = EVENTS["gain"]
GAINED_TO_HAND: Final = EVENTS["gain_to_hand"]
GAINED_TO_DECK: Final = EVENTS["gain_to_deck"]
DISCARDED: Final = EVENTS["discard"]
TRASHED: Final = EVENTS["trash"]
REVEALED: Final = EVENTS["reveal"]
TOPDECKED: Final = EVENTS["topdeck"]
TOOK: Final = EVENTS["take"]
SET_ASIDE: Final = EVENTS["aside"]
DECK_DOWN: Final = EVENTS["deck_down"]
BEGAN_EXTRA: Final = EVENTS["extra_turn"]
CALLED: Final = EVENTS["call"]
PUT_ON_MAT: Final = EVENTS["mat"]
EXCHANGED: Final = EVENTS["exchange"]
LOOKED: Final = EVENTS["look"]
TOOK_HIDDEN: Final = EVENTS["take_hidden"]
SET_ASIDE_HIDDEN: Final = EVENTS["aside_hidden"]
PUT_ON_DECK: Final = EVENTS["topdeck_hidden"]
PUT_BACK: Final = EVENTS["put_back"]
JOURNEY_UP: Final = EVENTS["journey_up"]
JOURNEY_DOWN: Final = EVENTS["journey_down"]
MINUS_CARD: Final = EVENTS["minus_card"]
MINUS_CARD_BACK: Final = EVENTS["minus_card_back"]
MINUS_COIN: Final = EVENTS["minus_coin"]
MINUS_COIN_BACK: Final = EVENTS["minus_coin_back"]
PLACED: Final = {
    token: EVENTS[f"place_{token}"]
    for token in ("plus_card", "plus_action", "plus_buy", "plus_coin", "cost", "trash", "estate")
}
CLEANED_UP: Final = EVENTS["clean_up"]
ENDED: Final = EVENTS["end"]
