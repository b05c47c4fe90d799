"""A table as its log makes it: who sits where, the match, and what each seat has been told."""

from collections import Counter
from typing import Any, Literal

from msgspec import to_builtins

from kleinod import catalogue
from kleinod.engine.chance import Chance
from kleinod.engine.event import SPECTATOR
from kleinod.engine.game import Game
from kleinod.engine.match import Match
from kleinod.server import deal
from kleinod.server.table import entry as log
from kleinod.server.table.clock import Clock
from kleinod.server.table.plan import Plan, SeatPlan

State = Literal["open", "running", "over", "closed"]
Standing = Literal["sitting", "resigned", "replaced", "timed_out"]
Told = dict[str, Any]
"""Something that happened, as one seat may know it."""


class Seat:
    """A place at a table."""

    def __init__(self, plan: SeatPlan) -> None:
        self.plan = plan
        self.visitor: str | None = None
        self.bot: str | None = plan.bot if plan.kind == "bot" else None
        self.part = ""
        self.standing: Standing = "sitting"

    @property
    def taken(self) -> bool:
        return self.visitor is not None or self.bot is not None

    @property
    def person(self) -> str | None:
        """The visitor who plays here now."""
        return self.visitor if self.bot is None else None

    def copy(self) -> "Seat":
        twin = Seat(self.plan)
        twin.visitor, twin.bot, twin.part, twin.standing = self.visitor, self.bot, self.part, self.standing
        return twin

    def describe(self) -> str:
        """Who began here, as the deal's hash and the record name it."""
        return f"bot {self.plan.bot}" if self.plan.kind == "bot" else "person"


