"""Playing a card: reactions to an attack, then what the card says (DOM-ATTACK-1)."""

from collections.abc import Callable
from typing import Final

from kleinod.engine.step import Count, Seat, Step
from kleinod.games.dominion.ask import Ask
from kleinod.games.dominion.facts import MOAT, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, REVEAL, Pick
from kleinod.games.dominion.play import Play, PlayField
from kleinod.games.dominion.words import PLAYED_AGAIN

Effect = Callable[[Dominion, Play], None]

EFFECTS: Final[dict[Card, Effect]] = {}
"""What each card does when played; filled by `cards`."""


class Resolve(Step[Dominion]):
    """A card lies in play: the others may react if it is an attack, then it does what it says."""

    __slots__ = ("play",)
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, match: Dominion) -> bool:
        play = self.play
        if play.card.is_attack:
            match.then(React((play.player + 1) % match.seats, play, 0))
        else:
            EFFECTS[play.card](match, play)
        return False


class PlayAgain(Step[Dominion]):
    """A card that was played just now is played once more, even if it has left play."""

    __slots__ = ("play",)
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, match: Dominion) -> bool:
        match.tell(PLAYED_AGAIN, self.play.player, self.play.card)
        match.then(Resolve(self.play))
        return False


class React(Ask):
    """An attack was played: one player after another may reveal reactions, before it does anything.

    A player is asked whenever a reaction could be in that hand as far as all know, so that being asked tells nothing.
    """

    __slots__ = ("play", "spent")
    kind = "reaction"
    rule = "DOM-ATTACK-1"
    from_hand = True
    fields = (Seat("player"), PlayField("play"), Count("spent"))

    def __init__(self, player: int, play: Play, spent: int) -> None:
        super().__init__(player)
        self.play = play
        self.spent = spent  # how many Moats this player has revealed already

    def run(self, match: Dominion) -> bool:
        if self.player == self.play.player:
            EFFECTS[self.play.card](match, self.play)
            return False
        if MOAT in match.table.supply and len(self.hand(match)) > self.spent:
            return True
        self._next(match)
        return False

    def options(self, match: Dominion) -> list[Pick]:
        if self.hand(match).count(MOAT) > self.spent:
            return [REVEAL[MOAT], DONE]
        return [DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            self._next(match)
        else:
            match.show_hand(self.player, [MOAT] * (self.spent + 1))
            match.then(React(self.player, self.play.sparing(self.player), self.spent + 1))

    def _next(self, g: Dominion) -> None:
        g.then(React((self.player + 1) % g.seats, self.play, 0))
