"""From the first visit to a table, in both languages and at every size."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.person import BOT, LAPTOP, OWN, PHONE, TABLET, WIDE, Person, Size

KINGDOM = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]


def test_two_clicks_to_a_game(person: Callable[..., Person]) -> None:
    stranger = person(lang="de")
    stranger.open()
    stranger.page.get_by_role("article").filter(has_text="Valdora").get_by_role("button", name="Sofort spielen").click()
    stranger.page.get_by_role("button", name="Los geht’s").click()
    stranger.page.wait_for_selector(".board .legal, .options [data-move], .bar.mine, .bar")
    assert "/t/" in stranger.page.url
    assert stranger.get("/api/me")["name"]
    assert stranger.errors == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_first_game_begins_without_scrolling(person: Callable[..., Person], size: Size, lang: str) -> None:
    stranger = person(lang=lang, size=size)
    stranger.open()
    play = stranger.page.get_by_role("button", name={"de": "Sofort spielen", "en": "Play now"}[lang]).first
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < size[1]


def test_language_of_the_browser_and_switch(person: Callable[..., Person]) -> None:
    stranger = person(lang="de")
    stranger.open()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Drei Schatzspiele, ein Tisch")
    stranger.page.get_by_role("button", name="EN: English").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Three treasure games, one table")
    assert stranger.page.locator("html").get_attribute("lang") == "en"
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Three treasure games, one table")


def test_a_table_of_ones_own(person: Callable[..., Person]) -> None:
    """Options of every kind: a chosen kingdom, a number, a seat, a flag, a clock, people at the same device."""
    anna = person("Anna")
    anna.open("/new/dominion")
    page = anna.page
    page.get_by_label("Seat 2").select_option(label="On this device")
    page.get_by_label("Name", exact=True).fill("Bea")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Kingdom").select_option(label="Choose my own")
    begin = page.get_by_role("button", name="Start the game")
    expect(begin).to_be_disabled()
    for name in [
        "Cellar",
        "Market",
        "Militia",
        "Mine",
        "Moat",
        "Remodel",
        "Smithy",
        "Village",
        "Woodcutter",
        "Workshop",
    ]:
        page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_text("10 of 10 chosen")).to_be_visible()
    page.get_by_label("Who begins").select_option(label="Seat 2")
    page.get_by_label("Scored after this many rounds").fill("3")
    page.get_by_text("Game clock").click()
    page.get_by_label("Minutes per player").fill("15")
    begin.click()
    page.wait_for_url("**/t/**")
    table = anna.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["own", "hotseat", "bot"]
    assert table["options"]["round_limit"] == 3
    assert set(table["options"]["kingdom"]) >= {"militia", "smithy"}
    assert table["clock"]["kind"] == "live"

    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()
    assert page.locator(".board .legal").count() == 0
    page.get_by_role("button", name="I am Bea").click()
    page.wait_for_selector(".bar.mine")
    assert anna.errors == []


def test_a_table_from_a_file(person: Callable[..., Person], tmp_path: Path) -> None:
    """A position that somebody has kept, and one of another game."""
    anna = person("Anna")
    other = anna.make("dominion", [OWN, BOT, BOT], options={"start_player": 0})["table"]["id"]
    kept, wrong = tmp_path / "kept.json", tmp_path / "wrong.json"
    kept.write_text(json.dumps(anna.get(f"/api/tables/{other}/position?seat=0")), encoding="utf-8")
    valdora = anna.make("valdora", [OWN, BOT])["table"]["id"]
    wrong.write_text(json.dumps(anna.get(f"/api/tables/{valdora}/position?seat=0")), encoding="utf-8")

    anna.open("/new/dominion")
    page = anna.page
    page.get_by_label("Seat 2").select_option(label="Bot")
    page.get_by_text("File", exact=True).click()
    page.get_by_label("Record or position").set_input_files(wrong)
    expect(page.get_by_text("This file belongs to another game.")).to_be_visible()
    page.get_by_label("Record or position").set_input_files(kept)
    expect(page.get_by_text("3 players, after 0 moves")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".board > *")
    table = anna.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert table["start"] == "position"
    assert len(table["seats"]) == 3
    assert anna.errors == []


BUDGET = 200_000
"""Bytes of JavaScript, compressed, before one sees something."""
WORK = 1.0
"""Seconds of a processor, to show a table: a machine that is busy with something else takes longer, not more."""


def test_first_view_is_light(person: Callable[..., Person]) -> None:
    stranger = person()
    stranger.open()
    assert 0 < stranger.loaded(".js") < BUDGET / 2


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_a_table_is_light_and_quick(person: Callable[..., Person], game: str) -> None:
    anna = person("Anna")
    table = anna.make(game, [OWN, BOT], options={"start_player": 0})
    session = anna.page.context.new_cdp_session(anna.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    anna.sit(table)
    anna.page.wait_for_selector(".board .legal")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    assert 0 < metrics["TaskDuration"] < WORK
    assert 0 < anna.loaded(".js") < BUDGET


def test_my_games_and_my_data(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.make("dominion", [OWN, BOT], options={"start_player": 0})
    anna.open()
    page = anna.page
    page.get_by_role("heading", name="My games").wait_for()
    expect(page.get_by_text("Your turn").first).to_be_visible()

    page.get_by_role("button", name="Anna").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    assert '"Anna"' in Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_role("textbox", name="Another device").input_value()

    other = person()
    other.page.goto(link)
    other.page.get_by_role("button", name="Yes, that’s me").click()
    expect(other.page.get_by_role("heading", name="My games")).to_be_visible()

    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_text("Your data has been deleted.")).to_be_visible()
    assert anna.get("/api/me")["name"] is None


@pytest.mark.parametrize("size", [PHONE, TABLET, WIDE], ids=["phone", "tablet", "wide"])
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_every_page_fits_and_is_accessible(person: Callable[..., Person], size: Size, dark: bool) -> None:
    anna = person("Anna", size=size, dark=dark, lang="de")
    waiting = anna.make("valdora", [OWN, {"kind": "invited"}])["table"]["id"]
    running = anna.make("zavandor", [OWN, BOT], options={"start_player": 0})["table"]["id"]
    for path in ("/", "/new/dominion", f"/t/{waiting}", f"/t/{running}"):
        anna.open(path)
        anna.page.wait_for_timeout(300)
        assert not anna.too_wide(), path
        assert anna.faults() == [], path
    assert anna.errors == []


def test_a_place_that_is_none(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.page.goto("/t/nowhere")
    expect(anna.page.get_by_text("There is no such table.")).to_be_visible()
