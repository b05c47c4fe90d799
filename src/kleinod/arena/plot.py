"""A plot of results: the share of victories of each bot, and the ratings."""

from typing import Final

from kleinod.arena.results import Results
from kleinod.arena.texts import TEXTS
from kleinod.charts import Chart, colour

LEFT: Final = 150
RIGHT: Final = 90
LINE: Final = 30
TOP: Final = 56

TITLE: Final = TEXTS.text("plot.shares")
RATINGS: Final = TEXTS.text("plot.ratings")


def plot(results: Results, language: str) -> str:
    """An SVG file; with more than two bots the ratings too."""
    bots = results.standings.bots
    rows = [(bot.bot, 100 * bot.share, 100 * bot.interval[0], 100 * bot.interval[1]) for bot in bots]
    height = TOP + LINE * len(rows) + 40
    rated = len(bots) > 2
    chart = Chart(720, height * 2 if rated else height, title=TITLE.in_language(language))
    # the share of a bot if all were equally strong
    even = 100 * sum(1 / len(one.seats) for one in results.outcomes) / len(results.outcomes) if results.outcomes else 50
    _dots(chart, 0, TITLE.in_language(language), rows, ends=(0, 100), unit=" %", mark=even)
    if rated:
        ratings = results.ratings()
        lowest = min(rating.low for rating in ratings) // 100 * 100
        highest = max(rating.high for rating in ratings) // 100 * 100 + 100
        numbers = [(rating.bot, rating.rating, rating.low, rating.high) for rating in ratings]
        _dots(chart, height, RATINGS.in_language(language), numbers, ends=(lowest, highest), unit="", mark=None)
    return chart.svg()


def _dots(
    chart: Chart,
    top: float,
    title: str,
    rows: list[tuple[str, float, float, float]],
    *,
    ends: tuple[float, float],
    unit: str,
    mark: float | None,
) -> None:
    """A row for each bot: its value as a dot, its interval as a line, and the value as a number at the right."""
    minimum, maximum = ends
    width = chart.width - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + width * (value - minimum) / (maximum - minimum)

    bottom = top + TOP + LINE * len(rows)
    chart.text((LEFT, top + 24), title, kind="title")
    for part in range(5):
        value = minimum + (maximum - minimum) * part / 4
        chart.line((x(value), top + TOP - 14), (x(value), bottom), kind="faint")
        chart.text((x(value), bottom + 18), f"{value:.0f}{unit}", anchor="middle", kind="quiet")
    if mark is not None:
        chart.line((x(mark), top + TOP - 14), (x(mark), bottom), kind="axis")
    for place, (name, value, low, high) in enumerate(rows):
        y = top + TOP + LINE * place
        shown = f"{value:.1f}{unit}" if unit else f"{value:.0f}"
        said = f"{name}: {shown} [{low:.1f}; {high:.1f}]"
        chart.text((LEFT - 12, y + 4), name, anchor="end")
        chart.whisker((x(low), y), (x(high), y), colour=colour(place))
        chart.dot((x(value), y), colour=colour(place), said=said, size=5)
        chart.text((chart.width - RIGHT + 12, y + 4), shown)
