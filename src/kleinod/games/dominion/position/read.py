"""Positions, read back: complete ones, what people write by hand, and what a seat knows, filled up to a whole match."""

from typing import Final

from kleinod.engine.chance import Chance
from kleinod.engine.checked import MAX_COUNT, CheckedDict, unknown
from kleinod.engine.errors import BadPosition
from kleinod.engine.game import Game
from kleinod.engine.ruleset import Reading, Ruleset
from kleinod.engine.step import Step
from kleinod.engine.text import Text
from kleinod.games.dominion.facts import NO_CARD, TOKEN, Card, ids
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.play import CauseField, Play
from kleinod.games.dominion.position.players import Zones
from kleinod.games.dominion.question import DominionQuestion
from kleinod.games.dominion.setup import card_counts_of, events_of, set_up
from kleinod.games.dominion.table import Table
from kleinod.games.dominion.triggers import StartOfTurn, make_due
from kleinod.games.dominion.turn import ACTION_PHASES, BUY_PHASES, CLEAN_UPS, STARTS_OF_TURN

PHASES: Final = ["start", "action", "buy", "cleanup"]
MAX_PENDING: Final = 200
MAX_DEALS: Final = 200
MAX_EXCHANGES: Final = 20_000


def find_world(game: Ruleset[Dominion], data: object, chance: Chance) -> Dominion:
    """A match from what a seat knows: the unknown is dealt, until the player who is awaited would be asked just so."""
    for _ in range(MAX_DEALS):
        match = game.read_match(game.read_head(data, chance))
        if _fits(match):
            return match
    return _search_world(game, data, chance)


def _fits(match: Dominion) -> bool:
    """Whether a step that waits for an answer in this position would ask for it."""
    if len(match.steps) < 2 or isinstance(match.steps[-1], StartOfTurn):
        return True  # the start of a turn asks by what all know
    return match.steps[-1].run(match.clone(history=False))


def _search_world(game: Ruleset[Dominion], data: object, chance: Chance) -> Dominion:
    """For a question that few hands lead to: exchange cards that could be exchanged, as long as it gets nearer."""
    p = game.read_head(data, chance)
    match = game.read_match(p)
    question = match.steps[-1]
    if isinstance(question, DominionQuestion):
        pool = p.dealt[question.player]
        nearness = len(question.options(match))
        for _ in range(MAX_EXCHANGES if len(pool) > 1 else 0):
            if _fits(match):
                return match
            i, j = chance.sample(list(range(len(pool))), 2)
            pool[i], pool[j] = pool[j], pool[i]
            again = game.read_head(data, chance)
            again.dealt = p.dealt
            other = game.read_match(again)
            now = len(question.options(other))
            if now < nearness:
                pool[i], pool[j] = pool[j], pool[i]
            else:
                match, nearness = other, now
    raise BadPosition(Text("zu dieser Stellung passt keine Verteilung", "no deal fits this position"))


def read_start_player(row: CheckedDict, options: dict[str, object], seats: int) -> None:
    """Whose turn it is began, unless something else is said."""
    if options["start_player"] is None and row.has("turn") and row.section("turn").has("player"):
        options["start_player"] = row.section("turn").number("player", 0, seats - 1)


def read_table(game: Game, p: Reading) -> Dominion:
    """The match of a position; what it leaves out is as at the start of a game."""
    return _Reader(p).match(game)


