"""Files of printed values and words."""

import tomllib
from pathlib import Path

from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadData
from kleinod.engine.text import Text


def read_toml(path: Path) -> CheckedDict:
    try:
        with path.open("rb") as file:
            return CheckedDict(tomllib.load(file), path.name, BadData)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(Text(f"{path.name}: kein TOML ({error})", f"{path.name}: no TOML ({error})")) from None
