"""Bots: programs that play, each given only what its seat knows."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from kleinod.bots.advised import NoviceBot, SolidBot
from kleinod.bots.bot import Bot
from kleinod.bots.effort import DEFAULT, Effort, read_effort
from kleinod.bots.expert import ExpertBot
from kleinod.bots.parallel import ParallelSearch
from kleinod.bots.random import RandomBot
from kleinod.engine.chance import Chance
from kleinod.engine.checked import unknown
from kleinod.engine.errors import BadOption
from kleinod.engine.game import Game

EXPERT: Final = "expert"

BOTS: Final[dict[str, Callable[[Game, Chance], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "solid": SolidBot,
    EXPERT: ExpertBot,
}
"""Weakest first."""


def make(name: str, seed: int, *, game: Game, parallel: ParallelSearch | None = None) -> Bot:
    """The bot of that name; the same seed gives the same player. Raises BadOption.

    `expert` may be told how long to think: `expert:0.2` and `expert:5` in seconds, `expert:#500` in visits of its
    search, which alone gives the same moves on every machine.
    """
    kind, colon, effort = name.partition(":")
    if kind not in BOTS or (colon and kind != EXPERT):
        raise BadOption(unknown(name, list(BOTS)))
    chance = Chance(_own_seed(name, seed))
    if kind == EXPERT:
        return ExpertBot(game, chance, read_effort(effort) if colon else DEFAULT, parallel)
    return BOTS[kind](game, chance)


def _own_seed(name: str, seed: int) -> int:
    """A seed of the bot's own, from which nothing follows about a match with the same seed."""
    return int.from_bytes(blake2b(f"bot {name} {seed}".encode(), digest_size=16).digest(), "little")


__all__ = ["BOTS", "Bot", "Effort", "ParallelSearch", "make", "read_effort"]
