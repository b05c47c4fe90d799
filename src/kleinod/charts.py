"""Drawings as SVG: lines, dots, bars and texts on a plane, for the plots of arena and analysis.

Written by hand rather than by a plotting library: a plot here is a dozen kinds of strokes, the files are a few
kilobytes, stay sharp at any size, follow the reader's dark mode, and nothing has to be installed for them.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#56b4e9")
"""One for each seat or bot; told apart by colour-blind people too."""

STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}.faint{stroke:#bbb}.axis{stroke:#555}.quiet{fill:#666}"
    ".title{font-weight:600;font-size:15px}"
    "@media(prefers-color-scheme:dark){text{fill:#e6e6e6}.faint{stroke:#555}.axis{stroke:#aaa}.quiet{fill:#aaa}}"
)

Point = tuple[float, float]


class Chart:
    """A drawing of some width and height; y goes downwards."""

    def __init__(self, width: int, height: int, *, title: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self._title = title
        self._parts: list[str] = []

    def line(self, start: Point, end: Point, *, kind: str = "axis") -> None:
        self._add("line", f'x1="{_n(start[0])}" y1="{_n(start[1])}" x2="{_n(end[0])}" y2="{_n(end[1])}" class="{kind}"')

    def curve(self, points: Sequence[Point], colour: str) -> None:
        """A line through many points."""
        path = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._add("polyline", f'points="{path}" fill="none" stroke="{colour}" stroke-width="2"')

    def bar(self, corner: Point, size: tuple[float, float], *, colour: str, said: str = "") -> None:
        """A rectangle; `said` appears when one points at it."""
        place = f'x="{_n(corner[0])}" y="{_n(corner[1])}" width="{_n(size[0])}" height="{_n(size[1])}"'
        self._add("rect", f'{place} fill="{colour}"', said=said)

    def dot(self, at: Point, *, colour: str, said: str = "", size: float = 4) -> None:
        self._add("circle", f'cx="{_n(at[0])}" cy="{_n(at[1])}" r="{_n(size)}" fill="{colour}"', said=said)

    def whisker(self, left: Point, right: Point, *, colour: str) -> None:
        """An interval."""
        place = f'x1="{_n(left[0])}" y1="{_n(left[1])}" x2="{_n(right[0])}" y2="{_n(right[1])}"'
        self._add("line", f'{place} stroke="{colour}" stroke-width="2"')

    def text(self, at: Point, said: str, *, anchor: str = "start", kind: str = "") -> None:
        place = f'x="{_n(at[0])}" y="{_n(at[1])}" text-anchor="{anchor}" class="{kind}"'
        self._parts.append(f"<text {place}>{escape(said)}</text>")

    def svg(self) -> str:
        """The drawing as a file, or as a part of a page."""
        box = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img"><title>{escape(self._title)}</title>'
        return "\n".join([head, f"<style>{STYLE}</style>", *self._parts, "</svg>"]) + "\n"

    def _add(self, shape: str, attributes: str, *, said: str = "") -> None:
        end = f"><title>{escape(said)}</title></{shape}>" if said else "/>"
        self._parts.append(f"<{shape} {attributes}{end}")


def colour(place: int) -> str:
    """The colour of a seat or bot."""
    return COLOURS[place % len(COLOURS)]


def _n(number: float) -> str:
    """A coordinate, no longer than it is worth."""
    return f"{number:.1f}".removesuffix(".0")
