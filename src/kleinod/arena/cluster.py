"""Plays a series on a Ray cluster whose machines have kleinod installed."""

import logging
from collections.abc import Iterator
from typing import Final

from kleinod.arena.outcome import Outcome
from kleinod.arena.playing import chunk_size, play_game
from kleinod.arena.series import Series
from kleinod.arena.texts import TEXTS
from kleinod.engine.errors import BadOption

NO_RAY: Final = TEXTS.text("cluster.no_ray")
NO_CLUSTER: Final = TEXTS.text("cluster.no_cluster", "address", "reason")


def play_on_cluster(series: Series, address: str, *, records: bool = False) -> Iterator[Outcome]:
    """All games in order, with the same outcomes as on one machine; `local` starts a cluster on this machine."""
    try:
        import ray
    except ImportError:
        raise BadOption(NO_RAY) from None
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        first = str(error).strip().split("\n")[0]
        raise BadOption(NO_CLUSTER.fill({"address": address, "reason": first})) from None
    try:
        cores = sum(node["Resources"].get("CPU", 0) for node in ray.nodes())
        size = chunk_size(series.total, max(int(cores), 1))
        play = ray.remote(play_games)
        shared = ray.put(series)
        waiting = [
            play.remote(shared, first, min(first + size, series.total), records)
            for first in range(0, series.total, size)
        ]
        for task in waiting:
            yield from ray.get(task)
    finally:
        ray.shutdown()


def play_games(series: Series, first: int, end: int, records: bool) -> list[Outcome]:
    """Games of a series, played on a machine of the cluster."""
    return [play_game(series, number, records=records) for number in range(first, end)]
