"""What can be wrong with printed values and with positions, from `data/texts.toml`."""

from pathlib import Path
from typing import Final

from kleinod.engine.texts import Texts

TEXTS: Final = Texts(Path(__file__).with_name("data") / "texts.toml")

RIGHTS: Final = TEXTS.text("errors.rights")
NOT_IN_COST: Final = TEXTS.text("errors.not_in_cost")
PRICE_RANGE: Final = TEXTS.text("errors.price_range")
OUTSIDE_PRICES: Final = TEXTS.text("errors.outside_prices")
FOUR_PLACES: Final = TEXTS.text("errors.four_places")
CARDS: Final = TEXTS.text("errors.cards", "count")
FEW_RIGHTS: Final = TEXTS.text("errors.few_rights")
MORE_RIGHTS: Final = TEXTS.text("errors.more_rights")
OTHER_BACK: Final = TEXTS.text("errors.other_back")
OTHER_PLACE: Final = TEXTS.text("errors.other_place")
NO_BACK: Final = TEXTS.text("errors.no_back")
ONLY_ONE: Final = TEXTS.text("errors.only_one", "id")
CARD_MISSING: Final = TEXTS.text("errors.card_missing", "id")
NO_COVERED_CARD: Final = TEXTS.text("errors.no_covered_card")
AS_MANY_AS_UNKNOWN: Final = TEXTS.text("errors.as_many_as_unknown")
WRONG_CONCLUSION: Final = TEXTS.text("errors.wrong_conclusion", "seat", "id")
NO_SEAT: Final = TEXTS.text("errors.no_seat")
NO_CARD_WITH_BACK: Final = TEXTS.text("errors.no_card_with_back")
NOT_ASKED: Final = TEXTS.text("errors.not_asked")
ONLY_WHILE_DRAWING: Final = TEXTS.text("errors.only_while_drawing")
PRINTED: Final = TEXTS.text("errors.printed", "count")
TWO_SORTS: Final = TEXTS.text("errors.two_sorts")
