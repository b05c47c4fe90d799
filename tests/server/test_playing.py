"""What people do with the service, from sitting down to the record, over the wire."""

import json
import random
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import kleinod
from kleinod.engine.notation.record import read_headers
from kleinod.server import texts
from tests.server.visitor import BOT, ENTROPY, HOTSEAT, INVITED, OPEN, OWN, Visitor, Wire

SHORT = {"round_limit": 2, "start_player": 0}


def latest(wire: Wire) -> dict:
    """How the game stands after all that was received."""
    wire.settle()
    stands = [json.loads(text) for text in wire.received]
    return next(one["situation"] for one in reversed(stands) if one.get("situation") is not None)


def play_out(*wires: Wire, moves: int = 5000) -> None:
    """Everybody moves at random until the game is over."""
    chance = random.Random(1)
    for _ in range(moves):
        asked = [(wire, question) for wire in wires if (question := latest(wire)["question"]) is not None]
        if not asked:
            return
        wire, question = asked[0]
        wire.play(chance.choice(question["options"])["text"])


def over(visitor: Visitor, game: str = "dominion", **options: object) -> str:
    """The id of a table at which a short game against nobody but oneself is over."""
    table = visitor.make(game, [OWN, HOTSEAT], options={**SHORT, **options})["table"]["id"]
    play_out(visitor.watch(table, 0), visitor.watch(table, 1))
    return table


def test_two_people_play_a_game_and_keep_its_record(visit, tmp_path):
    ada, ben = visit("Ada"), visit("Ben")
    made = ada.make("dominion", [OWN, INVITED], options=SHORT)
    table = made["table"]["id"]
    assert made["table"]["state"] == "open"
    assert made["table"]["commitment"]
    ben.join(table, invite=made["invite"])
    assert ada.start(table)["table"]["deal_hash"]
    one, two = ada.watch(table, 0), ben.watch(table, 1)
    assert ada.get(f"/api/tables/{table}/record").status_code == 409
    position = ben.get(f"/api/tables/{table}/position").json()
    assert "seed" not in position
    play_out(one, two)
    seen = ben.get(f"/api/tables/{table}").json()["table"]
    assert seen["state"] == "over"
    record = ben.get(f"/api/tables/{table}/record").text
    assert kleinod.replay(record).scores() == seen["result"]["scores"]
    headers: dict[str, Any] = read_headers(record)
    assert headers["Names"] == ["Ada", "Ben"]
    assert headers["Deal"]["commitment"] == made["table"]["commitment"]
    assert headers["Deal"]["hash"] == seen["deal_hash"]
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "kleinod", "verify", str(tmp_path / "game.txt")], capture_output=True)
    assert done.returncode == 0


def test_events_resume_where_a_client_left(visit):
    ada = visit("Ada")
    table = ada.make("dominion", [OWN, HOTSEAT], options=SHORT)["table"]["id"]
    one, two = ada.watch(table, 0), ada.watch(table, 1)
    play_out(one, two, moves=6)
    seen = one.watch(table, 0)["number"]
    one.socket.close()
    play_out(two, moves=1)
    back = ada.connect()
    snapshot = back.watch(table, 0, since=seen)
    whole = ada.connect().watch(table, 0)
    assert [event["number"] for event in whole["events"]] == list(range(1, whole["number"] + 1))
    assert snapshot["events"] == whole["events"][seen:]


def test_a_game_against_a_bot_begins_at_once(visit):
    ada = visit("Ada")
    made = ada.make("zavandor", [OWN, BOT], options={"round_limit": 1})
    assert made["table"]["state"] == "running"
    wire = ada.watch(made["table"]["id"], 0)
    for _ in range(500):
        situation = latest(wire)
        if ada.get(f"/api/tables/{made['table']['id']}").json()["table"]["state"] == "over":
            break
        if situation["question"] is None:
            wire.receive()
        else:
            wire.play(situation["question"]["options"][-1]["text"])
    assert ada.get("/api/me/tables").json()[0]["result"] is not None


def test_a_device_passed_round_sees_one_seat_at_a_time(visit):
    ada = visit("Ada")
    made = ada.make("dominion", [OWN, {**HOTSEAT, "name": "Ben"}], options=SHORT)
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ada", "Ben"]
    wire = ada.watch(made["table"]["id"], 0)
    assert wire.watch(made["table"]["id"], 0)["seats"] == [0, 1]
    hand = latest(wire)["view"]["players"][0]["hand"]
    assert hand
    wire.watch(made["table"]["id"], 1)
    view = latest(wire)["view"]
    assert "hand" not in view["players"][0]
    assert view["players"][1]["hand"]


def test_why_not_and_refusals_name_the_rule(visit):
    ada = visit("Ada")
    wire = ada.watch(ada.make("dominion", [OWN, HOTSEAT], options=SHORT)["table"]["id"], 0)
    reason = wire.why("buy province")
    assert (reason["legal"], reason["rule"][:4]) == (False, "DOM-")
    assert reason["text"]
    refused = wire.ask("play", moves=["buy province"])
    assert (refused["type"], refused["rule"]) == ("refused", reason["rule"])
    legal = latest(wire)["question"]["options"][0]["text"]
    assert wire.why(legal)["legal"]


