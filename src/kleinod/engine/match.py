"""A match: the table of a game, the steps that wait, chance, and the history."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kleinod.engine.chance import Chance
from kleinod.engine.checked import nearest, shorten
from kleinod.engine.decision import Decision
from kleinod.engine.errors import BadSeat, EndOfPreview, IllegalMove, NothingToUndo
from kleinod.engine.event import SPECTATOR, EventKind
from kleinod.engine.history import Group, History
from kleinod.engine.native import mypyc_attr
from kleinod.engine.option import Option, Refusal
from kleinod.engine.preview import Change, Preview, compare
from kleinod.engine.question import Question
from kleinod.engine.step import Step
from kleinod.engine.texts import TEXTS

if TYPE_CHECKING:
    from kleinod.engine.game import Game

_KEEP_EVERY: Final = 256

GAME_OVER: Final = TEXTS.text("match.over")
_NO_UNDO: Final = TEXTS.text("match.no_undo")
_NO_MOVE_NEAR: Final = TEXTS.text("match.no_move_near", "move", "near")
_SEATS: Final = TEXTS.text("match.seats", "last")
NO_MOVE: Final = TEXTS.text("match.no_move", "move")


class Stage:
    """A match in the middle of a move: how many events there were until then, and the table."""

    __slots__ = ("events", "match")

    def __init__(self, events: int, match: "Match") -> None:
        self.events = events
        self.match = match


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """Base of each game's match; a game adds its typed table and says how to copy, show and score it."""

    def __init__(self, game: "Game", seats: int, options: dict[str, object], chance: Chance) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.chance = chance
        self.steps: list[Step[Any]] = []
        self.triggered: list[Step[Any]] = []  # to be put on the stack before the next step
        self.question: Question[Any, Any] | None = None
        self.mover = -1  # who made the latest move
        self.revealed = False  # whether anybody learned anything by it
        self.history: History | None = History()
        self.move_count = 0
        self.event_count = 0
        self.start_events = 0
        self.from_setup = False  # by the rules, not from a position
        self.trying = False  # a copy on which a preview is made
        self.stages: list[Stage] | None = None  # if wanted, the table after each thought of the latest moves

    # --- what a game says of its own table -------------------------------------------------------------------------

    def copy(self) -> "Match":
        """A match with a copy of the table and of chance, and nothing else yet."""
        raise NotImplementedError

    def restore_from(self, other: "Match") -> None:
        """Take over the table of another match of the same game."""
        raise NotImplementedError

    def position(self, *, seat: int | None = None) -> dict[str, object]:
        """Everything, or what a player with perfect memory on that seat (or a spectator) knows."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.write_position(self, seat)

    def view(self, seat: int) -> Mapping[str, object]:
        """What a seat, or SPECTATOR, is shown."""
        self._check_seat(seat)
        return self.game.write_view(self, seat)

    def score_sheet(self) -> list[dict[str, int]]:
        """For each seat the points by category."""
        return self.game.score_sheet(self)

    def winners(self) -> list[int]:
        """The seats that win, if the match ended as it stands."""
        return self.game.winners(self)

    def turn_label(self) -> tuple[int, int]:
        """Number of the turn and whose it is, for grouping moves."""
        raise NotImplementedError

    def components(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie; constant over a match."""
        raise NotImplementedError

    # --- the face --------------------------------------------------------------------------------------------------

    def clone(self, *, history: bool = True) -> "Match":
        """An independent copy; without history it records nothing, for search."""
        twin = self.copy()
        self.copy_base_to(twin, history=history)
        return twin

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def decision(self) -> Decision | None:
        """What is asked now, None when the match is over."""
        question = self.question
        if question is None:
            return None
        return Decision(self, question)

    def scores(self) -> list[int]:
        """The points of each seat as the match stands."""
        return [sum(sheet.values()) for sheet in self.score_sheet()]

    def play(self, move: str | Option) -> None:
        """Make a move of the player who is asked; raises IllegalMove and changes nothing if it is not legal."""
        question = self.question
        if isinstance(move, str):
            option = self.game.options.get(move)
        elif move.game is self.game:
            option = move
        else:
            option = self.game.options.get(move.text)
        if question is None or option is None or not question.allows(self, option):
            refusal = self.why_not(move)
            if refusal is None:
                raise AssertionError(f"refused without a reason: {move!r}")
            raise IllegalMove(refusal.rule, refusal)
        history = self.history
        if history is not None and (len(history.options) != self.move_count or self.move_count % _KEEP_EVERY == 0):
            history = self._own_history(history)
        self.mover = question.player
        self.revealed = False
        if history is not None:
            if not question.continues:
                self._begin_group(history, question.group(option), question.player)
            elif not history.group_kinds:
                self._begin_group(history, "", question.player)  # a thought that began before the match did
        self.carry_out(question, option)
        if history is not None:
            history.options.append(option)
            self.event_count = history.event_count()
            history.ends.append(self.event_count)
            self.move_count += 1

    def why_not(self, move: str | Option) -> Refusal | None:
        """None if the move is legal, else why not, using only what the asked seat knows."""
        question = self.question
        text = move if isinstance(move, str) else move.text
        if question is None:
            return Refusal(None, GAME_OVER)
        option = self.game.options.get(text)
        if option is None:
            near = nearest(text, [o.text for o in question.options(self)])
            return Refusal(None, (_NO_MOVE_NEAR if near else NO_MOVE).fill({"move": shorten(text), "near": near}))
        if question.allows(self, option):
            return None
        refusal: Refusal = question.refuse(self, option)
        return refusal

    def preview(self, move: str | Option) -> Preview:
        """What a legal move would do, from what the asked player knows; raises IllegalMove."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal.rule, refusal)
        question = self.question
        assert question is not None
        option = self.game.options[move if isinstance(move, str) else move.text]
        return self._preview(question, option, self.view(question.player))

    def previews(self) -> list[Preview]:
        """Those of all options of the decision."""
        question = self.question
        if question is None:
            return []
        before = self.view(question.player)
        return [self._preview(question, option, before) for option in question.options(self)]

    def _preview(self, question: Question[Any, Any], option: Option, before: Mapping[str, object]) -> Preview:
        """Carry an option out on a copy, and the usual answers of the same thought, up to the first thing learned."""
        twin = self.clone(history=False)
        twin.trying = True
        twin.mover = question.player
        asks = ""
        reveals = False
        ends_turn: bool | None = None
        try:
            twin.carry_out(question, option)
            later = twin.question
            while later is not None and later.player == question.player and later.continues:
                asks = later.kind
                usual = later.usual(twin)
                if usual is None:
                    break
                twin.carry_out(later, usual)
                later = twin.question
            ends_turn = later is None or twin.turn_label() != self.turn_label()
        except EndOfPreview as end:
            reveals = end.reveals
            ends_turn = None if reveals else end.next_thought or twin.turn_label() != self.turn_label()
        twin.question = question
        changes: list[Change] = []
        compare(before, twin.view(question.player), [], changes)
        promises = question.promises(self, option) if reveals else {}
        return Preview(changes, promises, reveals=reveals, ends_turn=ends_turn, asks=asks)

    def carry_out(self, question: Question[Any, Any], option: Option) -> None:
        """Answer the question on top of the stack and go on to the next one."""
        self.steps.pop()
        question.answer(self, option)
        self.advance()

    def _check_seat(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.seats:
            raise BadSeat(_SEATS.fill({"last": self.seats - 1}))

    # --- steps and events, for the rules ---------------------------------------------------------------------------

    def then(self, *steps: Step[Any]) -> None:
        """Schedule steps: first given, first done, all before everything already waiting."""
        waiting = self.steps
        for i in range(len(steps) - 1, -1, -1):
            waiting.append(steps[i])

    def trigger(self, *steps: Step[Any]) -> None:
        """Schedule what happens "when …": before the next step, whatever is scheduled in the meantime."""
        self.triggered.extend(steps)

    def note_reveal(self, *, mover: bool = True) -> None:
        """Note that somebody is about to learn something; `mover`: also the player who made the move.

        To be called before the table changes: a preview ends here.
        """
        self.revealed = True
        if self.trying and mover:
            raise EndOfPreview(reveals=True)

    def open(self, kind: str, player: int) -> None:
        """Begin a thought that no answer begins (clean-up, mining): what is told from now on belongs together."""
        if self.trying:
            raise EndOfPreview(reveals=False, next_thought=True)
        if self.history is not None:
            self._begin_group(self.history, kind, player)

    def _begin_group(self, history: History, kind: str, player: int) -> None:
        kinds = history.group_kinds
        if kinds and kinds[-1] == kind and history.group_players[-1] == player:
            line = self.game.phrases.lines.get(kind)
            if line is not None and line.joins:
                return
        if self.stages is not None:
            self._keep_stage(self.stages, history.event_count())
        history.begin_group(kind, player, self.move_count if self.question is not None else -1)

    def _keep_stage(self, stages: "list[Stage]", events: int) -> None:
        """Keep the table as a thought leaves it, for telling moves one after another."""
        if events > (stages[-1].events if stages else self.event_count):
            twin = self.clone(history=False)
            twin.question = None
            stages.append(Stage(events, twin))

    def emit(self, kind: EventKind, player: int, what: object = None) -> None:
        """Note an event."""
        history = self.history
        if history is not None:
            events = history.events
            events.append(kind)
            events.append(player)
            events.append(what)

    def advance(self) -> None:
        """Carry out steps until one asks somebody or none is left."""
        steps = self.steps
        triggered = self.triggered
        while steps or triggered:
            if triggered:
                steps.extend(triggered[::-1])
                triggered.clear()
            step = steps.pop()
            if self.trying and isinstance(step, Question) and step.player != self.mover and not step.asks_openly(self):
                raise EndOfPreview(reveals=False)  # whether it asks may depend on a hidden hand
            if step.run(self):
                steps.append(step)
                assert isinstance(step, Question)
                self.question = step
                return
        self.question = None

    # --- history ---------------------------------------------------------------------------------------------------

    def copy_base_to(self, twin: "Match", *, history: bool) -> None:
        """Give a clone what all games' matches have besides the table."""
        twin.steps = self.steps[:]
        twin.question = self.question
        twin.mover = self.mover
        twin.revealed = self.revealed
        if history:
            twin.history = self.history
            twin.move_count = self.move_count
            twin.event_count = self.event_count
            twin.start_events = self.start_events
            twin.from_setup = self.from_setup
        else:
            twin.history = None

    def _own_history(self, history: History) -> History:
        """The history to append to: cut off if another match has gone on with it; now and then the match is kept."""
        count = self.move_count
        if len(history.options) != count:
            kept = (count + _KEEP_EVERY - 1) // _KEEP_EVERY
            history = self.history = history.part(count, kept, self.event_count)
        if count % _KEEP_EVERY == 0:
            history.before.append(self.clone(history=False))
        return history

    def begin(self) -> None:
        """Start: run to the first decision; what happened until then belongs to no move.

        A match from a position begins with that decision: its record does too.
        """
        self.advance()
        if self.history is not None:
            if not self.from_setup:
                self.history.forget_events()
            self.event_count = self.start_events = self.history.event_count()

    def beginning(self) -> "Match":
        """The match as it was before the first move, without history."""
        if self.history is None or self.move_count == 0:
            return self.clone(history=False)
        return self.history.before[0].clone(history=False)

    def moves(self) -> list[Option]:
        """The moves made so far."""
        return self.history.options[: self.move_count] if self.history is not None else []

    def thoughts(self, since: int = 0) -> list[Group]:
        """For each event after number `since` the thought that it belongs to."""
        found: list[Group] = []
        if self.history is not None:
            groups = self.history.groups(self.move_count)
            at = -1
            for number in range(max(since, 0), self.event_count):
                while at + 1 < len(groups) and groups[at + 1].first <= number:
                    at += 1
                found.append(groups[at] if at >= 0 else Group(0, "", SPECTATOR))
        return found

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """What happened after event number `since`, as a seat (or SPECTATOR) may see it; numbers count from 1."""
        self._check_seat(seat)
        history = self.history
        if history is None:
            return []
        found: list[dict[str, object]] = []
        for i in range(max(since, 0), self.event_count):
            kind, player, what = history.event(i)
            data = kind.data(player, what, seat)
            data["number"] = i + 1
            found.append(data)
        return found

    def groups_for(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """What happened after event number `since`, thought by thought: kind, player, number, and the events."""
        from kleinod.engine.story import groups_for

        return groups_for(self, seat, since)

    def can_undo(self, seat: int) -> bool:
        """Whether the latest move is that seat's and nobody, the seat included, has learned anything by it."""
        return self.move_count > 0 and self.mover == seat and not self.revealed

    def undo(self) -> None:
        """Take back one move and restore everything, chance too."""
        self.back_to(self.move_count - 1)

    def back_to(self, count: int) -> None:
        """Be as after the first `count` moves."""
        history = self.history
        if history is None or not 0 <= count <= self.move_count:
            raise NothingToUndo(_NO_UNDO)
        if count == self.move_count:
            return
        past = history.before[count // _KEEP_EVERY].clone(history=False)
        for i in range(count - count % _KEEP_EVERY, count):
            past.play(history.options[i])
        self.steps = past.steps
        self.question = past.question
        self.chance = past.chance
        self.mover = past.mover
        self.revealed = past.revealed
        self.restore_from(past)
        # what lies beyond is cut off when the next move is made
        self.move_count = count
        self.event_count = history.ends[count - 1] if count else self.start_events

    def event_counts(self, since: int = 0) -> list[int]:
        """How many events there were after each move from move number `since` (from 0) on."""
        return self.history.ends[since : self.move_count] if self.history is not None else []

    def record(self, *, headers: dict[str, object] | None = None) -> str:
        """The whole game as text: header, seed, moves, result; more headers are remarks."""
        from kleinod.engine.notation.record import write_record

        return write_record(self, headers or {})

    def redeal(self, seat: int, chance: Chance) -> "Match":
        """Another match that a player on that seat could not tell from this one."""
        return self.game.world(self.position(seat=seat), chance)
