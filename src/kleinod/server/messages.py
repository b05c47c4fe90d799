"""The messages of the wire, version 3: one WebSocket for each client, JSON, one message per frame.

`tools/wire.py` writes them as JSON Schema, from which TypeScript is made; docs/wire.md explains them.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from kleinod.server.languages import LanguageTag

VERSION: Final = 3
MAX_BYTES = 16_384
"""The largest message that a client may send."""

Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Chosen by the client for each command, and repeated in the answer."""
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Move = Annotated[str, Meta(min_length=1, max_length=200)]

# --- from the client -------------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from the client; answered by `accepted`, `refused`, `reason` or `hint` with the same id."""

    id: Id


class Watch(Command, frozen=True, tag="watch"):
    """Subscribe to a table, as the visitor's own seat or as a spectator; replaces an earlier subscription.

    Only events after number `since` are sent. From here on the texts of this connection are in the language `lang`, if
    one is given.
    """

    table: TableId
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None
    since: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    lang: LanguageTag | None = None


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Stop watching."""


class Play(Command, frozen=True, tag="play"):
    """Play one or more moves of the watched seat, all or none.

    Moves of a series that has ended early, because the game made the only moves left by itself, are ignored. If `seen`,
    the number of the last event that the player knew of, is given, the moves are refused if there are later events.
    """

    moves: Annotated[list[Move], Meta(min_length=1, max_length=100)]
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class Why(Command, frozen=True, tag="why"):
    """Ask why a move is not legal, named by its text or by its verb and parts; answered by `reason`."""

    move: Move | None = None
    verb: Annotated[str, Meta(max_length=40)] | None = None
    parts: dict[str, Any] = {}


class RequestHint(Command, frozen=True, tag="request_hint"):
    """Ask for a hint; answered by `hint` after about a second, to this client only."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back the latest move: at once if nobody has learned anything from it, else by asking the others."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Accept or decline a request to take back a move; whoever asked withdraws it by declining."""

    agreed: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give up; if enough players are left, they continue against a bot on this seat."""


class Replace(Command, frozen=True, tag="replace"):
    """Let a bot play this seat for now."""


class ReclaimSeat(Command, frozen=True, tag="reclaim_seat"):
    """Take the seat back from the bot."""


class Say(Command, frozen=True, tag="say"):
    """Send a line of chat to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Command, frozen=True, tag="ping"):
    """Check the connection."""


AnyCommand = (
    Watch | Unwatch | Play | Why | RequestHint | Undo | AnswerUndo | Resign | Replace | ReclaimSeat | Say | Ping
)

# --- what messages are made of ---------------------------------------------------------------------------------------


class PlaceInfo(Struct, frozen=True, omit_defaults=True):
    """Where something lies: a zone of the game, its owner's seat, the id of what lies there, which of equal ones."""

    zone: str
    owner: int | None = None
    key: str | None = None
    index: int | None = None


class CauseInfo(Struct, frozen=True, omit_defaults=True):
    """The card or other component that asks a question, its name, and the seat that used it."""

    key: str
    name: str
    player: int | None = None


class ChangeInfo(Struct, frozen=True):
    """A value of the view that would change; of a list that grows or shrinks, what leaves it and what comes."""

    path: list[str]
    before: Any
    after: Any


class PreviewInfo(Struct, frozen=True, omit_defaults=True):
    """What an option would do for certain, from what its player knows.

    `promises` is what it brings beyond what it `reveals`; `ends_turn` is None if that depends on what is revealed;
    `asks` is the kind of question that the same player would be asked in between.
    """

    changes: list[ChangeInfo] = []
    promises: dict[str, int] = {}
    reveals: bool = False
    ends_turn: bool | None = False
    asks: str = ""


class Choice(Struct, frozen=True):
    """One option of a decision: its text, which is sent back, its label for people, and the same as data.

    `places` says where the things lie that it is about: what is taken first, then with what, then where it goes.
    """

    text: str
    label: str
    verb: str
    parts: dict[str, Any]
    places: list[PlaceInfo]
    preview: PreviewInfo


class Question(Struct, frozen=True):
    """The decision of a seat, and the card or rule that causes it; with `yes_no` the second option is a plain no.

    `series` is the number of similar answers in a row, including this one, which a player chooses together and sends in
    one `play`. If `done` is among the options, fewer are allowed, and `done` ends the series.
    """

    kind: str
    text: str
    options: list[Choice]
    series: int = 1
    cause: CauseInfo | None = None
    yes_no: bool = False


class LogEvent(Struct, frozen=True):
    """An event of a match or a table, numbered for each seat separately: 1, 2, 3 …

    The text contains `{player}` in place of the player's name. `undone` cancels the events after `payload.back_to`.
    """

    number: int
    kind: str
    player: int | None
    rule: str | None
    text: str
    payload: dict[str, Any]


