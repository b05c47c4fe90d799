"""A table held in memory, and those who watch it."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from msgspec import json

from kleinod.engine.event import SPECTATOR
from kleinod.server.messages import Message, Said, Situation, Snapshot, Spoken, TableInfo, Update
from kleinod.server.showing import Names, show_happenings, show_situation, show_table
from kleinod.server.table.table import Table

_encoder = json.Encoder()


class Watcher(Protocol):
    """Somebody who sees a table as one seat, or as SPECTATOR."""

    seat: int
    visitor: str | None
    number: int
    """The last event that was sent."""

    def send(self, message: bytes) -> None: ...


class Live:
    """Whoever changes the table holds its lock; whoever watches is sent what changed for their seat, and only that."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bot: asyncio.Task[None] | None = None
        self.row: dict[str, object] | None = None
        self.chat_number = 0
        # what those who watch have last been shown, so that what has not changed is not sent
        self._situations: dict[int, Situation | None] = {}
        self._info: TableInfo | None = None

    @property
    def idle(self) -> bool:
        return not self.watchers and self.bot is None and not self.lock.locked()

    def rest_bot(self) -> None:
        """Nobody moves a bot here any more."""
        self.bot = None

    def welcome(self, watcher: Watcher, names: Names, *, since: int, chat: list[Said]) -> None:
        """Send all that there is to somebody who begins to watch."""
        table, seat = self.table, watcher.seat
        self._info = self._info or show_table(table, names)
        situation = show_situation(table, seat)
        self._situations[seat] = situation
        watcher.number = len(table.told[seat])
        seats = table.seats_of(watcher.visitor)
        snapshot = Snapshot(
            table=self._info,
            seat=None if seat == SPECTATOR else seat,
            seats=seats,
            invite=table.invite if seats or watcher.visitor == table.host else None,
            events=show_happenings(table, seat, since),
            number=watcher.number,
            situation=situation,
            chat=chat,
        )
        watcher.send(encode(snapshot))
        self.watchers.add(watcher)

    def publish(self, names: Names) -> None:
        """Send everybody what has changed for them."""
        if not self.watchers:
            self._info = None
            self._situations.clear()
            return
        self._check_seats()
        info = show_table(self.table, names)
        changed = info if info != self._info else None
        self._info = info
        by_seat: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            by_seat.setdefault(watcher.seat, []).append(watcher)
        for seat, watchers in by_seat.items():
            # all of them have been sent everything up to the last publication
            message = self._update(seat, watchers[0].number, changed)
            for watcher in watchers:
                watcher.number = len(self.table.told[seat])
                if message is not None:
                    watcher.send(message)

    def _check_seats(self) -> None:
        """Whoever has left a seat sees the table as those do who only watch: the seat's stream belongs to the next."""
        for watcher in self.watchers:
            if watcher.seat != SPECTATOR and watcher.seat not in self.table.seats_of(watcher.visitor):
                watcher.seat = SPECTATOR
                watcher.number = len(self.table.told[SPECTATOR])

    def _update(self, seat: int, since: int, info: TableInfo | None) -> bytes | None:
        """What a seat is sent; nothing if nothing has changed for it, so that not even the time of a secret shows."""
        situation = show_situation(self.table, seat)
        changed = None if situation == self._situations.get(seat) else situation
        self._situations[seat] = situation
        events = show_happenings(self.table, seat, since)
        if not events and changed is None and info is None:
            return None
        return encode(Update(events=events, number=len(self.table.told[seat]), situation=changed, table=info))

    def speak(self, chat: Sequence[Said]) -> None:
        """Send everybody the lines of the chat that have not been sent before."""
        for said in chat:
            if said.number > self.chat_number:
                self.chat_number = said.number
                message = encode(Spoken(said))
                for watcher in list(self.watchers):
                    watcher.send(message)


def encode(message: Message) -> bytes:
    return _encoder.encode(message)