def test_why_not_by_verb_and_parts(visit):
    ada = visit("Ada")
    wire = ada.watch(ada.make("zavandor", [OWN, HOTSEAT], options={"start_player": 0})["table"]["id"], 0)
    by_parts, by_text = wire.why_not("right", place="diamantina 1"), wire.why("right diamantina 1")
    assert by_parts | {"id": 0} == by_text | {"id": 0}
    assert (by_parts["type"], by_parts["legal"]) == ("reason", False)
    option = latest(wire)["question"]["options"][0]
    assert wire.why_not(option["verb"], **option["parts"])["legal"]
    for unknown in (wire.why_not("buy", gem="diamond"), wire.why_not("steal"), wire.ask("why")):
        assert (unknown["type"], unknown["text"]) == ("refused", texts.NO_SUCH_MOVE.en)


def test_chat_reaches_everybody_and_stays(visit):
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    made = ada.make("dominion", [OWN, OPEN], listed=True)
    ben.join(made["table"]["id"])
    one, two, three = (
        ada.watch(made["table"]["id"], 0),
        ben.watch(made["table"]["id"], 1),
        eve.watch(made["table"]["id"]),
    )
    two.do("say", text="  Hallo\u202e <b>Ada</b>\n ")
    said = [json.loads(text) for text in one.settle() if "chat" in text]
    assert [(one["line"]["name"], one["line"]["seat"], one["line"]["text"]) for one in said] == [
        ("Ben", 1, "Hallo <b>Ada</b>")
    ]
    assert any("chat" in text for text in three.settle())
    assert three.ask("say", text="me too")["type"] == "refused"
    assert [line["text"] for line in ada.connect().watch(made["table"]["id"], 0)["chat"]] == ["Hallo <b>Ada</b>"]


def test_undo_over_the_wire(visit):
    ada, ben = visit("Ada"), visit("Ben")
    made = ada.make("valdora", [OWN, OPEN], options={"start_player": 0}, listed=True)
    ben.join(made["table"]["id"])
    ada.start(made["table"]["id"])
    one, two = ada.watch(made["table"]["id"], 0), ben.watch(made["table"]["id"], 1)
    while latest(one)["question"] is not None:
        one.play(latest(one)["question"]["options"][0]["text"])
    how = latest(one)["undo"]
    one.do("undo")
    if how == "ask":
        assert ben.get(f"/api/tables/{made['table']['id']}").json()["table"]["request"] == {"seat": 0, "agreed": []}
        two.do("answer_undo", agreed=True)
    assert latest(one)["question"] is not None
    two.settle()
    undone = [
        event for text in two.received for event in json.loads(text).get("events", []) if event["kind"] == "undone"
    ]
    assert len(undone) == 1


def test_replay_step_by_step(visit):
    ada, eve = visit("Ada"), visit("Eve")
    table = over(ada)
    played = ada.get(f"/api/tables/{table}/moves").json()
    assert played["over"]
    assert played["moves"][-1]["scores"] == ada.get(f"/api/tables/{table}").json()["table"]["result"]["scores"]
    ends = [move["last_event"] for move in played["moves"]]
    assert ends == sorted(ends)
    seen = ada.connect().watch(table, 0)["events"]
    # the log leads to the step: the events up to a move's last are those that had been told by then
    step = ada.get(f"/api/tables/{table}/steps/3", viewer=0).json()
    assert [event["text"] for event in seen[ends[1] : ends[2]]] == [event["text"] for event in step["events"]]
    first = ada.get(f"/api/tables/{table}/steps/0", viewer=0).json()
    assert first["question"]["options"]
    assert first["view"]["players"][0]["hand"]
    last = ada.get(f"/api/tables/{table}/steps/{len(played['moves'])}").json()
    assert last["question"] is None
    assert last["events"]
    assert ada.get(f"/api/tables/{table}/steps/{len(played['moves']) + 1}").status_code == 409
    assert eve.get(f"/api/tables/{table}/moves").status_code == 404


def test_going_on_from_any_move_against_a_bot(visit):
    ada = visit("Ada")
    table = over(ada)
    body = {"entropy": ENTROPY, "moves": 3, "seats": [OWN, BOT]}
    answer = ada.post(f"/api/tables/{table}/continue", body)
    assert answer.status_code == 201
    new = answer.json()["table"]
    assert (new["state"], new["start"], new["previous"]) == ("running", "position", table)
    then = ada.get(f"/api/tables/{table}/steps/3", viewer=0).json()["view"]
    assert latest(ada.watch(new["id"], 0))["view"]["players"][0]["hand"] == then["players"][0]["hand"]


