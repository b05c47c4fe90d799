"""Names, and what can be wrong with printed values and with positions, from `data/texts.toml`."""

from pathlib import Path
from typing import Final

from kleinod.engine.texts import Texts

TEXTS: Final = Texts(Path(__file__).with_name("data") / "texts.toml")

NO_ROAD: Final = TEXTS.text("errors.no_road", "id")
NO_WAY: Final = TEXTS.text("errors.no_way", "id")
FEWER_KNOWN: Final = TEXTS.text("errors.fewer_known")
OTHER_OPTIONS: Final = TEXTS.text("errors.other_options")
OTHER_ORDER: Final = TEXTS.text("errors.other_order")
UNSEEN_LOWEST: Final = TEXTS.text("errors.unseen_lowest")
NOT_OWN_CARD: Final = TEXTS.text("errors.not_own_card")
NOT_LAID_OUT: Final = TEXTS.text("errors.not_laid_out", "number")
ONLY_WITH_CARD: Final = TEXTS.text("errors.only_with_card", "number")
OPEN_ORDERS: Final = TEXTS.text("errors.open_orders", "maximum")
NO_SPECIAL_CARDS: Final = TEXTS.text("errors.no_special_cards")
ONLY_WITH_ALL: Final = TEXTS.text("errors.only_with_all")
DOES_NOT_FIT: Final = TEXTS.text("errors.does_not_fit", "id")
NOT_UNSEEN: Final = TEXTS.text("errors.not_unseen")
TOO_MANY_OF: Final = TEXTS.text("errors.too_many_of", "id", "count", "maximum")
OTHER_COUNT: Final = TEXTS.text("errors.other_count", "id", "count", "wanted")

ORDER: Final = TEXTS.text("names.order", "client", "gems")
