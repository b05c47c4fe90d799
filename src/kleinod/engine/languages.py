"""Which languages there are: German, English, and each that has an overlay file for the engine's texts.

The overlay of `phrases.toml` in French is `phrases.fr.toml`, beside it or at the same place below the folder that the
environment variable KLEINOD_LANGUAGES names (docs/translating.md).
"""

import os
from pathlib import Path
from typing import Final


def overlay_files(path: Path) -> dict[str, Path]:
    """The overlays of a file of texts, by language."""
    folders = [path.parent]
    outside = os.environ.get("KLEINOD_LANGUAGES", "")
    packages = [folder for folder in path.parents if (folder / "__init__.py").is_file()]
    if outside and packages:
        folders.append(Path(outside) / path.parent.relative_to(packages[-1].parent))
    return {file.name.split(".")[1]: file for folder in folders for file in sorted(folder.glob(f"{path.stem}.*.toml"))}


FURTHER: Final = sorted(overlay_files(Path(__file__).with_name("texts.toml")))
LANGUAGES: Final[tuple[str, ...]] = ("de", "en", *FURTHER)


def plural_form(language: str, number: int) -> int:
    """Which of the forms of a word goes with a number: 0 for the first one."""
    if language in ("fr", "pt"):
        return 0 if number in (0, 1) else 1
    return 0 if number == 1 else 1
