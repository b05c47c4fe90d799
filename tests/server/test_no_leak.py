"""On the wire: two tables that differ only in what a seat may not know send it the same, byte for byte."""

import re
from random import Random
from typing import Any

import pytest

from kleinod import SPECTATOR, Chance, Match
from kleinod.server import deal
from kleinod.server.table.table import Table
from tests.conformance.variety import asked, move, random_games, start
from tests.games.ours import OURS
from tests.server.running import Running
from tests.server.scene import Visit
from tests.server.visitor import HOTSEAT, INVITED, OWN, Wire

SECRET = "5e" * 32
"""The same for both tables, so that chance is too."""
FURTHEST = 60
TIMES = re.compile(r'"(created_at|changed_at|now|at|deadline)":\d+')
CLOCKS = [None, {"kind": "live"}, {"kind": "turns"}]


class Twin:
    """A table at which `watcher` sits on a seat, or only watches; somebody else plays all other seats."""

    def __init__(self, server: Running, visit: Visit, world: Match, seat: int, clock: Any) -> None:
        self.server = server
        self.seat = None if seat == SPECTATOR else seat
        self.host, self.watcher = visit("Anna"), visit("Berta")
        seats: list[dict[str, str]] = [HOTSEAT] * world.seats
        if self.seat is not None:
            seats[self.seat] = INVITED
        seats[seats.index(HOTSEAT)] = OWN
        plan = {"start": {"position": world.position()}, "listed": True, "clock": clock}
        seen = self.host.make(world.game.id, seats, **plan)
        self.id, self.invite = seen["table"]["id"], seen["invite"]
        self.wire = self.watcher.connect()
        self.token = "none"
        if self.seat is not None:
            self.watcher.join(self.id, invite=self.invite)
            self.token = self.watcher.token(self.id, self.seat)
            self.host.start(self.id)
        self.wire.watch(self.id, self.seat)
        self.others = self.host.connect()

    @property
    def table(self) -> Table:
        return self.server.service.tables._live[self.id].table

    @property
    def match(self) -> Match:
        match = self.table.match
        assert match is not None
        return match

    def known(self) -> dict[str, object]:
        """By a perfect memory."""
        return self.match.position(seat=SPECTATOR if self.seat is None else self.seat)

    def shown(self) -> list[dict[str, Any]]:
        """What happened before everybody's viewer; no longer of use after a shuffle, it may be in no position."""
        kinds = self.match.game.event_kinds
        told = self.table.sent[SPECTATOR if self.seat is None else self.seat]
        return [event for event in told if event["kind"] not in kinds or not kinds[event["kind"]].secret]

    def playing(self) -> Wire:
        """The connection that plays for whoever is asked."""
        player = asked(self.match).player
        if player == self.seat:
            return self.wire
        self.others.watch(self.id, player)
        return self.others

    def heard(self) -> list[str]:
        """What the watcher was sent, frame by frame, but for ids and times."""
        return [self._plain(text) for text in [*self.wire.news(), *self.wire.settle()]]

    def asked_for(self, *, position: bool = True) -> list[str]:
        """What the watcher is answered over HTTP. A position tells what waits to be done, as all may know it."""
        http = self.watcher.http
        answers = [
            http.get(f"/api/tables/{self.id}"),
            *([http.get(f"/api/tables/{self.id}/position")] if position else []),
            http.get(f"/api/tables/{self.id}/record"),
            http.get(f"/api/tables/{self.id}/steps/0"),
            http.get("/api/seat", headers={"Authorization": f"Bearer {self.token}"}),
            http.post("/api/seat/why", headers={"Authorization": f"Bearer {self.token}"}, json={"move": "done"}),
        ]
        lists = [http.get("/api/me/tables").json(), http.get("/api/tables", params={"which": "running"}).json()]
        rows = [str({**row, "changed_at": 0}) for rows in lists for row in rows if row["id"] == self.id]
        return [self._plain(text) for text in [*rows, *(f"{one.status_code} {one.text}" for one in answers)]]

    def _plain(self, text: str) -> str:
        plain = TIMES.sub(r'"\1":0', text.replace(self.id, "ID").replace(self.invite, "INVITE"))
        # a clock that stands still tells how long somebody took
        return re.sub(r"('created_at'|'deadline'): \d+|\"left\":\[[\d,]+\]", r"\1", plain)


