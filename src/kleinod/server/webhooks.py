"""Turn notices to addresses that players name: signed, and never to a machine behind the server's own walls.

    POST /path                                  {"kind": "turn", …, "sent": 1767225600}
    Kleinod-Signature: sha256=<HMAC of the body with the player's secret, in hex>

The time stands in the body, so that the signature covers it. A name is resolved once, every address it has is checked,
and the connection goes to a checked address: what the name means a moment later does not matter. Redirects are not
followed. HTTP clients resolve names by themselves; the few lines of HTTP needed here are simpler than keeping one of
them from doing so.
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
from kleinod.engine.words import Words

SECONDS: Final = 5.0
"""For everything: name, connection, TLS, request, answer."""
MOST_CHARACTERS: Final = 500
MOST_ANSWER: Final = 1024
PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024
HOST_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-._:")

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host."""

_log: Final = logging.getLogger(__name__)

_NO_URL: Final = Words(
    "Das ist keine Webadresse, wie sie hier gebraucht wird, etwa https://example.org/hook.",
    "This is no web address as it is needed here, such as https://example.org/hook.",
)
_TOO_LONG: Final = Words(
    f"Die Adresse darf höchstens {MOST_CHARACTERS} Zeichen haben.",
    f"The address may have at most {MOST_CHARACTERS} characters.",
)
_SCHEME: Final = Words(
    "Die Adresse muss mit https:// oder http:// beginnen.", "The address must begin with https:// or http://."
)
_CREDENTIALS: Final = Words(
    "In der Adresse dürfen weder Name noch Passwort stehen.", "The address must not hold a user name or password."
)
_PORT: Final = Words(
    f"Als Port geht 80, 443 oder einer ab {FIRST_FREE_PORT}.",
    f"The port must be 80, 443, or {FIRST_FREE_PORT} or above.",
)
_PRIVATE: Final = Words(
    "Diese Adresse liegt nicht im öffentlichen Internet.", "This address is not on the public Internet."
)


class BadUrl(KleinodError):
    """An address that no notice can be sent to."""


class Target(NamedTuple):
    """Where a notice goes."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port: what may stand in a log, as path and query may be secret."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == PORTS[self.scheme] else f":{self.port}")


def check_url(text: object, *, allow_private: bool = False) -> str:
    """The address as it is kept; raises BadUrl. What a name stands for is looked at when a notice is sent."""
    target = _read_url(text)
    if not allow_private and _is_private_name(target.host):
        raise BadUrl(_PRIVATE)
    return target.origin + target.path


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host, by the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def sign(secret: str, body: bytes) -> str:
    """The signature of a body, as it stands in the header."""
    return "sha256=" + hmac.new(secret.encode(), body, "sha256").hexdigest()


async def deliver(
    url: str, secret: str, notice: dict[str, object], *, resolver: Resolver = resolve, allow_private: bool = False
) -> None:
    """Send a notice, once. What goes wrong is one line in the log. The last two arguments are for tests."""
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
                raise BadUrl(_PRIVATE)
            status = await _post(target, addresses, sign(secret, body), body)
    except TimeoutError:
        _log.warning("webhook to %s: no answer within %g s", target.origin, SECONDS)
    except BadUrl as error:
        _log.warning("webhook to %s: %s", target.origin, error.en)
    except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        _log.warning("webhook to %s: %s", target.origin, type(error).__name__)
    else:
        if not 200 <= status < 300:
            _log.warning("webhook to %s: answered with %d", target.origin, status)


def is_public(address: str) -> bool:
    """Whether an address belongs to the public Internet, whatever it is wrapped in."""
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
    """The parts of an address; raises BadUrl."""
    if not isinstance(text, str):
        raise BadUrl(_NO_URL)
    if len(text) > MOST_CHARACTERS:
        raise BadUrl(_TOO_LONG)
    # urlsplit drops line ends and tabs without a word; browsers read a backslash as a slash
    if any(not "!" <= character <= "~" or character == "\\" for character in text):
        raise BadUrl(_NO_URL)
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadUrl(_NO_URL) from None
    if parts.scheme not in PORTS:
        raise BadUrl(_SCHEME)
    if "@" in parts.netloc:
        raise BadUrl(_CREDENTIALS)
    host = parts.hostname or ""
    if not host or not HOST_CHARACTERS.issuperset(host):
        raise BadUrl(_NO_URL)
    port = PORTS[parts.scheme] if port is None else port
    if port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise BadUrl(_PORT)
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def _is_private_name(host: str) -> bool:
    """Whether it shows without asking anybody that a host is not public."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return not is_public(str(ip_address(host)))
    return False


async def _post(target: Target, addresses: list[str], signature: str, body: bytes) -> int:
    """Send the request to the first address that takes the connection; the status of the answer."""
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
        # at once: what the other side still wants to say is of no interest, and it may never end
        writer.transport.abort()


async def _connect(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    failure = OSError("no address")
    for address in addresses:
        try:
            if target.scheme == "https":
                return await asyncio.open_connection(
                    address, target.port, limit=MOST_ANSWER, ssl=tls(), server_hostname=target.host
                )
            return await asyncio.open_connection(address, target.port, limit=MOST_ANSWER)
        except OSError as error:
            failure = error
    raise failure


@cache
def tls() -> ssl.SSLContext:
    """Whom to trust: those the system trusts."""
    return ssl.create_default_context()


def _status(line: bytes) -> int:
    """The number in the first line of an answer."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("no HTTP")
    return int(rest[:3])
