"""The events of Abenteuer, in the order of the rules' list."""

from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import CountField, PlayerStep, SeatField
from kleinod.games.dominion import abilities, phrases
from kleinod.games.dominion.facts import CARDS, CURSE, ESTATE_TOKEN, GOLD, SILVER, TOKEN, Card, kinds
from kleinod.games.dominion.match import DECK, HAND, Dominion
from kleinod.games.dominion.options import ASIDE, CHOOSE, DISCARD, DONE, GAIN, TOPDECK, TRASH, Pick
from kleinod.games.dominion.phrases import PHRASES
from kleinod.games.dominion.play import CardField, CardsField, Play
from kleinod.games.dominion.question import ListQuestion, Select
from kleinod.games.dominion.steps import DiscardSome, Gain, GainUpTo, TrashUpTo, action_piles, take_back
from kleinod.games.dominion.table import OWNER
from kleinod.games.dominion.triggers import WhenGained

FERRY: Final = CARDS["ferry"]
PLAN: Final = CARDS["plan"]
EXPEDITION: Final = CARDS["expedition"]
INHERITANCE: Final = CARDS["inheritance"]
MISSION: Final = CARDS["mission"]
SAVE: Final = CARDS["save"]
QUEST: Final = CARDS["quest"]
TRAVELLING_FAIR: Final = CARDS["travelling_fair"]


def alms(g: Dominion, player: int) -> None:
    """With no treasures in play, gain a card costing up to $4."""
    if not [1 for card in g.table.players[player].play if card.is_treasure]:
        g.then(GainUpTo(player, CARDS["alms"], 4))


def borrow(g: Dominion, player: int) -> None:
    """+1 buy. If your −1 card token is not on your deck, put it there, and +$1."""
    if g.put_minus_card(player):
        g.plus(player, coins=1)


def quest(g: Dominion, player: int) -> None:
    """You may discard an attack card, 2 Curses or 6 cards from your hand: gain a Gold."""
    g.then(QuestChoice(player))


class QuestChoice(ListQuestion):
    name = "QuestChoice"
    kind = "choose"
    rule = "EVENT-quest"

    def candidates(self, match: Dominion) -> list[Pick]:
        return [CHOOSE["attack"], CHOOSE["curses"], CHOOSE["cards"], DONE]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [] if option is DONE else [Place("hand", self.player, CURSE.id if option is CHOOSE["curses"] else "")]

    def answer(self, match: Dominion, option: Pick) -> None:
        hand = match.table.players[self.player].hand
        if option is CHOOSE["attack"]:
            match.then(QuestAttack(self.player))
        elif option is CHOOSE["curses"]:
            curses = min(hand.count(CURSE), 2)
            for _ in range(curses):
                match.discard(self.player, CURSE)
            if curses == 2:
                match.gain(self.player, GOLD)
        elif option is CHOOSE["cards"]:
            enough = len(hand) >= 6
            match.then(DiscardSome(self.player, QUEST, 6), *([Gain(self.player, GOLD)] if enough else []))


class QuestAttack(Select):
    """Which attack card is discarded."""

    name = "QuestAttack"
    kind = "discard"
    rule = "EVENT-quest"
    picks = DISCARD

    def fits(self, match: Dominion, card: Card) -> bool:
        return match.ability(self.player, card).is_attack

    def answer(self, match: Dominion, option: Pick) -> None:
        match.discard(self.player, option.card)
        match.gain(self.player, GOLD)


def save(g: Dominion, player: int) -> None:
    """+1 buy. Set a card from your hand aside; at the end of the turn it comes back to your hand."""
    g.then(SaveAside(player))


class SaveAside(Select):
    """Asked whenever there are several cards in hand, so that being asked tells nothing."""

    name = "SaveAside"
    kind = "aside"
    rule = "EVENT-save"
    picks = ASIDE

    def run(self, match: Dominion) -> bool:
        hand = self.hand(match)
        if len(hand) == 1:
            self.answer(match, ASIDE[hand[0]])
        return len(hand) > 1

    def answer(self, match: Dominion, option: Pick) -> None:
        match.hide_from_hand(self.player, option.card)
        match.leave_standing(Play(self.player, SAVE, 0, SAVE), (option.card,))
        match.emit(phrases.SET_ASIDE_HIDDEN, self.player, [option.card])


def scouting_party(g: Dominion, player: int) -> None:
    """+1 buy. Look at the top 5 cards; discard 3, put the rest back in any order."""
    looked = g.look(player, 5)
    g.then(ScoutDiscard(player, looked, min(looked, 3)))


