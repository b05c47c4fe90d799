"""Steps that many cards share."""

from kleinod.engine.option import Refusal
from kleinod.engine.step import Count, Seat, Step
from kleinod.games.dominion.ask import Ask, AskFor, supply_refusal
from kleinod.games.dominion.facts import Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DISCARD, DONE, GAIN, TRASH, Pick
from kleinod.games.dominion.play import CardField, Cause


class Gain(Step[Dominion]):
    """A player gains a card, if there is one."""

    __slots__ = ("card", "player")
    fields = (Seat("player"), CardField("card"))

    def __init__(self, player: int, card: Card) -> None:
        self.player = player
        self.card = card

    def run(self, match: Dominion) -> bool:
        match.gain(self.player, self.card)
        return False


class GainUpTo(AskFor):
    """Gain a card of the supply that costs no more than a limit; compulsory if there is one."""

    __slots__ = ("cost",)
    kind = "gain"
    fields = (Seat("player"), Cause("cause"), Count("cost"))

    def __init__(self, player: int, cause: Card, cost: int) -> None:
        super().__init__(player, cause)
        self.cost = cost

    def run(self, match: Dominion) -> bool:
        return self.has_choice(match)

    def options(self, match: Dominion) -> list[Pick]:
        return [GAIN[card] for card, count in match.table.supply.items() if count and match.cost(card) <= self.cost]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.gain(self.player, option.card)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        if option.verb == "gain":
            return supply_refusal(match, option.card, rule=self.refusing_rule(), limit=self.cost)
        return super().refuse(match, option)


class DiscardDownTo(AskFor):
    """Discard cards, one by one, until only some are left; asked by the number of cards, which all see."""

    __slots__ = ("size",)
    kind = "discard"
    from_hand = True
    fields = (Seat("player"), Cause("cause"), Count("size"))

    def __init__(self, player: int, cause: Card, size: int) -> None:
        super().__init__(player, cause)
        self.size = size

    def run(self, match: Dominion) -> bool:
        return len(self.hand(match)) > self.size

    def options(self, match: Dominion) -> list[Pick]:
        return [DISCARD[card] for card in kinds(self.hand(match))]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.discard(self.player, option.card)
        match.then(self)


class TrashUpTo(AskFor):
    """Trash cards from the hand, one by one, at most some."""

    __slots__ = ("left",)
    kind = "trash"
    from_hand = True
    fields = (Seat("player"), Cause("cause"), Count("left"))

    def __init__(self, player: int, cause: Card, left: int) -> None:
        super().__init__(player, cause)
        self.left = left

    def run(self, match: Dominion) -> bool:
        return self.left > 0 and len(self.hand(match)) > 0

    def options(self, match: Dominion) -> list[Pick]:
        return [*(TRASH[card] for card in kinds(self.hand(match))), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.trash_from_hand(self.player, option.card)
            match.then(TrashUpTo(self.player, self.cause, self.left - 1))


class FromHand(Ask):
    """Choose one card of a sort from the own hand: compulsory, and done at once if there is only one way.

    Only for the player whose turn it is, who is asked next anyway.
    """

    from_hand = True

    def run(self, match: Dominion) -> bool:
        return self.has_choice(match)
