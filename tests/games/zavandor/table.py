"""A table in few words: `deal({"gold": 9}, {"gems": {"ruby": 2}}, gnome="IV")`, and looks at what became of it.

Seat 0 begins, in round 2 so that no market adjustment comes in between; what a test does not name is as at the start.
"""

from typing import Any

import kleinod
from kleinod import Match
from tests.games.tables import offered as offered
from tests.games.tables import options as options
from tests.games.tables import play as play
from tests.games.tables import refused as refused

GEMS = ["diamond", "ruby", "sapphire", "emerald"]
PLENTY = {"diamond": 9, "ruby": 9, "sapphire": 9, "emerald": 9}
DONE = {"actions_taken": 3}
"""A player who has taken all actions."""


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    entries = [dict(player) for player in players] + [{}] * (2 - len(players))
    options = {"start_player": 0} | more.pop("options", {})
    turn = {"player": 0, "round": 2} | more.pop("turn", {})
    return {"options": options, "players": entries, "turn": turn, **more}


def deal(*players: dict[str, Any], **more: Any) -> Match:
    """A match from such a position."""
    return kleinod.from_position("zavandor", position(*players, **more))


def mining(*players: dict[str, Any], **more: Any) -> Match:
    """All actions are taken, so mining begins at once."""
    return deal(*(player | DONE for player in players), **more)


def asked(match: Match) -> tuple[int, str]:
    """Who is asked now, and for what kind of thing."""
    assert match.decision is not None
    return match.decision.player, match.decision.kind


def has(match: Match, seat: int = 0) -> dict[str, Any]:
    """A player's entry of the whole position."""
    players: Any = match.position()["players"]
    found: dict[str, Any] = players[seat]
    return found


def whole(match: Match, key: str) -> Any:
    return match.position()[key]


def view(match: Match, seat: int) -> Any:
    """What a seat is shown."""
    return match.view(seat)


def known(match: Match, seat: int) -> Any:
    """What a seat with perfect memory knows."""
    return match.position(seat=seat)


def prices(match: Match) -> list[int]:
    """Current prices: diamond, ruby, sapphire, emerald."""
    return [whole(match, "market")[gem]["price"] for gem in GEMS]


def targets(match: Match) -> list[int]:
    return [whole(match, "market")[gem]["target"] for gem in GEMS]


def market(*prices_and_targets: Any) -> dict[str, Any]:
    """A market: for each sort a price, or a price and a target."""
    found = {}
    for gem, value in zip(GEMS, prices_and_targets, strict=True):
        price, target = value if isinstance(value, tuple) else (value, value)
        found[gem] = {"price": price, "target": target}
    return found


def finish_round(match: Match) -> Match:
    """Everybody takes gold until the next round, or until something else is asked."""
    now = whole(match, "turn")["round"]
    while not match.over and whole(match, "turn")["round"] == now and "gold" in options(match):
        match.play("gold")
    return match


def told(match: Match, seat: int, *kinds: str) -> list[dict[str, Any]]:
    """The events of some kinds as a seat is told them."""
    return [event for event in match.events_for(seat) if event["kind"] in kinds]
