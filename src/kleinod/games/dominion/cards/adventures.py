"""The kingdom cards of Abenteuer, without durations, reserve cards and attacks, in the order of the rules' list."""

from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import CountField, PlayerStep, SeatField
from kleinod.games.dominion.abilities import EFFECTS, WHEN_BOUGHT, WHEN_GAINED, WhenBuying
from kleinod.games.dominion.effects import play_treasure
from kleinod.games.dominion.facts import CARDS, COPPER, GOLD, Card, kinds
from kleinod.games.dominion.match import DECK, Dominion
from kleinod.games.dominion.options import CHOOSE, DONE, GAIN, KEEP, PLAY, TRASH, TRASH_THIS, Pick
from kleinod.games.dominion.phrases import NOT_EXACTLY, PUT_ON_MAT, TRASHED_FROM_PLAY
from kleinod.games.dominion.play import CardsField, Play, PlayField
from kleinod.games.dominion.question import FromSupply, ListQuestion, Select
from kleinod.games.dominion.steps import DeckDown, DiscardAny, Gain, GainUpTo

MESSENGER: Final = CARDS["messenger"]
MAGPIE: Final = CARDS["magpie"]
PORT: Final = CARDS["port"]
LOST_CITY: Final = CARDS["lost_city"]


def raze(g: Dominion, play: Play) -> None:
    """+1 action. Trash this or a card from hand; look at as many cards as that costs, keep one, discard the rest."""
    g.then(RazeTrash(play))


class RazeTrash(ListQuestion):
    name = "RazeTrash"
    kind = "trash"
    rule = "CARD-raze"
    zone = "hand"
    zone_is_own = True
    fields = (PlayField("play"),)

    def __init__(self, play: Play) -> None:
        super().__init__(play.player)
        self.play = play

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        if option is not TRASH_THIS:
            return super().places(match, option)
        p = match.table.players[self.player]
        before = p.play[: p.numbers.index(self.play.number)] if self.play.number in p.numbers else []
        return [Place("play", self.player, self.play.card.id, before.count(self.play.card))]

    def candidates(self, match: Dominion) -> list[Pick]:
        return [TRASH_THIS, *(TRASH[card] for card in kinds(self.hand(match)))]

    def answer(self, match: Dominion, option: Pick) -> None:
        card = option.card
        if option is TRASH_THIS:
            card = self.play.card
            if not match.leave_play(self.play):
                return
            match.trash(self.player, card, TRASHED_FROM_PLAY)
        else:
            match.trash_from_hand(self.player, card)
        looked = match.look(self.player, match.cost(card))
        if looked:
            match.then(RazeKeep(self.player, looked))


class RazeKeep(ListQuestion):
    """One of the top cards of the deck goes to the hand, the others are discarded."""

    name = "RazeKeep"
    kind = "keep"
    rule = "CARD-raze"
    zone = "looked"
    zone_is_own = True
    fields = (SeatField("player"), CountField("looked"))

    def __init__(self, player: int, looked: int) -> None:
        super().__init__(player)
        self.looked = looked

    def candidates(self, match: Dominion) -> list[Pick]:
        return [KEEP[card] for card in kinds(match.top(self.player, self.looked))]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.keep_from_deck(self.player, option.card, self.looked)
        match.discard_top(self.player, self.looked - 1)


def magpie(g: Dominion, play: Play) -> None:
    """+1 card, +1 action. Reveal the top card: a treasure to the hand; an action or victory card: gain a Magpie."""
    top = g.show_top(play.player)
    if top is None:
        return
    if top.is_treasure:
        g.keep_from_deck(play.player, top, 1)
    if top.is_victory or g.is_action(play.player, top):
        g.gain(play.player, MAGPIE)


def messenger(g: Dominion, play: Play) -> None:
    """+1 buy, +$2. You may put your deck into your discard pile."""
    g.then(DeckDown(play.player, play.ability))


def messenger_bought(g: Dominion, player: int) -> None:
    """As the first purchase of the turn: gain a card costing up to $4; each other player gains a copy."""
    g.then(MessengerGain(player, MESSENGER, 4))


def is_first_purchase(g: Dominion, player: int) -> bool:
    return len(g.table.bought) == 1


class MessengerGain(GainUpTo):
    name = "MessengerGain"

    def answer(self, match: Dominion, option: Pick) -> None:
        match.then(*[Gain(seat, option.card) for seat in [self.player, *match.others(self.player)]])


def miser(g: Dominion, play: Play) -> None:
    """Choose one: put a Copper from your hand on your mat; or +$1 for each Copper there."""
    g.then(MiserChoice(play.player))


