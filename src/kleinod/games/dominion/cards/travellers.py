"""The travellers: Page and Peasant, and the cards that they are exchanged for (DOM-TRAV-1); and further attacks."""

from typing import Final

from kleinod.engine.phrases import Reason
from kleinod.engine.place import Place
from kleinod.engine.step import PlayerStep, Step
from kleinod.games.dominion.abilities import BEFORE_CLEAN_UP, DOUBLERS, EFFECTS, PROTECTING, WHEN_ACTION_PLAYED
from kleinod.games.dominion.cards.base import ThroneRoomChoice
from kleinod.games.dominion.facts import CARDS, CURSE, KINGDOM, SILVER, Bonus, Card, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import DONE, EXCHANGE, Pick
from kleinod.games.dominion.phrases import EXCHANGED, NO_TREASURE
from kleinod.games.dominion.play import Play
from kleinod.games.dominion.question import FromSupply, ListQuestion
from kleinod.games.dominion.steps import DiscardDownTo, DiscardSome, Gain
from kleinod.games.dominion.turn import put_play_away

CHAMPION: Final = CARDS["champion"]
DISCIPLE: Final = CARDS["disciple"]
FUGITIVE: Final = CARDS["fugitive"]
SOLDIER: Final = CARDS["soldier"]


def treasure_hunter(g: Dominion, play: Play) -> None:
    """+1 action, +$1. Gain a Silver for each card that the player to your right gained in the last turn."""
    right = (play.player - 1) % g.seats
    g.then(*[Gain(play.player, SILVER) for _ in range(g.table.players[right].gained)])


def warrior(g: Dominion, play: Play) -> None:
    """+2 cards. For each traveller you have in play each other player discards the top card; $3 or $4: trashed."""
    lying = g.table.players[play.player].play
    travellers = len([1 for card in lying if g.ability(play.player, card).is_traveller])
    for seat in g.victims(play):
        for _ in range(travellers):
            for card in g.reveal(seat, 1) if g.refill(seat) else []:
                if g.cost(card) in (3, 4):
                    g.trash(seat, card)
                else:
                    g.put_down(seat, [card])


def hero(g: Dominion, play: Play) -> None:
    """+$2. Gain a treasure."""
    g.then(HeroGain(play.player))


class HeroGain(FromSupply):
    """Gain a treasure of the supply, whatever it costs; compulsory."""

    name = "HeroGain"
    rule = "CARD-hero"

    def why_not(self, match: Dominion, option: Pick) -> Reason | None:
        if option.verb == "gain" and not option.card.is_treasure:
            return NO_TREASURE
        return super().why_not(match, option)

    def answer(self, match: Dominion, option: Pick) -> None:
        match.gain(self.player, option.card)


def soldier(g: Dominion, play: Play) -> None:
    """+$2, and +$1 for each other attack card you have in play. Others with 4 or more cards in hand discard one."""
    p = g.table.players[play.player]
    lying = [card for i, card in enumerate(p.play) if p.numbers[i] != play.number]
    attacks = [card for card in lying if g.ability(play.player, card).is_attack]
    g.plus(play.player, coins=len(attacks))
    sizes = [(seat, len(g.table.players[seat].hand)) for seat in g.victims(play)]
    g.then(*[DiscardDownTo(seat, SOLDIER, size - 1) for seat, size in sizes if size >= 4])


def fugitive(g: Dominion, play: Play) -> None:
    """+2 cards, +1 action. Discard a card."""
    g.then(DiscardSome(play.player, FUGITIVE, 1))


def disciple(g: Dominion, play: Play) -> None:
    """You may play an action card from your hand twice, and then gain a copy of it."""
    g.then(DiscipleChoice(play))


class DiscipleChoice(ThroneRoomChoice):
    name = "DiscipleChoice"
    rule = "CARD-disciple"
    optional = True

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            match.then(Gain(self.player, option.card))
            super().answer(match, option)


def giant(g: Dominion, play: Play) -> None:
    """Turn the journey token over. Face down: +$1. Face up: +$5, and each other player is hit."""
    if g.turn_journey(play.player):
        g.plus(play.player, coins=5)
        g.then(*[GiantReveal(seat) for seat in g.victims(play)])
    else:
        g.plus(play.player, coins=1)


class GiantReveal(PlayerStep[Dominion]):
    """The top card of the deck costs $3 to $6: trashed; else discarded, and a Curse gained."""

    name = "GiantReveal"

    def run(self, match: Dominion) -> bool:
        for card in match.reveal(self.player, 1) if match.refill(self.player) else []:
            if 3 <= match.cost(card) <= 6:
                match.trash(self.player, card)
                return False
            match.put_down(self.player, [card])
        match.gain(self.player, CURSE)
        return False


def relic(g: Dominion, play: Play) -> None:
    """$2. Each other player puts the −1 card token on the deck."""
    for seat in g.victims(play):
        g.put_minus_card(seat)


def ask_to_exchange(g: Dominion, player: int) -> Step[Dominion] | None:
    return Exchange(player) if exchangeable(g, player) else None


def exchangeable(g: Dominion, player: int) -> list[Card]:
    """DOM-TRAV-1: the travellers that are about to be discarded and whose next pile is not empty."""
    p = g.table.players[player]
    found: list[Card] = []
    staying = p.staying()
    for i, card in enumerate(p.play):
        ability = g.ability(player, card)
        if ability.is_traveller and p.numbers[i] not in staying and g.table.beside.get(CARDS[ability.next], 0) > 0:
            found.append(card)
    return found


class Exchange(ListQuestion):
    """Travellers may be exchanged, one at a time; the others are discarded."""

    name = "Exchange"
    kind = "exchange"
    rule = "DOM-TRAV-1"

    def run(self, match: Dominion) -> bool:
        return len(exchangeable(match, self.player)) > 0

    def candidates(self, match: Dominion) -> list[Pick]:
        return [*(EXCHANGE[card] for card in kinds(exchangeable(match, self.player))), DONE]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        if option is DONE:
            return []
        received = match.ability(self.player, option.card).next
        return [Place("play", self.player, option.key), Place("beside", -1, received)]

    def answer(self, match: Dominion, option: Pick) -> None:
        table = match.table
        card = option.card
        if option is DONE:
            # so that they are not offered again
            put_play_away(match, self.player)
            return
        p = table.players[self.player]
        staying = p.staying()
        numbers = [p.numbers[i] for i, lying in enumerate(p.play) if lying is card and p.numbers[i] not in staying]
        match.take_from_play(self.player, numbers[0])
        if card in table.beside:
            table.beside[card] += 1
        else:
            table.empty -= 1 if table.supply[card] == 0 else 0
            table.supply[card] += 1
        received = CARDS[match.ability(self.player, card).next]
        table.beside[received] -= 1
        p.discard.append(received)
        match.emit(EXCHANGED, self.player, [card, received])


EFFECTS.update(
    {
        CARDS["treasure_hunter"]: treasure_hunter,
        CARDS["warrior"]: warrior,
        CARDS["hero"]: hero,
        SOLDIER: soldier,
        FUGITIVE: fugitive,
        DISCIPLE: disciple,
        CARDS["giant"]: giant,
        CARDS["relic"]: relic,
    }
)

BEFORE_CLEAN_UP.update({card: ask_to_exchange for card in KINGDOM if card.is_traveller})
PROTECTING.append(CHAMPION)
WHEN_ACTION_PLAYED[CHAMPION] = Bonus(actions=1)
DOUBLERS.append(DISCIPLE)