def test_a_rematch_invites_the_others(visit):
    ada, ben = visit("Ada"), visit("Ben")
    made = ada.make("dominion", [OWN, OPEN, BOT], options=SHORT, listed=True)
    ben.join(made["table"]["id"])
    ada.start(made["table"]["id"])
    ada.watch(made["table"]["id"], 0).do("resign")
    ben.watch(made["table"]["id"], 1).do("resign")
    again = ben.post(f"/api/tables/{made['table']['id']}/rematch", {"entropy": ENTROPY}).json()
    assert again["table"]["previous"] == made["table"]["id"]
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["invited", "own", "bot"]
    assert again["table"]["options"] == made["table"]["options"]
    ada.join(again["table"]["id"], invite=again["invite"])


def test_records_and_positions_can_be_brought_along(visit):
    ada = visit("Ada")
    record = ada.get(f"/api/tables/{over(ada)}/record").text
    read = ada.post("/api/uploads", {"text": record, "step": 2}).json()
    assert (read["game"], read["players"]) == ("dominion", 2)
    assert read["steps"] == len(ada.post("/api/uploads/moves", {"text": record}).json()["moves"])
    assert ada.post("/api/uploads/step", {"text": record, "step": 2, "viewer": 1}).json()["view"]["seat"] == 1
    made = ada.make("dominion", [OWN, BOT], start={"position": read["position"]})
    assert made["table"]["start"] == "position"
    for position in (read["position"], kleinod.new("zavandor", 2, seed=1).position(seat=1)):
        text = json.dumps(position)
        assert ada.post("/api/uploads", {"text": text}).json()["position"] == position
    wrong = ada.post("/api/uploads", {"text": "[Game 7]"})
    assert wrong.status_code == 400
    assert wrong.json()["text"].startswith("line")
    assert ada.post("/api/uploads", {"text": '{"game": "chess"}'}).json()["text"].startswith("game:")


def test_another_device_and_being_forgotten(visit):
    ada, phone, ben = visit("Ada"), visit(), visit("Ben")
    made = ada.make("dominion", [OWN, OPEN], listed=True)
    ben.join(made["table"]["id"])
    ada.start(made["table"]["id"])
    ada.watch(made["table"]["id"], 0).do("say", text="something private")
    token = ada.post("/api/me/link").json()["token"]
    assert phone.post("/api/me/follow", {"token": token}).json()["name"] == "Ada"
    assert phone.post("/api/me/follow", {"token": token}).status_code == 404
    assert phone.get("/api/me/tables").json()[0]["mine"] == [0]
    kept = phone.get("/api/me/data").json()
    assert (kept["name"], kept["chat"][0]["text"]) == ("Ada", "something private")
    phone.ask("DELETE", "/api/me").raise_for_status()
    assert ada.get("/api/me").json()["name"] is None
    seen = ben.connect().watch(made["table"]["id"], 1)
    assert seen["table"]["seats"][0]["name"] is None
    assert seen["table"]["seats"][0]["status"] == "replaced"
    assert seen["chat"] == []


def test_the_example_program_plays_a_game(visit, tmp_path):
    """The program of docs/programs.md, as it stands there."""
    text = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert program is not None
    assert len(program.group(1).splitlines()) <= 34
    (tmp_path / "play_seat.py").write_text(program.group(1), encoding="utf-8")
    ada = visit("Ada")
    made = ada.make("dominion", [OWN, BOT], options={"round_limit": 2})
    command = [sys.executable, str(tmp_path / "play_seat.py"), ada.at.address, ada.token(made["table"]["id"], 0)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "winners" in done.stdout


def test_a_webhook_tells_whose_turn_it_is(visit, serve):
    heard: list[dict] = []
    told = threading.Event()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()
            told.set()

        def log_message(self, *ignored: object) -> None:
            pass

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    service = serve(private_webhooks=True)
    ada, ben = visit("Ada", at=service), visit("Ben", at=service)
    url = f"http://127.0.0.1:{hook.server_port}/turn"
    assert ada.ask("PUT", "/api/me", {"name": "Ada", "webhook": url}).json()["webhook_secret"]
    made = ben.make("dominion", [OWN, OPEN], options={"start_player": 1}, listed=True)
    ada.join(made["table"]["id"])
    ben.start(made["table"]["id"])
    try:
        assert told.wait(20)
    finally:
        hook.shutdown()
        hook.server_close()
    assert [(one["type"], one["table"], one["game"]) for one in heard] == [("turn", made["table"]["id"], "dominion")]


def test_a_turn_elsewhere_is_told_on_the_wire(visit):
    ada, ben = visit("Ada"), visit("Ben")
    made = ben.make("dominion", [OWN, OPEN], options={"start_player": 1}, listed=True)
    ada.join(made["table"]["id"])
    wire = ada.connect()
    ben.start(made["table"]["id"])
    message = wire.receive()
    assert message == {"type": "turn", "table": made["table"]["id"], "game": "dominion"}
