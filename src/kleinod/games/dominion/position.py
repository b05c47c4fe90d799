"""Positions: written in full or as a seat knows them, read back, and filled up to a whole match.

The keys are those of docs/positions.md. Lists of piles are written from the top.
"""

from typing import Final

from kleinod.engine.chance import MOST_SEED, Chance
from kleinod.engine.errors import BadPosition
from kleinod.engine.game import Game
from kleinod.engine.setting import read_settings
from kleinod.engine.step import Step, read_step
from kleinod.engine.tables import MOST, Row, unknown
from kleinod.engine.words import Words
from kleinod.games.dominion.ask import Ask
from kleinod.games.dominion.cards import base, base_attacks
from kleinod.games.dominion.effects import PlayAgain, React, Resolve
from kleinod.games.dominion.facts import FEWEST_PLAYERS, MOST_PLAYERS, Card, ids, kinds
from kleinod.games.dominion.match import Dominion
from kleinod.games.dominion.preparation import box_of, choose_by_lot, set_up
from kleinod.games.dominion.sight import public_phase
from kleinod.games.dominion.steps import DiscardDownTo, Gain, GainUpTo, TrashUpTo
from kleinod.games.dominion.table import ALL, OWNER, Player, Table
from kleinod.games.dominion.turn import ACTION_PHASES, BUY_PHASES, CLEAN_UPS

PHASES: Final = ["start", "action", "buy", "cleanup"]
ZONES: Final = ["hand", "deck", "discard", "play", "aside"]
UNKNOWN: Final = "?"
MOST_CARDS: Final = 1000
MOST_PENDING: Final = 200
MOST_DEALS: Final = 200
MOST_EXCHANGES: Final = 20_000

STEPS: Final[dict[str, type[Step[Dominion]]]] = {
    kind.__name__: kind
    for kind in [
        *(Resolve, PlayAgain, React),
        *(Gain, GainUpTo, DiscardDownTo, TrashUpTo),
        *base.STEPS,
        *base_attacks.STEPS,
    ]
}


# --- writing ---------------------------------------------------------------------------------------------------------


def write_position(g: Dominion, seat: int | None) -> dict[str, object]:
    """In full, or as a seat (or a spectator) with perfect memory knows it: then without seed and chance."""
    table = g.table
    data: dict[str, object] = {"game": g.game.id, "complete": True, "options": _copy_options(g.options)}
    if seat is None:
        data["seed"] = g.chance.seed
        data["chance"] = g.chance.count
    data["turn"] = {
        "player": table.player,
        "phase": public_phase(g, seat),
        "actions": table.actions,
        "buys": table.buys,
        "coins": table.coins,
        "number": table.number,
    }
    data["this_turn"] = {"bought": table.bought, "paid": table.paid}
    data["turns"] = [player.turns for player in table.players]
    data["players"] = [
        _write_player(p, own=seat is None or seat == i, full=seat is None) for i, p in enumerate(table.players)
    ]
    data["supply"] = {card.id: count for card, count in table.supply.items()}
    data["trash"] = ids(table.trash)
    data["plays"] = table.plays
    if g.box != box_of(g.options, g.seats):
        data["components"] = {card.id: count for card, count in g.box.items()}
    if len(g.steps) > 1:
        data["pending"] = [step.to_data() for step in g.steps[:0:-1]]
    if table.over:
        data["over"] = True
    return data


def _copy_options(options: dict[str, object]) -> dict[str, object]:
    return {name: value[:] if isinstance(value, list) else value for name, value in options.items()}


def _write_player(p: Player, *, own: bool, full: bool) -> dict[str, object]:
    """A player's cards; those that are not known as "?", and under `unseen` what they are in some order."""
    hidden: list[Card] = []
    hand = p.hand[:]
    if not own:
        for card in p.shown:
            hand.remove(card)
        hidden += hand
        hand = p.shown
    deck: list[str] = []
    for height in range(len(p.deck) - 1, -1, -1):
        level = p.known.get(height, 0)
        if full or level == ALL or (own and level == OWNER):
            deck.append(p.deck[height].id)
        else:
            deck.append(UNKNOWN)
            hidden.append(p.deck[height])
    discard = ids(p.discard)
    if not own:
        for height in p.unseen:
            discard[height] = UNKNOWN
            hidden.append(p.discard[height])
    data: dict[str, object] = {
        "hand": ids(hand) + [UNKNOWN] * (len(p.hand) - len(hand)),
        "deck": deck,
        "discard": discard[::-1],
        "play": ids(p.play),
        "numbers": p.numbers[:],
        "aside": ids(p.aside),
    }
    known = _write_known(p)
    if known:
        data["known"] = known
    if hidden:
        data["unseen"] = {card.id: hidden.count(card) for card in kinds(hidden)}
    return data


