"""The Python code in README and docs passes `mypy --strict`, all of it in one run."""

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = {"docs/adding-a-game.md", "docs/adding-a-card.md"}
"""Pages that show parts of files; those files are checked where they lie."""


def programs(page: Path) -> Iterator[str]:
    """The programs of a page: each block by itself, but all sessions together, as `doctest` runs them."""
    text = page.read_text("utf-8")
    session = doctest.DocTestParser().get_examples(text)
    if session:
        yield "".join(example.source for example in session)
    for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        if ">>>" not in block:
            yield block


def test_the_code_of_the_docs_is_typed(tmp_path):
    files = []
    for page in PAGES:
        if str(page.relative_to(ROOT)) in ELSEWHERE:
            continue
        for number, program in enumerate(programs(page)):
            path = tmp_path / f"{page.stem.replace('-', '_')}_{number}.py"
            path.write_text(program, "utf-8")
            files.append(path)
    assert len(files) >= 6
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "pyproject.toml", *map(str, files)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_is_shown_of_the_example_stands_in_it():
    example = "".join(path.read_text("utf-8") for path in sorted((ROOT / "examples/karat").rglob("*.py")))
    blocks = list(programs(ROOT / "docs/adding-a-game.md"))
    assert len(blocks) == 2
    assert all(line in example for line in blocks[0].splitlines())
