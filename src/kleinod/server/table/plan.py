"""The settings with which a table is created."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Bot = Annotated[str, Meta(max_length=24)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{32,128}$")]
"""Random bytes of a visitor, as hex, for the deal."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit on a seat.

    open: anybody who sees the table; invited: only with the invitation; own: the host; hotseat: another person at the
    host's device; bot: a program.
    """

    kind: Literal["own", "open", "invited", "hotseat", "bot"]
    bot: Bot | None = None
    name: Name | None = None


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The time limits.

    live: minutes for the whole game, and `plus` seconds added after each turn; turns: hours for each turn.
    """

    kind: Literal["live", "turns"]
    minutes: Annotated[int, Meta(ge=1, le=600)] = 20
    plus: Annotated[int, Meta(ge=0, le=600)] = 10
    hours: Annotated[int, Meta(ge=1, le=24 * 14)] = 24


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match starts: dealt by the rules unless one of these is given."""

    seed: Annotated[str, Meta(pattern="^[0-9]{1,150}$")] | None = None
    position: dict[str, Any] | None = None


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    listed: bool = False
    clock: ClockPlan | None = None
    start: Start = Start()
    ask_everybody: bool = False
    """Ask people even where there is nothing to decide, instead of answering for them."""
    hints: bool | None = None
    """Whether players may ask for hints; by default only a single person against bots may."""

    @property
    def with_hints(self) -> bool:
        return self.hints if self.hints is not None else sum(seat.kind != "bot" for seat in self.seats) == 1

    @property
    def start_kind(self) -> Literal["deal", "seed", "position"]:
        """How the match starts, as the table shows it."""
        if self.start.position is not None:
            return "position"
        return "deal" if self.start.seed is None else "seed"
