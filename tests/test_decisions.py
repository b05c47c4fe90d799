"""The pages of docs/decisions have the same form, and the index lists them."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "decisions"
PAGES = sorted(FOLDER.glob("[0-9]*.md"))
HEAD = re.compile(r"# (\d{4}) (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: ((?:accepted|superseded by).*)\n\n## ")
SECTIONS = ("Question", "Decision", "Alternatives", "Consequences")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_decision_has_the_usual_form_and_is_in_the_index(page):
    text = page.read_text(encoding="utf-8")
    head = HEAD.match(text)
    assert head is not None
    number, title, date, status = head.groups()
    assert page.name.startswith(number)
    sections = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert sorted(set(sections), key=SECTIONS.index) == sections
    assert "Decision" in sections
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert f"| [{number}]({page.name}) | {title} | {date} | {status} |" in index
