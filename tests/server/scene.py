"""Two people at a table, and all the others who might want to know what goes on there."""

from collections.abc import Callable
from typing import Any

from kleinod import Match
from kleinod.server.table.table import Table
from tests.server.running import Running
from tests.server.visitor import INVITED, OWN, Json, Visitor

GAME = "dominion"
OPTIONS = {"start_player": 0}
Visit = Callable[..., Visitor]


class Scene:
    """A table of `host` (seat 0) and `other` (seat 1); `spectator` only has a name.

    `stranger` has none, `forged` has a cookie that we did not sign, `forgotten` one of somebody who is forgotten.
    """

    def __init__(self, server: Running, visit: Visit, *, listed: bool = False, game: str = GAME, **plan: Any) -> None:
        self.server = server
        self.host, self.other, self.spectator = visit("Anna"), visit("Berta"), visit("Clara")
        self.stranger, self.forged, self.forgotten = visit(), visit(), visit("Frieda")
        assert self.other.cookie is not None
        self.forged.http.cookies.set("kleinod", self.other.cookie.partition(".")[0] + "." + "0" * 64)
        cookie = self.forgotten.cookie
        assert cookie is not None
        self.forgotten.ask("DELETE", "/api/me").raise_for_status()
        self.forgotten.http.cookies.set("kleinod", cookie)
        seen = self.host.make(game, [OWN, INVITED], **({"listed": listed, "options": OPTIONS} | plan))
        self.invite: str = seen["invite"]
        self.id: str = seen["table"]["id"]
        self.other.join(self.id, invite=self.invite)

    def start(self) -> "Scene":
        self.host.start(self.id)
        return self

    def finish(self) -> "Scene":
        """Start, and have the game given up."""
        self.start()
        self.other.watch(self.id, 1).do("resign")
        return self

    @property
    def table(self) -> Table:
        """As the service itself has it."""
        return self.server.service.tables._live[self.id].table

    @property
    def match(self) -> Match:
        match = self.table.match
        assert match is not None
        return match

    def state(self) -> Json:
        """How the table stands for those who sit there."""
        return self.host.get(f"/api/tables/{self.id}").json()
