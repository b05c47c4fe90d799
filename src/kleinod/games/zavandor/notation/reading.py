"""Reading positions: complete, partial, or as a seat knows them; what is left out is as at the start of a game."""

from typing import Final

from kleinod.engine.chance import MOST_SEED, Chance
from kleinod.engine.errors import BadPosition
from kleinod.engine.game import Game
from kleinod.engine.setting import read_settings
from kleinod.engine.tables import MOST, Row, unknown
from kleinod.engine.words import Words
from kleinod.games.zavandor.facts import (
    AREAS,
    DISCOUNTS,
    FEWEST_PLAYERS,
    FIGURES,
    GEM_IDS,
    GEMS,
    ITEMS,
    MOST_PLAYERS,
    TRADERS,
    Trader,
    read_gems,
)
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.notation.board import Board
from kleinod.games.zavandor.notation.cards import Cards
from kleinod.games.zavandor.notation.pending import read_pending
from kleinod.games.zavandor.notation.writing import drawn_cards, standard_components
from kleinod.games.zavandor.preparation import Deal, choose_by_lot, set_up
from kleinod.games.zavandor.rounds import Round
from kleinod.games.zavandor.table import Player, Table

PHASES: Final = ["action", "mining"]
MOST_GEMS: Final = 1_000_000
JOKERS: Final = sum(item.jokers for item in ITEMS)


def read_position(game: Game, data: object, dealer: Chance | None) -> Zavandor:
    """A match from a position; `dealer` deals what is unknown, without it everything must be known."""
    row = Row(data, "", BadPosition)
    if row.has("game"):
        row.one_of("game", [game.id])
    complete = row.has("complete") and row.flag("complete")
    entries = row.rows("players", most=MOST_PLAYERS) if row.has("players") else [Row({}, "", BadPosition)] * 2
    seats = len(entries)
    if seats < FEWEST_PLAYERS:
        raise row.wrong("players", Words(f"mindestens {FEWEST_PLAYERS} Spieler", f"at least {FEWEST_PLAYERS} players"))
    seed = row.number("seed", 0, MOST_SEED) if row.has("seed") else 0
    chance = Chance(seed)
    options = choose_by_lot(_read_options(game, row, seats), seats, chance)
    deal = Deal(seats, chance)
    table = set_up(options, seats, deal)
    _read_turn(row, table)
    if row.has("market"):
        _read_market(row.row("market"), table)
    for seat, entry in enumerate(entries):
        _read_player(entry, table.players[seat])
    _read_traders(row, entries, table)
    board = Board(row, entries, dealer)
    board.read(table)
    Cards(row, entries, dealer).read(table, deal, complete=complete)
    for seat, entry in enumerate(entries):
        _read_actions(entry, table.players[seat])
        entry.finish()
    if row.has("chance"):
        chance.count = row.count("chance")
    if dealer is not None:
        chance = dealer.fork()
    match = Zavandor(game, options, chance, table)
    _check_components(row, match, board, complete=complete)
    if not table.over:
        match.steps.append(Round())
    if row.has("pending") and not table.over:
        read_pending(row, match)
    row.finish()
    match.begin()
    for seat, player in enumerate(table.players):
        if len(player.hand) - drawn_cards(match, seat) > 1:
            raise entries[seat].wrong("drawn", Words("nur mitten im Ziehen", "only in the middle of drawing"))
    return match


def _read_options(game: Game, row: Row, seats: int) -> dict[str, object]:
    given = row.value("options")
    options = read_settings(game.settings, {} if given is None else given, seats, "options", BadPosition)
    if options["start_player"] is None:
        # who is named first as beginning: the start player of this round, or whose turn it is
        if row.has("start_player"):
            options["start_player"] = row.number("start_player", 0, seats - 1)
        elif row.has("turn") and row.row("turn").has("player"):
            options["start_player"] = row.row("turn").number("player", 0, seats - 1)
    return options


def _read_turn(row: Row, table: Table) -> None:
    last = len(table.players) - 1
    if row.has("start_player"):
        table.start_player = row.number("start_player", 0, last)
        table.player = table.start_player
    if row.has("turn"):
        turn = row.row("turn")
        if turn.has("player"):
            table.player = turn.number("player", 0, last)
        if turn.has("round"):
            table.round = turn.number("round", 1, MOST)
        if turn.has("phase"):
            table.phase = turn.one_of("phase", PHASES)
        turn.finish()
    if row.has("gnome"):
        table.gnome = AREAS.index(row.one_of("gnome", AREAS))
    if row.has("this_round"):
        this = row.row("this_round")
        table.gnome_sold = this.has("gnome_sold") and this.flag("gnome_sold")
        if this.has("mined"):
            table.mined = read_gems(this.row("mined"), most=MOST_GEMS)
        this.finish()
    table.over = row.has("over") and row.flag("over")


