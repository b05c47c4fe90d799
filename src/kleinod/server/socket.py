"""One WebSocket a client: commands in, answers and updates out."""

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
from kleinod.engine.match import Match
from kleinod.engine.words import Words
from kleinod.server import messages as wire
from kleinod.server import words
from kleinod.server.database.writer import TROUBLE
from kleinod.server.house import now
from kleinod.server.identity import LONGEST_CHAT, clean
from kleinod.server.limits import Bucket
from kleinod.server.live import Live, encode
from kleinod.server.metrics import COMMANDS, CONNECTIONS, RECONNECTS, REFUSED
from kleinod.server.service import Service
from kleinod.server.table import commands
from kleinod.server.table.commands import Draft
from kleinod.server.table.table import Table
from kleinod.server.words import Forbidden, Refused, TooMuch, Unknown, Unsaved
from kleinod.server.workers import Tip

LOG = logging.getLogger(__name__)
LARGE, FORGOTTEN, FAST, SLOW = (1009, "too large"), (4001, "forgotten"), (4008, "too fast"), (4009, "too slow")
"""Why a connection is closed."""
MOST_WAITING = 4_000_000
"""So many bytes may wait for a slow client before it is sent away."""
LAST_WORDS = 5.0
"""So many seconds there are for telling somebody why the connection is closed."""
MOST_WARNINGS = 50
"""So many commands that came too fast are refused before the connection is closed."""

NO_COMMAND = (DecodeError, ValidationError, RecursionError)
"""What reading raises, the last for brackets within brackets within brackets."""

_decoder = json.Decoder(wire.AnyCommand)


