"""Bots that follow the advice of their game, without search."""

from typing import Final

from kleinod.bots.bot import Bot, Position
from kleinod.engine.decision import Decision
from kleinod.engine.match import Match
from kleinod.engine.option import Option

LONG_GAME: Final = 75
"""After this many turns of each player, far more than usual, strong bots play like a novice so that the game ends."""


def is_long(match: Match) -> bool:
    """Whether the game lasts so much longer than usual that what the players do may never end it."""
    return match.turn_label()[0] > LONG_GAME * match.seats


class AdvisedBot(Bot):
    """Asks for advice in a match dealt from what the seat knows; any deal will do, as advice uses nothing else."""

    def choose(self, decision: Decision, position: Position | None) -> str:
        if len(decision.options) == 1:
            return decision.options[0].text
        return self.ask(self.game.world(position, self.chance)).text

    def ask(self, match: Match) -> Option:
        raise NotImplementedError


class NoviceBot(AdvisedBot):
    """Plays like somebody who has just learned the rules."""

    def ask(self, match: Match) -> Option:
        return self.game.advice().novice(match)


class SolidBot(AdvisedBot):
    """Plays like an experienced player who decides quickly."""

    def ask(self, match: Match) -> Option:
        advice = self.game.advice()
        return advice.novice(match) if is_long(match) else advice.solid(match)
