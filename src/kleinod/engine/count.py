"""Counting the tree of decisions, as perft does for chess: a check on rules and refactorings."""

from kleinod.engine.match import Match


def count(match: Match, depth: int) -> int:
    """How many sequences of `depth` moves there are from here, with this chance."""
    if depth <= 0:
        return 1
    asking = match.asking
    if asking is None:
        return 0
    options = asking.options(match)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        after = match.clone(history=False)
        after.play(option)
        total += count(after, depth - 1)
    return total
