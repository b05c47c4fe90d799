"""Reading positions: complete, partial, or as a seat knows them; errors name the key."""

from typing import Final

from kleinod.engine.chance import MOST_SEED, Chance
from kleinod.engine.errors import BadPosition
from kleinod.engine.game import Game
from kleinod.engine.setting import read_settings
from kleinod.engine.step import Step, read_step
from kleinod.engine.tables import MOST, Row, unknown
from kleinod.engine.thing import Thing
from kleinod.engine.words import Words
from kleinod.games.valdora.board import BoardField
from kleinod.games.valdora.books import TakeEquipment
from kleinod.games.valdora.duel import Compete, RemoveAny, RemoveArtisan, RemoveWorkshop, TurnDown
from kleinod.games.valdora.facts import (
    BOOK_CITIES,
    EQUIPMENT,
    FIGURES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ORDERS,
    ROADS,
)
from kleinod.games.valdora.match import Valdora, count_components
from kleinod.games.valdora.orders import Complete
from kleinod.games.valdora.payment import GiveUp
from kleinod.games.valdora.position.read_players import MAX_CARDS, Counter, read_player, read_special_cards
from kleinod.games.valdora.setup import choose_by_lot, set_up
from kleinod.games.valdora.special import GiveArtisans, LayCards, NestEgg, TakeSpecial
from kleinod.games.valdora.table import END, PHASES, Book, Table
from kleinod.games.valdora.turn import NEXT_TURNS, TURNS, free_pages
from kleinod.games.valdora.view import UNKNOWN

MAX_PENDING: Final = 50

STEPS: Final[dict[str, type[Step[Valdora]]]] = {
    kind.__name__: kind
    for kind in [
        *(GiveUp, TakeEquipment, Complete),
        *(LayCards, GiveArtisans, TakeSpecial, NestEgg),
        *(Compete, RemoveArtisan, RemoveAny, RemoveWorkshop, TurnDown),
    ]
}

_STANDARD: Final[dict[tuple[int, bool], dict[str, int]]] = {}


def standard_components(seats: int, *, special: bool) -> dict[str, int]:
    """How many components of each sort there are in a game, by the rules."""
    key = (seats, special)
    if key not in _STANDARD:
        options: dict[str, object] = {"special_cards": special, "start_player": 0}
        _STANDARD[key] = count_components(set_up(options, seats, Chance(0)))
    return _STANDARD[key]


def read_position(game: Game, data: object) -> Valdora:
    """A match from a position, complete or partial."""
    match = Reader(game, data, None).match()
    match.begin()
    return match


def read_world(game: Game, data: object, chance: Chance) -> Valdora:
    """A match from what a seat knows: the unknown is dealt."""
    match = Reader(game, data, chance).match()
    match.begin()
    return match


