"""Names, and what can be wrong with printed values and with positions, from `data/texts.toml`."""

from pathlib import Path
from typing import Final

from kleinod.engine.texts import Texts

TEXTS: Final = Texts(Path(__file__).with_name("data") / "texts.toml")

SIZES: Final = TEXTS.text("errors.sizes")
UNKNOWN_TYPE: Final = TEXTS.text("errors.unknown_type", "id")
NOTHING_AT_START: Final = TEXTS.text("errors.nothing_at_start", "id")
NOTHING_LEFT: Final = TEXTS.text("errors.nothing_left", "id")
OWN_NUMBERS: Final = TEXTS.text("errors.own_numbers")
NO_ROOM: Final = TEXTS.text("errors.no_room")
NOT_IN_HAND: Final = TEXTS.text("errors.not_in_hand", "id")
NOT_ALLOWED: Final = TEXTS.text("errors.not_allowed", "id")
TURNS: Final = TEXTS.text("errors.turns")
KINGDOM_SIZE: Final = TEXTS.text("errors.kingdom_size", "wanted", "count")
AT_LEAST_ONE: Final = TEXTS.text("errors.at_least_one")

TRASHING_TOKEN: Final = TEXTS.text("names.trashing_token")
RANDOMLY: Final = TEXTS.text("names.randomly")
