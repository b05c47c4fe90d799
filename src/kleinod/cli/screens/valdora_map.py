"""The map of Valdora as text: fields where they lie, roads as dots, gems and figures on them."""

from typing import Final

from rich.text import Text

from kleinod.games.valdora.board import CITY, HARBOUR, HOUSE, MINE, BoardField
from kleinod.games.valdora.facts import BOARD, FIELDS, GEMS

GEM_STYLES: Final = {
    "ruby": "red",
    "sapphire": "blue",
    "amethyst": "magenta",
    "emerald": "green",
    "gold": "yellow",
}
COLOUR_STYLES: Final = {
    "silver": "bright_black",
    "yellow": "yellow",
    "white": "bold",
    "purple": "magenta",
    "red": "red",
    "blue": "blue",
    "green": "green",
}
FIGURES: Final = "①②③④⑤"
ROAD_DOT: Final = "·"
MIN_WIDTH: Final = 60
MAX_WIDTH: Final = 100
LINES: Final = 23
MANY: Final = 8


class Canvas:
    """Characters with styles, some to a line."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._signs: Final = [[" "] * width for _ in range(height)]
        self._styles: Final = [[""] * width for _ in range(height)]

    def write(self, column: int, line: int, text: str, style: str) -> None:
        """A text from a column on; what does not fit is cut off."""
        for i, sign in enumerate(text):
            if 0 <= column + i < self.width and 0 <= line < self.height:
                self._signs[line][column + i] = sign
                self._styles[line][column + i] = style

    def lines(self) -> list[Text]:
        made: list[Text] = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text(no_wrap=True)
            for sign, style in zip(signs, styles, strict=True):
                line.append(sign, style=style)
            line.rstrip()
            made.append(line)
        while made and not made[-1]:
            made.pop()
        return made


def label(field: BoardField) -> str:
    """How a field is called on the map, its kind told by what stands round it."""
    if field.kind == CITY:
        return f"[{field.id}]"
    if field.kind == HOUSE:
        return f"({field.id})"
    if field.kind == MINE:
        return f"${field.id}"
    if field.kind == HARBOUR:
        return f"{field.id}{'~' * field.ships}"
    return field.id


def draw_map(
    gems: dict[str, dict[str, int]],
    depot: dict[str, int],
    figures: dict[str, str],
    *,
    width: int,
    letters: dict[str, str],
) -> list[Text]:
    """The map in lines; `figures` are the signs of those who stand on a field, `letters` those of the gems."""
    canvas = Canvas(min(width, MAX_WIDTH), LINES)
    for road in BOARD.roads:
        one, other = road.split("-")
        _draw_road(canvas, FIELDS[one], FIELDS[other])
    for field in FIELDS.values():
        column, line = _place(canvas, field.at)
        style = COLOUR_STYLES[field.client.id] if field.client is not None else ""
        text = label(field)
        standing = figures.get(field.id, "")
        start = _fit(canvas, column, text + standing)
        canvas.write(start, line, text, "bold" if field.kind == CITY else style)
        canvas.write(start + len(text), line, standing, "reverse")
        _draw_gems(canvas, column, line + 1, gems.get(field.id, {}), letters)
    column, line = _place(canvas, BOARD.depot)
    if depot:
        _draw_gems(canvas, column, line, depot, letters)
    return canvas.lines()


def _place(canvas: Canvas, at: list[int]) -> tuple[int, int]:
    """Column and line of a point; the last line is kept for what lies below a field."""
    across, down = BOARD.canvas
    return at[0] * (canvas.width - 1) // across, at[1] * (canvas.height - 2) // down


def _fit(canvas: Canvas, column: int, text: str) -> int:
    """Where a text begins that has this column in its middle and stays on the canvas."""
    return max(0, min(column - len(text) // 2, canvas.width - len(text)))


def _draw_gems(canvas: Canvas, column: int, line: int, gems: dict[str, int], letters: dict[str, str]) -> None:
    """A letter for each gem, or letters with numbers where there are many."""
    parts = [(letters[id], GEM_STYLES[id], gems.get(id, 0)) for id in GEMS if gems.get(id, 0)]
    if sum(count for _, _, count in parts) <= MANY:
        texts = [(sign * count, style) for sign, style, count in parts]
    else:
        texts = [(f"{count}{sign} ", style) for sign, style, count in parts]
    start = _fit(canvas, column, "".join(text for text, _ in texts))
    for text, style in texts:
        canvas.write(start, line, text, style)
        start += len(text)


def _draw_road(canvas: Canvas, one: BoardField, other: BoardField) -> None:
    left, top = _place(canvas, one.at)
    right, bottom = _place(canvas, other.at)
    steps = max(abs(right - left) // 2, abs(bottom - top), 1)
    for i in range(1, steps):
        canvas.write(left + (right - left) * i // steps, top + (bottom - top) * i // steps, ROAD_DOT, "dim")
