"""Laying out special cards at the end of a turn."""

from typing import Final

from kleinod.engine.checked import CheckedDict
from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Cause
from kleinod.engine.step import CountField, Field, PlayerStep, SeatField
from kleinod.games.valdora.components import Colour, Equipment
from kleinod.games.valdora.facts import FIGURES, NEST_EGG, RING, SPECIAL, SPECIAL_EQUIPMENT, read_colours
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import DONE, GIVE, LAY, REPLACE, Give, Lay, Replace
from kleinod.games.valdora.phrases import GOT_COINS, PHRASES
from kleinod.games.valdora.question import ValdoraQuestion
from kleinod.games.valdora.table import add

LAID: Final = PHRASES.event("lay", "card")
GAVE: Final = PHRASES.event("give", "colour")
REPLACED: Final = PHRASES.event("replace", "card", "old")

NOT_ASKED_LAY: Final = PHRASES.refusal("not_asked_lay")
NOT_IN_HAND: Final = PHRASES.refusal("not_in_hand", "card")
TOO_FEW_COLOURS: Final = PHRASES.refusal("too_few_colours", "card")
NO_CART: Final = PHRASES.refusal("no_cart")
NO_HORSE: Final = PHRASES.refusal("no_horse")
NOT_ASKED_GIVE: Final = PHRASES.refusal("not_asked_give")
GIVEN_ALREADY: Final = PHRASES.refusal("given_already", "colour")
NO_ARTISAN: Final = PHRASES.refusal("no_artisan", "colour")
NOT_ASKED_REPLACE: Final = PHRASES.refusal("not_asked_replace")


class LayCards(ValdoraQuestion):
    """VAL-SPEC-2: lay out any number of special cards; asked of everybody who has one in hand and an artisan."""

    __slots__ = ()
    name = "LayCards"
    kind = "lay"
    zone = "special"
    zone_is_own = True

    def run(self, match: Valdora) -> bool:
        p = match.table.players[self.player]
        return len(p.hand) > 0 and len(p.colours()) > 0

    def hides_choice(self, match: Valdora) -> bool:
        return True

    def candidates(self, match: Valdora) -> list[Option]:
        return [*(LAY[number] for number in dict.fromkeys(match.table.players[self.player].hand)), DONE]

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if option is DONE:
            return None
        if not isinstance(option, Lay):
            return NOT_ASKED_LAY
        p = match.table.players[self.player]
        number = option.card.number
        if number not in p.hand:
            return NOT_IN_HAND
        if len(p.colours()) < option.card.cost:
            return TOO_FEW_COLOURS
        if number in SPECIAL_EQUIPMENT:
            special = SPECIAL_EQUIPMENT[number]
            if special.kind != special.id and not replaceable(match, self.player, number):
                return NO_CART if special.kind == "cart" else NO_HORSE
        return None

    def missing(self, match: Valdora, option: Option, reason: Reason) -> dict[str, int]:
        if reason is TOO_FEW_COLOURS and isinstance(option, Lay):
            return {"artisans": option.card.cost - len(match.table.players[self.player].colours())}
        return {"cart": 1} if reason is NO_CART else {"horse": 1} if reason is NO_HORSE else {}

    def answer(self, match: Valdora, option: Option) -> None:
        if option is DONE:
            return
        assert isinstance(option, Lay)
        p = match.table.players[self.player]
        number = option.card.number
        match.note_reveal(mover=False)
        p.hand.remove(number)
        p.laid.append(number)
        match.table.laid_now.append(number)
        match.emit(LAID, self.player, {"card": option.card})
        match.then(GiveArtisans(self.player, option.card.cost, ()), TakeSpecial(self.player, number), self)