def _write_known(p: Player) -> dict[str, object]:
    """Who knows what, which is itself known to all; places are counted from the top."""
    known: dict[str, object] = {}
    if p.shown:
        known["hand"] = ids(p.shown)
    for key, level in (("deck_owner", OWNER), ("deck_all", ALL)):
        places = sorted(len(p.deck) - 1 - height for height, who in p.known.items() if who == level)
        if places:
            known[key] = places
    if p.unseen:
        known["discard_unseen"] = [len(p.discard) - 1 - height for height in p.unseen[::-1]]
    return known


# --- reading ---------------------------------------------------------------------------------------------------------


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
    return len(match.steps) < 2 or match.steps[-1].run(match.clone(history=False))


def _search_world(game: Game, data: object, chance: Chance) -> Dominion:
    """For a question that few hands lead to: exchange cards that could be exchanged, as long as it gets nearer."""
    reader = _Reader(game, data, chance)
    match = reader.match()
    asking = match.steps[-1]
    if isinstance(asking, Ask):
        pool = reader.pools[asking.player]
        nearness = len(asking.options(match))
        for _ in range(MOST_EXCHANGES if len(pool) > 1 else 0):
            if _fits(match):
                return match
            i, j = chance.sample(list(range(len(pool))), 2)
            pool[i], pool[j] = pool[j], pool[i]
            other = _Reader(game, data, chance, reader.pools).match()
            now = len(asking.options(other))
            if now < nearness:
                pool[i], pool[j] = pool[j], pool[i]
            else:
                match, nearness = other, now
    raise BadPosition(Words("zu dieser Stellung passt keine Verteilung", "no deal fits this position"))


