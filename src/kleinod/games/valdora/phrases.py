"""What the game says, from `data/phrases.toml`: fetched while the game is loaded, so that nothing is missing later."""

from typing import Final

from kleinod.engine.notation.toml import read_toml
from kleinod.engine.phrases import Phrases
from kleinod.games.valdora.facts import DATA

PHRASES: Final = Phrases(read_toml(DATA / "phrases.toml"))

BEGAN: Final = PHRASES.event("turn", "turn")
MOVED: Final = PHRASES.event("move", "field")
WENT_FAR: Final = PHRASES.event("use_provisions")
MET: Final = PHRASES.event("meet", "coins")
MET_FREE: Final = PHRASES.event("meet_free", "coins")
RECEIVED: Final = PHRASES.event("receive", "coins")
STUCK: Final = PHRASES.event("stuck")
TURNED: Final = PHRASES.event("page", "card", "side", "city")
BOUGHT_EQUIPMENT: Final = PHRASES.event("buy_equipment", "card", "side", "city")
BOUGHT_ORDER: Final = PHRASES.event("buy_order", "order", "side", "city")
RETURNED: Final = PHRASES.event("return", "order", "side", "city")
UNCOVERED: Final = PHRASES.event("uncover", "card", "city")
LOADED: Final = PHRASES.event("load", "gem", "card", "field")
UNLOADED: Final = PHRASES.event("unload", "gem", "card")
SUMMONED: Final = PHRASES.event("summon", "gem", "field")
GAVE_UP: Final = PHRASES.event("give_up", "gem", "card")
COMPLETED: Final = PHRASES.event("deliver", "order")
GILDED: Final = PHRASES.event("gild", "gem")
GOT_BONUS: Final = PHRASES.event("bonus")
GOT_ARTISAN: Final = PHRASES.event("artisan", "colour")
GOT_WORKSHOP: Final = PHRASES.event("workshop", "colour")
FILLED_UP: Final = PHRASES.event("mine", "coins")
GOT_PROVISIONS: Final = PHRASES.event("provisions")
GOT_COINS: Final = PHRASES.event("coins", "coins")
LAID: Final = PHRASES.event("lay", "card")
GAVE: Final = PHRASES.event("give", "colour")
REPLACED: Final = PHRASES.event("replace", "card", "old")
COMPETED: Final = PHRASES.event("compete", "tile")
LOST_ARTISAN: Final = PHRASES.event("remove_artisan", "colour")
LOST_WORKSHOP: Final = PHRASES.event("remove_workshop", "colour")
SHUFFLED: Final = PHRASES.event("shuffle", "tiles")
LAST_ROUND: Final = PHRASES.event("last_round")
ENDED: Final = PHRASES.event("end", "turn")
