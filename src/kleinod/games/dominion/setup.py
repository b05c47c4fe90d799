"""Setting up a match: kingdom, piles, hands, start player."""

from typing import Final

from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict, unknown
from kleinod.engine.component import Component
from kleinod.engine.setting import Flag, Setting, StartPlayer, round_limit
from kleinod.engine.text import Text
from kleinod.games.dominion.facts import (
    CARDS,
    EVENT_CARDS,
    KINGDOM,
    KINGDOMS,
    SETS,
    START,
    Card,
    exchanges,
    ids,
    pile_sizes,
)
from kleinod.games.dominion.phrases import PHRASES, SET_WORDS, SETTING_LABELS, SETTING_UNSET
from kleinod.games.dominion.table import Player, Table

KINGDOM_SIZE: Final = 10
HAND_SIZE: Final = 5
MAX_RANDOM_EVENTS: Final = 2
RANDOM: Final = "random"
RANDOMLY: Final = Component(RANDOM, Text("ausgelost", "random"))


class Names(Setting):
    """Different things by id, on a command line separated by commas."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PHRASES.setting(name), label=SETTING_LABELS[name], unset=SETTING_UNSET[name])

    def parse(self, text: str) -> object:
        return [part.strip() for part in text.split(",")]

    def read_ids(self, row: CheckedDict, choices: list[str], maximum: int) -> list[str]:
        ids = row.texts(self.name, maximum=maximum)
        for i, id in enumerate(ids):
            if id not in choices:
                raise row.wrong(f"{self.name}[{i}]", unknown(id, choices))
            if ids.index(id) < i:
                raise row.wrong(f"{self.name}[{i}]", Text(f"{id} steht zweimal da", f"{id} stands here twice"))
        return ids

    def list_form(
        self, choices: list[dict[str, object]], language: str, *, minimum: int, maximum: int
    ) -> dict[str, object]:
        form = self.start_form("list", language)
        form["min"] = minimum
        form["max"] = maximum
        form["choices"] = choices
        form["instead"] = []
        return form


def _choice(thing: Component, language: str, group: str = "") -> dict[str, object]:
    return {"id": thing.id, "label": thing.name.in_language(language), "group": group}


class KingdomSetting(Names):
    """Ten kingdom cards, the name of a recommended set, or "random"."""

    def parse(self, text: str) -> object:
        return super().parse(text) if "," in text else text

    def read(self, row: CheckedDict, seats: int) -> object:
        value = row.value(self.name)
        if value is None or value == RANDOM:
            return None
        if isinstance(value, str):
            return row.one_of(self.name, [RANDOM, *KINGDOMS])
        ids = self.read_ids(row, [card.id for card in KINGDOM], KINGDOM_SIZE)
        if len(ids) != KINGDOM_SIZE:
            raise row.wrong(
                self.name,
                Text(
                    f"es müssen {KINGDOM_SIZE} Karten sein, nicht {len(ids)}",
                    f"there must be {KINGDOM_SIZE} cards, not {len(ids)}",
                ),
            )
        return ids

    def form(self, language: str) -> dict[str, object]:
        choices = [_choice(card, language, card.set) for card in KINGDOM]
        form = self.list_form(choices, language, minimum=KINGDOM_SIZE, maximum=KINGDOM_SIZE)
        form["instead"] = [_choice(thing, language) for thing in (RANDOMLY, *KINGDOMS.values())]
        return form


class EventsSetting(Names):
    """Events, or "random"; left out those of the kingdom: of a set its own, of a random one some by lot, else none."""

    def parse(self, text: str) -> object:
        if text == "none":
            return []
        return text if text == RANDOM else super().parse(text)

    def read(self, row: CheckedDict, seats: int) -> object:
        value = row.value(self.name)
        if value is None:
            return None
        if isinstance(value, str):
            return row.one_of(self.name, [RANDOM])
        return self.read_ids(row, ids(EVENT_CARDS), len(EVENT_CARDS))

    def form(self, language: str) -> dict[str, object]:
        choices = [_choice(event, language) for event in EVENT_CARDS]
        form = self.list_form(choices, language, minimum=0, maximum=len(EVENT_CARDS))
        form["instead"] = [_choice(RANDOMLY, language)]
        return form


class SetsSetting(Names):
    """What random kingdoms and events are drawn from; both by default."""

    def read(self, row: CheckedDict, seats: int) -> object:
        if not row.has(self.name):
            return None
        sets = self.read_ids(row, SETS, len(SETS))
        if not sets:
            raise row.wrong(self.name, Text("mindestens eines", "at least one"))
        return sets

    def form(self, language: str) -> dict[str, object]:
        choices = [_choice(Component(set, SET_WORDS[set]), language) for set in SETS]
        return self.list_form(choices, language, minimum=1, maximum=len(SETS))


def settings() -> list[Setting]:
    return [
        KingdomSetting("kingdom"),
        EventsSetting("events"),
        SetsSetting("sets"),
        Flag("colonies", PHRASES.setting("colonies")),
        StartPlayer(),
        round_limit(),
    ]


def settle(options: dict[str, object], seats: int, chance: Chance) -> dict[str, object]:
    """Settle what the options leave to chance; both draws happen anyhow, so settled options give the same deal."""
    lots = chance.fork()
    start_player = chance.below(seats)
    settled = dict(options)
    kingdom = settled["kingdom"]
    sets = settled["sets"] if isinstance(settled["sets"], list) else SETS
    if settled["events"] is None:
        # those of the kingdom
        settled["events"] = KINGDOMS[kingdom].events[:] if isinstance(kingdom, str) else []
        if kingdom is None and "adventures" in sets:
            settled["events"] = RANDOM
    if kingdom is None:
        drawn = lots.sample([card for card in KINGDOM if card.set in sets], KINGDOM_SIZE)
        settled["kingdom"] = _in_order(drawn)
    elif isinstance(kingdom, str):
        settled["kingdom"] = KINGDOMS[kingdom].cards[:]
    if settled["events"] == RANDOM:
        settled["events"] = _in_order(lots.sample(EVENT_CARDS, lots.below(MAX_RANDOM_EVENTS + 1)))
    if settled["start_player"] is None:
        settled["start_player"] = start_player
    return settled


def _in_order(cards: list[Card]) -> list[str]:
    """Ids, the cheapest first."""
    return [card.id for card in sorted(cards, key=_by_cost)]


def _by_cost(card: Card) -> tuple[int, int]:
    return card.cost, card.index


def events_of(options: dict[str, object]) -> list[Card]:
    """The events of a match."""
    events = options["events"]
    assert isinstance(events, list)
    return [CARDS[id] for id in events]


def card_counts_of(options: dict[str, object], seats: int) -> dict[Card, int]:
    """DOM-SETUP-2: how many of each card there are in the game, in the order of the piles."""
    kingdom = options["kingdom"]
    assert isinstance(kingdom, list)
    always = ["basic", "prosperity"] if options["colonies"] else ["basic"]
    piles = [card for card in CARDS.values() if card.set in always] + [CARDS[id] for id in kingdom]
    for id in kingdom:
        piles += exchanges(CARDS[id])
    sizes = pile_sizes(seats)
    return {card: sizes[card] for card in piles}


def set_up(options: dict[str, object], seats: int, chance: Chance) -> Table:
    """DOM-SETUP-1: the table before the first turn."""
    table = Table()
    for card, size in card_counts_of(options, seats).items():
        (table.beside if card.set == "exchange" else table.supply)[card] = size
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