class _Reader:
    """Reads one position; `chance` deals what is unknown, without it everything must be known."""

    def __init__(self, game: Game, data: object, chance: Chance | None, pools: list[list[Card]] | None = None) -> None:
        self.game = game
        self.row = Row(data, "", BadPosition)
        self.dealer = chance
        self.dealt = pools  # as it was dealt before
        self.pools: list[list[Card]] = []  # what lies at the unknown places of each player
        self.named: dict[Card, int] = {}  # cards that the position places

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
        self.box = box_of(options, seats)
        for i, entry in enumerate(entries):
            self._read_player(entry, table.players[i])
        self._read_turn(table, options)
        self._read_piles(table)
        self._count(table, complete=complete)
        table.empty = list(table.supply.values()).count(0)
        if row.has("chance"):
            chance.count = row.count("chance")
        if self.dealer is not None:
            chance = self.dealer.fork()
        match = Dominion(self.game, options, chance, table, self.box)
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
            if turn.has("extra") and turn.flag("extra"):
                raise turn.wrong("extra", Words("Extrazüge gibt es hier nicht", "there are no extra turns here"))
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
            table.bought = turn.has("bought") and turn.flag("bought")
            table.paid = turn.has("paid") and turn.flag("paid")
            turn.finish()
        table.plays = row.count("plays") if row.has("plays") else 0
        for player in table.players:
            table.plays = max([table.plays, *player.numbers])
        table.over = row.has("over") and row.flag("over")

    def _read_piles(self, table: Table) -> None:
        row = self.row
        if row.has("components"):
            for card, count in self._counts(row.row("components"), limited=False).items():
                self.box[card] = count
        if row.has("supply"):
            for card, count in self._counts(row.row("supply"), limited=True).items():
                table.supply[card] = count
                self.named[card] = self.named.get(card, 0) + count
        if row.has("trash"):
            table.trash = self._cards(row, "trash")

    def _counts(self, row: Row, *, limited: bool) -> dict[Card, int]:
        counts: dict[Card, int] = {}
        for id in row.keys():  # noqa: SIM118
            card = self._card(row, id, id)
            counts[card] = row.count(id, self.box[card] if limited else MOST_CARDS)
        return counts

    def _card(self, row: Row, key: str, id: str) -> Card:
        for card in self.box:
            if card.id == id:
                return card
        raise row.wrong(key, unknown(id, [card.id for card in self.box]))

    def _cards(self, row: Row, key: str) -> list[Card]:
        """Cards by id, each counted."""
        cards = [self._card(row, f"{key}[{i}]", id) for i, id in enumerate(row.texts(key, most=MOST_CARDS))]
        for card in cards:
            self.named[card] = self.named.get(card, 0) + 1
        return cards

    def _read_player(self, row: Row, p: Player) -> None:
        self.pools.append([])
        if any(row.has(zone) for zone in ZONES):
            pool = self._deal(row)[:]
            zones: dict[str, list[Card]] = {}
            for zone in ZONES:
                zones[zone] = self._zone(row, zone, pool) if row.has(zone) else []
            if pool:
                raise row.wrong("unseen", Words("mehr Karten als »?«", "more cards than “?”"))
            p.hand = zones["hand"]
            p.deck = zones["deck"][::-1]
            p.discard = zones["discard"][::-1]
            p.play = zones["play"]
            p.aside = zones["aside"]
        p.numbers = row.numbers("numbers", 0, MOST) if row.has("numbers") else list(range(1, len(p.play) + 1))
        if len(p.numbers) != len(p.play) or len(set(p.numbers)) != len(p.numbers):
            raise row.wrong(
                "numbers", Words("je Karte im Spiel eine eigene Nummer", "one number of its own for each card in play")
            )
        if row.has("known"):
            self._read_known(row.row("known"), p)
        row.finish()

    def _deal(self, row: Row) -> list[Card]:
        """The cards that lie at the places marked as unknown, in random order."""
        if not row.has("unseen"):
            return []
        if self.dealt is not None:
            return self.dealt[len(self.pools) - 1]
        if self.dealer is None:
            raise row.wrong(
                "unseen", Words("dazu muss erst ausgeteilt werden (world)", "this has to be dealt first (world)")
            )
        cards: list[Card] = []
        for card, count in self._counts(row.row("unseen"), limited=False).items():
            cards += [card] * count
        self.pools[-1] = self.dealer.shuffled(cards)
        return self.pools[-1]

    def _zone(self, row: Row, zone: str, pool: list[Card]) -> list[Card]:
        cards: list[Card] = []
        for i, id in enumerate(row.texts(zone, most=MOST_CARDS)):
            if id != UNKNOWN:
                cards.append(self._card(row, f"{zone}[{i}]", id))
            elif self.dealer is None:
                raise row.wrong(
                    f"{zone}[{i}]",
                    Words("eine unbekannte Karte; dazu dient »world«", "an unknown card; that is for “world”"),
                )
            elif pool:
                cards.append(pool.pop())
            else:
                raise row.wrong(f"{zone}[{i}]", Words("»unseen« hat zu wenig Karten", "“unseen” has too few cards"))
            self.named[cards[-1]] = self.named.get(cards[-1], 0) + 1
        return cards

    def _read_known(self, row: Row, p: Player) -> None:
        if row.has("hand"):
            for i, id in enumerate(row.texts("hand", most=MOST_CARDS)):
                card = self._card(row, f"hand[{i}]", id)
                p.shown.append(card)
                if p.shown.count(card) > p.hand.count(card):
                    raise row.wrong(f"hand[{i}]", Words(f"{id} ist nicht auf der Hand", f"{id} is not in the hand"))
        for key, level in (("deck_owner", OWNER), ("deck_all", ALL)):
            if row.has(key):
                for place in row.numbers(key, 0, len(p.deck) - 1):
                    p.known[len(p.deck) - 1 - place] = level
        if row.has("discard_unseen"):
            heights = {len(p.discard) - 1 - place for place in row.numbers("discard_unseen", 0, len(p.discard) - 1)}
            p.unseen = sorted(heights)
        row.finish()

    def _count(self, table: Table, *, complete: bool) -> None:
        """A complete position accounts for every card; in another one nothing may be more than there is."""
        row = self.row
        for card, count in self.named.items():
            if count > self.box[card]:
                raise row.wrong(
                    card.id,
                    Words(
                        f"{count} Karten, es gibt aber nur {self.box[card]}",
                        f"{count} cards, but there are only {self.box[card]}",
                    ),
                )
        found = {card: table.supply[card] + table.trash.count(card) for card in self.box}
        for player in table.players:
            for card in player.owned():
                found[card] += 1
        for card, count in found.items():
            if complete and count != self.box[card]:
                raise row.wrong(
                    card.id,
                    Words(f"{count} Karten statt {self.box[card]}", f"{count} cards instead of {self.box[card]}"),
                )
        self.box = found

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
