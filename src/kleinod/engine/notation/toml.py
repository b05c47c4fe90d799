"""Files of printed values and words."""

from pathlib import Path

from kleinod.engine.checked import CheckedDict
from kleinod.engine.errors import BadData
from kleinod.engine.texts import load_toml


def read_toml(path: Path) -> CheckedDict:
    return CheckedDict(load_toml(path), path.name, BadData)
