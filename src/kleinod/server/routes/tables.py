"""Tables: create, join, start, and what follows a game; the game itself is played over the WebSocket."""

from functools import partial
from typing import Annotated, Any, Literal

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct, structs

from kleinod.engine.match import Match
from kleinod.server import texts
from kleinod.server.errors import CommandError, Forbidden
from kleinod.server.identity import MAX_NAME_LENGTH, clean
from kleinod.server.languages import language_of
from kleinod.server.live_table import LiveTable
from kleinod.server.messages import SeatNumber, TableInfo
from kleinod.server.presenter import seat_name, summary_message, table_message
from kleinod.server.routes.request import (
    PROBLEMS,
    ServiceRequest,
    known_visitor,
    service_of,
    visible_table,
    visitor_of,
)
from kleinod.server.table import commands
from kleinod.server.table.plan import Entropy, Plan, SeatPlan, Start
from kleinod.server.table.table import Table
from kleinod.server.table_rows import TableSummary, seat_row, visitors_in
from kleinod.server.texts import ANONYMOUS

Invite = Annotated[str, Meta(max_length=80)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`entropy` are random bytes of the visitor's own, for the deal."""

    plan: Plan
    entropy: Entropy


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Without `seat`, any free seat is taken."""

    entropy: Entropy
    seat: SeatNumber | None = None
    invite: Invite | None = None


class ContinueFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that continues a finished game after `moves` moves."""

    entropy: Entropy
    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    listed: bool = False


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    entropy: Entropy


class TableResponse(Struct, frozen=True):
    """A table, the seats of the visitor, and for players the token of the invitation."""

    table: TableInfo
    seats: list[int]
    invite: str | None


async def _seen(request: ServiceRequest, live: LiveTable, visitor: str | None) -> TableResponse:
    table = live.table
    registry = service_of(request).tables
    names = await registry.names_of({seat.visitor for seat in table.seats if seat.visitor is not None})
    seats = table.seats_of(visitor)
    invite = table.invite if seats or visitor == table.host else None
    return TableResponse(table_message(table, names, language_of(request)), seats, invite)


@get("/", responses=PROBLEMS)
async def listed(
    request: ServiceRequest, which: FromQuery[Literal["open", "running", "over"]] = "open"
) -> list[TableSummary]:
    """The listed tables."""
    service = service_of(request)
    visitor = await visitor_of(request)
    rows = await service.store.listed([which])
    names = await service.tables.names_of({one for row in rows for one in visitors_in(row)})
    return [summary_message(row, visitor, names) for row in rows]


@post("/", responses=PROBLEMS)
async def create(request: ServiceRequest, data: JSONBody[NewTable]) -> TableResponse:
    """Create a table; the game starts at once if no seat is left for others to take."""
    registry = service_of(request).tables
    visitor = await known_visitor(request)
    live = await registry.create(visitor=visitor, plan=_with_clean_names(data.plan), entropy=data.entropy)
    return await _start_if_full(request, live, visitor)


def _with_clean_names(plan: Plan) -> Plan:
    """The plan with its names cleaned."""
    seats = [
        seat if seat.name is None else structs.replace(seat, name=clean(seat.name, MAX_NAME_LENGTH, texts.BAD_NAME))
        for seat in plan.seats
    ]
    return structs.replace(plan, seats=seats)


async def _start_if_full(request: ServiceRequest, live: LiveTable, visitor: str) -> TableResponse:
    if all(seat.taken for seat in live.table.seats):
        await service_of(request).tables.command(live, partial(commands.start, visitor=visitor))
    return await _seen(request, live, visitor)


@get("/{id:str}", responses=PROBLEMS)
async def table(request: ServiceRequest, id: FromPath[str], invite: FromQuery[Invite | None] = None) -> TableResponse:
    """One table."""
    live = await visible_table(request, id, invite)
    return await _seen(request, live, await visitor_of(request))


@post("/{id:str}/join", status_code=HTTP_200_OK, responses=PROBLEMS)
async def join(request: ServiceRequest, id: FromPath[str], data: JSONBody[JoinTable]) -> TableResponse:
    """Take a seat."""
    registry = service_of(request).tables
    visitor = await known_visitor(request)
    live = await visible_table(request, id, data.invite)
    command = partial(commands.join, visitor=visitor, seat=data.seat, invite=data.invite, entropy=data.entropy)
    await registry.command(live, command)
    return await _seen(request, live, visitor)


@post("/{id:str}/leave", status_code=HTTP_200_OK, responses=PROBLEMS)
async def leave(request: ServiceRequest, id: FromPath[str]) -> TableResponse:
    """Give up a seat before the start; when the host does, the table is closed."""
    return await _run(request, id, commands.leave)


@post("/{id:str}/start", status_code=HTTP_200_OK, responses=PROBLEMS)
async def start(request: ServiceRequest, id: FromPath[str]) -> TableResponse:
    """Start the game, when every seat is taken."""
    return await _run(request, id, commands.start)


async def _run(request: ServiceRequest, id: str, command: Any) -> TableResponse:
    registry = service_of(request).tables
    visitor = await known_visitor(request)
    live = await visible_table(request, id)
    await registry.command(live, partial(command, visitor=visitor))
    return await _seen(request, live, visitor)


# --- after the game --------------------------------------------------------------------------------------------------


def finished(table: Table) -> Match:
    """The match of a finished table; raises CommandError."""
    if table.state != "over" or table.match is None:
        raise CommandError(texts.NOT_OVER)
    return table.match


@post("/{id:str}/rematch", responses=PROBLEMS)
async def rematch(request: ServiceRequest, id: FromPath[str], data: JSONBody[Rematch]) -> TableResponse:
    """A new table with the same settings, to which the others are invited."""
    registry = service_of(request).tables
    visitor = await known_visitor(request)
    before = (await visible_table(request, id)).table
    finished(before)
    if not before.seats_of(visitor):
        raise Forbidden(texts.NO_SEAT)
    plan = structs.replace(before.plan, seats=_rematch_seats(before, visitor), start=Start())
    live = await registry.create(visitor=visitor, plan=plan, entropy=data.entropy, previous=id)
    return await _start_if_full(request, live, visitor)


def _rematch_seats(table: Table, visitor: str) -> list[SeatPlan]:
    """The visitor becomes the host; the seats of other people are for whoever has the invitation."""
    plans: list[SeatPlan] = []
    own = False
    for seat in table.seats:
        if seat.plan.kind == "bot":
            plans.append(seat.plan)
        elif seat.visitor == visitor:
            plans.append(SeatPlan("hotseat", name=seat.plan.name) if own else SeatPlan("own"))
            own = True
        else:
            plans.append(SeatPlan("invited"))
    return plans


@post("/{id:str}/continue", responses=PROBLEMS)
async def continue_from(
    request: ServiceRequest, id: FromPath[str], data: JSONBody[ContinueFrom], invite: FromQuery[Invite | None] = None
) -> TableResponse:
    """A new table from any point of a finished game, with new chance events."""
    registry = service_of(request).tables
    visitor = await known_visitor(request)
    table = (await visible_table(request, id, invite)).table
    match = finished(table).clone()
    if data.moves > match.move_count:
        raise CommandError(texts.NO_STEP)
    match.back_to(data.moves)
    plan = Plan(
        game=table.plan.game,
        seats=data.seats,
        listed=data.listed,
        start=Start(position=match.position()),
    )
    live = await registry.create(visitor=visitor, plan=_with_clean_names(plan), entropy=data.entropy, previous=id)
    return await _start_if_full(request, live, visitor)


@get("/{id:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(request: ServiceRequest, id: FromPath[str], invite: FromQuery[Invite | None] = None) -> Response[str]:
    """The record of a finished game."""
    service = service_of(request)
    table = (await visible_table(request, id, invite)).table
    finished(table)
    names = await service.tables.names_of({seat.visitor for seat in table.seats if seat.visitor is not None})
    anonymous = ANONYMOUS.in_language(language_of(request))
    said = [seat_name(seat_row(seat), names) or seat.bot or anonymous for seat in table.seats]
    headers = {"content-disposition": f'attachment; filename="{table.plan.game}-{table.id}.txt"'}
    return Response(table.record(said), media_type="text/plain", headers=headers)


@get("/{id:str}/position", responses=PROBLEMS)
async def position(
    request: ServiceRequest, id: FromPath[str], seat: FromQuery[SeatNumber | None] = None
) -> dict[str, Any]:
    """The position as the visitor's own seat knows it."""
    live = await visible_table(request, id)
    own = commands.own_seat(live.table, await visitor_of(request), seat)
    if live.table.match is None:
        raise CommandError(texts.NOT_RUNNING)
    return live.table.match.position(seat=own)


router = Router(
    "/api/tables",
    route_handlers=[listed, create, table, join, leave, start, rematch, continue_from, record, position],
    tags=["tables"],
)
