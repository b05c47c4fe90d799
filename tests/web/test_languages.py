"""Another language is chosen while a page is shown: everything follows, and nothing is loaded again by hand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import BOT, OWN, Person

NAMES = {"de": "Deutsch", "en": "English"}


def switch(person: Person, to: str) -> None:
    person.page.evaluate("window.sameNow = true")
    page = person.page
    at_table = page.locator(".table").count() > 0
    if at_table:
        page.get_by_role("button", name=re.compile("^(Table|Tisch)$")).click()
    if at_table or page.locator(".replay").count() > 0:
        page.get_by_role("button", name=re.compile("^(Settings|Einstellungen)$")).click()
        page.get_by_role("group", name=re.compile("^(Language|Sprache)$")).get_by_text(NAMES[to]).click()
        page.keyboard.press("Escape")
    else:
        page.locator(f"header button[lang={to}]").click()


def stayed(person: Person) -> bool:
    same: bool = person.page.evaluate("window.sameNow === true")
    return same


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_a_table(person: Callable[..., Person], game: str) -> None:
    anna = person("Anna", lang="de")
    anna.sit(anna.make(game, [OWN, BOT], options={"start_player": 0}))
    page = anna.page
    expect(page.locator("aside")).to_contain_text("Die Partie beginnt.")
    german = (anna.question.inner_text(), page.locator(".board").first.inner_text())
    switch(anna, "en")
    expect(page.locator("aside")).to_contain_text("The game begins.")
    expect(page.locator("aside")).not_to_contain_text("Die Partie beginnt.")
    expect(anna.question).not_to_have_text(german[0])
    expect(page.locator(".board").first).not_to_have_text(german[1])
    assert stayed(anna)
    switch(anna, "de")
    expect(page.locator("aside")).to_contain_text("Die Partie beginnt.")
    expect(anna.question).to_have_text(german[0])
    # the game goes on
    assert anna.play(turns=2) == 2
    assert anna.errors == []


def test_the_lobby_and_the_set_up(person: Callable[..., Person]) -> None:
    anna = person("Anna", lang="de")
    anna.open("/")
    description = anna.page.locator("article p").first.inner_text()
    switch(anna, "en")
    expect(anna.page.locator("article p").first).not_to_have_text(description)
    anna.open("/new/dominion")
    anna.page.get_by_label("Your name").fill("Berta")
    expect(anna.page.locator("form")).to_contain_text("Who begins")
    switch(anna, "de")
    expect(anna.page.locator("form")).to_contain_text("Wer beginnt")
    expect(anna.page.get_by_label("Dein Name")).to_have_value("Berta")
    assert stayed(anna)
    assert anna.errors == []


def test_a_replay(person: Callable[..., Person]) -> None:
    anna = person("Anna", lang="de")
    made = anna.make("dominion", [OWN, BOT], options={"start_player": 0, "round_limit": 1})
    anna.sit(made)
    anna.play()
    anna.open(f"/t/{made['table']['id']}/replay/1")
    sentence = anna.page.locator(".bar .sentence")
    anna.page.wait_for_selector(".board > *")
    german, board = sentence.inner_text(), anna.page.locator(".board").first.inner_text()
    switch(anna, "en")
    expect(sentence).not_to_have_text(german)
    expect(anna.page.locator(".board").first).not_to_have_text(board)
    assert stayed(anna)
    switch(anna, "de")
    expect(sentence).to_have_text(german)
    assert anna.errors == []
