"""The story of a game on the wire: one line for one thought, and the view after each."""

from typing import Any

from tests.server.visitor import HOTSEAT, OWN, Visitor, Wire

HAND = {"hand": ["copper", "copper", "copper", "estate", "estate"], "deck": ["copper"] * 10}
START = {"position": {"game": "dominion", "players": [HAND, HAND], "options": {"start_player": 0}}}


def sit(visitor: Visitor) -> Wire:
    table = visitor.make("dominion", [OWN, HOTSEAT], start=START)["table"]["id"]
    return visitor.watch(table, 0)


def update(wire: Wire, *moves: str) -> dict[str, Any]:
    return next(one for one in wire.do("play", moves=list(moves)) if one["type"] == "update")


def test_a_thought_that_goes_on_keeps_its_line(visit):
    wire = sit(visit("Anna"))
    first = update(wire, "play copper")["story"]
    second = update(wire, "play copper")["story"]
    bought = update(wire, "buy estate")
    assert [line["text"] for line in [*first, *second]] == ["{0} plays Copper.", "{0} plays 2 × Copper."]
    assert first[0]["number"] == second[0]["number"] == bought["story"][0]["number"]
    assert bought["story"][0]["text"] == "{0} plays 2 × Copper and buys Estate."
    assert bought["story"][0]["last"] <= bought["number"]


def test_the_lines_cover_all_events_once(visit):
    anna = visit("Anna")
    wire = sit(anna)
    update(wire, "play copper", "play copper", "done")
    table = anna.get("/api/me/tables").json()[0]["id"]
    snapshot = wire.watch(table, 0)
    covered = [n for line in snapshot["story"] for n in range(line["number"], line["last"] + 1)]
    assert covered == [event["number"] for event in snapshot["events"]]
    later = wire.watch(table, 0, since=covered[-1])
    assert (later["story"], later["events"]) == ([], [])


def test_a_line_is_cut_where_a_move_is_taken_back(visit):
    wire = sit(visit("Anna"))
    update(wire, "play copper")
    whole = update(wire, "play copper")["story"][0]
    undone = next(one for one in wire.do("undo") if one["type"] == "update")["story"]
    cut, last = undone[-2:]
    assert (cut["number"], cut["text"]) == (whole["number"], "{0} plays Copper.")
    assert (last["kind"], last["back_to"]) == ("undone", cut["last"])
    assert update(wire, "play copper")["story"][0]["number"] > last["number"]


def test_an_update_has_the_view_after_each_thought(visit):
    wire = sit(visit("Anna"))
    message = update(wire, "done")
    ends = [line["last"] for line in message["story"]]
    assert [stage["number"] for stage in message["stages"]] == ends[:-1][-len(message["stages"]) :]
    before = message["stages"][0]["view"]
    assert before["players"][0]["hand_count"] == 5
    assert message["situation"]["view"]["turn"]["player"] == 1
    assert all(stage["view"]["awaited"] is None for stage in message["stages"])
