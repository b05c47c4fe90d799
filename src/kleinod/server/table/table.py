"""The state of a table, built by applying its log: seats, match, and the events sent to each seat."""

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
SeatStatus = Literal["sitting", "resigned", "replaced", "timed_out"]
SentEvent = dict[str, Any]
"""An event as one seat may know it."""

MIN_ANSWER_DELAY, MAX_ANSWER_DELAY = 2000, 6000
"""Milliseconds until a question is answered of which only its player knows whether it leaves a choice."""


class Seat:
    """A place at a table."""

    def __init__(self, plan: SeatPlan) -> None:
        self.plan = plan
        self.visitor: str | None = None
        self.bot: str | None = plan.bot if plan.kind == "bot" else None
        self.entropy = ""
        self.status: SeatStatus = "sitting"

    @property
    def taken(self) -> bool:
        return self.visitor is not None or self.bot is not None

    @property
    def person(self) -> str | None:
        """The visitor who plays here now."""
        return self.visitor if self.bot is None else None

    def copy(self) -> "Seat":
        twin = Seat(self.plan)
        twin.visitor, twin.bot, twin.entropy, twin.status = self.visitor, self.bot, self.entropy, self.status
        return twin

    def describe(self) -> str:
        """Who sat here at the start, as the deal's hash and the record write it."""
        return f"bot {self.plan.bot}" if self.plan.kind == "bot" else "person"


