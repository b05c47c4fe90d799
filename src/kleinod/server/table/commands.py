"""The commands at a table: each checks the table and returns the entry to be written, or raises CommandError."""

from msgspec import Struct

from kleinod import catalogue, library
from kleinod.bots import BOTS
from kleinod.engine.chance import Chance
from kleinod.engine.checked import unknown
from kleinod.engine.decision import DONE
from kleinod.engine.errors import BadOption, IllegalMove
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.server import texts
from kleinod.server.errors import CommandError, Forbidden
from kleinod.server.table import entry as log
from kleinod.server.table.plan import Plan
from kleinod.server.table.table import Table, begin

MAX_MOVES = 100
"""In one command."""
WORLDS = 16
"""Re-dealt matches that are compared to find out whether a player has learned something."""
SUBSTITUTE = "solid"
"""The bot that plays for somebody who has left: quick, and plays decently."""


class Draft(Struct, frozen=True):
    """An entry to be written, and the match after it if moves were tried."""

    entry: log.AnyEntry
    match: Match | None = None
    refusal: IllegalMove | None = None
    """A later move was illegal, but the player had already learned something: the moves before it stand."""


# --- before the game -------------------------------------------------------------------------------------------------


def check_plan(plan: Plan) -> None:
    """Raises BadOption, BadPosition or CommandError for a plan that cannot be played."""
    game = catalogue.load(plan.game)
    if plan.start.position is None:
        library.check_players(game, len(plan.seats))
    if all(seat.kind == "bot" for seat in plan.seats):
        raise CommandError(texts.NO_OWN_SEAT)
    if sum(seat.kind == "own" for seat in plan.seats) > 1:
        raise CommandError(texts.ONE_OWN_SEAT)
    for seat in plan.seats:
        if (seat.kind == "bot") != (seat.bot is not None):
            raise CommandError(texts.BOT_NAME)
        if seat.bot is not None and seat.bot not in BOTS:
            raise BadOption(unknown(seat.bot, list(BOTS)))
    if plan.start.seed is not None and plan.start.position is not None:
        raise CommandError(texts.SEED_OR_POSITION)
    match = begin(plan, 0 if plan.start.seed is None else int(plan.start.seed))
    if match.seats != len(plan.seats):
        raise BadOption(texts.OTHER_PLAYERS.fill({"players": match.seats}))


def join(table: Table, *, visitor: str, seat: int | None, invite: str | None, entropy: str) -> Draft:
    if table.state != "open":
        raise CommandError(texts.NOT_OPEN)
    if table.seats_of(visitor):
        raise CommandError(texts.SITTING_ALREADY)
    invited = invite == table.invite or visitor == table.host
    free = [
        i
        for i, place in enumerate(table.seats)
        if not place.taken and (place.plan.kind == "open" or invited) and (seat is None or seat == i)
    ]
    if free:
        return Draft(log.Joined(free[0], visitor, entropy))
    if seat is not None and 0 <= seat < len(table.seats) and not table.seats[seat].taken:
        raise Forbidden(texts.INVITED_ONLY)
    raise CommandError(texts.SEAT_TAKEN)


def leave(table: Table, *, visitor: str) -> Draft:
    """Give up a seat before the start; when the host does, the table is closed."""
    if table.state != "open":
        raise CommandError(texts.NOT_OPEN)
    if visitor == table.host:
        return Draft(log.Closed())
    seats = table.seats_of(visitor)
    if not seats:
        raise CommandError(texts.NO_SEAT)
    return Draft(log.Left(seats[0]))


def start(table: Table, *, visitor: str) -> Draft:
    if table.state != "open":
        raise CommandError(texts.NOT_OPEN)
    if visitor != table.host:
        raise Forbidden(texts.HOST_ONLY)
    if not all(seat.taken for seat in table.seats):
        raise CommandError(texts.SEATS_FREE)
    return Draft(log.Started(table.game.rules_version))


# --- moves -----------------------------------------------------------------------------------------------------------


def play(table: Table, *, seat: int, moves: list[str], seen: int | None) -> Draft:
    """Play all of the moves or none; `seen` is the number of the last event that the player knew of.

    One exception: if a move is illegal but the moves before it have shown the player something, those stand. Otherwise
    a player could look at hidden cards without moving.
    """
    _check_person(table, seat)
    if seen is not None and seen != len(table.sent[seat]):
        raise CommandError(texts.STALE)
    return play_bot(table, seat=seat, moves=moves)


def play_bot(table: Table, *, seat: int, moves: list[str]) -> Draft:
    """Play moves on a seat, whether a person or a bot plays there."""
    match = running(table)
    if table.awaited != seat:
        raise CommandError(texts.NOT_YOUR_TURN)
    if not 1 <= len(moves) <= MAX_MOVES:
        raise CommandError(texts.NO_MOVES)
    after = match.clone()
    after.stages = []
    shown = 0
    for done, move in enumerate(moves, 1):
        if done > 1 and _made_by_itself(match, after, move):
            moves = moves[: done - 1]
            break
        try:
            if after.question is not None and after.question.player != seat:
                raise IllegalMove(None, texts.NOT_YOUR_TURN)
            after.play(move)
        except IllegalMove as refusal:
            after.back_to(match.move_count + shown)
            if shown and _has_learned(match, after, seat, moves[:shown]):
                return Draft(log.Moved(seat, moves[:shown]), after, refusal)
            raise
        if after.revealed:
            shown = done
    return Draft(log.Moved(seat, moves), after)


