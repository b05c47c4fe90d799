"""Rows of the `tables` table: a summary of each table, kept beside its log so that lists need not replay it."""

from typing import Any, Literal

from msgspec import Struct, json

from kleinod.server.database.store import Row
from kleinod.server.messages import SeatInfo
from kleinod.server.table.table import Seat, Table


class SeatRow(Struct, frozen=True):
    """A seat as it is stored; visitors' names are looked up when it is shown."""

    kind: Literal["own", "open", "invited", "hotseat", "bot"]
    visitor: str | None
    name: str | None
    bot: str | None
    status: Literal["sitting", "resigned", "replaced", "timed_out"]


class ResultRow(Struct, frozen=True):
    winners: list[int]
    scores: list[int] | None


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    state: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    mine: list[int]
    """The seats of the visitor."""
    awaited: int | None
    your_turn: bool
    deadline: int | None
    listed: bool
    result: ResultRow | None
    created_at: int
    changed_at: int


_seats = json.Decoder(list[SeatRow])
_result = json.Decoder(ResultRow)


def table_row(table: Table) -> dict[str, Any]:
    """The row of a table, without the columns that change with every entry."""
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
        "awaited_visitor": None if table.answers_itself else table.awaited_person,
        "awaited_bot": table.awaited_bot is not None or table.answers_itself,
        "deadline": table.deadline,
        "seats": json.encode([seat_row(seat) for seat in table.seats]).decode(),
        "result": None if winners is None else json.encode(ResultRow(winners, scores)).decode(),
        "created_at": table.created_at,
    }


def seat_row(seat: Seat) -> SeatRow:
    return SeatRow(seat.plan.kind, seat.visitor, seat.plan.name, seat.bot, seat.status)


def seat_visitors(table: Table) -> dict[int, str]:
    """The visitor on each seat that has one."""
    return {i: seat.visitor for i, seat in enumerate(table.seats) if seat.visitor is not None}


def read_seats(row: Row) -> list[SeatRow]:
    return _seats.decode(row.seats)


def read_result(row: Row) -> ResultRow | None:
    return None if row.result is None else _result.decode(row.result)


def visitors_in(row: Row) -> set[str]:
    return {seat.visitor for seat in read_seats(row) if seat.visitor is not None}
