"""What the tests of all games do at a table: play, look at what is asked, and be refused."""

from typing import TypeVar

import pytest

from kleinod import IllegalMove, Match

M = TypeVar("M", bound=Match)


def play(match: M, *moves: str) -> M:
    """Play some moves, one after another; the same match."""
    for move in moves:
        match.play(move)
    return match


def options(match: Match) -> list[str]:
    """The texts of what may be chosen now."""
    assert match.decision is not None
    return [option.text for option in match.decision.options]


def offered(match: Match, verb: str) -> list[str]:
    """What is offered with a verb."""
    return [text.removeprefix(f"{verb} ") for text in options(match) if text.startswith(f"{verb} ")]


def asked(match: Match) -> int:
    """Who is asked now."""
    assert match.decision is not None
    return match.decision.player


def kind(match: Match) -> str:
    """The kind of the question."""
    assert match.decision is not None
    return match.decision.kind


def refused(match: Match, move: str) -> IllegalMove:
    """The refusal of a move: said in both languages, the same by `why_not` and `play`, and nothing changed."""
    before = match.position()
    moves = match.move_count
    reason = match.why_not(move)
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert reason is not None
    assert (reason.rule, reason.de, reason.en) == (caught.value.rule, caught.value.de, caught.value.en)
    assert "{" not in reason.de + reason.en
    assert len(reason.de) > 10
    assert len(reason.en) > 10
    assert reason.de != reason.en
    assert match.position() == before
    assert match.move_count == moves
    return caught.value
