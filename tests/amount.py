"""How many cases a test of many random ones tries: interpreted, which is five times as slow, a fifth."""

from typing import Final

from kleinod.engine import match

COMPILED: Final = match.__file__.endswith((".so", ".pyd"))


def cases(count: int) -> int:
    return count if COMPILED else -(-count // 5)
