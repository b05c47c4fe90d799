"""What all of this game's questions have in common."""

from kleinod.engine.option import Refusal
from kleinod.engine.step import Choose, Field
from kleinod.engine.tables import Row
from kleinod.engine.words import Words, same
from kleinod.games.zavandor.facts import GEMS, ITEMS, PLACES, STACKS, THINGS, TRADERS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import Move
from kleinod.games.zavandor.words import QUESTIONS, REASONS


class Ask(Choose[Zavandor, Move]):
    """A question. `reason` says why an option is not allowed, and nothing if it is."""

    __slots__ = ()

    def question(self) -> Words:
        return QUESTIONS[type(self).__name__]

    def reason(self, g: Zavandor, move: Move) -> str:
        raise NotImplementedError

    def candidates(self) -> list[Move]:
        """What can ever be an answer, in the order in which it is offered."""
        raise NotImplementedError

    def options(self, match: Zavandor) -> list[Move]:
        return [move for move in self.candidates() if not self.reason(match, move)]

    def allows(self, match: Zavandor, option: Move) -> bool:
        return not self.reason(match, option)

    def refuse(self, match: Zavandor, option: Move) -> Refusal:
        reason = REASONS[self.reason(match, option)]
        return Refusal(reason.rule, reason.words.fill(self.values(match, option)))

    def values(self, g: Zavandor, move: Move) -> dict[str, Words]:
        """What the words of a refusal may name."""
        values: dict[str, Words] = {}
        if move.gem >= 0:
            values["gem"] = GEMS[move.gem].name
        if move.place >= 0:
            values["place"] = PLACES[move.place].name
        if move.item >= 0:
            values["item"] = ITEMS[move.item].name
        if move.stack >= 0:
            values["stack"] = THINGS[STACKS[move.stack]]
        if move.trader >= 0:
            values["trader"] = TRADERS[move.trader].name
        values["discount"] = same(move.discount)
        return values


class GemCounts(Field):
    """A number for each sort of gem."""

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return value[:]

    def read(self, row: Row, seats: int) -> object:
        counts = row.numbers(self.name, 0, 99)
        if len(counts) != len(GEMS):
            raise row.wrong(self.name, Words("vier Zahlen, eine je Sorte", "four numbers, one for each sort"))
        return counts
