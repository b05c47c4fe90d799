"""What is triggered by the start of a turn, by a purchase and by a gain; in the player's order (DOM-ORDER-1)."""

from kleinod.engine.checked import CheckedDict
from kleinod.engine.place import Cause, Place
from kleinod.engine.step import SeatField
from kleinod.games.dominion.abilities import AT_START, CALLED_AT_START, ON_GAIN, TOLLS, WHEN_BOUGHT, WHEN_GAINED
from kleinod.games.dominion.effects import calls
from kleinod.games.dominion.facts import TOKEN, Card, kinds
from kleinod.games.dominion.match import DECK, DISCARD_PILE, HAND, Dominion
from kleinod.games.dominion.options import DONE, RESOLVE, Pick
from kleinod.games.dominion.play import CardField, CardsField, OneOf, read_cards
from kleinod.games.dominion.question import ListQuestion
from kleinod.games.dominion.steps import Gain


class Order(ListQuestion):
    """What waits is compulsory, what is offered is not; it is over when nothing waits and the player is done.

    Nothing is asked where only one thing, or equal things, wait and nothing is offered.
    """

    kind = "order"

    def waiting(self, g: Dominion) -> list[Card]:
        """The compulsory things, by the card that each comes from."""
        raise NotImplementedError

    def offers(self, g: Dominion) -> list[Pick]:
        """What may be done as well."""
        return []

    def differ(self, g: Dominion, waiting: list[Card]) -> bool:
        """Whether it matters which of the waiting things comes first."""
        return len(set(waiting)) > 1

    def resolve(self, g: Dominion, card: Card) -> None:
        """Do one of the waiting things, and then go on with the rest."""
        raise NotImplementedError

    def accept(self, g: Dominion, option: Pick) -> None:
        """Do what was offered, and then go on."""
        raise NotImplementedError

    def run(self, match: Dominion) -> bool:
        waiting = self.waiting(match)
        if (len(waiting) > 1 and self.differ(match, waiting)) or self.offers(match):
            return True
        if waiting:
            self.resolve(match, waiting[0])
        return False

    def candidates(self, match: Dominion) -> list[Pick]:
        waiting = self.waiting(match)
        return [*(RESOLVE[card] for card in kinds(waiting)), *self.offers(match), *([] if waiting else [DONE])]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option.verb == "resolve":
            self.resolve(match, option.card)
        elif option is not DONE:
            self.accept(match, option)


# --- the start of a turn ---------------------------------------------------------------------------------------------


class StartOfTurn(Order):
    """DOM-START-1: durations, and calls from the mat, freely mixed."""

    name = "StartOfTurn"
    kind = "start"
    rule = "DOM-START-1"
    continues = False

    def waiting(self, g: Dominion) -> list[Card]:
        return [standing.card for standing in g.table.players[self.player].standing if standing.due]

    def offers(self, g: Dominion) -> list[Pick]:
        if not g.table.players[self.player].mat:
            return []
        return calls(g, self.player, list(CALLED_AT_START))

    def differ(self, g: Dominion, waiting: list[Card]) -> bool:
        return len({g.ability(self.player, card) for card in waiting}) > 1

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("mat" if option.verb == "call" else "play", self.player, option.key)] if option.key else []

    def run(self, match: Dominion) -> bool:
        table = match.table
        table.phase = "start"
        for standing in table.players[self.player].standing:
            if standing.due and AT_START[standing.ability].may_come_first():
                self.resolve(match, standing.card)
                return False
        return super().run(match)

    def resolve(self, g: Dominion, card: Card) -> None:
        p = g.table.players[self.player]
        for i, standing in enumerate(p.standing):
            if standing.due and standing.card is card:
                at_start = AT_START[standing.ability]
                after = (standing.with_due(due=False),) if at_start.stays else ()
                p.standing = p.standing[:i] + after + p.standing[i + 1 :]
                g.then(self)
                g.give(self.player, at_start.bonus)
                if at_start.resolve is not None:
                    at_start.resolve(g, self.player, standing)
                return

    def accept(self, g: Dominion, option: Pick) -> None:
        g.call(self.player, option.card)
        g.then(self)
        CALLED_AT_START[g.ability(self.player, option.card)](g, self.player)


def make_due(g: Dominion, player: int) -> None:
    """A turn begins: what stands for its start is due."""
    p = g.table.players[player]
    if p.standing:
        p.standing = tuple([standing.with_due(due=standing.ability in AT_START) for standing in p.standing])


# --- purchases -------------------------------------------------------------------------------------------------------


class Triggers(CardsField):
    """What waits when a card is bought or gained."""

    def read(self, row: CheckedDict, seats: int) -> object:
        return tuple(read_cards(row, self.name, {TOKEN.id: TOKEN}))


