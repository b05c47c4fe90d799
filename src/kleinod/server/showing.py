"""A table as messages: what everybody may know of it, and what one seat may."""

from collections.abc import Mapping

from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.server.messages import (
    Category,
    Choice,
    ClockInfo,
    Happening,
    Question,
    Result,
    SeatInfo,
    Situation,
    TableInfo,
    UndoInfo,
)
from kleinod.server.table.table import Seat, Table, Told
from kleinod.server.words import HAPPENED

Names = Mapping[str, str | None]
"""Visitors' names by id; None for somebody who wished to be forgotten."""


def seat_name(seat: Seat, names: Names) -> str | None:
    if seat.visitor is None:
        return None
    name = names.get(seat.visitor)
    return seat.plan.name if name is not None and seat.plan.kind == "hotseat" and seat.plan.name else name


def show_seats(table: Table, names: Names) -> list[SeatInfo]:
    return [
        SeatInfo(
            kind=seat.plan.kind,
            name=seat_name(seat, names),
            taken=seat.taken,
            bot=seat.bot,
            standing=seat.standing,
            host=seat.visitor == table.host,
        )
        for seat in table.seats
    ]


def show_table(table: Table, names: Names) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.plan.game,
        state=table.state,
        seats=show_seats(table, names),
        options=table.match.options if table.match is not None else table.plan.options,
        listed=table.plan.listed,
        hints=table.plan.with_hints,
        clock=_show_clock(table),
        start=table.plan.start_kind,
        commitment=table.commitment,
        deal_hash=table.deal_hash,
        request=None if table.request is None else UndoInfo(table.request.seat, sorted(table.request.agreed)),
        result=_show_result(table),
        created_at=table.created_at,
        again=table.again,
    )


def _show_clock(table: Table) -> ClockInfo | None:
    plan = table.plan.clock
    if plan is None:
        return None
    clock = table.clock
    if clock is None:
        return ClockInfo(plan.kind, [], None, warned=False)
    return ClockInfo(plan.kind, clock.left[:], table.deadline, clock.warned)


def _show_result(table: Table) -> Result | None:
    winners = table.winners()
    if winners is None or table.match is None:
        return None
    if not table.match.over:
        return Result(winners, None, None, [])
    sheet = table.match.score_sheet()
    things = table.game.things
    ids = dict.fromkeys(id for points in sheet for id in points)
    return Result(winners, table.match.scores(), sheet, [Category(id, things[id].de, things[id].en) for id in ids])


def show_situation(table: Table, seat: int) -> Situation | None:
    """How the game stands for a seat, or SPECTATOR."""
    match = table.match
    if match is None:
        return None
    awaited = table.awaited
    undo: str | None = None
    if seat != SPECTATOR and table.state == "running" and table.seats[seat].bot is None:
        if match.can_undo(seat):
            undo = "free"
        elif table.request is None and table.latest_move_of(seat) is not None:
            undo = "ask"
    return Situation(
        view=dict(match.view(seat)),
        awaited=awaited,
        question=show_question(match) if awaited == seat else None,
        undo=undo,  # type: ignore[arg-type]
    )


def show_question(match: Match) -> Question | None:
    decision = match.decision
    if decision is None:
        return None
    options = [Choice(option.text, option.de, option.en) for option in decision.options]
    return Question(decision.kind, decision.de, decision.en, options, decision.series)


def show_happenings(table: Table, seat: int, since: int) -> list[Happening]:
    """What a seat was told after so many events."""
    told = table.told[seat]
    return [show_happening(table, told[i], i + 1) for i in range(max(since, 0), len(told))]


def show_happening(table: Table, told: Told, number: int) -> Happening:
    kind = told["kind"]
    said = HAPPENED[kind] if kind in HAPPENED else table.game.sentence(told, "{player}")
    what = {key: value for key, value in told.items() if key not in ("kind", "player", "rule")}
    player = told["player"]
    return Happening(
        number=number,
        kind=kind,
        player=None if player == SPECTATOR else player,
        rule=told.get("rule"),
        de=said.de,
        en=said.en,
        what=what,
    )
