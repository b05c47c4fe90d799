"""A complete game of each game in the browser, against a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import BOT, OWN, SEED, Person

SHORT = {"dominion": 6, "valdora": 4, "zavandor": 3}
"""Rounds after which a game is scored as it stands."""


@pytest.mark.parametrize("game", SHORT)
def test_tables_are_accessible(person: Callable[..., Person], game: str) -> None:
    """By day and by night."""
    anna = person("Anna")
    anna.sit(anna.make(game, [OWN, BOT, BOT], options={"start_player": 0}, start=SEED))
    assert anna.faults() == []
    anna.play(turns=12)
    anna.page.emulate_media(color_scheme="dark")
    assert anna.faults() == []
    assert anna.errors == []


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game(person: Callable[..., Person], game: str) -> None:
    anna = person("Anna")
    table = anna.make(game, [OWN, BOT], options={"round_limit": SHORT[game]}, start=SEED)
    anna.sit(table)
    anna.play()
    end = anna.page.locator(".end")
    end.wait_for()
    assert "win" in anna.question.inner_text()
    assert end.get_by_role("table").count() == 1
    end.get_by_role("img", name="Scores over the game").wait_for()
    assert anna.get(f"/api/tables/{table['table']['id']}")["table"]["state"] == "over"
    assert anna.faults() == []
    assert anna.errors == []

    anna.page.get_by_role("button", name="See the board").click()
    expect(end).to_have_count(0)
    anna.page.wait_for_selector(".board > *")
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: table["table"]["id"] not in url)
    anna.page.wait_for_selector(".bar")

    anna.page.emulate_media(color_scheme="dark")
    anna.open(f"/t/{table['table']['id']}/replay/4")
    anna.page.wait_for_selector(".board > *")
    assert anna.faults() == []
    assert anna.errors == []
