"""Bots that follow the advice of their game, without search."""

from kleinod.bots.bot import Bot, Position
from kleinod.engine.decision import Decision
from kleinod.engine.match import Match
from kleinod.engine.option import Option


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
        return self.game.advice().solid(match)
