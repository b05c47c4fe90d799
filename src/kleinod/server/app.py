"""The ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kleinod.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, KleinodError
from kleinod.engine.text import Text
from kleinod.server import client, logs, texts
from kleinod.server.database.writer import DATABASE_ERRORS
from kleinod.server.errors import Forbidden, NotFound, RateLimited, StorageUnavailable
from kleinod.server.identity import COOKIE
from kleinod.server.languages import language_of
from kleinod.server.middleware import SecurityMiddleware
from kleinod.server.routes import games, operations, programs, replays, tables, visitors
from kleinod.server.routes.request import Problem, ServiceRequest
from kleinod.server.service import Service
from kleinod.server.settings import Settings, passed_on
from kleinod.server.socket import Connection

LOG = logging.getLogger(__name__)
MAX_BODY = 1_300_000
"""Bytes of the largest request: the longest record that may be uploaded, with its characters escaped as JSON."""

STATUS: dict[type[KleinodError], int] = {
    NotFound: 404,
    Forbidden: 403,
    RateLimited: 429,
    StorageUnavailable: 503,
    BadOption: 400,
    BadPosition: 400,
    BadRecord: 400,
}


def create(settings: Settings | None = None) -> SecurityMiddleware:
    """The application; without settings, those that the command line has passed on."""
    logs.set_up()
    service = Service(passed_on() if settings is None else settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    @websocket("/ws")
    async def socket(socket: WebSocket[Any, Any, State]) -> None:
        row = await service.identity.known(service.identity.read(socket.cookies.get(COOKIE)))
        visitor, name = (None, None) if row is None else (row.id, row.name)
        await Connection(service, socket, visitor, name).serve()

    routers = [module.router for module in (visitors, games, tables, replays, programs, operations, client)]
    app = Litestar(
        route_handlers=[socket, *routers],
        lifespan=[running],
        state=State({"service": service}),
        exception_handlers={
            KleinodError: _command_error,
            HTTPException: _http_error,
            RecursionError: _nested_too_deeply,
            **dict.fromkeys(DATABASE_ERRORS, _storage_unavailable),
            Exception: _internal_error,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Kleinod",
            version=version("kleinod"),
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    return SecurityMiddleware(app, service)


def _problem(
    request: ServiceRequest, status: int, said: Text | KleinodError, rule: str | None = None
) -> Response[Problem]:
    text = said.in_language(language_of(request))
    return Response(Problem(rule, text), status_code=status, media_type="application/json")


def _command_error(request: ServiceRequest, error: KleinodError) -> Response[Problem]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 409)
    return _problem(request, status, error, error.rule if isinstance(error, IllegalMove) else None)


def _storage_unavailable(request: ServiceRequest, error: Exception) -> Response[Problem]:
    LOG.warning("the database cannot be reached", extra={"error": type(error).__name__})
    return _problem(request, 503, texts.DATABASE_UNAVAILABLE)


def _http_error(request: ServiceRequest, error: HTTPException) -> Response[Problem]:
    """Errors that Litestar raises for a request."""
    if error.status_code == 404:
        return _problem(request, 404, texts.NO_PAGE)
    if error.status_code == 413:
        return _problem(request, 413, texts.TOO_LARGE)
    messages = "; ".join(str(one.get("message", "")) for one in error.extra or [] if isinstance(one, dict))
    detail = messages or error.detail
    said = texts.BAD_REQUEST
    response = _problem(request, error.status_code, Text(f"{said.de}: {detail}", f"{said.en}: {detail}"))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _nested_too_deeply(request: ServiceRequest, error: RecursionError) -> Response[Problem]:
    """JSON with too many nested brackets."""
    return _problem(request, 400, texts.BAD_REQUEST)


def _internal_error(request: ServiceRequest, error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error)
    return _problem(request, 500, texts.INTERNAL_ERROR)
