"""Matches of Dominion that reach many rules: ten cards that ask for much, and players who use them."""

import kleinod
from kleinod import Chance, Match
from tests.engine.matches import Policy, texts
from tests.engine.matches import play_on as play_any

LIVELY_KINGDOM = ["cellar", "chapel", "moat", "militia", "remodel", "throne_room", "spy", "thief", "library", "mine"]
"""Ten cards that ask for much, of the own player and of the others."""

UNLOVED = [
    "done",
    "buy copper",
    "buy curse",
    "buy estate",
    "trash silver",
    "trash gold",
    *(f"trash {c}" for c in LIVELY_KINGDOM),
]


def lively(match: Match, chance: Chance) -> str:
    """Plays what can be played, buys what is dear or any action, trashes with care: reaches many rules."""
    options = texts(match)
    if chance.below(12) == 0:
        return options[chance.below(len(options))]
    for wish in ("buy colony", "buy province", "buy platinum", "buy gold"):
        if wish in options and chance.below(2) == 0:
            return wish
    wanted = [text for text in options if text.startswith(("play ", "reveal "))]
    wanted = wanted or [text for text in options if text not in UNLOVED]
    wanted = wanted or [text for text in options if text == "done"] or options
    return wanted[chance.below(len(wanted))]


def play_on(match: Match, seed: int, *, moves: int = 20_000, policy: Policy = lively) -> Match:
    """Go on, for some moves or to the end; the same match."""
    return play_any(match, seed, moves=moves, policy=policy)


def played(moves: int = 20_000, *, seed: int = 1, players: int = 2, policy: Policy = lively) -> Match:
    """A match of the lively kingdom after some moves, or at its end."""
    match = kleinod.new("dominion", players=players, seed=seed, options={"kingdom": LIVELY_KINGDOM})
    return play_on(match, seed, moves=moves, policy=policy)
