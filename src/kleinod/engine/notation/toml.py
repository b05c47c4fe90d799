"""Files of printed values and words."""

import tomllib
from pathlib import Path

from kleinod.engine.errors import BadData
from kleinod.engine.tables import Row


def read_toml(path: Path) -> Row:
    with path.open("rb") as file:
        return Row(tomllib.load(file), path.name, BadData)
