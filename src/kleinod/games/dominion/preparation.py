"""Setting up a match: kingdom, piles, hands, start player."""

from typing import Final

from kleinod.engine.chance import Chance
from kleinod.engine.setting import Flag, Setting, StartPlayer, round_limit
from kleinod.engine.tables import Row, unknown
from kleinod.engine.words import Words
from kleinod.games.dominion.facts import (
    CARDS,
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    KINGDOM,
    PLATINUM,
    PROVINCE,
    SILVER,
    START,
    Card,
    pile_sizes,
)
from kleinod.games.dominion.table import Player, Table
from kleinod.games.dominion.words import SETTINGS

KINGDOM_SIZE: Final = 10
HAND_SIZE: Final = 5


class Kingdom(Setting):
    """Ten kingdom cards by id, or "random"."""

    def __init__(self) -> None:
        super().__init__("kingdom", SETTINGS["kingdom"])

    def parse(self, text: str) -> object:
        return [part.strip() for part in text.split(",")] if "," in text else text

    def read(self, row: Row, seats: int) -> object:
        value = row.value(self.name)
        if value is None or value == "random":
            return None
        if isinstance(value, str):
            raise row.wrong(self.name, unknown(value, ["random"]))
        ids = row.texts(self.name, most=KINGDOM_SIZE)
        for i, id in enumerate(ids):
            if id not in CARDS or CARDS[id] not in KINGDOM:
                raise row.wrong(f"{self.name}[{i}]", unknown(id, [card.id for card in KINGDOM]))
            if ids.index(id) < i:
                raise row.wrong(f"{self.name}[{i}]", Words(f"{id} steht zweimal da", f"{id} stands here twice"))
        if len(ids) != KINGDOM_SIZE:
            raise row.wrong(
                self.name,
                Words(
                    f"es müssen {KINGDOM_SIZE} Karten sein, nicht {len(ids)}",
                    f"there must be {KINGDOM_SIZE} cards, not {len(ids)}",
                ),
            )
        return ids


def settings() -> list[Setting]:
    return [Kingdom(), Flag("colonies", SETTINGS["colonies"]), StartPlayer(), round_limit()]


def choose_by_lot(options: dict[str, object], seats: int, chance: Chance) -> dict[str, object]:
    """Settle what the options leave to chance; both events happen anyhow, so settled options give the same deal."""
    kingdom = chance.sample(KINGDOM, KINGDOM_SIZE)
    start_player = chance.below(seats)
    settled = dict(options)
    if settled["kingdom"] is None:
        settled["kingdom"] = sorted((card.id for card in kingdom), key=lambda id: (CARDS[id].cost, CARDS[id].index))
    if settled["start_player"] is None:
        settled["start_player"] = start_player
    return settled


def box_of(options: dict[str, object], seats: int) -> dict[Card, int]:
    """DOM-SETUP-2: how many of each card there are in the game, in the order of the piles."""
    kingdom = options["kingdom"]
    assert isinstance(kingdom, list)
    piles = [COPPER, SILVER, GOLD]
    if options["colonies"]:
        piles.append(PLATINUM)
    piles += [ESTATE, DUCHY, PROVINCE]
    if options["colonies"]:
        piles.append(COLONY)
    piles += [CURSE, *(CARDS[id] for id in kingdom)]
    sizes = pile_sizes(seats)
    return {card: sizes[card] for card in piles}


def set_up(options: dict[str, object], seats: int, chance: Chance) -> Table:
    """DOM-SETUP-1: the table before the first turn."""
    table = Table()
    table.supply = box_of(options, seats)
    dealt: list[Card] = []
    for card, count in START.items():
        table.supply[card] -= count * seats
        dealt += [card] * count
    for _ in range(seats):
        player = Player()
        player.deck = chance.shuffled(dealt)
        player.hand = [player.deck.pop() for _ in range(HAND_SIZE)]
        table.players.append(player)
    start_player = options["start_player"]
    assert isinstance(start_player, int)
    table.player = start_player
    table.players[start_player].turns = 1
    return table
