"""Every route, asked by everybody: what each may do, at tables that they may know of and at others."""

import pytest

from tests.server.scene import Scene
from tests.server.visitor import BOT, ENTROPY, OWN, Json

STRANGERS = ("stranger", "forged", "forgotten")
ROLES = (*STRANGERS, "spectator", "other", "host")

ANYBODY = (200, 200, 200, 200)
NAMED = (403, 200, 200, 200)
NOBODY = (403, 403, 403, 403)
"""What strangers, a spectator, the other player and the host are answered."""

RECORD = {"text": "rubbish"}
CONTINUE = {"entropy": ENTROPY, "moves": 0, "seats": [OWN, BOT]}

ROUTES: dict[tuple[str, str], tuple[Json | None, tuple[int, int, int, int]]] = {
    ("GET", "/api/me"): (None, ANYBODY),
    ("POST", "/api/me"): ({"name": "Dora"}, ANYBODY),
    ("PUT", "/api/me"): ({"name": "Dora"}, NAMED),
    ("DELETE", "/api/me"): (None, NAMED),
    ("POST", "/api/me/link"): (None, NAMED),
    ("POST", "/api/me/follow"): ({"token": "guessed"}, (404, 404, 404, 404)),
    ("GET", "/api/me/tables"): (None, ANYBODY),
    ("GET", "/api/me/data"): (None, NAMED),
    ("GET", "/api/games"): (None, ANYBODY),
    ("GET", "/api/games/{game}/components"): (None, ANYBODY),
    ("GET", "/api/games/{game}/rules"): (None, ANYBODY),
    ("GET", "/api/tables"): (None, ANYBODY),
    ("POST", "/api/tables"): (
        {"plan": {"game": "dominion", "seats": [OWN, BOT]}, "entropy": ENTROPY},
        (403, 201, 201, 201),
    ),
    ("POST", "/api/uploads"): (RECORD, (400, 400, 400, 400)),
    ("POST", "/api/uploads/moves"): (RECORD, (400, 400, 400, 400)),
    ("POST", "/api/uploads/analysis"): (RECORD, (403, 400, 400, 400)),
    ("POST", "/api/uploads/step"): ({**RECORD, "step": 0}, (400, 400, 400, 400)),
    # without a token
    ("GET", "/api/seat"): (None, NOBODY),
    ("POST", "/api/seat/moves"): ({"moves": ["done"]}, NOBODY),
    ("POST", "/api/seat/why"): ({"move": "done"}, NOBODY),
    ("GET", "/api/seat/stream"): (None, NOBODY),
}
"""Those that concern no table: what is sent, and the answers."""

TABLE = "/api/tables/{id}"
LATE = (403, 409, 409, 409)
HIDDEN_LATE = (403, 404, 409, 409)
HIDDEN = (404, 404, 200, 200)
RUNNING = (409, 409, 409, 409)

TABLE_ROUTES: dict[tuple[str, str], tuple[Json | None, dict[str, tuple[int, int, int, int]]]] = {
    ("GET", TABLE): (None, {"private": HIDDEN, "over": HIDDEN, "listed": ANYBODY}),
    ("POST", f"{TABLE}/join"): ({"entropy": ENTROPY}, {"private": HIDDEN_LATE, "over": HIDDEN_LATE, "listed": LATE}),
    ("POST", f"{TABLE}/leave"): (None, {"private": HIDDEN_LATE, "over": HIDDEN_LATE, "listed": LATE}),
    ("POST", f"{TABLE}/start"): (None, {"private": HIDDEN_LATE, "over": HIDDEN_LATE, "listed": LATE}),
    ("POST", f"{TABLE}/rematch"): (
        {"entropy": ENTROPY},
        {"private": HIDDEN_LATE, "over": (403, 404, 201, 201), "listed": LATE},
    ),
    ("POST", f"{TABLE}/continue"): (
        CONTINUE,
        {"private": HIDDEN_LATE, "over": (403, 404, 201, 201), "listed": LATE},
    ),
    ("GET", f"{TABLE}/record"): (None, {"private": (404, 404, 409, 409), "over": HIDDEN, "listed": RUNNING}),
    ("GET", f"{TABLE}/moves"): (None, {"private": (404, 404, 409, 409), "over": HIDDEN, "listed": RUNNING}),
    ("GET", f"{TABLE}/steps/{{step}}"): (None, {"private": (404, 404, 409, 409), "over": HIDDEN, "listed": RUNNING}),
    ("GET", f"{TABLE}/analysis"): (None, {"private": (404, 404, 409, 409), "over": HIDDEN, "listed": RUNNING}),
    # nothing was decided in the one that is over
    ("POST", f"{TABLE}/analysis"): (None, {"private": HIDDEN_LATE, "over": HIDDEN_LATE, "listed": LATE}),
    ("GET", f"{TABLE}/position"): (None, {"private": HIDDEN, "over": HIDDEN, "listed": (403, 403, 200, 200)}),
    ("POST", f"{TABLE}/seats/{{seat}}/token"): (
        None,
        {"private": (403, 404, 403, 200), "over": (403, 404, 403, 200), "listed": (403, 403, 403, 200)},
    ),
}
"""Those that concern a table: what is sent, and the answers at a private one, one that is over, and a listed one."""


