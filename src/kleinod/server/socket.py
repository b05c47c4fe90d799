"""The WebSocket of a client: commands in, answers and updates out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, Struct, ValidationError, json

from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.event import SPECTATOR
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.engine.text import Text
from kleinod.server import messages as wire
from kleinod.server import texts
from kleinod.server.database.writer import DATABASE_ERRORS
from kleinod.server.errors import CommandError, Forbidden, NotFound, RateLimited, StorageUnavailable
from kleinod.server.identity import MAX_CHAT_LENGTH, clean
from kleinod.server.languages import known_language, language_of
from kleinod.server.limits import Bucket
from kleinod.server.live_table import LiveTable, encode
from kleinod.server.metrics import COMMANDS, CONNECTIONS, RECONNECTS, REFUSED
from kleinod.server.service import Service
from kleinod.server.table import commands
from kleinod.server.table.commands import Draft
from kleinod.server.table.table import Table
from kleinod.server.tables import now
from kleinod.server.workers import Tip

LOG = logging.getLogger(__name__)
LARGE, FORGOTTEN, FAST, SLOW = (1009, "too large"), (4001, "forgotten"), (4008, "too fast"), (4009, "too slow")
"""Codes and reasons for closing a connection."""
MAX_WAITING = 4_000_000
"""Bytes that may wait for a slow client before it is disconnected."""
CLOSE_TIMEOUT = 5.0
"""Seconds to deliver the reason for closing a connection."""
MAX_WARNINGS = 50
"""Refused commands above the rate limit before the connection is closed."""

DECODE_ERRORS = (DecodeError, ValidationError, RecursionError)
"""Errors of decoding a command; the last one for too many nested brackets."""

_decoder = json.Decoder(wire.AnyCommand)


class Connection:
    """A connected client, who watches one table at a time as one seat."""

    def __init__(
        self, service: Service, socket: WebSocket[Any, Any, Any], visitor: str | None, name: str | None
    ) -> None:
        self.visitor = visitor
        self.language = language_of(socket)
        self.seat = SPECTATOR
        self.number = 0
        self._service = service
        self._socket = socket
        self._name = name
        self._live: LiveTable | None = None
        self._bucket = Bucket(service.settings.requests_per_second)
        self._warnings = 0
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(service.settings.max_queued_messages)
        self._waiting = 0
        self._closing: tuple[int, str] | None = None

    # --- the connection --------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        await self._socket.accept()
        self._service.clients.add(self)
        CONNECTIONS.inc()
        sending = asyncio.create_task(self._send_all())
        self.send(encode(wire.Welcome(version=wire.VERSION, name=self._name, now=now())))
        try:
            while self._closing is None:
                await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self._stop_watching()
            self._service.clients.discard(self)
            CONNECTIONS.dec()
            if self._closing is not None:
                self._send_last()
                await asyncio.wait({sending}, timeout=CLOSE_TIMEOUT)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    def send(self, message: bytes) -> None:
        if self._outbox.full() or (self._waiting and self._waiting + len(message) > MAX_WAITING):
            self._close(SLOW)
            self._send_last()
        else:
            self._waiting += len(message)
            self._outbox.put_nowait(message)

    def watches(self, table: str) -> bool:
        return self._live is not None and self._live.table.id == table

    async def _send_all(self) -> None:
        while True:
            message = await self._outbox.get()
            if message is None:
                break
            await self._socket.send_data(message, mode="text")
            self._waiting -= len(message)
        assert self._closing is not None
        code, reason = self._closing
        await self._socket.close(code, reason)

    def _close(self, why: tuple[int, str]) -> None:
        """Close the connection once the current command is answered."""
        self._closing = self._closing or why
        self._stop_watching()

    def _send_last(self) -> None:
        """Queue the close after the waiting messages, or at once if there are too many of them."""
        if self._closing == SLOW or self._outbox.full():
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    # --- commands --------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        data = (await self._socket.receive_data(mode="text")).encode()
        if len(data) > wire.MAX_BYTES:
            self._refuse(None, RateLimited(texts.TOO_LARGE))
            self._close(LARGE)
            return
        id, kind = None, "none"
        began = monotonic()
        try:
            id = _id_in(data)
            self._check_rate()
            command = _decoder.decode(data)
            kind = type(command).__name__
            await self._check_visitor()
            await self._execute(command)
        except DECODE_ERRORS as error:
            self._refuse(id, _undecodable(error))
        except KleinodError as error:
            REFUSED.labels(kind).inc()
            self._refuse(id, error)
        except WebSocketDisconnect:
            raise
        except DATABASE_ERRORS:
            self._refuse(id, StorageUnavailable(texts.DATABASE_UNAVAILABLE))
        except Exception:
            LOG.exception("a command failed", extra={"command": kind})
            self._refuse(id, CommandError(texts.INTERNAL_ERROR))
        COMMANDS.labels(kind).observe(monotonic() - began)

    def _check_rate(self) -> None:
        if self._bucket.take():
            return
        self._warnings += 1
        if self._warnings > MAX_WARNINGS:
            self._close(FAST)
        raise RateLimited(texts.TOO_FAST)

    async def _check_visitor(self) -> None:
        """Refuse and disconnect a visitor who has been deleted meanwhile."""
        if self.visitor is not None and not await self._service.tables.is_known(self.visitor):
            self._close(FORGOTTEN)
            raise Forbidden(texts.NO_VISITOR)

    def _refuse(self, id: int | None, error: KleinodError) -> None:
        rule = error.rule if isinstance(error, IllegalMove) else None
        self.send(encode(wire.Refusal(id=id, rule=rule, text=error.in_language(self.language))))

    async def _execute(self, command: wire.AnyCommand) -> None:
        match command:
            case wire.Watch():
                await self._watch(command)
            case wire.Unwatch():
                self._stop_watching()
            case wire.Play(moves=moves, seen=seen):
                seat = self._own_seat()
                draft = await self._change(lambda table: commands.play(table, seat=seat, moves=moves, seen=seen))
                if draft is not None and draft.refusal is not None:
                    raise draft.refusal
            case wire.Why():
                self._explain(command)
                return
            case wire.RequestHint():
                self._ask_hint(command.id)
                return
            case wire.Undo():
                seat = self._own_seat()
                await self._change(lambda table: commands.undo(table, seat=seat))
            case wire.AnswerUndo(agreed=agreed):
                seat = self._own_seat()
                await self._change(lambda table: commands.answer_undo(table, seat=seat, agreed=agreed))
            case wire.Resign():
                seat = self._own_seat()
                await self._change(lambda table: commands.resign(table, seat=seat))
            case wire.Replace():
                seat = self._own_seat()
                await self._change(lambda table: commands.replace(table, seat=seat))
            case wire.ReclaimSeat():
                seat = self._own_seat()
                await self._change(lambda table: commands.reclaim_seat(table, seat=seat))
            case wire.Say(text=text):
                await self._say(text)
            case wire.Ping():
                pass
        self.send(encode(wire.Accepted(command.id)))

    async def _watch(self, command: wire.Watch) -> None:
        if command.lang is not None:
            self.language = known_language(command.lang)
        live = await self._service.tables.open(command.table)
        table = live.table
        if not table.may_see(self.visitor, command.invite):
            raise NotFound(texts.NO_TABLE)
        if command.seat is not None and command.seat not in table.seats_of(self.visitor):
            raise Forbidden(texts.NO_SEAT)
        self._stop_watching()
        self.seat = SPECTATOR if command.seat is None else command.seat
        self._live = live
        if command.since:
            RECONNECTS.inc()
        await self._service.tables.watch(live, self, since=command.since)

    def _stop_watching(self) -> None:
        if self._live is not None:
            self._live.watchers.discard(self)
            self._live = None

    def _watched(self) -> LiveTable:
        if self._live is None:
            raise NotFound(texts.NO_TABLE)
        return self._live

    def _own_seat(self) -> int:
        """The watched seat, if it still belongs to this visitor."""
        if self.seat == SPECTATOR or self.seat not in self._watched().table.seats_of(self.visitor):
            raise Forbidden(texts.NO_SEAT)
        return self.seat

    async def _change(self, make: Callable[[Table], Draft]) -> Draft | None:
        return await self._service.tables.command(self._watched(), make)

    def _explain(self, command: wire.Why) -> None:
        id = command.id
        seat = self._own_seat()
        table = self._watched().table
        match = commands.running(table)
        if table.awaited != seat:
            raise CommandError(texts.NOT_YOUR_TURN)
        refusal = match.why_not(command.move or _option(match.game, command))
        if refusal is None:
            self.send(encode(wire.Reason(id=id, legal=True, rule=None, text="")))
        else:
            text = refusal.in_language(self.language)
            self.send(encode(wire.Reason(id=id, legal=False, rule=refusal.rule, text=text)))

    def _ask_hint(self, id: int) -> None:
        """Ask for a hint in the background, so that other commands can be answered meanwhile."""
        seat, live = self._own_seat(), self._watched()
        match = commands.check_hint(live.table, seat=seat)
        assert self.visitor is not None
        thinking = self._service.hints.give(live.table, match, seat, self.visitor)
        self._service.tables.spawn(self._hint(id, live, seat, match, thinking))

    async def _hint(self, id: int, live: LiveTable, seat: int, match: Match, thinking: Awaitable[Tip]) -> None:
        try:
            tip = await thinking
            if self._live is not live or self.seat != seat:
                raise CommandError(texts.STALE)
            await self._service.tables.command(live, partial(commands.hint, seat=seat, match=match))
            text = tip.reason(match.game, seat).in_language(self.language)
            self.send(encode(wire.Hint(id=id, move=tip.move, text=text)))
        except KleinodError as error:
            self._refuse(id, error)
        except DATABASE_ERRORS:
            self._refuse(id, StorageUnavailable(texts.DATABASE_UNAVAILABLE))

    async def _say(self, text: str) -> None:
        live = self._watched()
        if self.visitor is None or not live.table.seats_of(self.visitor):
            raise Forbidden(texts.NO_SEAT)
        await self._service.tables.say(live, visitor=self.visitor, text=clean(text, MAX_CHAT_LENGTH, texts.BAD_CHAT))


def _option(game: Game, command: wire.Why) -> Option:
    """The option of a game with this verb and these parts."""
    for option in game.options.values():
        if option.verb == command.verb and option.parts_data() == command.parts:
            return option
    raise CommandError(texts.NO_SUCH_MOVE)


class _OnlyId(Struct):
    id: wire.Id


def _id_in(data: bytes) -> int | None:
    """The id of a message even if it is not a valid command, so that the refusal can carry it."""
    try:
        return json.decode(data, type=_OnlyId).id
    except DECODE_ERRORS:
        return None


def _undecodable(error: Exception) -> CommandError:
    return CommandError(Text(f"Das ist kein gültiger Befehl: {error}.", f"This is not a valid command: {error}."))
