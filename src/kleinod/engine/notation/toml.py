"""Files of printed values and words."""

import tomllib
from pathlib import Path

from kleinod.engine.errors import BadData
from kleinod.engine.tables import Row
from kleinod.engine.words import Words


def read_toml(path: Path) -> Row:
    try:
        with path.open("rb") as file:
            return Row(tomllib.load(file), path.name, BadData)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(Words(f"{path.name}: kein TOML ({error})", f"{path.name}: no TOML ({error})")) from None
