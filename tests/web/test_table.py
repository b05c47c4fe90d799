"""At a table: two browsers, a lost connection, taking back, the keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.web.person import BOT, INVITED, OPEN, OWN, PHONE, SEED, Person

KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


def test_two_browsers(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    table = anna.make("dominion", [OWN, INVITED], options={"start_player": 0})
    id, invite = table["table"]["id"], table["invite"]
    anna.open(f"/t/{id}")
    link = anna.page.get_by_role("textbox", name="Anyone with this link can join.").input_value()
    assert link == f"{anna.address}/t/{id}#{invite}"
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_disabled()

    bea.open(f"/t/{id}#{invite}")
    bea.page.get_by_role("button", name="Take this seat").click()
    anna.page.get_by_role("button", name="Start the game").click()
    anna.page.wait_for_selector(".bar.mine")
    expect(bea.question).to_have_text("Waiting for Anna…")
    assert "Your turn" in anna.page.title()

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("Hello, <b>Bea</b>")
    anna.page.keyboard.press("Enter")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("Hello, <b>Bea</b>")

    anna.choose("play copper")
    bea.page.get_by_role("tab", name="Log").click()
    expect(bea.page.get_by_role("log", name="Log")).to_contain_text("plays Copper")
    assert anna.errors == bea.errors == []


def test_taking_back_freely(person: Callable[..., Person]) -> None:
    """Nobody has learned anything by a step on the map: it is simply taken back."""
    anna = person("Anna")
    table = anna.make("valdora", [OWN, BOT], options={"start_player": 0}, start=SEED)
    anna.sit(table)
    anna.page.keyboard.press("l")
    log = anna.page.get_by_role("log", name="Log").first
    before = log.inner_text()
    assert anna.play(turns=1) == 1
    expect(log).not_to_have_text(before)
    anna.page.get_by_role("button", name="Undo", exact=True).click()
    expect(log).to_contain_text("Anna takes back")
    expect(anna.page.locator(".bar.mine")).to_be_visible()
    assert anna.errors == []


def test_taking_back_with_consent(person: Callable[..., Person]) -> None:
    """Whoever has played a card has shown it: the others decide."""
    anna, bea = person("Anna"), person("Bea")
    table = anna.make("dominion", [OWN, OPEN], options={"start_player": 0})
    bea.join(table)
    anna.start(table)
    anna.sit(table)
    bea.sit(table)
    log = anna.page.get_by_role("log", name="Log")
    anna.choose("play copper")
    expect(log).to_contain_text("Anna plays Copper")

    anna.page.get_by_role("button", name="Ask to undo").click()
    expect(bea.question).to_have_text("Anna would like to undo a move")
    bea.page.get_by_role("button", name="Decline").click()
    expect(log).to_contain_text("Bea declines")
    anna.page.get_by_role("button", name="Ask to undo").click()
    bea.page.get_by_role("button", name="Allow").click()
    expect(log).to_contain_text("Anna takes back")
    expect(log).not_to_contain_text("Anna plays Copper")
    assert anna.errors == bea.errors == []


CELLAR = {
    "game": "dominion",
    "players": [
        {"hand": ["cellar", "copper", "estate", "estate", "silver"], "deck": ["gold"] * 5},
        {"hand": ["copper"] * 5, "deck": ["copper"] * 5},
    ],
    "turn": {"player": 0, "phase": "action"},
    "options": {"kingdom": KINGDOM, "start_player": 0},
}


def test_several_cards_are_picked_and_confirmed_once(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.sit(anna.make("dominion", [OWN, BOT], start={"position": CELLAR}))
    page = anna.page
    anna.choose("play cellar")
    confirm = page.get_by_role("button", name="Confirm")
    expect(page.get_by_role("button", name="Discard no more")).to_be_visible()
    hand = page.get_by_role("group", name="Your hand")
    for name in ("Copper", "Estate", "Silver"):
        hand.get_by_role("button", name=name).first.click()
    expect(page.get_by_text("3 chosen, at most 4")).to_be_visible()
    hand.get_by_role("button", name="Silver", pressed=True).click()
    expect(page.get_by_text("2 chosen, at most 4")).to_be_visible()
    assert anna.faults() == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("0 chosen, at most 4")).to_be_visible()
    for estate in hand.get_by_role("button", name="Estate").all():
        estate.click()
    log = page.get_by_role("log", name="Log")
    expect(log).not_to_contain_text("discards")
    confirm.click()
    expect(log).to_contain_text("draws")
    expect(hand.get_by_role("button", name="Gold")).to_have_count(2)
    expect(hand.get_by_role("button", name="Estate")).to_have_count(0)
    assert anna.errors == []


def test_clicks_in_a_hurry_are_not_lost(person: Callable[..., Person]) -> None:
    """Three treasures are clicked before the first answer can have come."""
    anna = person("Anna")
    buying = {**CELLAR, "turn": {"player": 0, "phase": "buy"}}
    anna.sit(anna.make("dominion", [OWN, BOT], start={"position": buying}))
    expect(anna.page.locator(".hand .legal").first).to_be_visible()
    anna.page.evaluate(
        """() => {
            for (const card of document.querySelectorAll(".hand .legal")) {
                card.click();
                card.click();
            }
        }"""
    )
    log = anna.page.get_by_role("log", name="Log")
    expect(log).to_contain_text("Anna plays Silver, Copper")
    assert anna.errors == []


def test_reconnect_in_mid_game(person: Callable[..., Person]) -> None:
    """The connection is cut, the other plays on, and what was missed comes without loading the page again."""
    anna, bea = person("Anna"), person("Bea")
    sockets: list[WebSocketRoute] = []
    down = False

    def connect(socket: WebSocketRoute) -> None:
        if down:
            socket.close()
            return
        sockets.append(socket)
        socket.connect_to_server()

    anna.page.route_web_socket("**/ws", connect)
    table = anna.make("dominion", [OWN, OPEN], options={"start_player": 1})
    bea.join(table)
    anna.start(table)
    anna.sit(table)
    bea.sit(table)
    expect(anna.question).to_have_text("Waiting for Bea…")

    down = True
    sockets[-1].close()
    expect(anna.page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
    bea.choose("play copper")
    expect(bea.page.get_by_role("log", name="Log")).to_contain_text("Bea plays Copper")
    down = False
    expect(anna.page.get_by_role("log", name="Log")).to_contain_text("Bea plays Copper")
    expect(anna.page.get_by_text("Connection lost, reconnecting…")).to_be_hidden()

    bea.choose("done")
    expect(anna.page.locator(".bar.mine")).to_be_visible()
    anna.play(turns=1)
    expect(anna.page.get_by_role("log", name="Log")).to_contain_text("Anna ")


def test_keyboard_alone(person: Callable[..., Person]) -> None:
    """From the lobby to a move, without a pointer."""
    anna = person()
    anna.open()
    page = anna.page
    _tab_to(anna, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    _tab_to(anna, "Let’s go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar.mine")
    log = page.get_by_role("log", name="Log")
    before = log.inner_text()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.legal, [data-move]')"):
            break
    page.keyboard.press("Enter")
    expect(log).not_to_have_text(before)
    expect(page.locator(":focus")).to_be_attached()
    assert anna.errors == []


def _tab_to(person: Person, name: str) -> None:
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached with the Tab key")


def test_on_a_phone(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE, lang="de")
    table = anna.make("dominion", [OWN, BOT], options={"start_player": 0})
    anna.sit(table)
    page = anna.page
    assert not anna.too_wide()
    assert anna.play(turns=6) == 6
    page.get_by_role("button", name="Verlauf und Chat").click()
    expect(page.get_by_role("log", name="Verlauf")).to_be_visible()
    expect(page.get_by_role("log", name="Verlauf")).to_contain_text("Anna")
    page.get_by_role("button", name="Zum Spielbrett").click()
    expect(page.get_by_role("log", name="Verlauf")).to_be_hidden()
    assert anna.errors == []


def test_leaving_to_a_bot_and_coming_back(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    table = anna.make("dominion", [OWN, OPEN], options={"start_player": 1})
    bea.join(table)
    anna.start(table)
    anna.sit(table)
    page = anna.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Let a bot take over").click()
    expect(page.locator("aside").get_by_text("a bot is standing in")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Fair deal").click()
    expect(page.get_by_role("dialog")).to_contain_text(table["table"]["commitment"])
    page.get_by_role("button", name="Close").click()
    page.get_by_role("region", name="Question").get_by_role("button", name="Take the seat back").click()
    expect(page.locator("aside").get_by_text("a bot is standing in")).to_be_hidden()
    assert anna.errors == []


def test_resigning(person: Callable[..., Person]) -> None:
    anna, bea = person("Anna"), person("Bea")
    table = anna.make("dominion", [OWN, OPEN], options={"start_player": 1})
    bea.join(table)
    anna.start(table)
    anna.sit(table)
    bea.sit(table)
    page = anna.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".end")).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_contain_text("This ends the game, and Bea wins.")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(anna.question).to_have_text("Bea wins!")
    expect(page.locator(".bar")).to_contain_text("Anna resigned.")
    expect(bea.question).to_have_text("You win!")
    assert anna.errors == bea.errors == []


def test_a_clock(person: Callable[..., Person]) -> None:
    """It runs for whoever is to move, and stands for the other."""
    anna = person("Anna")
    clock = {"kind": "live", "minutes": 10, "plus": 0}
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}, clock=clock))
    times = anna.page.locator("aside").get_by_label("Time left")
    expect(times.nth(1)).to_have_text("10:00")
    expect(times.nth(0)).to_have_text("9:58")
    assert anna.errors == []


def test_watching(person: Callable[..., Person]) -> None:
    """Whoever has no seat sees the table, nobody's cards, and can do nothing."""
    anna, eve = person("Anna"), person("Eve")
    table = anna.make("dominion", [OWN, BOT], options={"start_player": 0}, listed=True)
    anna.sit(table)
    eve.open()
    eve.page.get_by_role("link", name="Watch").first.click()
    expect(eve.question).to_have_text("It is Anna’s turn.")
    eve.sit(table)
    assert eve.page.locator(".legal").count() == 0
    expect(eve.page.get_by_role("group", name="Anna’s hand").get_by_role("button")).to_have_count(0)
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_text("Spectators cannot write here.")).to_be_visible()
    anna.choose("play copper")
    eve.page.get_by_role("tab", name="Log").click()
    expect(eve.page.get_by_role("log", name="Log")).to_contain_text("Anna plays Copper")
    assert anna.errors == eve.errors == []


