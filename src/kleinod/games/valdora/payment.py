"""Paying: gems from cards, and coins for the field's own action after provisions (special card 5)."""

from kleinod.engine.option import Option
from kleinod.engine.step import Count, Seat
from kleinod.games.valdora.ask import LEGAL, Ask, GemField
from kleinod.games.valdora.components import Gem
from kleinod.games.valdora.facts import FIGURES
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import FROM, From


class GiveUp(Ask):
    """VAL-PAY-1: give up some gems of a sort; asked if more cards carry one than are needed."""

    __slots__ = ("count", "gem")
    kind = "from"
    fields = (Seat("player"), GemField("gem"), Count("count"))

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

    def against(self, match: Valdora, option: Option) -> str:
        if not isinstance(option, From):
            return "not_asked_from"
        carriers = match.table.players[self.player].carriers(self.gem)
        return LEGAL if option.card in carriers else "does_not_carry"

    def answer(self, match: Valdora, option: Option) -> None:
        assert isinstance(option, From)
        match.give_up(self.player, option.card)
        match.then(GiveUp(self.player, self.gem, self.count - 1))


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
