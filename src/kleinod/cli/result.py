"""The end of a game: points by category, and who won."""

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kleinod.cli.texts import Translator
from kleinod.engine.match import Match


def result(match: Match, names: list[str], translator: Translator) -> list[RenderableType]:
    """The current points, and the winners if the match is over."""
    sheets = match.score_sheet()
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(translator.say("result.points"))
    for name in names:
        table.add_column(name, justify="right")
    categories = list(dict.fromkeys(category for sheet in sheets for category in sheet))
    for category in categories:
        words = match.game.names.get(category)
        label = translator.of(words) if words is not None else category
        table.add_row(label, *(str(sheet[category]) if category in sheet else "" for sheet in sheets))
    if categories:
        table.add_section()
    table.add_row(translator.say("result.sum"), *(str(points) for points in match.scores()), style="bold")
    if not match.over:
        return [table, Text(translator.say("result.unfinished"))]
    winners = [names[seat] for seat in match.winners()]
    key = "result.winner" if len(winners) == 1 else "result.winners"
    return [table, Text(translator.say(key, names=", ".join(winners)), style="bold")]
