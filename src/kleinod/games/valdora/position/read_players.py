"""Reading what players have, special cards included; and counting the components that a position names."""

from collections.abc import Mapping
from typing import Final, TypeVar

from kleinod.engine.chance import Chance
from kleinod.engine.checked import CheckedDict
from kleinod.engine.text import Text
from kleinod.games.valdora.components import Colour, Gem, Order
from kleinod.games.valdora.facts import (
    COIN_LIMIT,
    COLOURS,
    COMPETITORS,
    DOUBLE,
    EQUIPMENT,
    FACTS,
    FIELDS,
    FIGURES,
    FOURTH_ORDER,
    GEMS,
    ORDERS,
    SPECIAL,
    SPECIAL_EQUIPMENT,
    read_colours,
)
from kleinod.games.valdora.match import box_id, count_components
from kleinod.games.valdora.setup import deal_special
from kleinod.games.valdora.table import Player, Table
from kleinod.games.valdora.view import DARK, LIGHT

T = TypeVar("T")

MAX_CARDS: Final = 1000


class Counter:
    """Counts the components that a position names, so that there are no more than in the game."""

    def __init__(self, row: CheckedDict, box: dict[str, int]) -> None:
        self.row = row
        self.named: dict[str, int] = {}
        self.box = dict(box)
        if row.has("components"):
            self.box = dict.fromkeys(box, 0)  # what is not named there is not in the game
            counts = row.section("components")
            for id in counts.keys_in(box):
                self.box[id] = counts.count(id, MAX_CARDS)

    def add(self, where: str, id: str, number: int) -> None:
        """Count components that are named at this place."""
        self.named[id] = self.named.get(id, 0) + number
        maximum = self.box.get(id, 0)
        if self.named[id] > maximum:
            raise self.row.wrong(
                where,
                Text(
                    f"{id}: {self.named[id]} Stück, es gibt aber nur {maximum}",
                    f"{id}: {self.named[id]} of them, but there are only {maximum}",
                ),
            )

    def amounts(self, row: CheckedDict, things: Mapping[str, T], prefix: str = "") -> dict[T, int]:
        """Numbers of gems or artisans by id, in the order of the data; `prefix` tells artisans from their colours."""
        row.keys_in(things)
        found: dict[T, int] = {}
        for id, thing in things.items():
            number = row.count(id, self.box.get(prefix + id, 0), default=0)
            self.add(row.path(id), prefix + id, number)
            if number:
                found[thing] = number
        return found

    def gems(self, row: CheckedDict) -> dict[Gem, int]:
        return self.amounts(row, GEMS)

    def artisans(self, row: CheckedDict) -> dict[Colour, int]:
        return self.amounts(row, COLOURS, "artisan_")

    def workshops(self, row: CheckedDict, key: str) -> list[Colour]:
        colours = read_colours(row, key)
        for i, colour in enumerate(colours):
            self.add(row.path(f"{key}[{i}]"), f"workshop_{colour.id}", 1)
        return colours

    def orders(self, row: CheckedDict, key: str, maximum: int) -> list[Order]:
        found = row.choices(key, ORDERS, maximum)
        for i, order in enumerate(found):
            self.add(row.path(f"{key}[{i}]"), f"order_{order.id}", 1)
        return found

    def tiles(self, row: CheckedDict, key: str) -> list[int]:
        """Competitors by number."""
        found = row.numbers(key, 1, len(COMPETITORS)) if row.has(key) else []
        for i, tile in enumerate(found):
            self.add(row.path(f"{key}[{i}]"), f"competitor_{tile}", 1)
        return found

    def check(self, table: Table, *, complete: bool) -> None:
        """A complete position accounts for every component."""
        if not complete:
            return
        counts = count_components(table)
        for id, number in self.box.items():
            found = counts.get(id, 0)
            if found != number:
                raise self.row.wrong(
                    "complete", Text(f"{id}: {found} statt {number}", f"{id}: {found} instead of {number}")
                )


def read_player(row: CheckedDict, p: Player, counter: Counter) -> None:
    """All but the special cards; what is not named is as at the start."""
    if row.has("at"):
        p.at = row.choice("at", FIELDS)
    p.coins = row.count("coins", COIN_LIMIT, p.coins)
    p.provisions = row.flag("provisions", default=p.provisions)
    if row.has("equipment"):
        _read_equipment(row.section("equipment"), p, counter)
    if row.has("orders"):
        p.orders = counter.orders(row, "orders", FACTS.open_orders + FIGURES.more_orders)
    if row.has("completed"):
        p.completed = counter.orders(row, "completed", MAX_CARDS)
    if row.has("artisans"):
        p.artisans = counter.artisans(row.section("artisans"))
    if row.has("workshops"):
        p.workshops = counter.workshops(row, "workshops")
    p.bonus = row.count("bonus", counter.box["bonus"], default=0)
    counter.add(row.path("bonus"), "bonus", p.bonus)


def _read_equipment(row: CheckedDict, p: Player, counter: Counter) -> None:
    p.equipment = {}
    for id in row.keys_in(EQUIPMENT):
        card = EQUIPMENT[id]
        gem = row.choice(id, GEMS) if row.has(id) else None
        if gem is not None:
            if not card.fits(gem):
                raise row.wrong(id, Text(f"{gem.id} passt nicht darauf", f"{gem.id} does not fit on it"))
            counter.add(row.path(id), gem.id, 1)
        if card not in SPECIAL_EQUIPMENT.values():
            counter.add(row.path(id), box_id(card), 1)
        p.equipment[card] = gem


