"""The durations of Abenteuer: now, and at the start of the next turn."""

from typing import Final

from kleinod.engine.place import Cause, Place
from kleinod.engine.step import CountField
from kleinod.games.dominion import abilities
from kleinod.games.dominion.effects import React, Resolve
from kleinod.games.dominion.facts import CARDS, CURSE, SILVER, Bonus, Card
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.options import ASIDE, CHOOSE, DONE, PLAY, TOPDECK, Pick
from kleinod.games.dominion.phrases import SET_ASIDE_HIDDEN
from kleinod.games.dominion.play import Play, PlayField, Standing
from kleinod.games.dominion.question import ListQuestion, Select
from kleinod.games.dominion.steps import DiscardSome, Gain, TrashOne, take_back

AMULET: Final = CARDS["amulet"]
CARAVAN_GUARD: Final = CARDS["caravan_guard"]
DUNGEON: Final = CARDS["dungeon"]
GEAR: Final = CARDS["gear"]
HIRELING: Final = CARDS["hireling"]
BRIDGE_TROLL: Final = CARDS["bridge_troll"]
HAUNTED_WOODS: Final = CARDS["haunted_woods"]
SWAMP_HAG: Final = CARDS["swamp_hag"]
MAX_IN_GEAR: Final = 2


def amulet(g: Dominion, play: Play) -> None:
    """Now and next turn choose one: +$1; trash a card from your hand; gain a Silver."""
    g.then(AmuletChoice(play.player))


def amulet_later(g: Dominion, player: int, standing: Standing) -> None:
    g.then(AmuletChoice(player))


class AmuletChoice(ListQuestion):
    name = "AmuletChoice"
    kind = "choose"
    rule = "CARD-amulet"

    def candidates(self, match: Dominion) -> list[Pick]:
        return [CHOOSE["coin"], CHOOSE["trash"], CHOOSE["silver"]]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        if option is CHOOSE["silver"]:
            return [Place("supply", -1, SILVER.id)]
        return [Place("hand", self.player)] if option is CHOOSE["trash"] else []

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is CHOOSE["coin"]:
            match.plus(self.player, coins=1)
        elif option is CHOOSE["trash"]:
            match.then(TrashOne(self.player, AMULET))
        else:
            match.gain(self.player, SILVER)


def caravan_guard_reacts(g: Dominion, react: React, card: Card) -> None:
    """When an attack is played, play this from your hand."""
    g.then(Resolve(g.put_into_play(react.player, card)), react)


def dungeon(g: Dominion, play: Play) -> None:
    """+1 action. Now and next turn: +2 cards, then discard 2."""
    _sift(g, play.player)


def dungeon_later(g: Dominion, player: int, standing: Standing) -> None:
    _sift(g, player)


def _sift(g: Dominion, player: int) -> None:
    g.draw(player, 2)
    g.then(DiscardSome(player, DUNGEON, 2))


def gear(g: Dominion, play: Play) -> None:
    """+2 cards. Set aside up to 2 cards from your hand face down; next turn they come to your hand."""
    g.then(GearAside(play, MAX_IN_GEAR))


class GearAside(Select):
    name = "GearAside"
    kind = "aside"
    rule = "CARD-gear"
    picks = ASIDE
    optional = True
    fields = (PlayField("play"), CountField("left"))

    def __init__(self, play: Play, left: int) -> None:
        super().__init__(play.player)
        self.play = play
        self.left = left

    def run(self, match: Dominion) -> bool:
        return self.left > 0 and len(self.hand(match)) > 0 and self.play.ability is GEAR

    def series(self, match: Dominion) -> int:
        return min(self.left, len(self.hand(match)))

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            return
        aside: tuple[Card, ...] = ()
        p = match.table.players[self.player]
        if self.left < MAX_IN_GEAR and p.standing and p.standing[-1].number == self.play.number:
            # the first one lies there already, from this play, the latest of all
            aside = p.standing[-1].aside
            p.standing = p.standing[:-1]
        match.hide_from_hand(self.player, option.card)
        match.leave_standing(self.play, (*aside, option.card))
        match.emit(SET_ASIDE_HIDDEN, self.player, [option.card])
        match.then(GearAside(self.play, self.left - 1))


def bridge_troll(g: Dominion, play: Play) -> None:
    """Each other player takes the −$1 token. Now and next turn +1 buy; while in play your cards cost $1 less."""
    for seat in g.victims(play):
        g.take_minus_coin(seat)


def haunted_woods_bought(g: Dominion, player: int) -> None:
    """Until your next turn, purchases of others put their hands on their decks; next turn +3 cards."""
    g.then(HandOntoDeck(player))


class HandOntoDeck(Select):
    """The rest of the hand goes on the deck, one card after another; asked by its number."""

    name = "HandOntoDeck"
    kind = "topdeck"
    rule = "CARD-haunted_woods"
    picks = TOPDECK

    def run(self, match: Dominion) -> bool:
        hand = self.hand(match)
        if len(hand) == 1:
            match.hand_onto_deck(self.player, hand[0])
        return len(hand) > 1

    def cause(self, match: Dominion) -> Cause | None:
        for seat in match.others(self.player):
            for standing in match.table.players[seat].standing:
                if standing.ability is HAUNTED_WOODS and not standing.spares(self.player):
                    return Cause(HAUNTED_WOODS, seat)
        return Cause(HAUNTED_WOODS)

    def series(self, match: Dominion) -> int:
        return len(self.hand(match)) - 1

    def answer(self, match: Dominion, option: Pick) -> None:
        match.hand_onto_deck(self.player, option.card)
        match.then(self)


def swamp_hag_bought(g: Dominion, player: int) -> None:
    """Until your next turn, purchases of others give them Curses; next turn +$3."""
    g.then(Gain(player, CURSE))


abilities.EFFECTS.update({AMULET: amulet, DUNGEON: dungeon, GEAR: gear, BRIDGE_TROLL: bridge_troll})

abilities.AT_START.update(
    {
        AMULET: abilities.AtStart(amulet_later),
        CARAVAN_GUARD: abilities.AtStart(bonus=Bonus(coins=1)),
        DUNGEON: abilities.AtStart(dungeon_later),
        GEAR: abilities.AtStart(take_back),
        HIRELING: abilities.AtStart(bonus=Bonus(cards=1), stays=True),
        BRIDGE_TROLL: abilities.AtStart(bonus=Bonus(buys=1)),
        HAUNTED_WOODS: abilities.AtStart(bonus=Bonus(cards=3)),
        SWAMP_HAG: abilities.AtStart(bonus=Bonus(coins=3)),
    }
)

abilities.WHEN_ATTACKED[CARAVAN_GUARD] = abilities.Reaction(PLAY, caravan_guard_reacts)
abilities.COST_CUTS[BRIDGE_TROLL] = 1
abilities.HOLDING[GEAR] = MAX_IN_GEAR
abilities.TOLLS.update(
    {HAUNTED_WOODS: abilities.Toll(haunted_woods_bought, once=True), SWAMP_HAG: abilities.Toll(swamp_hag_bought)}
)
