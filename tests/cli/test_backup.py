"""`kleinod backup` and what `kleinod serve` refuses, without a service."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.conftest import Kleinod


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def test_a_database_is_copied_whole(kleinod: Kleinod, tmp_path: Path) -> None:
    source, target = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    with closing(sqlite3.connect(source)) as database:
        database.execute("pragma journal_mode=wal")
        database.execute("create table t (n)")
        database.execute("insert into t values (7)")
        database.commit()
        # still open, as in a running service
        run = kleinod("backup", str(target), "--database", address(source))
    assert (run.code, run.err) == (0, "")
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("select n from t").fetchall() == [(7,)]
    again = kleinod("backup", str(target), "--database", address(source))
    assert again.code == 2
    assert "already exists" in again.err


def test_what_cannot_be_copied(kleinod: Kleinod, tmp_path: Path) -> None:
    assert "no service has run" in kleinod("backup", "x", "--database", address(tmp_path / "none")).err
    assert "pg_dump" in kleinod("backup", "x", "--database", "postgresql+asyncpg://h/d").err
    assert "one of sqlite" in kleinod("backup", "x", "--database", "mysql://h/d").err
    nowhere = kleinod("backup", str(tmp_path / "no" / "b"), "--database", address(tmp_path / "none"), "--lang", "de")
    assert nowhere.code == 2


def test_what_cannot_be_served(kleinod: Kleinod, tmp_path: Path) -> None:
    several = kleinod("serve", "--workers", "2", "--database", address(tmp_path / "a"), "--lang", "de")
    assert several.code == 2
    assert "brauchen PostgreSQL" in several.err
    assert "Cannot listen" in kleinod("serve", "--host", "203.0.113.1", "--database", address(tmp_path / "a")).err
    nowhere = kleinod("serve", "--port", "0", "--database", address(tmp_path / "no" / "a"))
    assert nowhere.code == 2
    assert "cannot be opened" in nowhere.err