def twins(server: Running, visit: Visit, match: Match, seat: int, chance: int, clock: Any = None) -> list[Twin]:
    worlds = [match, match.redeal(seat, Chance(chance))]
    return [Twin(server, visit, world, seat, clock) for world in worlds]


def check_same(pair: list[Twin]) -> None:
    one, two = (twin.heard() for twin in pair)
    for here, there in zip(one, two, strict=True):
        apart = next(
            (i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there))
        )
        near = slice(max(apart - 200, 0), apart + 200)
        assert here[near] == there[near]
    assert one == two


@pytest.fixture(autouse=True)
def same_chance(monkeypatch):
    monkeypatch.setattr(deal, "new_secret", lambda: SECRET)


def run(server: Running, visit: Visit, game: str, seed: int) -> int:
    """As long as the watcher cannot tell the tables apart, whatever is done at them; the number of moves."""
    random = Random(f"{game} {seed}")
    match = start(game, random)
    random_games(match.game.id).play_on(match, random, random.randrange(FURTHEST))
    while match.over:
        match = start(game, random)
    seat = random.randrange(SPECTATOR, match.seats)
    pair = twins(server, visit, match, seat, random.getrandbits(64), random.choice(CLOCKS))
    one, two = pair
    assert one.match.position() != two.match.position() or one.known() == match.position(seat=seat)
    moves = 0
    check_same(pair)
    assert one.asked_for() == two.asked_for()
    for _ in range(15):
        if one.match.over:
            break
        own = asked(one.match).player == seat
        if own:
            for text in [*random.sample(list(one.match.game.options), 3), "rubbish"]:
                for twin in pair:
                    twin.wire.why(text)
                    if twin.match.why_not(text) is not None:
                        twin.wire.ask("play", moves=[text])
            check_same(pair)
        first = move(one.match, random)
        second = first if two.match.why_not(first) is None else move(two.match, random)
        # sometimes with something behind it that is refused, to look without going
        more = ["rubbish"] if random.random() < 0.4 else []
        before = [twin.match.move_count for twin in pair]
        for twin, text in zip(pair, (first, second), strict=True):
            twin.playing().ask("play", moves=[text, *more])
        gone = [twin.match.move_count - count for twin, count in zip(pair, before, strict=True)]
        if own:
            assert gone[0] == gone[1], "whether looking counts as going tells them apart"
        moves += 1
        if one.known() != two.known() or one.shown() != two.shown():
            break
        check_same(pair)
        if random.random() < 0.3 and not one.match.over:
            assert one.asked_for() == two.asked_for()
    return moves


def silent_move(random: Random) -> tuple[Match, str]:
    """A match and a move of which nobody else sees anything."""
    while True:
        match = start("dominion", random)
        for _ in range(200):
            if match.over:
                break
            player, text = asked(match).player, move(match, random)
            after = match.clone()
            after.play(text)
            others = [seat for seat in range(SPECTATOR, match.seats) if seat != player]
            if (
                not after.over
                and asked(after).player == player
                and after.event_count == match.event_count
                and all(after.view(seat) == match.view(seat) for seat in others)
            ):
                return match, text
            match = after


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: str(clock and clock["kind"]))
def test_of_what_nobody_sees_nobody_is_told(server, visit, clock):
    """No message at all: not even that somebody has decided something, and when."""
    random = Random(1)
    for _ in range(3):
        match, text = silent_move(random)
        seat = random.choice([seat for seat in range(SPECTATOR, match.seats) if seat != asked(match).player])
        table = Twin(server, visit, match, seat, clock)
        table.heard()
        answers = table.asked_for(position=False)
        table.playing().play(text)
        assert table.heard() == []
        assert table.asked_for(position=False) == answers
        assert table.match.move_count == 1


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", OURS)
def test_twin_tables(server, visit, game, seed):
    run(server, visit, game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8, 100))
@pytest.mark.parametrize("game", OURS)
def test_many_twin_tables(server, visit, game, seed):
    run(server, visit, game, seed)
