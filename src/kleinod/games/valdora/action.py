"""Second part of a turn: one action that the field allows."""

from kleinod.engine.option import Option
from kleinod.engine.step import Seat
from kleinod.games.valdora import books, loading, orders
from kleinod.games.valdora.ask import LEGAL, Ask
from kleinod.games.valdora.board import CITY, HOUSE, MINE
from kleinod.games.valdora.facts import BOTH_ACTIONS, COIN_LIMIT, FIGURES
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import DONE, PROVISIONS, Buy, Deliver, Go, Lay, Load, Summon, TurnPage
from kleinod.games.valdora.payment import open_action, opening
from kleinod.games.valdora.table import END
from kleinod.games.valdora.words import FILLED_UP, GOT_PROVISIONS


class Action(Ask):
    """VAL-ACT-1: what can be done on the field; VAL-ACT-3: or nothing.

    The turn asks it again as long as the phase lasts, which ends when nothing can be done.
    """

    __slots__ = ()
    kind = "action"
    fields = (Seat("player"),)

    def run(self, match: Valdora) -> bool:
        if match.table.players[self.player].at.kind == MINE:
            # VAL-MINE-1
            match.tell(FILLED_UP, self.player, {"coins": match.earn(self.player, COIN_LIMIT)})
        else:
            for option in self.candidates(match):
                if option is not DONE and self.against(match, option) == LEGAL:
                    return True
        self.finish(match)
        return False

    def candidates(self, match: Valdora) -> list[Option]:
        field = match.table.players[self.player].at
        found: list[Option] = []
        if field.book:
            found = books.candidates(match, self.player)
        elif field.kind == HOUSE:
            found = orders.candidates(match, self.player)
        elif field.kind != MINE:
            found = loading.candidates(match, self.player)
        if field.kind == CITY:
            found.append(PROVISIONS)
        found.append(DONE)
        return found

    def against(self, match: Valdora, option: Option) -> str:
        if option is DONE:
            return LEGAL
        if option is PROVISIONS:
            return against_provisions(match, self.player)
        if isinstance(option, Go):
            return "moved_already"
        if isinstance(option, Lay):
            return "lay_later"
        field = match.table.players[self.player].at
        if isinstance(option, (TurnPage, Buy)):
            if not field.book:
                return "no_book_here"
        elif isinstance(option, (Load, Summon)):
            if field.book or field.kind in (HOUSE, MINE):
                return "no_loading_here"
        elif isinstance(option, Deliver):
            if field.client is not option.order.client:
                return "other_house"
        else:
            return "not_asked_action"
        table = match.table
        if table.provided and not table.begun and not match.active(self.player, BOTH_ACTIONS):
            return "one_action"
        if match.table.players[self.player].coins < opening(match):
            return "both_price"
        if field.book:
            return books.against(match, self.player, option)
        if field.kind == HOUSE:
            return orders.against(match, self.player, option)
        return loading.against(match, self.player, option)

    def answer(self, match: Valdora, option: Option) -> None:
        player = self.player
        if option is DONE:
            self.finish(match)
            return
        if option is PROVISIONS:
            if match.table.begun:
                loading.finish(match, player)
            take_provisions(match, player)
            if match.table.begun or not match.active(player, BOTH_ACTIONS):
                match.table.phase = END
            return
        open_action(match, player)
        if isinstance(option, (TurnPage, Buy)):
            books.carry_out(match, player, option)
        elif isinstance(option, Deliver):
            orders.carry_out(match, player, option)
        else:
            loading.carry_out(match, player, option)

    def finish(self, match: Valdora) -> None:
        """The action is over."""
        loading.finish(match, self.player)
        match.table.phase = END


def against_provisions(g: Valdora, player: int) -> str:
    """VAL-PROV-1, VAL-ACT-2: in any city, once at a time, and instead of another action."""
    p = g.table.players[player]
    if p.at.kind != CITY:
        return "provisions_elsewhere"
    if p.provisions:
        return "has_provisions"
    if g.table.begun:
        if not g.active(player, BOTH_ACTIONS):
            return "one_action"
        # the coins of special card 11 come directly after the loading, and can pay
        if min(p.coins + loading.reward_due(g, player), COIN_LIMIT) < FIGURES.both_actions:
            return "both_price"
    return LEGAL


def take_provisions(g: Valdora, player: int) -> None:
    """VAL-SPEC-C5: the second of the two is paid when it begins."""
    if g.table.begun:
        g.pay(player, FIGURES.both_actions)
    g.table.players[player].provisions = True
    g.table.provided = True
    g.tell(GOT_PROVISIONS, player)
