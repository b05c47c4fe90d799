"""The bot API: with a token a program plays a seat, over plain HTTP. docs/programs.md has an example."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from kleinod.server import texts
from kleinod.server.errors import CommandError, Forbidden
from kleinod.server.languages import language_of
from kleinod.server.live_table import LiveTable
from kleinod.server.messages import Move, SeatNumber, Situation, TableInfo
from kleinod.server.presenter import situation_message, table_message
from kleinod.server.routes.request import PROBLEMS, ServiceRequest, known_visitor, service_of, visible_table
from kleinod.server.table import commands

KEEP_ALIVE = 15.0
"""Seconds without a message after which an empty line is sent."""
MAX_WAITING = 200

Since = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class SeatToken(Struct, frozen=True):
    """Lets a program play the seat; a new token replaces this one."""

    token: str


class SeatState(Struct, frozen=True):
    """The game as the seat sees it; `number` is that of the last event."""

    table: TableInfo
    seat: int
    number: int
    situation: Situation | None


class Moves(Struct, frozen=True, forbid_unknown_fields=True):
    """One or more moves, all or none; with `seen`, only if there are no later events."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=100)]
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class WhyNot(Struct, frozen=True, forbid_unknown_fields=True):
    move: Move


class Legality(Struct, frozen=True):
    legal: bool
    rule: str | None
    text: str


@post("/tables/{id:str}/seats/{seat:int}/token", status_code=HTTP_200_OK, responses=PROBLEMS)
async def make_token(request: ServiceRequest, id: FromPath[str], seat: FromPath[SeatNumber]) -> SeatToken:
    """A token for the visitor's own seat."""
    visitor = await known_visitor(request)
    live = await visible_table(request, id)
    own = commands.own_seat(live.table, visitor, seat)
    return SeatToken(await service_of(request).identity.make_seat_token(visitor, id, own))


async def _seat(request: ServiceRequest) -> tuple[LiveTable, int, str]:
    """The table, seat and visitor of the request's token."""
    service = service_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    row = await service.identity.read_seat_token(token) if scheme.lower() == "bearer" else None
    if row is None:
        raise Forbidden(texts.NO_TOKEN)
    live = await service.tables.open(row.table_id)
    if row.seat not in live.table.seats_of(row.visitor):
        raise Forbidden(texts.NO_TOKEN)
    return live, row.seat, row.visitor


@get("/seat", responses=PROBLEMS)
async def state(request: ServiceRequest) -> SeatState:
    """The current state."""
    live, seat, _ = await _seat(request)
    return await _state(request, live, seat)


async def _state(request: ServiceRequest, live: LiveTable, seat: int) -> SeatState:
    table = live.table
    names = await service_of(request).tables.names_of({one.visitor for one in table.seats if one.visitor is not None})
    language = language_of(request)
    situation = situation_message(table, seat, language)
    return SeatState(table_message(table, names, language), seat, len(table.sent[seat]), situation)


@post("/seat/moves", status_code=HTTP_200_OK, responses=PROBLEMS)
async def play(request: ServiceRequest, data: JSONBody[Moves]) -> SeatState:
    """Play moves; answered with the state after them."""
    live, seat, _ = await _seat(request)
    command = partial(commands.play, seat=seat, moves=data.moves, seen=data.seen)
    draft = await service_of(request).tables.command(live, command)
    if draft is not None and draft.refusal is not None:
        raise draft.refusal
    return await _state(request, live, seat)


@post("/seat/why", status_code=HTTP_200_OK, responses=PROBLEMS)
async def why(request: ServiceRequest, data: JSONBody[WhyNot]) -> Legality:
    """Why a move is not legal."""
    live, seat, _ = await _seat(request)
    match = commands.running(live.table)
    if live.table.awaited != seat:
        raise CommandError(texts.NOT_YOUR_TURN)
    refusal = match.why_not(data.move)
    if refusal is None:
        return Legality(True, None, "")
    return Legality(False, refusal.rule, refusal.in_language(language_of(request)))


class StreamWatcher:
    """A watcher that reads a seat's messages as lines."""

    def __init__(self, seat: int, visitor: str, language: str) -> None:
        self.seat = seat
        self.language = language
        self.visitor: str | None = visitor
        self.number = 0
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)

    def send(self, message: bytes) -> None:
        if self.lines.qsize() >= MAX_WAITING - 1:
            # too slow: the stream ends, and the client can continue from the last event
            while not self.lines.empty():
                self.lines.get_nowait()
            self.lines.put_nowait(None)
        else:
            self.lines.put_nowait(message)


@get("/seat/stream", media_type="application/x-ndjson", responses=PROBLEMS)
async def stream(request: ServiceRequest, since: FromQuery[Since] = 0) -> Response[bytes]:
    """The messages of the seat as JSON lines: a snapshot, then updates, as on the WebSocket."""
    live, seat, visitor = await _seat(request)
    watcher = StreamWatcher(seat, visitor, language_of(request))
    await service_of(request).tables.watch(live, watcher, since=since)

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                try:
                    line = await asyncio.wait_for(watcher.lines.get(), KEEP_ALIVE)
                except TimeoutError:
                    line = b""
                if line is None:
                    return
                await _seat(request)  # ends the stream once token or seat are gone
                yield line + b"\n"
        except CommandError:
            return
        finally:
            live.watchers.discard(watcher)

    return Stream(lines(), media_type="application/x-ndjson")  # type: ignore[return-value]


router = Router("/api", route_handlers=[make_token, state, play, why, stream], tags=["programs"])
