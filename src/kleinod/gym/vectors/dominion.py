"""Dominion in numbers. Left out: on which piles tokens lie, and what waits for later turns."""

from collections import Counter
from typing import Any, Final

from kleinod.games.dominion.facts import CARDS
from kleinod.gym.vectors.vector import Vector, own_first

KINDS: Final = list(CARDS)
PHASES: Final = ("start", "action", "buy", "cleanup")
ZONES: Final = ("hand", "deck", "discard", "play", "mat", "aside")


def write(vector: Vector, position: dict[str, Any], seat: int) -> None:
    turn = position["turn"]
    vector.number("own turn", turn["player"] == seat)
    vector.one_of("phase", turn["phase"], PHASES)
    for key in ("actions", "buys", "coins", "number"):
        vector.number(f"turn {key}", turn[key])
    vector.counts("supply", position["supply"], KINDS)
    vector.counts("event", position["options"]["events"], KINDS)
    for name, player in own_first(position["players"], seat):
        _write_player(vector, player, name)
    vector.counts("own hand", position["players"][seat]["hand"], KINDS)


def _write_player(vector: Vector, player: dict[str, Any], name: str) -> None:
    for zone in ("hand", "deck", "discard"):
        vector.number(f"{name} {zone} size", len(player[zone]))
    tokens = player["tokens"]
    vector.number(f"{name} journey up", tokens["journey"] == "up")
    vector.number(f"{name} minus card", tokens["minus_card"])
    vector.number(f"{name} minus coin", tokens["minus_coin"])
    vector.counts(f"{name} play", _ids(player["play"]), KINDS)
    # a player with perfect memory knows what everybody has, if not where it lies
    owned = Counter(player.get("unseen", {}))
    for zone in ZONES:
        owned.update(_ids(player[zone]))
    vector.counts(f"{name} cards", owned, KINDS)


def _ids(zone: list[Any]) -> list[str]:
    """Cards in play may be written with what they hold."""
    return [entry["card"] if isinstance(entry, dict) else entry for entry in zone]
