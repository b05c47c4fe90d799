"""Positions with something wrong in them: each is refused, or gives a match that plays on and can be written down."""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import note

import kleinod
from kleinod import Chance, Match

NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 13, 15, 16, 18, 27, 60, 99, 999, 1000, 10**6, 2**63, 10**30]
HOW = ["drop", "replace", "alter", "alter", "alter", "insert", "wait", "move", "partial"]


@dataclass
class Damage:
    """What can go wrong in the positions of a game: words that could stand somewhere, and steps that could wait."""

    words: list[str]
    step: Callable[[Random], dict[str, Any]]
    chance: Random

    def do(self, data: Any) -> None:
        """Drop, replace or insert something somewhere, small parts of a position as likely as big ones."""
        chance = self.chance
        top = chance.choice(sorted(data))
        inside = [(data, top), *(places(data[top]) if isinstance(data[top], dict | list) else [])]
        node, key = chance.choice(inside)
        how = chance.choice(HOW)
        value = self.anything() if how in ("replace", "insert") else self.something_like(node[key])
        note(f"{how} at {key!r} of {json.dumps(node)[:60]}: {json.dumps(value)[:200]}")
        if how == "drop":
            del node[key]
        elif how == "partial":
            data.pop("complete", None)
        elif how == "wait":
            waiting = data.get("pending", [])
            data["pending"] = [self.step(chance), *(waiting if isinstance(waiting, list) else [])]
            note(repr(data["pending"][0]))
        elif how == "move":
            holder, at = chance.choice(places(data))
            node[key] = copy.deepcopy(holder[at])
        elif how == "insert" and isinstance(node, list):
            node.insert(key, value)
        elif how == "insert":
            node[chance.choice(self.words)] = value
        else:
            node[key] = value

    def anything(self, depth: int = 0) -> Any:
        """A value of any JSON type."""
        chance = self.chance
        kind = chance.randrange(6 if depth < 2 else 4)
        if kind < 2:
            return chance.choice(NUMBERS)
        if kind == 2:
            return chance.choice(self.words)
        if kind == 3:
            return chance.choice([None, True, False, 1.5, float("nan"), "", "\x00"])
        if kind == 4:
            return [self.anything(depth + 1) for _ in range(chance.randrange(3))]
        return {chance.choice(self.words): self.anything(depth + 1) for _ in range(chance.randrange(3))}

    def something_like(self, old: Any) -> Any:
        """A value of the same type."""
        chance = self.chance
        if isinstance(old, bool):
            return not old
        if isinstance(old, int):
            return chance.choice(NUMBERS)
        if isinstance(old, str):
            return chance.choice(self.words)
        if isinstance(old, list):
            return chance.choices(old, k=chance.randrange(2 * len(old))) if old else [chance.choice(self.words)]
        return old


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every place of a position: what holds it, and under which key or number."""
    found = []
    for key in list(node) if isinstance(node, dict) else range(len(node)):
        found.append((node, key))
        if isinstance(node[key], dict | list):
            found += places(node[key])
    return found


def random_move(match: Match, chance: Random) -> str:
    """Some move, rather one that does something than `done`."""
    assert match.decision is not None
    texts = [option.text for option in match.decision.options]
    return chance.choice([text for text in texts if text != "done"] or texts) if chance.random() < 0.9 else texts[-1]


def play_on(match: Match, chance: Random, wrong_moves: list[str], *, moves: int = 60) -> None:
    """Random moves, looking at everything on the way."""
    game = match.game.id
    for number in range(moves):
        if number % 5 == 0:
            assert kleinod.from_position(game, match.position()).position() == match.position()
            for seat in range(-1, match.seats):
                json.dumps([match.view(seat), match.position(seat=seat)])
                assert match.redeal(seat, Chance(number)).view(seat) == match.view(seat)
        if match.over:
            break
        for text in wrong_moves:
            match.why_not(text)
        match.play(random_move(match, chance))
