"""What each seat is told of a game of Dominion."""

import kleinod
from kleinod import SPECTATOR
from tests.engine.matches import seats
from tests.games.dominion.lively import played


def test_a_new_match_tells_that_it_began():
    assert [event["kind"] for event in kleinod.new("dominion", seed=1).events_for(0)] == ["turn"]


def test_what_others_draw_is_told_as_a_count():
    match = played(60)
    drawn = [event for event in match.events_for(1) if event["kind"] == "draw"]
    assert {event["player"] for event in drawn} == {0, 1}
    for event in drawn:
        assert ("cards" in event) == (event["player"] == 1)
    for event in match.events_for(SPECTATOR):
        assert event["kind"] != "draw" or "cards" not in event


def test_every_rule_and_kind_that_is_told_exists():
    match = played(players=3)
    for event in match.events_for(SPECTATOR):
        assert event["rule"] in match.game.rules
        assert event["kind"] in match.game.event_kinds


def test_every_event_can_be_said_for_every_seat():
    match = played(players=3)
    for seat in seats(match):
        for event in match.events_for(seat):
            said = match.game.sentence(event, "Ada")
            assert said.de
            assert said.en
            assert "{" not in said.de + said.en
