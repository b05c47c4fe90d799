"""Matches for the tests of the engine, played by chance, and everything that can be seen of a match."""

from collections.abc import Callable

import kleinod
from kleinod import SPECTATOR, Chance, Match

Policy = Callable[[Match, Chance], str]


def texts(match: Match) -> list[str]:
    """What may be chosen now."""
    assert match.decision is not None
    return [option.text for option in match.decision.options]


def evenly(match: Match, chance: Chance) -> str:
    """Any option."""
    options = texts(match)
    return options[chance.below(len(options))]


def play_on(match: Match, seed: int, *, moves: int = 20_000, policy: Policy = evenly) -> Match:
    """Go on by chance, for some moves or to the end; the same match."""
    chance = Chance(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(policy(match, chance))
    return match


def played(moves: int = 20_000, *, seed: int = 1, players: int = 2, policy: Policy = evenly) -> Match:
    """A match of Carat after some moves, or at its end; it has four for each player."""
    return play_on(kleinod.new("karat", players=players, seed=seed), seed, moves=moves, policy=policy)


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
