"""Somebody who uses the web client."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

Size = tuple[int, int]
Json = dict[str, Any]

PHONE: Size = (360, 740)
TABLET: Size = (820, 1180)
LAPTOP: Size = (1280, 860)
WIDE: Size = (1440, 900)
ENTROPY = "ab" * 16
OWN, OPEN, INVITED = ({"kind": kind} for kind in ("own", "open", "invited"))
BOT = {"kind": "bot", "bot": "random"}
SEED = {"seed": "7"}
"""A start that is the same every time."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

AXE_RUN = "axe.run({ rules: { 'label-content-name-mismatch': { enabled: true } }, resultTypes: ['violations'] })"
"""One of its rules is still on trial, and off unless one asks for it."""

PLAY = """
async ({ seconds, turns }) => {
    // A die of our own: the same game every time, and no going round in circles.
    let die = 7;
    const roll = (sides) => ((die = (die * 48271) % 2147483647) % sides);
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    const end = Date.now() + 1000 * seconds;
    let made = 0;
    while (Date.now() < end && made < turns) {
        if (document.querySelector(".end")) break;
        const ready = [...document.querySelectorAll(".board .legal, .options [data-move]:not(:disabled)")];
        if (ready.length > 0) {
            ready[roll(ready.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
            made += 1;
        }
        await wait(25);
    }
    return made;
}
"""


class Person:
    """`person.page` is the browser's page; errors that the page met are in `errors`."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    @classmethod
    @contextmanager
    def arrive(
        cls,
        browser: Browser,
        address: str,
        name: str | None,
        *,
        lang: str = "en",
        size: Size = WIDE,
        dark: bool = False,
    ) -> Iterator["Person"]:
        """With a name that the service knows, or as a stranger. Nothing moves, so that nothing has to be waited for."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"de": "de-DE", "en": "en-GB"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=size == PHONE,
            base_url=address,
        )
        context.set_default_timeout(20_000)
        try:
            person = cls(context.new_page(), address)
            if name is not None:
                person.post("/api/me", {"name": name})
            yield person
        finally:
            context.close()

    def post(self, path: str, body: Json) -> Json:
        """Ask the service directly, where a test is not about the way there."""
        answer = self.page.request.post(path, data=body)
        assert answer.ok, answer.text()
        return json.loads(answer.text())

    def get(self, path: str) -> Any:
        answer = self.page.request.get(path)
        assert answer.ok, answer.text()
        return json.loads(answer.text())

    def make(self, game: str, seats: list[Json], **plan: Any) -> Json:
        """Make a table: as `TableResponse` tells it."""
        return self.post("/api/tables", {"plan": {"game": game, "seats": seats, **plan}, "entropy": ENTROPY})

    def join(self, table: Json) -> None:
        """Sit down at somebody's table, who has given the invitation."""
        self.post(f"/api/tables/{table['table']['id']}/join", {"entropy": ENTROPY, "invite": table["invite"]})

    def start(self, table: Json) -> None:
        self.post(f"/api/tables/{table['table']['id']}/start", {})

    def open(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main :is(article, form, .bar, .room, .notice)")

    def sit(self, table: Json) -> None:
        """Open a table and wait until its board is there."""
        self.open(f"/t/{table['table']['id']}")
        self.page.wait_for_selector(".board > *")

    def play(self, *, seconds: float = 100, turns: int = 100_000) -> int:
        """Choose what can be chosen, until the game is over or `turns` times; returns how many times that was."""
        made: int = self.page.evaluate(PLAY, {"seconds": seconds, "turns": turns})
        return made

    def choose(self, move: str) -> None:
        """Make a move by what stands for it, on the board or beside the question."""
        self.page.locator(f'[data-move="{move}"]:not([aria-disabled=true], :disabled)').first.click()

    @property
    def question(self) -> Locator:
        return self.page.locator(".bar .sentence")

    def faults(self) -> list[str]:
        """What axe finds that is more than a trifle."""
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(AXE_RUN)
        return [
            f"{fault['id']}: {fault['nodes'][0]['html'][:200]}"
            for fault in found["violations"]
            if fault["impact"] != "minor"
        ]

    def too_wide(self) -> bool:
        """Whether something runs off the right edge of the screen."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
        return wide

    def loaded(self, end: str) -> int:
        """How many bytes have come over the wire, of files whose names end so."""
        sizes = "performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])"
        return sum(size for name, size in self.page.evaluate(sizes) if name.endswith(end))
