"""A table in few words: `deal({"at": "N4", "coins": 3}, fields={"N1": {"ruby": 1}})`, and looks at what became of it.

Seat 0 is on turn and began; the others stand in a silver mine, where nobody has to pay them.
"""

from collections.abc import Mapping
from typing import Any

import kleinod
from kleinod import Match
from kleinod.games.valdora.match import Valdora
from tests.games import tables
from tests.games.tables import asked as asked
from tests.games.tables import kind as kind
from tests.games.tables import options as options
from tests.games.tables import play as play

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


def deal(*players: Mapping[str, Any], seats: int = 3, **more: Any) -> Valdora:
    """A match from such a position."""
    return kleinod.from_position("valdora", position(*players, seats=seats, **more))


def acting(*players: Mapping[str, Any], seats: int = 3, **more: Any) -> Valdora:
    """A match in which seat 0 has moved and is about to act."""
    return deal(*players, seats=seats, turn={"phase": "action"} | more.pop("turn", {}), **more)


def laid(*numbers: int, hand: tuple[int, ...] = ()) -> dict[str, Any]:
    """Special cards of a player."""
    return {"laid": list(numbers), "hand": list(hand)}


def offered(match: Match, verb: str) -> set[str]:
    """What is offered with a verb."""
    return set(tables.offered(match, verb))


def refused(match: Match, move: str) -> str | None:
    """The rule that refuses a move."""
    return tables.refused(match, move).rule


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


def fresh(card: int) -> dict[str, Any]:
    """What to add to a position so that a card was laid out in this very turn."""
    return {"this_turn": {"laid": [card]}}


def lay_and_come_back(card: int, me: dict[str, Any], *moves: str, **rest: Any) -> Valdora:
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
