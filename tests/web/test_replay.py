"""A game that is over, step by step; and one that somebody brings along."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import BOT, OWN, PHONE, SEED, WIDE, Person, Size


def replay(page: Page) -> None:
    """On a phone it is one of the further answers."""
    further = page.locator(".options [aria-expanded]")
    if page.get_by_role("link", name="Replay the game").or_(further).first.is_visible() and further.count() > 0:
        further.click()
    page.get_by_role("link", name="Replay the game").click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_replay_and_play_on(person: Callable[..., Person], tmp_path: Path, size: Size) -> None:
    anna = person("Anna", size=size)
    table = anna.make("dominion", [OWN, BOT], options={"round_limit": 4, "start_player": 0})
    id = table["table"]["id"]
    anna.sit(table)
    anna.play()
    page = anna.page
    replay(page)
    page.wait_for_url(f"**/t/{id}/replay/0#*")
    expect(page.locator(".bar .sentence")).to_have_text("Start")
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url(f"**/t/{id}/replay/1#*")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/t/{id}/replay/2#*")
    page.get_by_role("slider", name="Moves").fill("4")
    page.wait_for_url(f"**/t/{id}/replay/4#*")
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "4")
    page.get_by_role("list", name="Moves").get_by_role("link").nth(3).click()
    page.wait_for_url(f"**/t/{id}/replay/3#*")
    page.get_by_label("View as").select_option(index=2)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(f"**/t/{id}/replay/4#*")
    page.get_by_role("button", name="Pause").click()
    assert not anna.too_wide()
    assert anna.faults() == []

    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)

    page.reload()
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "4")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/replay/" not in url)
    page.wait_for_selector(".board > *")
    assert id not in page.url

    anna.open()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Go to the start").click()
    page.wait_for_url("**/replay/0")
    expect(page.get_by_role("list", name="Moves")).to_contain_text("Copper")
    assert anna.errors == []


def over(person: Person) -> str:
    """A short game that this person has played to its end; its table's id."""
    table = person.make("dominion", [OWN, BOT], options={"round_limit": 2, "start_player": 0}, start=SEED)
    person.sit(table)
    person.choose("play copper")
    person.play()
    id: str = table["table"]["id"]
    return id


def invitation(person: Person, id: str) -> str:
    """The invitation to this person's own table."""
    invite: str = person.get(f"/api/tables/{id}")["invite"]
    return invite


def test_the_log_leads_to_the_step(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    id = over(anna)
    page = anna.page
    log = page.get_by_role("log", name="Log")
    log.get_by_role("link", name="The game begins.").click()
    page.wait_for_url(f"**/t/{id}/replay/0#*")
    page.get_by_role("link", name="Back to the table").click()
    line = log.get_by_role("link").filter(has_text="Anna").filter(has_text="plays").first
    said = line.inner_text()
    line.click()
    page.wait_for_url(f"**/t/{id}/replay/*")
    card = said.rsplit(" ", 1)[1].rstrip(".")
    expect(page.locator(".bar .sentence")).to_have_text(f"Anna: Play {card}")
    assert anna.errors == []


def test_play_on_with_friends(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    id = over(anna)
    anna.open(f"/t/{id}/replay/2")
    page = anna.page
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_text("Friends with the link").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/replay/" not in url)
    link = page.get_by_role("textbox", name="Anyone with this link can join.").input_value()
    bea.page.goto(link)
    bea.page.get_by_role("button", name="Take this seat").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".board > *")
    bea.page.wait_for_selector(".board > *")
    assert anna.errors == bea.errors == []


def test_a_link_to_the_step(person: Callable[..., Person]) -> None:
    """“Copied” is said only if it is so."""
    anna = person("Anna")
    id = over(anna)
    anna.open(f"/t/{id}/replay/2")
    page = anna.page
    link = f"{anna.address}/t/{id}/replay/2#{invitation(anna, id)}"
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    page.get_by_role("button", name="Link to this move").click()
    box = page.get_by_role("dialog")
    assert box.get_by_role("textbox").input_value() == link
    box.get_by_role("button", name="Copy").click()
    expect(box.get_by_text("Selected: press Ctrl+C")).to_be_visible()
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => (window.kept = text) } })"
    )
    box.get_by_role("button", name="Copy").click()
    expect(box.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("window.kept") == link
    assert anna.faults() == []
    assert anna.errors == []


def test_a_link_to_a_private_game_is_enough(person: Callable[..., Person]) -> None:
    """Whoever has it looks at all steps, keeps the record and plays on; without the invitation there is nothing."""
    anna, bea = person("Anna"), person("Bea")
    id = over(anna)
    bea.open(f"/t/{id}/replay/2")
    page = bea.page
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    bea.errors.clear()
    bea.open(f"/t/{id}/replay/2#{invitation(anna, id)}")
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "2")
    page.reload()
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "2")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/t/{id}/replay/3#*")
    page.get_by_label("View as").select_option(index=2)
    page.get_by_role("link", name="Back to the table").click()
    replay(page)
    page.wait_for_url(f"**/t/{id}/replay/0#*")
    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    assert "dominion" in Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/replay/" not in url)
    page.wait_for_selector(".board > *")
    assert bea.errors == []


def test_the_way_to_the_content_keeps_the_invitation(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    id = over(anna)
    bea.open(f"/t/{id}/replay/2#{invitation(anna, id)}")
    page = bea.page
    page.get_by_role("link", name="Skip to content").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.url.endswith(f"#{invitation(anna, id)}")