class MiserChoice(ListQuestion):
    name = "MiserChoice"
    kind = "choose"
    rule = "CARD-miser"

    def candidates(self, match: Dominion) -> list[Pick]:
        return [CHOOSE["mat"], CHOOSE["coin"]]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("hand" if option is CHOOSE["mat"] else "mat", self.player, COPPER.id)]

    def answer(self, match: Dominion, option: Pick) -> None:
        p = match.table.players[self.player]
        if option is CHOOSE["coin"]:
            match.plus(self.player, coins=p.mat.count(COPPER))
        elif COPPER in p.hand:
            match.leave_hand(self.player, COPPER)
            p.mat.append(COPPER)
            match.emit(PUT_ON_MAT, self.player, COPPER)


def port_bought(g: Dominion, player: int) -> None:
    """Gain another Port."""
    g.gain(player, PORT)


def ranger(g: Dominion, play: Play) -> None:
    """+1 buy. Turn the journey token over; face up: +5 cards."""
    if g.turn_journey(play.player):
        g.plus(play.player, cards=5)


def artificer(g: Dominion, play: Play) -> None:
    """+1 card, +1 action, +$1. Discard any number; you may gain a card costing exactly as many $, onto your deck."""
    g.then(ArtificerDiscard(play.player, 0))


class ArtificerDiscard(DiscardAny):
    name = "ArtificerDiscard"
    rule = "CARD-artificer"

    def follow(self, g: Dominion) -> None:
        g.then(ArtificerGain(self.player, self.count))


class ArtificerGain(FromSupply):
    """You may gain a card that costs exactly so much, onto your deck."""

    name = "ArtificerGain"
    rule = "CARD-artificer"
    optional = True
    fields = (SeatField("player"), CountField("cost"))

    def __init__(self, player: int, cost: int) -> None:
        super().__init__(player)
        self.cost = cost

    def forbids(self, match: Dominion, card: Card) -> Reason | None:
        return None if match.cost(card) == self.cost else NOT_EXACTLY

    def facts(self, match: Dominion, option: Pick) -> dict[str, object]:
        return {"cost": match.cost(option.card), "exactly": self.cost}

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.gain(self.player, option.card, to=DECK)


def lost_city_gained(g: Dominion, player: int) -> None:
    """Each other player draws a card."""
    for seat in g.others(player):
        g.draw(seat, 1)


def storyteller(g: Dominion, play: Play) -> None:
    """+1 action, +$1. Play up to 3 treasures; then pay all your coins for as many cards."""
    g.then(StorytellerPlay(play.player, 3), StorytellerPay(play.player))


class StorytellerPlay(Select):
    name = "StorytellerPlay"
    kind = "play"
    rule = "CARD-storyteller"
    picks = PLAY
    optional = True
    fields = (SeatField("player"), CountField("left"))

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def run(self, match: Dominion) -> bool:
        return self.left > 0 and len(self.options(match)) > 1

    def fits(self, match: Dominion, card: Card) -> bool:
        return card.is_treasure

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.then(StorytellerPlay(self.player, self.left - 1))
            play_treasure(match, self.player, option.card)


class StorytellerPay(PlayerStep[Dominion]):
    """All coins of the turn are paid, and the cards drawn at once."""

    name = "StorytellerPay"

    def run(self, match: Dominion) -> bool:
        coins = match.table.coins
        match.table.coins = 0
        match.draw(self.player, coins)
        return False


def treasure_trove(g: Dominion, play: Play) -> None:
    """$2. Gain a Gold and a Copper, in either order."""
    g.then(TreasureTroveGain(play.player, (GOLD, COPPER)))


class TreasureTroveGain(ListQuestion):
    """The next of the cards to be gained."""

    name = "TreasureTroveGain"
    kind = "gain"
    rule = "CARD-treasure_trove"
    zone = "supply"
    fields = (SeatField("player"), CardsField("cards"))

    def __init__(self, player: int, cards: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.cards = cards

    def candidates(self, match: Dominion) -> list[Pick]:
        return [GAIN[card] for card in self.cards if match.in_supply(card)]

    def answer(self, match: Dominion, option: Pick) -> None:
        rest = tuple([card for card in self.cards if card is not option.card])
        match.then(TreasureTroveGain(self.player, rest))
        match.gain(self.player, option.card)


EFFECTS.update(
    {
        CARDS["raze"]: raze,
        MAGPIE: magpie,
        MESSENGER: messenger,
        CARDS["miser"]: miser,
        CARDS["ranger"]: ranger,
        CARDS["artificer"]: artificer,
        CARDS["storyteller"]: storyteller,
        CARDS["treasure_trove"]: treasure_trove,
    }
)

WHEN_BOUGHT.update({MESSENGER: WhenBuying(messenger_bought, is_first_purchase), PORT: WhenBuying(port_bought)})
WHEN_GAINED[LOST_CITY] = lost_city_gained
