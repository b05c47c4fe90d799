"""The texts of the arena."""

from pathlib import Path
from typing import Final

from kleinod.engine.texts import Texts

TEXTS: Final = Texts(Path(__file__).with_name("texts.toml"))
