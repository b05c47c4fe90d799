"""Counting the tree of decisions, as perft does for chess: a check on rules and refactorings."""

from kleinod.engine.match import Match


def count(match: Match, depth: int) -> int:
    """How many sequences of `depth` moves there are from here, with this chance."""
    if depth <= 0:
        return 1
    question = match.question
    if question is None:
        return 0
    options = question.options(match)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        after = match.clone(history=False)
        after.play(option)
        total += count(after, depth - 1)
    return total
