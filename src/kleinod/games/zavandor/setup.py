"""Setting up a match: board, stacks, gnome, start player."""

from kleinod.engine.chance import Chance
from kleinod.engine.setting import Flag, Setting, StartPlayer, round_limit
from kleinod.games.zavandor.facts import (
    AREAS,
    FIGURES,
    ITEMS,
    PLACES,
    RIGHTS,
    STACKS,
    STAGES,
    TRADERS,
    Item,
    Right,
)
from kleinod.games.zavandor.knowledge import cover
from kleinod.games.zavandor.phrases import PHRASES
from kleinod.games.zavandor.table import Player, Table


def settings() -> list[Setting]:
    return [Flag("upgrades", PHRASES.setting("upgrades")), StartPlayer(), round_limit()]


class Deal:
    """What lies where at the start of a game, drawn from chance."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.gnome = chance.below(len(AREAS))
        dark = chance.shuffled(_rights(light=False))
        light = chance.shuffled(_rights(light=True))
        self.places: list[Right] = [light.pop() if place.light else dark.pop() for place in PLACES]
        self.orders: list[list[Item]] = []  # of each stack from the top
        self.removed: list[Item] = []
        for stack in range(len(STACKS)):
            order: list[Item] = []
            for stage in range(1, STAGES[stack] + 1):
                cards = chance.shuffled([item for item in ITEMS if item.stack == stack and item.stage == stage])
                if stage == 1:
                    self.removed += cards[: FIGURES.removed[seats]]
                    cards = cards[FIGURES.removed[seats] :]
                order += cards
            self.orders.append(order)


def _rights(*, light: bool) -> list[Right]:
    rights: list[Right] = []
    for right in RIGHTS:
        if right.light == light:
            rights += [right] * right.count
    return rights


def set_up(options: dict[str, object], seats: int, deal: Deal) -> Table:
    """ZAV-SETUP: the table before the first round."""
    table = Table()
    table.players = [Player() for _ in range(seats)]
    start_player = options["start_player"]
    assert isinstance(start_player, int)
    table.start_player = start_player
    table.player = start_player
    table.gnome = deal.gnome
    table.places = list(deal.places)
    table.traders = TRADERS[:]
    for stack, order in enumerate(deal.orders):
        table.rows[stack] = order[: FIGURES.open_cards]
        table.stacks[stack] = cover([item.index for item in order[: FIGURES.open_cards - 1 : -1]], seats)
    table.removed = cover([item.index for item in deal.removed], seats)
    return table
