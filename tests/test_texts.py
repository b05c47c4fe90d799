"""What somebody reads stands in data files, and nothing there is unused."""

import ast
import importlib
from pathlib import Path

import pytest

import kleinod
from kleinod.engine.texts import Texts

ROOT = Path(kleinod.__file__).parent
SOURCES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "engine" / "text.py")
OWNERS = ["engine", "arena", "analysis", "server", "games.dominion", "games.valdora", "games.zavandor"]


def pairs(path: Path) -> list[int]:
    """The lines with a text of two literals."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Text"
        and [isinstance(part, ast.Constant | ast.JoinedStr) for part in node.args[:2]] == [True, True]
    ]


def test_no_text_in_two_languages_stands_in_code() -> None:
    assert {str(path): lines for path in SOURCES if (lines := pairs(path))} == {}


@pytest.mark.parametrize("owner", [*OWNERS, "bots"])
def test_every_text_is_used(owner: str) -> None:
    folder = ROOT.joinpath(*owner.split("."))
    for path in [ROOT / "library.py", *folder.rglob("*.py")]:
        name = path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
        if "migrations" not in name:
            importlib.import_module(f"kleinod.{name}")
    texts = importlib.import_module(f"kleinod.{owner}.{'effort' if owner == 'bots' else 'texts'}").TEXTS
    assert isinstance(texts, Texts)
    assert texts.unused() == []
