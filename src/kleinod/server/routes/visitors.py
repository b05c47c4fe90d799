"""Visitors: their name, their other devices, their data, and its deletion."""

import secrets
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct, structs
from sqlalchemy import delete as delete_rows
from sqlalchemy import update

from kleinod.server import texts
from kleinod.server.database import schema
from kleinod.server.database.store import LIST_LENGTH
from kleinod.server.errors import CommandError
from kleinod.server.identity import COOKIE, COOKIE_SECONDS, MAX_NAME_LENGTH, clean
from kleinod.server.presenter import summary_message
from kleinod.server.routes.request import PROBLEMS, ServiceRequest, known_visitor, service_of, visitor_of
from kleinod.server.service import Service
from kleinod.server.table import commands
from kleinod.server.table.entry import Created, read_entry, write_entry
from kleinod.server.table.plan import Name
from kleinod.server.table_rows import TableSummary, visitors_in
from kleinod.server.tables import now
from kleinod.server.webhooks import check_url


class Me(Struct, frozen=True):
    """The visitor; `name` is None for somebody who has not chosen one yet."""

    name: str | None
    webhook: str | None = None
    webhook_secret: str | None = None
    """Signs what is sent to the webhook."""


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class NewVisitor(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Link(Struct, frozen=True):
    """A token that signs the visitor in on another device, once, within a day."""

    token: str


class FollowLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=80)]


class SaidBy(Struct, frozen=True):
    table: str
    text: str
    at: int


class DataExport(Struct, frozen=True):
    """All data stored about a visitor."""

    name: str
    created_at: int
    webhook: str | None
    tables: list[TableSummary]
    chat: list[SaidBy]


def _cookie(service: Service, request: ServiceRequest, visitor: str | None) -> Cookie:
    """The session cookie: HttpOnly hides it from scripts, Strict from other sites."""
    secure = request.url.scheme == "https" or service.settings.address.startswith("https:")
    strict: Literal["strict"] = "strict"
    value = "" if visitor is None else service.identity.sign(visitor)
    seconds = 0 if visitor is None else COOKIE_SECONDS
    return Cookie(key=COOKIE, value=value, max_age=seconds, httponly=True, samesite=strict, secure=secure, path="/")


async def _me(request: ServiceRequest, visitor: str | None) -> Me:
    row = await service_of(request).identity.known(visitor)
    return Me(None) if row is None else Me(row.name, row.webhook, row.webhook_secret)


@get("/", responses=PROBLEMS)
async def me(request: ServiceRequest) -> Me:
    """The visitor of the session."""
    return await _me(request, await visitor_of(request))


@post("/", status_code=HTTP_200_OK, responses=PROBLEMS)
async def choose_name(request: ServiceRequest, data: JSONBody[NewVisitor]) -> Response[Me]:
    """Choose a name, or change it."""
    service = service_of(request)
    row = await service.identity.known(await visitor_of(request))
    if row is None:
        visitor = await service.identity.create_visitor(data.name, now())
    else:
        visitor = row.id
        await _change(service, visitor, {"name": clean(data.name, MAX_NAME_LENGTH, texts.BAD_NAME)})
    return Response(await _me(request, visitor), cookies=[_cookie(service, request, visitor)])


@put("/", responses=PROBLEMS)
async def change_me(request: ServiceRequest, data: JSONBody[MeChange]) -> Me:
    """Change the name, and the URL for turn notices."""
    service = service_of(request)
    visitor = await known_visitor(request)
    values: dict[str, Any] = {"name": clean(data.name, MAX_NAME_LENGTH, texts.BAD_NAME)}
    row = await service.store.visitor(visitor)
    if data.webhook is None:
        values |= {"webhook": None, "webhook_secret": None}
    elif row is not None and data.webhook != row.webhook:
        url = check_url(data.webhook, allow_private=service.settings.private_webhooks)
        values |= {"webhook": url, "webhook_secret": secrets.token_urlsafe(24)}
    await _change(service, visitor, values)
    return await _me(request, visitor)


async def _change(service: Service, visitor: str, values: dict[str, Any]) -> None:
    notice = f"visitor {visitor}"
    change = update(schema.visitors).where(schema.visitors.c.id == visitor).values(values)
    await service.writer.write(change, notices=[notice])
    service.tables.on_notice(notice)


