"""The kingdom cards of the first edition of the base game, without the attacks, in the order of the rules' list."""

from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.engine.step import PlayerStep, SeatField
from kleinod.games.dominion.abilities import DOUBLERS, EFFECTS, POINTS, WHEN_ATTACKED, Reaction
from kleinod.games.dominion.effects import PlayAgain, React, Resolve
from kleinod.games.dominion.facts import CARDS, COPPER, NO_CARD, Card
from kleinod.games.dominion.match import HAND, Dominion
from kleinod.games.dominion.options import ASIDE, KEEP, PLAY, REVEAL, Pick
from kleinod.games.dominion.phrases import NO_TREASURE, SET_ASIDE, TOOK, TRASHED_FROM_PLAY
from kleinod.games.dominion.play import CardOrNone, Play, PlayField
from kleinod.games.dominion.question import ListQuestion, Select
from kleinod.games.dominion.steps import DeckDown, DiscardAny, GainUpTo, TrashForMore, TrashUpTo
from kleinod.games.dominion.table import Player

GARDENS: Final = CARDS["gardens"]
MOAT: Final = CARDS["moat"]
THRONE_ROOM: Final = CARDS["throne_room"]


def cellar(g: Dominion, play: Play) -> None:
    """+1 action. Discard any number of cards, then draw as many."""
    g.then(CellarDiscard(play.player, 0))


class CellarDiscard(DiscardAny):
    name = "CellarDiscard"
    rule = "CARD-cellar"

    def follow(self, g: Dominion) -> None:
        g.draw(self.player, self.count)


def chapel(g: Dominion, play: Play) -> None:
    """Trash up to 4 cards from your hand."""
    g.then(TrashUpTo(play.player, play.ability, 4))


def moat_reacts(g: Dominion, react: React, card: Card) -> None:
    """When an attack is played, reveal this from your hand: you are unaffected by it."""
    revealed = (*react.revealed, card)
    g.show_hand(react.player, [card] * revealed.count(card))
    g.then(React(react.player, react.play.sparing(react.player), revealed))


def chancellor(g: Dominion, play: Play) -> None:
    """+$2. You may put your deck into your discard pile."""
    g.then(DeckDown(play.player, play.ability))


def workshop(g: Dominion, play: Play) -> None:
    """Gain a card costing up to $4."""
    g.then(GainUpTo(play.player, play.ability, 4))


def feast(g: Dominion, play: Play) -> None:
    """Trash this card. Gain a card costing up to $5."""
    if g.leave_play(play):
        g.trash(play.player, play.card, TRASHED_FROM_PLAY)
    g.then(GainUpTo(play.player, play.ability, 5))


def gardens_points(p: Player, owned: list[Card]) -> int:
    """Worth 1 point for every 10 cards you have."""
    return len(owned) // 10 * owned.count(GARDENS)


def moneylender(g: Dominion, play: Play) -> None:
    """Trash a Copper from your hand; if you did, +$3."""
    if COPPER in g.table.players[play.player].hand:
        g.trash_from_hand(play.player, COPPER)
        g.plus(play.player, coins=3)


def remodel(g: Dominion, play: Play) -> None:
    """Trash a card from your hand. Gain a card costing up to $2 more."""
    g.then(RemodelTrash(play.player))


class RemodelTrash(TrashForMore):
    name = "RemodelTrash"
    rule = "CARD-remodel"
    more = 2


def throne_room(g: Dominion, play: Play) -> None:
    """Choose an action card from your hand and play it twice."""
    g.then(ThroneRoomChoice(play))


class ThroneRoomChoice(Select):
    name = "ThroneRoomChoice"
    kind = "play"
    rule = "CARD-throne_room"
    picks = PLAY
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        super().__init__(play.player)
        self.play = play

    def fits(self, match: Dominion, card: Card) -> bool:
        return match.is_action(self.player, card)

    def answer(self, match: Dominion, option: Pick) -> None:
        play = match.put_into_play(self.player, option.card)
        match.link(self.player, self.play.number, play.number)
        match.then(Resolve(play), PlayAgain(play))


def council_room(g: Dominion, play: Play) -> None:
    """+4 cards, +1 buy. Each other player draws a card."""
    for seat in g.others(play.player):
        g.draw(seat, 1)


def library(g: Dominion, play: Play) -> None:
    """Draw until you have 7 cards in hand. You may set aside action cards drawn; they are discarded at the end."""
    g.then(LibraryDraw(play.player))


class LibraryDraw(PlayerStep[Dominion]):
    name = "LibraryDraw"

    def run(self, match: Dominion) -> bool:
        p = match.table.players[self.player]
        if len(p.hand) < 7:
            match.lift_minus_card(self.player)  # filled up all the same (DOM-TOKEN-4)
        while len(p.hand) < 7 and match.refill(self.player):
            shown = len(p.shown)
            match.draw(self.player, 1)
            card = p.hand[-1]
            if match.is_action(self.player, card):
                match.then(LibraryChoice(self.player, card if len(p.shown) > shown else NO_CARD), self)
                return False
        match.put_down(self.player, p.aside)
        p.aside = []
        return False


class LibraryChoice(ListQuestion):
    """About the card drawn last; `card` names it if all know it."""

    name = "LibraryChoice"
    kind = "library"
    rule = "CARD-library"
    zone = "looked"
    zone_is_own = True
    fields = (SeatField("player"), CardOrNone("card"))

    def __init__(self, player: int, card: Card) -> None:
        super().__init__(player)
        self.card = card

    def run(self, match: Dominion) -> bool:
        hand = self.hand(match)
        if self.card is NO_CARD:
            return len(hand) > 0 and match.is_action(self.player, hand[-1])
        return self.card in hand

    def candidates(self, match: Dominion) -> list[Pick]:
        card = self.hand(match)[-1] if self.card is NO_CARD else self.card
        return [KEEP[card], ASIDE[card]]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option.verb == "aside":
            p = match.table.players[self.player]
            match.leave_hand(self.player, option.card, last=self.card is NO_CARD)
            p.aside.append(option.card)
            match.emit(SET_ASIDE, self.player, option.card)


def mine(g: Dominion, play: Play) -> None:
    """Trash a treasure from your hand. Gain a treasure costing up to $3 more, to your hand."""
    g.then(MineTrash(play.player))


class MineGain(GainUpTo):
    name = "MineGain"

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        if option.verb == "gain" and not option.card.is_treasure:
            return NO_TREASURE
        return super().why_not(match, option)

    def answer(self, match: Dominion, option: Pick) -> None:
        match.gain(self.player, option.card, to=HAND)


class MineTrash(TrashForMore):
    name = "MineTrash"
    rule = "CARD-mine"
    more = 3
    gains = MineGain

    def fits(self, match: Dominion, card: Card) -> bool:
        return card.is_treasure


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
        g.emit(TOOK, play.player, treasures)
    g.put_down(play.player, rest)


EFFECTS.update(
    {
        CARDS["cellar"]: cellar,
        CARDS["chapel"]: chapel,
        CARDS["chancellor"]: chancellor,
        CARDS["workshop"]: workshop,
        CARDS["feast"]: feast,
        CARDS["moneylender"]: moneylender,
        CARDS["remodel"]: remodel,
        THRONE_ROOM: throne_room,
        CARDS["council_room"]: council_room,
        CARDS["library"]: library,
        CARDS["mine"]: mine,
        CARDS["adventurer"]: adventurer,
    }
)

WHEN_ATTACKED[MOAT] = Reaction(REVEAL, moat_reacts)
POINTS[GARDENS] = gardens_points
DOUBLERS.append(THRONE_ROOM)
