"""What the computer thinks: hints at the table, and the analysis of a game that is over."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import BOT, INVITED, OWN, PHONE, SEED, WIDE, Person, Size

THOUGHT = 20_000
"""Milliseconds that a process may take to start and to think."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint(person: Callable[..., Person], size: Size) -> None:
    """ServiceRequest for by keyboard, marked on the board, said in words, and gone with the move."""
    anna = person("Anna", size=size)
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    page.get_by_role("button", name="Hint", exact=True).focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("status").filter(has_text="chance of winning")
    expect(told).to_contain_text("Play Copper", timeout=THOUGHT)
    marked = page.locator("[data-hinted]")
    expect(marked.first).to_have_attribute("data-move", "play copper")
    coppers = marked.count()
    assert not anna.too_wide()
    assert anna.faults() == []

    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(marked).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Play this").click()
    expect(marked).to_have_count(0)
    expect(page.locator('[data-move="play copper"]')).to_have_count(coppers - 1)
    assert anna.errors == []


def test_no_hints_among_people_unless_it_was_agreed(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    for hints in (None, True):
        table = anna.make("dominion", [OWN, INVITED], options={"start_player": 0}, hints=hints)
        bea.open(f"/t/{table['table']['id']}#{table['invite']}")
        expect(bea.page.get_by_role("definition").nth(-2)).to_have_text("On" if hints else "Off")
        bea.join(table)
        anna.start(table)
        anna.sit(table)
        anna.page.wait_for_selector(".bar.mine")
        hint = anna.page.get_by_role("button", name="Hint", exact=True)
        expect(hint).to_have_attribute("aria-disabled", "false" if hints else "true")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_analysis(person: Callable[..., Person], size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun by a click, with its progress; it leads to the steps that it tells about, and is there for the next one."""
    monkeypatch.setattr("kleinod.server.analyses.VISITS", 30)
    anna = person("Anna", size=size)
    table = anna.make("dominion", [OWN, BOT], options={"start_player": 0, "round_limit": 2}, start=SEED)
    anna.sit(table)
    anna.play()
    id = table["table"]["id"]
    anna.open(f"/t/{id}/replay/0")
    page = anna.page
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(
        page.get_by_role("progressbar", name="Analysis").or_(page.get_by_role("heading", name="What cost the most"))
    ).to_be_visible()
    chart = page.get_by_role("img", name="Chances of winning")
    expect(chart).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_role("table", name="The chances at the start of each turn")).to_contain_text("Anna")
    expect(page.get_by_role("table", name="Anna")).to_contain_text("the deal")
    assert anna.faults() == []
    assert not anna.too_wide()

    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    page.wait_for_url(lambda url: not url.endswith("/replay/0"))
    luck = page.get_by_role("heading", name="Good and bad luck").locator("..").get_by_role("link").first
    step = luck.get_attribute("href")
    luck.click()
    page.wait_for_url(f"**{step}")

    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(chart).to_be_visible()
    assert anna.errors == []