class ColoursField(Field):
    """Some colours, as a tuple."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [colour.id for colour in value]

    def read(self, row: CheckedDict, seats: int) -> object:
        return tuple(read_colours(row, self.name))


class GiveArtisans(ValdoraQuestion):
    """Give up artisans of different colours; asked if there are more colours than needed."""

    __slots__ = ("given", "left")
    name = "GiveArtisans"
    kind = "give"
    zone = "artisans"
    zone_is_own = True
    continues = True
    fields = (SeatField("player"), CountField("left"), ColoursField("given"))

    def __init__(self, player: int, left: int, given: tuple[Colour, ...]) -> None:
        super().__init__(player)
        self.left = left
        self.given = given

    def run(self, match: Valdora) -> bool:
        colours = self.colours(match)
        if len(colours) > self.left > 0:
            return True
        for colour in colours[: self.left]:
            self.give(match, colour)
        return False

    def colours(self, match: Valdora) -> list[Colour]:
        """What may still be given, in the order of the ring."""
        own = match.table.players[self.player].colours()
        return [colour for colour in RING if colour in own and colour not in self.given]

    def candidates(self, match: Valdora) -> list[Option]:
        return [GIVE[colour] for colour in self.colours(match)]

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if not isinstance(option, Give):
            return NOT_ASKED_GIVE
        if option.colour in self.given:
            return GIVEN_ALREADY
        return None if option.colour in self.colours(match) else NO_ARTISAN

    def cause(self, match: Valdora) -> Cause | None:
        laid = match.table.laid_now
        return Cause(SPECIAL[laid[-1]], self.player) if laid else None

    def answer(self, match: Valdora, option: Option) -> None:
        assert isinstance(option, Give)
        self.give(match, option.colour)
        match.then(GiveArtisans(self.player, self.left - 1, (*self.given, option.colour)))

    def give(self, match: Valdora, colour: Colour) -> None:
        """VAL-SPEC-6: it leaves the game, and does not come back to the board."""
        add(match.table.players[self.player].artisans, colour, -1)
        match.dismiss(colour)
        match.emit(GAVE, self.player, {"colour": colour})


class CardNumber(Field):
    """The number of a special card."""

    def read(self, row: CheckedDict, seats: int) -> object:
        return row.number(self.name, 1, len(SPECIAL))


class TakeSpecial(ValdoraQuestion):
    """VAL-SPEC-C7, C8, C9: a special card that is equipment takes its place; with two carts it is asked whose."""

    __slots__ = ("card",)
    name = "TakeSpecial"
    kind = "replace"
    zone = "equipment"
    zone_is_own = True
    continues = True
    fields = (SeatField("player"), CardNumber("card"))

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def run(self, match: Valdora) -> bool:
        special = SPECIAL_EQUIPMENT.get(self.card)
        p = match.table.players[self.player]
        if special is None or special in p.equipment or self.card not in p.laid:
            return False
        old = replaceable(match, self.player, self.card)
        if len(old) > 1:
            return True
        if old:
            self.replace(match, old[0])
        elif special.kind == special.id:
            p.equipment[special] = None
        return False

    def candidates(self, match: Valdora) -> list[Option]:
        return [REPLACE[card] for card in replaceable(match, self.player, self.card)]

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if isinstance(option, Replace) and option.card in replaceable(match, self.player, self.card):
            return None
        return NOT_ASKED_REPLACE

    def cause(self, match: Valdora) -> Cause | None:
        return Cause(SPECIAL[self.card], self.player)

    def answer(self, match: Valdora, option: Option) -> None:
        assert isinstance(option, Replace)
        self.replace(match, option.card)

    def replace(self, match: Valdora, old: Equipment) -> None:
        """The old card leaves the game; a gem on it moves over, and it counts as loaded if the old one was."""
        table = match.table
        equipment = table.players[self.player].equipment
        special = SPECIAL_EQUIPMENT[self.card]
        equipment[special] = equipment.pop(old)
        table.loaded = [special if card is old else card for card in table.loaded]
        table.removed_equipment.append(old)
        match.emit(REPLACED, self.player, {"card": special, "old": old})


def replaceable(g: Valdora, player: int, number: int) -> list[Equipment]:
    """The cards whose place a special card may take."""
    special = SPECIAL_EQUIPMENT[number]
    return [card for card in g.table.players[player].equipment if card.kind == special.kind and card is not special]


class NestEgg(PlayerStep[Valdora]):
    """VAL-SPEC-C13: who has no coins at the end of the own turn gets one."""

    __slots__ = ()
    name = "NestEgg"

    def run(self, match: Valdora) -> bool:
        if match.active(self.player, NEST_EGG) and match.table.players[self.player].coins == 0:
            match.emit(GOT_COINS, self.player, {"coins": match.earn(self.player, FIGURES.nest_egg)})
        return False
