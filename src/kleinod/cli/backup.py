"""`kleinod backup`: a copy of the SQLite database while the service runs."""

import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from kleinod.cli.texts import Translator, phrase
from kleinod.engine.errors import KleinodError


class CannotBackUp(KleinodError):
    """There is nothing to copy, or the copy cannot be written."""


def command(arguments: Namespace, translator: Translator) -> None:
    # imported here because it is slow, and other commands do not need it
    from kleinod.server.database.engine import file_of, is_sqlite
    from kleinod.server.settings import default_database

    database = arguments.database or default_database()
    if not is_sqlite(database):
        raise CannotBackUp(phrase("backup.sqlite_only"))
    source, target = file_of(database), Path(arguments.file)
    if not source.is_file():
        raise CannotBackUp(phrase("backup.nothing", file=source))
    if target.exists():
        raise CannotBackUp(phrase("backup.exists", file=target))
    try:
        # the copy is consistent even while the service writes
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise CannotBackUp(phrase("backup.failed", file=target, reason=error)) from error
    print(translator.say("backup.done", file=target))
