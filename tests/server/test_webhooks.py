"""Turn notices: what arrives, what is refused, and that nothing gets behind the walls."""

import asyncio
import hashlib
import hmac
import json
import logging
import shutil
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kleinod import KleinodError
from kleinod.server import webhooks
from kleinod.server.webhooks import BadUrl, check_url, deliver, is_public

NOTICE: dict[str, object] = {"kind": "turn", "table": "t1", "text": "Du bist dran – zieh!"}
OK = b"HTTP/1.1 204 No Content\r\n\r\n"

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Hook:
    """A server on this machine that notes what it is sent."""

    def __init__(self, answer: bytes = OK) -> None:
        self.answer = answer
        self.connections = 0
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((head[0], headers, body))
        await self.reply(writer)

    async def reply(self, writer: asyncio.StreamWriter) -> None:
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(hook: Hook, tls: ssl.SSLContext | None = None) -> AsyncIterator[Hook]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await hook.serve(reader, writer)
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    hook.port = server.sockets[0].getsockname()[1]
    try:
        yield hook
    finally:
        server.close()


class Names:
    """A resolver that gives one list of addresses after another."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        return self.answers.pop(0)


def send(hook: Hook, *, path: str = "/", names: Names | None = None, allow_private: bool = True) -> None:
    """Deliver the notice to a hook under a name that only our resolver knows."""

    async def run() -> None:
        async with listening(hook):
            resolver = Names(["127.0.0.1"]) if names is None else names
            url = f"http://hook.example:{hook.port}{path}"
            await deliver(url, "secret", NOTICE, resolver=resolver, allow_private=allow_private)

    asyncio.run(run())


def logged(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What we logged; asyncio may complain of our test's servers."""
    return [record for record in caplog.records if record.name == "kleinod.server.webhooks"]


def log(caplog: pytest.LogCaptureFixture) -> str:
    """The one line that a failure leaves."""
    (record,) = logged(caplog)
    assert record.levelno == logging.WARNING
    assert record.exc_info is None
    return record.getMessage()


def test_a_notice_arrives_signed(caplog: pytest.LogCaptureFixture) -> None:
    hook = Hook()
    send(hook, path="/a/b?key=1")
    ((line, headers, body),) = hook.requests
    assert line == "POST /a/b?key=1 HTTP/1.1"
    assert headers["host"] == f"hook.example:{hook.port}"
    assert headers["content-type"] == "application/json"
    assert headers["kleinod-signature"] == "sha256=" + hmac.new(b"secret", body, hashlib.sha256).hexdigest()
    sent = json.loads(body)
    assert abs(sent.pop("sent") - time.time()) < 60
    assert sent == NOTICE
    assert not logged(caplog)


def test_only_what_is_sent_to_the_checked_address(caplog: pytest.LogCaptureFixture) -> None:
    """A name that means another address the second time is asked about only once."""
    hook = Hook()
    names = Names(["127.0.0.1"], ["10.0.0.1"])
    send(hook, names=names)
    assert len(hook.requests) == 1
    assert names.asked == [("hook.example", hook.port)]


PRIVATE = [
    "127.0.0.1",
    "127.255.0.3",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:192.168.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "rubbish",
    "",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::ffff:127.0.0.1"], ["127.0.0.1", "1.1.1.1"], []]
)
def test_a_name_with_a_private_address_gets_nothing(addresses: list[str], caplog: pytest.LogCaptureFixture) -> None:
    hook = Hook()
    names = Names(addresses, ["1.1.1.1"])
    send(hook, path="/hush?token=hush", names=names, allow_private=False)
    assert hook.connections == 0
    assert len(names.asked) == 1
    assert log(caplog) == f"webhook to http://hook.example:{hook.port}: This address is not on the public Internet."


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:7f00:1]"]
)
def test_this_machine_by_any_name_gets_nothing(host: str, caplog: pytest.LogCaptureFixture) -> None:
    """With the system's own resolver, which understands odd ways to write an address."""
    hook = Hook()

    async def run() -> None:
        async with listening(hook):
            await deliver(f"http://{host}:{hook.port}/", "secret", NOTICE)

    asyncio.run(run())
    assert hook.connections == 0
    assert "webhook to" in log(caplog)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_redirects_are_not_followed(status: int, caplog: pytest.LogCaptureFixture) -> None:
    other = Hook()

    async def run() -> Hook:
        async with listening(other):
            answer = f"HTTP/1.1 {status} Moved\r\nLocation: http://127.0.0.1:{other.port}/\r\n\r\n"
            hook = Hook(answer.encode())
            async with listening(hook):
                url = f"http://hook.example:{hook.port}/hush"
                await deliver(url, "secret", NOTICE, resolver=Names(["127.0.0.1"]), allow_private=True)
            return hook

    hook = asyncio.run(run())
    assert len(hook.requests) == 1
    assert other.connections == 0
    assert log(caplog) == f"webhook to http://hook.example:{hook.port}: responded with {status}"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"HTTP/1.1 500 Oops\r\n\r\n", "responded with 500"),
        (b"", "IncompleteReadError"),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "ValueError"),
        (b"\r\n", "ValueError"),
        (b"x" * 1_000_000, "LimitOverrunError"),
    ],
)
def test_odd_answers(answer: bytes, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    hook = Hook(answer)
    send(hook)
    assert log(caplog) == f"webhook to http://hook.example:{hook.port}: {reason}"


class Endless(Hook):
    """Answers for as long as anybody listens."""

    async def reply(self, writer: asyncio.StreamWriter) -> None:
        writer.write(OK)
        self.sent = 0
        while True:
            writer.write(b"x" * 65_536)
            await writer.drain()
            self.sent += 65_536


def test_an_answer_without_end_is_cut_off(caplog: pytest.LogCaptureFixture) -> None:
    hook = Endless()
    began = time.monotonic()
    send(hook)
    assert time.monotonic() - began < webhooks.SECONDS
    assert hook.sent < 100_000_000
    assert not logged(caplog)


class Slow(Hook):
    """Answers a byte at a time."""

    async def reply(self, writer: asyncio.StreamWriter) -> None:
        for byte in OK:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.2)


