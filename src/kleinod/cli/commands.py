"""The commands that can be typed during a game, besides moves."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from kleinod import analysis
from kleinod.cli import log as logs
from kleinod.cli.files import write_text
from kleinod.cli.moves import simplify
from kleinod.cli.terminal import Leave
from kleinod.cli.texts import phrase
from kleinod.engine.checked import nearest, shorten
from kleinod.engine.errors import IllegalMove, KleinodError

if TYPE_CHECKING:
    from kleinod.cli.terminal_game import TerminalGame

HELP_ON_RULES: Final = ("rules", "regeln")

Command = Callable[["TerminalGame", str], bool]
"""Runs a command with the rest of its line; returns whether the screen must be drawn again."""


def undo(game: "TerminalGame", rest: str) -> bool:
    """Take back one move, if nobody has learned anything from it."""
    match, seat = game.match, game.watching
    if not match.can_undo(seat):
        if match.mover < 0:
            raise KleinodError(phrase("undo.nothing"))
        raise KleinodError(phrase("undo.seen" if match.mover == seat else "undo.not_yours"))
    match.undo()
    while match.can_undo(seat) and match.decision is not None and match.decision.is_empty:
        match.undo()  # what was answered for the player
    game.unsaved = True
    game.reset_news(seat, game.translator.say("undo.done"))
    return True


def why(game: "TerminalGame", rest: str) -> bool:
    """Whether a move is legal, and if not, why."""
    decision = game.match.decision
    if decision is None:
        raise KleinodError(phrase("play.over"))
    if not rest:
        raise KleinodError(phrase("help.why_what"))
    refusal = game.match.why_not(game.moves.read(rest, decision, decision))
    if refusal is not None:
        raise IllegalMove(refusal.rule, refusal)
    game.terminal.show(game.translator.say("play.legal"))
    return False


def hint(game: "TerminalGame", rest: str) -> bool:
    """Show a suggested move and its reason, from what the player knows."""
    decision = game.match.decision
    if decision is None:
        raise KleinodError(phrase("play.over"))
    found = analysis.hint(game.match.position(seat=decision.player))
    option = game.match.game.options[found.text]
    game.terminal.show(
        game.translator.say("hint.move", move=game.translator.of(option)), game.translator.of(found.reason)
    )
    return False


def save(game: "TerminalGame", rest: str) -> bool:
    return _save(game, rest, replace=False)


def save_over(game: "TerminalGame", rest: str) -> bool:
    return _save(game, rest, replace=True)


def _save(game: "TerminalGame", rest: str, *, replace: bool) -> bool:
    """Write the record; replaces an existing file only if asked to."""
    if not rest:
        raise KleinodError(phrase("save.where"))
    try:
        path = Path(rest).expanduser()
        if path.exists() and not replace:
            raise KleinodError(phrase("save.exists", file=shorten(rest)))
    except (OSError, ValueError, RuntimeError):  # too long, a zero byte, an unknown home directory
        raise KleinodError(phrase("save.no_name", file=shorten(rest))) from None
    write_text(path, game.match.record())
    game.unsaved = False
    game.terminal.show(game.translator.say("save.done", file=path))
    return False


def log(game: "TerminalGame", rest: str) -> bool:
    """Show all events, as the player at the screen saw them."""
    events = game.match.events_for(game.watching)
    game.terminal.show(*logs.paragraphs(events, game.match.game, game.names, game.translator))
    return False


def quit(game: "TerminalGame", rest: str) -> bool:
    raise Leave


def help(game: "TerminalGame", rest: str) -> bool:
    """Explain the commands, a rule, or a card."""
    if not rest:
        _help_on_commands(game)
    elif simplify(rest) in HELP_ON_RULES:
        game.terminal.show(", ".join(game.match.game.rules))
    else:
        game.terminal.show(_explanation(game, rest))
    return False


def _help_on_commands(game: "TerminalGame") -> None:
    say = game.translator.say
    table = Table.grid(padding=(0, 3, 0, 0))
    examples = _examples(game)
    for name in ("moves", "list", "undo", "why", "hint", "rule", "log", "save", "quit"):
        table.add_row(say(f"help.type_{name}", **examples), say(f"help.does_{name}"))
    game.terminal.show(table)
    decision = game.match.decision
    if decision is not None:
        texts = ", ".join(f"{i} {option.text}" for i, option in enumerate(decision.options, start=1))
        game.terminal.show(say("help.texts", texts=texts))


def _examples(game: "TerminalGame") -> dict[str, str]:
    """What can be typed in this game: a move, one that is not legal now, and what `help` can tell of."""
    rules = game.match.game
    decision = game.match.decision
    legal = [option.text for option in decision.options] if decision else list(rules.options)
    other = next((text for text in rules.options if text not in legal), legal[0])
    things = [game.translator.of(words) for words in reversed(rules.names.values())]
    thing = next((thing for thing in things if game.screen.explain(thing)), None)
    topics = [next(iter(rules.rules)), *([] if thing is None else [thing])]
    return {"move": legal[0], "other": other, "topics": ", help ".join(topics)}


def _explanation(game: "TerminalGame", topic: str) -> str:
    """The text of a rule or a card."""
    rules = {id.casefold(): rule for id, rule in game.match.game.rules.items()}
    rule = rules.get(topic.casefold())
    if rule is not None:
        return f"{rule.id}: {game.translator.of(rule.text)}"
    explained = game.screen.explain(topic)
    if explained is not None:
        return explained
    things = [game.translator.of(words) for words in game.match.game.names.values()]
    near = nearest(topic.upper(), list(game.match.game.rules)) or nearest(topic.title(), things)
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
