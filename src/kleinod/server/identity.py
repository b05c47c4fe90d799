"""Visitors without accounts: signed cookies, links to another device, tokens for programs."""

import hmac
import secrets
import unicodedata
from hashlib import sha256

from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine

from kleinod.engine.text import Text
from kleinod.server import texts
from kleinod.server.database import schema
from kleinod.server.database.store import Row, Store
from kleinod.server.database.writer import Writer
from kleinod.server.errors import CommandError, NotFound

COOKIE = "kleinod"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_MILLISECONDS = 24 * 3600 * 1000
MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 500


class Identity:
    def __init__(self, *, store: Store, writer: Writer, key: str) -> None:
        self._store = store
        self._writer = writer
        self._key = key.encode()

    # --- cookies ---------------------------------------------------------------------------------------------------

    def sign(self, visitor: str) -> str:
        """The value of a visitor's cookie."""
        return f"{visitor}.{self._signature(visitor)}"

    def read(self, cookie: str | None) -> str | None:
        """The visitor of a cookie, None without a valid one."""
        if cookie is None or len(cookie) > 200 or not cookie.isascii():
            return None
        visitor, _, signature = cookie.partition(".")
        return visitor if hmac.compare_digest(signature, self._signature(visitor)) else None

    def _signature(self, visitor: str) -> str:
        return hmac.new(self._key, visitor.encode(), sha256).hexdigest()

    # --- visitors --------------------------------------------------------------------------------------------------

    async def create_visitor(self, name: str, at: int) -> str:
        """Create a visitor; returns the id."""
        visitor = secrets.token_urlsafe(16)
        row = {"id": visitor, "name": clean(name, MAX_NAME_LENGTH, texts.BAD_NAME), "created_at": at}
        await self._writer.write(schema.visitors.insert().values(row))
        return visitor

    async def known(self, visitor: str | None) -> Row | None:
        """The row of a visitor who has not been deleted."""
        row = None if visitor is None else await self._store.visitor(visitor)
        return row if row is not None and row.name is not None else None

    # --- tokens ----------------------------------------------------------------------------------------------------

    async def make_link(self, visitor: str, at: int) -> str:
        """A single-use token that signs the visitor in on another device."""
        return await self._make("link", visitor, expires_at=at + LINK_MILLISECONDS)

    async def follow_link(self, token: str, at: int) -> str:
        """The visitor of a link; the link cannot be used again."""
        row = await self._store.token(_hash(token), "link")
        if row is None or row.expires_at < at:
            raise NotFound(texts.NO_PERSON)
        used = await self._writer.write(delete(schema.tokens).where(schema.tokens.c.hash == row.hash))
        if used != [1]:
            raise NotFound(texts.NO_PERSON)
        return str(row.visitor)

    async def make_seat_token(self, visitor: str, table: str, seat: int) -> str:
        """A token with which a program plays a seat; replaces an earlier one."""
        tokens = schema.tokens
        earlier = delete(tokens).where(tokens.c.kind == "seat", tokens.c.table_id == table, tokens.c.seat == seat)
        await self._writer.write(earlier)
        return await self._make("seat", visitor, table_id=table, seat=seat)

    async def read_seat_token(self, token: str) -> Row | None:
        return await self._store.token(_hash(token), "seat")

    async def _make(self, kind: str, visitor: str, **more: object) -> str:
        token = secrets.token_urlsafe(24)
        row = {"hash": _hash(token), "kind": kind, "visitor": visitor, **more}
        await self._writer.write(schema.tokens.insert().values(row))
        return token


def _hash(token: str) -> str:
    """Only hashes of tokens are stored: reading the database gives nobody a token."""
    return sha256(token.encode()).hexdigest()


async def signing_key(engine: AsyncEngine, store: Store) -> str:
    """The key that signs cookies, the same in all processes; created at the first start."""
    insert = postgresql_insert if engine.dialect.name == "postgresql" else sqlite_insert
    row = {"name": "signing_key", "value": secrets.token_hex(32)}
    async with engine.begin() as connection:
        await connection.execute(insert(schema.secrets).values(row).on_conflict_do_nothing())
    key = await store.secret("signing_key")
    assert key is not None
    return key


def clean(text: str, max_length: int, error: Text) -> str:
    """A text on one line, without invisible characters; raises CommandError if it is then empty or too long."""
    normal = unicodedata.normalize("NFC", text)
    visible = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in normal)
    line = " ".join(visible.split())
    if not 1 <= len(line) <= max_length:
        raise CommandError(error)
    return line