class _Reader:
    """Reads the table of one position."""

    def __init__(self, p: Reading) -> None:
        self.p = p
        self.row = p.row
        self.zones = Zones(card_counts_of(p.options, p.seats), p)

    def match(self, game: Game) -> Dominion:
        p = self.p
        table = set_up(p.options, p.seats, p.chance)
        for seat, entry in enumerate(p.players):
            self.zones.read_player(entry, table.players[seat], p.seats)
        p.dealt = self.zones.pools
        self._read_turn(table, p.options)
        self._read_piles(table)
        self._count(table, complete=p.complete)
        table.empty = list(table.supply.values()).count(0)
        match = Dominion(game, p.options, p.chance, table, self.zones.card_counts, events_of(p.options))
        self._first_step(match)
        return match

    def _read_turn(self, table: Table, options: dict[str, object]) -> None:
        row = self.row
        seats = len(table.players)
        start = options["start_player"]
        assert isinstance(start, int)
        if row.has("turn"):
            turn = row.section("turn")
            if turn.has("player"):
                table.player = turn.number("player", 0, seats - 1)
            table.phase = turn.one_of("phase", PHASES) if turn.has("phase") else "start"
            table.actions = turn.count("actions") if turn.has("actions") else 1
            table.buys = turn.count("buys") if turn.has("buys") else 1
            table.coins = turn.count("coins") if turn.has("coins") else 0
            table.extra = turn.has("extra") and turn.flag("extra")
            taken = (table.player - start) % seats + 1
            table.number = turn.count("number") if turn.has("number") else taken
            for i, player in enumerate(table.players):
                player.turns = 1 if (i - start) % seats < taken else 0
            turn.finish()
        if row.has("turns"):
            turns = row.numbers("turns", 0, MAX_COUNT)
            if len(turns) != seats:
                raise row.wrong("turns", Text("eine Zahl für jeden Spieler", "one number for each player"))
            for i, count in enumerate(turns):
                table.players[i].turns = count
        if row.has("this_turn"):
            turn = row.section("this_turn")
            for i, id in enumerate(turn.texts("bought") if turn.has("bought") else []):
                event = [event for event in events_of(options) if event.id == id]
                table.bought.append(event[0] if event else self.zones.card(turn, f"bought[{i}]", id))
            table.paid = turn.has("paid") and turn.flag("paid")
            turn.finish()
        table.plays = row.count("plays") if row.has("plays") else 0
        for player in table.players:
            table.plays = max([table.plays, *player.numbers])
        table.over = self.p.over

    def _read_piles(self, table: Table) -> None:
        row = self.row
        zones = self.zones
        if row.has("components"):
            for card, count in zones.counts(row.section("components"), limited=False).items():
                zones.card_counts[card] = count
        for key, piles in (("supply", table.supply), ("beside", table.beside)):
            if row.has(key):
                for card, count in zones.counts(row.section(key), limited=True).items():
                    if card not in piles:
                        raise row.section(key).wrong(card.id, unknown(card.id, [other.id for other in piles]))
                    piles[card] = count
                    zones.name(card, count)
        if row.has("trash"):
            table.trash = zones.cards(row, "trash")

    def _count(self, table: Table, *, complete: bool) -> None:
        """A complete position accounts for every card; in another one nothing may be more than there is."""
        row = self.row
        card_counts = self.zones.card_counts
        for card, count in self.zones.named.items():
            maximum = card_counts[card]
            if count > maximum:
                words = Text(
                    f"{count} Karten, es gibt aber nur {maximum}", f"{count} cards, but there are only {maximum}"
                )
                raise row.wrong(card.id, words)
        found = table.count_cards(card_counts)
        for card, count in found.items():
            if complete and count != card_counts[card]:
                raise row.wrong(
                    card.id,
                    Text(f"{count} Karten statt {card_counts[card]}", f"{count} cards instead of {card_counts[card]}"),
                )
        self.zones.card_counts = found

    def _first_step(self, g: Dominion) -> None:
        table = g.table
        if table.over:
            return
        if table.phase == "buy":
            g.steps.append(BUY_PHASES[table.player])
        elif table.phase == "cleanup":
            g.steps.append(CLEAN_UPS[table.player])
        else:
            g.steps.append(ACTION_PHASES[table.player])
        if table.phase == "start" and not self.row.has("pending"):
            make_due(g, table.player)
            g.steps.append(STARTS_OF_TURN[table.player])


def check_cards(g: Dominion, row: CheckedDict, step: Step[Dominion]) -> None:
    """A step that waits names only cards of this game."""
    for field in step.fields:
        value = field.of(step)
        named: list[Card] = list(value) if isinstance(value, tuple) else []
        if isinstance(value, Play):
            named = [value.card, value.ability]
        elif isinstance(value, Card) and value is not NO_CARD and not isinstance(field, CauseField):
            named = [value]
        for card in named:
            if card is not TOKEN and card not in g.card_counts:
                raise row.wrong(field.name, unknown(card.id, ids(list(g.card_counts))))
