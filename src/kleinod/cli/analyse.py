"""`kleinod analyse`: the analysis of a finished game."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kleinod import library
from kleinod.analysis import Report, analyse, write_page
from kleinod.analysis.study import THOROUGH, count_questions
from kleinod.bots import read_effort
from kleinod.cli.arguments import BadUsage
from kleinod.cli.files import write_text
from kleinod.cli.terminal import progress_bar
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.checked import shorten
from kleinod.engine.match import Match
from kleinod.engine.notation.record import read_headers
from kleinod.engine.notation.text import read_text

MAX_MISTAKES: Final = 8


def command(arguments: Namespace, translator: Translator) -> None:
    effort = THOROUGH if arguments.effort is None else read_effort(arguments.effort)
    text = read_text(Path(arguments.file))
    match = library.replay(text)
    names = _names(match, arguments.name or _names_in(text)[: match.seats], translator)
    total = count_questions(match)
    if not total:
        print(translator.say("analyse.nothing"))
        return
    with progress_bar(translator.of(match.game.name), total) as advance:
        report = analyse(
            match,
            effort=effort,
            seed=arguments.seed or 0,
            jobs=arguments.jobs or 1,
            progress=lambda done, of: advance(),
        )
    _show(report, names, translator)
    if arguments.html is not None:
        _save(Path(arguments.html), write_page(report, names, translator.language), translator)
    if arguments.json is not None:
        _save(Path(arguments.json), json.dumps(report.to_data(), ensure_ascii=False, indent=1) + "\n", translator)


def _names_in(text: str) -> list[str]:
    """The names in a record of the service."""
    names = read_headers(text).get("Names")
    return [str(name) for name in names] if isinstance(names, list) else []


def _names(match: Match, given: Sequence[str], translator: Translator) -> list[str]:
    if len(given) > match.seats:
        raise BadUsage(phrase("usage.too_many_names", names=len(given), seats=match.seats))
    names = [translator.say("play.person", letter=chr(ord("A") + seat)) for seat in range(match.seats)]
    return [shorten(given[seat]) if seat < len(given) else name for seat, name in enumerate(names)]


def _show(report: Report, names: list[str], translator: Translator) -> None:
    console = Console(file=sys.stdout, markup=False, highlight=False, emoji=False)
    mistakes = report.mistakes()[:MAX_MISTAKES]
    console.print(translator.say("analyse.mistakes" if mistakes else "analyse.no_mistakes"))
    if mistakes:
        table = _table(("turn", "player", "played", "better", "cost"), translator)
        for one in mistakes:
            played, best = (translator.of(report.game.options[text]) for text in (one.played, one.best))
            table.add_row(str(one.turn), names[one.seat], played, best, f"{100 * one.cost:.0f} %")
        console.print(table)
    console.print(translator.say("analyse.accounts"))
    table = _table(("player", "start", "own", "others", "deal", "result"), translator)
    for name, account in zip(names, report.accounts(), strict=True):
        parts = (account.own, account.others, account.deal)
        changes = [f"{100 * value:+.0f}" for value in parts]
        table.add_row(name, f"{100 * account.start:.0f}", *changes, f"{100 * account.result:.0f}")
    console.print(table)


def _table(keys: Sequence[str], translator: Translator) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for key in keys:
        table.add_column(translator.say(f"analyse.{key}"))
    return table


def _save(path: Path, text: str, translator: Translator) -> None:
    write_text(path, text)
    print(translator.say("save.done", file=path))
