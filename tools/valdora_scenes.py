"""Situations of Valdora that its board must show well, each found by playing games until it comes about."""

import random
from collections.abc import Callable, Iterator

import kleinod
from kleinod.engine.decision import Decision
from kleinod.engine.match import Match
from kleinod.games.valdora.advice.novice import novice
from kleinod.games.valdora.match import Valdora

WHIM = 0.22
"""How often somebody does something else than what is advised, so that everything happens some time."""
GAMES = 60
LATE = 14
"""A game is late when so few artisans are left."""

Wanted = Callable[[Valdora, Decision], bool]


def offers(*words: str, minimum: int = 1, kind: str = "", special: int = -1) -> Wanted:
    """Asked a question of this kind, with options in which all these words occur."""

    def wanted(g: Valdora, asked: Decision) -> bool:
        if kind and asked.kind != kind:
            return False
        found = [option.text for option in asked.options if all(word in option.text for word in words)]
        return len(found) >= minimum and (special < 0 or len(g.table.players[asked.player].laid) >= special)

    return wanted


def on(kind: str, *, minimum: int = 2) -> Wanted:
    """Asked for an action on a field of this kind, or a city with this book."""

    def wanted(g: Valdora, asked: Decision) -> bool:
        at = g.table.players[asked.player].at
        return asked.kind == "action" and kind in (at.kind, at.book) and len(asked.options) >= minimum

    return wanted


def late(g: Valdora, asked: Decision) -> bool:
    return asked.kind == "move" and sum(g.table.artisans.values()) <= LATE


SITUATIONS: dict[str, tuple[int, Wanted]] = {
    "tools": (3, offers("buy left", kind="action")),
    "orders": (3, on("orders", minimum=5)),
    "exchange": (4, offers("buy", "returning", minimum=8)),
    "road": (3, offers("load", minimum=5)),
    "harbour": (4, on("harbour", minimum=4)),
    "summon": (3, offers("summon", minimum=2)),
    "house": (3, offers("deliver")),
    "gold": (4, offers("deliver", "gold for")),
    "from": (3, offers("from", kind="from")),
    "lay": (3, offers("lay", kind="lay", minimum=2, special=1)),
    "give": (5, offers("give", kind="give")),
    "remove": (2, offers("remove", kind="remove")),
    "late": (5, late),
    "duel": (2, late),
}
"""By name: how many play, and what comes about."""


def scenes() -> Iterator[tuple[str, Match]]:
    for players in (2, 5):
        yield f"valdora-{players}-players", begun(players, 7)
    for name, (players, wanted) in SITUATIONS.items():
        match = found(players, wanted)
        if match is None:
            print(f"no game came to valdora-{name}")
        else:
            yield f"valdora-{name}", match
    for players in (2, 5):
        match = begun(players, players)
        while not match.over:
            match.play(novice(match))
        yield f"valdora-over-{players}", match


def begun(players: int, seed: int) -> Valdora:
    match = kleinod.new("valdora", players=players, seed=seed, options={"special_cards": True})
    assert isinstance(match, Valdora)
    return match


def found(players: int, wanted: Wanted) -> Valdora | None:
    for seed in range(GAMES):
        dice = random.Random(seed)
        match = begun(players, seed)
        while match.decision is not None:
            asked = match.decision
            if match.table.number > players * 4 and wanted(match, asked):
                return match
            match.play(dice.choice(asked.options) if dice.random() < WHIM else novice(match))
    return None
