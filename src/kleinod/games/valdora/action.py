"""Second part of a turn: one action that the field allows."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.games.valdora import books, loading, orders
from kleinod.games.valdora.board import CITY, HOUSE, MINE
from kleinod.games.valdora.facts import BOTH_ACTIONS, COIN_LIMIT, FIGURES, GOLD
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import DONE, PROVISIONS, Buy, Deliver, Go, Lay, Load, Summon, TurnPage
from kleinod.games.valdora.payment import open_action, opening
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.question import ValdoraQuestion
from kleinod.games.valdora.table import END

FILLED_UP: Final = PHRASES.event("mine", "coins")
GOT_PROVISIONS: Final = PHRASES.event("provisions")

MOVED_ALREADY: Final = PHRASES.refusal("moved_already")
LAY_LATER: Final = PHRASES.refusal("lay_later")
NO_BOOK_HERE: Final = PHRASES.refusal("no_book_here")
NO_LOADING_HERE: Final = PHRASES.refusal("no_loading_here")
OTHER_HOUSE: Final = PHRASES.refusal("other_house", "order")
NOT_ASKED: Final = PHRASES.refusal("not_asked_action")
ONE_ACTION: Final = PHRASES.refusal("one_action")
BOTH_PRICE: Final = PHRASES.refusal("both_price", "coins")
PROVISIONS_ELSEWHERE: Final = PHRASES.refusal("provisions_elsewhere")
HAS_PROVISIONS: Final = PHRASES.refusal("has_provisions")

PRICES: Final = [
    *(BOTH_PRICE, books.PAGE_PRICE, books.ORDER_PRICE, books.FOURTH_PRICE),
    *(loading.LOAD_PRICE, loading.SUMMON_PRICE),
]


class Action(ValdoraQuestion):
    """VAL-ACT-1: what can be done on the field; VAL-ACT-3: or nothing.

    The turn asks it again as long as the phase lasts, which ends when nothing can be done.
    """

    __slots__ = ()
    name = "Action"
    kind = "action"

    def run(self, match: Valdora) -> bool:
        if match.table.players[self.player].at.kind == MINE:
            # VAL-MINE-1
            match.emit(FILLED_UP, self.player, {"coins": match.earn(self.player, COIN_LIMIT)})
        else:
            for option in self.candidates(match):
                if option is not DONE and self.why_not(match, option) is None:
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

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if option is DONE:
            return None
        if option is PROVISIONS:
            return provisions_forbidden(match, self.player)
        if isinstance(option, Go):
            return MOVED_ALREADY
        if isinstance(option, Lay):
            return LAY_LATER
        field = match.table.players[self.player].at
        if isinstance(option, (TurnPage, Buy)):
            if not field.book:
                return NO_BOOK_HERE
        elif isinstance(option, (Load, Summon)):
            if field.book or field.kind in (HOUSE, MINE):
                return NO_LOADING_HERE
        elif isinstance(option, Deliver):
            if field.client is not option.order.client:
                return OTHER_HOUSE
        else:
            return NOT_ASKED
        table = match.table
        if table.provided and not table.begun and not match.active(self.player, BOTH_ACTIONS):
            return ONE_ACTION
        if match.table.players[self.player].coins < opening(match):
            return BOTH_PRICE
        if field.book:
            return books.why_not(match, self.player, option)
        if field.kind == HOUSE:
            return orders.why_not(match, self.player, option)
        return loading.why_not(match, self.player, option)

    def missing(self, match: Valdora, option: Option, reason: Reason) -> dict[str, int]:
        player = self.player
        if isinstance(option, Deliver):
            return orders.missing(match, player, option) if reason in orders.LACKING else {}
        if reason is books.NO_GOLD:
            return {GOLD.id: FIGURES.equipment}
        if reason not in PRICES:
            return {}
        coins = match.table.players[player].coins
        if option is PROVISIONS:
            return {"coins": FIGURES.both_actions - coins - loading.reward_due(match, player)}
        price = (
            books.coins_for(match, player, option) if isinstance(option, (TurnPage, Buy)) else loading.coins_for(option)
        )
        return {"coins": opening(match) + price - coins}

    def places(self, match: Valdora, option: Option) -> list[Place]:
        if isinstance(option, (TurnPage, Buy)):
            return books.places(match, self.player, option)
        if isinstance(option, (Load, Summon)):
            return loading.places(match, self.player, option)
        if isinstance(option, Deliver):
            return orders.places(match, self.player, option)
        return [Place("provisions", self.player)] if option is PROVISIONS else []

    def group(self, option: Option) -> str:
        return "page" if isinstance(option, TurnPage) else option.verb

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


def provisions_forbidden(g: Valdora, player: int) -> Reason | None:
    """VAL-PROV-1, VAL-ACT-2: in any city, once at a time, and instead of another action."""
    p = g.table.players[player]
    if p.at.kind != CITY:
        return PROVISIONS_ELSEWHERE
    if p.provisions:
        return HAS_PROVISIONS
    if g.table.begun:
        if not g.active(player, BOTH_ACTIONS):
            return ONE_ACTION
        # the coins of special card 11 come directly after the loading, and can pay
        if min(p.coins + loading.reward_due(g, player), COIN_LIMIT) < FIGURES.both_actions:
            return BOTH_PRICE
    return None


def take_provisions(g: Valdora, player: int) -> None:
    """VAL-SPEC-C5: the second of the two is paid when it begins."""
    if g.table.begun:
        g.pay(player, FIGURES.both_actions)
    g.table.players[player].provisions = True
    g.table.provided = True
    g.emit(GOT_PROVISIONS, player)