def _made_by_itself(before: Match, after: Match, move: str) -> bool:
    """Whether a move belongs to a series that has ended early because the game made the only moves left by itself."""
    first, now = before.decision, after.decision
    if first is None or first.series == 1 or move == DONE or all(option.text != move for option in first.options):
        return False
    left = first.series - (after.move_count - before.move_count)
    return now is None or now.player != first.player or now.kind != first.kind or now.series != left


def _has_learned(before: Match, after: Match, seat: int, moves: list[str]) -> bool:
    """Whether moves have shown their player something new.

    They have if an event was shown to that player alone, or if the same moves lead to another position in a match that
    the player could not have told apart from this one.
    """
    if after.events_for(seat, before.event_count) != after.events_for(SPECTATOR, before.event_count):
        return True
    known = after.position(seat=seat)
    for number in range(WORLDS):
        world = before.redeal(seat, Chance(number))
        for move in moves:
            if world.why_not(move) is not None:
                return True
            world.play(move)
        if world.position(seat=seat) != known:
            return True
    return False


# --- taking back -----------------------------------------------------------------------------------------------------


def undo(table: Table, *, seat: int) -> Draft:
    """Take back the latest move: at once if nobody has learned anything from it, else by asking the others."""
    match = running(table)
    _check_person(table, seat)
    if table.can_undo(seat):
        return Draft(log.Undone(seat, match.move_count - 1))
    to = table.latest_move_of(seat)
    if to is None:
        raise CommandError(texts.NOTHING_BACK)
    if table.request is not None:
        raise CommandError(texts.REQUEST_OPEN)
    return Draft(log.UndoAsked(seat, to))


def answer_undo(table: Table, *, seat: int, agreed: bool) -> Draft:
    running(table)
    _check_person(table, seat)
    if table.request is None:
        raise CommandError(texts.NO_REQUEST)
    if table.seats[seat].visitor == table.seats[table.request.seat].visitor and agreed:
        raise Forbidden(texts.NOT_YOURS_TO_AGREE)
    return Draft(log.UndoAnswered(seat, agreed))


# --- hints -----------------------------------------------------------------------------------------------------------


def check_hint(table: Table, *, seat: int) -> Match:
    """The match, if a seat may ask for a hint now."""
    match = running(table)
    if not table.plan.with_hints:
        raise Forbidden(texts.NO_HINTS)
    _check_person(table, seat)
    if table.awaited != seat:
        raise CommandError(texts.NOT_YOUR_TURN)
    return match


def hint(table: Table, *, seat: int, match: Match) -> Draft:
    """Count a hint, unless the match has changed since it was asked for."""
    if table.match is not match:
        raise CommandError(texts.STALE)
    check_hint(table, seat=seat)
    return Draft(log.Hinted(seat))


# --- coming and going ------------------------------------------------------------------------------------------------


def resign(table: Table, *, seat: int) -> Draft:
    running(table)
    if table.seats[seat].status == "resigned":
        raise CommandError(texts.GIVEN_AWAY)
    return Draft(log.Resigned(seat, SUBSTITUTE))


def replace(table: Table, *, seat: int) -> Draft:
    running(table)
    _check_person(table, seat)
    return Draft(log.Replaced(seat, SUBSTITUTE))


def reclaim_seat(table: Table, *, seat: int) -> Draft:
    running(table)
    if table.seats[seat].status not in ("replaced", "timed_out"):
        raise CommandError(texts.NOT_GIVEN_AWAY)
    return Draft(log.Returned(seat))


def time_out(table: Table, *, now: int) -> Draft | None:
    """Handle a passed deadline: first a warning, then a bot takes over."""
    clock, deadline = table.clock, table.deadline
    if clock is None or deadline is None or clock.awaited is None or now < deadline:
        return None
    seat = clock.awaited
    return Draft(log.TimedOut(seat, SUBSTITUTE) if clock.warned else log.Warned(seat))


# --- who -------------------------------------------------------------------------------------------------------------


def own_seat(table: Table, visitor: str | None, seat: int | None) -> int:
    """The seat that a visitor acts for; with a single seat it may be left out."""
    seats = table.seats_of(visitor)
    if seat is None and len(seats) == 1:
        return seats[0]
    if seat is None or seat not in seats:
        raise Forbidden(texts.NO_SEAT)
    return seat


def _check_person(table: Table, seat: int) -> None:
    """Refuse if a bot plays for the player of this seat."""
    if table.seats[seat].bot is not None:
        raise CommandError(texts.GIVEN_AWAY)


def running(table: Table) -> Match:
    if table.state != "running" or table.match is None:
        raise CommandError(texts.NOT_RUNNING)
    return table.match
