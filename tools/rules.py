"""`make rules`: every numbered rule must have a test that names it.

Lists the rules in the data of each game without a test, and tests that name a rule which does not exist. `--compare
FOLDER` also compares the ids with the numbered rules in a folder of Markdown files, `<game>.md`.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from kleinod import catalogue
from kleinod.engine.notation.toml import read_toml

ROOT = Path(__file__).parent.parent


def named_rules() -> dict[str, list[str]]:
    """Rule ids named by `@pytest.mark.rule(...)`, with the tests that name them."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        module = list(_marked(tree))
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for decorator in [*test.decorator_list, *module]:
                    for id in _ids(decorator):
                        found.setdefault(id, []).append(f"{path.relative_to(ROOT)}::{test.name}")
    return found


def _marked(tree: ast.Module) -> Iterator[ast.expr]:
    """Marks of a whole module: `pytestmark = pytest.mark.rule(...)`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            yield node.value


def _ids(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return []


def own_games() -> list[str]:
    """The games of this package; others may be installed."""
    return [game_id for game_id in catalogue.games() if (ROOT / "src/kleinod/games" / game_id).is_dir()]


def written_ids(page: Path, sections: list[str]) -> set[str]:
    """The ids in the numbered rules, of the sections that the game covers."""
    ids: set[str] = set()
    covered = not sections
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("## "):
            covered = not sections or line[3:].strip() in sections
        if covered:
            ids.update(re.findall(r"\*\*([A-Z]{3,}-[A-Za-z0-9_-]+)\*\*", line))
    return ids


def differences(game_id: str, rules: set[str], folder: Path) -> list[str]:
    """Ids that are only in the data of the game or only in the numbered rules."""
    page = folder / f"{game_id}.md"
    table = read_toml(ROOT / "src/kleinod/games" / game_id / "data/rules.toml")
    written = written_ids(page, table.texts("sections"))
    # cards stand in a list there, not each under its id
    extra = {id for id in rules if not id.startswith(("CARD-", "EVENT-"))} - written
    return [
        *(f"{id}: in {page}, but not in rules.toml" for id in sorted(written - rules)),
        *(f"{id}: in rules.toml, but not in {page}" for id in sorted(extra)),
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compare", type=Path, metavar="FOLDER")
    folder: Path | None = parser.parse_args(arguments).compare
    named = named_rules()
    faults: list[str] = []
    known: set[str] = set()
    for game_id in own_games():
        rules = set(catalogue.load(game_id).rules)
        known |= rules
        faults += [f"{id}: no test names it" for id in sorted(rules - set(named))]
        if folder is not None:
            faults += differences(game_id, rules, folder)
        print(f"{game_id}: {len(rules)} rules, named {sum(len(named.get(id, [])) for id in rules)} times by tests")
    faults += [f"{id}: no such rule, but named by {named[id][0]}" for id in sorted(set(named) - known)]
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