class Silent(Hook):
    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(60)


async def never(host: str, port: int) -> list[str]:
    await asyncio.sleep(60)
    return []


@pytest.mark.parametrize("hook", [Slow(), Silent()], ids=["slow", "silent"])
def test_slow_servers(hook: Hook, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.6)
    began = time.monotonic()
    send(hook)
    assert time.monotonic() - began < 5
    assert log(caplog) == f"webhook to http://hook.example:{hook.port}: no response within 0.6 s"


def test_a_slow_resolver(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    asyncio.run(deliver("https://hook.example/hush", "secret", NOTICE, resolver=never))
    assert log(caplog) == "webhook to https://hook.example: no response within 0.2 s"


def test_nobody_listens(caplog: pytest.LogCaptureFixture) -> None:
    url = "http://hook.example:1024/hush"
    asyncio.run(deliver(url, "secret", NOTICE, resolver=Names(["127.0.0.1"]), allow_private=True))
    assert log(caplog) == "webhook to http://hook.example:1024: ConnectionRefusedError"


def test_a_name_that_does_not_exist(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(deliver("http://nobody.invalid/hush", "secret", NOTICE))
    assert log(caplog).startswith("webhook to http://nobody.invalid: ")
    assert "hush" not in log(caplog)


def test_the_next_address_if_the_first_does_not_answer() -> None:
    hook = Hook()
    send(hook, names=Names(["127.0.0.9", "127.0.0.1"]))
    assert len(hook.requests) == 1


def test_a_url_that_was_not_checked(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(deliver("ftp://hook.example/hush", "secret", NOTICE))
    assert log(caplog) == "webhook not sent: The address must begin with https:// or http://."


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for hook.example, with its key, that nobody trusts."""
    if shutil.which("openssl") is None:
        pytest.skip("needs openssl to make a certificate")
    folder = tmp_path_factory.mktemp("tls")
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hook.example"
    names = ["-addext", "subjectAltName=DNS:hook.example", "-keyout", "key.pem", "-out", "certificate.pem"]
    subprocess.run([*command.split(), *names], check=True, capture_output=True, cwd=folder)
    both = folder / "both.pem"
    both.write_text((folder / "key.pem").read_text() + (folder / "certificate.pem").read_text())
    return both


@pytest.mark.parametrize(
    ("host", "trusted", "arrives"),
    [("hook.example", True, True), ("hook.example", False, False), ("other.example", True, False)],
)
def test_tls(
    certificate: Path,
    host: str,
    trusted: bool,
    arrives: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The name is checked against the certificate, though the connection goes to an address."""
    hook = Hook()
    if trusted:
        context = ssl.create_default_context(cafile=str(certificate.with_name("certificate.pem")))
        monkeypatch.setattr(webhooks, "tls", lambda: context)

    async def run() -> None:
        server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        server.load_cert_chain(certificate)
        async with listening(hook, server):
            url = f"https://{host}:{hook.port}/"
            await deliver(url, "secret", NOTICE, resolver=Names(["127.0.0.1"]), allow_private=True)

    asyncio.run(run())
    assert len(hook.requests) == int(arrives)
    if not arrives:
        assert log(caplog) == f"webhook to https://{host}:{hook.port}: SSLCertVerificationError"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://example.org:443/a?b=c", "https://example.org/a?b=c"),
        ("http://example.org:8080/a#part", "http://example.org:8080/a"),
        ("HTTPS://Example.ORG/A", "https://example.org/A"),
        ("https://[2606:4700::1111]:8443/", "https://[2606:4700::1111]:8443/"),
        ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
    ],
)
def test_urls_as_they_are_kept(text: str, kept: str) -> None:
    assert check_url(text) == kept
    assert check_url(kept) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "https://",
        "https:///path",
        "https://user@example.org/",
        "https://user:password@example.org/",
        "https://example.org:22/",
        "https://example.org:0/",
        "https://example.org:1023/",
        "https://example.org:65536/",
        "https://example.org:http/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "https://example.org/\tx",
        "https://example.org\\@127.0.0.1/",
        "https://bücher.example/",
        "https://exam%70le.org/",
        "https://[::1/",
        "https://[fe80::1%25eth0]/",
        "https://localhost/",
        "https://a.localhost:8080/",
        "https://127.0.0.1/",
        "https://10.0.0.1:8080/",
        "https://[::1]/",
        "https://[::ffff:192.168.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://example.org/" + "x" * 500,
        None,
        7,
        ["https://example.org/"],
    ],
)
def test_urls_that_are_refused(text: object) -> None:
    with pytest.raises(BadUrl) as raised:
        check_url(text)
    assert isinstance(raised.value, KleinodError)
    assert raised.value.de.endswith(".")
    assert raised.value.en.endswith(".")
