"""The fair deal: a seed that nobody can choose, which anybody can check afterwards.

When a table is created the service draws a secret and publishes its hash. Everybody who takes a seat adds random bytes,
and at the start the seed is computed from all of them: the service committed itself before it knew the others' bytes,
and the others never knew the secret. The record of the finished game holds secret and bytes, so the seed can be
recomputed.
"""

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from msgspec import Struct


class Deal(Struct, frozen=True):
    """How a match was dealt, as its record says."""

    commitment: str
    secret: str
    parts: list[str]
    hash: str
    start: Literal["deal", "seed", "position"]


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The hash of a secret, published before the game."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> int:
    """The seed from the service's secret and the random bytes of the seats, in seat order."""
    text = json.dumps(["kleinod seed", secret, list(parts)], separators=(",", ":"))
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def deal_hash(*, seed: int, game: str, options: object, seats: Sequence[str]) -> str:
    """The hash that is published at the start and commits to seed, game, options and seats."""
    text = json.dumps(
        {"game": game, "options": options, "seats": list(seats), "seed": str(seed)},
        sort_keys=True,
        separators=(",", ":"),
    )
    return sha256(text.encode()).hexdigest()
