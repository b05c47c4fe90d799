"""The plots of an analysis."""

from collections.abc import Sequence
from typing import Final

from kleinod.analysis import texts
from kleinod.analysis.report import Report
from kleinod.charts import Chart, colour

WIDTH: Final = 860
LEFT: Final = 56
RIGHT: Final = 20
HEIGHT: Final = 260
ROW: Final = 22
LABELS: Final = 230


def plot_chances(report: Report, names: Sequence[str], language: str) -> str:
    """A curve for each seat over all decisions, with mistakes as dots."""
    chart = Chart(WIDTH, HEIGHT + 70, title=texts.CHANCES.in_language(language))
    last = report.judgements[-1].number + 1 if report.judgements else 1
    top = 34

    def at(number: int, share: float) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last, top + HEIGHT * (1 - share)

    for quarter in range(5):
        share = quarter / 4
        chart.line(at(0, share), at(last, share), kind="faint")
        x, y = at(0, share)
        chart.text((x - 8, y + 4), f"{100 * share:.0f} %", anchor="end", kind="quiet")
    turn = 0
    for one in report.judgements:
        if one.turn >= turn + 5 or not turn:
            turn = one.turn
            x, y = at(one.number, 0)
            chart.line((x, y), (x, y + 5))
            chart.text((x, y + 20), f"{texts.TURN.in_language(language)} {turn}", anchor="middle", kind="quiet")
    for seat in range(report.seats):
        points = [at(one.number, one.before[seat]) for one in report.judgements]
        chart.curve([*points, at(last, report.result[seat])], colour(seat))
        chart.dot((LEFT + 140 * seat + 5, 14), colour=colour(seat), size=5)
        chart.text((LEFT + 140 * seat + 16, 19), names[seat])
    for one in report.mistakes():
        said = f"{names[one.seat]}: {report.game.options[one.played].in_language(language)} (−{100 * one.cost:.0f} %)"
        chart.dot(at(one.number, one.before[one.seat]), colour=colour(one.seat), said=said, size=5)
    return chart.svg()


def plot_accounts(report: Report, names: Sequence[str], language: str) -> str:
    """For each seat a bar for each part of its result: to the right if it helped, to the left if it hurt."""
    accounts = report.accounts()
    parts = list(texts.PARTS)
    height = (ROW * len(parts) + 36) * len(accounts) + 10
    chart = Chart(WIDTH, height, title=texts.ACCOUNTS.in_language(language))
    values = [account.to_data() for account in accounts]
    reach = max(1.0, *(abs(value) for account in values for value in account.values()))
    middle = LABELS + (WIDTH - LABELS - 60) / 2
    scale = (WIDTH - LABELS - 60) / 2 / reach
    y = 10.0
    for seat, account in enumerate(values):
        chart.text((10, y + 14), names[seat], kind="title")
        y += 26
        chart.line((middle, y - 2), (middle, y + ROW * len(parts)))
        for part in parts:
            value = account[part]
            length = abs(value) * scale
            corner = (middle if value >= 0 else middle - length, y + 2)
            chart.bar(corner, (length, ROW - 6), colour=colour(seat))
            chart.text((LABELS - 10, y + 14), texts.PARTS[part].in_language(language), anchor="end")
            end = (middle + length + 6, y + 14) if value >= 0 else (middle - length - 6, y + 14)
            chart.text(end, f"{100 * value:+.0f}", anchor="start" if value >= 0 else "end", kind="quiet")
            y += ROW
        y += 10
    return chart.svg()
