"""A pseudo-language for tests: each text in brackets and in letters of its own, so that what is left in plain ones was
never translated.

`write_overlays` makes the overlay files, for the environment variable KLEINOD_LANGUAGES of another process.
"""

import json
import re
import tomllib
from pathlib import Path
from string import Formatter

import kleinod

LANGUAGE = "xx"
PACKAGES = (Path(kleinod.__file__).parent, Path(__file__).parents[1] / "examples" / "karat" / "karat")

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTERS = str.maketrans({plain: chr(0x1D5BA + i if i < 26 else 0x1D5A0 + i - 26) for i, plain in enumerate(_PLAIN)})
_WORD = re.compile(r"[A-Za-z][A-Za-z’'-]*")


def write_overlays(folder: Path) -> None:
    """Overlays of all files of texts, below a folder."""
    for package in PACKAGES:
        for path in package.rglob("*.toml"):
            overlay = _translate(tomllib.loads(path.read_text("utf-8")))
            if overlay and "." not in path.stem:
                file = folder / path.relative_to(package.parent).with_name(f"{path.stem}.{LANGUAGE}.toml")
                file.parent.mkdir(parents=True, exist_ok=True)
                lines = [f"{json.dumps(key)} = {_toml(value)}\n" for key, value in overlay.items()]
                file.write_text("".join(lines), "utf-8")


def untranslated(text: str) -> list[str]:
    """The words of a text that are still in plain letters."""
    return _WORD.findall(text)


def pseudo(text: str) -> str:
    return f"⟦{_letters(text)}⟧"


def _letters(text: str) -> str:
    """The text in other letters, its {places} kept."""
    found = ""
    for plain, name, spec, _ in Formatter().parse(text):
        found += plain.translate(_LETTERS)
        if name is not None:
            found += f"{{{name}:{_letters(spec)}}}" if spec else f"{{{name}}}"
    return found


def _translate(data: object) -> dict[str, object]:
    """The texts in the tables of a file, each with this language alone."""
    if not isinstance(data, dict):
        return {}
    found: dict[str, object] = {}
    for key, value in data.items():
        if isinstance(value, list):
            entries = [_translate(entry) for entry in value]
            if any(entries):
                found[key] = entries
        elif inner := _translate(value):
            found[key] = inner
    if isinstance(data.get("en"), str):
        found[LANGUAGE] = pseudo(data["en"])
    if found and "id" in data:
        found["id"] = data["id"]
    return found


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
