"""Zavandor in the terminal: the market as a chart, the board, what can be bought, and the players."""

from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kleinod.cli.moves import simplify
from kleinod.cli.screens.screen import Screen, View
from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadData
from kleinod.games.zavandor.facts import GEMS, ITEM_BY_ID, ITEMS, KIND_WORDS, STACKS, THINGS, Item

STYLES: Final = {"diamond": "bold", "ruby": "red", "sapphire": "blue", "emerald": "green"}
PRICE: Final = "●"
TARGET: Final = "▸"
BOTH: Final = "◉"
ROMAN: Final = ["", "I", "II", "III"]
BETWEEN: Final = " · "


class ZavandorScreen(Screen):
    def draw(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        row = CheckedDict(view, "view", BadData)
        seat = row.number("seat", -1, len(names) - 1)
        return [self._market(row), "", self._board(row), "", self._players(row, seat, names)]

    def heading(self, view: View, names: list[str]) -> RenderableType:
        row = CheckedDict(view, "view", BadData)
        turn = row.section("turn")
        seat = turn.number("player", 0, len(names) - 1)
        parts = [self._told("round", number=turn.count("round"))]
        if turn.text("phase") == "mining":
            parts.append(self._told("mining"))
        else:
            left = row.sections("players")[seat].count("actions_left")
            parts += [names[seat], self._told("actions", count=left)]
        return Rule(Text(BETWEEN.join(parts), style="bold"), style="dim", align="left")

    def explain(self, topic: str) -> str | None:
        wanted = simplify(topic)
        for item in ITEMS:
            if wanted in (simplify(item.id), *map(simplify, item.name.in_all())):
                cost = self._gems({gem.id: item.cost[gem.index] for gem in GEMS}).plain
                printed = self._told("printed", kind=self._thing(STACKS[item.stack]), stage=ROMAN[item.stage])
                points = self._told("points", count=item.points)
                return f"{self._thing(item.id)} ({printed}; {cost}; {points}): {self.voice.of(KIND_WORDS[item.kind])}"
        return None

    # --- market ----------------------------------------------------------------------------------------------------

    def _market(self, row: CheckedDict) -> Table:
        """Price and target of each sort on a scale."""
        minimum, maximum = row.numbers("price_range", 1, 99)
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_row("", Text(_ticks(range(minimum, maximum + 1)), style="dim", no_wrap=True), "")
        for entry in row.sections("market"):
            gem = entry.text("gem")
            price = entry.number("price", minimum, maximum)
            target = entry.number("target", minimum, maximum)
            name = Text(self._thing(gem).capitalize(), style=STYLES[gem], no_wrap=True)
            numbers = f"{price}→{target}" if target != price else str(price)
            table.add_row(name, _scale(price, target, range(minimum, maximum + 1), STYLES[gem]), Text(numbers))
        return table

    # --- board -----------------------------------------------------------------------------------------------------

    def _board(self, row: CheckedDict) -> Table:
        table = _lines()
        gnome = row.text("gnome")
        places = row.section("places")
        for area in places.keys():  # noqa: SIM118
            entries = [self._place(i + 1, place) for i, place in enumerate(places.sections(area))]
            marked = f"{area} ☺" if area == gnome else self._thing(area) if area in THINGS else area
            bought = area in (gnome, "diamantina")
            table.add_row(Text(marked, style="bold" if bought else "dim"), Text("; ").join(entries))
        costs = row.section("costs")
        for stack in STACKS:
            items = [self._item(ITEM_BY_ID[id], costs.section(id), row) for id in row.section("rows").texts(stack)]
            items.append(self._stack(row.section("stacks").section(stack)))
            table.add_row(Text(self._thing(stack).capitalize(), style="bold"), Text("; ").join(items))
        traders = [Text("/").join(self._gem(gem) for gem in _texts(pair)) for pair in row.items("traders")]
        table.add_row(Text(self._told("traders"), style="bold"), Text(", ").join(traders))
        return table

    def _place(self, number: int, place: CheckedDict) -> Text:
        """A place with its cost, and its right if it is known; an empty one."""
        if not place.has("right"):
            return Text(f"{number}: –", style="dim")
        right = place.text("right")
        text = Text(f"{number}: ").append(self._gems(_counts(place.section("cost"))))
        return text if right == "?" else text.append(" = ").append(self._thing(right), style="bold")

    def _item(self, item: Item, cost: CheckedDict, row: CheckedDict) -> Text:
        text = Text(self._thing(item.id)).append(" (").append(self._gems(_counts(cost)))
        text.append(f"; {self._told('points', count=item.points)})")
        upgrades = row.section("upgrades")
        if upgrades.has(item.id):
            gems = upgrades.section(item.id)
            text.append(" " + "↑" * gems.count("upright") + "→" * gems.count("across"), style="bold")
        return text

    def _stack(self, stack: CheckedDict) -> Text:
        """How many cards are left, the stage of the top one, and those that one knows."""
        count = stack.count("count")
        if not count:
            return Text(self._told("stack_empty"), style="dim")
        text = Text(self._told("stack", count=count, stage=ROMAN[stack.number("stage", 1, 3)]), style="dim")
        known = stack.section("known")
        cards = [f"{int(place) + 1}: {self._thing(known.text(place))}" for place in known.keys()]  # noqa: SIM118
        return text.append(f" [{', '.join(cards)}]") if cards else text

    # --- players ---------------------------------------------------------------------------------------------------

    def _players(self, row: CheckedDict, seat: int, names: list[str]) -> Table:
        table = _lines()
        needed = row.count("points_to_end")
        turn = row.section("turn").number("player", 0, len(names) - 1)
        start = row.number("start_player", 0, len(names) - 1)
        players = row.sections("players")
        # clockwise, one's own things last and so next to the question
        for i in range(len(names)):
            other = (seat + 1 + i) % len(names)
            name = f"{'▸' if other == turn else ' '} {names[other]}{'*' if other == start else ''}"
            if other == seat:
                name = f"{name} ({self._told('you')})"
            label = Text(name, style="bold" if other == turn else "")
            for line in self._player(players[other], needed):
                table.add_row(label, line)
                label = Text()
        return table

    def _player(self, player: CheckedDict, needed: int) -> list[Text]:
        parts = [Text(self._told("of_points", count=player.count("points"), needed=needed))]
        if player.has("gold"):
            parts.append(Text(self._told("gold", count=player.count("gold")), style="yellow"))
        gems = _counts(player.section("gems"))
        if gems:
            parts.append(self._gems(gems))
        if player.count("jokers"):
            parts.append(Text(f"{player.count('jokers')} {self._thing('joker')}"))
        if player.items("discounts"):
            tokens = ", ".join(str(number) for number in player.numbers("discounts", 1, 99))
            parts.append(Text(self._told("discounts", tokens=tokens)))
        if player.has("trader"):
            parts.append(
                Text(f"{self._told('trader')} ").append(Text("/").join(map(self._gem, player.texts("trader"))))
            )
        lines = [Text(BETWEEN).join(parts)]
        if player.texts("rights"):
            rights = player.texts("rights")
            named = [f"{rights.count(id)} × {self._thing(id)}" for id in dict.fromkeys(rights)]
            lines.append(Text(f"{self._thing('rights').capitalize()}: {', '.join(named)}"))
        if player.texts("items"):
            lines.append(Text(f"{self._told('items')}: {', '.join(self._thing(id) for id in player.texts('items'))}"))
        hand = self._hand(player)
        if hand:
            lines.append(Text(f"{self._told('hand')}: {hand}"))
        samples = player.section("samples")
        shown = [f"{self._thing(place)} {self._sample(samples.text(place))}" for place in samples.keys()]  # noqa: SIM118
        if shown:
            lines.append(Text(f"{self._told('samples')}: {', '.join(shown)}", style="dim"))
        return lines

    def _hand(self, player: CheckedDict) -> str:
        """The own card, or the backs of another's."""
        if player.has("hand"):
            return ", ".join(self._thing(id) for id in player.texts("hand"))
        backs = player.sections("hand_backs")
        return ", ".join(f"{self._thing(b.text('stack'))} {ROMAN[b.number('stage', 1, 3)]}" for b in backs)

    def _sample(self, right: str) -> str:
        return right if right == "?" else f"= {self._thing(right)}"

    # --- words -----------------------------------------------------------------------------------------------------

    def _told(self, key: str, **values: object) -> str:
        return self.voice.say(f"zavandor.{key}", **values)

    def _thing(self, id: str) -> str:
        return self.voice.of(THINGS[id])

    def _gem(self, id: str) -> Text:
        return Text(self._thing(id).capitalize(), style=STYLES[id])

    def _gems(self, counts: dict[str, int]) -> Text:
        """An amount of gems, in two letters each."""
        parts = [
            Text(f"{counts[gem.id]} {self._thing(gem.id)[:2].capitalize()}", style=STYLES[gem.id])
            for gem in GEMS
            if counts.get(gem.id)
        ]
        return Text(" ").join(parts)


def _scale(price: int, target: int, scale: range, style: str) -> Text:
    text = Text(no_wrap=True)
    for value in scale:
        if value == price:
            text.append(BOTH if value == target else PRICE, style=style)
        elif value == target:
            text.append(TARGET, style=style)
        else:
            between = min(price, target) < value < max(price, target)
            text.append("─" if between else "·", style=style if between else "dim")
    return text


def _ticks(scale: range) -> str:
    """The numbers above the scale: the first, every fifth, the last one ending where the scale ends."""
    text = ""
    for value in [scale[0], *(value for value in scale if value % 5 == 0)]:
        number = str(value)
        place = min(value - scale[0], len(scale) - len(number))
        text = text.ljust(place) + number
    return text


def _counts(row: CheckedDict) -> dict[str, int]:
    return {id: row.count(id) for id in row.keys()}  # noqa: SIM118


def _texts(pair: object) -> list[str]:
    return [str(part) for part in pair] if isinstance(pair, list) else []


def _lines() -> Table:
    """A label and a line beside it, which may be wrapped."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    return table
