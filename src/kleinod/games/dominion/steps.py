"""Steps that many cards share."""

from typing import ClassVar

from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import CountField, PlayerStep, SeatField
from kleinod.games.dominion.facts import PILE_TOKENS, Card
from kleinod.games.dominion.match import DECK, DISCARD_PILE, HAND, Dominion
from kleinod.games.dominion.options import DISCARD, DONE, NO, PLACE, TRASH, YES, Pick
from kleinod.games.dominion.phrases import DECK_DOWN, OVER_LIMIT, TOOK_HIDDEN
from kleinod.games.dominion.play import CardField, CauseField, OneOf, Standing
from kleinod.games.dominion.question import FromSupply, ListQuestion, Select
from kleinod.games.dominion.table import ALL, OWNER


class Gain(PlayerStep[Dominion]):
    """A player gains a card, if there is one."""

    name = "Gain"
    fields = (SeatField("player"), CardField("card"), OneOf("to", [DISCARD_PILE, HAND, DECK]))

    def __init__(self, player: int, card: Card, to: str = DISCARD_PILE) -> None:
        super().__init__(player)
        self.card = card
        self.to = to

    def run(self, match: Dominion) -> bool:
        match.gain(self.player, self.card, to=self.to)
        return False


class GainUpTo(FromSupply):
    """Gain a card of the supply that costs no more than a limit; compulsory if there is one."""

    name = "GainUpTo"
    fields = (SeatField("player"), CauseField(), CountField("cost"))

    def __init__(self, player: int, cause: Card, cost: int) -> None:
        super().__init__(player, cause)
        self.cost = cost

    def forbids(self, match: Dominion, card: Card) -> Reason | None:
        return None if match.cost(card) <= self.cost else OVER_LIMIT

    def facts(self, match: Dominion, option: Pick) -> dict[str, object]:
        return {"cost": match.cost(option.card), "limit": self.cost}

    def answer(self, match: Dominion, option: Pick) -> None:
        match.gain(self.player, option.card)


class DiscardDownTo(Select):
    """Discard cards, one by one, until only some are left; asked by the number of cards, which all see."""

    name = "DiscardDownTo"
    kind = "discard"
    openly = True
    picks = DISCARD
    fields = (SeatField("player"), CauseField(), CountField("size"))

    def __init__(self, player: int, cause: Card, size: int) -> None:
        super().__init__(player, cause)
        self.size = size

    def run(self, match: Dominion) -> bool:
        return len(self.hand(match)) > self.size

    def series(self, match: Dominion) -> int:
        return len(self.hand(match)) - self.size

    def answer(self, match: Dominion, option: Pick) -> None:
        match.discard(self.player, option.card)
        match.then(self)


class DiscardSome(Select):
    """Discard a number of cards from the hand, or all if there are no more; for the player whose turn it is."""

    name = "DiscardSome"
    kind = "discard"
    picks = DISCARD
    fields = (SeatField("player"), CauseField(), CountField("left"))

    def __init__(self, player: int, cause: Card, left: int) -> None:
        super().__init__(player, cause)
        self.left = left

    def run(self, match: Dominion) -> bool:
        if self.left == 0:
            return False
        if len(self.hand(match)) > self.left:
            return super().run(match)
        for card in self.hand(match)[:]:
            match.discard(self.player, card)
        return False

    def series(self, match: Dominion) -> int:
        return self.left

    def answer(self, match: Dominion, option: Pick) -> None:
        match.discard(self.player, option.card)
        match.then(DiscardSome(self.player, self.by, self.left - 1))


class DiscardAny(Select):
    """Discard any number of cards from the hand, one by one; what follows depends on how many."""

    kind = "discard"
    picks = DISCARD
    optional = True
    fields = (SeatField("player"), CountField("count"))

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count = count

    def follow(self, g: Dominion) -> None:
        """So many were discarded."""
        raise NotImplementedError

    def run(self, match: Dominion) -> bool:
        if self.hand(match):
            return True
        self.follow(match)
        return False

    def series(self, match: Dominion) -> int:
        return len(self.hand(match))

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            self.follow(match)
        else:
            match.discard(self.player, option.card)
            match.then(type(self)(self.player, self.count + 1))


