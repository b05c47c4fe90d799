"""Clocks: they come from the log's times, warn once, and then a bot takes the seat."""

from functools import partial

from kleinod.server.table import commands
from kleinod.server.table.clock import HOUR, LIVE_GRACE, SECOND
from kleinod.server.table.plan import ClockPlan, SeatPlan
from tests.server.table.log import Logged, kinds, started

LIVE = ClockPlan("live", minutes=1, plus=5)
TURNS = ClockPlan("turns", hours=8)


def move(logged: Logged) -> None:
    match = logged.table.match
    assert match is not None
    decision = match.decision
    assert decision is not None
    done = next((o.text for o in decision.options if o.text == "done"), decision.options[0].text)
    if logged.table.awaited_bot is None:
        logged.do(partial(commands.play, seat=decision.player, moves=[done], seen=None))
    else:
        logged.do(partial(commands.play_bot, seat=decision.player, moves=[done]))


def tick(logged: Logged) -> None:
    logged.do(partial(commands.time_out, now=logged.now))


def test_time_runs_for_who_is_awaited_and_is_added_after_the_turn():
    logged = started(clock=LIVE)
    first = logged.awaited
    assert logged.table.deadline == logged.now + 60 * SECOND
    logged.now += 20 * SECOND
    while logged.table.awaited == first:
        move(logged)
    clock = logged.clock
    assert clock.left[first] == 45 * SECOND
    assert clock.left[1 - first] == 60 * SECOND
    assert logged.table.deadline == logged.now + 60 * SECOND


def test_a_warning_then_a_bot():
    logged = started(clock=LIVE)
    seat = logged.awaited
    logged.now += 59 * SECOND
    tick(logged)
    assert kinds(logged.table)[-1] != "warned"
    logged.now += 1 * SECOND
    tick(logged)
    assert kinds(logged.table)[-1] == "warned"
    assert logged.table.deadline == logged.now + LIVE_GRACE
    logged.now += LIVE_GRACE
    tick(logged)
    assert kinds(logged.table)[-1] == "timed_out"
    assert logged.table.seats[seat].status == "timed_out"
    assert logged.table.awaited_bot is not None
    assert logged.table.deadline is None
    logged.do(partial(commands.reclaim_seat, seat=seat))
    assert logged.table.awaited_person is not None


def test_who_moves_after_the_warning_plays_on():
    logged = started(clock=LIVE)
    seat = logged.awaited
    logged.now += 61 * SECOND
    tick(logged)
    while logged.table.awaited == seat:
        move(logged)
    assert logged.table.seats[seat].status == "sitting"
    assert logged.clock.left[seat] == 5 * SECOND


def test_hours_for_each_turn():
    logged = started(clock=TURNS)
    first, deadline = logged.awaited, logged.now + 8 * HOUR
    logged.now += 3 * HOUR
    while logged.table.awaited == first:
        assert logged.table.deadline == deadline
        move(logged)
    assert logged.table.deadline == logged.now + 8 * HOUR
    logged.now += 8 * HOUR
    tick(logged)
    assert logged.table.deadline == logged.now + 2 * HOUR


def test_nobodys_time_runs_while_a_bot_thinks():
    logged = started(SeatPlan("own"), SeatPlan("bot", bot="random"), clock=LIVE)
    while logged.table.awaited == 0:
        move(logged)
    assert logged.table.deadline is None
    left = logged.clock.left[0]
    logged.now += 300 * SECOND
    while logged.table.awaited == 1:
        move(logged)
    assert logged.clock.left[0] == left
    assert logged.table.deadline == logged.now + left


def test_clocks_are_the_same_after_a_restart():
    logged = started(clock=LIVE)
    for _ in range(8):
        logged.now += 3 * SECOND
        move(logged)
    again = logged.read_again()
    assert again.deadline == logged.table.deadline
    assert again.clock is not None
    assert again.clock.left == logged.clock.left
