"""`kleinod engine`: what a program gets."""

import io
import json
from typing import Any

import pytest

import kleinod
from kleinod.cli.protocol import engine
from kleinod.cli.protocol.engine import MAX_BYTES, answer, encode, serve
from kleinod.cli.protocol.requests import MAX_MATCHES, REQUESTS, Session
from tests.cli.conftest import Kleinod


class Program:
    """Talks to the engine."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, do: str, **keys: object) -> dict[str, Any]:
        line = json.dumps({"id": 1, "do": do, **keys}).encode()
        told: dict[str, Any] = json.loads(encode(answer(self.session, line)))
        assert told["id"] == 1
        return told

    def get(self, do: str, **keys: object) -> Any:
        told = self.ask(do, **keys)
        assert "error" not in told, told
        return told["result"]

    def refused(self, do: str, **keys: object) -> Any:
        told = self.ask(do, **keys)
        assert "result" not in told, told
        error = told["error"]
        assert error["de"]
        assert error["en"]
        return error


@pytest.fixture
def program() -> Program:
    return Program()


def lines(raw: bytes) -> list[Any]:
    out = io.BytesIO()
    serve(io.BytesIO(raw), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_session_from_beginning_to_end(kleinod: Kleinod) -> None:
    requests = [
        {"id": 1, "do": "new", "game": "dominion", "seed": 7, "options": {"start_player": 0}},
        {"id": "two", "do": "play", "moves": ["play copper", "play copper"]},
        {"id": None, "do": "view", "seat": -1},
    ]
    run = kleinod("engine", typed="".join(json.dumps(request) + "\n" for request in requests))
    assert (run.code, run.err) == (0, "")
    first, second, third = (json.loads(line) for line in run.out.splitlines())
    assert first["id"] == 1
    assert first["result"]["decision"]["player"] == 0
    assert first["result"]["decision"]["options"][0] == {
        "text": "play copper",
        "de": "Kupfer ausspielen",
        "en": "Play Copper",
    }
    assert second["id"] == "two"
    assert third["id"] is None
    assert third["result"]["view"]["turn"]["coins"] == 2


def test_nothing_in_nothing_out(kleinod: Kleinod) -> None:
    assert kleinod("engine") == (0, "", "")


def test_which_games_there_are(program: Program) -> None:
    assert program.get("version")["protocol"] == 1
    dominion, *_ = program.get("games")["games"]
    assert (dominion["game"], dominion["min_players"], dominion["max_players"]) == ("dominion", 2, 6)
    assert "kingdom" in [setting["name"] for setting in dominion["settings"]]


def test_options_play_and_all_or_none(program: Program) -> None:
    program.get("new", game="dominion", seed=7, options={"start_player": 0})
    before = program.get("position")
    error = program.refused("play", moves=["play copper", "buy province", "done"])
    assert (error["kind"], error["rule"], error["move"]) == ("IllegalMove", "DOM-COST-1", 1)
    assert error["de"].startswith("Provinz kostet $8")
    assert program.get("position") == before
    assert program.get("play", moves="play copper") == program.get("options")
    assert program.get("play", moves=[]) == program.get("options")
    assert program.get("why_not", move="done") == {"refusal": None}
    assert program.get("why_not", move="buy province")["refusal"]["rule"] == "DOM-COST-1"


def test_a_seat_plays_for_itself_only(program: Program) -> None:
    program.get("new", game="dominion", seed=7, options={"start_player": 0})
    assert program.refused("play", seat=1, moves="done")["en"] == "seat 0 has to decide, not seat 1"
    error = program.refused("play", seat=0, moves=["done", "done"])
    assert (error["kind"], error["rule"], error["move"]) == ("IllegalMove", None, 1)
    program.get("play", seat=0, moves="done")
    assert program.get("play", moves=["done", "done"])["decision"]["player"] == 1


def test_a_whole_game_agrees_with_the_library(program: Program) -> None:
    match = kleinod_match()
    state = program.get("new", game="dominion", players=3, seed=9, options={"round_limit": 3})
    while not state["over"]:
        move = state["decision"]["options"][-1]["text"]
        match.play(move)
        state = program.get("play", moves=move)
    assert state["decision"] is None
    assert program.get("record") == {"record": match.record()}
    assert program.get("scores") == {
        "over": True,
        "scores": match.scores(),
        "score_sheet": match.score_sheet(),
        "winners": match.winners(),
    }
    for seat in (-1, 0, 1, 2):
        assert program.get("view", seat=seat) == {"view": match.view(seat)}
        assert program.get("position", seat=seat) == {"position": match.position(seat=seat)}
        assert program.get("events", seat=seat, since=4) == {"events": match.events_for(seat, 4)}


def kleinod_match() -> kleinod.Match:
    return kleinod.new("dominion", players=3, seed=9, options={"round_limit": 3})


def test_undo(program: Program) -> None:
    program.get(
        "from_position", position={"game": "dominion", "turn": {"player": 0, "phase": "buy", "coins": 8, "buys": 2}}
    )
    state = program.get("options")
    assert program.refused("undo")["kind"] == "NothingToUndo"
    program.get("play", moves="buy province")
    assert program.get("can_undo", seat=0) == {"can_undo": True}
    assert program.get("can_undo", seat=1) == {"can_undo": False}
    assert program.refused("undo", seat=1)["kind"] == "BadRequest"
    assert program.get("undo", seat=0) == state
    program.get("play", moves="buy province")
    assert program.get("undo") == state


def test_several_matches(program: Program) -> None:
    program.get("new", game="dominion", seed=1, match="a")
    program.get("new", game="dominion", seed=2, match="b")
    assert program.get("clone", match="a", to="c")["match"] == "c"
    a = program.get("position", match="a")
    program.get("play", match="c", moves="done")
    assert program.get("position", match="a") == a
    assert program.get("matches") == {"matches": ["a", "b", "c"]}
    assert program.get("close", match="a") == {"match": "a"}
    assert program.refused("options", match="a")["en"] == "match: there is no match “a”"
    assert program.refused("options")["en"] == "match: there is no match “main”"
    assert program.get("options", match="b")["match"] == "b"


def test_records_positions_and_worlds(program: Program) -> None:
    program.get("new", game="dominion", seed=3)
    program.get("play", moves="done")
    record = program.get("record")["record"]
    state = program.get("replay", match="again", record=record)
    assert state["decision"] == program.get("options")["decision"]
    position = program.get("position")["position"]
    program.get("from_position", match="same", position=position)
    assert program.get("position", match="same") == {"position": position}
    known = program.get("position", seat=0)["position"]
    program.get("world", match="world", position=known, seed=5)
    assert program.get("position", match="world", seat=0) == {"position": known}


def test_events_in_sentences(program: Program) -> None:
    program.get("new", game="dominion", seed=3, options={"start_player": 1})
    (event,) = program.get("events", seat=0, names=["Ann", "Bob"])["events"]
    assert event["de"] == "Zug 1: Bob ist an der Reihe."
    assert event["en"] == "Turn 1: Bob to play."
    assert program.refused("events", seat=0, names=["Ann"])["kind"] == "BadRequest"


@pytest.mark.parametrize(
    ("do", "keys", "kind", "said"),
    [
        ("fly", {}, "BadRequest", "do: there is no “fly” here"),
        ("view", {}, "BadRequest", "seat: is missing"),
        ("view", {"seat": 2}, "BadRequest", "seat: the number must be from -1 to 1"),
        ("view", {"seat": True}, "BadRequest", "seat: a whole number belongs here"),
        ("view", {"seat": "0"}, "BadRequest", "seat: a whole number belongs here"),
        ("view", {"seat": 0, "color": 1}, "BadRequest", "color: there is no such key"),
        ("play", {}, "BadRequest", "moves: is missing"),
        ("play", {"moves": 3}, "BadRequest", "moves: a list belongs here"),
        ("play", {"moves": ["done", None]}, "BadRequest", "moves[1]: a text belongs here"),
        ("play", {"moves": "fly"}, "IllegalMove", "“fly” is not a move of this game"),
        ("new", {}, "BadRequest", "game: is missing"),
        ("new", {"game": "domino"}, "BadOption", "did you mean “dominion”?"),
        ("new", {"game": "dominion", "players": 7}, "BadOption", "Dominion is for 2 to 6 players"),
        ("new", {"game": "dominion", "players": 2.5}, "BadRequest", "players: a whole number belongs here"),
        ("new", {"game": "dominion", "seed": -1}, "BadRequest", "seed: the seed must be"),
        ("new", {"game": "dominion", "seed": "x"}, "BadRequest", "seed: the seed must be"),
        ("new", {"game": "dominion", "seed": 2**512}, "BadRequest", "seed: the seed must be"),
        ("new", {"game": "dominion", "options": []}, "BadRequest", "options: an object belongs here"),
        ("new", {"game": "dominion", "options": {"colour": 1}}, "BadOption", "colour: there is no such key"),
        ("new", {"game": "dominion", "match": 7}, "BadRequest", "match: a text belongs here"),
        ("from_position", {}, "BadRequest", "position: is missing"),
        ("from_position", {"position": []}, "BadRequest", "position: an object belongs here"),
        ("from_position", {"position": {}}, "BadRequest", "position.game: is missing"),
        ("from_position", {"game": "dominion", "position": [1]}, "BadPosition", ".: an object belongs here"),
        ("from_position", {"position": {"game": "dominion", "trash": 1}}, "BadPosition", "trash: a list belongs here"),
        ("world", {"position": {"game": "dominion"}}, "BadRequest", "seed: the seed must be"),
        ("world", {"position": 5, "seed": 1}, "BadPosition", ".: an object belongs here"),
        ("replay", {"record": "x"}, "BadRecord", "line 1: "),
        ("replay", {"record": 5}, "BadRequest", "record: a text belongs here"),
        ("clone", {}, "BadRequest", "to: is missing"),
        ("events", {"seat": 0, "since": -1}, "BadRequest", "since: the number must be"),
        ("why_not", {"move": ["done"]}, "BadRequest", "move: a text belongs here"),
    ],
)
def test_wrong_requests_are_refused_and_change_nothing(
    program: Program, do: str, keys: dict[str, object], kind: str, said: str
) -> None:
    program.get("new", game="dominion", seed=7)
    before = program.get("position")
    error = program.refused(do, **keys)
    assert error["kind"] == kind
    assert said in error["en"]
    assert program.get("position") == before
    assert program.get("matches") == {"matches": ["main"]}


def test_a_bad_record_names_its_line(program: Program) -> None:
    assert program.refused("replay", record='[Game "dominion"]\n[Rules 1]\n[Seed 1]\n\nfly\n*\n')["line"] == 5


def test_there_is_an_end_to_matches(program: Program) -> None:
    program.get("new", game="dominion", seed=7, match="0")
    for i in range(1, MAX_MATCHES):
        program.get("clone", match="0", to=str(i))
    assert (
        program.refused("clone", match="0", to="one more")["en"]
        == "match: there cannot be more than 1000 matches at once"
    )
    program.get("clone", match="0", to="7")
    program.get("close", match="8")
    program.get("clone", match="0", to="one more")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"{",
        b"[]",
        b"null",
        b'"new"',
        b"{}",
        b'{"do": null}',
        b'{"do": ["new"]}',
        b"\xff\xfe",
        b"\x00",
        b"[" * 200_000,
        b'{"id":' * 50_000,
        b'{"do": ' + b"9" * 10_000 + b"}",
        b"x" * (MAX_BYTES + 10),
        b"{" + b" " * (3 * MAX_BYTES) + b"}",
    ],
    ids=lambda line: repr(line[:12]),
)
def test_rubbish_gets_one_answer_and_the_next_line_too(line: bytes) -> None:
    told = lines(line + b'\n{"id": 2, "do": "version"}\n')
    assert len(told) == 2
    assert told[0]["error"]["kind"] == "BadRequest"
    assert told[1]["id"] == 2
    assert "result" in told[1]


def test_the_last_line_need_not_end() -> None:
    assert lines(b'{"id": 1, "do": "version"}')[0]["id"] == 1
    assert lines(b"x" * (MAX_BYTES + 1))[0]["error"]["kind"] == "BadRequest"
    assert lines(b'\xef\xbb\xbf{"id": 1, "do": "version"}\r\n')[0]["id"] == 1


@pytest.mark.parametrize(
    ("id", "echoed"),
    [
        ('{"a": [1, "ü", null]}', {"a": [1, "ü", None]}),
        ('"\\ud800"', "\ud800"),
        ("1.5", 1.5),
        ("1e999", None),
        ("NaN", None),
        ("[" * 900 + "]" * 900, ...),
    ],
)
def test_any_id_comes_back_if_json_can_say_it(id: str, echoed: object) -> None:
    raw = f'{{"do": "version", "id": {id}}}\n'.encode()
    (told,) = lines(raw)
    assert "result" in told
    if echoed is not ...:
        assert told["id"] == echoed


def test_a_fault_of_ours_is_an_answer_too(monkeypatch: pytest.MonkeyPatch, program: Program) -> None:
    def broken(session: Session, row: object) -> dict[str, object]:
        raise ZeroDivisionError

    monkeypatch.setitem(REQUESTS, "version", broken)
    assert program.refused("version")["kind"] == "Fault"


def test_umlauts_are_written_as_they_are() -> None:
    out = io.BytesIO()
    serve(io.BytesIO(b'{"do": "options"}\n'), out)
    assert "»main«" in out.getvalue().decode()


def test_a_closed_input_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    engine.command(None, None)  # type: ignore[arg-type]
