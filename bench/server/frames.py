"""The least of a WebSocket client, so that what is measured is the server: text frames, no compression, no checks."""

import asyncio
import struct
from collections.abc import Callable
from typing import cast

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: a2xlaW5vZC1rbGVpbm9kLQ==\r\ncookie: {cookie}\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""A client has to mask what it sends; with this nothing changes by it."""


class Frames(asyncio.Protocol):
    """Calls `heard` with each text."""

    def __init__(self, *, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._hello = HANDSHAKE.format(host=host, cookie=cookie).encode()
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(buffer[:end].decode())
            del buffer[: end + 4]
            self._open = True
        start = 0
        while (frame := _frame(buffer, start)) is not None:
            kind, begin, start = frame
            if kind == TEXT:
                self._heard(bytes(buffer[begin:start]))
            elif kind == PING:
                self._send(PONG, bytes(buffer[begin:start]))
            elif kind == CLOSE:
                raise ConnectionError(buffer[begin + 2 : start].decode())
        del buffer[:start]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._transport.close()

    def _send(self, kind: int, content: bytes) -> None:
        if len(content) < 126:
            head = struct.pack("!BB", 0x80 | kind, MASKED | len(content))
        else:
            head = struct.pack("!BBH", 0x80 | kind, MASKED | 126, len(content))
        self._transport.write(head + NO_MASK + content)


def _frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """Kind, beginning and end of the next frame, None if it is not there yet."""
    if len(buffer) < start + 2:
        return None
    length, begin = buffer[start + 1], start + 2
    if length == 126:
        if len(buffer) < start + 4:
            return None
        length, begin = struct.unpack_from("!H", buffer, start + 2)[0], start + 4
    elif length == 127:
        if len(buffer) < start + 10:
            return None
        length, begin = struct.unpack_from("!Q", buffer, start + 2)[0], start + 10
    return (buffer[start] & 0x0F, begin, begin + length) if len(buffer) >= begin + length else None
