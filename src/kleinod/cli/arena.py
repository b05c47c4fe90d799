"""`kleinod arena`: bots against each other."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from kleinod import bots, catalogue
from kleinod.arena.series import Series, play_series
from kleinod.arena.standings import Standings
from kleinod.cli.arguments import BadUsage
from kleinod.cli.options import parse_options
from kleinod.cli.words import Voice, phrase
from kleinod.engine.errors import BadOption, KleinodError
from kleinod.engine.game import Game
from kleinod.engine.setting import read_settings


def command(arguments: Namespace, voice: Voice) -> None:
    game = catalogue.load(arguments.game)
    series = _series(arguments, game)
    standings = Standings(series)
    # the bar goes to the error stream, so that the table can be kept
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task(voice.of(game.name), total=series.games)
        for outcome in play_series(series, arguments.jobs or 1):
            standings.count(outcome)
            progress.advance(task)
    _show(standings, voice)
    if standings.crashed:
        raise _keep_crashes(standings, Path(arguments.crashes))


def _series(arguments: Namespace, game: Game) -> Series:
    for name in arguments.bot:
        bots.make(name, 0)  # refuses what there is not
    sizes = _sizes(arguments.players, game, len(arguments.bot))
    options = parse_options(game, arguments.option or ())
    read_settings(game.settings, options, min(sizes), "", BadOption)
    games = 100 if arguments.games is None else arguments.games
    return Series(game.id, tuple(arguments.bot), games, arguments.seed or 0, options, sizes)


def _sizes(text: str | None, game: Game, bots_named: int) -> tuple[int, ...]:
    """Table sizes: "3" or "2-6"; otherwise as many as there are bots."""
    first, _, last = (str(bots_named) if text is None else text).partition("-")
    try:
        sizes = tuple(range(int(first), int(last or first) + 1))
    except ValueError:
        sizes = ()
    if not sizes or sizes[0] < game.least_players or sizes[-1] > game.most_players:
        raise BadUsage(phrase("arena.sizes", least=game.least_players, most=game.most_players))
    return sizes


def _show(standings: Standings, voice: Voice) -> None:
    table = Table()
    table.add_column(voice.say("arena.bot"))
    for key in ("games", "share", "points", "crashes"):
        table.add_column(voice.say(f"arena.{key}"), justify="right")
    for bot in standings.bots:
        share = f"{100 * bot.share:.1f} ± {100 * bot.margin:.1f} %"
        table.add_row(bot.bot, str(bot.games), share, f"{bot.mean_points:.1f}", str(bot.crashes))
    console = Console(file=sys.stdout)
    console.print(table)
    rate = round(standings.decisions / standings.seconds) if standings.seconds else 0
    console.print(voice.say("arena.sum", games=standings.games, decisions=standings.decisions, rate=rate))


def _keep_crashes(standings: Standings, folder: Path) -> KleinodError:
    """Write the records of games that went wrong, and say so."""
    folder.mkdir(parents=True, exist_ok=True)
    for outcome in standings.crashed:
        text = f"[Crash {json.dumps(outcome.crash)}]\n{outcome.record}"
        (folder / f"{outcome.number}.txt").write_text(text, encoding="utf-8")
    first = standings.crashed[0]
    return KleinodError(phrase("arena.crashed", count=len(standings.crashed), folder=folder, first=first.crash))
