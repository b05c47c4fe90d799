"""The fair deal: a seed that nobody can choose, and how anybody can check that afterwards.

When a table is made the service draws a secret and shows its hash. Everybody who sits down adds random bytes of their
own, and at the start the seed is made of all of them: the service had bound itself before it knew the others' bytes,
and the others never knew the secret. At the end the record holds secret and bytes, so that the seed can be made again.
"""

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from msgspec import Struct


class Deal(Struct, frozen=True):
    """How a match was dealt, as its record tells it in the end."""

    commitment: str
    secret: str
    parts: list[str]
    hash: str
    start: Literal["deal", "seed", "position"]


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game: only somebody who has it can have made this."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> int:
    """The seed from the service's secret and the seats' parts, in the order of the seats."""
    text = json.dumps(["kleinod seed", secret, list(parts)], separators=(",", ":"))
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def deal_hash(*, seed: int, game: str, options: object, seats: Sequence[str]) -> str:
    """What is shown at the start and binds the deal: seed, game, options and who sits where."""
    text = json.dumps(
        {"game": game, "options": options, "seats": list(seats), "seed": str(seed)},
        sort_keys=True,
        separators=(",", ":"),
    )
    return sha256(text.encode()).hexdigest()