def _read_market(row: Row, table: Table) -> None:
    """A sort that names only its price has the same target."""
    for id in row.keys():  # noqa: SIM118
        if id not in GEM_IDS:
            raise row.wrong(id, unknown(id, GEM_IDS))
        entry = row.row(id)
        gem = GEM_IDS.index(id)
        if entry.has("price"):
            table.prices[gem] = entry.number("price", FIGURES.least_price, FIGURES.most_price)
            table.targets[gem] = table.prices[gem]
        if entry.has("target"):
            table.targets[gem] = entry.number("target", FIGURES.least_price, FIGURES.most_price)
        entry.finish()


def _read_player(row: Row, player: Player) -> None:
    """All but rights, samples and cards, which are read with the board and the stacks."""
    if row.has("gold"):
        player.gold = row.count("gold")
    if row.has("gems"):
        player.gems = read_gems(row.row("gems"), most=MOST_GEMS)
    if row.has("jokers"):
        player.jokers = row.count("jokers", JOKERS)
    if row.has("discounts"):
        player.discounts = row.numbers("discounts", 1, max(DISCOUNTS))
        for i, discount in enumerate(player.discounts):
            printed = sum(item.discounts.count(discount) for item in ITEMS)
            if player.discounts[: i + 1].count(discount) > printed:
                raise row.wrong(
                    f"discounts[{i}]",
                    Words(f"davon gibt es {printed}", f"there are {printed} of these"),
                )


def _read_actions(row: Row, player: Player) -> None:
    if row.has("actions_taken"):
        player.taken = row.count("actions_taken", FIGURES.actions + player.count_kind("gnomunculus"))


def _read_traders(row: Row, entries: list[Row], table: Table) -> None:
    """Each trader is somewhere once; those that nobody names lie open."""
    named: list[Trader] = []
    for seat, entry in enumerate(entries):
        if entry.has("trader"):
            trader = _trader(entry, "trader", entry.texts("trader", most=2))
            table.players[seat].trader = trader
            _name_once(entry, "trader", trader, named)
    if row.has("traders"):
        table.traders = []
        for i, pair in enumerate(row.items("traders", most=len(TRADERS))):
            key = f"traders[{i}]"
            if not isinstance(pair, list) or not all(isinstance(part, str) for part in pair):
                raise row.wrong(key, Words("zwei Sorten", "two sorts"))
            trader = _trader(row, key, [str(part) for part in pair])
            _name_once(row, key, trader, named)
            table.traders.append(trader)
        table.traders.sort(key=_in_list)
    else:
        table.traders = [trader for trader in TRADERS if trader not in named]


def _in_list(trader: Trader) -> int:
    return trader.index


def _name_once(row: Row, key: str, trader: Trader, named: list[Trader]) -> None:
    if trader in named:
        raise row.wrong(key, Words("diesen Tauschhändler gibt es nur einmal", "there is only one of this trader"))
    named.append(trader)


def _trader(row: Row, key: str, pair: list[str]) -> Trader:
    for trader in TRADERS:
        sorts = [GEMS[trader.gem].id, GEMS[trader.other].id]
        if pair in (sorts, sorts[::-1]):
            return trader
    raise row.wrong(key, unknown(" ".join(pair), [trader.id for trader in TRADERS]))


def _check_components(row: Row, match: Zavandor, board: Board, *, complete: bool) -> None:
    """A complete position accounts for every component; in another one no right may be named too often."""
    expected = standard_components()
    if row.has("components"):
        changed = row.row("components")
        for key in changed.keys():  # noqa: SIM118
            if key not in expected:
                raise changed.wrong(key, unknown(key, list(expected)))
            expected[key] = changed.count(key, 99)
    for right, count in board.named.items():
        most = expected[f"right {right.id}"]
        if count > most:
            raise row.wrong(
                f"right {right.id}", Words(f"{count}, es gibt aber nur {most}", f"{count}, but there are only {most}")
            )
    for key, count in match.components().items():
        if complete and count != expected[key]:
            raise row.wrong(key, Words(f"{count} statt {expected[key]}", f"{count} instead of {expected[key]}"))
