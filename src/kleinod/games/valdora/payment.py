"""Paying: gems from cards, and coins for the field's own action after provisions (special card 5)."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.step import ComponentField, CountField, SeatField
from kleinod.games.valdora.components import Equipment, Gem
from kleinod.games.valdora.facts import FIGURES, GEMS
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import FROM, From
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.question import ValdoraQuestion

NOT_ASKED: Final = PHRASES.refusal("not_asked_from")
DOES_NOT_CARRY: Final = PHRASES.refusal("does_not_carry", "card")


class GiveUp(ValdoraQuestion):
    """VAL-PAY-1: give up some gems of a sort; asked if more cards carry one than are needed."""

    __slots__ = ("count", "gem")
    name = "GiveUp"
    kind = "from"
    zone = "equipment"
    zone_is_own = True
    continues = True
    fields = (SeatField("player"), ComponentField("gem", GEMS), CountField("count"))

    def __init__(self, player: int, gem: Gem, count: int) -> None:
        super().__init__(player)
        self.gem = gem
        self.count = count

    def run(self, match: Valdora) -> bool:
        carriers = match.table.players[self.player].carriers(self.gem)
        if len(carriers) > self.count > 0:
            return True
        for card in carriers[: self.count]:
            match.give_up(self.player, card)
        return False

    def candidates(self, match: Valdora) -> list[Option]:
        return [FROM[card] for card in match.table.players[self.player].carriers(self.gem)]

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if not isinstance(option, From):
            return NOT_ASKED
        carriers = match.table.players[self.player].carriers(self.gem)
        return None if option.card in carriers else DOES_NOT_CARRY

    def usual(self, match: Valdora) -> Option | None:
        return FROM[min(match.table.players[self.player].carriers(self.gem), key=_load)]

    def answer(self, match: Valdora, option: Option) -> None:
        assert isinstance(option, From)
        match.give_up(self.player, option.card)
        match.then(GiveUp(self.player, self.gem, self.count - 1))


def _load(card: Equipment) -> int:
    return card.load


def opening(g: Valdora) -> int:
    """What the field's own action costs to begin with: something only after provisions were taken."""
    return FIGURES.both_actions if g.table.provided and not g.table.begun else 0


def open_action(g: Valdora, player: int) -> None:
    """The field's own action begins, if it has not."""
    g.pay(player, opening(g))
    g.table.begun = True


def coins_left(g: Valdora, player: int) -> int:
    """The coins for the next step of the action."""
    return g.table.players[player].coins - opening(g)
