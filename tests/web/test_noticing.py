"""What tells somebody that something has happened: sounds, the title, notifications, a webhook."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import BOT, OPEN, OWN, Person

LISTEN = """
window.rung = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    window.rung += 1;
    return make.call(this);
};
"""

LOOK_AWAY = """
window.notices = [];
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.Notification = class {
    static permission = "default";
    static async requestPermission() {
        return (this.permission = "granted");
    }
    constructor(title, { body }) {
        window.notices.push(`${title} | ${body}`);
    }
};
"""


def test_sounds_can_be_turned_off(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    page = anna.page
    page.add_init_script(LISTEN)
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}))
    log = page.get_by_role("log", name="Log")
    anna.choose("play copper")
    expect(log).to_contain_text("plays Copper")
    page.wait_for_function("window.rung > 0")

    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sounds").get_by_text("Off").click()
    page.get_by_role("button", name="Close").click()
    rung = page.evaluate("window.rung")
    anna.choose("play copper")
    expect(log).to_contain_text("plays 2 × Copper")
    assert page.evaluate("window.rung") == rung
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Sounds").get_by_label("Off")).to_be_checked()
    assert anna.errors == []


def test_who_looks_elsewhere_is_told(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    page = anna.page
    page.add_init_script(LOOK_AWAY)
    table = anna.make("dominion", [OWN, OPEN], options={"start_player": 1})
    bea.join(table)
    anna.start(table)
    anna.sit(table)
    expect(page).to_have_title("Dominion – Kleinod")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(page.get_by_text("You will be notified when it is your turn.")).to_be_visible()
    page.evaluate("window.away = true")

    bea.sit(table)
    bea.choose("done")
    expect(page).to_have_title("● Your turn – Dominion – Kleinod")
    page.wait_for_function("window.notices.length > 0")
    assert page.evaluate("window.notices") == ["Your turn | Dominion: it is your turn."]
    assert anna.errors == bea.errors == []


def test_turn_elsewhere(person: Callable[..., Person]) -> None:
    """In the lobby one hears of it, too, and gets there by a click."""
    anna, bea = person("Anna"), person("Bea")
    table = anna.make("dominion", [OWN, OPEN], options={"start_player": 1})
    bea.join(table)
    anna.start(table)
    anna.open()
    bea.sit(table)
    bea.choose("done")
    anna.page.get_by_role("link", name="Dominion: your turn!").click()
    expect(anna.page.locator(".bar.mine")).to_be_visible()
    assert anna.errors == bea.errors == []


def test_a_webhook(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.open()
    page = anna.page
    page.get_by_role("button", name="Anna").click()
    page.get_by_label("Notify me when it is my turn").fill("https://example.org/turn")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    me = anna.get("/api/me")
    assert me["webhook"] == "https://example.org/turn"
    expect(page.get_by_text(me["webhook_secret"])).to_be_visible()
    assert anna.errors == []
