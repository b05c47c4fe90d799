"""Reading positions: complete, partial, or as a seat knows them; errors name the key."""

from typing import Final

from kleinod.engine.chance import Chance
from kleinod.engine.checked import MAX_COUNT, CheckedDict, unknown
from kleinod.engine.component import Component
from kleinod.engine.game import Game
from kleinod.engine.ruleset import Reading
from kleinod.engine.step import Step
from kleinod.engine.text import Text
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.books import TakeEquipment
from kleinod.games.valdora.duel import Compete, RemoveAny, RemoveArtisan, RemoveWorkshop, TurnDown
from kleinod.games.valdora.facts import (
    BOOK_CITIES,
    EQUIPMENT,
    FIGURES,
    MAX_PLAYERS,
    ORDERS,
    ROADS,
)
from kleinod.games.valdora.match import Valdora, box_id, count_components
from kleinod.games.valdora.orders import Complete
from kleinod.games.valdora.payment import GiveUp
from kleinod.games.valdora.position.read_players import MAX_CARDS, Counter, read_player, read_special_cards, read_unseen
from kleinod.games.valdora.setup import set_up
from kleinod.games.valdora.special import GiveArtisans, LayCards, NestEgg, TakeSpecial
from kleinod.games.valdora.table import END, PHASES, Book, Table
from kleinod.games.valdora.turn import NEXT_TURNS, TURNS, free_pages
from kleinod.games.valdora.view import UNKNOWN

_KINDS: Final[list[type[Step[Valdora]]]] = [
    *(GiveUp, TakeEquipment, Complete),
    *(LayCards, GiveArtisans, TakeSpecial, NestEgg),
    *(Compete, RemoveArtisan, RemoveAny, RemoveWorkshop, TurnDown),
]
STEPS: Final = {kind.name: kind for kind in _KINDS}

_STANDARD: Final[dict[tuple[int, bool], dict[str, int]]] = {}


def standard_components(seats: int, *, special: bool) -> dict[str, int]:
    """How many components of each sort there are in a game, by the rules."""
    key = (seats, special)
    if key not in _STANDARD:
        options: dict[str, object] = {"special_cards": special, "start_player": 0}
        _STANDARD[key] = count_components(set_up(options, seats, Chance(0)))
    return _STANDARD[key]


def hint_options(row: CheckedDict, options: dict[str, object], seats: int) -> None:
    """Special cards are in the game if somebody has any, and who began is whose turn it is, unless the position says.

    The start player may also stand at the top level.
    """
    if not row.optional_section("options").has("special_cards") and row.has("players"):
        options["special_cards"] = any(entry.has("special") for entry in row.sections("players"))
    if row.has("start_player"):
        start = row.number("start_player", 0, seats - 1)
        if options["start_player"] not in (None, start):
            raise row.wrong("start_player", Text("in »options« steht etwas anderes", "“options” says something else"))
        options["start_player"] = start
    if options["start_player"] is None and row.has("turn") and row.section("turn").has("player"):
        options["start_player"] = row.section("turn").number("player", 0, seats - 1)


def read_table(game: Game, p: Reading) -> Valdora:
    """The match of a position, with its first step; what is left out is as at the start of a game."""
    row = p.row
    table = set_up(p.options, p.seats, p.chance)
    counter = Counter(row, standard_components(p.seats, special=bool(p.options["special_cards"])))
    for seat, entry in enumerate(p.players):
        read_player(entry, table.players[seat], counter)
    read_special_cards(row, p.players, table, options=p.options, counter=counter, dealer=p.dealer)
    _read_board(row, table, counter, p.dealer)
    _read_supply(row, table, counter)
    _read_turn(row, table, p.options)
    table.over = p.over
    counter.check(table, complete=p.complete)
    match = Valdora(game, p.options, p.chance, table)
    if not row.optional_section("turn").has("free_pages"):
        table.free_pages = free_pages(match, table.player)
    if not table.over:
        # the end of a turn is a list of steps, of which those that wait are named
        ending = table.phase == END and row.has("pending")
        match.steps.append(NEXT_TURNS[table.player] if ending else TURNS[table.player])
    return match


def _read_board(row: CheckedDict, table: Table, counter: Counter, dealer: Chance | None) -> None:
    if row.has("fields"):
        fields = row.section("fields")
        fields.keys_in([field.id for field in ROADS])
        table.fields = {field: counter.gems(fields.optional_section(field.id)) for field in ROADS}
    if row.has("depot"):
        table.depot = counter.gems(row.section("depot"))
    if row.has("books"):
        books = row.section("books")
        for city in BOOK_CITIES:
            if books.has(city.id):
                read_book(books.section(city.id), city, table.books[city], counter=counter, dealer=dealer)
        books.finish()


