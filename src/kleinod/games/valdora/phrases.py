"""What the game says, from `data/phrases.toml`: fetched while the game is loaded, so that nothing is missing later."""

from typing import Final

from kleinod.engine.notation.toml import read_toml
from kleinod.engine.phrases import Phrases
from kleinod.games.valdora.facts import DATA

PHRASES: Final = Phrases(read_toml(DATA / "phrases.toml"))

BEGAN: Final = PHRASES.event("turn", "turn")
GOT_COINS: Final = PHRASES.event("coins", "coins")
