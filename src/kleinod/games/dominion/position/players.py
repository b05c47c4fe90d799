"""Reading players' cards and tokens from a position; what is unknown there is dealt."""

from typing import Final

from kleinod.engine.checked import MAX_COUNT, CheckedDict, unknown
from kleinod.engine.component import Component
from kleinod.engine.errors import BadPosition
from kleinod.engine.ruleset import Reading
from kleinod.engine.text import Text
from kleinod.games.dominion.abilities import AT_END_OF_TURN, AT_START, DOUBLERS, HOLDING, ONCE_A_GAME
from kleinod.games.dominion.facts import ESTATE, ESTATE_TOKEN, PILE_TOKENS, Card, ids
from kleinod.games.dominion.play import Standing
from kleinod.games.dominion.position.write import UNKNOWN
from kleinod.games.dominion.table import ALL, OWNER, Player

CARD_ZONES: Final = ["hand", "deck", "discard", "play", "mat", "aside"]
MAX_CARDS: Final = 1000
MAX_PLAYS: Final = 20


class Zones:
    """The cards of one position: of which there are some, which it places, and what lies at the unknown places."""

    def __init__(self, card_counts: dict[Card, int], p: Reading) -> None:
        self.card_counts = card_counts
        self.dealer = p.dealer  # without it everything must be known
        self.dealt = p.dealt  # as it was dealt before
        self.pools: list[list[Component]] = []  # what lies at the unknown places of each player
        self.named: dict[Card, int] = {}  # cards that the position places

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, row: CheckedDict, key: str, id: str) -> Card:
        for card in self.card_counts:
            if card.id == id:
                return card
        raise row.wrong(key, unknown(id, [card.id for card in self.card_counts]))

    def name(self, card: Card, count: int = 1) -> None:
        self.named[card] = self.named.get(card, 0) + count

    def cards(self, row: CheckedDict, key: str) -> list[Card]:
        """Cards by id, each counted."""
        cards = [self.card(row, f"{key}[{i}]", id) for i, id in enumerate(row.texts(key, maximum=MAX_CARDS))]
        for card in cards:
            self.name(card)
        return cards

    def counts(self, row: CheckedDict, *, limited: bool) -> dict[Card, int]:
        counts: dict[Card, int] = {}
        for id in row.keys():  # noqa: SIM118
            card = self.card(row, id, id)
            counts[card] = row.count(id, self.card_counts[card] if limited else MAX_CARDS)
        return counts

    # --- a player --------------------------------------------------------------------------------------------------

    def read_player(self, row: CheckedDict, p: Player, seats: int) -> None:
        """What a position says of one player; the rest is as at the start of the game."""
        self.pools.append([])
        if row.has("tokens"):
            self._read_tokens(row.section("tokens"), p)
        for event, (key, token) in ONCE_A_GAME.items():
            said = row.has(key) and row.flag(key)
            if said or token in p.tokens:
                p.spent += (event,)
        if row.has("gained_last_turn"):
            p.gained = row.count("gained_last_turn", MAX_CARDS)
        pool: list[Card] = []
        if any(row.has(zone) for zone in CARD_ZONES):
            pool = [card for card in self._deal(row) if isinstance(card, Card)]
            p.hand = self._zone(row, "hand", pool)
            p.deck = self._zone(row, "deck", pool)[::-1]
            p.discard = self._zone(row, "discard", pool)[::-1]
            p.mat = self._zone(row, "mat", pool)
            p.aside = self._zone(row, "aside", pool)
            self._read_play(row, p)
        if row.has("standing"):
            p.standing = tuple(
                [self._standing(entry, pool, seats) for entry in row.sections("standing", maximum=MAX_CARDS)]
            )
        if row.has("links"):
            self._read_links(row, p)
        if pool:
            raise row.wrong("unseen", Text("mehr Karten als »?«", "more cards than “?”"))
        if row.has("known"):
            self._read_known(row.section("known"), p)
        row.finish()

    def _deal(self, row: CheckedDict) -> list[Component]:
        """The cards that lie at the places marked as unknown, in random order."""
        if not row.has("unseen"):
            return []
        if self.dealt:
            self.pools[-1] = self.dealt[len(self.pools) - 1]
            return self.pools[-1]
        if self.dealer is None:
            raise row.wrong(
                "unseen",
                Text("dazu muss erst ausgeteilt werden (world)", "this has to be dealt first (world)"),
            )
        cards: list[Component] = []
        for card, count in self.counts(row.section("unseen"), limited=False).items():
            cards += [card] * count
        self.pools[-1] = self.dealer.shuffled(cards)
        return self.pools[-1]

    def _zone(self, row: CheckedDict, zone: str, pool: list[Card]) -> list[Card]:
        cards: list[Card] = []
        for i, id in enumerate(row.texts(zone, maximum=MAX_CARDS) if row.has(zone) else []):
            if id != UNKNOWN:
                cards.append(self.card(row, f"{zone}[{i}]", id))
            elif self.dealer is None:
                raise row.wrong(
                    f"{zone}[{i}]",
                    Text("eine unbekannte Karte; dazu dient »world«", "an unknown card; that is for “world”"),
                )
            elif pool:
                cards.append(pool.pop())
            else:
                raise row.wrong(f"{zone}[{i}]", Text("»unseen« hat zu wenig Karten", "“unseen” has too few cards"))
            self.name(cards[-1])
        return cards

    def _read_known(self, row: CheckedDict, p: Player) -> None:
        if row.has("hand"):
            for i, id in enumerate(row.texts("hand", maximum=MAX_CARDS)):
                card = self.card(row, f"hand[{i}]", id)
                p.shown.append(card)
                if p.shown.count(card) > p.hand.count(card):
                    raise row.wrong(f"hand[{i}]", Text(f"{id} ist nicht auf der Hand", f"{id} is not in the hand"))
        for key, level in (("deck_owner", OWNER), ("deck_all", ALL)):
            if row.has(key):
                for place in row.numbers(key, 0, len(p.deck) - 1):
                    p.known[len(p.deck) - 1 - place] = level
        if row.has("discard_unseen"):
            heights = {len(p.discard) - 1 - place for place in row.numbers("discard_unseen", 0, len(p.discard) - 1)}
            p.unseen = sorted(heights)
        row.finish()

    # --- tokens, and what stands -----------------------------------------------------------------------------------

    def _read_tokens(self, row: CheckedDict, p: Player) -> None:
        p.journey_up = not row.has("journey") or row.one_of("journey", ["up", "down"]) == "up"
        p.minus_card = row.has("minus_card") and row.flag("minus_card")
        p.minus_coin = row.has("minus_coin") and row.flag("minus_coin")
        for token in [*PILE_TOKENS, ESTATE_TOKEN]:
            if row.has(token):
                card = self.card(row, token, row.text(token))
                if not card.is_action or card.set == "exchange" or (token == ESTATE_TOKEN and card.is_victory):
                    raise row.wrong(token, Text(f"{card.id} geht hier nicht", f"{card.id} is not allowed here"))
                p.tokens = {**p.tokens, token: card}
        if ESTATE_TOKEN in p.tokens:
            self.name(p.tokens[ESTATE_TOKEN])
        row.finish()

    def _standing(self, row: CheckedDict, pool: list[Card], seats: int) -> Standing:
        id = row.text("card")
        events = [event for event in AT_END_OF_TURN if event.id == id]
        card = events[0] if events else self.card(row, "card", id)
        ability = self.card(row, "as", row.text("as")) if card is ESTATE else card
        if ability not in AT_END_OF_TURN and not ability.is_duration:
            raise row.wrong("card", Text(f"{id} hinterlässt nichts", f"{id} leaves nothing behind"))
        unaffected = 0
        for seat in row.numbers("unaffected", 0, seats - 1) if row.has("unaffected") else []:
            unaffected |= 1 << seat
        due = row.has("due") and row.flag("due")
        if due and ability not in AT_START:
            words = Text(f"{id} tut am Anfang eines Zuges nichts", f"{id} does nothing at the start of a turn")
            raise row.wrong("due", words)
        standing = Standing(
            card,
            row.count("number"),
            ability,
            unaffected=unaffected,
            aside=tuple(self._zone(row, "aside", pool)),
            due=due,
        )
        row.finish()
        return standing

    def _read_links(self, row: CheckedDict, p: Player) -> None:
        links: list[tuple[int, int]] = []
        for i, pair in enumerate(row.items("links", maximum=MAX_CARDS)):
            numbers = pair if isinstance(pair, list) else []
            if len(numbers) != 2:
                raise row.wrong(f"links[{i}]", Text("zwei Nummern", "two numbers"))
            doubler, number = [row.as_number(f"links[{i}]", value, 0, MAX_COUNT) for value in numbers]
            links.append((doubler, number))
        p.links = tuple(links)

    def _read_play(self, row: CheckedDict, p: Player) -> None:
        """Cards in play. Without more said, a Duration was played once; what holds cards holds those of `aside`."""
        entries: list[CheckedDict] = []
        for i, value in enumerate(row.items("play", maximum=MAX_CARDS) if row.has("play") else []):
            entry = CheckedDict(
                {"card": value} if isinstance(value, str) else value, row.path(f"play[{i}]"), BadPosition
            )
            key = f"play[{i}]" if isinstance(value, str) else f"play[{i}].card"
            p.play.append(self.card(row, key, entry.text("card")))
            entries.append(entry)
        p.numbers = row.numbers("numbers", 0, MAX_COUNT) if row.has("numbers") else list(range(1, len(p.play) + 1))
        if len(p.numbers) != len(p.play) or len(set(p.numbers)) != len(p.numbers):
            raise row.wrong(
                "numbers",
                Text("je Karte im Spiel eine eigene Nummer", "one number of its own for each card in play"),
            )
        if not row.has("standing"):
            for i, entry in enumerate(entries):
                self._stand(entry, p, i)
        for entry in entries:
            entry.finish()
        for card in p.play:
            self.name(card)

    def _stand(self, row: CheckedDict, p: Player, place: int) -> None:
        """What a card in play has set up: `plays` of it, `with` what played it again, and cards `aside`."""
        card = p.play[place]
        ability = p.tokens.get(ESTATE_TOKEN, ESTATE) if card is ESTATE else card
        plays = row.number("plays", 1, MAX_PLAYS) if row.has("plays") else 1
        aside = self.cards(row, "aside") if row.has("aside") else p.aside
        for _ in range(plays if ability.is_duration else 0):
            held = aside[: HOLDING.get(ability, 0)]
            del aside[: len(held)]
            if held or ability not in HOLDING:
                p.standing += (Standing(card, p.numbers[place], ability, aside=tuple(held)),)
        if row.has("aside") and aside:
            raise row.wrong("aside", Text("dafür ist hier kein Platz", "there is no room for this"))
        if row.has("with"):
            doublers = [*DOUBLERS, ESTATE]
            doubler = doublers[ids(doublers).index(row.one_of("with", ids(doublers)))]
            linked = [link[0] for link in p.links]
            free = [p.numbers[i] for i, lying in enumerate(p.play) if lying is doubler and p.numbers[i] not in linked]
            if not free:
                p.play.append(self.card(row, "with", doubler.id))
                free = [max(p.numbers) + 1]
                p.numbers += free
            p.links += ((free[0], p.numbers[place]),)
