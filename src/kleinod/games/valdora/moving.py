"""First part of a turn: the figure moves, and pays whom it meets."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.games.valdora.board import MINE, BoardField
from kleinod.games.valdora.facts import BANK_PAYS, BOARD, FIGURES
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import GO, Go
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.question import ValdoraQuestion
from kleinod.games.valdora.table import ACTION, END

MOVED: Final = PHRASES.event("move", "field")
WENT_FAR: Final = PHRASES.event("use_provisions")
MET: Final = PHRASES.event("meet", "coins")
MET_FREE: Final = PHRASES.event("meet_free", "coins")
RECEIVED: Final = PHRASES.event("receive", "coins")
STUCK: Final = PHRASES.event("stuck")

MOVE_FIRST: Final = PHRASES.refusal("move_first")
SAME_FIELD: Final = PHRASES.refusal("same_field", "field")
TOO_FAR: Final = PHRASES.refusal("too_far", "field")
MEETING: Final = PHRASES.refusal("meeting", "field", "coins")


class Move(ValdoraQuestion):
    """Move the figure; a player without any destination skips move and action (VAL-MOVE-6)."""

    __slots__ = ()
    name = "Move"
    kind = "move"
    zone = "field"

    def run(self, match: Valdora) -> bool:
        for option in self.candidates(match):
            if self.why_not(match, option) is None:
                return True
        match.emit(STUCK, self.player)
        match.table.phase = END
        return False

    def candidates(self, match: Valdora) -> list[Option]:
        p = match.table.players[self.player]
        found: list[Option] = [GO[field] for field in BOARD.near[p.at]]
        if p.provisions:
            found += [GO[field] for field in BOARD.far[p.at]]
        return found

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if not isinstance(option, Go):
            return MOVE_FIRST
        p = match.table.players[self.player]
        field = option.field
        if field is p.at:
            return SAME_FIELD
        if field not in BOARD.near[p.at] and not (p.provisions and field in BOARD.far[p.at]):
            return TOO_FAR
        return None if p.coins >= meeting_price(match, self.player, field) else MEETING

    def missing(self, match: Valdora, option: Option, reason: Reason) -> dict[str, int]:
        if reason is MEETING and isinstance(option, Go):
            price = meeting_price(match, self.player, option.field)
            return {"coins": price - match.table.players[self.player].coins}
        return {}

    def answer(self, match: Valdora, option: Option) -> None:
        assert isinstance(option, Go)
        p = match.table.players[self.player]
        far = option.field not in BOARD.near[p.at]
        p.at = option.field
        match.emit(MOVED, self.player, {"field": option.field})
        if far:
            # VAL-MOVE-8: only if the field cannot be reached without
            p.provisions = False
            match.emit(WENT_FAR, self.player)
        meet(match, self.player)
        match.table.phase = ACTION


def met_on(g: Valdora, player: int, field: BoardField) -> list[int]:
    """The others whose figures stand on a field where a meeting costs something (VAL-MEET-3)."""
    if field.kind == MINE:
        return []
    return [other for other in g.others(player) if g.table.players[other].at is field]


def meeting_price(g: Valdora, player: int, field: BoardField) -> int:
    """VAL-MEET-1: what the player has to pay there; VAL-SPEC-C1: the bank pays it instead."""
    if g.active(player, BANK_PAYS):
        return 0
    return FIGURES.meeting * len(met_on(g, player, field))


def meet(g: Valdora, player: int) -> None:
    """Each of the others gets a coin; VAL-MEET-2: with a full purse it goes to the bank."""
    others = met_on(g, player, g.table.players[player].at)
    if not others:
        return
    price = meeting_price(g, player, g.table.players[player].at)
    g.pay(player, price)
    g.emit(MET if price else MET_FREE, player, {"coins": price})
    for other in others:
        g.emit(RECEIVED, other, {"coins": g.earn(other, FIGURES.meeting)})
