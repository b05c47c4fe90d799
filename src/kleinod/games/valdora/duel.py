"""The Duel: competitors take artisans and workshops away."""

from typing import Final

from kleinod.engine.option import Option
from kleinod.engine.phrases import Reason
from kleinod.engine.place import Cause
from kleinod.engine.step import ComponentField, PlayerStep, SeatField, Step
from kleinod.games.valdora.components import Colour
from kleinod.games.valdora.facts import COLOURS, COMPETITORS, RING, next_colour
from kleinod.games.valdora.match import Valdora
from kleinod.games.valdora.options import REMOVE, Remove
from kleinod.games.valdora.phrases import PHRASES
from kleinod.games.valdora.question import ValdoraQuestion

COMPETED: Final = PHRASES.event("compete", "tile")
LOST_ARTISAN: Final = PHRASES.event("remove_artisan", "colour")
LOST_WORKSHOP: Final = PHRASES.event("remove_workshop", "colour")
SHUFFLED: Final = PHRASES.event("shuffle", "tiles")

NOT_ASKED: Final = PHRASES.refusal("not_asked_remove")
NONE_LEFT: Final = PHRASES.refusal("none_left", "colour")


class Compete(PlayerStep[Valdora]):
    """VAL-DUEL-2: after a turn with a completed order the leftmost open tile is carried out, then turned down."""

    __slots__ = ()
    name = "Compete"

    def run(self, match: Valdora) -> bool:
        table = match.table
        if not table.completed or not table.competitors:
            return False
        match.open("compete", self.player)
        tile = COMPETITORS[table.competitors[0]]
        match.emit(COMPETED, self.player, {"tile": tile})
        # VAL-DUEL-7: from left to right, artisans before workshops
        steps: list[Step[Valdora]] = []
        for colour in tile.artisans:
            steps.append(RemoveAny(self.player) if colour is None else RemoveArtisan(self.player, colour))
        steps += [RemoveWorkshop(self.player, colour) for colour in tile.workshops]
        match.then(*steps, TurnDown(self.player))
        return False


class RemoveArtisan(PlayerStep[Valdora]):
    """VAL-DUEL-3: an artisan of this colour leaves the game, or of the next that there is."""

    __slots__ = ("colour",)
    name = "RemoveArtisan"
    fields = (SeatField("player"), ComponentField("colour", COLOURS))

    def __init__(self, player: int, colour: Colour) -> None:
        super().__init__(player)
        self.colour = colour

    def run(self, match: Valdora) -> bool:
        remove_artisan(match, self.player, self.colour)
        return False


class RemoveAny(ValdoraQuestion):
    """VAL-DUEL-4: the player whose turn it is chooses which artisan goes."""

    __slots__ = ()
    name = "RemoveAny"
    kind = "remove"
    zone = "artisans"
    continues = True

    def run(self, match: Valdora) -> bool:
        colours = list(match.table.artisans)
        if len(colours) > 1:
            return True
        for colour in colours:
            remove_artisan(match, self.player, colour)
        return False

    def candidates(self, match: Valdora) -> list[Option]:
        return [REMOVE[colour] for colour in RING if colour in match.table.artisans]

    def why_not(self, match: Valdora, option: Option) -> Reason | None:
        if not isinstance(option, Remove):
            return NOT_ASKED
        return None if option.colour in match.table.artisans else NONE_LEFT

    def cause(self, match: Valdora) -> Cause | None:
        tiles = match.table.competitors
        return Cause(COMPETITORS[tiles[0]]) if tiles else None

    def answer(self, match: Valdora, option: Option) -> None:
        assert isinstance(option, Remove)
        remove_artisan(match, self.player, option.colour)


class RemoveWorkshop(PlayerStep[Valdora]):
    """VAL-DUEL-3, VAL-DUEL-8: likewise a workshop of the supply."""

    __slots__ = ("colour",)
    name = "RemoveWorkshop"
    fields = (SeatField("player"), ComponentField("colour", COLOURS))

    def __init__(self, player: int, colour: Colour) -> None:
        super().__init__(player)
        self.colour = colour

    def run(self, match: Valdora) -> bool:
        table = match.table
        found = next_colour(dict.fromkeys(table.workshops, 1), self.colour)
        if found is not None:
            table.workshops.remove(found)
            table.removed_workshops.append(found)
            match.emit(LOST_WORKSHOP, self.player, {"colour": found})
        return False


class TurnDown(PlayerStep[Valdora]):
    """The tile is turned down; VAL-DUEL-5: after the last one all are shuffled and laid out again."""

    __slots__ = ()
    name = "TurnDown"

    def run(self, match: Valdora) -> bool:
        table = match.table
        if table.competitors:
            table.done.append(table.competitors.pop(0))
            if not table.competitors:
                match.note_reveal()
                table.competitors = match.chance.shuffled(sorted(table.done))
                table.done = []
                match.emit(SHUFFLED, self.player, [COMPETITORS[number] for number in table.competitors])
        return False


def remove_artisan(g: Valdora, player: int, colour: Colour) -> None:
    """An artisan goes from the board out of the game."""
    found = g.take_artisan(colour)
    if found is not None:
        g.dismiss(found)
        g.emit(LOST_ARTISAN, player, {"colour": found})
