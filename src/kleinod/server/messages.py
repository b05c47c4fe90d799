"""The messages of the wire, version 1: one WebSocket a client, JSON, one message a frame.

`tools/wire.py` writes them as JSON Schema and as TypeScript; docs/wire.md tells how they go together.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

VERSION = 1
MAX_BYTES = 16_384
"""The largest message that a client may send."""

Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Chosen by the client for each command; the answer carries it."""
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Move = Annotated[str, Meta(min_length=1, max_length=200)]

# --- from the client -------------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Everything that a client may send; each is answered by accepted, refused, reason or hint with its id."""

    id: Id


class Watch(Command, frozen=True, tag="watch"):
    """Sit down before a table and see it as one's seat, or as a spectator without one; ends watching another.

    `since` is the last event seen: only later ones are sent.
    """

    table: TableId
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None
    since: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Look away."""


class Play(Command, frozen=True, tag="play"):
    """One or more moves of the watched seat, all or none.

    Moves of a series are passed over when it is over already, as only one way was left and the game went it by itself.
    `seen` is the last event that the player knew of; with it the moves are refused if something has happened since.
    """

    moves: Annotated[list[Move], Meta(min_length=1, max_length=100)]
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class Why(Command, frozen=True, tag="why"):
    """Why is this not legal? Answered by a reason."""

    move: Move


class AskHint(Command, frozen=True, tag="ask_hint"):
    """What would the computer do? Answered by a hint, to whoever asked alone, after about a second."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back the latest move: at once if nobody has learned anything by it, else by asking the others."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree or not to what somebody else wants to take back; whoever asked may withdraw by not agreeing."""

    agreed: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give up; the others go on against a bot on this seat, if there are enough of them."""


class Replace(Command, frozen=True, tag="replace"):
    """Leave the seat to a bot for now."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take the seat back from the bot."""


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Command, frozen=True, tag="ping"):
    """Is somebody there?"""


AnyCommand = Watch | Unwatch | Play | Why | AskHint | Undo | AnswerUndo | Resign | Replace | ComeBack | Say | Ping

# --- what messages are made of ---------------------------------------------------------------------------------------


class PlaceInfo(Struct, frozen=True, omit_defaults=True):
    """Where something lies: a zone of the game, its owner's seat, the id of what lies there, which of equal ones."""

    zone: str
    owner: int | None = None
    key: str | None = None
    index: int | None = None


class CauseInfo(Struct, frozen=True, omit_defaults=True):
    """The card or other component that asks a question, by id, and the seat that used it."""

    key: str
    player: int | None = None


class Choice(Struct, frozen=True):
    """One option of a decision: its text, which is sent back, and the same as data.

    `places` says where the things lie that it is about: what is taken first, then with what, then where it goes.
    """

    text: str
    de: str
    en: str
    verb: str
    parts: dict[str, Any]
    places: list[PlaceInfo]


class Question(Struct, frozen=True):
    """What the seat is asked, and by which card or rule; with `yes_no` the second of its two options is a plain no.

    `series` answers of this sort may follow one another, this one counted: a player chooses those together, and sends
    them in one `play`. With `done` among the options fewer will do, and `done` ends them.
    """

    kind: str
    de: str
    en: str
    options: list[Choice]
    series: int = 1
    cause: CauseInfo | None = None
    yes_no: bool = False


class Happening(Struct, frozen=True):
    """Something that happened, numbered for each seat by itself: 1, 2, 3 …

    The sentences hold `{player}` where the name of the player belongs. `undone` voids what came after `what.back_to`.
    """

    number: int
    kind: str
    player: int | None
    rule: str | None
    de: str
    en: str
    what: dict[str, Any]


class Situation(Struct, frozen=True):
    """How the game stands for a seat: `view` is what `match.view(seat)` gives; `undo` whether taking back is free."""

    view: dict[str, Any]
    awaited: int | None
    question: Question | None
    undo: Literal["free", "ask"] | None


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat. `name` is None for an empty seat and for somebody who wished to be forgotten."""

    kind: Literal["own", "open", "invited", "hotseat", "bot"]
    name: str | None
    taken: bool
    bot: str | None
    standing: Literal["sitting", "resigned", "replaced", "timed_out"]
    host: bool


class ClockInfo(Struct, frozen=True):
    """Milliseconds left for each seat when whoever is awaited began to think, and when their time is up."""

    kind: Literal["live", "turns"]
    left: list[int]
    deadline: int | None
    warned: bool


class UndoInfo(Struct, frozen=True):
    """Somebody asks to take back; `agreed` are the seats that have said yes."""

    seat: int
    agreed: list[int]


class Category(Struct, frozen=True):
    """What points are given for."""

    id: str
    de: str
    en: str


class Result(Struct, frozen=True):
    """How a table ended; no scores if it was given up."""

    winners: list[int]
    scores: list[int] | None
    sheet: list[dict[str, int]] | None
    """The points of each seat by category."""
    categories: list[Category]


class TableInfo(Struct, frozen=True):
    """A table, as everybody who may see it does.

    `start` tells whether the deal is the service's own, or somebody chose a seed or a position. `commitment` binds the
    service before the start, `deal_hash` from the start on (docs/fair-deal.md).
    """

    id: str
    game: str
    state: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    options: dict[str, Any]
    listed: bool
    hints: bool
    """Whether players may ask what the computer would do."""
    clock: ClockInfo | None
    start: Literal["deal", "seed", "position"]
    commitment: str
    deal_hash: str | None
    request: UndoInfo | None
    result: Result | None
    created_at: int
    again: str | None
    """The table that this one goes on from."""


class Said(Struct, frozen=True):
    """A line of the chat; `seat` is None if the speaker only watches, `name` if they wished to be forgotten."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: int


# --- from the service ------------------------------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type"):
    """Everything that the service sends."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of a connection."""

    version: int
    name: str | None
    now: int
    """The service's time in milliseconds, by which its clocks go."""


class Accepted(Message, frozen=True, tag="accepted"):
    """A command was carried out; what it led to has been sent before."""

    id: int


class Refusal(Message, frozen=True, tag="refused"):
    """A command was not carried out. `id` is None for something that was no command."""

    id: int | None
    rule: str | None
    de: str
    en: str


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`: whether the move is legal, and if not, the rule and why."""

    id: int
    legal: bool
    rule: str | None
    de: str
    en: str


class Hint(Message, frozen=True, tag="hint"):
    """The answer to `ask_hint`: the move that the computer would make, and why."""

    id: int
    move: str
    de: str
    en: str


class Snapshot(Message, frozen=True, tag="snapshot"):
    """A table when one begins to watch it: all there is, and the events after `since`."""

    table: TableInfo
    seat: int | None
    seats: list[int]
    """The seats of this visitor: with several they share a device."""
    invite: str | None
    """For whoever sits there: what belongs into an invitation."""
    events: list[Happening]
    number: int
    """Of the last event."""
    situation: Situation | None
    chat: list[Said]


class Update(Message, frozen=True, tag="update"):
    """Something happened at the watched table; what is None has not changed."""

    events: list[Happening]
    number: int
    situation: Situation | None
    table: TableInfo | None


class Spoken(Message, frozen=True, tag="spoken"):
    """Somebody said something at the watched table."""

    said: Said


class Turn(Message, frozen=True, tag="turn"):
    """It is this visitor's turn at a table, whether watched or not."""

    table: str
    game: str


AnyMessage = Welcome | Accepted | Refusal | Reason | Hint | Snapshot | Update | Spoken | Turn
