"""What a board does beside standing for moves: parts that open on a phone, and what is asked comes into sight."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import BOT, OWN, PHONE, SEED, Json, Person

ATTACKS = ["spy", "thief", "raze", "village", "market", "smithy", "moat", "cellar", "workshop", "militia"]
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
        if page.evaluate("document.activeElement.closest('.dock') !== null"):
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
    anna.page.keyboard.press("l")
    expect(anna.page.get_by_role("log", name="Log").first).to_contain_text("At work: competitor")
    assert anna.errors == []


def dominion(anna: Person, *players: Json, events: list[str] | None = None, **turn: object) -> None:
    """Sit down at a position of Dominion in which Anna's turn has come so far."""
    position = {
        "game": "dominion",
        "options": {"kingdom": ATTACKS, "events": events or []},
        "players": players,
        "turn": {"player": 0, "phase": "action", **turn},
    }
    anna.sit(anna.make("dominion", [OWN, BOT], start={"position": position}))


def test_a_card_that_somebody_reveals_is_not_taken_for_one_in_hand(person: Callable[..., Person]) -> None:
    """Spy reveals an Estate of the other player while there is one in hand."""
    anna = person("Anna")
    dominion(anna, {"hand": ["spy", "estate"], "deck": ["copper"] * 3}, {"deck": ["estate", "copper"]})
    anna.choose("play spy")
    own = anna.page.get_by_role("group", name="Revealed", exact=True)
    expect(own.get_by_role("img", name="Copper")).to_be_visible()
    anna.choose("topdeck copper")
    others = anna.page.get_by_role("group", name=re.compile("^Revealed: .+"))
    expect(others.get_by_role("img", name="Estate")).to_be_in_viewport()
    expect(anna.page.get_by_role("group", name="Your hand").locator(".legal")).to_have_count(0)
    answers = anna.page.get_by_role("region", name="Question").get_by_role("button")
    expect(answers.filter(has_text="Estate")).to_have_count(2)
    anna.choose("discard estate")
    expect(others).to_have_count(0)
    assert anna.errors == []


def test_what_a_thief_may_take_lies_in_the_trash(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    dominion(anna, {"hand": ["thief", "copper"]}, {"deck": ["copper", "silver", "gold"]})
    anna.choose("play thief")
    anna.choose("trash copper")
    trash = anna.page.get_by_role("group", name="Trash", exact=True)
    expect(trash.locator('.legal[data-move="gain copper"]')).to_be_visible()
    expect(anna.page.get_by_role("region", name="Supply").locator(".legal")).to_have_count(0)
    expect(anna.page.get_by_role("group", name="Your hand").locator(".legal")).to_have_count(0)
    trash.locator('[data-move="gain copper"]').click()
    expect(trash).to_have_count(0)
    assert anna.errors == []


def test_bonfire_trashes_cards_in_play(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    own = {"hand": ["copper"], "play": ["copper", "silver"]}
    dominion(anna, own, {}, events=["bonfire"], phase="buy", coins=3, buys=2)
    anna.choose("buy bonfire")
    in_play = anna.page.get_by_role("group", name="In play")
    expect(in_play.locator(".legal")).to_have_count(2)
    expect(anna.page.get_by_role("group", name="Your hand").locator(".legal")).to_have_count(0)
    in_play.locator('[data-move="trash copper"]').click()
    expect(in_play.locator(".legal")).to_have_count(1)
    assert anna.errors == []


def test_raze_trashes_itself_or_a_card_in_hand(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    dominion(anna, {"hand": ["raze", "estate", "copper"], "deck": ["copper"] * 5}, {})
    anna.choose("play raze")
    this = anna.page.get_by_role("group", name="In play").locator('.legal[data-move="trash this"]')
    expect(this).to_be_visible()
    hand = anna.page.get_by_role("group", name="Your hand")
    expect(hand.locator(".legal")).to_have_count(2)
    hand.locator('[data-move="trash estate"]').click()
    expect(this).to_have_count(0)
    assert anna.errors == []


FOUR_AT_ZAVANDOR: Json = {
    "game": "zavandor",
    "options": {"start_player": 0},
    "turn": {"player": 0, "round": 6},
    "gnome": "II",
    "players": [
        {
            "gold": 41,
            "gems": {"diamond": 3, "ruby": 4, "sapphire": 5, "emerald": 2},
            "jokers": 2,
            "rights": ["diamond", "sapphire", "sapphire", "ruby+joker"],
            "items": ["gnomunculus_1", "alchemat_10", "brooch", "konvertor_2"],
            "hand": "necklace",
            "trader": ["ruby", "sapphire"],
            "discounts": [3],
        },
        {"items": ["absauger"]},
        {},
        {},
    ],
}


def test_everything_in_zavandor_is_large_enough_for_a_finger(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE)
    anna.sit(anna.make("zavandor", [OWN, BOT, BOT, BOT], start={"position": FOUR_AT_ZAVANDOR}))
    for tab in anna.page.locator(".dock [aria-pressed]").all():
        tab.click()
        small = anna.page.evaluate(
            """() => [...document.querySelectorAll(".frame button")]
                .map((button) => [button.dataset.move ?? button.textContent, button.getBoundingClientRect()])
                .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
                .map(([name, { width, height }]) => `${name} ${width} ${height}`)"""
        )
        assert small == []
    assert anna.errors == []


def test_gems_are_paid_with_jokers_in_one_go(person: Callable[..., Person]) -> None:
    """The tray lies in one's mine, which keeps its height; gems and jokers are swapped before anything is sent."""
    anna = person("Anna", size=(1280, 720))
    anna.sit(anna.make("zavandor", [OWN, BOT, BOT, BOT], start={"position": FOUR_AT_ZAVANDOR}))
    page = anna.page
    mine = page.get_by_role("region", name="Your mine")
    before = mine.bounding_box()
    anna.choose("item necklace hand")
    slots = mine.get_by_role("button", name="Joker for")
    expect(slots).to_have_count(7)
    assert mine.bounding_box() == before
    slots.nth(0).click()
    slots.nth(6).click()
    mine.get_by_role("button", name="Pay: 1 diamond, 3 sapphire, 1 emerald, 2 joker").click()
    expect(slots).to_have_count(0)
    assert anna.errors == []


def test_a_move_shows_where_the_targets_will_stand(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=(1280, 720))
    anna.sit(anna.make("zavandor", [OWN, BOT, BOT, BOT], start={"position": FOUR_AT_ZAVANDOR}))
    ghosts = anna.page.locator(".exchange .ghost")
    expect(ghosts).to_have_count(0)
    anna.page.locator('[data-move="item necklace hand"]').hover()
    expect(ghosts).to_have_count(3)
    anna.page.locator('[data-move="buy ruby 1"]').hover()
    expect(ghosts).to_have_count(1)