def _read_supply(row: CheckedDict, table: Table, counter: Counter) -> None:
    if row.has("supply"):
        supply = row.section("supply")
        if supply.has("artisans"):
            table.artisans = counter.artisans(supply.section("artisans"))
        if supply.has("workshops"):
            table.workshops = counter.workshops(supply, "workshops")
        if supply.has("bonus"):
            table.bonus = supply.count("bonus", counter.box["bonus"])
            counter.add("supply.bonus", "bonus", table.bonus)
        supply.finish()
    if row.has("removed"):
        removed = row.section("removed")
        if removed.has("artisans"):
            table.removed_artisans = counter.artisans(removed.section("artisans"))
        if removed.has("workshops"):
            table.removed_workshops = counter.workshops(removed, "workshops")
        if removed.has("equipment"):
            table.removed_equipment = removed.choices("equipment", EQUIPMENT, MAX_PLAYERS * 2)
            for i, card in enumerate(table.removed_equipment):
                counter.add(f"removed.equipment[{i}]", box_id(card), 1)
        removed.finish()
    if row.has("competitors"):
        tiles = row.section("competitors")
        table.competitors = counter.tiles(tiles, "open")
        table.done = counter.tiles(tiles, "done")
        tiles.finish()


def _read_turn(row: CheckedDict, table: Table, options: dict[str, object]) -> None:
    seats = len(table.players)
    start = options["start_player"]
    assert isinstance(start, int)
    if row.has("turn"):
        turn = row.section("turn")
        table.player = turn.number("player", 0, seats - 1, table.player)
        table.phase = turn.one_of("phase", PHASES) if turn.has("phase") else PHASES[0]
        if turn.has("free_pages"):
            table.free_pages = turn.count("free_pages", FIGURES.free_pages + 2 * FIGURES.more_pages)
        taken = (table.player - start) % seats + 1
        table.number = turn.number("number", 1, MAX_COUNT) if turn.has("number") else taken
        if (table.number - taken) % seats:
            raise turn.wrong(
                "number",
                Text("passt nicht zu Spieler und Startspieler", "does not fit the player and the start player"),
            )
        turn.finish()
    if row.has("this_turn"):
        done = row.section("this_turn")
        table.begun = done.flag("begun", default=False)
        table.provided = done.flag("provided", default=False)
        table.summoned = done.flag("summoned", default=False)
        table.gilded = done.flag("gilded", default=False)
        table.completed = done.flag("completed", default=False)
        p = table.players[table.player]
        if done.has("loaded"):
            table.loaded = done.choices("loaded", EQUIPMENT, len(EQUIPMENT))
            for i, card in enumerate(table.loaded):
                if card not in p.equipment or card in table.loaded[:i]:
                    raise done.wrong(f"loaded[{i}]", Text("keine eigene Karte", "not a card of the player"))
        if done.has("laid"):
            table.laid_now = done.numbers("laid", 1, MAX_COUNT)
            for i, number in enumerate(table.laid_now):
                if table.laid_now[: i + 1].count(number) > p.laid.count(number):
                    raise done.wrong(f"laid[{i}]", Text(f"{number} liegt nicht aus", f"{number} is not laid out"))
        done.finish()


def read_book(row: CheckedDict, city: BoardField, book: Book, *, counter: Counter, dealer: Chance | None) -> None:
    """The piles of a book, from the top; of the right one some cards are known to all."""
    cards: dict[str, Component] = {id: ORDERS[id] for id in ORDERS}
    if city.book == "equipment":
        cards = {card.id: card for card in EQUIPMENT.values() if card.per_book}
    pool = read_unseen(row, dealer, cards, MAX_CARDS)
    if row.has("left"):
        book.left = _pile(row, "left", cards, counter=counter, pool=[])
    if row.has("right"):
        right = row.texts("right", maximum=MAX_CARDS)
        hidden = right.count(UNKNOWN)
        if hidden != len(pool) or right[len(right) - hidden :] != [UNKNOWN] * hidden:
            raise row.wrong(
                "right",
                Text("»?« steht zuunterst, so oft wie in »unseen«", "“?” stands lowest, as often as in “unseen”"),
            )
        book.right = _pile(row, "right", cards, counter=counter, pool=pool)
        book.covered = max(len(book.right) - 1, 0)
    if row.has("known"):
        known = row.number("known", min(1, len(book.right)), len(book.right))
        book.covered = len(book.right) - known
    if pool and book.covered < len(pool):
        raise row.wrong("known", Text("so viele sind nicht bekannt", "fewer than that are known"))
    row.finish()


def _pile(
    row: CheckedDict, key: str, cards: dict[str, Component], *, counter: Counter, pool: list[Component]
) -> list[Component]:
    """The cards of a pile, the unknown ones from the pool; the top at the end."""
    ids = row.texts(key, maximum=MAX_CARDS)
    found: list[Component] = []
    for i, id in enumerate(ids[: len(ids) - len(pool)]):
        if id not in cards:
            raise row.wrong(f"{key}[{i}]", unknown(id, list(cards)))
        found.append(cards[id])
    found += pool
    for i, card in enumerate(found):
        counter.add(row.path(f"{key}[{i}]"), box_id(card), 1)
    return found[::-1]