def read_special_cards(
    row: CheckedDict,
    entries: list[CheckedDict],
    table: Table,
    *,
    options: dict[str, object],
    counter: Counter,
    dealer: Chance | None,
) -> None:
    """Hands, cards laid out and cards not dealt; who names none gets some of those that nobody names."""
    pool = read_unseen(row, dealer, {str(number): number for number in SPECIAL}, MAX_CARDS)
    dark, light = _named_last(table)
    unnamed: list[int] = []
    for seat, entry in enumerate(entries):
        p = table.players[seat]
        p.doubled = any(card.id.endswith("_2") for card in p.equipment)
        if not entry.has("special"):
            unnamed.append(seat)
            continue
        special = entry.section("special")
        if not options["special_cards"]:
            raise entry.wrong("special", Text("ohne Sonderkarten (»options«)", "without special cards (“options”)"))
        p.hand = _numbers(special, "hand", pool=pool, counter=counter) if special.has("hand") else []
        p.laid = _numbers(special, "laid", pool=[], counter=counter) if special.has("laid") else []
        p.doubled = special.flag("doubled", default=p.doubled)
        special.finish()
    for entry, p in zip(entries, table.players, strict=True):
        _check_player(entry, p, pending=row.has("pending"), counter=counter)
    if not options["special_cards"]:
        return
    if row.has("undealt"):
        table.undealt = _numbers(row, "undealt", pool=pool, counter=counter)
        if unnamed:
            raise row.wrong("undealt", Text("nur mit allen »special«", "only with everybody's “special”"))
    else:
        for number, card in SPECIAL.items():
            for _ in range(counter.named.get(card.id, 0)):
                cards = dark if card.dark else light
                cards.remove(number)
        deal_special(table, unnamed, dark, light)
    if pool:
        raise row.wrong("unseen", Text("mehr Karten als »?«", "more cards than “?”"))


def _named_last(table: Table) -> tuple[list[int], list[int]]:
    """The special cards as they were shuffled: dealing them again gives the same hands."""
    dark: list[int] = []
    light: list[int] = []
    for number in table.undealt:
        (dark if SPECIAL[number].dark else light).append(number)
    for p in table.players[::-1]:
        dark += [number for number in p.hand if SPECIAL[number].dark]
        light += [number for number in p.hand if not SPECIAL[number].dark]
    return dark, light


def read_unseen(row: CheckedDict, dealer: Chance | None, things: dict[str, T], maximum: int) -> list[T]:
    """The cards at unknown places, in random order."""
    if not row.has("unseen"):
        return []
    if dealer is None:
        raise row.wrong(
            "unseen", Text("dazu muss erst ausgeteilt werden (world)", "this has to be dealt first (world)")
        )
    counts = row.section("unseen")
    pool: list[T] = []
    for id in counts.keys_in(things):
        pool += [things[id]] * counts.count(id, maximum)
    return dealer.shuffled(pool)


def _numbers(row: CheckedDict, key: str, *, pool: list[int], counter: Counter) -> list[int]:
    """Special cards by number, or by their backs if the unknown is dealt from a pool."""
    found: list[int] = []
    for i, value in enumerate(row.items(key, maximum=len(SPECIAL) * 2)):
        where = f"{key}[{i}]"
        if value in (DARK, LIGHT):
            fitting = [number for number in pool if SPECIAL[number].dark == (value == DARK)]
            if not fitting:
                raise row.wrong(where, Text("»unseen« hat keine solche Karte", "“unseen” has no such card"))
            number = fitting[0]
            pool.remove(number)
        else:
            number = row.as_number(where, value, 1, len(SPECIAL))
        counter.add(row.path(where), SPECIAL[number].id, 1)
        found.append(number)
    return sorted(found) if key != "laid" else found


def _check_player(row: CheckedDict, p: Player, *, pending: bool, counter: Counter) -> None:
    """Special equipment lies there if and only if its special card is laid out; others allow more cards and orders."""
    for number, card in SPECIAL_EQUIPMENT.items():
        if card in p.equipment and number not in p.laid:
            counter.add(row.path(f"equipment.{card.id}"), SPECIAL[number].id, 1)
            p.laid.append(number)
        elif number in p.laid and card not in p.equipment and not pending:
            p.equipment[card] = None
    if DOUBLE not in p.laid:
        _check_single(row, p)
    maximum = FACTS.open_orders + (FIGURES.more_orders if FOURTH_ORDER in p.laid else 0)
    if len(p.orders) > maximum:
        raise row.wrong("orders", Text(f"höchstens {maximum} offene Aufträge", f"at most {maximum} open orders"))


def _check_single(row: CheckedDict, p: Player) -> None:
    """VAL-BOOK-3: one card of each kind, unless special card 3 is laid out."""
    words = Text(f"nur mit Sonderkarte {DOUBLE}", f"only with special card {DOUBLE}")
    special = [card for card in p.equipment if card in SPECIAL_EQUIPMENT.values()]
    for card in p.equipment:
        if card not in special and (card.id != card.kind or any(other.kind == card.kind for other in special)):
            raise row.wrong(f"equipment.{card.id}", words)
    if p.doubled:
        raise row.wrong("special.doubled", words)
