"""`kleinod arena`: a series of games between bots."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kleinod import bots, catalogue
from kleinod.arena.cluster import play_on_cluster
from kleinod.arena.outcome import Outcome
from kleinod.arena.playing import MAX_MOVES, play_series
from kleinod.arena.plot import plot
from kleinod.arena.results import Results, read_results
from kleinod.arena.series import Series
from kleinod.arena.standings import Standings
from kleinod.cli.arguments import BadUsage
from kleinod.cli.files import make_folder, write_text
from kleinod.cli.options import parse_options
from kleinod.cli.terminal import progress_bar
from kleinod.cli.texts import Translator, phrase
from kleinod.engine.errors import BadOption, KleinodError
from kleinod.engine.game import Game
from kleinod.engine.notation.text import read_text
from kleinod.engine.setting import read_settings


def command(arguments: Namespace, translator: Translator) -> None:
    digest = ""
    if arguments.again is not None:
        if arguments.game is not None:
            raise BadUsage(phrase("arena.again_alone"))
        series, digest = read_results(read_text(Path(arguments.again)))
    else:
        series = _series(arguments)
    results = Results(series, list(_played(series, arguments, translator)))
    _show(results, translator)
    if arguments.save is not None:
        save(results, Path(arguments.save), translator)
    if digest:
        print(translator.say("arena.same" if digest == results.digest() else "arena.not_same"))
    if results.standings.crashed:
        raise _save_crashes(results.standings, Path(arguments.crashes))


def _series(arguments: Namespace) -> Series:
    if arguments.game is None or not arguments.bot:
        raise BadUsage(phrase("arena.who"))
    game = catalogue.load(arguments.game)
    for name in arguments.bot:
        bots.make(name, 0, game=game)  # raises BadOption for an unknown bot
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
    if not sizes or sizes[0] < game.min_players or sizes[-1] > game.max_players:
        raise BadUsage(phrase("arena.sizes", minimum=game.min_players, maximum=game.max_players))
    return sizes


def _played(series: Series, arguments: Namespace, translator: Translator) -> Iterator[Outcome]:
    """Play the games while a progress bar is shown."""
    records = arguments.save is not None
    if arguments.ray is not None:
        outcomes = play_on_cluster(series, arguments.ray, records=records)
    else:
        outcomes = play_series(series, jobs=arguments.jobs or 1, records=records)
    with progress_bar(translator.of(catalogue.load(series.game).name), series.total) as advance:
        for outcome in outcomes:
            advance()
            yield outcome


def _show(results: Results, translator: Translator) -> None:
    table = Table(box=SIMPLE_HEAD, padding=0, collapse_padding=True)
    table.add_column(translator.say("arena.bot"))
    rated = len(results.series.bots) > 2
    for key in ("games", "share", "points", "lead", "rate", "crashes", *(["rating"] if rated else [])):
        table.add_column(translator.say(f"arena.{key}"), justify="right", no_wrap=True)
    ratings = results.ratings() if rated else []
    for place, bot in enumerate(results.standings.bots):
        low, high = bot.interval
        cells = [
            bot.bot,
            str(bot.games),
            f"{100 * bot.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})",
            f"{bot.mean_points:.1f}",
            f"{bot.mean_lead:+.1f} ± {bot.lead_margin:.1f}",
            f"{bot.rate:,.0f}" if bot.rate >= 10 else f"{bot.rate:.2f}",
            str(bot.crashes),
        ]
        if rated:
            rating = ratings[place]
            cells.append(f"{rating.rating:.0f} ({rating.low - rating.rating:.0f} +{rating.high - rating.rating:.0f})")
        table.add_row(*cells)
    console = Console(file=sys.stdout)
    console.print(table)
    deals = results.standings.games // len(results.series.seatings)
    console.print(translator.say("arena.sum", games=results.standings.games, deals=deals))
    if unfinished := len(results.standings.unfinished):
        console.print(translator.say("arena.unfinished", count=unfinished, moves=f"{MAX_MOVES:,}"))


def save(results: Results, folder: Path, translator: Translator) -> None:
    """Write the results, a table of all games, a plot, and all records."""
    make_folder(folder / "records")
    write_text(folder / "results.json", results.write())
    write_text(folder / "games.csv", results.write_games())
    write_text(folder / "plot.svg", plot(results, translator.language))
    for outcome in results.outcomes:
        write_text(folder / "records" / f"{outcome.number}.txt", outcome.record)
    print(translator.say("save.done", file=folder))


def _save_crashes(standings: Standings, folder: Path) -> KleinodError:
    """Write the records of crashed games; returns the error that reports them."""
    make_folder(folder)
    for outcome in standings.crashed:
        write_text(folder / f"{outcome.number}.txt", f"[Crash {json.dumps(outcome.crash)}]\n{outcome.record}")
    first = standings.crashed[0]
    return KleinodError(phrase("arena.crashed", count=len(standings.crashed), folder=folder, first=first.crash))
