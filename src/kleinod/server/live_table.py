"""A table held in memory, and the connections that watch it."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from msgspec import json

from kleinod.engine.event import SPECTATOR
from kleinod.server.messages import ChatLine, ChatMessage, Message, Situation, Snapshot, TableInfo, Update
from kleinod.server.presenter import Names, event_messages, situation_message, table_message
from kleinod.server.table.table import Table

_encoder = json.Encoder()


class Watcher(Protocol):
    """A connection that sees a table as one seat, or as SPECTATOR, in one language."""

    seat: int
    language: str
    visitor: str | None
    number: int
    """Number of the last event that was sent."""

    def send(self, message: bytes) -> None: ...


class LiveTable:
    """A table and its watchers. Changing the table requires its lock; a watcher is sent only what its seat may know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bot: asyncio.Task[None] | None = None
        self.row: dict[str, object] | None = None
        self.chat_number = 0
        # what watchers have last been sent, by seat and language, so that only changes are
        self._situations: dict[tuple[int, str], Situation | None] = {}
        self._infos: dict[str, TableInfo] = {}

    @property
    def idle(self) -> bool:
        return not self.watchers and self.bot is None and not self.lock.locked()

    def clear_bot_task(self) -> None:
        """Forget the task that moved bots here, which is done."""
        self.bot = None

    def send_snapshot(self, watcher: Watcher, names: Names, *, since: int, chat: list[ChatLine]) -> None:
        """Send everything to a new watcher, and add it."""
        table, seat, language = self.table, watcher.seat, watcher.language
        if language not in self._infos:
            self._infos[language] = table_message(table, names, language)
        situation = situation_message(table, seat, language)
        self._situations[seat, language] = situation
        watcher.number = len(table.sent[seat])
        seats = table.seats_of(watcher.visitor)
        snapshot = Snapshot(
            table=self._infos[language],
            seat=None if seat == SPECTATOR else seat,
            seats=seats,
            invite=table.invite if seats or watcher.visitor == table.host else None,
            events=event_messages(table, seat, since, language),
            number=watcher.number,
            situation=situation,
            chat=chat,
        )
        watcher.send(encode(snapshot))
        self.watchers.add(watcher)

    def publish(self, names: Names) -> None:
        """Send each watcher what has changed for its seat, encoded once for each seat and language."""
        if not self.watchers:
            self._infos.clear()
            self._situations.clear()
            return
        self._check_seats()
        alike: dict[tuple[int, str], list[Watcher]] = {}
        for watcher in self.watchers:
            alike.setdefault((watcher.seat, watcher.language), []).append(watcher)
        before, self._infos = self._infos, {}
        for _, language in alike:
            if language not in self._infos:
                self._infos[language] = table_message(self.table, names, language)
        changed = {language: info for language, info in self._infos.items() if info != before.get(language)}
        for (seat, language), watchers in alike.items():
            # all watchers of a seat are at the same event
            message = self._update(seat, language, watchers[0].number, changed.get(language))
            for watcher in watchers:
                watcher.number = len(self.table.sent[seat])
                if message is not None:
                    watcher.send(message)

    def _check_seats(self) -> None:
        """Make spectators of watchers who have left their seat: its events are for the next player there."""
        for watcher in self.watchers:
            if watcher.seat != SPECTATOR and watcher.seat not in self.table.seats_of(watcher.visitor):
                watcher.seat = SPECTATOR
                watcher.number = len(self.table.sent[SPECTATOR])

    def _update(self, seat: int, language: str, since: int, info: TableInfo | None) -> bytes | None:
        """The update for a seat; None if nothing has changed for it, as even the time of a hidden move is a hint."""
        situation = situation_message(self.table, seat, language)
        changed = None if situation == self._situations.get((seat, language)) else situation
        self._situations[seat, language] = situation
        events = event_messages(self.table, seat, since, language)
        if not events and changed is None and info is None:
            return None
        return encode(Update(events=events, number=len(self.table.sent[seat]), situation=changed, table=info))

    def publish_chat(self, chat: Sequence[ChatLine]) -> None:
        """Send all watchers the lines of chat that they do not have yet."""
        for said in chat:
            if said.number > self.chat_number:
                self.chat_number = said.number
                message = encode(ChatMessage(said))
                for watcher in list(self.watchers):
                    watcher.send(message)


def encode(message: Message) -> bytes:
    return _encoder.encode(message)
