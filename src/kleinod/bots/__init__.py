"""Players that are programs: each is given what its seat knows, and nothing else."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from kleinod.bots.bot import Bot
from kleinod.bots.random import RandomBot
from kleinod.engine.chance import Chance
from kleinod.engine.errors import BadOption
from kleinod.engine.tables import unknown

BOTS: Final[dict[str, Callable[[Chance], Bot]]] = {
    "random": RandomBot,
}


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed gives the same player. Raises BadOption."""
    if name not in BOTS:
        raise BadOption(unknown(name, list(BOTS)))
    return BOTS[name](Chance(_own_seed(name, seed)))


def _own_seed(name: str, seed: int) -> int:
    """A seed that tells nothing about the events of a match with the same one."""
    return int.from_bytes(blake2b(f"bot {name} {seed}".encode(), digest_size=16).digest(), "little")


__all__ = ["BOTS", "Bot", "make"]
