"""What stands round all boards: a bar of one height, a page that never scrolls, a log at its end, one reader."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.person import BOT, OWN, PHONE, SEED, Person, Size

HD: Size = (1280, 720)
SIZES: list[Size] = [HD, (768, 1024), PHONE]

WATCH = """
() => {
    const bar = document.querySelector(".bar");
    window.heights = new Set([bar.getBoundingClientRect().height]);
    window.scrolls = 0;
    const look = () => {
        const now = document.querySelector(".bar");
        if (now) window.heights.add(now.getBoundingClientRect().height);
        const { scrollHeight, scrollWidth } = document.documentElement;
        if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) window.scrolls += 1;
        requestAnimationFrame(look);
    };
    look();
}
"""
"""Looks at every frame from now on."""

AT_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2"


@pytest.mark.parametrize("size", SIZES, ids=["wide", "middle", "phone"])
@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_the_bar_keeps_its_height_and_the_page_never_scrolls(
    person: Callable[..., Person], game: str, size: Size
) -> None:
    anna = person("Anna", size=size, lang="de")
    anna.sit(anna.make(game, [OWN, BOT], options={"start_player": 0}, start=SEED))
    anna.page.evaluate(WATCH)
    anna.play(turns=25, seconds=15)
    assert len(anna.page.evaluate("[...window.heights]")) == 1
    assert anna.page.evaluate("window.scrolls") == 0
    assert anna.errors == []


def long_log(anna: Person) -> Locator:
    """A table whose log is longer than its place."""
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}, start=SEED))
    anna.play(turns=40, seconds=20)
    log = anna.page.get_by_role("log", name="Log")
    assert log.evaluate("list => list.scrollHeight > 2 * list.clientHeight")
    return log


def test_the_log_stays_at_its_end(person: Callable[..., Person]) -> None:
    """After moves, another size, a tab, a hint, loading the page again."""
    anna = person("Anna", size=HD)
    log = long_log(anna)
    page = anna.page
    assert log.evaluate(AT_END)
    page.set_viewport_size({"width": 1366, "height": 700})
    page.wait_for_timeout(100)
    assert log.evaluate(AT_END)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="Log").click()
    page.wait_for_timeout(100)
    assert log.evaluate(AT_END)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Play this")).to_be_visible()
    page.wait_for_timeout(100)
    assert log.evaluate(AT_END)
    page.reload()
    expect(log).to_contain_text("Anna")
    page.wait_for_timeout(100)
    assert log.evaluate(AT_END)
    assert anna.errors == []


def test_whoever_reads_further_up_is_not_pulled_down(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=HD)
    log = long_log(anna)
    log.evaluate("list => (list.scrollTop = 10)")
    anna.page.wait_for_timeout(100)
    anna.play(turns=2)
    more = anna.page.get_by_role("button", name="new ↓")
    expect(more).to_be_visible()
    assert not log.evaluate(AT_END)
    more.click()
    expect(more).to_have_count(0)
    assert log.evaluate(AT_END)


def test_one_thing_is_read_at_a_time(person: Callable[..., Person]) -> None:
    """A mouse that rests shows it; the key I pins it, Escape closes it and gives the focus back."""
    anna = person("Anna", size=HD)
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    for name in ("Province", "Gold"):
        page.get_by_role("button", name=f"{name}, costs").hover()
        expect(page.get_by_role("tooltip")).to_contain_text(name)
        expect(page.get_by_role("tooltip")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    card = page.get_by_role("button", name="Copper, costs").first
    card.focus()
    page.keyboard.press("i")
    reader = page.get_by_role("dialog")
    expect(reader).to_contain_text("Copper")
    assert anna.faults() == []
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    expect(card).to_be_focused()
    assert anna.errors == []


def test_lifting_the_finger_after_a_long_press_plays_nothing(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE)
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    card = page.get_by_role("button", name="Copper, costs").first
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(600)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(200)
    expect(card).to_have_accessible_name("Copper, costs $0, 46 left")
    page.touchscreen.tap(180, 30)
    expect(page.get_by_role("dialog")).to_have_count(0)
    card.tap()
    expect(card).not_to_have_accessible_name("Copper, costs $0, 46 left")
    assert anna.errors == []


def test_the_bar_says_what_a_move_does_and_why_not(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=HD)
    anna.sit(anna.make("zavandor", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    line = page.locator(".bar .detail")
    page.locator('[data-move="buy diamond 1"]').hover()
    expect(line).to_contain_text("ends your turn")
    expect(line).to_contain_text("Gold 23 → ")
    page.locator('[data-move="sample I 1"]').hover()
    expect(line).to_contain_text("cannot be taken back")
    page.get_by_role("button", name="Undo").hover()
    expect(line).to_have_text("There is nothing to take back.")
    assert anna.errors == []


def test_arrows_go_through_a_group_and_tab_leaves_it(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=HD)
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    tools = page.get_by_role("toolbar", name="Tools")
    tools.get_by_role("button", name="Hint").focus()
    page.keyboard.press("End")
    expect(tools.get_by_role("button", name="Table")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(tools.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Tab")
    assert not tools.evaluate("group => group.contains(document.activeElement)")
    page.keyboard.press("Shift+Tab")
    expect(tools.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    assert anna.faults() == []
    assert anna.errors == []
