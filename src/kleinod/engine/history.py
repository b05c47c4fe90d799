"""What happened in a match: moves and events, append-only, shared by clones.

Kept in plain lists, because an entry is made for every card that moves. A match knows how much of a history is
its own; what lies beyond belongs to another that shares it, and is cut off before something else is appended.
"""

from bisect import bisect_left
from typing import TYPE_CHECKING

from kleinod.engine.event import EventKind
from kleinod.engine.option import Option

if TYPE_CHECKING:
    from kleinod.engine.match import Match


class Group:
    """Events that belong to one thought: the first of them, the kind, and whose it is."""

    __slots__ = ("first", "kind", "player")

    def __init__(self, first: int, kind: str, player: int) -> None:
        self.first = first
        self.kind = kind
        self.player = player


class History:
    __slots__ = ("before", "ends", "events", "group_firsts", "group_kinds", "group_moves", "group_players", "options")

    def __init__(self) -> None:
        # of each move: what it was, and how many events there were then
        self.options: list[Option] = []
        self.ends: list[int] = []
        # the match as it was at regular distances
        self.before: list[Match] = []
        # of each event, one after another: its kind, whose it is, and with what
        self.events: list[object] = []
        # of each group: where it begins, of what kind it is, whose, and in which move it began
        self.group_firsts: list[int] = []
        self.group_kinds: list[str] = []
        self.group_players: list[int] = []
        self.group_moves: list[int] = []

    def part(self, moves: int, kept: int, events: int) -> "History":
        """A history of its own, with the first moves, kept matches and events of this one."""
        own = History()
        own.options = self.options[:moves]
        own.ends = self.ends[:moves]
        own.before = self.before[:kept]
        own.events = self.events[: 3 * events]
        groups = bisect_left(self.group_moves, moves)
        own.group_firsts = self.group_firsts[:groups]
        own.group_kinds = self.group_kinds[:groups]
        own.group_players = self.group_players[:groups]
        own.group_moves = self.group_moves[:groups]
        return own

    def forget_events(self) -> None:
        """Forget what happened so far, which belongs to no move."""
        self.events.clear()
        self.group_firsts.clear()
        self.group_kinds.clear()
        self.group_players.clear()
        self.group_moves.clear()

    def begin_group(self, kind: str, player: int, move: int) -> None:
        self.group_firsts.append(len(self.events) // 3)
        self.group_kinds.append(kind)
        self.group_players.append(player)
        self.group_moves.append(move)

    def groups(self, moves: int) -> list[Group]:
        """Those that began in the first `moves` moves, or before."""
        return [
            Group(self.group_firsts[i], self.group_kinds[i], self.group_players[i])
            for i in range(bisect_left(self.group_moves, moves))
        ]

    def event_count(self) -> int:
        return len(self.events) // 3

    def event(self, place: int) -> tuple[EventKind, int, object]:
        kind = self.events[3 * place]
        player = self.events[3 * place + 1]
        assert isinstance(kind, EventKind)
        assert isinstance(player, int)
        return kind, player, self.events[3 * place + 2]
