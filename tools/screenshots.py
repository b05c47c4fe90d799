"""Takes the pictures of docs/screenshots: the real client before the real service, in Debian's Chromium.

`make screenshots` runs it from the root of the project, so that it finds what the tests in a browser use.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import kleinod
from tests.server.running import running
from tests.web.person import INVITED, OWN, PHONE, SEED, Json, Person, Size

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
PAGE: Size = (1280, 800)
BOT = {"kind": "bot", "bot": "solid"}
SETTLE = 700
"""Milliseconds until everything has come to rest."""
PATIENCE = 3000
"""Milliseconds to wait for a move to be made."""


def lobby(anna: Person) -> None:
    anna.open()


def set_up(anna: Person) -> None:
    anna.open("/new/dominion")


def waiting(anna: Person) -> None:
    table = anna.make("valdora", [OWN, INVITED, BOT])
    anna.open(f"/t/{table['table']['id']}")


def game(id: str, *, players: int, moves: int) -> Callable[[Person], None]:
    """A game after that number of moves."""

    def show(anna: Person) -> None:
        table = anna.make(id, [OWN, *[BOT] * (players - 1)], options={"start_player": 0}, start=SEED)
        anna.sit(table)
        play(anna, table, moves=moves)

    return show


def end(anna: Person) -> None:
    table = anna.make("dominion", [OWN, BOT, BOT], options={"round_limit": 14, "start_player": 0}, start=SEED)
    anna.sit(table)
    play(anna, table)
    anna.page.wait_for_selector(".end figure")


def play(anna: Person, table: Json, *, moves: int = 1000) -> None:
    """Make that many moves as an experienced player would, by what the own seat knows."""
    address = f"/api/tables/{table['table']['id']}/position?seat=0"
    for _ in range(moves):
        anna.page.wait_for_selector(".bar.mine, .end")
        if anna.page.locator(".end").count() > 0:
            return
        before = anna.get(address)
        world = kleinod.world(before, kleinod.Chance(7))
        move = world.game.advice().solid(world).text
        thing = anna.page.locator(f'[data-move="{move}"]:not([aria-disabled=true], :disabled)').first
        try:
            thing.dispatch_event("click", timeout=PATIENCE)
        except PlaywrightTimeout:
            anna.play(turns=1)  # a switch leads to it, or it is one of several to be confirmed together
        for _ in range(PATIENCE // 50):
            if anna.get(address) != before:
                break
            anna.page.wait_for_timeout(50)
    anna.page.wait_for_selector(".bar.mine, .end")


def replay(anna: Person) -> None:
    end(anna)
    anna.open(anna.page.url.removeprefix(anna.address) + "/replay/130")


SCREENS: dict[str, tuple[Callable[[Person], None], Size, str]] = {
    "lobby": (lobby, PAGE, "day"),
    "set-up": (set_up, PAGE, "day"),
    "waiting-room": (waiting, PAGE, "day"),
    "dominion": (game("dominion", players=3, moves=52), PAGE, "day"),
    "valdora": (game("valdora", players=3, moves=34), PAGE, "day"),
    "zavandor": (game("zavandor", players=3, moves=26), PAGE, "day"),
    "end": (end, PAGE, "day"),
    "replay": (replay, PAGE, "night"),
    "phone-lobby": (lobby, PHONE, "day"),
    "phone-dominion": (game("dominion", players=2, moves=33), PHONE, "day"),
    "phone-valdora": (game("valdora", players=2, moves=30), PHONE, "night"),
    "phone-zavandor": (game("zavandor", players=2, moves=20), PHONE, "day"),
}


def take(browser: Browser, address: str, name: str) -> None:
    show, size, light = SCREENS[name]
    with Person.arrive(browser, address, "Anna", size=size, dark=light == "night") as anna:
        show(anna)
        anna.page.wait_for_timeout(SETTLE)
        anna.page.evaluate("scrollTo(0, 0)")
        path = FOLDER / f"{name}.png"
        anna.page.screenshot(path=path)
        print(f"{path.relative_to(FOLDER.parents[1])}  {path.stat().st_size // 1024} KB")


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("Chromium is not installed: apt-get install chromium", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as service,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium) as browser,
    ):
        for name in sys.argv[1:] or SCREENS:
            take(browser, service.address, name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
