"""`make rules`: every numbered rule must have a test that names it.

Lists the rules of each game in the catalogue without a test, tests that name a rule which does not exist, and, where
the numbered rules lie beside the project (../shared/rules), ids that are in only one of the two.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from kleinod import catalogue
from kleinod.engine.notation.toml import read_toml

ROOT = Path(__file__).parent.parent
SHARED = ROOT.parent / "shared" / "rules"


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


def shared_ids(game: str, sections: list[str]) -> set[str] | None:
    """The ids in the numbered rules, of the sections that the game covers; None where the file is not there."""
    path = SHARED / f"{game}.md"
    if not path.exists():
        return None
    ids: set[str] = set()
    covered = not sections
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("## "):
            covered = not sections or line[3:].strip() in sections
        if covered:
            ids.update(re.findall(r"\*\*([A-Z]{3,}-[A-Za-z0-9_-]+)\*\*", line))
    return ids


def check(game_id: str, named: dict[str, list[str]]) -> list[str]:
    game = catalogue.load(game_id)
    faults = [f"{id}: no test names it" for id in game.rules if id not in named]
    table = read_toml(ROOT / "src/kleinod/games" / game_id / "data/rules.toml")
    shared = shared_ids(game_id, table.texts("sections"))
    if shared is not None:
        faults += [
            f"{id}: in ../shared/rules/{game_id}.md, but not in rules.toml" for id in sorted(shared - set(game.rules))
        ]
        # cards stand in a list there, not each under its id
        extra = {id for id in game.rules if not id.startswith(("CARD-", "EVENT-"))} - shared
        faults += [f"{id}: in rules.toml, but not in ../shared/rules/{game_id}.md" for id in sorted(extra)]
    tests = sum(len(named.get(id, [])) for id in game.rules)
    print(f"{game_id}: {len(game.rules)} rules, named {tests} times by tests")
    return faults


def main() -> int:
    named = named_rules()
    faults: list[str] = []
    known: set[str] = set()
    for game_id in catalogue.games():
        faults += check(game_id, named)
        known.update(catalogue.load(game_id).rules)
    faults += [f"{id}: no such rule, but named by {named[id][0]}" for id in sorted(set(named) - known)]
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
