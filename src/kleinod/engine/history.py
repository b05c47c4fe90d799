"""What happened in a match: moves and events, append-only, shared by clones.

Kept in plain lists, because an entry is made for every card that moves. A match knows how much of a history is
its own; what lies beyond belongs to another that shares it, and is cut off before something else is appended.
"""

from typing import TYPE_CHECKING

from kleinod.engine.event import EventKind
from kleinod.engine.option import Option

if TYPE_CHECKING:
    from kleinod.engine.match import Match


class Group:
    """Events that belong to one thought: the first of them, the kind, whose it is, and in which move it began."""

    __slots__ = ("first", "kind", "move", "player")

    def __init__(self, first: int, kind: str, player: int, move: int) -> None:
        self.first = first
        self.kind = kind
        self.player = player
        self.move = move  # -1 before the first


class History:
    __slots__ = ("before", "ends", "events", "groups", "options")

    def __init__(self) -> None:
        # of each move: what it was, and how many events there were then
        self.options: list[Option] = []
        self.ends: list[int] = []
        # the match as it was at regular distances
        self.before: list[Match] = []
        # of each event, one after another: its kind, whose it is, and with what
        self.events: list[object] = []
        self.groups: list[Group] = []

    def part(self, moves: int, kept: int, events: int) -> "History":
        """A history of its own, with the first moves, kept matches and events of this one."""
        own = History()
        own.options = self.options[:moves]
        own.ends = self.ends[:moves]
        own.before = self.before[:kept]
        own.events = self.events[: 3 * events]
        own.groups = [group for group in self.groups if group.move < moves]
        return own

    def event_count(self) -> int:
        return len(self.events) // 3

    def event(self, place: int) -> tuple[EventKind, int, object]:
        kind = self.events[3 * place]
        player = self.events[3 * place + 1]
        assert isinstance(kind, EventKind)
        assert isinstance(player, int)
        return kind, player, self.events[3 * place + 2]
