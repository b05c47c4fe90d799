"""Chance: a seed and a count of random events, nothing else.

Random event n (one shuffle, one drawing) reads its own stream of bytes, blake2b(seed, n, block), so nothing
seen of one event tells about another, a copy is two numbers, and every platform gives the same results.
Why not a generator for each event: docs/decisions/0002-chance-from-blake2b.md.
"""

import secrets
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

MAX_SEED: Final = 2**512 - 1

_BLOCK: Final = 64


class Chance:
    """Draws and shuffles, each the next random event of a seed."""

    __slots__ = ("_key", "count", "seed")

    def __init__(self, seed: int, count: int = 0, key: bytes = b"") -> None:
        self.seed = seed
        self.count = count
        # compiled, str(seed) would never let go of a seed beyond 62 bits
        self._key = key or blake2b(f"{seed}".encode(), digest_size=32).digest()

    def copy(self) -> "Chance":
        """Another chance that goes on with the same events."""
        return Chance(self.seed, self.count, self._key)

    def fork(self) -> "Chance":
        """A chance of its own, drawn from this one: one event."""
        event = self._key + self.count.to_bytes(8, "little")
        self.count += 1
        return Chance(int.from_bytes(blake2b(event, digest_size=16).digest(), "little"))

    def shuffled(self, items: list[T]) -> list[T]:
        """A new list of the items in random order: one event."""
        mixed = items[:]
        self._mix(mixed, len(mixed) - 1)
        return mixed

    def sample(self, items: list[T], size: int) -> list[T]:
        """Some of the items, in random order: one event."""
        mixed = items[:]
        self._mix(mixed, size)
        return mixed[: -size - 1 : -1]

    def below(self, size: int) -> int:
        """A number from 0 to size - 1: one event."""
        return self.sample(list(range(size)), 1)[0]

    def _mix(self, items: list[T], places: int) -> None:
        """Fill the last places of the list, one after another, with an item drawn from those before."""
        event = self._key + self.count.to_bytes(8, "little")
        self.count += 1
        stream = blake2b(event).digest()
        used = 0
        block = 0
        for last in range(len(items) - 1, len(items) - 1 - places, -1):
            size = last + 1
            while True:
                if used > _BLOCK - 4:
                    block += 1
                    stream = blake2b(event + block.to_bytes(4, "little")).digest()
                    used = 0
                number = stream[used]
                used += 1
                span = 256
                while span < size:
                    number = number << 8 | stream[used]
                    used += 1
                    span <<= 8
                # exactly even: numbers that would favour some items are passed over
                if number < span - span % size:
                    break
            chosen = number % size
            item = items[chosen]
            items[chosen] = items[last]
            items[last] = item


def random_seed() -> int:
    """128 bits from the operating system."""
    return secrets.randbits(128)
