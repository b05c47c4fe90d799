"""The 25 kingdom cards of the first edition of the base game, in the order of the rules' list."""

from typing import Final

from kleinod.engine.option import Refusal
from kleinod.engine.step import Count, Seat, Step
from kleinod.games.dominion.ask import Ask, refusal
from kleinod.games.dominion.effects import Effect, PlayAgain, Resolve
from kleinod.games.dominion.facts import CARDS, COPPER, CURSE, NO_CARD, SILVER, Card, kinds
from kleinod.games.dominion.match import DECK, HAND, Dominion
from kleinod.games.dominion.options import (
    ASIDE,
    DISCARD,
    DONE,
    GAIN,
    KEEP,
    NO,
    PLAY,
    TOPDECK,
    TRASH,
    YES,
    Pick,
)
from kleinod.games.dominion.play import CardOrNone, CardsField, Play, PlayField
from kleinod.games.dominion.steps import DiscardDownTo, FromHand, Gain, GainUpTo, TrashUpTo
from kleinod.games.dominion.table import ALL
from kleinod.games.dominion.words import DECK_DOWN, SET_ASIDE, TOOK, TOPDECKED


def cellar(g: Dominion, play: Play) -> None:
    """+1 action. Discard any number of cards, then draw as many."""
    g.plus(play.player, actions=1)
    g.then(CellarDiscard(play.player, 0))


