"""What a board does beside standing for moves: parts that open on a phone, and what is asked comes into sight."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import BOT, OWN, PHONE, SEED, Person

KINGDOM = ["ratcatcher", "village", "market", "smithy", "moat", "cellar", "workshop", "militia", "mine", "remodel"]


def test_zavandor_opens_one_part_at_a_time_on_a_phone(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE)
    anna.sit(anna.make("zavandor", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    exchange, mountain = (page.get_by_role("region", name=name) for name in ("Exchange", "The mountain"))
    expect(exchange).to_be_visible()
    expect(mountain).to_be_hidden()

    page.get_by_role("button", name="Mountain (something to do here)").click()
    expect(exchange).to_be_hidden()
    cover = page.locator('[data-move="sample I 1"]')
    cover.click()
    expect(cover).to_have_count(0)
    expect(mountain.get_by_role("img", name="your soil sample")).to_be_visible()
    expect(mountain).to_be_visible()
    assert not anna.too_wide()
    assert anna.errors == []


def test_why_something_on_the_board_cannot_be_chosen(person: Callable[..., Person]) -> None:
    """A move that is not among the options is named to the service by its verb and parts."""
    anna = person("Anna")
    anna.sit(anna.make("zavandor", [OWN, BOT], options={"start_player": 0}, start=SEED))
    anna.page.get_by_role("button", name="Buy the mining right Diamantina 1").hover()
    expect(anna.page.get_by_text("Rule ZAV-")).to_be_visible()
    assert anna.errors == []


def test_what_is_asked_comes_into_sight(person: Callable[..., Person]) -> None:
    """A card on the tavern mat lies below the supply, and on a phone under one's own hand."""
    anna = person("Anna", size=PHONE)
    position = {
        "game": "dominion",
        "options": {"kingdom": KINGDOM},
        "players": [{"mat": ["ratcatcher"]}, {}],
        "turn": {"player": 0, "phase": "start"},
    }
    anna.sit(anna.make("dominion", [OWN, BOT], start={"position": position}))
    card = anna.page.locator('[data-move="call ratcatcher"]')
    expect(card).to_be_in_viewport()
    card.click()
    expect(card).to_have_count(0)


def test_the_focus_is_not_hidden_by_what_stays_at_the_bottom(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE)
    anna.sit(anna.make("zavandor", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    page.locator('[data-move="buy diamond 1"]').focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.bottom') !== null"):
            break
        assert page.evaluate(
            """() => {
                const focused = document.activeElement;
                const { left, top, width, height } = focused.getBoundingClientRect();
                return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""
        )
    else:
        raise AssertionError("the keyboard never comes to the parts")


def test_two_in_the_valley_and_their_competitors(person: Callable[..., Person]) -> None:
    """A competitor goes to work at the end of the turn in which an order was completed, and the log says so."""
    anna = person("Anna")
    position = {
        "game": "valdora",
        "players": [{"at": "E3", "orders": ["silver"], "coins": 6}, {}],
        "turn": {"player": 0, "phase": "action"},
    }
    anna.sit(anna.make("valdora", [OWN, BOT], start={"position": position}))
    anna.choose("deliver silver")
    expect(anna.page.get_by_role("log", name="Log")).to_contain_text("At work: competitor")
    assert anna.errors == []