class WhenBought(Order):
    """DOM-BUY-1: a card is bought and not yet gained."""

    name = "WhenBought"
    rule = "DOM-BUY-1"
    fields = (SeatField("player"), CardField("card"), Triggers("left"))

    def __init__(self, player: int, card: Card, left: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.card = card
        self.left = left

    def waiting(self, g: Dominion) -> list[Card]:
        return list(self.left)

    def cause(self, match: Dominion) -> Cause | None:
        return Cause(self.card, self.player)

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        card = option.card
        if card is TOKEN:
            return [Place("token", self.player, "trash")]
        if card is self.card:
            return [Place("supply", -1, card.id)]
        return [Place("play", seat, card.id) for seat in match.others(self.player) if has_standing(match, seat, card)]

    def resolve(self, g: Dominion, card: Card) -> None:
        left = list(self.left)
        left.remove(card)
        g.then(WhenBought(self.player, self.card, tuple(left)))
        ability = g.ability(self.player, card)
        if card in (TOKEN, self.card) and ability in WHEN_BOUGHT:
            WHEN_BOUGHT[ability].resolve(g, self.player)
        elif card in TOLLS:
            TOLLS[card].resolve(g, self.player)


def has_standing(g: Dominion, player: int, ability: Card) -> bool:
    """Whether what a card has set up for a player still lasts."""
    return any(standing.ability is ability for standing in g.table.players[player].standing)


def buy_card(g: Dominion, player: int, card: Card) -> None:
    """What happens after paying for a card (DOM-BUY-1)."""
    waiting = _own_triggers(g, player, card)
    for seat, other in enumerate(g.table.players) if g.occasions.tolls else ():
        for standing in other.standing if seat != player else ():
            toll = TOLLS.get(standing.ability)
            if toll is not None and not standing.spares(player) and not (toll.once and standing.ability in waiting):
                waiting.append(standing.ability)
    if waiting:
        g.then(WhenBought(player, card, tuple(waiting)), Gain(player, card))
    else:
        g.gain(player, card)


def _own_triggers(g: Dominion, player: int, card: Card) -> list[Card]:
    """What the card says itself, and the trashing token."""
    waiting: list[Card] = []
    ability = g.ability(player, card)
    own = WHEN_BOUGHT.get(ability)
    if own is not None and (own.applies is None or own.applies(g, player)):
        waiting.append(card)
    if g.table.players[player].tokens.get("trash") is card:
        waiting.append(TOKEN)
    return waiting


# --- gains -----------------------------------------------------------------------------------------------------------


class WhenGained(Order):
    """DOM-GAIN-2: a card was gained and lies where it came; what it does itself, and what others offer."""

    name = "WhenGained"
    kind = "gained"
    rule = "DOM-GAIN-2"
    fields = (SeatField("player"), CardField("card"), OneOf("to", [DISCARD_PILE, HAND, DECK]), Triggers("left"))

    def __init__(self, player: int, card: Card, to: str, left: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.card = card
        self.to = to
        self.left = left

    def waiting(self, g: Dominion) -> list[Card]:
        return list(self.left)

    def offers(self, g: Dominion) -> list[Pick]:
        picks: list[Pick] = []
        for offer in g.occasions.gain_offers:
            picks += offer.picks(g, self)
        return picks

    def cause(self, match: Dominion) -> Cause | None:
        return Cause(self.card, self.player)

    def usual(self, match: Dominion) -> Pick | None:
        return None if self.left else DONE

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("mat" if option.verb == "call" else self.to, self.player, option.key)] if option.key else []

    def lies_there(self, g: Dominion) -> bool:
        """Whether the card is still where it came and not yet on the deck (DOM-LOSE-1)."""
        p = g.table.players[self.player]
        if self.to == DISCARD_PILE:
            return self.card in p.discard
        return self.to == HAND and self.card in p.hand

    def resolve(self, g: Dominion, card: Card) -> None:
        g.then(WhenGained(self.player, self.card, self.to, ()))
        gained = WHEN_GAINED.get(g.ability(self.player, card))
        if gained is not None:
            gained(g, self.player)

    def accept(self, g: Dominion, option: Pick) -> None:
        for offer in g.occasions.gain_offers:
            if option in offer.picks(g, self):
                offer.accept(g, self, option)
                return


def when_gained(g: Dominion, player: int, card: Card, to: str) -> None:
    """A card was gained: what that triggers comes before the next step."""
    left = (card,) if g.ability(player, card) in WHEN_GAINED else ()
    gained = WhenGained(player, card, to, left)
    if left or gained.offers(g):
        g.trigger(gained)


ON_GAIN.append(when_gained)
