"""The entries of a table's log, from which its state is rebuilt. Entries are only ever appended."""

from msgspec import Struct, field, json

from kleinod.server.table.plan import Entropy, Plan


class Entry(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One change of a table."""


class Created(Entry, frozen=True, tag="created"):
    visitor: str
    plan: Plan
    invite: str
    secret: str
    entropy: Entropy
    previous: str | None = field(name="again", default=None)
    """The table of which this is a rematch, or a continuation."""


class Joined(Entry, frozen=True, tag="joined"):
    seat: int
    visitor: str
    entropy: Entropy


class Left(Entry, frozen=True, tag="left"):
    seat: int


class Closed(Entry, frozen=True, tag="closed"):
    """Closed by its host before the start."""


class Started(Entry, frozen=True, tag="started"):
    rules: int
    """The version of the rules, so that an old log is not replayed by other rules."""


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    moves: list[str]


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    seat: int
    to: int
    """How many moves would be left."""


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    seat: int
    agreed: bool


class Undone(Entry, frozen=True, tag="undone"):
    """Taken back without asking, as nobody had learned anything."""

    seat: int
    to: int


class Hinted(Entry, frozen=True, tag="hinted"):
    """A player was given a hint."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int
    bot: str


class Replaced(Entry, frozen=True, tag="replaced"):
    """A player has handed the seat to a bot."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """A player has taken the seat back from a bot."""

    seat: int


class Warned(Entry, frozen=True, tag="warned"):
    """The time is up; a last period of grace begins."""

    seat: int


class TimedOut(Entry, frozen=True, tag="timed_out"):
    seat: int
    bot: str


AnyEntry = (
    Created
    | Joined
    | Left
    | Closed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Hinted
    | Resigned
    | Replaced
    | Returned
    | Warned
    | TimedOut
)

_decoder = json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return json.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
