"""What can be typed besides moves."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from kleinod import analysis
from kleinod.cli import log as logs
from kleinod.cli.files import write_text
from kleinod.cli.moves import simplify
from kleinod.cli.terminal import Leave
from kleinod.cli.words import phrase
from kleinod.engine.errors import IllegalMove, KleinodError
from kleinod.engine.tables import nearest, shorten

if TYPE_CHECKING:
    from kleinod.cli.sitting import Sitting

HELP_ON_RULES: Final = ("rules", "regeln")

Command = Callable[["Sitting", str], bool]
"""Does what the rest of the line says; whether the question is to be put anew."""


def undo(sitting: "Sitting", rest: str) -> bool:
    """Take back one move, if nobody has learned anything by it."""
    match, seat = sitting.match, sitting.watching
    if not match.can_undo(seat):
        if match.mover < 0:
            raise KleinodError(phrase("undo.nothing"))
        raise KleinodError(phrase("undo.seen" if match.mover == seat else "undo.not_yours"))
    match.undo()
    sitting.unsaved = True
    sitting.forget_news(seat, sitting.voice.say("undo.done"))
    return True


def why(sitting: "Sitting", rest: str) -> bool:
    """Whether a move is legal, and if not, why."""
    decision = sitting.match.decision
    if decision is None:
        raise KleinodError(phrase("play.over"))
    if not rest:
        raise KleinodError(phrase("help.why_what"))
    refusal = sitting.match.why_not(sitting.moves.read(rest, decision, decision))
    if refusal is not None:
        raise IllegalMove(refusal.rule, refusal)
    sitting.terminal.show(sitting.voice.say("play.legal"))
    return False


def hint(sitting: "Sitting", rest: str) -> bool:
    """A move for who is asked, and why it, from what that player knows."""
    decision = sitting.match.decision
    if decision is None:
        raise KleinodError(phrase("play.over"))
    told = analysis.hint(sitting.match.position(seat=decision.player))
    option = sitting.match.game.options[told.text]
    sitting.terminal.show(sitting.voice.say("hint.move", move=sitting.voice.of(option)), sitting.voice.of(told.reason))
    return False


def save(sitting: "Sitting", rest: str) -> bool:
    return _save(sitting, rest, replace=False)


def save_over(sitting: "Sitting", rest: str) -> bool:
    return _save(sitting, rest, replace=True)


def _save(sitting: "Sitting", rest: str, *, replace: bool) -> bool:
    """Write the record; a file that is there already only if that is wanted."""
    if not rest:
        raise KleinodError(phrase("save.where"))
    try:
        path = Path(rest).expanduser()
        if path.exists() and not replace:
            raise KleinodError(phrase("save.exists", file=shorten(rest)))
    except (OSError, ValueError, RuntimeError):  # a name too long, a zero byte, nobody's home
        raise KleinodError(phrase("save.no_name", file=shorten(rest))) from None
    write_text(path, sitting.match.record())
    sitting.unsaved = False
    sitting.terminal.show(sitting.voice.say("save.done", file=path))
    return False


def log(sitting: "Sitting", rest: str) -> bool:
    """Everything that has happened, as the one who watches saw it."""
    events = sitting.match.events_for(sitting.watching)
    sitting.terminal.show(*logs.paragraphs(events, sitting.match.game, sitting.names, sitting.voice))
    return False


def quit(sitting: "Sitting", rest: str) -> bool:
    raise Leave


def help(sitting: "Sitting", rest: str) -> bool:
    """The commands; or a rule, or a card."""
    if not rest:
        _help_on_commands(sitting)
    elif simplify(rest) in HELP_ON_RULES:
        sitting.terminal.show(", ".join(sitting.match.game.rules))
    else:
        sitting.terminal.show(_explanation(sitting, rest))
    return False


def _help_on_commands(sitting: "Sitting") -> None:
    say = sitting.voice.say
    table = Table.grid(padding=(0, 3, 0, 0))
    for name in ("moves", "list", "undo", "why", "hint", "rule", "log", "save", "quit"):
        table.add_row(say(f"help.type_{name}"), say(f"help.does_{name}"))
    sitting.terminal.show(table)
    decision = sitting.match.decision
    if decision is not None:
        texts = ", ".join(f"{i} {option.text}" for i, option in enumerate(decision.options, start=1))
        sitting.terminal.show(say("help.texts", texts=texts))


def _explanation(sitting: "Sitting", topic: str) -> str:
    """What there is to say about a rule or a card."""
    rules = {id.casefold(): rule for id, rule in sitting.match.game.rules.items()}
    rule = rules.get(topic.casefold())
    if rule is not None:
        return f"{rule.id}: {sitting.voice.of(rule.words)}"
    told = sitting.screen.explain(topic)
    if told is not None:
        return told
    things = [sitting.voice.of(words) for words in sitting.match.game.things.values()]
    near = nearest(topic.upper(), list(sitting.match.game.rules)) or nearest(topic.title(), things)
    key = "help.unknown_near" if near else "help.unknown"
    raise KleinodError(phrase(key, topic=shorten(topic), near=near))


COMMANDS: Final[dict[str, Command]] = {
    "help": help,
    "hilfe": help,
    "?": help,
    "undo": undo,
    "zurück": undo,
    "why": why,
    "warum": why,
    "hint": hint,
    "tipp": hint,
    "log": log,
    "verlauf": log,
    "save": save,
    "sichern": save,
    "save!": save_over,
    "sichern!": save_over,
    "quit": quit,
    "exit": quit,
    "ende": quit,
}

QUIT: Final = tuple(word for word, command in COMMANDS.items() if command is quit)