class Connection:
    """A client, who watches one table at a time as one seat."""

    def __init__(
        self, service: Service, socket: WebSocket[Any, Any, Any], visitor: str | None, name: str | None
    ) -> None:
        self.visitor = visitor
        self.seat = SPECTATOR
        self.number = 0
        self._service = service
        self._socket = socket
        self._name = name
        self._live: Live | None = None
        self._bucket = Bucket(service.settings.per_second)
        self._warnings = 0
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(service.settings.messages_at_once)
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
            self._look_away()
            self._service.clients.discard(self)
            CONNECTIONS.dec()
            if self._closing is not None:
                self._send_last()
                await asyncio.wait({sending}, timeout=LAST_WORDS)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    def send(self, message: bytes) -> None:
        if self._outbox.full() or (self._waiting and self._waiting + len(message) > MOST_WAITING):
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
        """When the command at hand is answered."""
        self._closing = self._closing or why
        self._look_away()

    def _send_last(self) -> None:
        """The end comes after what still waits, or at once if too much of that does."""
        if self._closing == SLOW or self._outbox.full():
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    # --- commands --------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        data = (await self._socket.receive_data(mode="text")).encode()
        if len(data) > wire.MOST_BYTES:
            self._refuse(None, TooMuch(words.TOO_LARGE))
            self._close(LARGE)
            return
        id, kind = None, "none"
        began = monotonic()
        try:
            id = _id_in(data)
            self._check_speed()
            command = _decoder.decode(data)
            kind = type(command).__name__
            await self._check_visitor()
            await self._obey(command)
        except NO_COMMAND as error:
            self._refuse(id, _not_understood(error))
        except KleinodError as error:
            REFUSED.labels(kind).inc()
            self._refuse(id, error)
        except WebSocketDisconnect:
            raise
        except TROUBLE:
            self._refuse(id, Unsaved(words.UNSAVED))
        except Exception:
            LOG.exception("a command went wrong", extra={"command": kind})
            self._refuse(id, Refused(words.BROKEN))
        COMMANDS.labels(kind).observe(monotonic() - began)

    def _check_speed(self) -> None:
        if self._bucket.take():
            return
        self._warnings += 1
        if self._warnings > MOST_WARNINGS:
            self._close(FAST)
        raise TooMuch(words.TOO_FAST)

    async def _check_visitor(self) -> None:
        """Whoever wished to be forgotten meanwhile is nobody."""
        if self.visitor is not None and not await self._service.house.knows(self.visitor):
            self._close(FORGOTTEN)
            raise Forbidden(words.NO_VISITOR)

    def _refuse(self, id: int | None, error: KleinodError) -> None:
        rule = error.rule if isinstance(error, IllegalMove) else None
        self.send(encode(wire.Refusal(id=id, rule=rule, de=error.de, en=error.en)))

    async def _obey(self, command: wire.AnyCommand) -> None:
        match command:
            case wire.Watch():
                await self._watch(command)
            case wire.Unwatch():
                self._look_away()
            case wire.Play(moves=moves, seen=seen):
                seat = self._own_seat()
                draft = await self._change(lambda table: commands.play(table, seat=seat, moves=moves, seen=seen))
                if draft is not None and draft.refusal is not None:
                    raise draft.refusal
            case wire.Why(move=move):
                self._tell_why(command.id, move)
                return
            case wire.AskHint():
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
            case wire.ComeBack():
                seat = self._own_seat()
                await self._change(lambda table: commands.come_back(table, seat=seat))
            case wire.Say(text=text):
                await self._say(text)
            case wire.Ping():
                pass
        self.send(encode(wire.Accepted(command.id)))

    async def _watch(self, command: wire.Watch) -> None:
        live = await self._service.house.open(command.table)
        table = live.table
        if not table.may_see(self.visitor, command.invite):
            raise Unknown(words.NO_TABLE)
        if command.seat is not None and command.seat not in table.seats_of(self.visitor):
            raise Forbidden(words.NO_SEAT)
        self._look_away()
        self.seat = SPECTATOR if command.seat is None else command.seat
        self._live = live
        if command.since:
            RECONNECTS.inc()
        await self._service.house.watch(live, self, since=command.since)

    def _look_away(self) -> None:
        if self._live is not None:
            self._live.watchers.discard(self)
            self._live = None

    def _watched(self) -> Live:
        if self._live is None:
            raise Unknown(words.NO_TABLE)
        return self._live

    def _own_seat(self) -> int:
        """The seat that is watched, if it still belongs to this visitor."""
        if self.seat == SPECTATOR or self.seat not in self._watched().table.seats_of(self.visitor):
            raise Forbidden(words.NO_SEAT)
        return self.seat

    async def _change(self, make: Callable[[Table], Draft]) -> Draft | None:
        return await self._service.house.command(self._watched(), make)

    def _tell_why(self, id: int, move: str) -> None:
        seat = self._own_seat()
        table = self._watched().table
        match = commands.running(table)
        if table.awaited != seat:
            raise Refused(words.NOT_YOUR_TURN)
        refusal = match.why_not(move)
        if refusal is None:
            self.send(encode(wire.Reason(id=id, legal=True, rule=None, de="", en="")))
        else:
            self.send(encode(wire.Reason(id=id, legal=False, rule=refusal.rule, de=refusal.de, en=refusal.en)))

    def _ask_hint(self, id: int) -> None:
        """Thought about beside: meanwhile other commands are obeyed."""
        seat, live = self._own_seat(), self._watched()
        match = commands.check_hint(live.table, seat=seat)
        assert self.visitor is not None
        thinking = self._service.hints.give(live.table, match, seat, self.visitor)
        self._service.house.spawn(self._hint(id, live, seat, match, thinking))

    async def _hint(self, id: int, live: Live, seat: int, match: Match, thinking: Awaitable[Tip]) -> None:
        try:
            tip = await thinking
            if self._live is not live or self.seat != seat:
                raise Refused(words.STALE)
            await self._service.house.command(live, partial(commands.hint, seat=seat, match=match))
            self.send(encode(wire.Hint(id=id, move=tip.move, de=tip.de, en=tip.en)))
        except KleinodError as error:
            self._refuse(id, error)
        except TROUBLE:
            self._refuse(id, Unsaved(words.UNSAVED))

    async def _say(self, text: str) -> None:
        live = self._watched()
        if self.visitor is None or not live.table.seats_of(self.visitor):
            raise Forbidden(words.NO_SEAT)
        await self._service.house.say(live, visitor=self.visitor, text=clean(text, LONGEST_CHAT, words.BAD_CHAT))


class _OnlyId(Struct):
    id: wire.Id


def _id_in(data: bytes) -> int | None:
    """The id even of something that is no command, so that it is answered all the same."""
    try:
        return json.decode(data, type=_OnlyId).id
    except NO_COMMAND:
        return None


def _not_understood(error: Exception) -> Refused:
    return Refused(Words(f"Das ist kein Befehl: {error}.", f"This is no command: {error}."))
