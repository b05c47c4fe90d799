"""Matches for search that a seat could not tell apart from the real one."""

from typing import Final

from kleinod.bots.bot import Position
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.match import Match

FRESH: Final = 32
"""Worlds that are dealt before the first deal is used again."""
DEAL_INTERVAL: Final = 4
"""From then on every fourth world is a new deal: dealing takes about a fifth of the time of a playout."""


class Worlds:
    """Deals worlds from what a seat knows, numbered from 0.

    The same number gives the same world with the same chance events to come. So all options are tried in the same
    worlds, and their values differ because of the options, not because of the deal.
    """

    def __init__(self, game: Game, position: Position, chance: Chance) -> None:
        self._game = game
        self._position = position
        # independent seeds: for each decision, and for deals and later chance events
        self._deal_seed = chance.fork().seed
        self._chance_seed = chance.fork().seed
        self._dealt: list[Match] = []

    def draw(self, number: int) -> Match:
        """The world of that number, to play in. Most share the deal of another world, with other chance events."""
        own = max(number - FRESH, 0) // DEAL_INTERVAL + min(number, FRESH)
        place = own if number < FRESH or number % DEAL_INTERVAL == 0 else number % own
        while len(self._dealt) <= place:
            self._deal()
        twin = self._dealt[place].clone(history=False)
        twin.chance = Chance(self._chance_seed, number).fork()
        return twin

    def _deal(self) -> None:
        chance = Chance(self._deal_seed, len(self._dealt)).fork()
        self._dealt.append(self._game.world(self._position, chance).clone(history=False))
