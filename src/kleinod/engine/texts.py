"""The texts of a package, from its `texts.toml`: each is fetched by key when a module is loaded."""

import tomllib
from pathlib import Path
from string import Formatter
from typing import Any, Final

from kleinod.engine.errors import BadData
from kleinod.engine.languages import FURTHER, overlay_files
from kleinod.engine.text import Text, same

Table = dict[str, Any]


class Texts:
    """The texts of one file, by section and key: "match.over"."""

    def __init__(self, path: Path) -> None:
        self._file = f"{path.parent.name}/{path.name}"
        self._texts: dict[str, Text] = {}
        self._fetched: set[str] = set()
        for section, table in load_toml(path).items():
            for key, pair in table.items():
                self._texts[f"{section}.{key}"] = self._read(f"{section}.{key}", pair)

    def text(self, key: str, *places: str) -> Text:
        """A text, with what its {places} can name."""
        found = self._texts.get(key)
        if found is None:
            raise BadData(same(f"{self._file}: {key} is missing"))
        for name in place_names(found.en):
            if name not in places:
                raise BadData(same(f"{self._file}: {key}: {{{name}}} is not given here"))
        self._fetched.add(key)
        return found

    def section(self, section: str, *places: str) -> dict[str, Text]:
        """All texts of a section, by key."""
        keys = [key for key in self._texts if key.startswith(f"{section}.")]
        return {key.partition(".")[2]: self.text(key, *places) for key in keys}

    def all(self) -> dict[str, Text]:
        """All texts, for who checks by itself what is used."""
        self._fetched.update(self._texts)
        return self._texts

    def unused(self) -> list[str]:
        """The keys that nobody has fetched."""
        return [key for key in self._texts if key not in self._fetched]

    def _read(self, key: str, pair: object) -> Text:
        if not isinstance(pair, dict) or not all(isinstance(pair.get(language), str) for language in ("de", "en")):
            raise BadData(same(f"{self._file}: {key} is not a text in German and English"))
        if set(place_names(pair["de"])) != set(place_names(pair["en"])):
            raise BadData(same(f"{self._file}: {key} has other {{places}} in German than in English"))
        more = {language: pair[language] for language in FURTHER if language in pair}
        return Text(pair["de"], pair["en"], more or None)


def load_toml(path: Path) -> Table:
    """A file of data, with the texts of its overlays beside the German and English ones."""
    data = _load(path)
    for language, file in overlay_files(path).items():
        if language in FURTHER:
            _lay_over(data, _load(file), language, file.name)
    return data


def place_names(text: str) -> list[str]:
    """The names that a text has in {braces}, also among its forms by number."""
    names: list[str] = []
    for _, name, spec, _ in Formatter().parse(text):
        if name:
            names += [name, *place_names(spec or "")]
    return names


def _load(path: Path) -> Table:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(same(f"{path.name} is not TOML ({error})")) from None


def _lay_over(data: object, overlay: object, language: str, where: str) -> None:
    """Add the texts of an overlay, which has the same tables with its own language in place of `de` and `en`."""
    if isinstance(data, list) and isinstance(overlay, list) and len(overlay) <= len(data):
        named = {entry["id"]: entry for entry in data if isinstance(entry, dict) and "id" in entry}
        for i, value in enumerate(overlay):
            id = value.get("id") if isinstance(value, dict) else None
            _lay_over(named.get(id, data[i]), value, language, f"{where}[{i}]")
    elif isinstance(data, dict) and isinstance(overlay, dict):
        for key, value in overlay.items():
            if key == language and "en" in data and isinstance(value, str):
                for name in place_names(value):
                    if name not in place_names(data["en"]):
                        raise BadData(same(f"{where}: {{{name}}} is not given here"))
                data[language] = value
            elif key not in data:
                raise BadData(same(f"{where}.{key}: there is no such key"))
            else:
                _lay_over(data[key], value, language, f"{where}.{key}")
    elif data != overlay:
        raise BadData(same(f"{where} does not fit the file below"))


TEXTS: Final = Texts(Path(__file__).with_name("texts.toml"))
"""Those of the engine, of its notation and of the library."""
