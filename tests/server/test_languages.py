"""One language for each viewer: named by `watch` or `?lang=`, else preferred by the browser, else English."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from kleinod.cli.protocol.requests import is_compiled
from kleinod.engine.text import Text
from kleinod.server import languages
from kleinod.server.database import schema
from tests.server.running import PATIENCE, Running
from tests.server.scene import Scene, Visit
from tests.server.test_analyses import wait_for
from tests.server.test_playing import over
from tests.server.visitor import HOTSEAT, OWN, Json, Wire

GAMES = ["dominion", "valdora", "zavandor"]
PSEUDO = "xx"
"""A language in which every text is the English one in white brackets."""
TEXT_KEYS = {"label", "name", "text", "reason", "description", "unset"}


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    if is_compiled():
        pytest.skip("compiled code does not see the replaced method")
    in_language = Text.in_language
    monkeypatch.setattr(languages, "LANGUAGES", ("de", "en", PSEUDO))
    monkeypatch.setattr(
        Text,
        "in_language",
        lambda text, language: f"⟦{text.en}⟧" if language == PSEUDO else in_language(text, language),
    )


def texts_in(part: Any, key: str = "", parent: Any = None) -> Iterator[str]:
    """The texts for people in a message: without those of options, names of people, names of settings."""
    if isinstance(part, dict):
        for inner, value in part.items():
            yield from texts_in(value, inner, part)
    elif isinstance(part, list):
        for value in part:
            yield from texts_in(value, key, parent)
    elif isinstance(part, str) and key in TEXT_KEYS and part:
        is_option = key == "text" and "label" in parent
        is_person = key == "name" and ("host" in parent or "type" in parent)
        is_setting = key == "name" and "unset" in parent
        if not (is_option or is_person or is_setting):
            yield part


def check(message: Any, minimum: int = 0) -> None:
    found = list(texts_in(message))
    assert len(found) >= minimum
    for text in found:
        assert text.startswith("⟦"), text
        assert text.endswith("⟧"), text


def received(wire: Wire, kind: str) -> list[Json]:
    """The messages of a kind that have come."""
    return [message for message in map(json.loads, wire.received) if message["type"] == kind]


def check_differing(versions: list[Any]) -> int:
    """What differs between German and English is in brackets in the third version; how many such texts there are."""
    german, _, wrapped = versions
    if isinstance(german, dict):
        return sum(check_differing([version[key] for version in versions]) for key in german)
    if isinstance(german, list):
        return sum(check_differing(list(parts)) for parts in zip(*versions, strict=True))
    if german == versions[1]:
        return 0
    check({"text": wrapped}, 1)
    return 1


# --- which language --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "en"),
        ("en;q=0.3, de;q=0.8", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de ; Q=0.5 , en;q=0.4", "de"),
        ("de;q=much, en", "en"),
        ("*", "en"),
        (";;,=,q=1", "en"),
    ],
)
def test_what_a_browser_prefers(header: str, language: str) -> None:
    assert languages.preferred_language(header) == language


@pytest.mark.parametrize(("tag", "language"), [("de", "de"), ("de-CH", "de"), ("EN", "en"), ("fr", "en"), ("", "en")])
def test_languages_that_are_named(tag: str, language: str) -> None:
    assert languages.known_language(tag) == language


def test_answers_follow_the_address_then_the_header(visit: Visit) -> None:
    anna = visit("Anna")
    for lang, header, expected, name in (
        ("de", "en", "de", "Hexe"),
        ("", "de-DE,en;q=0.5", "de", "Hexe"),
        ("fr", "de", "en", "Witch"),
        ("", "fr", "en", "Witch"),
    ):
        address = "/api/games/dominion/components" + (f"?lang={lang}" if lang else "")
        answer = anna.ask("GET", address, headers={"accept-language": header})
        assert answer.json()["cards"]["witch"]["name"] == name
        assert answer.headers["content-language"] == expected
        assert answer.headers["vary"] == "accept-language"


def test_refused_requests_too(visit: Visit) -> None:
    anna = visit("Anna")
    for address in ("/api/tables/none", "/nowhere", "/api/tables/none/steps/x"):
        german, english = (anna.get(address, lang=lang).json()["text"] for lang in ("de", "en"))
        assert german != english


def test_a_program_reads_its_seat_in_a_language(server: Running, visit: Visit) -> None:
    scene = Scene(server, visit).start()
    headers = {"authorization": f"Bearer {scene.host.token(scene.id, 0)}"}
    german, english = (
        visit().ask("GET", f"/api/seat?lang={lang}", headers=headers).json()["situation"]["question"]["text"]
        for lang in ("de", "en")
    )
    assert german != english


# --- watching --------------------------------------------------------------------------------------------------------


def test_another_watch_switches_with_a_new_snapshot(server: Running, visit: Visit) -> None:
    scene = Scene(server, visit).start()
    wire = scene.host.connect()
    english, german = wire.watch(scene.id, 0), wire.watch(scene.id, 0, lang="de-AT")
    assert english["events"][0]["text"] == "The game begins."
    assert german["events"][0]["text"] == "Die Partie beginnt."
    assert german["situation"]["question"]["text"] != english["situation"]["question"]["text"]
    assert wire.ask("undo")["text"].startswith("Du hast")
    # a watch that names no language keeps it
    assert wire.watch(scene.id, 0) == german


def test_a_connection_starts_in_the_language_of_its_browser(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.make("zavandor", [OWN, HOTSEAT])["table"]["id"]
    wire = anna.connect(**{"Accept-Language": "de"})
    assert wire.ask("undo")["text"] == "Das ist nicht dein Platz."
    assert wire.watch(table, 0)["events"][0]["text"] == "Die Partie beginnt."
    assert anna.connect().ask("undo")["text"] == "This is not your seat."


def test_watchers_of_one_seat_in_two_languages(server: Running, visit: Visit) -> None:
    scene = Scene(server, visit).start()
    german, english = scene.host.watch(scene.id, 0, lang="de"), scene.host.watch(scene.id, 0, lang="en")
    move = scene.match.decision
    assert move is not None
    english.do("play", moves=[move.options[0].text])
    german.ask("ping")
    updates = [next(one for one in received(wire, "update")) for wire in (german, english)]
    assert updates[0]["number"] == updates[1]["number"]
    assert updates[0]["situation"]["view"] == updates[1]["situation"]["view"]
    assert updates[0]["events"][-1]["text"] != updates[1]["events"][-1]["text"]


# --- nothing is left out ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_running_game(pseudo: None, visit: Visit, game: str) -> None:
    anna = visit("Anna")
    table = anna.make(game, [OWN, HOTSEAT], options={"start_player": 0}, hints=True)["table"]["id"]
    wires = [anna.watch(table, seat, lang=PSEUDO) for seat in (0, 1)]
    check(wires[0].ask("request_hint"), 1)
    for turn in range(40):
        situation = [wire.watch(table, seat, lang=PSEUDO)["situation"] for seat, wire in enumerate(wires)]
        seat = situation[0]["awaited"]
        options = situation[seat]["question"]["options"]
        wires[seat].do("play", moves=[options[turn % len(options)]["text"]])
        check(wires[seat].ask("play", moves=["nonsense"]), 1)
    wires[0].ask("why", move="done")
    wires[0].do("resign")
    for wire in wires:
        check([json.loads(message) for message in wire.received], 300)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_finished_game(pseudo: None, visit: Visit, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleinod.server.analyses.VISITS", 8)
    anna = visit("Anna")
    table = over(anna, game, round_limit=1)
    check(received(anna.watch(table, 0, lang=PSEUDO), "snapshot")[0]["table"]["result"]["categories"], 1)
    check(anna.get(f"/api/tables/{table}/moves", lang=PSEUDO).json(), 2)
    check(anna.get(f"/api/tables/{table}/steps/2", lang=PSEUDO).json(), 2)
    record = anna.get(f"/api/tables/{table}/record").text
    check(anna.post(f"/api/uploads/moves?lang={PSEUDO}", {"text": record}).json(), 2)
    check(anna.post(f"/api/uploads/step?lang={PSEUDO}", {"text": record, "step": 2}).json(), 2)
    address = f"/api/tables/{table}/analysis"
    anna.post(address)
    wait_for(lambda: anna.get(address).json())
    check(anna.get(address, lang=PSEUDO).json())


@pytest.mark.parametrize("game", GAMES)
def test_every_text_about_a_game(pseudo: None, visit: Visit, game: str) -> None:
    anna = visit("Anna")
    check(anna.get("/api/games", lang=PSEUDO).json(), 10)
    for part in ("components", "rules"):
        address = f"/api/games/{game}/{part}"
        versions = [anna.get(address, lang=lang).json() for lang in ("de", "en", PSEUDO)]
        assert check_differing(versions) > 20
    for address in ("/api/tables/none", "/api/games/chess/rules", "/nowhere"):
        check(anna.get(address, lang=PSEUDO).json(), 1)


# --- what is stored --------------------------------------------------------------------------------------------------


def test_an_analysis_is_stored_for_all_languages(
    pseudo: None, server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kleinod.server.analyses.VISITS", 8)
    monkeypatch.setattr("kleinod.analysis.judgement.MIN_COST", -1.0)
    monkeypatch.setattr("kleinod.analysis.judgement.MISTAKE_ERRORS", -1000.0)
    anna = visit("Anna")
    table = over(anna, "dominion", round_limit=1)
    anna.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: anna.get(f"/api/tables/{table}/analysis").json())
    versions = [anna.get(f"/api/tables/{table}/analysis", lang=lang).json() for lang in ("de", "en", PSEUDO)]
    assert versions[0]["analysis"]["mistakes"]
    assert check_differing(versions) > 0
    check(versions[2], 3)


OLD_CHOICE: Json = {"text": "buy gold", "de": "Gold kaufen", "en": "Buy Gold", "verb": "buy", "parts": {}, "places": []}


def test_an_analysis_of_an_earlier_version(server: Running, visit: Visit) -> None:
    """It was stored with its sentences, in German and English."""
    anna = visit("Anna")
    table = over(anna, "dominion", round_limit=1)
    mistake = {"step": 1, "turn": 1, "seat": 0, "played": OLD_CHOICE, "better": OLD_CHOICE, "cost": 0.2, "error": 0.1}
    mistake |= {"de": "Darum.", "en": "Because."}
    old = {"moments": [], "mistakes": [mistake], "accounts": [], "strokes": [], "visits": 9}
    row = {"game": table, "done": 1, "total": 1, "changed_at": 0, "result": json.dumps(old)}
    loop = server.service.writer._task.get_loop()  # type: ignore[union-attr]
    writing = server.service.writer.write(schema.analyses.insert().values(row))
    asyncio.run_coroutine_threadsafe(writing, loop).result(PATIENCE)
    for lang, reason, label in (("de", "Darum.", "Gold"), ("en", "Because.", "Gold"), ("fr", "Because.", "Gold")):
        found = anna.get(f"/api/tables/{table}/analysis", lang=lang).json()["analysis"]["mistakes"][0]
        assert found["reason"] == reason
        assert label in found["played"]["label"]
