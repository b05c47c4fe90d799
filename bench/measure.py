"""One measurement in one process: `python -m bench.measure NAME SECONDS` prints how many a second."""

import copy
import sys
import time
from collections.abc import Callable
from random import Random

KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


def big_money() -> Callable[[int], int]:
    """Whole games of Big Money against itself, events and record kept; counts games."""
    import kleinod
    from kleinod.games.dominion.advice import play_big_money
    from kleinod.games.dominion.match import Dominion

    def play(seed: int) -> int:
        match = kleinod.new("dominion", players=2, seed=seed, options={"kingdom": KINGDOM})
        assert isinstance(match, Dominion)
        play_big_money(match)
        return 1

    return play


def pyminion() -> Callable[[int], int]:
    """The same with pyminion and its own Big Money bot, its log switched off."""
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    def play(_: int) -> int:
        Game(players=[BigMoney(), BigMoney()], expansions=[base_set], log_stdout=False).play()
        return 1

    return play


def random_games() -> Callable[[int], int]:
    """Games of random moves in random kingdoms; counts games."""
    return _random(lambda moves: 1)


def decisions() -> Callable[[int], int]:
    """The same; counts decisions."""
    return _random(lambda moves: moves)


def _random(count: Callable[[int], int]) -> Callable[[int], int]:
    import kleinod

    def play(seed: int) -> int:
        match = kleinod.new("dominion", players=2, seed=seed, options={"round_limit": 50})
        random = Random(seed)
        moves = 0
        while (decision := match.decision) is not None:
            match.play(random.choice(decision.options))
            moves += 1
        return count(moves)

    return play


def clones() -> Callable[[int], int]:
    """Copies of a match in the middle of a turn."""
    import kleinod

    match = kleinod.new("dominion", players=2, seed=1, options={"kingdom": KINGDOM})
    random = Random(1)
    while match.move_count < 100 and (decision := match.decision) is not None:
        match.play(random.choice(decision.options))

    def copy_some(_: int) -> int:
        for _ in range(100):
            match.clone()
        return 100

    return copy_some


def copies_of_random() -> Callable[[int], int]:
    """Copies of a random.Random, to compare the clones with."""
    random = Random(1)

    def copy_some(_: int) -> int:
        for _ in range(100):
            copy.copy(random)
        return 100

    return copy_some


MEASURES = {
    measure.__name__: measure for measure in (big_money, pyminion, random_games, decisions, clones, copies_of_random)
}


def rate(name: str, seconds: float) -> float:
    """How many a second, after a short warm-up."""
    run = MEASURES[name]()
    for seed in range(3):
        run(seed)
    done = 0
    seed = 1000
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += run(seed)
        seed += 1
    return done / spent


if __name__ == "__main__":
    print(rate(sys.argv[1], float(sys.argv[2])))
