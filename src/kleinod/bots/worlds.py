"""Matches that a seat could not tell from the real one, for search to try things in."""

from typing import Final

from kleinod.bots.bot import Position
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game
from kleinod.engine.match import Match

FRESH: Final = 32
"""So many worlds are dealt before the first one is used again."""
EVERY: Final = 4
"""From then on every so many have cards of their own: dealing costs about as much as a fifth of a playout."""


class Worlds:
    """Deals worlds from what a seat knows, by numbers from 0 on.

    The same number gives the same world, with the same luck to come. So all options are tried in the same worlds, and
    differ in value because they are better or worse, not because the cards lay otherwise.
    """

    def __init__(self, game: Game, position: Position, chance: Chance) -> None:
        self._game = game
        self._position = position
        # the worlds of two decisions have nothing to do with each other, nor have the cards of one with its luck
        self._cards = chance.fork().seed
        self._luck = chance.fork().seed
        self._dealt: list[Match] = []

    def draw(self, number: int) -> Match:
        """The world of that number, to play in. Most are copies of another one, with a chance of their own."""
        own = max(number - FRESH, 0) // EVERY + min(number, FRESH)
        place = own if number < FRESH or number % EVERY == 0 else number % own
        while len(self._dealt) <= place:
            self._deal()
        twin = self._dealt[place].clone(history=False)
        twin.chance = Chance(self._luck, number).fork()
        return twin

    def _deal(self) -> None:
        chance = Chance(self._cards, len(self._dealt)).fork()
        self._dealt.append(self._game.world(self._position, chance).clone(history=False))
