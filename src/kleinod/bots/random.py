"""A bot that takes any option, each as likely as the others."""

from typing import ClassVar

from kleinod.bots.bot import Bot, Position
from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision


class RandomBot(Bot):
    needs_position: ClassVar[bool] = False

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, decision: Decision, position: Position | None) -> str:
        return decision.options[self._chance.below(len(decision.options))].text
