"""Queries on the database."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kleinod.server.database import schema
from kleinod.server.database.schema import chat, log, seats, tables, tokens, visitors

LIST_LENGTH = 100

Row = Any
"""A row of a query, its columns by name."""


class Store:
    """All reading from the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _all(self, query: Select[Any]) -> Sequence[Row]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row] = (await connection.execute(query)).all()
            return rows

    async def _first(self, query: Select[Any]) -> Row | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def check(self) -> None:
        """Raises an error if the database cannot be read."""
        await self._first(select(func.count()).select_from(schema.secrets))

    # --- tables ----------------------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int) -> Sequence[Row]:
        """(number, at, entry) of a log, in order."""
        query = select(log.c.number, log.c.at, log.c.entry).where(log.c.table_id == table, log.c.number > after)
        return await self._all(query.order_by(log.c.number))

    async def listed(self, states: Collection[str]) -> Sequence[Row]:
        query = select(tables).where(tables.c.listed, tables.c.state.in_(states))
        return await self._all(query.order_by(tables.c.changed_at.desc()).limit(LIST_LENGTH))

    async def tables_of(self, visitor: str, *, maximum: int | None) -> Sequence[Row]:
        """The tables at which somebody sits or is the host, the newest first; `most=None` for all."""
        sitting = select(seats.c.table_id).where(seats.c.visitor == visitor)
        query = select(tables).where(or_(tables.c.id.in_(sitting), tables.c.host == visitor))
        return await self._all(query.order_by(tables.c.changed_at.desc()).limit(maximum))

    async def count_open(self, visitor: str) -> int:
        """The number of tables of a host that are not over."""
        query = select(func.count()).where(tables.c.host == visitor, tables.c.state.in_(("open", "running")))
        row = await self._first(query)
        return 0 if row is None else row[0]

    async def due(self, now: int) -> list[str]:
        """Tables whose deadline has passed."""
        query = select(tables.c.id).where(tables.c.deadline <= now, tables.c.state == "running").limit(LIST_LENGTH)
        return [row[0] for row in await self._all(query)]

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables where a bot is to move and that have not changed since `before`."""
        query = select(tables.c.id).where(
            tables.c.state == "running", tables.c.awaited_bot, tables.c.changed_at <= before
        )
        return [row[0] for row in await self._all(query)]

    async def awaited_at(self, ids: Collection[str], visitors: Collection[str]) -> Sequence[Row]:
        """(id, game, visitor) of those among the tables that wait for one of the visitors."""
        query = select(tables.c.id, tables.c.game, tables.c.awaited_visitor)
        return await self._all(query.where(tables.c.id.in_(ids), tables.c.awaited_visitor.in_(visitors)))

    async def counts(self) -> dict[str, int]:
        """The number of tables in each state."""
        rows = await self._all(select(tables.c.state, func.count()).group_by(tables.c.state))
        return {row[0]: row[1] for row in rows}

    async def analysis(self, game: str) -> Row | None:
        return await self._first(select(schema.analyses).where(schema.analyses.c.game == game))

    # --- chat ------------------------------------------------------------------------------------------------------

    async def chat(self, table: str, after: int = 0) -> Sequence[Row]:
        query = select(chat).where(chat.c.table_id == table, chat.c.number > after)
        rows = await self._all(query.order_by(chat.c.number.desc()).limit(LIST_LENGTH))
        return rows[::-1]

    async def chat_of(self, visitor: str) -> Sequence[Row]:
        return await self._all(select(chat).where(chat.c.visitor == visitor).order_by(chat.c.at))

    # --- visitors --------------------------------------------------------------------------------------------------

    async def visitor(self, id: str) -> Row | None:
        return await self._first(select(visitors).where(visitors.c.id == id))

    async def names(self, ids: Collection[str]) -> dict[str, str | None]:
        rows = await self._all(select(visitors.c.id, visitors.c.name).where(visitors.c.id.in_(ids)))
        return {row[0]: row[1] for row in rows}

    async def token(self, hash: str, kind: str) -> Row | None:
        return await self._first(select(tokens).where(tokens.c.hash == hash, tokens.c.kind == kind))

    async def secret(self, name: str) -> str | None:
        row = await self._first(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
        return None if row is None else row[0]
