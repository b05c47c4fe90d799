"""Drawing cards from a stack: which to keep, and which to put back."""

from kleinod.engine.step import Seat
from kleinod.games.zavandor.ask import Ask
from kleinod.games.zavandor.facts import FIGURES, ITEMS
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.options import KEEP, RETURN, Move


def draw(g: Zavandor, seat: int, move: Move) -> None:
    """Draw the top two cards, keep one, put the other under its stack; then hold one card at most."""
    if g.draw(seat, move.stack) == FIGURES.drawn_cards:
        g.then(KeepDrawn(seat), ReturnHeld(seat))
    else:
        g.then(ReturnHeld(seat))


class KeepDrawn(Ask):
    """Which of the two cards drawn is kept; the other goes under its stack.

    The card held before may go under the same stack first: the order is free (ZAV-DRAW-2).
    """

    __slots__ = ()
    kind = "keep"
    fields = (Seat("player"),)

    def candidates(self) -> list[Move]:
        return [*KEEP, *RETURN]

    def reason(self, g: Zavandor, move: Move) -> str:
        hand = g.table.players[self.player].hand
        if move.verb == "return":
            held = hand[0].item
            first = len(hand) > FIGURES.drawn_cards and held.index == move.item and held.stack == hand[-1].item.stack
            return "" if first else "not_drawn"
        if move.verb != "keep":
            return "not_asked"
        for card in hand[-FIGURES.drawn_cards :]:
            if card.item.index == move.item:
                return ""
        return "not_drawn"

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


class ReturnHeld(Ask):
    """Who holds two cards puts one of them under its own stack."""

    __slots__ = ()
    kind = "return"
    fields = (Seat("player"),)

    def run(self, match: Zavandor) -> bool:
        return len(match.table.players[self.player].hand) > 1

    def candidates(self) -> list[Move]:
        return RETURN

    def reason(self, g: Zavandor, move: Move) -> str:
        if move.verb != "return":
            return "not_asked"
        for card in g.table.players[self.player].hand:
            if card.item.index == move.item:
                return ""
        return "not_in_hand"

    def answer(self, match: Zavandor, option: Move) -> None:
        match.put_under(self.player, ITEMS[option.item], among=2)