class UndoRequest:
    """A player asks the others to take back a move that is not free to take back."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to
        self.agreed: set[int] = set()

    def copy(self) -> "UndoRequest":
        twin = UndoRequest(self.seat, self.to)
        twin.agreed = set(self.agreed)
        return twin


class Table:
    """A table, changed only by `apply`, one entry of its log after another."""

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
        # when the open question was asked, and by which entry
        self._asked_at = 0
        self._asked_by = 0
        self.clock: Clock | None = None
        self.request: UndoRequest | None = None
        self.deal_hash: str | None = None
        self.taken_back = 0
        self.hints: Counter[int] = Counter()
        self.created_at = self.changed_at = 0
        self.previous: str | None = None
        # for each seat the events it was sent, in the last place those for spectators
        self.sent: list[list[SentEvent]] = []
        # for each move, who decided it (nobody if there was no choice), and how many events each seat was sent
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
        """The seat that has to decide now."""
        if self.state != "running" or self.match is None or self.match.question is None:
            return None
        player: int = self.match.question.player
        return player

    @property
    def answers_itself(self) -> bool:
        """Whether `done` is all that the awaited seat can answer: the service does."""
        if self.awaited is None or self.plan.ask_everybody:
            return False
        assert self.match is not None
        decision = self.match.decision
        return decision is not None and decision.is_empty

    @property
    def answer_at(self) -> int:
        """Before this time no answer to the open question is published.

        Where hidden cards decide whether there is a choice, it is drawn for each question: otherwise a quick answer
        would show that there was none (docs/decisions/0013).
        """
        decision = None if self.match is None else self.match.decision
        if decision is None or not decision.hides_choice or self.plan.ask_everybody:
            return self._asked_at
        drawn = deal.seed_of(self.secret, ["moment", str(self._asked_by)]) % (MAX_ANSWER_DELAY - MIN_ANSWER_DELAY + 1)
        return self._asked_at + MIN_ANSWER_DELAY + drawn

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
        """The seats of a visitor; with hot seats there are several."""
        return [i for i, seat in enumerate(self.seats) if visitor is not None and seat.visitor == visitor]

    def may_see(self, visitor: str | None, invite: str | None) -> bool:
        """Whether the table is visible: to everybody if it is listed, else to its players and with the invitation."""
        return self.plan.listed or visitor == self.host or bool(self.seats_of(visitor)) or invite == self.invite

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the latest move without asking: its own, from which nobody learned anything."""
        return self.match is not None and self._movers[-1:] == [seat] and self.match.can_undo(seat)

    def latest_move_of(self, seat: int) -> int | None:
        """The number of moves before the latest one that a seat decided."""
        for i in range(len(self._movers) - 1, -1, -1):
            if self._movers[i] == seat:
                return i
        return None

    def winners(self) -> list[int] | None:
        """The winners, once the table is over."""
        if self.state != "over" or self.match is None:
            return None
        if self.match.over:
            return self.match.winners()
        return [i for i, seat in enumerate(self.seats) if seat.status != "resigned"]

    def record(self, names: list[str]) -> str:
        """The record of a table that is over, with everything about its deal."""
        assert self.match is not None
        assert self.state == "over"
        headers: dict[str, object] = {
            "Names": names,
            "Seats": [seat.describe() for seat in self.seats],
            "Deal": to_builtins(self._deal()),
        }
        for name, status in (("Resigned", "resigned"), ("Replaced", "replaced"), ("TimedOut", "timed_out")):
            seats = [i for i, seat in enumerate(self.seats) if seat.status == status]
            if seats:
                headers[name] = seats
        if self.taken_back:
            headers["TakenBack"] = self.taken_back
        if self.hints:
            headers["Hints"] = [self.hints[seat] for seat in range(len(self.seats))]
        return self.match.record(headers=headers)

    def copy(self) -> "Table":
        """An independent copy; the match is shared, as matches at a table are never changed."""
        twin = Table(self.id)
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.sent = [events[:] for events in self.sent]
        twin.hints = self.hints.copy()
        twin._movers, twin._ends = self._movers[:], self._ends[:]
        twin.clock = None if self.clock is None else self.clock.copy()
        twin.request = None if self.request is None else self.request.copy()
        return twin

    # --- what happens ----------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry, at: int, match: Match | None = None) -> None:
        """Apply an entry of the log; `match` is the match after its moves, if the caller has it already."""
        before = self.match
        match entry:
            case log.Created():
                self._create(entry, at)
            case log.Joined(seat=seat, visitor=visitor, entropy=entropy):
                self.seats[seat].visitor, self.seats[seat].entropy = visitor, entropy
            case log.Left(seat=seat):
                self.seats[seat].visitor, self.seats[seat].entropy = None, ""
            case log.Closed():
                self.state = "closed"
            case log.Started():
                self._start()
            case log.Moved():
                self._move(entry, match)
            case log.UndoAsked(seat=seat, to=to):
                self.request = UndoRequest(seat, to)
                self._send({"kind": "undo_asked", "player": seat})
                self._settle_request()
            case log.UndoAnswered(seat=seat, agreed=agreed):
                self._answer(seat, agreed=agreed)
            case log.Undone(seat=seat, to=to):
                self._take_back(seat, to)
            case log.Hinted(seat=seat):
                self.hints[seat] += 1  # the others learn of it only from the record
            case log.Resigned(seat=seat, bot=bot):
                self._substitute(seat, bot, "resigned")
            case log.Replaced(seat=seat, bot=bot):
                self._substitute(seat, bot, "replaced")
            case log.TimedOut(seat=seat, bot=bot):
                self._substitute(seat, bot, "timed_out")
            case log.Returned(seat=seat):
                self.seats[seat].bot, self.seats[seat].status = None, "sitting"
                self._send({"kind": "returned", "player": seat})
            case log.Warned(seat=seat):
                self._send({"kind": "warned", "player": seat})
                assert self.clock is not None
                self.clock.warn(at)
        self.number += 1
        self.changed_at = at
        if self.match is not before:
            self._asked_at, self._asked_by = at, self.number
        if self.match is not None and self.match.over:
            self.state = "over"
        if self.clock is not None:
            self._set_clock(self.clock, at)

    def _create(self, entry: log.Created, at: int) -> None:
        self.plan = entry.plan
        self.host = entry.visitor
        self.invite = entry.invite
        self.secret = entry.secret
        self.previous = entry.previous
        self.created_at = at
        self.seats = [Seat(plan) for plan in entry.plan.seats]
        for seat in self.seats:
            if seat.plan.kind in ("own", "hotseat"):
                seat.visitor = entry.visitor
            if seat.plan.kind == "own":
                seat.entropy = entry.entropy
        self.sent = [[] for _ in range(len(self.seats) + 1)]

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
        return [seat.entropy for seat in self.seats]

    def _start(self) -> None:
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
        self._send({"kind": "started", "player": SPECTATOR, "hash": self.deal_hash})
        self._send_match_events(self.match, 0)
        self._started_with = [len(sent) for sent in self.sent]
        if plan.clock is not None:
            self.clock = Clock(plan.clock, len(self.seats))

    def _move(self, entry: log.Moved, made: Match | None) -> None:
        assert self.match is not None
        before, moves = self.match.event_count, self.match.move_count
        mover = SPECTATOR if self.answers_itself else entry.seat
        if made is None:
            made = self.match.clone()
            made.stages = []
            for move in entry.moves:
                made.play(move)
        self.match = made
        lengths = [len(sent) for sent in self.sent]
        self._send_match_events(self.match, before)
        self.request = None
        for end in self.match.event_counts(moves):
            self._movers.append(mover)
            self._ends.append([length + end - before for length in lengths])

    def _send_match_events(self, match: Match, since: int) -> None:
        """Send each seat the events of the match after number `since`."""
        thoughts = match.thoughts(since)
        for seat in range(SPECTATOR, len(self.seats)):
            sent = self.sent[seat]
            for event, thought in zip(match.events_for(seat, since), thoughts, strict=True):
                del event["number"]
                event["thought"] = (thought.first, thought.kind, thought.player)
                sent.append(event)

    def _send(self, event: SentEvent) -> None:
        """Send an event to everybody."""
        for sent in self.sent:
            sent.append(event)

    def events_by_move(self) -> list[int]:
        """How many events spectators had been sent before the first move, and after each move."""
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
        for sent, end in zip(self.sent, ends, strict=True):
            sent.append({"kind": "undone", "player": seat, "back_to": end})

    def _answer(self, seat: int, *, agreed: bool) -> None:
        assert self.request is not None
        self._send({"kind": "undo_agreed" if agreed else "undo_refused", "player": seat})
        if agreed:
            self.request.agreed.add(seat)
            self._settle_request()
        else:
            self.request = None

    def _settle_request(self) -> None:
        """Take back once every other person has agreed; bots always agree."""
        request = self.request
        assert request is not None
        asker = self.seats[request.seat].visitor
        others = {i for i, seat in enumerate(self.seats) if seat.person is not None and seat.person != asker}
        if others <= request.agreed:
            self.taken_back += 1
            self._take_back(request.seat, request.to)

    # --- seats and clocks ------------------------------------------------------------------------------------------

    def _substitute(self, seat: int, bot: str, status: SeatStatus) -> None:
        self.seats[seat].bot, self.seats[seat].status = bot, status
        self.request = None
        self._send({"kind": status, "player": seat})
        if status == "resigned":
            playing = [seat for seat in self.seats if seat.status != "resigned"]
            if len(playing) < 2 or all(seat.person is None for seat in self.seats):
                self.state = "over"

    def _set_clock(self, clock: Clock, at: int) -> None:
        """Change the clock only when the awaited seat does: more would give away decisions that others do not see."""
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
        # what has been drawn stays; a new seed makes what is still to come unknown to everybody
        return game.from_position({**position, "seed": seed, "chance": 0})
    # what a position leaves open is dealt, by its own seed or by one that nobody knows
    return game.from_position(position if position.get("seed") is not None else {**position, "seed": seed})


def knows_one_seat(position: dict[str, Any]) -> bool:
    """Whether a position is one of `match.position(seat=…)`: complete, but without a seed."""
    return position.get("complete") is True and "seed" not in position
