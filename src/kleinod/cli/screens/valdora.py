"""Valdora in the terminal: the map, the books, the artisan board, and what lies before each player."""

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kleinod.cli.moves import simplify
from kleinod.cli.screens.screen import Screen, View
from kleinod.cli.screens.valdora_map import (
    COLOUR_STYLES,
    FIGURES,
    GEM_STYLES,
    MIN_WIDTH,
    draw_map,
)
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadData
from kleinod.games.valdora.facts import COLOURS, COMPETITORS, EQUIPMENT, FIELDS, GEMS, ORDERS, SPECIAL

PHASES: Final = {"move": "valdora.phase_move", "action": "valdora.phase_action", "end": "valdora.phase_end"}


class ValdoraScreen(Screen):
    def draw(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        row = CheckedDict(view, "view", BadData)
        players = row.sections("players")
        standing: dict[str, str] = {}
        for seat, player in enumerate(players):
            at = player.text("at")
            standing[at] = standing.get(at, "") + FIGURES[seat]
        gems = {id: _counts(row.section("fields").section(id), list(GEMS)) for id in row.section("fields").keys()}  # noqa: SIM118
        depot = _counts(row.section("depot"), list(GEMS))
        parts: list[RenderableType] = []
        if width >= MIN_WIDTH:
            parts += draw_map(gems, depot, standing, width=width, letters=self._letters())
            parts.append(self._legend())
        else:
            parts += [
                Text(f"{self._thing(id)}{standing.get(id, '')}: ").append(self._gems(gems.get(id, {})))
                for id in FIELDS
                if id in gems or id in standing
            ]
        parts.append(self._labelled("valdora.depot", self._gems(depot)))
        parts += self._books(row.section("books"))
        parts += self._supply(row.section("supply"))
        if row.has("competitors"):
            parts.append(self._competitors(row.section("competitors").numbers("open", 1, len(COMPETITORS))))
        parts += ["", self._players(row, names)]
        return parts

    def _letters(self) -> dict[str, str]:
        """One letter for each gem."""
        return {id: self.voice.say(f"valdora.letter_{id}") for id in GEMS}

    def heading(self, view: View, names: list[str]) -> RenderableType:
        turn = CheckedDict(view, "view", BadData).section("turn")
        say = self.voice.say
        player = turn.number("player", 0, len(names) - 1)
        parts = [say("valdora.turn", number=turn.count("number")), names[player], say(PHASES[turn.text("phase")])]
        if turn.text("phase") == "action":
            parts.append(say("valdora.free_pages", count=turn.count("free_pages")))
        if turn.flag("last_round"):
            parts.append(say("valdora.last_round"))
        return Rule(Text(" · ".join(parts), style="bold"), style="dim", align="left")

    def explain(self, topic: str) -> str | None:
        wanted = simplify(topic)
        for order in ORDERS.values():
            if wanted in (simplify(order.id), *map(simplify, order.name.in_all())):
                asks = [self.voice.of(gem.name) for gem in order.asks]
                asks += [self.voice.say("valdora.coins", count=order.coins)] if order.coins else []
                return self.voice.say(
                    "valdora.about_order", order=self.voice.of(order.name), asks=", ".join(asks), points=order.points
                )
        for card in EQUIPMENT.values():
            if wanted in (simplify(card.id), *map(simplify, card.name.in_all())):
                gem = self.voice.say("valdora.any_gem") if card.carries is None else self.voice.of(card.carries.name)
                return self.voice.say(
                    "valdora.about_equipment", card=self.voice.of(card.name), gem=gem, price=card.load
                )
        for special in SPECIAL.values():
            if wanted in (str(special.number), *map(simplify, special.name.in_all())):
                rule = self.game.rules[f"VAL-SPEC-C{special.number}"]
                return f"{self.voice.of(special.name)}: {self.voice.of(rule.text)}"
        for field in FIELDS.values():
            if wanted in (simplify(field.id), *map(simplify, field.name.in_all())):
                return self.voice.of(field.name)
        return None

    # --- the board -------------------------------------------------------------------------------------------------

    def _legend(self) -> Text:
        letters = Text(" ")
        for id, sign in self._letters().items():
            letters.append(sign, style=GEM_STYLES[id]).append(f" {self._thing(id)}  ")
        return letters.append(self.voice.say("valdora.legend"), style="dim")

    def _books(self, books: CheckedDict) -> list[Text]:
        """The top card of each pile, and how many there are."""
        lines: list[Text] = []
        for city in books.keys():  # noqa: SIM118
            book = books.section(city)
            parts: list[Text] = []
            for side, key in (("left", "valdora.left"), ("right", "valdora.right")):
                pile = book.texts(side)
                top = f"{self._thing(pile[0])} ({len(pile)})" if pile else "–"
                parts.append(Text(f"{self.voice.say(key)} ", style="dim").append(top, style="not dim"))
            lines.append(Text(f"{self._thing(city)}: ").append(Text("  ").join(parts)))
        return lines

    def _supply(self, supply: CheckedDict) -> list[Text]:
        artisans = _counts(supply.section("artisans"), list(COLOURS))
        workshops = supply.texts("workshops")
        return [
            self._labelled("valdora.artisans", self._colours(artisans)),
            self._labelled("valdora.workshops", self._colours(dict.fromkeys(workshops, 1))).append(
                f" · {self.voice.say('valdora.bonus', count=supply.count('bonus'))}"
            ),
        ]

    def _competitors(self, tiles: list[int]) -> Text:
        parts: list[str] = []
        for number in tiles:
            tile = COMPETITORS[number]
            shown = ["?" if colour is None else self.voice.of(colour.name) for colour in tile.artisans]
            shown += [self.voice.say("valdora.workshop", colour=self.voice.of(c.name)) for c in tile.workshops]
            parts.append(" + ".join(shown))
        return self._labelled("valdora.competitors", Text(" | ".join(parts)))

    # --- the players -----------------------------------------------------------------------------------------------

    def _players(self, row: CheckedDict, names: list[str]) -> Table:
        """Clockwise, one's own things last and so next to the question."""
        seat = row.number("seat", -1, len(names) - 1)
        turn = row.section("turn").number("player", 0, len(names) - 1)
        table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
        table.add_column()
        table.add_column()
        for i in range(len(names)):
            other = (seat + 1 + i) % len(names)
            name = f"{FIGURES[other]} {names[other]}"
            if other == seat:
                name = "{} ({})".format(name, self.voice.say("valdora.you"))
            table.add_row(
                Text(name, style="bold" if other == turn else ""), self._player(row.sections("players")[other])
            )
        return table

    def _player(self, player: CheckedDict) -> Text:
        say = self.voice.say
        lines: list[Text] = []
        first = [self._thing(player.text("at")), say("valdora.coins", count=player.count("coins"))]
        if player.flag("provisions"):
            first.append(say("valdora.provisions"))
        first.append(say("valdora.bonus", count=player.count("bonus")))
        first.append(say("valdora.completed", count=player.count("completed_count")))
        lines.append(Text(" · ".join(first)))
        lines.append(self._labelled("valdora.equipment", self._equipment(player.section("equipment"))))
        if player.texts("orders"):
            lines.append(self._labelled("valdora.orders", self._things(player.texts("orders"))))
        artisans = _counts(player.section("artisans"), list(COLOURS))
        if artisans:
            lines.append(self._labelled("valdora.artisans", self._colours(artisans)))
        if player.texts("workshops"):
            lines.append(
                self._labelled("valdora.workshops", self._colours(dict.fromkeys(player.texts("workshops"), 1)))
            )
        if player.numbers("laid", 1, len(SPECIAL)):
            lines.append(self._labelled("valdora.laid", self._special(player.numbers("laid", 1, len(SPECIAL)))))
        if player.has("special") and player.numbers("special", 1, len(SPECIAL)):
            lines.append(self._labelled("valdora.hand", self._special(player.numbers("special", 1, len(SPECIAL)))))
        elif player.count("special_count"):
            lines.append(Text(say("valdora.hand_count", count=player.count("special_count"))))
        return Text("\n").join(lines)

    def _equipment(self, row: CheckedDict) -> Text:
        parts: list[Text] = []
        for id in row.keys():  # noqa: SIM118
            part = Text(self._thing(id))
            if row.has(id):
                part.append(" (").append(self._thing(row.text(id)), style=GEM_STYLES[row.text(id)]).append(")")
            parts.append(part)
        return Text(", ").join(parts) if parts else Text("–")

    # --- words -----------------------------------------------------------------------------------------------------

    def _thing(self, id: str) -> str:
        return self.voice.of(self.game.names[id])

    def _things(self, ids: list[str]) -> Text:
        return Text(", ".join(self._thing(id) for id in ids))

    def _special(self, numbers: list[int]) -> Text:
        return Text(", ".join(f"{number} {self.voice.of(SPECIAL[number].name)}" for number in numbers))

    def _gems(self, counts: dict[str, int]) -> Text:
        parts = [Text(f"{count} {self._thing(id)}", style=GEM_STYLES[id]) for id, count in counts.items()]
        return Text(", ").join(parts) if parts else Text("–")

    def _colours(self, counts: dict[str, int]) -> Text:
        parts = [
            Text(self._thing(id) if count == 1 else f"{count} × {self._thing(id)}", style=COLOUR_STYLES[id])
            for id, count in counts.items()
        ]
        return Text(", ").join(parts) if parts else Text("–")

    def _labelled(self, key: str, text: Text) -> Text:
        return Text(f"{self.voice.say(key)}: ").append(text)


def _counts(row: CheckedDict, ids: list[str]) -> dict[str, int]:
    """The numbers that are not zero."""
    return {id: row.count(id) for id in ids if row.has(id) and row.count(id)}
