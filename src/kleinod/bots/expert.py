"""A bot that thinks ahead."""

from kleinod.bots.bot import Bot, Position
from kleinod.bots.crew import Crew
from kleinod.bots.effort import DEFAULT, Effort
from kleinod.bots.search import Search
from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision
from kleinod.engine.game import Game


class ExpertBot(Bot):
    """Searches for as long as it is given, alone or with a crew, and longer where much is at stake.

    Where there is nothing to choose it does not think.
    """

    def __init__(self, game: Game, chance: Chance, effort: Effort = DEFAULT, crew: Crew | None = None) -> None:
        super().__init__(game, chance)
        self.effort = effort
        self._crew = crew

    def choose(self, decision: Decision, position: Position | None) -> str:
        if len(decision.options) == 1:
            return decision.options[0].text
        assert position is not None
        search = Search(self.game, position, self.chance.fork())
        if not search.sure():
            effort = self.effort.times(search.stake)
            if self._crew is not None:
                return self._crew.think(self.game, position, effort, self.chance)[0].text
            search.think(effort)
        return search.findings()[0].text
