"""What the service logs is for machines, and tells nothing about anybody or any game."""

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from kleinod.server.logs import JsonLines
from kleinod.server.table import commands
from tests.server.running import PATIENCE
from tests.server.scene import Scene
from tests.server.visitor import BOT, INVITED, OWN, Visitor

NAMES = ("Annabella", "Bertalinde")
CHAT = "psst, I have two provinces"
HIDDEN = "a gold on top of the deck"


def written(records: list[logging.LogRecord]) -> list[str]:
    """Log records as the service writes them."""
    return [JsonLines().format(record) for record in records]


def test_a_game_leaves_nothing_secret_in_the_logs(tmp_path):
    """A real process, from its start to its end, with all that people and programs do."""
    process, at = start(tmp_path)
    try:
        secrets = play(at)
    finally:
        process.send_signal(signal.SIGTERM)
        output, errors = process.communicate(timeout=PATIENCE)
    for line in errors.splitlines():
        json.loads(line)
    found = [secret for secret in secrets if re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", output + errors)]
    assert found == []


def start(folder: Path) -> tuple[subprocess.Popen[str], SimpleNamespace]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "kleinod", "serve", "--port", str(port)]
    command += ["--database", f"sqlite+aiosqlite:///{folder}/kleinod.sqlite", "--rate", "1000"]
    environment = os.environ | {"PYTHONWARNINGS": "ignore"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder
    )
    address = f"http://127.0.0.1:{port}"
    end = time.monotonic() + 3 * PATIENCE
    while True:
        try:
            httpx.get(f"{address}/health", trust_env=False).raise_for_status()
            break
        except httpx.HTTPError:
            assert process.poll() is None, "the service does not start"
            assert time.monotonic() < end, "the service does not answer"
            time.sleep(0.1)
    at = SimpleNamespace(address=address, socket_address=f"ws://127.0.0.1:{port}/ws")
    return process, at


def play(at) -> set[str]:
    """Do everything once; all that must not be logged."""
    with Visitor.arrive(at, NAMES[0]) as anna, Visitor.arrive(at, NAMES[1]) as berta:
        seen = anna.make("dominion", [OWN, INVITED, BOT], options={"round_limit": 2, "start_player": 0})
        table = seen["table"]["id"]
        berta.join(table, invite=seen["invite"])
        anna.start(table)
        token, link = berta.token(table, 1), berta.post("/api/me/link").json()["token"]
        wires = [anna.watch(table, 0), berta.watch(table, 1)]
        wires[0].do("say", text=CHAT)
        wires[0].send(b"\xff")
        wires[0].ask("play", moves=["play moonlight"])
        moves = {"play moonlight"}
        headers = {"Authorization": f"Bearer {token}"}
        while True:
            state = anna.get(f"/api/tables/{table}").json()["table"]["state"]
            if state == "over":
                break
            question = wires[0].watch(table, 0)["situation"]["question"]
            if question is not None:
                moves.add(question["options"][0]["text"])
                wires[0].play(question["options"][0]["text"])
                continue
            answer = berta.http.get("/api/seat", headers=headers).json()
            question = answer["situation"]["question"]
            if question is not None:
                moves.add(question["options"][-1]["text"])
                berta.http.post("/api/seat/moves", headers=headers, json={"moves": [question["options"][-1]["text"]]})
        record = anna.get(f"/api/tables/{table}/record").text
        berta.connect().socket.socket.close()  # gone without a word
        berta.ask("DELETE", "/api/me").raise_for_status()
        secret = re.search(r'"secret": "(\w+)"', record)
        seed = re.search(r"\[Seed (\d+)\]", record)
        assert secret is not None
        assert seed is not None
        cookies = {anna.cookie or "", (anna.cookie or "").partition(".")[0]}
        return {*NAMES, CHAT, *moves, *cookies, token, link, seen["invite"], secret[1], seed[1]}


# --- when something goes wrong ---------------------------------------------------------------------------------------


@pytest.fixture
def broken(monkeypatch):
    """Playing breaks, with something in the message that nobody must see."""

    def fail(*args, **more):
        try:
            raise KeyError(HIDDEN)
        except KeyError as error:
            raise ValueError(HIDDEN) from error

    monkeypatch.setattr(commands, "play", fail)


def test_a_fault_is_told_without_what_was_at_hand(server, visit, caplog, broken):
    scene = Scene(server, visit).start()
    wire = scene.host.watch(scene.id, 0)
    answer = wire.ask("play", moves=["done"])
    headers = {"Authorization": f"Bearer {scene.host.token(scene.id, 0)}"}
    http = scene.host.http.post("/api/seat/moves", json={"moves": ["done"]}, headers=headers)
    assert http.status_code == 500
    lines = written(caplog.records)
    assert [json.loads(line)["level"] for line in lines] == ["error", "error"]
    for text in (*lines, json.dumps(answer), http.text):
        assert HIDDEN not in text
    for line in lines:
        trace = json.loads(line)["trace"]
        # where it happened, and the kinds of both faults
        assert trace.index("KeyError") < trace.index("ValueError")
        assert "test_logs.py" in trace
    # and it goes on
    assert wire.ask("ping")["type"] == "accepted"


def test_a_fault_of_the_database_tells_no_values(server, visit, caplog, monkeypatch):
    anna = visit("Annabella")
    monkeypatch.setattr("kleinod.server.identity.secrets.token_urlsafe", lambda size: "always-the-same")
    assert visit("Bertalinde").get("/api/me").status_code == 200
    answer = visit().post("/api/me", {"name": "Clarissima"})
    assert answer.status_code == 503
    text = answer.text + "".join(written(caplog.records))
    assert "Clarissima" not in text
    assert "always-the-same" not in text
    assert anna.get("/api/me").status_code == 200
