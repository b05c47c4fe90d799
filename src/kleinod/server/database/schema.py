"""The tables of the database. The log is authoritative; `tables` and `seats` are derived from it, for lists."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),  # None: deleted
    Column("webhook", Text),
    Column("webhook_secret", Text),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # number of log entries when this row was written
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("awaited", Integer),
    Column("awaited_visitor", Text),
    Column("awaited_bot", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("seats", Text, nullable=False),  # JSON, for lists
    Column("result", Text),  # likewise
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_of_state", "state", "listed", "changed_at"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_of_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_of_visitor", "visitor"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    # two processes cannot both write the same entry of a table
    PrimaryKeyConstraint("table_id", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("visitor", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index("chat_of_visitor", "visitor"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("game", Text, primary_key=True),  # a table's id, or the hash of an uploaded record
    Column("done", Integer, nullable=False),  # decisions judged so far
    Column("total", Integer, nullable=False),  # decisions to judge
    Column("changed_at", BigInteger, nullable=False),
    Column("result", Text),  # JSON, when all are judged
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # link: to another device; seat: for a program
    Column("visitor", Text, nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    Column("expires_at", BigInteger),
    Index("tokens_of_visitor", "visitor"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