class UndoRequest:
    """Somebody wants to take back more than is free."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to
        self.agreed: set[int] = set()

    def copy(self) -> "UndoRequest":
        twin = UndoRequest(self.seat, self.to)
        twin.agreed = set(self.agreed)
        return twin


class Table:
    """What the entries of a log make, one after another; only `apply` changes it."""

    plan: Plan
    host: str
    invite: str
    secret: str

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.state: State = "open"
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.request: UndoRequest | None = None
        self.deal_hash: str | None = None
        self.taken_back = 0
        self.hints: Counter[int] = Counter()
        self.created_at = self.changed_at = self.started_at = 0
        self.again: str | None = None
        # for each seat what it was told, the last for those who only watch
        self.told: list[list[Told]] = []
        # of each move: who made it, and how much each seat had been told then
        self._movers: list[int] = []
        self._ends: list[list[int]] = []
        self._started_with: list[int] = []

    # --- what there is ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return catalogue.load(self.plan.game)

    @property
    def commitment(self) -> str:
        return deal.commitment(self.secret)

    @property
    def awaited(self) -> int | None:
        """The seat that is asked now."""
        if self.state != "running" or self.match is None or self.match.asking is None:
            return None
        player: int = self.match.asking.player
        return player

    @property
    def awaited_bot(self) -> str | None:
        return None if self.awaited is None else self.seats[self.awaited].bot

    @property
    def awaited_person(self) -> str | None:
        return None if self.awaited is None else self.seats[self.awaited].person

    @property
    def deadline(self) -> int | None:
        return self.clock.deadline if self.clock is not None and self.state == "running" else None

    def seats_of(self, visitor: str | None) -> list[int]:
        """Where a visitor sits, with hot seats several."""
        return [i for i, seat in enumerate(self.seats) if visitor is not None and seat.visitor == visitor]

    def may_see(self, visitor: str | None, invite: str | None) -> bool:
        """Listed tables are open to all; others to whoever sits there or has the link."""
        return self.plan.listed or visitor == self.host or bool(self.seats_of(visitor)) or invite == self.invite

    def latest_move_of(self, seat: int) -> int | None:
        """How many moves there were before the latest one of a seat."""
        for i in range(len(self._movers) - 1, -1, -1):
            if self._movers[i] == seat:
                return i
        return None

    def winners(self) -> list[int] | None:
        """Who has won a table that is over."""
        if self.state != "over" or self.match is None:
            return None
        if self.match.over:
            return self.match.winners()
        return [i for i, seat in enumerate(self.seats) if seat.standing != "resigned"]

    def record(self, names: list[str]) -> str:
        """The game as text, with all about its deal: for tables that are over."""
        assert self.match is not None
        assert self.state == "over"
        headers: dict[str, object] = {
            "Names": names,
            "Seats": [seat.describe() for seat in self.seats],
            "Deal": to_builtins(self._deal()),
        }
        for name, standing in (("Resigned", "resigned"), ("Replaced", "replaced"), ("TimedOut", "timed_out")):
            seats = [i for i, seat in enumerate(self.seats) if seat.standing == standing]
            if seats:
                headers[name] = seats
        if self.taken_back:
            headers["TakenBack"] = self.taken_back
        if self.hints:
            headers["Hints"] = [self.hints[seat] for seat in range(len(self.seats))]
        return self.match.record(headers=headers)

    def copy(self) -> "Table":
        """Another table that can go on by itself; matches are never changed once they are at a table."""
        twin = Table(self.id)
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.told = [told[:] for told in self.told]
        twin.hints = self.hints.copy()
        twin._movers, twin._ends = self._movers[:], self._ends[:]
        twin.clock = None if self.clock is None else self.clock.copy()
        twin.request = None if self.request is None else self.request.copy()
        return twin

    # --- what happens ----------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry, at: int, match: Match | None = None) -> None:
        """Carry out an entry of the log; `match` is the match after its moves, if it was made already."""
        match entry:
            case log.Created():
                self._create(entry, at)
            case log.Joined(seat=seat, visitor=visitor, part=part):
                self.seats[seat].visitor, self.seats[seat].part = visitor, part
            case log.Left(seat=seat):
                self.seats[seat].visitor, self.seats[seat].part = None, ""
            case log.Closed():
                self.state = "closed"
            case log.Started():
                self._start(at)
            case log.Moved():
                self._move(entry, match)
            case log.UndoAsked(seat=seat, to=to):
                self.request = UndoRequest(seat, to)
                self._tell({"kind": "undo_asked", "player": seat})
                self._settle_request()
            case log.UndoAnswered(seat=seat, agreed=agreed):
                self._answer(seat, agreed=agreed)
            case log.Undone(seat=seat, to=to):
                self._take_back(seat, to)
            case log.Hinted(seat=seat):
                self.hints[seat] += 1  # nobody else learns of it before the end
            case log.Resigned(seat=seat, bot=bot):
                self._substitute(seat, bot, "resigned")
            case log.Replaced(seat=seat, bot=bot):
                self._substitute(seat, bot, "replaced")
            case log.TimedOut(seat=seat, bot=bot):
                self._substitute(seat, bot, "timed_out")
            case log.Returned(seat=seat):
                self.seats[seat].bot, self.seats[seat].standing = None, "sitting"
                self._tell({"kind": "returned", "player": seat})
            case log.Warned(seat=seat):
                self._tell({"kind": "warned", "player": seat})
                assert self.clock is not None
                self.clock.warn(at)
        self.number += 1
        self.changed_at = at
        if self.match is not None and self.match.over:
            self.state = "over"
        if self.clock is not None:
            self._set_clock(self.clock, at)

    def _create(self, entry: log.Created, at: int) -> None:
        self.plan = entry.plan
        self.host = entry.visitor
        self.invite = entry.invite
        self.secret = entry.secret
        self.again = entry.again
        self.created_at = at
        self.seats = [Seat(plan) for plan in entry.plan.seats]
        for seat in self.seats:
            if seat.plan.kind in ("own", "hotseat"):
                seat.visitor = entry.visitor
            if seat.plan.kind == "own":
                seat.part = entry.part
        self.told = [[] for _ in range(len(self.seats) + 1)]

    def _deal(self) -> deal.Deal:
        assert self.deal_hash is not None
        return deal.Deal(
            commitment=self.commitment,
            secret=self.secret,
            parts=self._parts(),
            hash=self.deal_hash,
            start=self.plan.start_kind,
        )

    def _parts(self) -> list[str]:
        return [seat.part for seat in self.seats]

    def _start(self, at: int) -> None:
        plan = self.plan
        seed = deal.seed_of(self.secret, self._parts()) if plan.start.seed is None else int(plan.start.seed)
        self.match = begin(plan, seed)
        self.deal_hash = deal.deal_hash(
            seed=seed,
            game=plan.game,
            options=self.match.options,
            seats=[seat.describe() for seat in self.seats],
        )
        self.state = "running"
        self.started_at = at
        self._tell({"kind": "started", "player": SPECTATOR, "hash": self.deal_hash})
        self._tell_from(self.match, 0)
        self._started_with = [len(told) for told in self.told]
        if plan.clock is not None:
            self.clock = Clock(plan.clock, len(self.seats))

    def _move(self, entry: log.Moved, made: Match | None) -> None:
        assert self.match is not None
        before, moves = self.match.event_count, self.match.move_count
        if made is None:
            made = self.match.clone()
            for move in entry.moves:
                made.play(move)
        self.match = made
        lengths = [len(told) for told in self.told]
        self._tell_from(self.match, before)
        self.request = None
        for end in self.match.event_counts(moves):
            self._movers.append(entry.seat)
            self._ends.append([length + end - before for length in lengths])

    def _tell_from(self, match: Match, since: int) -> None:
        """Each seat learns what happened in the match after so many events."""
        for seat in range(SPECTATOR, len(self.seats)):
            told = self.told[seat]
            for event in match.events_for(seat, since):
                del event["number"]
                told.append(event)

    def _tell(self, event: Told) -> None:
        """Something that everybody may know."""
        for told in self.told:
            told.append(event)

    def told_by_move(self) -> list[int]:
        """How many events everybody had been told of before the first move, and after each one."""
        return [ends[SPECTATOR] for ends in (self._started_with, *self._ends)]

    # --- taking back -----------------------------------------------------------------------------------------------

    def _take_back(self, seat: int, to: int) -> None:
        assert self.match is not None
        self.match = self.match.clone()
        self.match.back_to(to)
        del self._movers[to:]
        self.request = None
        ends = self._ends[to - 1] if to else self._started_with
        del self._ends[to:]
        for told, end in zip(self.told, ends, strict=True):
            told.append({"kind": "undone", "player": seat, "back_to": end})

    def _answer(self, seat: int, *, agreed: bool) -> None:
        assert self.request is not None
        self._tell({"kind": "undo_agreed" if agreed else "undo_refused", "player": seat})
        if agreed:
            self.request.agreed.add(seat)
            self._settle_request()
        else:
            self.request = None

    def _settle_request(self) -> None:
        """When everybody else who is a person has agreed, it is done; bots agree with everything."""
        request = self.request
        assert request is not None
        asker = self.seats[request.seat].visitor
        others = {i for i, seat in enumerate(self.seats) if seat.person is not None and seat.person != asker}
        if others <= request.agreed:
            self.taken_back += 1
            self._take_back(request.seat, request.to)

    # --- seats and clocks ------------------------------------------------------------------------------------------

    def _substitute(self, seat: int, bot: str, standing: Standing) -> None:
        self.seats[seat].bot, self.seats[seat].standing = bot, standing
        self.request = None
        self._tell({"kind": standing, "player": seat})
        if standing == "resigned":
            playing = [seat for seat in self.seats if seat.standing != "resigned"]
            if len(playing) < 2 or all(seat.person is None for seat in self.seats):
                self.state = "over"

    def _set_clock(self, clock: Clock, at: int) -> None:
        """Nothing shows while the same seat goes on: else others would learn of decisions that they do not see."""
        awaited = self.awaited if self.awaited_person is not None else None
        if awaited != clock.awaited:
            clock.await_seat(awaited, at)


def begin(plan: Plan, seed: int) -> Match:
    """The match of a table at its first decision; raises BadOption or BadPosition."""
    game = catalogue.load(plan.game)
    if plan.start.position is None:
        return game.prepare(len(plan.seats), seed, plan.options)
    position = plan.start.position
    if knows_one_seat(position):
        return game.world(position, Chance(seed))
    if position.get("complete") is True:
        # what has been drawn stays drawn; what is still to come nobody may know
        return game.from_position({**position, "seed": seed, "chance": 0})
    # what a position leaves open is dealt; without a seed of its own by one that nobody knows
    return game.from_position(position if position.get("seed") is not None else {**position, "seed": seed})


def knows_one_seat(position: dict[str, Any]) -> bool:
    """Whether a position is what `match.position(seat=…)` gives: whole, but without what only chance knows."""
    return position.get("complete") is True and "seed" not in position
