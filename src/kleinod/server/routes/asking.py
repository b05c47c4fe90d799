"""Who asks, and what every route shares."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from kleinod.server import words
from kleinod.server.identity import COOKIE
from kleinod.server.live import Live
from kleinod.server.service import Service
from kleinod.server.words import Forbidden, Unknown

Asked = Request[Any, Any, State]


class Problem(Struct, frozen=True):
    """Why something was not done, and the rule behind it if there is one."""

    rule: str | None
    de: str
    en: str


PROBLEMS = {
    400: ResponseSpec(Problem, description="The request makes no sense."),
    403: ResponseSpec(Problem, description="Somebody else may do this."),
    404: ResponseSpec(Problem, description="There is no such thing, or none that you may know of."),
    409: ResponseSpec(Problem, description="This cannot be done now."),
    413: ResponseSpec(Problem, description="That is too large."),
    429: ResponseSpec(Problem, description="Too much, or too fast."),
    503: ResponseSpec(Problem, description="The database does not answer; whether this was saved shows when it does."),
}


def service_of(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


async def visitor_of(request: Asked) -> str | None:
    """Who asks, from the session and nothing else; a visitor who wished to be forgotten is nobody."""
    service = service_of(request)
    visitor = service.identity.read(request.cookies.get(COOKIE))
    return visitor if await service.house.knows(visitor) else None


async def known_visitor(request: Asked) -> str:
    """Who asks; raises Forbidden for a stranger."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise Forbidden(words.NO_VISITOR)
    return visitor


async def visible_table(request: Asked, id: str, invite: str | None = None) -> Live:
    """A table that whoever asks may know of; raises Unknown."""
    live = await service_of(request).house.open(id)
    if not live.table.may_see(await visitor_of(request), invite):
        raise Unknown(words.NO_TABLE)
    return live
