"""What the open question is about is in sight: over random games every option is found in the page, and works."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

import kleinod
from tests.amount import cases
from tests.web.person import BOT, OWN, PHONE, Json, Person, Size

LAPTOP: Size = (1280, 720)
"""From this size on nothing has to be scrolled."""
QUESTIONS = 40
QUESTIONS_A_TABLE = 10
MAX_MOVES = {"dominion": 300, "valdora": 200, "zavandor": 150}
"""From the start of a game to where people sit down to it."""
OPTIONS: dict[str, Json] = {
    "dominion": {"kingdom": "random", "events": "random", "sets": ["base", "adventures"]},
    "valdora": {"special_cards": True},
    "zavandor": {"upgrades": True},
}
PLAYERS = {"dominion": (2, 3, 4), "valdora": (2, 3, 5), "zavandor": (4,)}
TABS = ".dock [aria-pressed]"
SWITCHES = ".switch"
"""Parts of a board of which one is shown at a time, and what else shows other moves at the same place."""

FURTHER = ".options [aria-expanded]"
"""What opens the list of further answers."""

LOOK = """
(texts) => {
    // Where a click on each option would go: the middle of what stands for it, in the page and not covered.
    const found = {};
    const hit = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
    };
    const standing = (text) =>
        [...document.querySelectorAll(`[data-move="${CSS.escape(text)}"]`)].filter(
            (element) => element.ariaDisabled !== "true" && !element.disabled,
        );
    for (const text of texts) {
        const elements = standing(text);
        found[text] = elements.map(hit).find((place) => place !== null) ?? null;
    }
    return found;
}
"""
SCROLL = """
(text) => {
    // What a player can do with a finger: parts of the board scroll, the page does not.
    const elements = [...document.querySelectorAll(`[data-move="${CSS.escape(text)}"]`)];
    const standing = elements.find((element) => element.ariaDisabled !== "true");
    standing?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return window.scrollX === 0 && window.scrollY === 0;
}
"""


class Listener:
    """What the page and the service tell one another."""

    def __init__(self, person: Person) -> None:
        self.question: Json | None = None
        self.sent: list[list[str]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self._received(json.loads(text)))
        socket.on("framesent", lambda text: self._sent(json.loads(text)))

    def _received(self, message: Json) -> None:
        situation = message.get("situation")
        if situation is not None:
            self.question = situation["question"]

    def _sent(self, message: Json) -> None:
        if message["type"] == "play":
            self.question = None
            self.sent.append(message["moves"])


def random_position(game: str, dice: random.Random) -> tuple[int, Json]:
    """A position in which seat 0 is asked about more than one thing, and the number of players."""
    while True:
        players = dice.choice(PLAYERS[game])
        match = kleinod.new(game, players=players, seed=dice.randrange(10**6), options=OPTIONS[game])
        for _ in range(dice.randrange(MAX_MOVES[game])):
            if match.decision is None:
                break
            match.play(dice.choice(match.decision.options).text)
        decision = match.decision
        if decision is not None and decision.player == 0 and len(decision.options) > 1:
            return players, match.position()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_every_option_is_in_sight(person: Callable[..., Person], game: str, size: Size) -> None:
    dice = random.Random(f"{game} {size}")
    left = cases(QUESTIONS)
    while left > 0:
        players, position = random_position(game, dice)
        anna = person("Anna", size=size)
        listener = Listener(anna)
        # where everybody is asked, nobody waits for answers that the service gives
        plan = {"start": {"position": position}, "ask_everybody": True}
        anna.sit(anna.make(game, [OWN, *[BOT] * (players - 1)], **plan))
        for _ in range(min(left, QUESTIONS_A_TABLE)):
            if not wait_for_question(anna, listener):
                break
            answer(anna, listener, dice, scrolls=size == PHONE)
            left -= 1
        assert anna.errors == []
        anna.page.close()


def wait_for_question(anna: Person, listener: Listener) -> bool:
    """Whether something is asked again; not if the game is over."""
    for _ in range(200):
        if listener.question is not None:
            anna.page.wait_for_timeout(60)
            return True
        if anna.page.locator(".end").count() > 0:
            return False
        anna.page.wait_for_timeout(25)
    raise AssertionError("nothing is asked")


def answer(anna: Person, listener: Listener, dice: random.Random, *, scrolls: bool) -> None:
    """All options are there; one of them is clicked, and the service gets that one."""
    page = anna.page
    assert listener.question is not None
    options = [option["text"] for option in listener.question["options"]]
    hidden = unseen(page, options)
    # What the client scrolls by itself: something that the question is about is seen at once.
    assert len(hidden) < len(options), f"nothing of {options} is in sight"
    for _ in states(page):
        hidden = unseen(page, hidden, scrolls=scrolls)
    assert hidden == [], listener.question
    text = dice.choice(options)
    for _ in states(page):
        if not unseen(page, [text], scrolls=scrolls):
            break
    x, y = page.evaluate(LOOK, [text])[text]
    made = len(listener.sent)
    page.mouse.click(x, y)
    confirm = page.locator('[data-move="confirm"]')
    if len(listener.sent) == made and confirm.count() > 0:
        finish_picking(anna, options)
    for _ in range(100):
        if len(listener.sent) > made:
            break
        page.wait_for_timeout(20)
    assert len(listener.sent) == made + 1, f"{text} was not sent"
    assert text in listener.sent[made]


def states(page: Page) -> Iterator[None]:
    """The board as it is, and then with each of its parts open and all switches in all positions."""
    yield
    further = page.locator(FURTHER)
    if further.count() > 0:
        further.click()
        yield
        page.keyboard.press("Escape")
    for tab in [None, *page.locator(TABS).all()]:
        if tab is not None:
            tab.click()
            yield
        groups = [group for group in page.locator(SWITCHES).all() if group.is_visible()]
        for positions in product(*(group.locator("[aria-pressed]").all() for group in groups)):
            for position in positions:
                position.click()
            yield


def unseen(page: Page, options: list[str], *, scrolls: bool = False) -> list[str]:
    """Those of some options that cannot be clicked now; what scrolls is scrolled first."""
    hidden = [text for text, place in page.evaluate(LOOK, options).items() if place is None]
    if not scrolls:
        return hidden
    found = []
    for text in hidden:
        assert page.evaluate(SCROLL, text), "the page scrolls"
        found += [text for place in page.evaluate(LOOK, [text]).values() if place is not None]
    return [text for text in hidden if text not in found]


def finish_picking(anna: Person, options: list[str]) -> None:
    """Of several cards that are chosen together one is chosen: add others until that is enough."""
    confirm = anna.page.locator('[data-move="confirm"]')
    for text in options:
        for card in anna.page.locator(f'[data-move="{text}"][aria-pressed=false]').all():
            if confirm.is_enabled():
                break
            card.dispatch_event("click")
    confirm.click()
