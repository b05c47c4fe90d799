"""Plain names: `part` is `entropy` in the log, `standing` is `status` in the rows of tables"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

log = sa.table("log", sa.column("table_id"), sa.column("number"), sa.column("entry"))
tables = sa.table("tables", sa.column("id"), sa.column("seats"))


def upgrade() -> None:
    _rename_in_log("part", "entropy")
    _rename_in_seats("standing", "status")


def downgrade() -> None:
    _rename_in_log("entropy", "part")
    _rename_in_seats("status", "standing")


def _rename_in_log(old: str, new: str) -> None:
    """Only two kinds of entries, at most one for each seat of a table, have the key."""
    connection = op.get_bind()
    kinds = sa.or_(log.c.entry.like('{"kind":"created"%'), log.c.entry.like('{"kind":"joined"%'))
    for row in connection.execute(sa.select(log).where(kinds)).all():
        entry = _renamed(json.loads(row.entry), old, new)
        here = sa.and_(log.c.table_id == row.table_id, log.c.number == row.number)
        connection.execute(sa.update(log).where(here).values(entry=_text(entry)))


def _rename_in_seats(old: str, new: str) -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables)).all():
        seats = [_renamed(seat, old, new) for seat in json.loads(row.seats)]
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(seats=_text(seats)))


def _renamed(data: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    return {new if key == old else key: value for key, value in data.items()}


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
