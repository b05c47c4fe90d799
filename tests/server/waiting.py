"""Tables that wait, for a bot or for time to pass, whatever becomes of the process that should see to it."""

import asyncio
from random import Random

from sqlalchemy import text

from kleinod.server.database.engine import connect
from tests.server.accounts import read_table
from tests.server.players import Player, seat_pair
from tests.server.processes import PATIENCE

NO_BOTS = ("--bots", "0")
"""A process in which bots never come to an end with thinking."""
MINUTE = 60_000


async def until_a_bot_is_awaited(player: Player) -> None:
    """At a new table; the player has left when this returns."""
    await player.arrive()
    await player.create([{"kind": "own"}, {"kind": "bot", "bot": "random"}])
    await player.watch()
    playing = asyncio.create_task(player.play_on(Random(1)))
    async with asyncio.timeout(PATIENCE):
        while not await _waits(player):
            await asyncio.sleep(0.05)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await player.see_all()
    await player.leave()


async def _waits(player: Player) -> bool:
    """Whether the bot, and it has more than one option (with only one it need not think)."""
    before = player.number
    awaited = player.situation is not None and player.situation["awaited"] != player.seat
    await asyncio.sleep(0.5)
    return awaited and player.number == before


async def until_the_bot_has_moved(player: Player, seconds: float) -> None:
    """Whether anybody looks on or not."""
    before = player.number
    await player.watch()
    await player.until(lambda: player.number > before, seconds)
    await player.leave()


async def sit_down_with_a_clock(first: Player, second: Player) -> None:
    await seat_pair(first, second, clock={"kind": "live", "minutes": 1, "plus": 0})
    for player in (first, second):
        await player.leave()


async def pass_time(database: str, table: str, *, minutes: int) -> None:
    """Let everything have happened earlier; nobody may hold the table in memory."""
    engine = connect(database)
    async with engine.begin() as connection:
        passed = {"passed": minutes * MINUTE, "id": table}
        await connection.execute(text("update log set at = at - :passed where table_id = :id"), passed)
        change = "update tables set deadline = deadline - :passed, changed_at = changed_at - :passed where id = :id"
        await connection.execute(text(change), passed)
    await engine.dispose()


async def until_happened(database: str, table: str, kind: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            told = (await read_table(database, table))[0].sent[0]
            if told[-1]["kind"] == kind:
                return
            await asyncio.sleep(0.1)
