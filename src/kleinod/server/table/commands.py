"""What may be done at a table: each command looks at the table and gives the entry to be written, or refuses."""

from msgspec import Struct

from kleinod import catalogue
from kleinod.engine.chance import Chance
from kleinod.engine.errors import BadOption, IllegalMove
from kleinod.engine.event import SPECTATOR
from kleinod.engine.match import Match
from kleinod.engine.words import Words
from kleinod.server import words
from kleinod.server.levels import SUBSTITUTE, check_level
from kleinod.server.table import entry as log
from kleinod.server.table.plan import Plan
from kleinod.server.table.table import Table, begin
from kleinod.server.words import Forbidden, Refused

MOST_MOVES = 100
"""In one command."""
DONE = "done"
"""What ends a series in every game."""
WORLDS = 16
"""So many re-dealt matches tell whether a player has learned something."""


class Draft(Struct, frozen=True):
    """An entry that may be written, and the match as it will be then, if moves were tried."""

    entry: log.AnyEntry
    match: Match | None = None
    refusal: IllegalMove | None = None
    """Moves after these were not legal, but their player has learned something by then: what was done stays done."""


# --- before the game -------------------------------------------------------------------------------------------------


def check_plan(plan: Plan) -> None:
    """Raises whatever is wrong with a plan."""
    game = catalogue.load(plan.game)
    if plan.start.position is None and not game.least_players <= len(plan.seats) <= game.most_players:
        least, most = game.least_players, game.most_players
        raise BadOption(
            Words(
                f"{game.name.de} spielen {least} bis {most} Personen.",
                f"{game.name.en} is for {least} to {most} players.",
            )
        )
    if all(seat.kind == "bot" for seat in plan.seats):
        raise Refused(words.NO_OWN_SEAT)
    if sum(seat.kind == "own" for seat in plan.seats) > 1:
        raise Refused(words.ONE_OWN_SEAT)
    for seat in plan.seats:
        if (seat.kind == "bot") != (seat.bot is not None):
            raise Refused(words.BOT_NAME)
        if seat.bot is not None:
            check_level(seat.bot)
    if plan.start.seed is not None and plan.start.position is not None:
        raise Refused(words.SEED_OR_POSITION)
    match = begin(plan, 0 if plan.start.seed is None else int(plan.start.seed))
    if match.seats != len(plan.seats):
        raise BadOption(
            Words(f"Diese Stellung ist für {match.seats} Personen.", f"This position is for {match.seats} players.")
        )


def join(table: Table, *, visitor: str, seat: int | None, invite: str | None, part: str) -> Draft:
    if table.state != "open":
        raise Refused(words.NOT_OPEN)
    if table.seats_of(visitor):
        raise Refused(words.SITTING_ALREADY)
    invited = invite == table.invite or visitor == table.host
    free = [
        i
        for i, place in enumerate(table.seats)
        if not place.taken and (place.plan.kind == "open" or invited) and (seat is None or seat == i)
    ]
    if free:
        return Draft(log.Joined(free[0], visitor, part))
    if seat is not None and 0 <= seat < len(table.seats) and not table.seats[seat].taken:
        raise Forbidden(words.INVITED_ONLY)
    raise Refused(words.SEAT_TAKEN)


def leave(table: Table, *, visitor: str) -> Draft:
    """Before the start; when the host leaves, the table is closed."""
    if table.state != "open":
        raise Refused(words.NOT_OPEN)
    if visitor == table.host:
        return Draft(log.Closed())
    seats = table.seats_of(visitor)
    if not seats:
        raise Refused(words.NO_SEAT)
    return Draft(log.Left(seats[0]))


def start(table: Table, *, visitor: str) -> Draft:
    if table.state != "open":
        raise Refused(words.NOT_OPEN)
    if visitor != table.host:
        raise Forbidden(words.HOST_ONLY)
    if not all(seat.taken for seat in table.seats):
        raise Refused(words.SEATS_FREE)
    return Draft(log.Started(table.game.rules_version))


# --- moves -----------------------------------------------------------------------------------------------------------


def play(table: Table, *, seat: int, moves: list[str], seen: int | None) -> Draft:
    """All of the moves or none; `seen` is the number of the last event that the player knew of.

    None, unless a move that is not legal comes after moves that have taught their player something: then those stay, or
    a player could look without going.
    """
    _check_person(table, seat)
    if seen is not None and seen != len(table.told[seat]):
        raise Refused(words.STALE)
    return play_bot(table, seat=seat, moves=moves)