class Reader:
    """Reads one position; `chance` deals what is unknown, without it everything must be known."""

    def __init__(self, game: Game, data: object, chance: Chance | None) -> None:
        self.game = game
        self.row = Row(data, "", BadPosition)
        self.dealer = chance

    def match(self) -> Valdora:
        """The match, before its next step."""
        row = self.row
        if row.has("game"):
            row.one_of("game", [self.game.id])
        complete = row.has("complete") and row.flag("complete")
        entries = row.rows("players", most=MAX_PLAYERS) if row.has("players") else [Row({}, "", BadPosition)] * 2
        seats = len(entries)
        if seats < MIN_PLAYERS:
            raise row.wrong("players", Words(f"mindestens {MIN_PLAYERS} Spieler", f"at least {MIN_PLAYERS} players"))
        chance = Chance(row.number("seed", 0, MOST_SEED) if row.has("seed") else 0)
        options = choose_by_lot(self._options(entries), seats, chance)
        table = set_up(options, seats, chance)
        special = bool(options["special_cards"])
        counter = Counter(row, standard_components(seats, special=special))
        for seat, entry in enumerate(entries):
            read_player(entry, table.players[seat], counter)
        read_special_cards(row, entries, table, options=options, counter=counter, dealer=self.dealer)
        for entry in entries:
            entry.finish()
        self._read_board(table, counter)
        self._read_supply(table, counter)
        self._read_turn(table, options)
        counter.check(table, complete=complete)
        if row.has("chance"):
            chance.count = row.count("chance")
        if self.dealer is not None:
            chance = self.dealer.fork()
        match = Valdora(self.game, options, chance, table)
        if not (row.has("turn") and row.row("turn").has("free_pages")):
            table.free_pages = free_pages(match, table.player)
        self._read_pending(match)
        row.finish()
        return match

    def _options(self, entries: list[Row]) -> dict[str, object]:
        """The options; special cards are in the game if somebody has any, and who began is whose turn it is.

        Unless something else is said.
        """
        row = self.row
        seats = len(entries)
        given = row.value("options") if row.has("options") else {}
        options = read_settings(self.game.settings, given, seats, "options", BadPosition)
        if not Row(given, "options", BadPosition).has("special_cards"):
            options["special_cards"] = any(entry.has("special") for entry in entries)
        if row.has("start_player"):
            start = row.number("start_player", 0, seats - 1)
            if options["start_player"] not in (None, start):
                raise row.wrong(
                    "start_player", Words("in »options« steht etwas anderes", "“options” says something else")
                )
            options["start_player"] = start
        if options["start_player"] is None and row.has("turn") and row.row("turn").has("player"):
            options["start_player"] = row.row("turn").number("player", 0, seats - 1)
        return options

    def _read_board(self, table: Table, counter: Counter) -> None:
        row = self.row
        if row.has("fields"):
            fields = row.row("fields")
            roads = {field.id: field for field in ROADS}
            table.fields = {field: {} for field in ROADS}
            for id in fields.keys():  # noqa: SIM118
                if id not in roads:
                    raise fields.wrong(id, Words("kein Straßenfeld", "not a road field"))
                if fields.has(id):
                    table.fields[roads[id]] = counter.gems(fields.row(id))
        if row.has("depot"):
            table.depot = counter.gems(row.row("depot"))
        if row.has("books"):
            books = row.row("books")
            for city in BOOK_CITIES:
                if books.has(city.id):
                    read_book(books.row(city.id), city, table.books[city], counter=counter, dealer=self.dealer)
            books.finish()

    def _read_supply(self, table: Table, counter: Counter) -> None:
        row = self.row
        if row.has("supply"):
            supply = row.row("supply")
            if supply.has("artisans"):
                table.artisans = counter.artisans(supply.row("artisans"))
            if supply.has("workshops"):
                table.workshops = counter.workshops(supply, "workshops")
            if supply.has("bonus"):
                table.bonus = supply.count("bonus", counter.box["bonus"])
                counter.add("supply.bonus", "bonus", table.bonus)
            supply.finish()
        if row.has("removed"):
            removed = row.row("removed")
            if removed.has("artisans"):
                table.removed_artisans = counter.artisans(removed.row("artisans"))
            if removed.has("workshops"):
                table.removed_workshops = counter.workshops(removed, "workshops")
            if removed.has("equipment"):
                for i, id in enumerate(removed.texts("equipment", most=MAX_PLAYERS * 2)):
                    if id not in EQUIPMENT or EQUIPMENT[id].kind not in counter.box:
                        raise removed.wrong(f"equipment[{i}]", Words("keine Ausrüstung", "not equipment"))
                    table.removed_equipment.append(EQUIPMENT[id])
                    counter.add(f"removed.equipment[{i}]", id.removesuffix("_2"), 1)
            removed.finish()
        if row.has("competitors"):
            tiles = row.row("competitors")
            table.competitors = counter.tiles(tiles, "open")
            table.done = counter.tiles(tiles, "done")
            tiles.finish()

    def _read_turn(self, table: Table, options: dict[str, object]) -> None:
        row = self.row
        seats = len(table.players)
        start = options["start_player"]
        assert isinstance(start, int)
        if row.has("turn"):
            turn = row.row("turn")
            if turn.has("player"):
                table.player = turn.number("player", 0, seats - 1)
            table.phase = turn.one_of("phase", PHASES) if turn.has("phase") else PHASES[0]
            if turn.has("free_pages"):
                table.free_pages = turn.count("free_pages", FIGURES.free_pages + 2 * FIGURES.more_pages)
            taken = (table.player - start) % seats + 1
            table.number = turn.number("number", 1, MOST) if turn.has("number") else taken
            if (table.number - taken) % seats:
                raise turn.wrong(
                    "number",
                    Words("passt nicht zu Spieler und Startspieler", "does not fit the player and the start player"),
                )
            turn.finish()
        if row.has("this_turn"):
            done = row.row("this_turn")
            table.begun = done.has("begun") and done.flag("begun")
            table.provided = done.has("provided") and done.flag("provided")
            table.summoned = done.has("summoned") and done.flag("summoned")
            table.gilded = done.has("gilded") and done.flag("gilded")
            table.completed = done.has("completed") and done.flag("completed")
            p = table.players[table.player]
            if done.has("loaded"):
                for i, id in enumerate(done.texts("loaded", most=len(EQUIPMENT))):
                    if id not in EQUIPMENT or EQUIPMENT[id] not in p.equipment or EQUIPMENT[id] in table.loaded:
                        raise done.wrong(f"loaded[{i}]", Words("keine eigene Karte", "not a card of the player"))
                    table.loaded.append(EQUIPMENT[id])
            if done.has("laid"):
                table.laid_now = done.numbers("laid", 1, MOST)
                for i, number in enumerate(table.laid_now):
                    if table.laid_now[: i + 1].count(number) > p.laid.count(number):
                        raise done.wrong(f"laid[{i}]", Words(f"{number} liegt nicht aus", f"{number} is not laid out"))
            done.finish()
        table.over = row.has("over") and row.flag("over")

    def _read_pending(self, g: Valdora) -> None:
        table = g.table
        if table.over:
            return
        if not self.row.has("pending"):
            g.steps.append(TURNS[table.player])
            return
        # the end of a turn is a list of steps, of which those that wait are named
        g.steps.append(NEXT_TURNS[table.player] if table.phase == END else TURNS[table.player])
        for row in self.row.rows("pending", most=MAX_PENDING)[::-1]:
            g.steps.append(read_step(row, STEPS, g.seats))