class CellarDiscard(Ask):
    __slots__ = ("count",)
    kind = "discard"
    from_hand = True
    fields = (Seat("player"), Count("count"))

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count = count

    def rule(self) -> str:
        return "CARD-cellar"

    def run(self, match: Dominion) -> bool:
        if self.hand(match):
            return True
        match.draw(self.player, self.count)
        return False

    def options(self, match: Dominion) -> list[Pick]:
        return [*(DISCARD[card] for card in kinds(self.hand(match))), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.draw(self.player, self.count)
        else:
            match.discard(self.player, option.card)
            match.then(CellarDiscard(self.player, self.count + 1))


def chapel(g: Dominion, play: Play) -> None:
    """Trash up to 4 cards from your hand."""
    g.then(TrashUpTo(play.player, play.card, 4))


def moat(g: Dominion, play: Play) -> None:
    """+2 cards. (As a reaction: see React.)"""
    g.plus(play.player, cards=2)


def chancellor(g: Dominion, play: Play) -> None:
    """+$2. You may put your deck into your discard pile."""
    g.plus(play.player, coins=2)
    g.then(ChancellorChoice(play.player))


class ChancellorChoice(Ask):
    __slots__ = ()
    kind = "confirm"
    fields = (Seat("player"),)

    def rule(self) -> str:
        return "CARD-chancellor"

    def run(self, match: Dominion) -> bool:
        return len(match.table.players[self.player].deck) > 0

    def options(self, match: Dominion) -> list[Pick]:
        return [YES, NO]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is YES:
            deck_down(match, self.player)


def deck_down(g: Dominion, player: int) -> None:
    """The deck is turned over onto the discard pile, unseen but for the card that now lies on top; no discarding."""
    p = g.table.players[player]
    height = len(p.discard)
    turned = len(p.deck)
    for i in range(turned):
        if p.known.get(turned - 1 - i, 0) != ALL:
            p.unseen.append(height + i)
    if p.unseen and p.unseen[-1] == height + turned - 1:
        p.unseen.pop()
        g.revealed = True
    p.discard += p.deck[::-1]
    p.deck = []
    p.known = {}
    g.tell(DECK_DOWN, player, turned)


def village(g: Dominion, play: Play) -> None:
    """+1 card, +2 actions."""
    g.plus(play.player, cards=1, actions=2)


def woodcutter(g: Dominion, play: Play) -> None:
    """+1 buy, +$2."""
    g.plus(play.player, buys=1, coins=2)


def workshop(g: Dominion, play: Play) -> None:
    """Gain a card costing up to $4."""
    g.then(GainUpTo(play.player, play.card, 4))


def bureaucrat(g: Dominion, play: Play) -> None:
    """Gain a Silver onto your deck. Each other player puts a victory card from hand on the deck, or shows none."""
    g.gain(play.player, SILVER, to=DECK)
    g.then(*[BureaucratReveal(seat) for seat in g.victims(play)])


class BureaucratReveal(Ask):
    """Asked of everybody with cards in hand, so that being asked tells nothing."""

    __slots__ = ()
    kind = "topdeck"
    from_hand = True
    fields = (Seat("player"),)

    def rule(self) -> str:
        return "CARD-bureaucrat"

    def run(self, match: Dominion) -> bool:
        return len(self.hand(match)) > 0

    def options(self, match: Dominion) -> list[Pick]:
        return [TOPDECK[card] for card in kinds(self.hand(match)) if card.is_victory] or [DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.show_hand(self.player, self.hand(match)[:])
        else:
            match.leave_hand(self.player, option.card)
            match.put_on_deck(self.player, option.card)
            match.tell(TOPDECKED, self.player, option.card)


def feast(g: Dominion, play: Play) -> None:
    """Trash this card. Gain a card costing up to $5."""
    if g.leave_play(play):
        g.trash(play.player, play.card)
    g.then(GainUpTo(play.player, play.card, 5))


def militia(g: Dominion, play: Play) -> None:
    """+$2. Each other player discards down to 3 cards in hand."""
    g.plus(play.player, coins=2)
    g.then(*[DiscardDownTo(seat, play.card, 3) for seat in g.victims(play)])


def moneylender(g: Dominion, play: Play) -> None:
    """Trash a Copper from your hand; if you did, +$3."""
    if COPPER in g.table.players[play.player].hand:
        g.trash_from_hand(play.player, COPPER)
        g.plus(play.player, coins=3)


def remodel(g: Dominion, play: Play) -> None:
    """Trash a card from your hand. Gain a card costing up to $2 more."""
    g.then(RemodelTrash(play.player))


class RemodelTrash(FromHand):
    __slots__ = ()
    kind = "trash"
    fields = (Seat("player"),)

    def rule(self) -> str:
        return "CARD-remodel"

    def options(self, match: Dominion) -> list[Pick]:
        return [TRASH[card] for card in kinds(self.hand(match))]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.trash_from_hand(self.player, option.card)
        match.then(GainUpTo(self.player, CARDS["remodel"], match.cost(option.card) + 2))


def smithy(g: Dominion, play: Play) -> None:
    """+3 cards."""
    g.plus(play.player, cards=3)


def spy(g: Dominion, play: Play) -> None:
    """+1 card, +1 action. Each player, you first, shows the top card of the deck; you discard it or leave it there."""
    g.plus(play.player, cards=1, actions=1)
    g.then(*[SpyReveal(play.player, seat) for seat in [play.player, *g.victims(play)]])


class SpyReveal(Step[Dominion]):
    __slots__ = ("player", "victim")
    fields = (Seat("player"), Seat("victim"))

    def __init__(self, player: int, victim: int) -> None:
        self.player = player
        self.victim = victim

    def run(self, match: Dominion) -> bool:
        if match.show_top(self.victim) is not None:
            match.then(SpyChoice(self.player, self.victim))
        return False


class SpyChoice(Ask):
    __slots__ = ("victim",)
    kind = "spy"
    fields = (Seat("player"), Seat("victim"))

    def __init__(self, player: int, victim: int) -> None:
        super().__init__(player)
        self.victim = victim

    def rule(self) -> str:
        return "CARD-spy"

    def run(self, match: Dominion) -> bool:
        return len(match.table.players[self.victim].deck) > 0

    def options(self, match: Dominion) -> list[Pick]:
        top = match.table.players[self.victim].deck[-1]
        return [DISCARD[top], TOPDECK[top]]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option.verb == "discard":
            match.discard_top(self.victim)
        else:
            match.tell(TOPDECKED, self.victim, option.card)


def thief(g: Dominion, play: Play) -> None:
    """Each other player reveals the top 2 cards; you trash one treasure of them, the rest is discarded.

    You may gain any of the treasures trashed so.
    """
    rob_next(g, play, play.player, ())


def rob_next(g: Dominion, play: Play, last: int, stolen: tuple[Card, ...]) -> None:
    """The next victim in turn order; after the last one the thief takes."""
    after = [seat for seat in g.victims(play) if (seat - play.player) % g.seats > (last - play.player) % g.seats]
    g.then(ThiefReveal(play, after[0], stolen) if after else ThiefGain(play.player, stolen))


class ThiefReveal(Step[Dominion]):
    __slots__ = ("play", "stolen", "victim")
    fields = (PlayField("play"), Seat("victim"), CardsField("stolen"))

    def __init__(self, play: Play, victim: int, stolen: tuple[Card, ...]) -> None:
        self.play = play
        self.victim = victim
        self.stolen = stolen

    def run(self, match: Dominion) -> bool:
        match.table.players[self.victim].aside += match.reveal(self.victim, 2)
        match.then(ThiefTrash(self.play, self.victim, self.stolen))
        return False


class ThiefTrash(Ask):
    __slots__ = ("play", "stolen", "victim")
    kind = "trash"
    fields = (PlayField("play"), Seat("victim"), CardsField("stolen"))

    def __init__(self, play: Play, victim: int, stolen: tuple[Card, ...]) -> None:
        super().__init__(play.player)
        self.play = play
        self.victim = victim
        self.stolen = stolen

    def rule(self) -> str:
        return "CARD-thief"

    def run(self, match: Dominion) -> bool:
        options = self.options(match)
        if len(options) > 1:
            return True
        if options:
            self.answer(match, options[0])
        else:
            self._discard_rest(match, self.stolen)
        return False

    def options(self, match: Dominion) -> list[Pick]:
        return [TRASH[card] for card in kinds(match.table.players[self.victim].aside) if card.is_treasure]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.table.players[self.victim].aside.remove(option.card)
        match.trash(self.victim, option.card)
        self._discard_rest(match, (*self.stolen, option.card))

    def _discard_rest(self, g: Dominion, stolen: tuple[Card, ...]) -> None:
        p = g.table.players[self.victim]
        g.put_down(self.victim, p.aside)
        p.aside = []
        rob_next(g, self.play, self.victim, stolen)


class ThiefGain(Ask):
    __slots__ = ("stolen",)
    kind = "gain"
    fields = (Seat("player"), CardsField("stolen"))

    def __init__(self, player: int, stolen: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.stolen = stolen

    def rule(self) -> str:
        return "CARD-thief"

    def run(self, match: Dominion) -> bool:
        return len(self.options(match)) > 1

    def options(self, match: Dominion) -> list[Pick]:
        return [*(GAIN[card] for card in kinds(list(self.stolen)) if card in match.table.trash), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.table.trash.remove(option.card)
            match.receive(self.player, option.card)
            rest = list(self.stolen)
            rest.remove(option.card)
            match.then(ThiefGain(self.player, tuple(rest)))


def throne_room(g: Dominion, play: Play) -> None:
    """Choose an action card from your hand and play it twice."""
    g.then(ThroneRoomChoice(play.player))


class ThroneRoomChoice(FromHand):
    __slots__ = ()
    kind = "play"
    fields = (Seat("player"),)

    def rule(self) -> str:
        return "CARD-throne_room"

    def options(self, match: Dominion) -> list[Pick]:
        return [PLAY[card] for card in kinds(self.hand(match)) if card.is_action]

    def answer(self, match: Dominion, option: Pick) -> None:
        play = Play(self.player, option.card, match.put_into_play(self.player, option.card))
        match.then(Resolve(play), PlayAgain(play))


def council_room(g: Dominion, play: Play) -> None:
    """+4 cards, +1 buy. Each other player draws a card."""
    g.plus(play.player, cards=4, buys=1)
    for seat in g.others(play.player):
        g.draw(seat, 1)


def festival(g: Dominion, play: Play) -> None:
    """+2 actions, +1 buy, +$2."""
    g.plus(play.player, actions=2, buys=1, coins=2)


def laboratory(g: Dominion, play: Play) -> None:
    """+2 cards, +1 action."""
    g.plus(play.player, cards=2, actions=1)


def library(g: Dominion, play: Play) -> None:
    """Draw until you have 7 cards in hand. You may set aside action cards drawn; they are discarded at the end."""
    g.then(LibraryDraw(play.player))


class LibraryDraw(Step[Dominion]):
    __slots__ = ("player",)
    fields = (Seat("player"),)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, match: Dominion) -> bool:
        p = match.table.players[self.player]
        while len(p.hand) < 7 and match.refill(self.player):
            shown = len(p.shown)
            match.draw(self.player, 1)
            card = p.hand[-1]
            if card.is_action:
                match.then(LibraryChoice(self.player, card if len(p.shown) > shown else NO_CARD), self)
                return False
        match.put_down(self.player, p.aside)
        p.aside = []
        return False


class LibraryChoice(Ask):
    """About the card drawn last; `card` names it if all know it."""

    __slots__ = ("card",)
    kind = "library"
    fields = (Seat("player"), CardOrNone("card"))

    def __init__(self, player: int, card: Card) -> None:
        super().__init__(player)
        self.card = card

    def rule(self) -> str:
        return "CARD-library"

    def run(self, match: Dominion) -> bool:
        hand = self.hand(match)
        if self.card is NO_CARD:
            return len(hand) > 0 and hand[-1].is_action
        return self.card in hand

    def options(self, match: Dominion) -> list[Pick]:
        card = self.hand(match)[-1] if self.card is NO_CARD else self.card
        return [KEEP[card], ASIDE[card]]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option.verb == "aside":
            p = match.table.players[self.player]
            match.leave_hand(self.player, option.card, last=self.card is NO_CARD)
            p.aside.append(option.card)
            match.tell(SET_ASIDE, self.player, option.card)


def market(g: Dominion, play: Play) -> None:
    """+1 card, +1 action, +1 buy, +$1."""
    g.plus(play.player, cards=1, actions=1, buys=1, coins=1)


def mine(g: Dominion, play: Play) -> None:
    """Trash a treasure from your hand. Gain a treasure costing up to $3 more, to your hand."""
    g.then(MineTrash(play.player))


class MineTrash(FromHand):
    __slots__ = ()
    kind = "trash"
    fields = (Seat("player"),)

    def rule(self) -> str:
        return "CARD-mine"

    def options(self, match: Dominion) -> list[Pick]:
        return [TRASH[card] for card in kinds(self.hand(match)) if card.is_treasure]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.trash_from_hand(self.player, option.card)
        match.then(MineGain(self.player, CARDS["mine"], match.cost(option.card) + 3))


class MineGain(GainUpTo):
    __slots__ = ()

    def options(self, match: Dominion) -> list[Pick]:
        return [pick for pick in super().options(match) if pick.card.is_treasure]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.gain(self.player, option.card, to=HAND)

    def refuse(self, match: Dominion, option: Pick) -> Refusal:
        if option.verb == "gain" and not option.card.is_treasure:
            return refusal("no_treasure", "CARD-mine", option.card)
        return super().refuse(match, option)


def witch(g: Dominion, play: Play) -> None:
    """+2 cards. Each other player gains a Curse."""
    g.plus(play.player, cards=2)
    g.then(*[Gain(seat, CURSE) for seat in g.victims(play)])


def adventurer(g: Dominion, play: Play) -> None:
    """Reveal cards from your deck until 2 treasures have come; those go to your hand, the rest is discarded."""
    p = g.table.players[play.player]
    treasures: list[Card] = []
    rest: list[Card] = []
    while len(treasures) < 2 and g.refill(play.player):
        for card in g.reveal(play.player, 1):
            (treasures if card.is_treasure else rest).append(card)
    if treasures:
        p.hand += treasures
        p.shown += treasures
        g.tell(TOOK, play.player, treasures)
    g.put_down(play.player, rest)


EFFECTS: Final[dict[Card, Effect]] = {
    CARDS["cellar"]: cellar,
    CARDS["chapel"]: chapel,
    CARDS["moat"]: moat,
    CARDS["chancellor"]: chancellor,
    CARDS["village"]: village,
    CARDS["woodcutter"]: woodcutter,
    CARDS["workshop"]: workshop,
    CARDS["bureaucrat"]: bureaucrat,
    CARDS["feast"]: feast,
    CARDS["militia"]: militia,
    CARDS["moneylender"]: moneylender,
    CARDS["remodel"]: remodel,
    CARDS["smithy"]: smithy,
    CARDS["spy"]: spy,
    CARDS["thief"]: thief,
    CARDS["throne_room"]: throne_room,
    CARDS["council_room"]: council_room,
    CARDS["festival"]: festival,
    CARDS["laboratory"]: laboratory,
    CARDS["library"]: library,
    CARDS["market"]: market,
    CARDS["mine"]: mine,
    CARDS["witch"]: witch,
    CARDS["adventurer"]: adventurer,
}

STEPS: Final[list[type[Step[Dominion]]]] = [
    CellarDiscard,
    ChancellorChoice,
    BureaucratReveal,
    RemodelTrash,
    SpyReveal,
    SpyChoice,
    ThiefReveal,
    ThiefTrash,
    ThiefGain,
    ThroneRoomChoice,
    LibraryDraw,
    LibraryChoice,
    MineTrash,
    MineGain,
]