class ScoutDiscard(ListQuestion):
    name = "ScoutDiscard"
    kind = "discard"
    rule = "EVENT-scouting_party"
    zone = "looked"
    zone_is_own = True
    fields = (SeatField("player"), CountField("looked"), CountField("left"))

    def __init__(self, player: int, looked: int, left: int) -> None:
        super().__init__(player)
        self.looked = looked
        self.left = left

    def run(self, match: Dominion) -> bool:
        if self.left == 0:
            match.then(ScoutReturn(self.player, self.looked, 0))
            return False
        return super().run(match)

    def candidates(self, match: Dominion) -> list[Pick]:
        return [DISCARD[card] for card in kinds(match.top(self.player, self.looked))]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.discard_from_deck(self.player, option.card, self.looked)
        match.then(ScoutDiscard(self.player, self.looked - 1, self.left - 1))


class ScoutReturn(ListQuestion):
    """The rest goes back on the deck, the first named lowest; `placed` of them lie beneath the others already."""

    name = "ScoutReturn"
    kind = "topdeck"
    rule = "EVENT-scouting_party"
    zone = "looked"
    zone_is_own = True
    fields = (SeatField("player"), CountField("looked"), CountField("placed"))

    def __init__(self, player: int, looked: int, placed: int) -> None:
        super().__init__(player)
        self.looked = looked
        self.placed = placed

    def run(self, match: Dominion) -> bool:
        return len(self._loose(match)) > 1 and super().run(match)

    def _loose(self, g: Dominion) -> list[Card]:
        return g.top(self.player, max(self.looked - self.placed, 0))

    def candidates(self, match: Dominion) -> list[Pick]:
        return [TOPDECK[card] for card in kinds(self._loose(match))]

    def answer(self, match: Dominion, option: Pick) -> None:
        p = match.table.players[self.player]
        loose = len(self._loose(match))
        match.take_from_deck(self.player, option.card, loose)
        p.deck.insert(len(p.deck) - loose + 1, option.card)
        # in which order they lie now is known to their owner alone
        for height in range(max(len(p.deck) - self.looked, 0), len(p.deck)):
            p.known[height] = OWNER
        match.emit(phrases.PUT_BACK, self.player, [option.card])
        match.then(ScoutReturn(self.player, self.looked, self.placed + 1))


def fair_picks(g: Dominion, gained: WhenGained) -> list[Pick]:
    """For the rest of the turn a card that you gain may go onto your deck."""
    table = g.table
    open = gained.player == table.player and TRAVELLING_FAIR in table.bought and gained.lies_there(g)
    return [TOPDECK[gained.card]] if open else []


def fair_accept(g: Dominion, gained: WhenGained, option: Pick) -> None:
    p = g.table.players[gained.player]
    card = gained.card
    if gained.to == HAND:
        g.leave_hand(gained.player, card)
    else:
        height = len(p.discard) - 1 - p.discard[::-1].index(card)
        del p.discard[height]
        p.unseen = [at - 1 if at > height else at for at in p.unseen]
    g.put_on_deck(gained.player, card)
    g.emit(phrases.TOPDECKED, gained.player, card)
    g.then(WhenGained(gained.player, card, DECK, gained.left))


def bonfire(g: Dominion, player: int) -> None:
    """Trash up to 2 cards that you have in play."""
    g.then(BonfireTrash(player, 2))


class BonfireTrash(ListQuestion):
    name = "BonfireTrash"
    kind = "trash"
    rule = "EVENT-bonfire"
    fields = (SeatField("player"), CountField("left"))

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def run(self, match: Dominion) -> bool:
        return self.left > 0 and len(match.table.players[self.player].play) > 0

    def candidates(self, match: Dominion) -> list[Pick]:
        return [*(TRASH[card] for card in kinds(match.table.players[self.player].play)), DONE]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("play", self.player, option.key, 0)] if option.key else []

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            p = match.table.players[self.player]
            lying = match.take_from_play(self.player, p.numbers[p.play.index(option.card)])
            match.trash(self.player, lying, phrases.TRASHED_FROM_PLAY)
            match.then(BonfireTrash(self.player, self.left - 1))


def trashing_token(g: Dominion, player: int) -> None:
    """When you buy a card from that pile, you may trash a card from your hand."""
    g.then(TrashUpTo(player, PLAN, 1))


def pilgrimage(g: Dominion, player: int) -> None:
    """Turn the journey token over; face up: gain copies of up to 3 different cards that you have in play."""
    if g.turn_journey(player):
        g.then(PilgrimageChoice(player, ()))


