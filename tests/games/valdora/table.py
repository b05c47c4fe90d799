"""A table in few words: `deal({"at": "N4", "coins": 3}, fields={"N1": {"ruby": 1}})`, and looks at what became of it.

Seat 0 is on turn and began; the others stand in a silver mine, where nobody has to pay them.
"""

from collections.abc import Mapping
from typing import Any

import pytest

import kleinod
from kleinod import IllegalMove, Match

BYSTANDER: dict[str, Any] = {"at": "S2", "coins": 3}
ALL_COLOURS = ["silver", "yellow", "white", "purple", "red", "blue", "green"]
NO_SPECIAL: dict[str, Any] = {"hand": [], "laid": []}


def position(*players: Mapping[str, Any], seats: int = 3, **more: Any) -> dict[str, Any]:
    """A partial position; with `special` anywhere the special cards are in the game, and who names none has none."""
    entries = [dict(player) for player in players]
    while len(entries) < seats:
        entries.append(dict(BYSTANDER))
    options = {"start_player": 0} | more.pop("options", {})
    if any("special" in entry for entry in entries):
        options["special_cards"] = True
        for entry in entries:
            entry.setdefault("special", NO_SPECIAL)
    turn = {"player": 0} | more.pop("turn", {})
    return {"options": options, "players": entries, "turn": turn, **more}


def deal(*players: Mapping[str, Any], seats: int = 3, **more: Any) -> Match:
    """A match from such a position."""
    return kleinod.from_position("valdora", position(*players, seats=seats, **more))


def acting(*players: Mapping[str, Any], seats: int = 3, **more: Any) -> Match:
    """A match in which seat 0 has moved and is about to act."""
    return deal(*players, seats=seats, turn={"phase": "action"} | more.pop("turn", {}), **more)


def laid(*numbers: int, hand: tuple[int, ...] = ()) -> dict[str, Any]:
    """Special cards of a player."""
    return {"laid": list(numbers), "hand": list(hand)}


def play(match: Match, *moves: str) -> Match:
    """Play some moves, one after another; the same match."""
    for move in moves:
        match.play(move)
    return match


def options(match: Match) -> list[str]:
    """The texts of what may be chosen now."""
    assert match.decision is not None
    return [option.text for option in match.decision.options]


def offered(match: Match, verb: str) -> set[str]:
    """What is offered with a verb."""
    return {text.removeprefix(f"{verb} ") for text in options(match) if text.startswith(f"{verb} ")}


def asked(match: Match) -> int:
    """Who is asked now."""
    assert match.decision is not None
    return match.decision.player


def kind(match: Match) -> str:
    """The kind of the question."""
    assert match.decision is not None
    return match.decision.kind


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    """A player's entry in the position."""
    players: Any = match.position()["players"]
    found: dict[str, Any] = players[seat]
    return found


def coins(match: Match, seat: int = 0) -> int:
    found: int = player(match, seat)["coins"]
    return found


def part(match: Match, *keys: str) -> Any:
    """A part of the position."""
    found: Any = match.position()
    for key in keys:
        found = found[key]
    return found


def told(match: Match, *kinds: str, seat: int = 0) -> list[dict[str, Any]]:
    """The events of some kinds."""
    return [event for event in match.events_for(seat) if event["kind"] in kinds]


def refused(match: Match, move: str) -> str | None:
    """The rule that refuses a move: said in both languages, the same by `why_not` and `play`, and nothing changed."""
    before = match.position()
    moves = match.move_count
    reason = match.why_not(move)
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert reason is not None
    assert (reason.rule, reason.de, reason.en) == (caught.value.rule, caught.value.de, caught.value.en)
    assert len(reason.de) > 10
    assert len(reason.en) > 10
    assert reason.de != reason.en
    assert "{" not in reason.de + reason.en
    assert match.position() == before
    assert match.move_count == moves
    return caught.value.rule


def fresh(card: int) -> dict[str, Any]:
    """What to add to a position so that a card was laid out in this very turn."""
    return {"this_turn": {"laid": [card]}}


def lay_and_come_back(card: int, me: dict[str, Any], *moves: str, **rest: Any) -> Match:
    """Lay a card out at the end of a turn, let the others pass, and make some moves in the next turn."""
    match = deal(
        {"at": "Z", "artisans": {"silver": 1, "yellow": 1}, "special": laid(hand=(card,))} | me,
        turn={"phase": "end"},
        **rest,
    )
    play(match, f"lay {card}")
    while kind(match) == "give":
        play(match, options(match)[0])
    assert asked(match) == 1
    play(match, "move S4", "move S4")
    return play(match, *moves)
