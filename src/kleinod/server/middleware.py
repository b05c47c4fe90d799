"""The outermost layer of the application: language, origin check, rate limit, security headers, request metrics."""

from time import monotonic
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import json

from kleinod.engine.text import Text
from kleinod.server import texts
from kleinod.server.languages import requested_language
from kleinod.server.metrics import REQUESTS
from kleinod.server.service import Service

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityMiddleware:
    """Wraps the whole application, files and WebSockets included."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self.service = service

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        language = requested_language(scope["query_string"].decode("latin-1"), headers)
        scope.setdefault("state", {})["language"] = language
        if scope["type"] == "websocket":
            if self._is_cross_origin(headers):
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": "other origin"})
            elif not self.service.requests.take(self._client(scope, headers)):
                await receive()
                await send({"type": "websocket.close", "code": 4008, "reason": "too fast"})
            else:
                await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope, headers)
        private = scope["path"].startswith("/api/")
        began, status = monotonic(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *(_private(language) if private else _ENCODED)]
            await send(message)

        if refusal is not None:
            status_code, words = refusal
            await _answer(send_with_headers, status_code, words.in_language(language))
        else:
            await self._app(scope, receive, send_with_headers)
        REQUESTS.labels(_route(scope), status).observe(monotonic() - began)

    def _refusal(self, scope: Any, headers: dict[str, str]) -> tuple[int, Text] | None:
        if scope["path"].startswith("/api/"):
            if not self.service.requests.take(self._client(scope, headers)):
                return 429, texts.TOO_FAST
            if scope["method"] not in SAFE and self._is_cross_origin(headers):
                return 403, texts.OTHER_SITE
        return None

    def _client(self, scope: Any, headers: dict[str, str]) -> str:
        """The client's address, as the proxy gives it if there is one."""
        if self.service.settings.behind_proxy and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].rpartition(",")[2].strip()
        client = scope.get("client")
        return client[0] if client else ""

    def _is_cross_origin(self, headers: dict[str, str]) -> bool:
        """Whether a browser sends this for another site. Programs send no origin, and have no cookies."""
        origin = headers.get("origin")
        if origin is None:
            return False
        if self.service.settings.address:
            return origin != self.service.settings.address.rstrip("/")
        return origin.partition("://")[2] != headers.get("host")


_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_PRIVATE = [*_ENCODED, (b"cache-control", b"no-store"), (b"vary", b"accept-language")]
"""Personal data must not stay in the cache of a shared browser."""


def _private(language: str) -> list[tuple[bytes, bytes]]:
    return [*_PRIVATE, (b"content-language", language.encode())]


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _route(scope: Any) -> str:
    """The template of the route, as ids would be too many labels."""
    template = scope.get("path_template")
    return template if isinstance(template, str) else "other"


async def _answer(send: Send, status: int, text: str) -> None:
    body = json.encode({"rule": None, "text": text})
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
