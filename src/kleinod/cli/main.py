"""The entry: reads the command line, runs the command, and turns everything that goes wrong into a sentence."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Final

from kleinod.cli import analyse, arena, backup, count, play, replay, serve, verify
from kleinod.cli.arguments import build
from kleinod.cli.protocol import engine
from kleinod.cli.terminal import prepare_streams
from kleinod.cli.version import version_line
from kleinod.cli.words import Voice, language_asked, language_of
from kleinod.engine.errors import KleinodError

GOOD: Final = 0
BROKEN_PIPE: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130

COMMANDS: Final[dict[str, Callable[[Namespace, Voice], None]]] = {
    "play": play.command,
    "replay": replay.command,
    "count": count.command,
    "arena": arena.command,
    "analyse": analyse.command,
    "engine": engine.command,
    "serve": serve.command,
    "backup": backup.command,
    "verify": verify.command,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    prepare_streams()
    arguments = sys.argv[1:] if argv is None else argv
    voice = Voice(language_asked(arguments) or language_of(os.environ))
    try:
        _run(arguments, voice)
        sys.stdout.flush()
    except KleinodError as error:
        print(voice.of(error), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # nobody reads on; what is still buffered must not complain when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit as leaving:  # argparse after --help, rich after a broken pipe
        return leaving.code if isinstance(leaving.code, int) else GOOD
    return GOOD


def _run(arguments: Sequence[str], voice: Voice) -> None:
    asked = build(voice).parse_args(arguments)
    if asked.version:
        print(version_line(voice))
    elif asked.command is None:
        serve.open_lobby(voice)
    else:
        COMMANDS[asked.command](asked, voice)
