"""What all routes share: the visitor of a request, visible tables, problem responses."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from kleinod.server import texts
from kleinod.server.errors import Forbidden, NotFound
from kleinod.server.identity import COOKIE
from kleinod.server.live_table import LiveTable
from kleinod.server.service import Service

ServiceRequest = Request[Any, Any, State]


class Problem(Struct, frozen=True):
    """Why a request was refused, with the rule if there is one."""

    rule: str | None
    text: str


PROBLEMS = {
    400: ResponseSpec(Problem, description="The request is not valid."),
    403: ResponseSpec(Problem, description="Somebody else may do this."),
    404: ResponseSpec(Problem, description="Not found, or not visible to you."),
    409: ResponseSpec(Problem, description="This cannot be done now."),
    413: ResponseSpec(Problem, description="That is too large."),
    429: ResponseSpec(Problem, description="Too much, or too fast."),
    503: ResponseSpec(
        Problem, description="The database is not responding; whether this was saved is known only when it is back."
    ),
}


def service_of(request: ServiceRequest) -> Service:
    service: Service = request.app.state.service
    return service


async def visitor_of(request: ServiceRequest) -> str | None:
    """The visitor of the session; None without one, or if the visitor has been deleted."""
    service = service_of(request)
    visitor = service.identity.read(request.cookies.get(COOKIE))
    return visitor if await service.tables.is_known(visitor) else None


async def known_visitor(request: ServiceRequest) -> str:
    """The visitor of the session; raises Forbidden without one."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise Forbidden(texts.NO_VISITOR)
    return visitor


async def visible_table(request: ServiceRequest, id: str, invite: str | None = None) -> LiveTable:
    """A table that the visitor may see; raises NotFound."""
    live = await service_of(request).tables.open(id)
    if not live.table.may_see(await visitor_of(request), invite):
        raise NotFound(texts.NO_TABLE)
    return live
