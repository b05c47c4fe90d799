"""Drawing cards from a stack: which to keep, and which to put back."""

from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.games.zavandor.facts import FIGURES, ITEMS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import KEEP, RETURN, Move
from kleinod.games.zavandor.phrases import NOT_ASKED, PHRASES
from kleinod.games.zavandor.question import ZavandorQuestion

NOT_DRAWN: Final = PHRASES.refusal("not_drawn", "item")
NOT_IN_HAND: Final = PHRASES.refusal("not_in_hand", "item")


def draw(g: Zavandor, seat: int, move: Move) -> None:
    """Draw the top two cards, keep one, put the other under its stack; then hold one card at most."""
    if g.draw(seat, move.stack) == FIGURES.drawn_cards:
        g.then(KeepDrawn(seat), ReturnHeld(seat))
    else:
        g.then(ReturnHeld(seat))


class KeepDrawn(ZavandorQuestion):
    """Which of the two cards drawn is kept; the other goes under its stack.

    The card held before may go under the same stack first: the order is free (ZAV-DRAW-2).
    """

    __slots__ = ()
    name = "KeepDrawn"
    kind = "keep"
    zone = "hand"
    zone_is_own = True
    continues = True

    def candidates(self, match: Zavandor) -> list[Move]:
        return [*KEEP, *RETURN]

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        hand = match.table.players[self.player].hand
        if option.verb == "return":
            held = hand[0].item
            first = len(hand) > FIGURES.drawn_cards and held.index == option.item and held.stack == hand[-1].item.stack
            return None if first else NOT_DRAWN
        if option.verb != "keep":
            return NOT_ASKED
        for card in hand[-FIGURES.drawn_cards :]:
            if card.item.index == option.item:
                return None
        return NOT_DRAWN

    def answer(self, match: Zavandor, option: Move) -> None:
        if option.verb == "return":
            # all can see which one it is: the other two are still to be chosen from
            hand = match.table.players[self.player].hand
            hand.append(hand.pop(0))
            match.then(self)
            match.put_under(self.player, ITEMS[option.item], among=1)
            return
        for card in match.table.players[self.player].hand[-FIGURES.drawn_cards :]:
            if card.item.index != option.item:
                match.put_under(self.player, card.item, among=FIGURES.drawn_cards)
                return


class ReturnHeld(ZavandorQuestion):
    """Who holds two cards puts one of them under its own stack."""

    __slots__ = ()
    name = "ReturnHeld"
    kind = "return"
    zone = "hand"
    zone_is_own = True
    continues = True

    def run(self, match: Zavandor) -> bool:
        return len(match.table.players[self.player].hand) > 1

    def candidates(self, match: Zavandor) -> list[Move]:
        return RETURN

    def why_not(self, match: Zavandor, option: Move) -> Reason | None:
        if option.verb != "return":
            return NOT_ASKED
        for card in match.table.players[self.player].hand:
            if card.item.index == option.item:
                return None
        return NOT_IN_HAND

    def answer(self, match: Zavandor, option: Move) -> None:
        match.put_under(self.player, ITEMS[option.item], among=2)
