"""Positions, read back: complete ones, what people write by hand, and what a seat knows, filled up to a whole match."""

from typing import Final

from kleinod.engine.chance import MOST_SEED, Chance
from kleinod.engine.errors import BadPosition
from kleinod.engine.game import Game
from kleinod.engine.setting import read_settings
from kleinod.engine.step import Step, read_step
from kleinod.engine.tables import MOST, Row, unknown
from kleinod.engine.words import Words
from kleinod.games.dominion.ask import Ask
from kleinod.games.dominion.cards import adventures, base, base_attacks, durations, events, reserve, travellers
from kleinod.games.dominion.effects import CallWindow, PlayAgain, React, Resolve
from kleinod.games.dominion.facts import FEWEST_PLAYERS, MOST_PLAYERS, NO_CARD, TOKEN, Card, ids
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.play import Cause, Play
from kleinod.games.dominion.preparation import box_of, choose_by_lot, events_of, set_up
from kleinod.games.dominion.steps import (
    DeckDown,
    DiscardDownTo,
    DiscardSome,
    Gain,
    GainUpTo,
    PlaceToken,
    TrashOne,
    TrashUpTo,
)
from kleinod.games.dominion.table import Table
from kleinod.games.dominion.triggers import StartOfTurn, WhenBought, WhenGained, make_due
from kleinod.games.dominion.turn import (
    ACTION_PHASES,
    BUY_PHASES,
    CLEAN_UPS,
    STARTS_OF_TURN,
)
from kleinod.games.dominion.zones import Zones

PHASES: Final = ["start", "action", "buy", "cleanup"]
MOST_PENDING: Final = 200
MOST_DEALS: Final = 200
MOST_EXCHANGES: Final = 20_000

STEPS: Final[dict[str, type[Step[Dominion]]]] = {
    kind.__name__: kind
    for kind in [
        *(Resolve, PlayAgain, React, CallWindow),
        *(StartOfTurn, WhenBought, WhenGained),
        *(Gain, GainUpTo, DiscardDownTo, DiscardSome, TrashUpTo, TrashOne, DeckDown, PlaceToken),
        *base.STEPS,
        *base_attacks.STEPS,
        *adventures.STEPS,
        *durations.STEPS,
        *reserve.STEPS,
        *travellers.STEPS,
        *events.STEPS,
    ]
}


def read_position(game: Game, data: object) -> Dominion:
    """A match from a position, complete or partial."""
    match = _Reader(game, data, None).match()
    match.begin()
    return match


def read_world(game: Game, data: object, chance: Chance) -> Dominion:
    """A match from what a seat knows: the unknown is dealt, until the player who is awaited would be asked just so."""
    for _ in range(MOST_DEALS):
        match = _Reader(game, data, chance).match()
        if _fits(match):
            break
    else:
        match = _search_world(game, data, chance)
    match.begin()
    return match


def _fits(match: Dominion) -> bool:
    """Whether a step that waits for an answer in this position would ask for it."""
    if len(match.steps) < 2 or isinstance(match.steps[-1], StartOfTurn):
        return True  # the start of a turn asks by what all know
    return match.steps[-1].run(match.clone(history=False))


def _search_world(game: Game, data: object, chance: Chance) -> Dominion:
    """For a question that few hands lead to: exchange cards that could be exchanged, as long as it gets nearer."""
    reader = _Reader(game, data, chance)
    match = reader.match()
    asking = match.steps[-1]
    if isinstance(asking, Ask):
        pool = reader.zones.pools[asking.player]
        nearness = len(asking.options(match))
        for _ in range(MOST_EXCHANGES if len(pool) > 1 else 0):
            if _fits(match):
                return match
            i, j = chance.sample(list(range(len(pool))), 2)
            pool[i], pool[j] = pool[j], pool[i]
            other = _Reader(game, data, chance, reader.zones.pools).match()
            now = len(asking.options(other))
            if now < nearness:
                pool[i], pool[j] = pool[j], pool[i]
            else:
                match, nearness = other, now
    raise BadPosition(Words("zu dieser Stellung passt keine Verteilung", "no deal fits this position"))


