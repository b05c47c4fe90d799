"""Reading positions: complete, partial, or as a seat knows them; what is left out is as at the start of a game."""

from typing import Final

from kleinod.engine.checked import MAX_COUNT, CheckedDict, unknown
from kleinod.engine.game import Game
from kleinod.engine.ruleset import Reading
from kleinod.engine.text import Text
from kleinod.games.zavandor.facts import (
    AREAS,
    DISCOUNTS,
    FIGURES,
    GEM_IDS,
    GEMS,
    ITEMS,
    RIGHTS,
    TRADERS,
    Trader,
    read_gems,
)
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.position.board import Board
from kleinod.games.zavandor.position.cards import Cards
from kleinod.games.zavandor.position.write import drawn_cards
from kleinod.games.zavandor.rounds import Round
from kleinod.games.zavandor.setup import Deal, set_up
from kleinod.games.zavandor.table import Player, Table

PHASES: Final = ["action", "mining"]
MAX_GEMS: Final = 1_000_000
JOKERS: Final = sum(item.jokers for item in ITEMS)


def read_table(game: Game, p: Reading) -> Zavandor:
    """The match of a position; what it leaves out is as at the start of a game."""
    row = p.row
    deal = Deal(p.seats, p.chance)
    table = set_up(p.options, p.seats, deal)
    _read_turn(row, table)
    table.over = p.over
    if row.has("market"):
        _read_market(row.section("market"), table)
    for seat, entry in enumerate(p.players):
        _read_player(entry, table.players[seat])
    _read_traders(row, p.players, table)
    board = Board(row, p.players, p.dealer)
    board.read(table)
    Cards(row, p.players, p.dealer).read(table, deal, complete=p.complete)
    for seat, entry in enumerate(p.players):
        player = table.players[seat]
        player.taken = entry.count("actions_taken", FIGURES.actions + player.count_kind("gnomunculus"), default=0)
    for right in RIGHTS:
        count = board.named.count(right)
        maximum = p.components[f"right {right.id}"]
        if count > maximum:
            raise row.wrong(
                f"right {right.id}",
                Text(f"{count}, es gibt aber nur {maximum}", f"{count}, but there are only {maximum}"),
            )
    match = Zavandor(game, p.options, p.chance, table)
    if not table.over:
        match.steps.append(Round())
    return match


def read_start_player(row: CheckedDict, options: dict[str, object], seats: int) -> None:
    """Who is named first as beginning: the start player of this round, or whose turn it is."""
    if options["start_player"] is None:
        if row.has("start_player"):
            options["start_player"] = row.number("start_player", 0, seats - 1)
        elif row.has("turn") and row.section("turn").has("player"):
            options["start_player"] = row.section("turn").number("player", 0, seats - 1)


def check_hands(match: Zavandor, p: Reading) -> None:
    for seat, player in enumerate(match.table.players):
        if len(player.hand) - drawn_cards(match, seat) > 1:
            raise p.players[seat].wrong("drawn", Text("nur mitten im Ziehen", "only in the middle of drawing"))


def _read_turn(row: CheckedDict, table: Table) -> None:
    last = len(table.players) - 1
    if row.has("start_player"):
        table.start_player = row.number("start_player", 0, last)
        table.player = table.start_player
    if row.has("turn"):
        turn = row.section("turn")
        table.player = turn.number("player", 0, last, table.player)
        table.round = turn.number("round", 1, MAX_COUNT, table.round)
        if turn.has("phase"):
            table.phase = turn.one_of("phase", PHASES)
        turn.finish()
    if row.has("gnome"):
        table.gnome = AREAS.index(row.one_of("gnome", AREAS))
    if row.has("this_round"):
        this = row.section("this_round")
        table.gnome_sold = this.flag("gnome_sold", default=False)
        if this.has("mined"):
            table.mined = read_gems(this.section("mined"), maximum=MAX_GEMS)
        this.finish()


def _read_market(row: CheckedDict, table: Table) -> None:
    """A sort that names only its price has the same target."""
    row.keys_in(GEM_IDS)
    for gem, id in enumerate(GEM_IDS):
        if row.has(id):
            entry = row.section(id)
            price = entry.number("price", FIGURES.min_price, FIGURES.max_price, table.prices[gem])
            target = price if entry.has("price") else table.targets[gem]
            table.prices[gem] = price
            table.targets[gem] = entry.number("target", FIGURES.min_price, FIGURES.max_price, target)
            entry.finish()


def _read_player(row: CheckedDict, player: Player) -> None:
    """All but rights, samples and cards, which are read with the board and the stacks."""
    player.gold = row.count("gold", default=player.gold)
    player.jokers = row.count("jokers", JOKERS, player.jokers)
    if row.has("gems"):
        player.gems = read_gems(row.section("gems"), maximum=MAX_GEMS)
    if row.has("discounts"):
        player.discounts = row.numbers("discounts", 1, max(DISCOUNTS))
        for i, discount in enumerate(player.discounts):
            printed = sum(item.discounts.count(discount) for item in ITEMS)
            if player.discounts[: i + 1].count(discount) > printed:
                raise row.wrong(
                    f"discounts[{i}]",
                    Text(f"davon gibt es {printed}", f"there are {printed} of these"),
                )


def _read_traders(row: CheckedDict, entries: list[CheckedDict], table: Table) -> None:
    """Each trader is somewhere once; those that nobody names lie open."""
    named: list[Trader] = []
    for seat, entry in enumerate(entries):
        if entry.has("trader"):
            trader = _trader(entry, "trader", entry.texts("trader", maximum=2))
            table.players[seat].trader = trader
            _name_once(entry, "trader", trader, named)
    if row.has("traders"):
        lying: list[Trader] = []
        for i, pair in enumerate(row.items("traders", maximum=len(TRADERS))):
            key = f"traders[{i}]"
            if not isinstance(pair, list) or not all(isinstance(part, str) for part in pair):
                raise row.wrong(key, Text("zwei Sorten", "two sorts"))
            trader = _trader(row, key, [str(part) for part in pair])
            _name_once(row, key, trader, named)
            lying.append(trader)
        table.traders = [trader for trader in TRADERS if trader in lying]
    else:
        table.traders = [trader for trader in TRADERS if trader not in named]


def _name_once(row: CheckedDict, key: str, trader: Trader, named: list[Trader]) -> None:
    if trader in named:
        raise row.wrong(key, Text("diesen Tauschhändler gibt es nur einmal", "there is only one of this trader"))
    named.append(trader)


def _trader(row: CheckedDict, key: str, pair: list[str]) -> Trader:
    for trader in TRADERS:
        sorts = [GEMS[trader.gem].id, GEMS[trader.other].id]
        if pair in (sorts, sorts[::-1]):
            return trader
    raise row.wrong(key, unknown(" ".join(pair), [trader.id for trader in TRADERS]))
