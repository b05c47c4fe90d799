"""What the game says, from `data/phrases.toml` and `data/cards/`.

Fetched while the game is loaded, so that nothing is missing later.
"""

from typing import Final

from kleinod.engine.event import EventKind
from kleinod.engine.notation.toml import read_toml
from kleinod.engine.phrases import Phrases
from kleinod.engine.text import Text
from kleinod.games.dominion.facts import CARD_FILES, DATA

_FILE: Final = read_toml(DATA / "phrases.toml")

PHRASES: Final = Phrases(_FILE, *CARD_FILES)


def _words(section: str) -> dict[str, Text]:
    row = _FILE.section(section)
    return {key: row.localized(key) for key in row.keys()}  # noqa: SIM118


def _coming_from(kind: EventKind, source: str) -> EventKind:
    """The same kind of event where it is known where the cards come from."""
    return EventKind(
        kind.id,
        rule=kind.rule,
        key=kind.key,
        secret=kind.secret,
        text=kind.text,
        own=kind.text_own,
        source=source,
        target=kind.target,
    )


SETTING_LABELS: Final = _words("setting_labels")
SETTING_UNSET: Final = _words("setting_unset")
SET_WORDS: Final = _words("sets")

NOT_ASKED: Final = PHRASES.refusal("not_asked")
NOT_IN_HAND: Final = PHRASES.refusal("not_in_hand", "card")
NOT_IN_SUPPLY: Final = PHRASES.refusal("not_in_supply", "card")
PILE_EMPTY: Final = PHRASES.refusal("pile_empty", "card")
OVER_LIMIT: Final = PHRASES.refusal("over_limit", "card", "cost", "limit")
NOT_EXACTLY: Final = PHRASES.refusal("not_exactly", "card", "cost", "exactly")
NO_ACTION: Final = PHRASES.refusal("no_action", "card")
NO_TREASURE: Final = PHRASES.refusal("no_treasure", "card")

BEGAN: Final = PHRASES.event("turn", "turn")
BEGAN_EXTRA: Final = PHRASES.event("extra_turn", "turn")
PLAYED: Final = PHRASES.event("play", "card")
PLAYED_AGAIN: Final = PHRASES.event("play_again", "card")
DREW: Final = PHRASES.event("draw", "cards")
SHUFFLED: Final = PHRASES.event("shuffle")
BOUGHT: Final = PHRASES.event("buy", "card")
GAINED: Final = PHRASES.event("gain", "card")
GAINED_FROM_TRASH: Final = _coming_from(GAINED, "trash@card")
GAINED_TO_HAND: Final = PHRASES.event("gain_to_hand", "card")
GAINED_TO_DECK: Final = PHRASES.event("gain_to_deck", "card")
DISCARDED: Final = PHRASES.event("discard", "cards")
DISCARDED_FROM_HAND: Final = _coming_from(DISCARDED, "hand/player")
TRASHED: Final = PHRASES.event("trash", "card")
TRASHED_FROM_HAND: Final = _coming_from(TRASHED, "hand/player@card")
TRASHED_FROM_PLAY: Final = _coming_from(TRASHED, "play/player@card")
REVEALED: Final = PHRASES.event("reveal", "cards")
TOPDECKED: Final = PHRASES.event("topdeck", "card")
TOOK: Final = PHRASES.event("take", "cards")
SET_ASIDE: Final = PHRASES.event("aside", "card")
DECK_DOWN: Final = PHRASES.event("deck_down", "count")
CALLED: Final = PHRASES.event("call", "card")
PUT_ON_MAT: Final = PHRASES.event("mat", "card")
EXCHANGED: Final = PHRASES.event("exchange", "card", "received")
LOOKED: Final = PHRASES.event("look", "cards")
TOOK_HIDDEN: Final = PHRASES.event("take_hidden", "cards")
SET_ASIDE_HIDDEN: Final = PHRASES.event("aside_hidden", "cards")
PUT_ON_DECK: Final = PHRASES.event("topdeck_hidden", "cards")
PUT_BACK: Final = PHRASES.event("put_back", "cards")
JOURNEY_UP: Final = PHRASES.event("journey_up")
JOURNEY_DOWN: Final = PHRASES.event("journey_down")
MINUS_CARD: Final = PHRASES.event("minus_card")
MINUS_CARD_BACK: Final = PHRASES.event("minus_card_back")
MINUS_COIN: Final = PHRASES.event("minus_coin")
MINUS_COIN_BACK: Final = PHRASES.event("minus_coin_back")
PLACED: Final = {
    token: PHRASES.event(f"place_{token}", "card")
    for token in ("plus_card", "plus_action", "plus_buy", "plus_coin", "cost", "trash", "estate")
}
CLEANED_UP: Final = PHRASES.event("clean_up")
ENDED: Final = PHRASES.event("end", "turn")