def play_bot(table: Table, *, seat: int, moves: list[str]) -> Draft:
    """The same, whoever plays on that seat."""
    match = running(table)
    if table.awaited != seat:
        raise Refused(words.NOT_YOUR_TURN)
    if not 1 <= len(moves) <= MOST_MOVES:
        raise Refused(words.NO_MOVES)
    after = match.clone()
    shown = 0
    for done, move in enumerate(moves, 1):
        if done > 1 and _made_by_itself(match, after, move):
            moves = moves[: done - 1]
            break
        try:
            if after.asking is not None and after.asking.player != seat:
                raise IllegalMove(None, words.NOT_YOUR_TURN)
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
    """Whether a move was chosen in a series of like ones that is over: only one way was left, and the game went it."""
    first, now = before.decision, after.decision
    if first is None or first.series == 1 or move == DONE or all(option.text != move for option in first.options):
        return False
    left = first.series - (after.move_count - before.move_count)
    return now is None or now.player != first.player or now.kind != first.kind or now.series != left


def _has_learned(before: Match, after: Match, seat: int, moves: list[str]) -> bool:
    """Whether moves have taught their player something.

    Was anything told to that player alone? Or would the same moves have shown something else in another match that, for
    all the player knew, could have been this one?
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
    """Freely if nobody has learned anything by the latest move, else by asking the others."""
    match = running(table)
    _check_person(table, seat)
    if match.can_undo(seat):
        return Draft(log.Undone(seat, match.move_count - 1))
    to = table.latest_move_of(seat)
    if to is None:
        raise Refused(words.NOTHING_BACK)
    if table.request is not None:
        raise Refused(words.REQUEST_OPEN)
    return Draft(log.UndoAsked(seat, to))


def answer_undo(table: Table, *, seat: int, agreed: bool) -> Draft:
    running(table)
    _check_person(table, seat)
    if table.request is None:
        raise Refused(words.NO_REQUEST)
    if table.seats[seat].visitor == table.seats[table.request.seat].visitor and agreed:
        raise Forbidden(words.NOT_YOURS_TO_AGREE)
    return Draft(log.UndoAnswered(seat, agreed))


# --- hints -----------------------------------------------------------------------------------------------------------


def check_hint(table: Table, *, seat: int) -> Match:
    """The match in which a seat may ask what the computer would do."""
    match = running(table)
    if not table.plan.with_hints:
        raise Forbidden(words.NO_HINTS)
    _check_person(table, seat)
    if table.awaited != seat:
        raise Refused(words.NOT_YOUR_TURN)
    return match


def hint(table: Table, *, seat: int, match: Match) -> Draft:
    """Told once and counted, if the match is still the one that was thought about."""
    if table.match is not match:
        raise Refused(words.STALE)
    check_hint(table, seat=seat)
    return Draft(log.Hinted(seat))


# --- coming and going ------------------------------------------------------------------------------------------------


def resign(table: Table, *, seat: int) -> Draft:
    running(table)
    if table.seats[seat].standing == "resigned":
        raise Refused(words.GIVEN_AWAY)
    return Draft(log.Resigned(seat, SUBSTITUTE))


def replace(table: Table, *, seat: int) -> Draft:
    running(table)
    _check_person(table, seat)
    return Draft(log.Replaced(seat, SUBSTITUTE))


def come_back(table: Table, *, seat: int) -> Draft:
    running(table)
    if table.seats[seat].standing not in ("replaced", "timed_out"):
        raise Refused(words.NOT_GIVEN_AWAY)
    return Draft(log.Returned(seat))


def time_out(table: Table, *, now: int) -> Draft | None:
    """What follows when a deadline has passed: a warning, then a bot."""
    clock, deadline = table.clock, table.deadline
    if clock is None or deadline is None or clock.awaited is None or now < deadline:
        return None
    seat = clock.awaited
    return Draft(log.TimedOut(seat, SUBSTITUTE) if clock.warned else log.Warned(seat))


# --- who -------------------------------------------------------------------------------------------------------------


def own_seat(table: Table, visitor: str | None, seat: int | None) -> int:
    """The seat that a visitor speaks for; with one seat it need not be said."""
    seats = table.seats_of(visitor)
    if seat is None and len(seats) == 1:
        return seats[0]
    if seat is None or seat not in seats:
        raise Forbidden(words.NO_SEAT)
    return seat


def _check_person(table: Table, seat: int) -> None:
    """Whoever has given a seat away does not play there, until they come back."""
    if table.seats[seat].bot is not None:
        raise Refused(words.GIVEN_AWAY)


def running(table: Table) -> Match:
    if table.state != "running" or table.match is None:
        raise Refused(words.NOT_RUNNING)
    return table.match
