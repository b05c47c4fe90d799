"""The clock of a table. Times are milliseconds and come from the log, so a restart changes nothing."""

from kleinod.server.table.plan import ClockPlan

SECOND = 1000
HOUR = 3600 * SECOND
LIVE_GRACE = 30 * SECOND


class Clock:
    """The time left for each seat, and since when the awaited seat has been thinking."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [self._full()] * seats
        self.awaited: int | None = None
        self.since = 0
        self.warned = False

    def copy(self) -> "Clock":
        twin = Clock(self.plan, 0)
        twin.left = self.left[:]
        twin.awaited, twin.since, twin.warned = self.awaited, self.since, self.warned
        return twin

    def _full(self) -> int:
        return self.plan.minutes * 60 * SECOND if self.plan.kind == "live" else self.plan.hours * HOUR

    @property
    def grace(self) -> int:
        """The time between the warning and the takeover by a bot."""
        return LIVE_GRACE if self.plan.kind == "live" else self.plan.hours * HOUR // 4

    @property
    def deadline(self) -> int | None:
        """When the awaited seat is warned, or taken over by a bot, unless it moves."""
        if self.awaited is None:
            return None
        return self.since + (self.grace if self.warned else max(self.left[self.awaited], 0))

    def await_seat(self, seat: int | None, at: int) -> None:
        """Stop the time of the seat awaited so far and start that of `seat`; None if nobody's time counts."""
        before = self.awaited
        if before is not None:
            if self.warned:
                self.left[before] = 0
            else:
                self.left[before] = max(self.left[before] - (at - self.since), 0)
            if self.plan.kind == "turns":
                self.left[before] = self._full()
            else:
                self.left[before] += self.plan.plus * SECOND
        self.awaited = seat
        self.since = at
        self.warned = False

    def warn(self, at: int) -> None:
        """The time of the awaited seat is up."""
        if self.awaited is not None:
            self.left[self.awaited] = 0
        self.since = at
        self.warned = True
