"""A bot that takes any option, each as likely as the others."""

from typing import ClassVar

from kleinod.bots.bot import Bot, Position
from kleinod.engine.decision import Decision


class RandomBot(Bot):
    needs_position: ClassVar[bool] = False

    def choose(self, decision: Decision, position: Position | None) -> str:
        return decision.options[self.chance.below(len(decision.options))].text