class PilgrimageChoice(ListQuestion):
    """All are chosen before the first is gained."""

    name = "PilgrimageChoice"
    kind = "gain"
    rule = "EVENT-pilgrimage"
    zone = "play"
    zone_is_own = True
    fields = (SeatField("player"), CardsField("chosen"))

    def __init__(self, player: int, chosen: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.chosen = chosen

    def run(self, match: Dominion) -> bool:
        if len(self.chosen) < 3 and len(self.options(match)) > 1:
            return True
        self.answer(match, DONE)
        return False

    def candidates(self, match: Dominion) -> list[Pick]:
        lying = kinds(match.table.players[self.player].play)
        return [*(GAIN[card] for card in lying if card not in self.chosen), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.then(*[Gain(self.player, card) for card in self.chosen])
        else:
            match.then(PilgrimageChoice(self.player, (*self.chosen, option.card)))


def ball(g: Dominion, player: int) -> None:
    """Take the −$1 token. Gain 2 cards, each costing up to $4."""
    g.take_minus_coin(player)
    g.then(*[GainUpTo(player, CARDS["ball"], 4) for _ in range(2)])


def raid(g: Dominion, player: int) -> None:
    """Gain a Silver for each Silver in play; each other player puts the −1 card token on the deck."""
    silvers = g.table.players[player].play.count(SILVER)
    g.then(*[Gain(player, SILVER) for _ in range(silvers)], RaidTokens(player))


class RaidTokens(PlayerStep[Dominion]):
    name = "RaidTokens"

    def run(self, match: Dominion) -> bool:
        for seat in match.others(self.player):
            match.put_minus_card(seat)
        return False


def seaway(g: Dominion, player: int) -> None:
    """Gain an action card costing up to $4; move the +1 Buy token to its pile."""
    g.then(SeawayGain(player, CARDS["seaway"], 4))


class SeawayGain(GainUpTo):
    name = "SeawayGain"

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        if option.verb == "gain" and not option.card.is_action:
            return phrases.NO_ACTION
        return super().why_not(match, option)

    def answer(self, match: Dominion, option: Pick) -> None:
        match.then(SeawayToken(self.player, option.card))
        match.gain(self.player, option.card)


class SeawayToken(PlayerStep[Dominion]):
    name = "SeawayToken"
    fields = (SeatField("player"), CardField("card"))

    def __init__(self, player: int, card: Card) -> None:
        super().__init__(player)
        self.card = card

    def run(self, match: Dominion) -> bool:
        if self.card in action_piles(match):
            match.place(self.player, "plus_buy", self.card)
        return False


def trade(g: Dominion, player: int) -> None:
    """Trash up to 2 cards from your hand; gain a Silver for each."""
    g.then(TradeTrash(player, 0))


class TradeTrash(Select):
    name = "TradeTrash"
    kind = "trash"
    rule = "EVENT-trade"
    picks = TRASH
    optional = True
    fields = (SeatField("player"), CountField("count"))

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count = count

    def run(self, match: Dominion) -> bool:
        if self.count < 2 and self.hand(match):
            return True
        self.answer(match, DONE)
        return False

    def series(self, match: Dominion) -> int:
        return min(2 - self.count, len(self.hand(match)))

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.then(*[Gain(self.player, SILVER) for _ in range(self.count)])
        else:
            match.trash_from_hand(self.player, option.card)
            match.then(TradeTrash(self.player, self.count + 1))


def inheritance(g: Dominion, player: int) -> None:
    """Set aside a non-victory action card costing up to $4: your Estates have its text and types."""
    g.then(InheritanceAside(player))


class InheritanceAside(ListQuestion):
    name = "InheritanceAside"
    kind = "aside"
    rule = "EVENT-inheritance"

    def candidates(self, match: Dominion) -> list[Pick]:
        return [
            ASIDE[card]
            for card, count in match.table.supply.items()
            if count and card.is_action and not card.is_victory and match.cost(card) <= 4
        ]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("supply", -1, option.key), Place("token", self.player, ESTATE_TOKEN)]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.take_from_pile(option.card)
        match.place(self.player, ESTATE_TOKEN, option.card)


abilities.EVENT_EFFECTS.update(
    {
        CARDS["alms"]: alms,
        CARDS["borrow"]: borrow,
        QUEST: quest,
        SAVE: save,
        CARDS["scouting_party"]: scouting_party,
        CARDS["bonfire"]: bonfire,
        CARDS["pilgrimage"]: pilgrimage,
        CARDS["ball"]: ball,
        CARDS["raid"]: raid,
        CARDS["seaway"]: seaway,
        CARDS["trade"]: trade,
        INHERITANCE: inheritance,
    }
)

abilities.WHEN_BOUGHT[TOKEN] = abilities.WhenBuying(trashing_token)
abilities.NEXT_HAND[EXPEDITION] = 2
abilities.EXTRA_TURNS[MISSION] = PHRASES.refusal("mission_turn", "card")
abilities.AT_END_OF_TURN[SAVE] = take_back
abilities.ONCE_A_GAME[INHERITANCE] = ("inherited", ESTATE_TOKEN)
abilities.GAIN_OFFERS[TRAVELLING_FAIR] = abilities.GainOffer(fair_picks, fair_accept)
