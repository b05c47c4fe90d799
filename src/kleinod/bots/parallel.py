"""Search by several processes: each searches by itself, and their findings are added up."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kleinod.bots.bot import Position
from kleinod.bots.effort import Effort
from kleinod.bots.search import Finding, Search, add_up
from kleinod.engine.chance import Chance
from kleinod.engine.game import Game

Load = Callable[[str], Game]


class ParallelSearch:
    """A pool of processes that search; `load` gives them the game of an id."""

    def __init__(self, load: Load, jobs: int) -> None:
        self._load = load
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def __enter__(self) -> "ParallelSearch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def think(self, game: Game, position: Position, effort: Effort, chance: Chance) -> list[Finding]:
        """The combined findings about a decision, the best option first."""
        share = Effort(effort.seconds, -(-effort.visits // self._jobs))
        tasks = [
            self._pool.submit(_think, self._load, game.id, position, share, chance.fork().seed)
            for _ in range(self._jobs)
        ]
        return add_up([task.result() for task in tasks])


def _think(load: Load, game: str, position: Position, effort: Effort, seed: int) -> list[Finding]:
    """Runs in a process of the pool, which is given only what the seat knows."""
    search = Search(load(game), position, Chance(seed))
    search.think(effort)
    return search.findings()