def named(route: tuple[str, str]) -> str:
    return " ".join(route)


def test_every_route_is_walked(visit):
    paths = visit().get("/api/openapi.json").json()["paths"]
    routes = {(method.upper(), path.rstrip("/")) for path, methods in paths.items() for method in methods}
    assert routes == set(ROUTES) | set(TABLE_ROUTES)


@pytest.mark.parametrize("route", ROUTES, ids=named)
def test_route(server, visit, route):
    body, expected = ROUTES[route]
    scene = Scene(server, visit)
    assert answers(scene, route, body) == by_role(expected)


@pytest.mark.parametrize("kind", ["private", "over", "listed"])
@pytest.mark.parametrize("route", TABLE_ROUTES, ids=named)
def test_route_of_a_table(server, visit, route, kind):
    body, expected = TABLE_ROUTES[route]
    scene = Scene(server, visit, listed=kind == "listed")
    scene.finish() if kind == "over" else scene.start()
    assert answers(scene, route, body) == by_role(expected[kind])


def by_role(expected: tuple[int, int, int, int]) -> dict[str, int]:
    return dict.fromkeys(STRANGERS, expected[0]) | dict(zip(ROLES[3:], expected[1:], strict=True))


def answers(scene: Scene, route: tuple[str, str], body: Json | None) -> dict[str, int]:
    """What everybody is answered; a table that somebody may not know of is like one that there is not."""
    found = {}
    for role in ROLES:
        visitor = getattr(scene, role)
        answer = visitor.ask(route[0], filled(route[1], scene.id), body)
        if answer.status_code == 404:
            assert answer.content == visitor.ask(route[0], filled(route[1], "no-such-table"), body).content
        if answer.status_code >= 400:
            assert set(answer.json()) == {"rule", "text"}
        found[role] = answer.status_code
    return found


def filled(path: str, table: str) -> str:
    return path.format(id=table, game="dominion", step=0, seat=0)


@pytest.mark.parametrize("path", ["", "/moves", "/steps/0", "/analysis", "/record"])
def test_an_invitation_shows_a_private_table(server, visit, path):
    scene = Scene(server, visit).finish()
    address = f"/api/tables/{scene.id}{path}"
    for visitor in (scene.stranger, scene.spectator):
        assert visitor.get(address, invite=scene.invite).status_code == 200
        assert visitor.get(address, invite=scene.invite[:-1]).status_code == 404
        assert visitor.get(address, invite="").status_code == 404


def test_an_invitation_lets_play_on_from_a_private_game(server, visit):
    scene = Scene(server, visit).finish()
    address = f"/api/tables/{scene.id}/continue"
    body = {"entropy": ENTROPY, "moves": 0, "seats": [OWN, {"kind": "bot", "bot": "random"}]}
    assert scene.spectator.post(address, body).status_code == 404
    assert scene.spectator.post(f"{address}?invite={scene.invite}", body).status_code == 201


