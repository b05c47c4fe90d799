"""The reserve cards of Abenteuer: played to the tavern mat, and called from there (DOM-RES-1)."""

from typing import Final

from kleinod.engine.place import Place
from kleinod.games.dominion import abilities
from kleinod.games.dominion.effects import CallWindow, PlayAgain, calls
from kleinod.games.dominion.facts import CARDS, PILE_TOKENS, Card, kinds
from kleinod.games.dominion.match import HAND, Dominion
from kleinod.games.dominion.options import CHOOSE, DISCARD, DONE, Pick
from kleinod.games.dominion.question import ListQuestion
from kleinod.games.dominion.steps import Gain, GainUpTo, PlaceToken, TrashForMore, TrashOne, action_piles
from kleinod.games.dominion.table import Player
from kleinod.games.dominion.triggers import WhenGained

COIN_OF_THE_REALM: Final = CARDS["coin_of_the_realm"]
RATCATCHER: Final = CARDS["ratcatcher"]
DUPLICATE: Final = CARDS["duplicate"]
MAX_COPIED_COST: Final = 6
TRANSMOGRIFY: Final = CARDS["transmogrify"]
DISTANT_LANDS: Final = CARDS["distant_lands"]
ROYAL_CARRIAGE: Final = CARDS["royal_carriage"]
WINE_MERCHANT: Final = CARDS["wine_merchant"]
TEACHER: Final = CARDS["teacher"]
TAUGHT: Final = ["plus_card", "plus_action", "plus_buy", "plus_coin"]
"""The tokens that a Teacher moves."""


def coin_of_the_realm_called(g: Dominion, window: CallWindow, number: int) -> None:
    """+2 actions; something else may be called then."""
    g.plus(window.player, actions=2)
    g.then(window)


def ratcatcher_called(g: Dominion, player: int) -> None:
    """Trash a card from your hand."""
    g.then(TrashOne(player, RATCATCHER))


def guide_called(g: Dominion, player: int) -> None:
    """Discard your hand, draw 5 cards."""
    for card in g.table.players[player].hand[:]:
        g.discard(player, card)
    g.draw(player, 5)


def duplicate_picks(g: Dominion, gained: WhenGained) -> list[Pick]:
    """Called when you gain a card costing up to $6: gain a copy of it."""
    if not g.table.players[gained.player].mat or g.cost(gained.card) > MAX_COPIED_COST:
        return []
    return calls(g, gained.player, [DUPLICATE])


def duplicate_accept(g: Dominion, gained: WhenGained, option: Pick) -> None:
    g.call(gained.player, option.card)
    g.then(Gain(gained.player, gained.card), gained)


def transmogrify_called(g: Dominion, player: int) -> None:
    """Trash a card from your hand, gain one costing up to $1 more to your hand."""
    g.then(TransmogrifyTrash(player))


class TransmogrifyGain(GainUpTo):
    name = "TransmogrifyGain"

    def answer(self, match: Dominion, option: Pick) -> None:
        match.gain(self.player, option.card, to=HAND)


class TransmogrifyTrash(TrashForMore):
    name = "TransmogrifyTrash"
    rule = "CARD-transmogrify"
    more = 1
    gains = TransmogrifyGain


def distant_lands_points(p: Player, owned: list[Card]) -> int:
    """They count on the mat alone."""
    return DISTANT_LANDS.points * p.mat.count(DISTANT_LANDS)


def royal_carriage_called(g: Dominion, window: CallWindow, number: int) -> None:
    """The card that is still in play is played again; its window takes the place of this one (DOM-CALL-2)."""
    g.link(window.player, number, window.play.number)
    g.then(PlayAgain(window.play))


def wine_merchants_leave(g: Dominion, player: int) -> None:
    """At the end of your buy phase, with $2 or more left, Wine Merchants may leave the mat."""
    if g.table.coins >= 2 and g.table.players[player].mat:
        g.trigger(WineMerchantDiscard(player))


class WineMerchantDiscard(ListQuestion):
    """Wine Merchants may go from the mat to the discard pile."""

    name = "WineMerchantDiscard"
    kind = "discard"
    rule = "CARD-wine_merchant"
    zone = "mat"
    zone_is_own = True

    def candidates(self, match: Dominion) -> list[Pick]:
        mat = match.table.players[self.player].mat
        merchants = [card for card in kinds(mat) if match.ability(self.player, card) is WINE_MERCHANT]
        return [*(DISCARD[card] for card in merchants), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.table.players[self.player].mat.remove(option.card)
            match.put_down(self.player, [option.card])
            match.then(self)


def teacher_called(g: Dominion, player: int) -> None:
    """You may move one of four tokens to an action supply pile on which you have none."""
    g.then(TeacherChoice(player))


def free_piles(g: Dominion, player: int) -> list[Card]:
    """DOM-TOKEN-11: the action supply piles without a token of that player."""
    tokens = g.table.players[player].tokens
    taken = [card for token, card in tokens.items() if token in PILE_TOKENS]
    return [card for card in action_piles(g) if card not in taken]


class TeacherChoice(ListQuestion):
    name = "TeacherChoice"
    kind = "choose"
    rule = "CARD-teacher"

    def run(self, match: Dominion) -> bool:
        return len(free_piles(match, self.player)) > 0

    def candidates(self, match: Dominion) -> list[Pick]:
        return [*(CHOOSE[token] for token in TAUGHT), DONE]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("token", self.player, token) for token in TAUGHT if option is CHOOSE[token]]

    def answer(self, match: Dominion, option: Pick) -> None:
        for token in TAUGHT:
            if option is CHOOSE[token]:
                match.then(TeacherPlace(self.player, TEACHER, token))


class TeacherPlace(PlaceToken):
    name = "TeacherPlace"

    def piles(self, g: Dominion) -> list[Card]:
        return free_piles(g, self.player)


abilities.CALLED_AT_START.update(
    {
        RATCATCHER: ratcatcher_called,
        CARDS["guide"]: guide_called,
        TRANSMOGRIFY: transmogrify_called,
        TEACHER: teacher_called,
    }
)

abilities.AFTER_ACTION.update(
    {
        COIN_OF_THE_REALM: abilities.AfterAction(coin_of_the_realm_called),
        ROYAL_CARRIAGE: abilities.AfterAction(royal_carriage_called, Dominion.is_in_play),
    }
)
abilities.POINTS[DISTANT_LANDS] = distant_lands_points
abilities.AT_END_OF_BUYING[WINE_MERCHANT] = wine_merchants_leave
abilities.DOUBLERS.append(ROYAL_CARRIAGE)
abilities.GAIN_OFFERS[DUPLICATE] = abilities.GainOffer(duplicate_picks, duplicate_accept)
