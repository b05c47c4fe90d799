"""A bot that searches."""

from kleinod.bots.advised import is_long
from kleinod.bots.bot import Bot, Position
from kleinod.bots.effort import DEFAULT, Effort
from kleinod.bots.parallel import ParallelSearch
from kleinod.bots.search import Search
from kleinod.engine.chance import Chance
from kleinod.engine.decision import Decision
from kleinod.engine.game import Game


class ExpertBot(Bot):
    """Searches for as long as its effort allows, longer where more depends on the decision, in one process or several.

    A forced move takes no time.
    """

    def __init__(
        self, game: Game, chance: Chance, effort: Effort = DEFAULT, parallel: ParallelSearch | None = None
    ) -> None:
        super().__init__(game, chance)
        self.effort = effort
        self._parallel = parallel

    def choose(self, decision: Decision, position: Position | None) -> str:
        if len(decision.options) == 1:
            return decision.options[0].text
        assert position is not None
        search = Search(self.game, position, self.chance.fork())
        world = search.world()
        if is_long(world):
            return self.game.advice().novice(world).text
        if not search.is_certain():
            effort = self.effort.times(search.time_weight)
            if self._parallel is not None:
                return self._parallel.think(self.game, position, effort, self.chance)[0].text
            search.think(effort)
        return search.findings()[0].text
