"""Games that are over, analysed by a worker: by whom they may, one at a time, and kept."""

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import kleinod
from kleinod.analysis.study import count_questions
from kleinod.server.database import schema
from kleinod.server.workers import WorkerFailed
from tests.server.postgresql import any_server, fresh_database
from tests.server.running import PATIENCE, Running, running
from tests.server.scene import Visit
from tests.server.test_playing import over
from tests.server.visitor import Json, Visitor

SHORT: dict[str, Any] = {"round_limit": 1}


def wait_for(look: Callable[[], Json]) -> Json:
    """Ask again and again until it is done."""
    end = time.monotonic() + 3 * PATIENCE
    while (insight := look())["analysis"] is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    return insight


def record_of(visitor: Visitor, table: str) -> str:
    return visitor.get(f"/api/tables/{table}/record").text


class Slow:
    """Workers that wait until they are told to answer, or fail."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[dict[str, Any]] = []
        self.failing = self.going = False
        self._judge = server.service.analysts.judge
        monkeypatch.setattr(server.service.analysts, "judge", self.judge)

    async def judge(self, **request: Any) -> Any:
        self.asked.append(request)
        while not self.going:
            await asyncio.sleep(0.01)
        if self.failing:
            raise WorkerFailed("on purpose")
        return await self._judge(**request)


@pytest.fixture
def slow(server: Running, monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(server, monkeypatch)


@pytest.mark.parametrize("game", ["dominion", "valdora", "zavandor"])
def test_a_game_is_analysed_once_and_kept(server: Running, visit: Visit, game: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("kleinod.server.analyses.VISITS", 8)
    anna = visit("Anna")
    table = over(anna, game, **SHORT)
    match = kleinod.replay(record_of(anna, table))
    total = count_questions(match)
    address = f"/api/tables/{table}/analysis"
    assert anna.get(address).json() == {"done": 0, "total": 0, "analysis": None}
    assert anna.post(address).json() == {"done": 0, "total": total, "analysis": None}
    insight = wait_for(lambda: anna.get(address).json())
    assert insight["done"] == insight["total"] == total
    analysis = insight["analysis"]
    assert len(analysis["moments"]) == total
    for moment in analysis["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1, abs=0.01)
        assert 0 <= moment["step"] < match.move_count
    for seat, account in enumerate(analysis["accounts"]):
        assert sum(account[part] for part in ("start", "own", "others", "deal")) == pytest.approx(
            account["result"], abs=0.01
        )
        assert account["result"] == (seat in match.winners()) / len(match.winners())
    assert anna.post(address).json() == insight
    # after a restart too
    server.service.analyses._visitors.clear()
    assert anna.get(address).json() == insight


def test_who_may_see_a_game_may_see_its_analysis(visit: Visit, slow: Slow) -> None:
    anna, berta, stranger = visit("Anna"), visit("Berta"), visit()
    table = over(anna, **SHORT)
    invite = anna.get(f"/api/tables/{table}").json()["invite"]
    address = f"/api/tables/{table}/analysis"
    for visitor in (berta, stranger):
        assert visitor.get(address).status_code == 404
        assert visitor.get(address, invite="guessed").status_code == 404
        assert visitor.get(address, invite=invite).json()["total"] == 0
    assert berta.post(address).status_code == 404
    assert stranger.post(f"{address}?invite={invite}").status_code == 403
    assert slow.asked == []
    assert berta.post(f"{address}?invite={invite}").json()["total"] > 0
    slow.going = True
    wait_for(lambda: anna.get(address).json())


def test_a_worker_is_given_one_decision_with_what_its_player_knew(visit: Visit, slow: Slow) -> None:
    anna = visit("Anna")
    table = over(anna, **SHORT)
    slow.going = True
    anna.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: anna.get(f"/api/tables/{table}/analysis").json())
    match = kleinod.replay(record_of(anna, table))
    for request in slow.asked:
        question = request["question"]
        past = match.clone()
        past.back_to(question.number - 1)
        assert question.position == past.position(seat=question.seat)
        assert set(request) == {"game", "question", "effort", "seed"}


def test_one_at_a_time_for_each_visitor(visit: Visit, slow: Slow) -> None:
    anna, berta = visit("Anna"), visit("Berta")
    first, second = over(anna, **SHORT), over(anna, **SHORT)
    begun = anna.post(f"/api/tables/{first}/analysis").json()
    assert anna.post(f"/api/tables/{first}/analysis").json() == begun
    answer = anna.post(f"/api/tables/{second}/analysis")
    assert answer.status_code == 409
    assert "Another game" in answer.json()["text"]
    third = over(berta, **SHORT)
    assert berta.post(f"/api/tables/{third}/analysis").status_code == 200
    slow.going = True
    wait_for(lambda: anna.get(f"/api/tables/{first}/analysis").json())
    assert anna.post(f"/api/tables/{second}/analysis").status_code == 200
    wait_for(lambda: anna.get(f"/api/tables/{second}/analysis").json())
    wait_for(lambda: berta.get(f"/api/tables/{third}/analysis").json())


def test_a_worker_that_fails_leaves_nothing_behind(visit: Visit, slow: Slow) -> None:
    anna = visit("Anna")
    address = f"/api/tables/{over(anna, **SHORT)}/analysis"
    slow.failing = slow.going = True
    anna.post(address)
    end = time.monotonic() + PATIENCE
    while anna.get(address).json()["total"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    slow.failing = False
    assert anna.post(address).json()["total"] > 0
    wait_for(lambda: anna.get(address).json())


def test_what_a_process_began_that_is_gone_is_begun_again(server: Running, visit: Visit, slow: Slow) -> None:
    anna = visit("Anna")
    table = over(anna, **SHORT)
    analyses = server.service.analyses

    async def leave_behind() -> None:
        await analyses._claim(table, 5)
        await analyses._save(table, done=3)

    loop = server.service.writer._task.get_loop()  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(leave_behind(), loop).result(PATIENCE)
    assert anna.get(f"/api/tables/{table}/analysis").json()["total"] == 0
    slow.going = True
    assert anna.post(f"/api/tables/{table}/analysis").json()["done"] == 0
    wait_for(lambda: anna.get(f"/api/tables/{table}/analysis").json())


def test_what_another_version_kept_is_not_told(server: Running, visit: Visit, slow: Slow) -> None:
    anna = visit("Anna")
    table = over(anna, **SHORT)
    row = {"game": table, "done": 5, "total": 5, "changed_at": 0, "result": '{"chances": []}'}
    loop = server.service.writer._task.get_loop()  # type: ignore[union-attr]
    writing = server.service.writer.write(schema.analyses.insert().values(row))
    asyncio.run_coroutine_threadsafe(writing, loop).result(PATIENCE)
    assert anna.get(f"/api/tables/{table}/analysis").json()["analysis"] is None
    slow.going = True
    assert anna.post(f"/api/tables/{table}/analysis").json()["done"] == 0
    wait_for(lambda: anna.get(f"/api/tables/{table}/analysis").json())


def test_a_record_that_somebody_brings_along(visit: Visit, slow: Slow) -> None:
    anna, berta = visit("Anna"), visit("Berta")
    text = record_of(anna, over(anna, **SHORT))
    slow.going = True
    insight = wait_for(lambda: anna.post("/api/uploads/analysis", {"text": text}).json())
    judged = len(slow.asked)
    assert berta.post("/api/uploads/analysis", {"text": text}).json() == insight
    assert len(slow.asked) == judged == insight["total"]


def test_another_process_tells_how_far_it_is(tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two know each other only by their database."""
    with any_server() as postgresql, fresh_database(postgresql) as database, ExitStack() as stack:
        first, second = (stack.enter_context(running(tmp_path, database=database)) for _ in range(2))
        slow, idle = Slow(first, monkeypatch), Slow(second, monkeypatch)
        anna, there = visit("Anna", at=first), visit(at=second)
        assert anna.cookie is not None
        there.http.cookies.set("kleinod", anna.cookie)
        address = f"/api/tables/{over(anna, **SHORT)}/analysis"
        begun = anna.post(address).json()
        assert begun["total"] > 0
        assert there.get(address).json() == begun
        assert there.post(address).json() == begun
        slow.going = True
        assert wait_for(lambda: there.get(address).json()) == anna.get(address).json()
        assert idle.asked == []
