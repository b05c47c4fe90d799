"""Matches for the tests of the engine: lively play, and everything that can be seen of a match."""

from collections.abc import Callable

import kleinod
from kleinod import SPECTATOR, Chance, Match

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

Policy = Callable[[Match, Chance], str]


def texts(match: Match) -> list[str]:
    """What may be chosen now."""
    assert match.decision is not None
    return [option.text for option in match.decision.options]


def evenly(match: Match, chance: Chance) -> str:
    """Any option."""
    options = texts(match)
    return options[chance.below(len(options))]


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
    """Go on by chance, for some moves or to the end; the same match."""
    chance = Chance(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(policy(match, chance))
    return match


def played(moves: int = 20_000, *, seed: int = 1, players: int = 2, policy: Policy = lively) -> Match:
    """A match of the lively kingdom after some moves, or at its end."""
    match = kleinod.new("dominion", players=players, seed=seed, options={"kingdom": LIVELY_KINGDOM})
    return play_on(match, seed, moves=moves, policy=policy)


def seats(match: Match) -> list[int]:
    """All who look at a match."""
    return [SPECTATOR, *range(match.seats)]


def everything(match: Match) -> dict[str, object]:
    """All that the library tells about a match as it stands; two equal ones cannot be told apart."""
    decision = match.decision
    return {
        "position": match.position(),
        "positions": [match.position(seat=seat) for seat in seats(match)],
        "views": [match.view(seat) for seat in seats(match)],
        "events": [match.events_for(seat) for seat in seats(match)],
        "asked": None if decision is None else (decision.player, decision.kind, decision.de, decision.en),
        "options": [] if decision is None else texts(match),
        "can_undo": [match.can_undo(seat) for seat in seats(match)],
        "moves": [option.text for option in match.moves()],
        "result": (match.over, match.scores(), match.score_sheet(), match.winners()),
    }
