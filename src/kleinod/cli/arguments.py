"""The command line: its parser, and argparse's messages translated."""

import re
from argparse import ArgumentParser, HelpFormatter
from typing import Final, NoReturn, Protocol

from kleinod.cli.texts import PHRASES, Translator, phrase
from kleinod.engine.checked import shorten, unknown
from kleinod.engine.errors import KleinodError
from kleinod.engine.languages import LANGUAGES
from kleinod.engine.text import Text, joined, same

# argparse has messages in English only; these patterns map them to our phrases
MESSAGES: Final = (
    (r"the following arguments are required: (?P<what>.*)", "usage.required"),
    (r"unrecognized arguments: (?P<what>.*)", "usage.unrecognized"),
    (r"argument (?P<what>.*?): expected .*", "usage.value_missing"),
    (r"argument (?P<what>.*?): not allowed with argument (?P<other>.*)", "usage.not_together"),
    (r"argument (?P<what>.*?): ignored explicit argument .*", "usage.no_value"),
    (r"argument .*?: invalid choice: ['\"]?(?P<what>.*?)['\"]? \(choose from .*", "usage.no_command"),
)


class BadUsage(KleinodError):
    """The command line is not valid."""


class Parser(ArgumentParser):
    """Raises BadUsage where argparse would print and exit."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(joined([translated(message), same(self.format_usage().rstrip())], "\n"))


def translated(message: str) -> Text:
    """A message of argparse in all languages."""
    for pattern, key in MESSAGES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return phrase(key, **{name: shorten(value) for name, value in found.groupdict().items()})
    return same(message)


def build(translator: Translator) -> Parser:
    """The parser of the whole command line, with help in the language of the translator."""
    say = translator.say
    top = _parser(Parser(prog="kleinod", add_help=False, formatter_class=_formatter(translator)), translator)
    top.description = say("help.kleinod")
    top.add_argument("--version", action="store_true", help=say("help.version"))
    commands = top.add_subparsers(
        dest="command", title=say("help.commands"), metavar=say("help.command"), parser_class=Parser
    )

    def command(name: str) -> Parser:
        said = say(f"help.{name}")
        return _parser(
            commands.add_parser(
                name,
                help=said,
                description=said,
                add_help=False,
                allow_abbrev=False,
                formatter_class=_formatter(translator),
            ),
            translator,
        )

    play = command("play")
    play.add_argument("game", nargs="?", metavar=say("help.a_game"), help=say("help.game"))
    play.add_argument("--players", type=whole_number, metavar="N", help=say("help.players"))
    play.add_argument("--bot", action="append", metavar="NAME", help=say("help.bot"))
    play.add_argument("--name", action="append", metavar="NAME", help=say("help.name"))
    play.add_argument("--seed", type=whole_number, metavar="N", help=say("help.seed"))
    play.add_argument("--option", action="append", metavar=say("help.an_option"), help=say("help.option"))
    start = play.add_mutually_exclusive_group()
    start.add_argument("--position", metavar=say("help.a_file"), help=say("help.position"))
    start.add_argument("--record", metavar=say("help.a_file"), help=say("help.record"))

    command("replay").add_argument("file", metavar=say("help.a_file"), help=say("help.replay_file"))

    count = command("count")
    count.add_argument("position", metavar="POSITION", help=say("help.count_position"))
    count.add_argument("depth", type=whole_number, metavar=say("help.a_depth"), help=say("help.depth"))

    arena = command("arena")
    arena.add_argument("game", nargs="?", metavar=say("help.a_game"), help=say("help.game"))
    arena.add_argument("bot", nargs="*", metavar="BOT", help=say("help.arena_bot"))
    arena.add_argument("--games", type=whole_number, metavar="N", help=say("help.arena_games"))
    arena.add_argument("--players", metavar="N|N-N", help=say("help.arena_players"))
    arena.add_argument("--jobs", type=whole_number, metavar="N", help=say("help.arena_jobs"))
    arena.add_argument("--seed", type=whole_number, metavar="N", help=say("help.seed"))
    arena.add_argument("--option", action="append", metavar=say("help.an_option"), help=say("help.option"))
    arena.add_argument("--save", metavar=say("help.a_folder"), help=say("help.arena_save"))
    arena.add_argument("--again", metavar=say("help.a_file"), help=say("help.arena_again"))
    arena.add_argument("--ray", metavar=say("help.an_address"), help=say("help.arena_ray"))
    arena.add_argument("--crashes", default="crashes", metavar=say("help.a_folder"), help=say("help.arena_crashes"))

    analyse = command("analyse")
    analyse.add_argument("file", metavar=say("help.a_file"), help=say("help.replay_file"))
    analyse.add_argument("--effort", metavar="0.5|#200", help=say("help.analyse_effort"))
    analyse.add_argument("--jobs", type=whole_number, metavar="N", help=say("help.arena_jobs"))
    analyse.add_argument("--seed", type=whole_number, metavar="N", help=say("help.analyse_seed"))
    analyse.add_argument("--name", action="append", metavar="NAME", help=say("help.name"))
    analyse.add_argument("--html", metavar=say("help.a_file"), help=say("help.analyse_html"))
    analyse.add_argument("--json", metavar=say("help.a_file"), help=say("help.analyse_json"))

    command("engine")

    serve = command("serve")
    serve.add_argument("--host", metavar="HOST", help=say("help.serve_host"))
    serve.add_argument("--port", type=whole_number, metavar="N", help=say("help.serve_port"))
    serve.add_argument("--database", metavar="URL", help=say("help.serve_database"))
    serve.add_argument("--workers", type=whole_number, metavar="N", help=say("help.serve_workers"))
    serve.add_argument("--bots", type=whole_number, metavar="N", help=say("help.serve_bots"))
    serve.add_argument("--rate", type=whole_number, metavar="N", help=say("help.serve_rate"))
    serve.add_argument("--address", metavar="URL", help=say("help.serve_address"))

    backup = command("backup")
    backup.add_argument("file", metavar=say("help.a_file"), help=say("help.backup_file"))
    backup.add_argument("--database", metavar="URL", help=say("help.serve_database"))

    command("verify").add_argument("file", metavar=say("help.a_file"), help=say("help.verify_file"))
    return top


def whole_number(text: str) -> int:
    """A whole number, 0 or greater."""
    if not (text.isascii() and text.isdigit() and len(text) <= 200):
        raise BadUsage(phrase("usage.no_number", what=shorten(text)))
    return int(text)


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise BadUsage(unknown(text, list(LANGUAGES)))
    return text


def _parser(parser: Parser, translator: Translator) -> Parser:
    """Add the options that every command has."""
    parser.add_argument("-h", "--help", action="help", help=translator.say("help.help"))
    parser.add_argument("--lang", type=language, metavar="|".join(LANGUAGES), help=translator.say("help.lang"))
    return parser


class _MakesFormatter(Protocol):
    def __call__(self, *, prog: str) -> HelpFormatter: ...


def _formatter(translator: Translator) -> _MakesFormatter:
    """argparse's layout with translated headings."""

    class Formatter(HelpFormatter):
        def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
            super().add_usage(usage, actions, groups, translator.say("help.usage") if prefix is None else prefix)

        def start_section(self, heading: str | None) -> None:
            key = f"help.{(heading or '').replace(' ', '_')}"
            super().start_section(translator.say(key) if key in PHRASES else heading)

    def make(*, prog: str) -> HelpFormatter:
        return Formatter(prog, max_help_position=28)

    return make
