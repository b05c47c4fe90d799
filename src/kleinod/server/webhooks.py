"""Turn notices to URLs that players choose: signed, and never sent to the server's private network.

    POST /path                                  {"type": "turn", …, "sent": 1767225600}
    Kleinod-Signature: sha256=<HMAC of the body with the player's secret, in hex>

The time is part of the body, so the signature covers it. A name is resolved once, all its addresses are checked, and
the connection goes to one of them, so a later change of the name does not matter. Redirects are not followed. HTTP
clients resolve names by themselves; the few lines of HTTP needed here are simpler than preventing that.
"""

import asyncio
import hmac
import json
import logging
import ssl
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import SOCK_STREAM
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from kleinod.engine.errors import KleinodError
from kleinod.server import texts

SECONDS: Final = 5.0
"""For everything together: name resolution, connection, TLS, request, response."""
MAX_URL_LENGTH: Final = 500
MAX_RESPONSE: Final = 1024
PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024
HOST_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-._:")

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host."""

_log: Final = logging.getLogger(__name__)


class BadUrl(KleinodError):
    """A URL that notices cannot be sent to."""


class Target(NamedTuple):
    """The parts of a URL that a notice is sent to."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port: the part that may be logged, as path and query may be secret."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == PORTS[self.scheme] else f":{self.port}")


def check_url(text: object, *, allow_private: bool = False) -> str:
    """The URL as it is stored; raises BadUrl. Host names are resolved and checked when a notice is sent."""
    target = _read_url(text)
    if not allow_private and _is_private_name(target.host):
        raise BadUrl(texts.PRIVATE_URL)
    return target.origin + target.path


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host, from the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def sign(secret: str, body: bytes) -> str:
    """The signature of a body, as the header has it."""
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()


async def deliver(
    url: str, secret: str, notice: dict[str, object], *, resolver: Resolver = resolve, allow_private: bool = False
) -> None:
    """Send a notice, without retries; errors are logged. The last two arguments are for tests."""
    try:
        target = _read_url(url)
    except BadUrl as error:
        _log.warning("webhook not sent: %s", error.en)
        return
    body = json.dumps({**notice, "sent": int(time.time())}).encode()
    try:
        async with asyncio.timeout(SECONDS):
            addresses = await resolver(target.host, target.port)
            if not addresses or not (allow_private or all(is_public(address) for address in addresses)):
                raise BadUrl(texts.PRIVATE_URL)
            status = await _post(target, addresses, sign(secret, body), body)
    except TimeoutError:
        _log.warning("webhook to %s: no response within %g s", target.origin, SECONDS)
    except BadUrl as error:
        _log.warning("webhook to %s: %s", target.origin, error.en)
    except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        _log.warning("webhook to %s: %s", target.origin, type(error).__name__)
    else:
        if not 200 <= status < 300:
            _log.warning("webhook to %s: responded with %d", target.origin, status)


def is_public(address: str) -> bool:
    """Whether an address is on the public Internet, also if it is an IPv4 address inside an IPv6 one."""
    try:
        ip: IPv4Address | IPv6Address | None = ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif ip.sixtofour is not None or ip.teredo is not None or ip.is_site_local:
            return False
    assert ip is not None
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_loopback or ip.is_link_local)


def _read_url(text: object) -> Target:
    """The parts of a URL; raises BadUrl."""
    if not isinstance(text, str):
        raise BadUrl(texts.BAD_URL)
    if len(text) > MAX_URL_LENGTH:
        raise BadUrl(texts.LONG_URL.fill({"maximum": MAX_URL_LENGTH}))
    # urlsplit silently drops line ends and tabs; browsers read a backslash as a slash
    if any(not "!" <= character <= "~" or character == "\\" for character in text):
        raise BadUrl(texts.BAD_URL)
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadUrl(texts.BAD_URL) from None
    if parts.scheme not in PORTS:
        raise BadUrl(texts.URL_SCHEME)
    if "@" in parts.netloc:
        raise BadUrl(texts.URL_CREDENTIALS)
    host = parts.hostname or ""
    if not host or not HOST_CHARACTERS.issuperset(host):
        raise BadUrl(texts.BAD_URL)
    port = PORTS[parts.scheme] if port is None else port
    if port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise BadUrl(texts.URL_PORT.fill({"minimum": FIRST_FREE_PORT}))
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def _is_private_name(host: str) -> bool:
    """Whether a host is known not to be public without resolving it."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return not is_public(str(ip_address(host)))
    return False


async def _post(target: Target, addresses: list[str], signature: str, body: bytes) -> int:
    """Send the request to the first address that accepts the connection; returns the status of the response."""
    reader, writer = await _connect(target, addresses)
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\n"
            f"Host: {target.origin.partition('://')[2]}\r\n"
            "User-Agent: Kleinod\r\n"
            "Content-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n"
            f"Kleinod-Signature: {signature}\r\n"
            "Connection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        return _status(await reader.readuntil(b"\n"))
    finally:
        # without reading the rest of the response, which may never end
        writer.transport.abort()


async def _connect(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    failure = OSError("no address")
    for address in addresses:
        try:
            if target.scheme == "https":
                return await asyncio.open_connection(
                    address, target.port, limit=MAX_RESPONSE, ssl=tls(), server_hostname=target.host
                )
            return await asyncio.open_connection(address, target.port, limit=MAX_RESPONSE)
        except OSError as error:
            failure = error
    raise failure


@cache
def tls() -> ssl.SSLContext:
    """The certificate authorities of the system."""
    return ssl.create_default_context()


def _status(line: bytes) -> int:
    """The status in the first line of a response."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("not HTTP")
    return int(rest[:3])
