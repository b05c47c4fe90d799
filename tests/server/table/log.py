"""A table without a service: commands are carried out at once, and kept as the log that they would be."""

from collections.abc import Callable

from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.server.table.clock import Clock
from kleinod.server.table.commands import Draft, join
from kleinod.server.table.entry import AnyEntry, Created, Started, read_entry, write_entry
from kleinod.server.table.plan import ClockPlan, Plan, SeatPlan, Start
from kleinod.server.table.table import Table

ENTROPY = "0123456789abcdef" * 2
SECRET = "5e" * 32


class Logged:
    """A table, its log, and a time of its own."""

    def __init__(self, plan: Plan, *, host: str = "ada") -> None:
        self.now = 1_000_000
        self.entries: list[tuple[str, int]] = []
        self.table = Table("t")
        self.write(Created(visitor=host, plan=plan, invite="secret link", secret=SECRET, entropy=ENTROPY))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def clock(self) -> Clock:
        assert self.table.clock is not None
        return self.table.clock

    @property
    def awaited(self) -> int:
        assert self.table.awaited is not None
        return self.table.awaited

    def write(self, entry: AnyEntry) -> None:
        self.do(lambda table: Draft(entry))

    def do(self, command: Callable[[Table], Draft | None]) -> Draft | None:
        draft = command(self.table)
        if draft is not None:
            after = self.table.copy()
            after.apply(draft.entry, self.now, draft.match)
            self.table = after
            self.entries.append((write_entry(draft.entry), self.now))
        return draft

    def read_again(self) -> Table:
        """The table as another process makes it from the log."""
        table = Table("t")
        for text, at in self.entries:
            table.apply(read_entry(text), at)
        return table


def started(
    *seats: SeatPlan,
    game: str = "dominion",
    clock: ClockPlan | None = None,
    options: dict[str, object] | None = None,
    start: Start | None = None,
) -> Logged:
    """A table at which a game has begun; empty seats are taken by ben, cy, dee …"""
    plans = list(seats) or [SeatPlan("own"), SeatPlan("open")]
    logged = Logged(Plan(game=game, seats=plans, options=options or {}, clock=clock, start=start or Start()))
    for seat, visitor in zip(
        [i for i, seat in enumerate(logged.table.seats) if not seat.taken], ("ben", "cy", "dee", "eve"), strict=False
    ):
        logged.do(
            lambda table, seat=seat, visitor=visitor: join(  # type: ignore[misc]
                table, visitor=visitor, seat=seat, invite="secret link", entropy=ENTROPY
            )
        )
    logged.write(Started(logged.table.game.rules_version))
    return logged


def kinds(table: Table, seat: int = SPECTATOR) -> list[str]:
    return [told["kind"] for told in table.sent[seat]]