class TrashUpTo(Select):
    """Trash cards from the hand, one by one, at most some."""

    name = "TrashUpTo"
    kind = "trash"
    picks = TRASH
    optional = True
    fields = (SeatField("player"), CauseField(), CountField("left"))

    def __init__(self, player: int, cause: Card, left: int) -> None:
        super().__init__(player, cause)
        self.left = left

    def run(self, match: Dominion) -> bool:
        return self.left > 0 and len(self.hand(match)) > 0

    def series(self, match: Dominion) -> int:
        return min(self.left, len(self.hand(match)))

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.trash_from_hand(self.player, option.card)
            match.then(TrashUpTo(self.player, self.by, self.left - 1))


class TrashOne(Select):
    """Trash a card from the hand: compulsory; for the player whose turn it is."""

    name = "TrashOne"
    kind = "trash"
    picks = TRASH
    fields = (SeatField("player"), CauseField())

    def answer(self, match: Dominion, option: Pick) -> None:
        match.trash_from_hand(self.player, option.card)


class TrashForMore(Select):
    """Trash a card from the hand, gain one that costs up to `more` more; for the player whose turn it is."""

    kind = "trash"
    picks = TRASH
    more: ClassVar[int] = 0
    gains: ClassVar[type[GainUpTo]] = GainUpTo

    def answer(self, match: Dominion, option: Pick) -> None:
        match.trash_from_hand(self.player, option.card)
        match.then(self.gains(self.player, self.asked_by(), match.cost(option.card) + self.more))


class DeckDown(ListQuestion):
    """You may put your deck into your discard pile."""

    name = "DeckDown"
    kind = "confirm"
    yes_no = True
    fields = (SeatField("player"), CauseField())

    def run(self, match: Dominion) -> bool:
        return len(match.table.players[self.player].deck) > 0

    def candidates(self, match: Dominion) -> list[Pick]:
        return [YES, NO]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("deck", self.player)] if option is YES else []

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is YES:
            deck_down(match, self.player)


def deck_down(g: Dominion, player: int) -> None:
    """The deck is turned over onto the discard pile, unseen but for the card that now lies on top; no discarding."""
    p = g.table.players[player]
    height = len(p.discard)
    turned = len(p.deck)
    for i in range(turned):
        g.note_sight(player, p.known.get(i, 0), OWNER if i else ALL)
    for i in range(turned - 1, 0, -1):
        if p.known.get(i, 0) != ALL:
            p.unseen.append(height + turned - 1 - i)
    p.discard += p.deck[::-1]
    p.deck = []
    p.known = {}
    g.emit(DECK_DOWN, player, turned)


def action_piles(g: Dominion) -> list[Card]:
    """DOM-TOKEN-3: the supply piles of action cards, empty ones too."""
    return [card for card in g.table.supply if card.is_action]


class PlaceToken(ListQuestion):
    """Move a token to an action supply pile; two of them to another one than they lie on."""

    name = "PlaceToken"
    kind = "place"
    fields = (SeatField("player"), CauseField(), OneOf("token", PILE_TOKENS))

    def __init__(self, player: int, cause: Card, token: str) -> None:
        super().__init__(player, cause)
        self.token = token

    def piles(self, g: Dominion) -> list[Card]:
        if self.token in ("cost", "trash"):
            here = g.table.players[self.player].tokens.get(self.token)
            return [card for card in action_piles(g) if card is not here]
        return action_piles(g)

    def candidates(self, match: Dominion) -> list[Pick]:
        return [PLACE[card] for card in self.piles(match)]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("token", self.player, self.token), Place("supply", -1, option.key)]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.place(self.player, self.token, option.card)


def take_back(g: Dominion, player: int, standing: Standing) -> None:
    """Cards that lie aside face down come to the hand."""
    g.table.players[player].hand += standing.aside
    g.emit(TOOK_HIDDEN, player, standing.aside)
