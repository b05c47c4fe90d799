"""The application that a server process runs."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kleinod.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, KleinodError
from kleinod.engine.words import Words
from kleinod.server import client, logs, words
from kleinod.server.database.writer import TROUBLE
from kleinod.server.guarding import Guard
from kleinod.server.identity import COOKIE
from kleinod.server.routes import games, operations, programs, replays, tables, visitors
from kleinod.server.routes.asking import Problem
from kleinod.server.service import Service
from kleinod.server.settings import Settings, passed_on
from kleinod.server.socket import Connection
from kleinod.server.words import Forbidden, TooMuch, Unknown, Unsaved

LOG = logging.getLogger(__name__)
MOST_BODY = 1_300_000
"""The longest record that may be uploaded, with what JSON makes of its characters."""

Asked = Request[Any, Any, State]
STATUS: dict[type[KleinodError], int] = {
    Unknown: 404,
    Forbidden: 403,
    TooMuch: 429,
    Unsaved: 503,
    BadOption: 400,
    BadPosition: 400,
    BadRecord: 400,
}


def create(settings: Settings | None = None) -> Guard:
    """The application; without settings those that the command line has passed on."""
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
            KleinodError: _refused,
            HTTPException: _not_understood,
            RecursionError: _too_deep,
            **dict.fromkeys(TROUBLE, _unsaved),
            Exception: _broken,
        },
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Kleinod",
            version=version("kleinod"),
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    return Guard(app, service)


def _problem(status: int, said: Words | KleinodError, rule: str | None = None) -> Response[Problem]:
    return Response(Problem(rule, said.de, said.en), status_code=status, media_type="application/json")


def _refused(request: Asked, error: KleinodError) -> Response[Problem]:
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 409)
    return _problem(status, error, error.rule if isinstance(error, IllegalMove) else None)


def _unsaved(request: Asked, error: Exception) -> Response[Problem]:
    LOG.warning("the database cannot be reached", extra={"error": type(error).__name__})
    return _problem(503, words.UNSAVED)


def _not_understood(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar finds wrong with a request."""
    if error.status_code == 404:
        return _problem(404, words.NO_PAGE)
    if error.status_code == 413:
        return _problem(413, words.TOO_LARGE)
    where = "; ".join(str(one.get("message", "")) for one in error.extra or [] if isinstance(one, dict))
    detail = where or error.detail
    said = words.BAD_REQUEST
    response = _problem(error.status_code, Words(f"{said.de}: {detail}", f"{said.en}: {detail}"))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _too_deep(request: Asked, error: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets."""
    return _problem(400, words.BAD_REQUEST)


def _broken(request: Asked, error: Exception) -> Response[Problem]:
    LOG.error("a request went wrong", exc_info=error)
    return _problem(500, words.BROKEN)
