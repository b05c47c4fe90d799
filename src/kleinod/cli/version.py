"""Which kleinod this is."""

import platform
from importlib import metadata

from kleinod.cli.words import Voice
from kleinod.engine import match


def version() -> str:
    """The version that is installed."""
    try:
        return metadata.version("kleinod")
    except metadata.PackageNotFoundError:
        return "?"


def is_compiled() -> bool:
    """Whether the compiled engine runs."""
    return match.__file__.endswith((".so", ".pyd"))


def version_line(voice: Voice) -> str:
    engine = voice.say("version.compiled" if is_compiled() else "version.pure")
    return f"kleinod {version()}, Python {platform.python_version()}, {engine}"
