"""Other sites, cookies and headers: what a browser must be told, and what is refused on behalf of another site."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.scene import Scene
from tests.server.visitor import ENTROPY, OPEN, OWN

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "", "://", "x" * 5000]
CHANGES = [
    ("POST", "/api/me", {"name": "Eve"}),
    ("PUT", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/link", None),
    ("POST", "/api/tables", {"plan": {"game": "dominion", "seats": [OWN, OPEN]}, "entropy": ENTROPY}),
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_changes_nothing(visit, origin):
    """Even where a browser sent the cookie along."""
    anna = visit("Anna")
    for method, path, body in CHANGES:
        answer = anna.ask(method, path, body, headers={"Origin": origin})
        assert answer.status_code == 403
        assert set(answer.json()) == {"rule", "text"}
    assert anna.get("/api/me").json()["name"] == "Anna"
    assert anna.get("/api/me/tables").json() == []
    with pytest.raises(InvalidStatus) as refused:
        anna.connect(Origin=origin)
    assert refused.value.response.status_code == 403


def test_every_changing_route_asks_for_the_origin(server, visit):
    scene = Scene(server, visit)
    paths = scene.host.get("/api/openapi.json").json()["paths"]
    for path, methods in paths.items():
        for method in set(methods) - {"get"}:
            address = path.format(id=scene.id, game="dominion", step=0, seat=0)
            answer = scene.host.ask(method.upper(), address, headers={"Origin": "https://evil.example"})
            assert answer.status_code == 403, (method, path)


def test_the_own_site_may(server, visit):
    anna = visit("Anna")
    own = {"Origin": server.address}
    assert anna.ask("PUT", "/api/me", {"name": "Berta"}, headers=own).status_code == 200
    assert anna.connect(**own).welcome["name"] == "Berta"


def test_behind_an_address_only_that_is_the_own_site(serve, visit):
    anna = visit(at=serve(address="https://kleinod.example"))
    for origin, status in (("https://kleinod.example", 200), (anna.at.address, 403), ("http://kleinod.example", 403)):
        assert anna.ask("POST", "/api/me", {"name": "Anna"}, headers={"Origin": origin}).status_code == status


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_no_other_site_is_let_in(server, visit, origin):
    """No header of any answer says that another site may read it, not even to a browser that asks before."""
    anna = visit("Anna")
    asking = {"Origin": origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x"}
    for answer in (
        anna.ask("GET", "/api/me", headers={"Origin": origin}),
        anna.ask("OPTIONS", "/api/me", headers=asking),
        anna.ask("POST", "/api/me", {"name": "Eve"}, headers=asking),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- cookies ---------------------------------------------------------------------------------------------------------


def test_the_cookie(serve, visit):
    for address, secure in (("", False), ("https://kleinod.example", True)):
        answer = visit(at=serve(address=address)).post("/api/me", {"name": "Anna"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "path=/" in cookie
        assert "domain" not in cookie
        assert ("secure" in cookie) == secure


@pytest.mark.parametrize(
    "change",
    [
        lambda cookie: cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        lambda cookie: cookie.partition(".")[0],
        lambda cookie: cookie.partition(".")[0] + ".",
        lambda cookie: "." + cookie.partition(".")[2],
        lambda cookie: "x" + cookie,
        lambda cookie: cookie + "x",
        lambda cookie: cookie.upper(),
        lambda cookie: "x" * 10_000,
        lambda cookie: "ä.ö",
        lambda cookie: "",
    ],
)
def test_a_forged_cookie_is_none(visit, change):
    anna, eve = visit("Anna"), visit()
    header = {"Cookie": f"kleinod={change(anna.cookie)}".encode()}
    assert eve.http.get("/api/me", headers=header).json()["name"] is None
    assert eve.http.get("/api/me/data", headers=header).status_code == 403


def test_a_cookie_of_another_service_is_none(serve, visit):
    """Each draws a key of its own at its first start."""
    anna, eve = visit("Anna", at=serve()), visit(at=serve())
    eve.http.cookies.set("kleinod", anna.cookie)
    assert eve.get("/api/me").json()["name"] is None


# --- headers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/t/x", "/api/me", "/api/openapi.json", "/api/nothing", "/nothing", "/health"])
def test_headers_of_every_answer(visit, path):
    headers = visit().get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/assets/..%2f..%2fpyproject.toml",
        "//etc/passwd",
        "/%00",
        "/" + "a" * 280,
        "/" + "a" * 2000,
        "/a\\..\\b",
        "/%ff%fe",
        "/assets",
    ],
)
def test_no_file_but_the_clients(visit, path):
    answer = visit().http.get(path)
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"rule", "text"}


def test_files_are_named_rightly(visit, monkeypatch, tmp_path):
    """Browsers take no script that is not called one."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/a.js", "assets/a.css", "a.svg", "odd.bin"):
        (tmp_path / name).write_text("x")
    monkeypatch.setattr("kleinod.server.client.FOLDERS", (tmp_path,))
    kinds = {
        "/": "text/html; charset=utf-8",
        "/assets/a.js": "text/javascript; charset=utf-8",
        "/assets/a.css": "text/css; charset=utf-8",
        "/a.svg": "image/svg+xml",
        "/odd.bin": "application/octet-stream",
    }
    assert {path: visit().get(path).headers["content-type"] for path in kinds} == kinds
