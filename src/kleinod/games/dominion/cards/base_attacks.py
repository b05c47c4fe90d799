"""The attacks of the first edition of the base game."""

from kleinod.engine.place import Place
from kleinod.engine.step import PlayerStep, SeatField, Step
from kleinod.games.dominion.abilities import EFFECTS
from kleinod.games.dominion.facts import CARDS, CURSE, SILVER, Card, kinds
from kleinod.games.dominion.match import DECK, Dominion
from kleinod.games.dominion.options import DISCARD, DONE, GAIN, TOPDECK, TRASH, Pick
from kleinod.games.dominion.phrases import GAINED_FROM_TRASH, TOPDECKED
from kleinod.games.dominion.play import CardsField, Play, PlayField
from kleinod.games.dominion.question import ListQuestion
from kleinod.games.dominion.steps import DiscardDownTo, Gain


def bureaucrat(g: Dominion, play: Play) -> None:
    """Gain a Silver onto your deck. Each other player puts a victory card from hand on the deck, or shows none."""
    g.then(Gain(play.player, SILVER, DECK), *[BureaucratReveal(seat) for seat in g.victims(play)])


class BureaucratReveal(ListQuestion):
    """Asked of everybody with cards in hand, so that being asked tells nothing."""

    name = "BureaucratReveal"
    kind = "topdeck"
    rule = "CARD-bureaucrat"
    openly = True
    zone = "hand"
    zone_is_own = True

    def run(self, match: Dominion) -> bool:
        return len(self.hand(match)) > 0

    def hides_choice(self, match: Dominion) -> bool:
        return True

    def candidates(self, match: Dominion) -> list[Pick]:
        return [TOPDECK[card] for card in kinds(self.hand(match)) if card.is_victory] or [DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is DONE:
            match.show_hand(self.player, self.hand(match)[:])
        else:
            match.leave_hand(self.player, option.card)
            match.put_on_deck(self.player, option.card)
            match.emit(TOPDECKED, self.player, option.card)


def militia(g: Dominion, play: Play) -> None:
    """+$2. Each other player discards down to 3 cards in hand."""
    g.then(*[DiscardDownTo(seat, play.ability, 3) for seat in g.victims(play)])


def spy(g: Dominion, play: Play) -> None:
    """+1 card, +1 action. Each player, you first, shows the top card of the deck; you discard it or leave it there."""
    g.then(*[SpyReveal(play.player, seat) for seat in [play.player, *g.victims(play)]])


class SpyReveal(PlayerStep[Dominion]):
    name = "SpyReveal"
    fields = (SeatField("player"), SeatField("victim"))

    def __init__(self, player: int, victim: int) -> None:
        super().__init__(player)
        self.victim = victim

    def run(self, match: Dominion) -> bool:
        if match.show_top(self.victim) is not None:
            match.then(SpyChoice(self.player, self.victim))
        return False


class SpyChoice(ListQuestion):
    name = "SpyChoice"
    kind = "spy"
    rule = "CARD-spy"
    openly = True
    fields = (SeatField("player"), SeatField("victim"))

    def __init__(self, player: int, victim: int) -> None:
        super().__init__(player)
        self.victim = victim

    def run(self, match: Dominion) -> bool:
        return len(match.table.players[self.victim].deck) > 0

    def candidates(self, match: Dominion) -> list[Pick]:
        top = match.table.players[self.victim].deck[-1]
        return [DISCARD[top], TOPDECK[top]]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("revealed", self.victim, option.key)]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option.verb == "discard":
            match.discard_top(self.victim)
        else:
            match.emit(TOPDECKED, self.victim, option.card)


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
    name = "ThiefReveal"
    fields = (PlayField("play"), SeatField("victim"), CardsField("stolen"))

    def __init__(self, play: Play, victim: int, stolen: tuple[Card, ...]) -> None:
        self.play = play
        self.victim = victim
        self.stolen = stolen

    def run(self, match: Dominion) -> bool:
        match.table.players[self.victim].aside += match.reveal(self.victim, 2)
        match.then(ThiefTrash(self.play, self.victim, self.stolen))
        return False


class ThiefTrash(ListQuestion):
    name = "ThiefTrash"
    kind = "trash"
    rule = "CARD-thief"
    openly = True
    fields = (PlayField("play"), SeatField("victim"), CardsField("stolen"))

    def __init__(self, play: Play, victim: int, stolen: tuple[Card, ...]) -> None:
        super().__init__(play.player)
        self.play = play
        self.victim = victim
        self.stolen = stolen

    def run(self, match: Dominion) -> bool:
        options = self.options(match)
        if len(options) > 1:
            return True
        if options:
            self.answer(match, options[0])
        else:
            match.then(ThiefDiscard(self.play, self.victim, self.stolen))
        return False

    def candidates(self, match: Dominion) -> list[Pick]:
        return [TRASH[card] for card in kinds(match.table.players[self.victim].aside) if card.is_treasure]

    def places(self, match: Dominion, option: Pick) -> list[Place]:
        return [Place("revealed", self.victim, option.key)]

    def answer(self, match: Dominion, option: Pick) -> None:
        match.table.players[self.victim].aside.remove(option.card)
        match.trash(self.victim, option.card)
        match.then(ThiefDiscard(self.play, self.victim, (*self.stolen, option.card)))


class ThiefDiscard(Step[Dominion]):
    """A step of its own, so that what the trashing triggers comes before it."""

    name = "ThiefDiscard"
    fields = (PlayField("play"), SeatField("victim"), CardsField("stolen"))

    def __init__(self, play: Play, victim: int, stolen: tuple[Card, ...]) -> None:
        self.play = play
        self.victim = victim
        self.stolen = stolen

    def run(self, match: Dominion) -> bool:
        p = match.table.players[self.victim]
        match.put_down(self.victim, p.aside)
        p.aside = []
        rob_next(match, self.play, self.victim, self.stolen)
        return False


class ThiefGain(ListQuestion):
    name = "ThiefGain"
    kind = "gain"
    rule = "CARD-thief"
    openly = True
    zone = "trash"
    fields = (SeatField("player"), CardsField("stolen"))

    def __init__(self, player: int, stolen: tuple[Card, ...]) -> None:
        super().__init__(player)
        self.stolen = stolen

    def candidates(self, match: Dominion) -> list[Pick]:
        return [*(GAIN[card] for card in kinds(list(self.stolen)) if card in match.table.trash), DONE]

    def answer(self, match: Dominion, option: Pick) -> None:
        if option is not DONE:
            rest = list(self.stolen)
            rest.remove(option.card)
            match.then(ThiefGain(self.player, tuple(rest)))
            match.table.trash.remove(option.card)
            match.receive(self.player, option.card, told=GAINED_FROM_TRASH)


def witch(g: Dominion, play: Play) -> None:
    """+2 cards. Each other player gains a Curse."""
    g.then(*[Gain(seat, CURSE) for seat in g.victims(play)])


EFFECTS.update(
    {
        CARDS["bureaucrat"]: bureaucrat,
        CARDS["militia"]: militia,
        CARDS["spy"]: spy,
        CARDS["thief"]: thief,
        CARDS["witch"]: witch,
    }
)
