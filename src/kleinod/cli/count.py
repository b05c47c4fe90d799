"""`kleinod count`: how many ways there are to play on from a position."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from kleinod.cli.arguments import BadUsage
from kleinod.cli.files import read_position
from kleinod.cli.words import Voice, phrase
from kleinod.engine.count import count

MOST_DEPTH: Final = 100


def command(arguments: Namespace, voice: Voice) -> None:
    if arguments.depth > MOST_DEPTH:
        raise BadUsage(phrase("usage.too_deep", most=MOST_DEPTH))
    print(count(read_position(Path(arguments.position)), arguments.depth))