def test_private_tables_are_in_no_list_of_others(server, visit):
    scene = Scene(server, visit).start()
    for which in ("open", "running", "over"):
        for role in ROLES:
            assert scene.id not in getattr(scene, role).get("/api/tables", which=which).text
    for role in ROLES:
        assert (scene.id in getattr(scene, role).get("/api/me/tables").text) == (role in ("host", "other"))


def test_an_invitation_is_told_to_those_who_sit_there(server, visit):
    scene = Scene(server, visit, listed=True)
    address = f"/api/tables/{scene.id}"
    for role in ROLES:
        visitor = getattr(scene, role)
        told = visitor.get(address).json()["invite"]
        assert told == (scene.invite if role in ("host", "other") else None)
        assert visitor.connect().watch(scene.id)["invite"] == told


def test_an_invited_seat_needs_the_invitation(server, visit):
    host, guest = visit("Anna"), visit("Berta")
    seen = host.make("dominion", [OWN, {"kind": "invited"}, {"kind": "open"}], listed=True)
    address = f"/api/tables/{seen['table']['id']}/join"
    for body in ({"seat": 1}, {"seat": 1, "invite": "guessed"}, {"seat": 1, "invite": ""}):
        assert guest.post(address, {"entropy": ENTROPY, **body}).status_code == 403
    assert guest.post(address, {"entropy": ENTROPY, "seat": 0}).status_code == 409
    assert guest.post(address, {"entropy": ENTROPY, "seat": 7}).status_code == 409
    assert guest.post(address, {"entropy": ENTROPY, "seat": 1, "invite": seen["invite"]}).json()["seats"] == [1]


def test_an_actor_in_a_message_is_refused(server, visit):
    """Who does something is told by the session; a field that claims otherwise is no part of any message."""
    scene = Scene(server, visit)
    for field in ("visitor", "player", "actor", "host"):
        answer = scene.spectator.post(f"/api/tables/{scene.id}/join", {"entropy": ENTROPY, field: "Anna"})
        assert answer.status_code == 400


# --- links and being forgotten ---------------------------------------------------------------------------------------


def test_a_link_works_once(server, visit):
    anna, phone, thief = visit("Anna"), visit(), visit()
    token = anna.post("/api/me/link").json()["token"]
    assert phone.post("/api/me/follow", {"token": token}).json()["name"] == "Anna"
    assert phone.cookie == anna.cookie
    assert thief.post("/api/me/follow", {"token": token}).status_code == 404
    assert thief.cookie is None


def test_a_link_expires(server, visit, monkeypatch):
    anna, late = visit("Anna"), visit()
    token = anna.post("/api/me/link").json()["token"]
    monkeypatch.setattr("kleinod.server.identity.LINK_MILLISECONDS", -1)
    expired = anna.post("/api/me/link").json()["token"]
    assert late.post("/api/me/follow", {"token": expired}).status_code == 404
    assert late.post("/api/me/follow", {"token": token}).status_code == 200


def test_whoever_is_forgotten_is_nobody_on_all_devices(server, visit):
    scene = Scene(server, visit).start()
    link = scene.other.post("/api/me/link").json()["token"]
    wire = scene.other.watch(scene.id, 1)
    cookie = scene.other.cookie
    scene.other.ask("DELETE", "/api/me").raise_for_status()
    assert scene.other.cookie is None
    assert visit().post("/api/me/follow", {"token": link}).status_code == 404
    # a connection from before, and a cookie that another device still has
    assert wire.ask("reclaim_seat")["type"] == "refused"
    assert wire.closing() == (4001, "forgotten")
    device = visit()
    assert cookie is not None
    device.http.cookies.set("kleinod", cookie)
    for path in ("", "/position", "/record", "/moves"):
        assert device.get(f"/api/tables/{scene.id}{path}").status_code == 404
    assert device.connect().ask("watch", table=scene.id, seat=1)["type"] == "refused"
    assert device.get("/api/me/tables").json() == []
    # what was kept is gone: the table goes on with a bot, and without the name
    assert "Berta" not in scene.host.get(f"/api/tables/{scene.id}").text
    assert scene.state()["table"]["seats"][1] | {"host": False} == {
        "kind": "invited",
        "name": None,
        "taken": True,
        "bot": scene.state()["table"]["seats"][1]["bot"],
        "status": "replaced",
        "host": False,
    }
