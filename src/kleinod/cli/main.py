"""The entry point: parses the command line, runs the command, and reports errors as sentences."""

import os
import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kleinod.cli import analyse, arena, backup, play, replay, serve, verify
from kleinod.cli.arguments import BadUsage, build
from kleinod.cli.files import read_position
from kleinod.cli.protocol import engine
from kleinod.cli.protocol.requests import is_compiled, version
from kleinod.cli.terminal import prepare_streams
from kleinod.cli.texts import Translator, language_from_arguments, language_from_environment, phrase
from kleinod.engine.count import count
from kleinod.engine.errors import KleinodError

EXIT_OK: Final = 0
EXIT_BROKEN_PIPE: Final = 1
EXIT_ERROR: Final = 2
EXIT_INTERRUPTED: Final = 130

MAX_DEPTH: Final = 100
"""Of `kleinod count`."""


def count_sequences(arguments: Namespace, translator: Translator) -> None:
    """`kleinod count`: the number of sequences of moves from a position."""
    if arguments.depth > MAX_DEPTH:
        raise BadUsage(phrase("usage.too_deep", maximum=MAX_DEPTH))
    print(count(read_position(Path(arguments.position)), arguments.depth))


COMMANDS: Final[dict[str, Callable[[Namespace, Translator], None]]] = {
    "play": play.command,
    "replay": replay.command,
    "count": count_sequences,
    "arena": arena.command,
    "analyse": analyse.command,
    "engine": engine.command,
    "serve": serve.command,
    "backup": backup.command,
    "verify": verify.command,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    prepare_streams()
    arguments = sys.argv[1:] if argv is None else argv
    translator = Translator(language_from_arguments(arguments) or language_from_environment(os.environ))
    try:
        _run(arguments, translator)
        sys.stdout.flush()
    except KleinodError as error:
        print(translator.of(error), file=sys.stderr)
        return EXIT_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # the reader has gone: discard what is still buffered, or Python would complain at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE
    except SystemExit as leaving:  # argparse after --help, rich after a broken pipe
        return leaving.code if isinstance(leaving.code, int) else EXIT_OK
    return EXIT_OK


def version_line(translator: Translator) -> str:
    engine = translator.say("version.compiled" if is_compiled() else "version.pure")
    return f"kleinod {version()}, Python {platform.python_version()}, {engine}"


def _run(arguments: Sequence[str], translator: Translator) -> None:
    asked = build(translator).parse_args(arguments)
    if asked.version:
        print(version_line(translator))
    elif asked.command is None:
        serve.open_lobby(translator)
    else:
        COMMANDS[asked.command](asked, translator)