class StoryLine(Struct, frozen=True):
    """One thought in one line, with what else happened by it as details; sent again, whole, when it goes on.

    `{0}`, `{1}` … stand for the names of the players on these seats. It covers the events from `number` to `last`. With
    `back_to` it cancels the lines after that event; a line of which a part is left comes again before it.
    """

    number: int
    last: int
    kind: str
    player: int | None
    text: str
    details: list[str]
    back_to: int | None = None


class Stage(Struct, frozen=True):
    """The view as it was after the event of that number, when a thought was complete."""

    number: int
    view: dict[str, Any]


class Situation(Struct, frozen=True):
    """The game as a seat sees it: `view` is `match.view(seat)`; `undo` says whether taking back is free."""

    view: dict[str, Any]
    awaited: int | None
    question: Question | None
    undo: Literal["free", "ask"] | None


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat. `name` is None for an empty seat and for a deleted visitor."""

    kind: Literal["own", "open", "invited", "hotseat", "bot"]
    name: str | None
    taken: bool
    bot: str | None
    status: Literal["sitting", "resigned", "replaced", "timed_out"]
    host: bool


class ClockInfo(Struct, frozen=True):
    """Milliseconds left for each seat when the awaited seat began to think, and the time when it runs out."""

    kind: Literal["live", "turns"]
    left: list[int]
    deadline: int | None
    warned: bool


class UndoInfo(Struct, frozen=True):
    """A request to take back a move; `agreed` are the seats that have accepted."""

    seat: int
    agreed: list[int]


class Category(Struct, frozen=True):
    """A category of points."""

    id: str
    name: str


class Result(Struct, frozen=True):
    """The result of a table; without scores if it ended by resignation."""

    winners: list[int]
    scores: list[int] | None
    sheet: list[dict[str, int]] | None
    """The points of each seat by category."""
    categories: list[Category]


class TableInfo(Struct, frozen=True):
    """A table, the same for everybody who may see it.

    `start` says whether the service dealt, or somebody chose a seed or a position. `commitment` binds the service
    before the start, `deal_hash` from the start on (docs/fair-deal.md).
    """

    id: str
    game: str
    state: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    options: dict[str, Any]
    listed: bool
    hints: bool
    """Whether players may ask for hints."""
    clock: ClockInfo | None
    start: Literal["deal", "seed", "position"]
    commitment: str
    deal_hash: str | None
    request: UndoInfo | None
    result: Result | None
    created_at: int
    previous: str | None
    """The table of which this one is a rematch or a continuation."""


class ChatLine(Struct, frozen=True):
    """A line of chat; `seat` is None for a spectator, `name` for a deleted visitor."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: int


# --- from the service ------------------------------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type"):
    """A message from the service."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of a connection."""

    version: Literal[3]
    name: str | None
    now: int
    """The service's time in milliseconds, to which its clocks refer."""


class Accepted(Message, frozen=True, tag="accepted"):
    """A command was carried out; the updates that it caused have been sent before."""

    id: int


class Refusal(Message, frozen=True, tag="refused"):
    """A command was not carried out. `id` is None if the message had no valid id."""

    id: int | None
    rule: str | None
    text: str


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`: whether the move is legal, and if not, the rule and the reason."""

    id: int
    legal: bool
    rule: str | None
    text: str


class Hint(Message, frozen=True, tag="hint"):
    """The answer to `request_hint`: a suggested move, and the reason for it."""

    id: int
    move: str
    text: str


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The whole state of a table when a client begins to watch it, and the events after `since`."""

    table: TableInfo
    seat: int | None
    seats: list[int]
    """The seats of this visitor; several if people share a device."""
    invite: str | None
    """The token of the invitation, for players at the table."""
    events: list[LogEvent]
    story: list[StoryLine]
    """The lines with events after `since`."""
    number: int
    """The number of the last event."""
    situation: Situation | None
    chat: list[ChatLine]


class Update(Message, frozen=True, tag="update"):
    """A change of the watched table; what is None has not changed.

    If several thoughts have led to it, `stages` has the view after each but the last, so that they can be told one by
    one.
    """

    events: list[LogEvent]
    story: list[StoryLine]
    stages: list[Stage]
    number: int
    situation: Situation | None
    table: TableInfo | None


class ChatMessage(Message, frozen=True, tag="chat"):
    """A new line of chat at the watched table."""

    line: ChatLine


class Turn(Message, frozen=True, tag="turn"):
    """It is this visitor's turn at a table that this client does not watch."""

    table: str
    game: str


AnyMessage = Welcome | Accepted | Refusal | Reason | Hint | Snapshot | Update | ChatMessage | Turn