def read_book(row: Row, city: BoardField, book: Book, *, counter: Counter, dealer: Chance | None) -> None:
    """The piles of a book, from the top; of the right one some cards are known to all."""
    pool = _book_pool(row, city, dealer)
    if row.has("left"):
        book.left = _pile(row, "left", city, counter=counter, pool=[])[::-1]
    if row.has("right"):
        right = row.texts("right", most=MAX_CARDS)
        hidden = right.count(UNKNOWN)
        if hidden != len(pool) or right[len(right) - hidden :] != [UNKNOWN] * hidden:
            raise row.wrong(
                "right",
                Words("»?« steht zuunterst, so oft wie in »unseen«", "“?” stands lowest, as often as in “unseen”"),
            )
        book.right = _pile(row, "right", city, counter=counter, pool=pool)[::-1]
        book.covered = max(len(book.right) - 1, 0)
    if row.has("known"):
        known = row.number("known", min(1, len(book.right)), len(book.right))
        book.covered = len(book.right) - known
    if pool and book.covered < len(pool):
        raise row.wrong("known", Words("so viele sind nicht bekannt", "fewer than that are known"))
    row.finish()


def _book_pool(row: Row, city: BoardField, dealer: Chance | None) -> list[str]:
    """The cards at the places that nobody has seen, in random order."""
    if not row.has("unseen"):
        return []
    if dealer is None:
        raise row.wrong(
            "unseen", Words("dazu muss erst ausgeteilt werden (world)", "this has to be dealt first (world)")
        )
    counts = row.row("unseen")
    pool: list[str] = []
    for id in counts.keys():  # noqa: SIM118
        _book_card(counts, id, id, city)
        pool += [id] * counts.count(id, MAX_CARDS)
    return dealer.shuffled(pool)


def _book_card(row: Row, key: str, id: str, city: BoardField) -> Thing:
    if city.book == "orders":
        if id in ORDERS:
            return ORDERS[id]
        raise row.wrong(key, unknown(id, list(ORDERS)))
    cards = [card.id for card in EQUIPMENT.values() if card.per_book]
    if id in cards:
        return EQUIPMENT[id]
    raise row.wrong(key, unknown(id, cards))


def _pile(row: Row, key: str, city: BoardField, *, counter: Counter, pool: list[str]) -> list[Thing]:
    things: list[Thing] = []
    for i, id in enumerate(row.texts(key, most=MAX_CARDS)):
        if id == UNKNOWN and pool:
            id = pool[i - len(row.texts(key, most=MAX_CARDS))]
        thing = _book_card(row, f"{key}[{i}]", id, city)
        counter.add(row.path(f"{key}[{i}]"), f"order_{id}" if city.book == "orders" else id, 1)
        things.append(thing)
    return things