class _Reader:
    """Reads one position; `chance` deals what is unknown, without it everything must be known."""

    def __init__(self, game: Game, data: object, chance: Chance | None, dealt: list[list[Card]] | None = None) -> None:
        self.game = game
        self.row = Row(data, "", BadPosition)
        self.dealer = chance
        self.zones = Zones({}, chance, dealt)

    def match(self) -> Dominion:
        """The match, before its next step."""
        row = self.row
        if row.has("game"):
            row.one_of("game", [self.game.id])
        complete = row.has("complete") and row.flag("complete")
        entries = row.rows("players", most=MOST_PLAYERS) if row.has("players") else [Row({}, "", BadPosition)] * 2
        seats = len(entries)
        if seats < FEWEST_PLAYERS:
            raise row.wrong(
                "players", Words(f"mindestens {FEWEST_PLAYERS} Spieler", f"at least {FEWEST_PLAYERS} players")
            )
        given = row.value("options")
        options = read_settings(self.game.settings, {} if given is None else given, seats, "options", BadPosition)
        if options["start_player"] is None and row.has("turn") and row.row("turn").has("player"):
            # whose turn it is began, unless something else is said
            options["start_player"] = row.row("turn").number("player", 0, seats - 1)
        seed = row.number("seed", 0, MOST_SEED) if row.has("seed") else 0
        chance = Chance(seed)
        options = choose_by_lot(options, seats, chance)
        table = set_up(options, seats, chance)
        self.zones.box = box_of(options, seats)
        for i, entry in enumerate(entries):
            self.zones.read_player(entry, table.players[i], seats)
        self._read_turn(table, options)
        self._read_piles(table)
        self._count(table, complete=complete)
        table.empty = list(table.supply.values()).count(0)
        if row.has("chance"):
            chance.count = row.count("chance")
        if self.dealer is not None:
            chance = self.dealer.fork()
        match = Dominion(self.game, options, chance, table, self.zones.box, events_of(options))
        self._read_pending(match)
        row.finish()
        return match

    def _read_turn(self, table: Table, options: dict[str, object]) -> None:
        row = self.row
        seats = len(table.players)
        start = options["start_player"]
        assert isinstance(start, int)
        if row.has("turn"):
            turn = row.row("turn")
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
            turns = row.numbers("turns", 0, MOST)
            if len(turns) != seats:
                raise row.wrong("turns", Words("eine Zahl für jeden Spieler", "one number for each player"))
            for i, count in enumerate(turns):
                table.players[i].turns = count
        if row.has("this_turn"):
            turn = row.row("this_turn")
            for i, id in enumerate(turn.texts("bought") if turn.has("bought") else []):
                event = [event for event in events_of(options) if event.id == id]
                table.bought.append(event[0] if event else self.zones.card(turn, f"bought[{i}]", id))
            table.paid = turn.has("paid") and turn.flag("paid")
            turn.finish()
        table.plays = row.count("plays") if row.has("plays") else 0
        for player in table.players:
            table.plays = max([table.plays, *player.numbers])
        table.over = row.has("over") and row.flag("over")

    def _read_piles(self, table: Table) -> None:
        row = self.row
        zones = self.zones
        if row.has("components"):
            for card, count in zones.counts(row.row("components"), limited=False).items():
                zones.box[card] = count
        for key, piles in (("supply", table.supply), ("beside", table.beside)):
            if row.has(key):
                for card, count in zones.counts(row.row(key), limited=True).items():
                    if card not in piles:
                        raise row.row(key).wrong(card.id, unknown(card.id, [other.id for other in piles]))
                    piles[card] = count
                    zones.name(card, count)
        if row.has("trash"):
            table.trash = zones.cards(row, "trash")

    def _count(self, table: Table, *, complete: bool) -> None:
        """A complete position accounts for every card; in another one nothing may be more than there is."""
        row = self.row
        box = self.zones.box
        for card, count in self.zones.named.items():
            most = box[card]
            if count > most:
                words = Words(f"{count} Karten, es gibt aber nur {most}", f"{count} cards, but there are only {most}")
                raise row.wrong(card.id, words)
        found = table.count_cards(box)
        for card, count in found.items():
            if complete and count != box[card]:
                raise row.wrong(
                    card.id, Words(f"{count} Karten statt {box[card]}", f"{count} cards instead of {box[card]}")
                )
        self.zones.box = found

    def _read_pending(self, g: Dominion) -> None:
        table = g.table
        if table.over:
            return
        if table.phase == "buy":
            g.steps.append(BUY_PHASES[table.player])
        elif table.phase == "cleanup":
            g.steps.append(CLEAN_UPS[table.player])
        else:
            g.steps.append(ACTION_PHASES[table.player])
        if self.row.has("pending"):
            for row in self.row.rows("pending", most=MOST_PENDING)[::-1]:
                g.steps.append(read_step(row, STEPS, g.seats))
                self._check_cards(row, g.steps[-1])
        elif table.phase == "start":
            make_due(g, table.player)
            g.steps.append(STARTS_OF_TURN[table.player])

    def _check_cards(self, row: Row, step: Step[Dominion]) -> None:
        """A step that waits names only cards of this game."""
        for field in step.fields:
            value = getattr(step, field.name)
            named: list[Card] = list(value) if isinstance(value, tuple) else []
            if isinstance(value, Play):
                named = [value.card, value.ability]
            elif isinstance(value, Card) and value is not NO_CARD and not isinstance(field, Cause):
                named = [value]
            for card in named:
                if card is not TOKEN and card not in self.zones.box:
                    raise row.wrong(field.name, unknown(card.id, ids(list(self.zones.box))))
