"""Tables as messages: what everybody may know of a table, and what one seat may."""

from collections.abc import Mapping
from typing import Any

from kleinod.engine.decision import Decision
from kleinod.engine.event import SPECTATOR
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.engine.option import Option
from kleinod.engine.place import Cause
from kleinod.engine.preview import Preview
from kleinod.server.database.store import Row
from kleinod.server.messages import (
    Category,
    CauseInfo,
    ChangeInfo,
    Choice,
    ClockInfo,
    LogEvent,
    PlaceInfo,
    PreviewInfo,
    Question,
    Result,
    SeatInfo,
    Situation,
    TableInfo,
    UndoInfo,
)
from kleinod.server.table.table import Table
from kleinod.server.table_rows import SeatRow, TableSummary, read_result, read_seats, seat_row
from kleinod.server.texts import TABLE_EVENTS

Names = Mapping[str, str | None]
"""Visitors' names by id; None for a visitor who has been deleted."""

ENVELOPE = ("kind", "player", "rule", "number")
"""Keys that all events share; the others are their payload."""


# --- tables ----------------------------------------------------------------------------------------------------------


def seat_name(seat: SeatRow, names: Names) -> str | None:
    """The visitor's name, or the one given to a hot seat; None without a visitor, or if the visitor was deleted."""
    name = None if seat.visitor is None else names.get(seat.visitor)
    return seat.name if name is not None and seat.kind == "hotseat" and seat.name else name


def seat_message(seat: SeatRow, names: Names, *, host: str) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat_name(seat, names),
        taken=seat.visitor is not None or seat.bot is not None,
        bot=seat.bot,
        status=seat.status,
        host=seat.visitor == host,
    )


def summary_message(row: Row, visitor: str | None, names: Names) -> TableSummary:
    """A row of the database as a visitor sees it in a list."""
    seats = read_seats(row)
    return TableSummary(
        id=row.id,
        game=row.game,
        state=row.state,
        seats=[seat_message(seat, names, host=row.host) for seat in seats],
        mine=[i for i, seat in enumerate(seats) if visitor is not None and seat.visitor == visitor],
        awaited=row.awaited,
        your_turn=visitor is not None and row.awaited_visitor == visitor,
        deadline=row.deadline,
        listed=row.listed,
        result=read_result(row),
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def table_message(table: Table, names: Names) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.plan.game,
        state=table.state,
        seats=[seat_message(seat_row(seat), names, host=table.host) for seat in table.seats],
        options=table.match.options if table.match is not None else table.plan.options,
        listed=table.plan.listed,
        hints=table.plan.with_hints,
        clock=_clock_message(table),
        start=table.plan.start_kind,
        commitment=table.commitment,
        deal_hash=table.deal_hash,
        request=None if table.request is None else UndoInfo(table.request.seat, sorted(table.request.agreed)),
        result=_result_message(table),
        created_at=table.created_at,
        previous=table.previous,
    )


def _clock_message(table: Table) -> ClockInfo | None:
    plan = table.plan.clock
    if plan is None:
        return None
    clock = table.clock
    if clock is None:
        return ClockInfo(plan.kind, [], None, warned=False)
    return ClockInfo(plan.kind, clock.left[:], table.deadline, clock.warned)


def _result_message(table: Table) -> Result | None:
    winners = table.winners()
    if winners is None or table.match is None:
        return None
    if not table.match.over:
        return Result(winners, None, None, [])
    sheet = table.match.score_sheet()
    things = table.game.names
    ids = dict.fromkeys(id for points in sheet for id in points)
    return Result(winners, table.match.scores(), sheet, [Category(id, things[id].de, things[id].en) for id in ids])


# --- matches ---------------------------------------------------------------------------------------------------------


def situation_message(table: Table, seat: int) -> Situation | None:
    """The game as a seat, or SPECTATOR, sees it."""
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
        question=question_message(match) if awaited == seat else None,
        undo=undo,  # type: ignore[arg-type]
    )


def question_message(match: Match) -> Question | None:
    decision = match.decision
    if decision is None:
        return None
    cause = decision.cause
    return Question(
        kind=decision.kind,
        de=decision.de,
        en=decision.en,
        options=[
            choice_message(decision, option, preview)
            for option, preview in zip(decision.options, match.previews(), strict=True)
        ],
        series=decision.series,
        cause=None if cause is None else cause_message(cause),
        yes_no=decision.yes_no,
    )


def cause_message(cause: Cause) -> CauseInfo:
    name = cause.thing.name
    return CauseInfo(cause.thing.id, name.de, name.en, None if cause.player < 0 else cause.player)


def choice_message(decision: Decision, option: Option, preview: Preview) -> Choice:
    places = [
        PlaceInfo(
            place.zone,
            None if place.owner < 0 else place.owner,
            place.key or None,
            None if place.index < 0 else place.index,
        )
        for place in decision.places(option)
    ]
    label = decision.label(option)
    return Choice(option.text, label.de, label.en, option.verb, option.parts_data(), places, preview_message(preview))


def preview_message(preview: Preview) -> PreviewInfo:
    changes = [ChangeInfo(change.path, change.before, change.after) for change in preview.changes]
    return PreviewInfo(changes, preview.promises, preview.reveals, preview.ends_turn, preview.asks)


def event_messages(table: Table, seat: int, since: int) -> list[LogEvent]:
    """The events after number `since`, as they were sent to a seat."""
    sent = table.sent[seat]
    return [event_message(table.game, sent[i], i + 1) for i in range(max(since, 0), len(sent))]


def event_message(game: Game, event: dict[str, Any], number: int) -> LogEvent:
    """An event of a match or of its table, as a seat may know it."""
    kind = event["kind"]
    said = TABLE_EVENTS[kind] if kind in TABLE_EVENTS else game.sentence(event, "{player}")
    player = event["player"]
    return LogEvent(
        number=number,
        kind=kind,
        player=None if player == SPECTATOR else player,
        rule=event.get("rule"),
        de=said.de,
        en=said.en,
        payload={key: value for key, value in event.items() if key not in ENVELOPE},
    )
