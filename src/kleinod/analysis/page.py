"""An analysis as one self-contained HTML page."""

from collections.abc import Sequence
from html import escape
from typing import Final

from kleinod.analysis import texts
from kleinod.analysis.judgement import Judgement
from kleinod.analysis.plot import plot_accounts, plot_chances
from kleinod.analysis.report import Report
from kleinod.engine.text import Text

MAX_MISTAKES: Final = 12
MAX_STROKES: Final = 5

STYLE: Final = """
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:56rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.2rem}
svg{width:100%;height:auto}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8885;vertical-align:top}
td.number,th.number{text-align:right;white-space:nowrap}
p.about{opacity:.8}
"""


def write_page(report: Report, names: Sequence[str], language: str) -> str:
    """The page in one language, with the names of the seats."""
    return _Page(report, names, language).write()


class _Page:
    def __init__(self, report: Report, names: Sequence[str], language: str) -> None:
        self._report = report
        self._names = names
        self._language = language

    def write(self) -> str:
        report = self._report
        title = self._say(texts.TITLE, game=self._say(report.game.name))
        parts = [
            f'<!doctype html>\n<html lang="{self._language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>",
            self._result(),
            self._section(texts.CHANCES, texts.ABOUT_CHANCES, plot_chances(report, self._names, self._language)),
            self._section(texts.MISTAKES, None, self._mistakes()),
            self._section(texts.ACCOUNTS, texts.ABOUT_ACCOUNTS, plot_accounts(report, self._names, self._language)),
            self._section(texts.STROKES, None, self._strokes()),
            f'<p class="about">{escape(self._effort())}</p>',
            "</body>\n</html>\n",
        ]
        return "\n".join(parts)

    def _say(self, said: Text, **values: object) -> str:
        return said.say(self._language, values) if values else said.in_language(self._language)

    def _section(self, heading: Text, about: Text | None, body: str) -> str:
        told = f'<p class="about">{escape(self._say(about))}</p>\n' if about is not None else ""
        return f"<section>\n<h2>{escape(self._say(heading))}</h2>\n{told}{body}\n</section>"

    def _effort(self) -> str:
        return self._say(texts.EFFORT, decisions=len(self._report.judgements), visits=self._report.visits)

    def _result(self) -> str:
        report = self._report
        lines = [
            (name, str(points), f"{100 * share:.0f} %")
            for name, points, share in zip(self._names, report.scores, report.result, strict=True)
        ]
        return self._table((texts.PLAYER, texts.POINTS, texts.SHARE), lines)

    def _mistakes(self) -> str:
        mistakes = self._report.mistakes()[:MAX_MISTAKES]
        if not mistakes:
            return f"<p>{escape(self._say(texts.NO_MISTAKES))}</p>"
        head = (texts.TURN, texts.PLAYER, texts.MOVE, texts.BETTER, texts.COST, texts.REASON)
        return self._table(head, [self._mistake(one) for one in mistakes])

    def _mistake(self, one: Judgement) -> tuple[str, ...]:
        options = self._report.game.options
        cost = f"{100 * one.cost:.0f} ± {200 * one.error:.0f} %"
        played, best = self._say(options[one.played]), self._say(options[one.best])
        return str(one.turn), self._names[one.seat], played, best, cost, self._say(one.why(self._report.game))

    def _strokes(self) -> str:
        turns = {one.number: one.turn for one in self._report.judgements}
        lines = [
            (str(turns[stroke.number]), self._names[stroke.seat], f"{100 * stroke.change:+.0f} %")
            for stroke in self._report.strokes()[:MAX_STROKES]
        ]
        return self._table((texts.TURN, texts.PLAYER, texts.CHANGE), lines)

    def _table(self, head: Sequence[Text], lines: Sequence[Sequence[str]]) -> str:
        heads = "".join(f"<th>{escape(self._say(one))}</th>" for one in head)
        rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
        return f'<div class="table"><table>\n<tr>{heads}</tr>\n{rows}\n</table></div>'
