"""What each seat is told of what happened."""

import kleinod
from kleinod import SPECTATOR
from kleinod.engine.component import Component
from kleinod.engine.event import EventKind, in_words
from kleinod.engine.text import Text
from tests.engine.matches import evenly, play_on, played, seats

GEM = Component("ruby", Text("Rubin", "ruby"))
GOLD = Component("gold", Text("Gold", "gold"))
THINGS = {"ruby": GEM.name, "gold": GOLD.name}
TAKES = Text("{player} nimmt {gems}", "{player} takes {gems}")
OPEN = EventKind("take", rule="X-1", key="gems", secret=False, text=TAKES, own=TAKES)
SECRET = EventKind(
    "peek",
    rule="X-2",
    key="gems",
    secret=True,
    text=Text("{player} sieht {count:einen Stein|{count} Steine}", "{player} sees {count:a gem|{count} gems}"),
    own=Text("{player} sieht {gems}", "{player} sees {gems}"),
)


# --- one event ---------------------------------------------------------------------------------------------------


def test_an_event_has_kind_player_and_rule():
    assert OPEN.data(1, None, 0) == {"kind": "take", "player": 1, "rule": "X-1"}


def test_one_thing_is_told_by_its_id():
    assert OPEN.data(1, GEM, 0)["gems"] == "ruby"


def test_several_things_are_told_with_their_count():
    told = OPEN.data(1, [GEM, GOLD], 0)
    assert (told["count"], told["gems"]) == (2, ["ruby", "gold"])


def test_a_number_is_told_as_it_is():
    assert OPEN.data(1, 3, 0)["gems"] == 3


def test_different_things_are_told_each_under_its_key():
    moves = Text("{player} lädt {gem} ({count})", "{player} loads {gem} ({count})")
    kind = EventKind("load", rule="X-3", key="load", secret=False, text=moves, own=moves)
    told = kind.data(1, {"gem": GEM, "count": 3}, 0)
    assert told == {"kind": "load", "player": 1, "rule": "X-3", "gem": "ruby", "count": 3}
    assert kind.sentence("Ada", told, THINGS).de == "Ada lädt Rubin (3)"


def test_secret_things_are_told_to_their_player_only():
    assert SECRET.data(1, [GEM, GOLD], 1)["gems"] == ["ruby", "gold"]
    for seat in (0, 2, SPECTATOR):
        assert SECRET.data(1, [GEM, GOLD], seat) == {"kind": "peek", "player": 1, "rule": "X-2", "count": 2}


def test_sentences_in_both_languages():
    said = OPEN.sentence("Ada", OPEN.data(1, [GEM, GEM, GOLD], 0), THINGS)
    assert (said.de, said.en) == ("Ada nimmt 2 × Rubin, Gold", "Ada takes 2 × ruby, gold")


def test_sentences_say_what_the_seat_was_told():
    ada = "Ada"
    assert SECRET.sentence(ada, SECRET.data(1, [GEM], 1), THINGS).en == "Ada sees ruby"
    assert SECRET.sentence(ada, SECRET.data(1, [GEM], 0), THINGS).en == "Ada sees a gem"
    assert SECRET.sentence(ada, SECRET.data(1, [GEM, GEM], 0), THINGS).de == "Ada sieht 2 Steine"


def test_things_in_a_row():
    assert in_words([]).en == "nothing"
    assert in_words([GEM.name]).de == "Rubin"
    assert in_words([GEM.name, GOLD.name, GEM.name]).en == "2 × ruby, gold"


# --- the events of a match ---------------------------------------------------------------------------------------


def test_events_are_numbered_from_1_without_gaps_for_every_seat():
    match = played(9, players=3)
    for seat in seats(match):
        events = match.events_for(seat)
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))


def test_since_leaves_out_what_was_told_already():
    match = played(7)
    events = match.events_for(0)
    for since in (0, 1, 5, len(events) - 1, len(events), len(events) + 5):
        assert match.events_for(0, since=since) == events[since:]
    assert match.events_for(0, since=-3) == events


def test_events_never_change_afterwards():
    match = played(0, players=3)
    told: list[dict[str, object]] = []
    while not match.over:
        play_on(match, match.move_count, moves=1)
        told += match.events_for(1, since=len(told))
    assert match.events_for(1) == told


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


def test_what_others_lay_face_down_is_not_told():
    match = played(6, players=3)
    laid = [event for event in match.events_for(1) if event["kind"] == "lay"]
    assert {event["player"] for event in laid} == {0, 1, 2}
    for event in laid:
        assert ("gem" in event) == (event["player"] == 1)
    for event in match.events_for(SPECTATOR):
        assert event["kind"] != "lay" or "gem" not in event


def test_after_undo_the_numbers_go_on_from_there():
    match = played(6, players=4)
    early = match.events_for(0)
    play_on(match, 1, moves=7)
    late = match.events_for(0)
    for _ in range(7):
        match.undo()
    assert match.events_for(0) == early
    match.play(evenly(match, kleinod.Chance(3)))
    fresh = match.events_for(0, since=len(early))
    assert [event["number"] for event in fresh] == list(range(len(early) + 1, len(early) + 1 + len(fresh)))
    assert match.events_for(0)[: len(early)] == early == late[: len(early)]


def test_clones_tell_their_own_story():
    match = played(6, players=4)
    early = match.events_for(0)
    twin = match.clone()
    play_on(match, 1, moves=7)
    assert twin.events_for(0) == early
    play_on(twin, 2, moves=7)
    assert twin.events_for(0)[: len(early)] == match.events_for(0)[: len(early)] == early
    assert twin.events_for(0) == play_on(played(6, players=4), 2, moves=7).events_for(0)
    assert match.events_for(0) == play_on(played(6, players=4), 1, moves=7).events_for(0)


def test_an_event_with_several_values_hides_the_secret_one():
    words = Text("{player} nimmt {place}", "{player} takes {place}")
    own = Text("{player}: {place} ist {right}", "{player}: {place} is {right}")
    kind = EventKind("sample", rule="R-1", key="right", secret=True, text=words, own=own)
    what = {"place": "IV 2", "right": "ruby", "gems": ["ruby", "ruby"]}
    told = {"kind": "sample", "player": 0, "rule": "R-1", "place": "IV 2", "gems": ["ruby", "ruby"]}
    assert kind.data(0, what, 1) == kind.data(0, what, SPECTATOR) == told
    assert kind.data(0, what, 0) == told | {"right": "ruby"}
    assert kind.data(0, what, 0)["gems"] is not what["gems"]
    ruby = {"ruby": Text("Rubin", "ruby")}
    assert kind.sentence("A", kind.data(0, what, 1), ruby).de == "A nimmt IV 2"
    assert kind.sentence("A", kind.data(0, what, 0), ruby).de == "A: IV 2 ist Rubin"
