"""The rows that lists are made of: a table in short, as the database keeps it beside the log."""

from typing import Any, Literal

from msgspec import Struct, json

from kleinod.server.database.store import Row
from kleinod.server.messages import SeatInfo
from kleinod.server.showing import Names
from kleinod.server.table.table import Seat, Table


class SeatRow(Struct, frozen=True):
    """A seat as the list keeps it: names are looked up when it is shown."""

    kind: Literal["own", "open", "invited", "hotseat", "bot"]
    visitor: str | None
    name: str | None
    bot: str | None
    standing: Literal["sitting", "resigned", "replaced", "timed_out"]


class ResultRow(Struct, frozen=True):
    winners: list[int]
    scores: list[int] | None


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    state: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    mine: list[int]
    """The seats of whoever asks."""
    awaited: int | None
    your_turn: bool
    deadline: int | None
    listed: bool
    result: ResultRow | None
    created_at: int
    changed_at: int


_seats = json.Decoder(list[SeatRow])
_result = json.Decoder(ResultRow)


def row_of(table: Table) -> dict[str, Any]:
    """The row of a table, without what changes with every entry."""
    winners = table.winners()
    match = table.match
    scores = match.scores() if match is not None and match.over else None
    return {
        "id": table.id,
        "game": table.plan.game,
        "state": table.state,
        "listed": table.plan.listed,
        "host": table.host,
        "awaited": table.awaited,
        "awaited_visitor": table.awaited_person,
        "awaited_bot": table.awaited_bot is not None,
        "deadline": table.deadline,
        "seats": json.encode([_seat_row(seat) for seat in table.seats]).decode(),
        "result": None if winners is None else json.encode(ResultRow(winners, scores)).decode(),
        "created_at": table.created_at,
    }


def _seat_row(seat: Seat) -> SeatRow:
    return SeatRow(seat.plan.kind, seat.visitor, seat.plan.name, seat.bot, seat.standing)


def seats_of(table: Table) -> dict[int, str]:
    """Who sits where."""
    return {i: seat.visitor for i, seat in enumerate(table.seats) if seat.visitor is not None}


def visitors_in(row: Row) -> set[str]:
    return {seat.visitor for seat in _seats.decode(row.seats) if seat.visitor is not None}


def show_row(row: Row, visitor: str | None, names: Names) -> Listed:
    seats = _seats.decode(row.seats)
    return Listed(
        id=row.id,
        game=row.game,
        state=row.state,
        seats=[_show_seat(seat, row.host, names) for seat in seats],
        mine=[i for i, seat in enumerate(seats) if visitor is not None and seat.visitor == visitor],
        awaited=row.awaited,
        your_turn=visitor is not None and row.awaited_visitor == visitor,
        deadline=row.deadline,
        listed=row.listed,
        result=None if row.result is None else _result.decode(row.result),
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def _show_seat(seat: SeatRow, host: str, names: Names) -> SeatInfo:
    name = None if seat.visitor is None else names.get(seat.visitor)
    return SeatInfo(
        kind=seat.kind,
        name=seat.name if name is not None and seat.kind == "hotseat" and seat.name else name,
        taken=seat.visitor is not None or seat.bot is not None,
        bot=seat.bot,
        standing=seat.standing,
        host=seat.visitor == host,
    )
