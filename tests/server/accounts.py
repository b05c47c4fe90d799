"""In the end: what the database holds, against what each player sent, was answered and saw."""

from collections import Counter

from msgspec import json

from kleinod.server.database.engine import connect
from kleinod.server.database.store import Store
from kleinod.server.presenter import event_messages
from kleinod.server.table.entry import Moved, read_entry
from kleinod.server.table.table import Table
from tests.server.players import Player, Sent


async def read_table(database: str, id: str) -> tuple[Table, Counter[Sent]]:
    """A table as its log makes it, and the commands that it holds."""
    engine = connect(database)
    try:
        rows = await Store(engine).entries(id, 0)
    finally:
        await engine.dispose()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
    table = Table(id)
    held: Counter[Sent] = Counter()
    for row in rows:
        entry = read_entry(row.entry)
        if isinstance(entry, Moved):
            held[entry.seat, len(table.sent[entry.seat]), " + ".join(entry.moves)] += 1
        table.apply(entry, row.at)
    return table, held


async def settle(database: str, players: list[Player]) -> Table:
    """Compare a table with everything that its players know; they have seen all of it by now."""
    table, held = await read_table(database, players[0].table)
    for player in players:
        mine = Counter({sent: count for sent, count in held.items() if sent[0] == player.seat})
        assert player.accepted <= mine, "something acknowledged is lost"
        assert mine <= player.sent, "something is there twice, or was never sent"
        shown = json.decode(json.encode(event_messages(table, player.seat, 0, "en")))
        assert player.events == shown, "the events seen are not those that happened"
    return table