@post("/link", status_code=HTTP_200_OK, responses=PROBLEMS)
async def make_link(request: ServiceRequest) -> Link:
    """A token for another device."""
    visitor = await known_visitor(request)
    return Link(await service_of(request).identity.make_link(visitor, now()))


@post("/follow", status_code=HTTP_200_OK, responses=PROBLEMS)
async def follow_link(request: ServiceRequest, data: JSONBody[FollowLink]) -> Response[Me]:
    """Sign in on this device as the visitor who made the link."""
    service = service_of(request)
    visitor = await service.identity.follow_link(data.token, now())
    return Response(await _me(request, visitor), cookies=[_cookie(service, request, visitor)])


@get("/tables", responses=PROBLEMS)
async def my_tables(request: ServiceRequest) -> list[TableSummary]:
    """My tables, the latest first."""
    return await _tables_of(service_of(request), await visitor_of(request))


async def _tables_of(service: Service, visitor: str | None, maximum: int | None = LIST_LENGTH) -> list[TableSummary]:
    rows = [] if visitor is None else await service.store.tables_of(visitor, maximum=maximum)
    names = await service.tables.names_of({one for row in rows for one in visitors_in(row)})
    return [summary_message(row, visitor, names) for row in rows]


@get("/data", responses=PROBLEMS)
async def my_data(request: ServiceRequest) -> DataExport:
    """All data stored about the visitor."""
    service = service_of(request)
    visitor = await known_visitor(request)
    row = await service.store.visitor(visitor)
    assert row is not None
    chat = [SaidBy(line.table_id, line.text, line.at) for line in await service.store.chat_of(visitor)]
    return DataExport(row.name, row.created_at, row.webhook, await _tables_of(service, visitor, maximum=None), chat)


@delete("/", status_code=HTTP_200_OK, responses=PROBLEMS)
async def delete_me(request: ServiceRequest) -> Response[Me]:
    """Delete the visitor: name, chat, links and webhook; in finished games the name becomes anonymous."""
    service = service_of(request)
    visitor = await known_visitor(request)
    await _leave_everywhere(service, visitor)
    notice = f"visitor {visitor}"
    gone = {"name": None, "webhook": None, "webhook_secret": None}
    await service.writer.write(
        update(schema.visitors).where(schema.visitors.c.id == visitor).values(gone),
        delete_rows(schema.chat).where(schema.chat.c.visitor == visitor),
        delete_rows(schema.tokens).where(schema.tokens.c.visitor == visitor),
        *await _without_names(service, visitor),
        notices=[notice],
    )
    service.tables.on_notice(notice)
    return Response(Me(None), cookies=[_cookie(service, request, None)])


async def _leave_everywhere(service: Service, visitor: str) -> None:
    """Leave all tables; in running games bots take over."""
    for row in await service.store.tables_of(visitor, maximum=None):
        live = await service.tables.open(row.id)
        if live.table.state == "open":
            with suppress(CommandError):
                await service.tables.command(live, partial(commands.leave, visitor=visitor))
        for seat in live.table.seats_of(visitor):
            with suppress(CommandError):
                await service.tables.command(live, partial(commands.replace, seat=seat))


async def _without_names(service: Service, visitor: str) -> list[Any]:
    """Statements that remove the names of hot seats, which are in the first entry of a log."""
    changes = []
    for row in await service.store.tables_of(visitor, maximum=None):
        first = (await service.store.entries(row.id, 0))[0]
        entry = read_entry(first.entry)
        if isinstance(entry, Created) and row.host == visitor:
            seats = [structs.replace(seat, name=None) for seat in entry.plan.seats]
            text = write_entry(structs.replace(entry, plan=structs.replace(entry.plan, seats=seats)))
            log = schema.log
            changes.append(update(log).where(log.c.table_id == row.id, log.c.number == 1).values(entry=text))
    return changes


router = Router(
    "/api/me",
    route_handlers=[me, choose_name, change_me, make_link, follow_link, my_tables, my_data, delete_me],
    tags=["visitors"],
)
