"""Dominion in the terminal: the supply, what the others show, and one's own cards."""

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kleinod.cli.moves import simplify
from kleinod.cli.screens.screen import Screen, View
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadData
from kleinod.engine.notation.toml import read_toml
from kleinod.games.dominion.facts import CARDS, DATA, ESTATE_TOKEN, PILE_TOKENS, SETS, Card

THREE_COLUMNS: Final = 72
TWO_COLUMNS: Final = 48
MAX_COUNT: Final = 1_000_000

KINDS: Final = (
    # first what a card is drawn as if it is several things; the place is also the order in a hand
    ("attack", "red"),
    ("reaction", "cyan"),
    ("duration", "bold dark_orange"),
    ("reserve", "bold blue"),
    ("action", "bold"),
    ("treasure", "yellow"),
    ("victory", "green"),
    ("curse", "magenta"),
)


class DominionScreen(Screen):
    def draw(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        row = CheckedDict(view, "view", BadData)
        seat = row.number("seat", -1, len(names) - 1)
        player = row.section("turn").number("player", 0, len(names) - 1)
        players = row.sections("players")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        # clockwise, one's own cards last and so next to the question
        for i in range(len(names)):
            other = (seat + 1 + i) % len(names)
            name = self._name(names[other], own=other == seat, turn=other == player)
            for line in self._player(players[other]):
                table.add_row(name, line)
                name = Text()
        if row.texts("trash"):
            table.add_row("", self._labelled("dominion.trash", self._cards(row.texts("trash"))))
        parts: list[RenderableType] = [self._supply(row.sections("supply"), width), ""]
        if row.sections("beside"):
            parts.append(self._labelled("dominion.beside", self._priced(row.sections("beside"), "card")))
        if row.sections("events"):
            parts.append(self._labelled("dominion.events", self._priced(row.sections("events"), "event")))
        return [*parts, table]

    def heading(self, view: View, names: list[str]) -> RenderableType:
        turn = CheckedDict(view, "view", BadData).section("turn")
        name = names[turn.number("player", 0, len(names) - 1)]
        say = self.voice.say
        key = "dominion.extra_turn" if turn.flag("extra") else "dominion.turn"
        parts = [say(key, number=turn.count("number")), name, say(f"dominion.phase_{turn.text('phase')}")]
        for key in ("actions", "buys"):
            count = turn.count(key)
            parts.append(say(f"dominion.{key}", count=count))
        parts.append(f"${turn.count('coins')}")
        return Rule(Text(" · ".join(parts), style="bold"), style="dim", align="left")

    def explain(self, topic: str) -> str | None:
        wanted = simplify(topic)
        types = read_toml(DATA / "box.toml").section("types")
        for card in CARDS.values():
            if wanted in (simplify(card.id), *map(simplify, card.name.in_all())):
                kinds = ", ".join(self.voice.of(types.localized(kind)) for kind in card.types)
                told = f"{self.voice.of(card.name)} (${card.cost}, {kinds}): {self.voice.of(card.text)}"
                rulings = self.game.rules.get(card.rule)
                return told if rulings is None else f"{told}\n{rulings.id}: {self.voice.of(rulings.text)}"
        return None

    # --- the supply ------------------------------------------------------------------------------------------------

    def _supply(self, piles: list[CheckedDict], width: int) -> Table:
        """Each pile with cost and number of cards: the basic cards, then the kingdom."""
        basic = [pile for pile in piles if _card(pile).set not in SETS]
        kingdom = [pile for pile in piles if _card(pile).set in SETS]
        if width >= THREE_COLUMNS:
            half = (len(kingdom) + 1) // 2
            columns = [basic, kingdom[:half], kingdom[half:]]
        elif width >= TWO_COLUMNS:
            columns = [basic, kingdom]
        else:
            columns = [piles]
        heads = ["dominion.basic", "dominion.kingdom", ""] if len(columns) > 1 else ["dominion.supply"]
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
        for i in range(len(columns)):
            table.add_column(self.voice.say(heads[i]) if heads[i] else "", no_wrap=True)
            table.add_column("$", justify="right")
            table.add_column(self.voice.say("dominion.left"), justify="right")
        for i in range(max(len(column) for column in columns)):
            cells: list[Text] = []
            for column in columns:
                cells += self._pile(column[i]) if i < len(column) else [Text(), Text(), Text()]
            table.add_row(*cells)
        return table

    def _pile(self, pile: CheckedDict) -> list[Text]:
        card = _card(pile)
        count = pile.count("count")
        style = _style(card) if count else "dim strike"
        return [
            Text(self.voice.of(card.name), style=style),
            Text(str(pile.count("cost"))),
            Text(str(count), style="" if count > 2 else "bold red"),
        ]

    def _priced(self, rows: list[CheckedDict], key: str) -> Text:
        """Events or exchange cards, with costs, and numbers of cards if there are any."""
        parts: list[Text] = []
        for row in rows:
            card = CARDS[row.text(key)]
            part = Text(f"{self.voice.of(card.name)} ", style=_style(card)).append(f"${row.count('cost')}", style="dim")
            parts.append(part.append(f" ×{row.count('count')}", style="dim") if row.has("count") else part)
        return Text(", ").join(parts)

    # --- the players -----------------------------------------------------------------------------------------------

    def _name(self, name: str, *, own: bool, turn: bool) -> Text:
        marked = f"▸ {name}" if turn else f"  {name}"
        return Text(f"{marked} ({self.voice.say('dominion.you')})" if own else marked, style="bold" if turn else "")

    def _player(self, player: CheckedDict) -> list[Text]:
        """What a player shows, in lines; for one's own seat the hand and the discard pile too."""
        say = self.voice.say
        lines: list[Text] = []
        piles = Text(" · ")
        deck = Text(say("dominion.deck", count=player.count("deck_count")))
        discard = Text(say("dominion.discard", count=player.count("discard_count")))
        if player.has("hand"):
            lines.append(self._labelled("dominion.hand", self._cards(player.texts("hand"))))
            if player.texts("discard"):
                discard.append(": ").append(self._cards(player.texts("discard")))
            lines.append(piles.join([deck, discard]))
        else:
            if player.has("discard_top"):
                discard.append(f", {say('dominion.top')} ").append(self._cards([player.text("discard_top")]))
            lines.append(
                piles.join([Text(say("dominion.hand_count", count=player.count("hand_count"))), deck, discard])
            )
        for zone in ("play", "mat", "aside", "aside_hidden"):
            if player.has(zone) and player.texts(zone):
                lines.append(self._labelled(f"dominion.{zone}", self._cards(player.texts(zone))))
        if not player.has("aside_hidden") and player.count("aside_count"):
            lines.append(Text(say("dominion.aside_count", count=player.count("aside_count"))))
        tokens = self._tokens(player.section("tokens"))
        if tokens:
            lines.append(Text(f"{say('dominion.tokens')}: {', '.join(tokens)}"))
        return lines

    def _tokens(self, tokens: CheckedDict) -> list[str]:
        """The tokens that are in use, in words."""
        found = [self.voice.say("dominion.journey_down")] if tokens.text("journey") == "down" else []
        found += [self.voice.say(f"dominion.{token}") for token in ("minus_card", "minus_coin") if tokens.flag(token)]
        for token in [*PILE_TOKENS, ESTATE_TOKEN]:
            if tokens.has(token):
                card = self.voice.of(CARDS[tokens.text(token)].name)
                found.append(self.voice.say(f"dominion.token_{token}", card=card))
        return found

    def _labelled(self, key: str, cards: Text) -> Text:
        return Text(f"{self.voice.say(key)}: ").append(cards)

    def _cards(self, ids: list[str]) -> Text:
        """Cards by kind, equal ones counted."""
        cards = sorted((CARDS[id] for id in dict.fromkeys(ids)), key=lambda card: (_kind(card), card.cost, card.index))
        parts: list[Text] = []
        for card in cards:
            count = ids.count(card.id)
            name = self.voice.of(card.name)
            parts.append(Text(f"{count} × {name}" if count > 1 else name, style=_style(card)))
        return Text(", ").join(parts) if parts else Text("–", style="dim")


def _card(pile: CheckedDict) -> Card:
    return CARDS[pile.text("card")]


def _kind(card: Card) -> int:
    """The first kind that the card is, as a place in the list."""
    return next((i for i, (type, _) in enumerate(KINDS) if type in card.types), len(KINDS))


def _style(card: Card) -> str:
    place = _kind(card)
    return KINDS[place][1] if place < len(KINDS) else ""