def test_letting_a_program_play(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}))
    page = anna.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Let a program play").click()
    token = page.get_by_role("dialog").locator("code").inner_text()
    headers = {"Authorization": f"Bearer {token}"}
    answer = page.request.post("/api/seat/moves", data={"moves": ["play copper"]}, headers=headers)
    assert answer.ok, answer.text()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Anna plays Copper")
    assert anna.errors == []


def test_why_not_by_keyboard(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.sit(anna.make("valdora", [OWN, BOT], options={"start_player": 0}, start=SEED))
    page = anna.page
    page.keyboard.press("w")
    expect(page.get_by_text("Tab now also reaches moves that are not legal")).to_be_visible()
    page.locator('[data-move="move"][aria-disabled=true]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar [role=status]").filter(has_text="Rule VAL-")).to_be_visible()
    page.keyboard.press("w")
    page.locator("main").focus()
    expect(page.get_by_text("Tab now also reaches moves that are not legal")).to_be_hidden()
    assert anna.errors == []


def test_the_plain_view(person: Callable[..., Person]) -> None:
    """Any game as a list, in the user's words; and back to the drawn board."""
    anna = person("Anna", lang="de")
    anna.sit(anna.make("dominion", [OWN, BOT], options={"start_player": 0}))
    page = anna.page
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("button", name="Schlichte Ansicht").click()
    expect(page.get_by_text("Nachziehstapel").first).to_be_visible()
    assert anna.faults() == []
    page.get_by_role("button", name="Kupfer ausspielen").click()
    expect(page.get_by_role("log", name="Verlauf")).to_contain_text("Anna spielt Kupfer")
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("button", name="Gezeichnetes Spielbrett").click()
    expect(page.get_by_role("group", name="Deine Hand")).to_be_visible()
    assert anna.errors == []
