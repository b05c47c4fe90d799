"""Several processes that think about the same decision, each for itself; what they find is added up."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.bots.search import Finding, Search, add_up
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game

Load = Callable[[str], Game]


class Crew:
    """Processes that wait for something to think about; `load` gives them the game of an id."""

    def __init__(self, load: Load, jobs: int) -> None:
        self._load = load
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def think(self, game: Game, position: Position, effort: Effort, chance: Chance) -> list[Finding]:
        """The findings of all about a decision, the best option first."""
        share = Effort(effort.seconds, -(-effort.visits // self._jobs))
        tasks = [
            self._pool.submit(_think, self._load, game.id, position, share, chance.fork().seed)
            for _ in range(self._jobs)
        ]
        return add_up([task.result() for task in tasks])


def _think(load: Load, game: str, position: Position, effort: Effort, seed: int) -> list[Finding]:
    """In a process of the crew, which is given what the seat knows and nothing else."""
    search = Search(load(game), position, Chance(seed))
    search.think(effort)
    return search.findings()
