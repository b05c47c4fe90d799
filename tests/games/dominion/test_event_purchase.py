"""Buying events: what it costs, how often, and what it is not."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    buying,
    chosen_from,
    deal,
    discard,
    hand,
    in_play,
    kind,
    options,
    play,
    refused,
    resources,
    supply,
    told,
    trash,
    turn,
)

COSTS = {
    "alms": 0,
    "borrow": 0,
    "quest": 0,
    "save": 1,
    "scouting_party": 2,
    "travelling_fair": 2,
    "bonfire": 3,
    "expedition": 3,
    "ferry": 3,
    "plan": 3,
    "mission": 4,
    "pilgrimage": 4,
    "ball": 5,
    "raid": 5,
    "seaway": 5,
    "trade": 5,
    "lost_arts": 6,
    "training": 6,
    "inheritance": 7,
    "pathfinding": 8,
}
ONCE_A_TURN = ["alms", "borrow", "save", "mission", "pilgrimage"]
ME = {"hand": "estate*2", "deck": "copper*6", "play": "gold"}


def pick_until_buying(match):
    """Answer what an event asks, with the first option each time."""
    while kind(match) != "buy":
        play(match, options(match)[0])
    return match


@pytest.mark.parametrize("event", [pytest.param(id, marks=pytest.mark.rule(f"EVENT-{id}")) for id in COSTS])
@pytest.mark.rule("DOM-EVENT-1")
def test_an_event_costs_its_price_and_one_buy(event):
    cost = COSTS[event]
    match = play(buying(ME, coins=cost, buys=5, events=event), f"buy {event}")
    pick_until_buying(match)
    extra = {"borrow": 1, "save": 1, "scouting_party": 1, "travelling_fair": 2}.get(event, 0)
    assert resources(match)[1:] == (4 + extra, 1 if event == "borrow" else 0)
    assert event not in discard(match) + hand(match) + in_play(match) + trash(match)


@pytest.mark.parametrize("event", [event for event, cost in COSTS.items() if cost])
@pytest.mark.rule("DOM-EVENT-1")
def test_an_event_that_is_too_dear_is_refused(event):
    match = buying(ME, coins=COSTS[event] - 1, events=event)
    assert event not in chosen_from(match, "buy")
    assert refused(match, f"buy {event}").rule == "DOM-EVENT-1"


@pytest.mark.parametrize("event", COSTS)
@pytest.mark.rule("DOM-EVENT-1")
def test_events_are_bought_several_times_unless_they_say_otherwise(event):
    match = play(buying(ME, coins=20, buys=5, events=event), f"buy {event}")
    pick_until_buying(match)
    again = event not in [*ONCE_A_TURN, "inheritance"]
    assert (event in chosen_from(match, "buy")) is again
    if not again:
        assert refused(match, f"buy {event}").rule == f"EVENT-{event}"


@pytest.mark.parametrize("event", [pytest.param(id, marks=pytest.mark.rule(f"EVENT-{id}")) for id in ONCE_A_TURN])
def test_once_a_turn_ends_with_the_turn_and_holds_for_each_player(event):
    them = {"hand": "copper estate", "deck": "copper*5"}
    match = play(buying(ME, them, coins=4, events=event), f"buy {event}")
    pick_until_buying(match)
    play(match, "done")
    if event == "mission":
        play(match, "done")
    assert asked(match) == 1
    assert (event in chosen_from(match, "buy")) is (COSTS[event] == 0)
    play(match, "done")
    assert asked(match) == 0
    assert (event in chosen_from(match, "buy")) is (COSTS[event] == 0)
    if COSTS[event]:
        assert refused(match, f"buy {event}").rule == "DOM-EVENT-1"


@pytest.mark.rule("EVENT-inheritance")
def test_inheritance_is_bought_once_a_game_by_each_player():
    them = {"hand": "gold*3", "deck": "copper*5"}
    match = buying({"hand": "copper", "deck": "gold*5"}, them, coins=7, buys=1, events="inheritance")
    play(match, "buy inheritance", "aside village")
    assert asked(match) == 1
    play(match, *["play gold"] * 3)
    assert "inheritance" in chosen_from(match, "buy")
    play(match, "done", *["play gold"] * 5)
    assert refused(match, "buy inheritance").rule == "EVENT-inheritance"


@pytest.mark.rule("DOM-EVENT-1", "DOM-SETUP-3")
def test_an_event_that_is_not_in_this_game_is_refused():
    match = buying(ME, coins=20, events="alms")
    assert refused(match, "buy ball").rule == "DOM-SETUP-3"
    assert "ball" not in chosen_from(match, "buy")


@pytest.mark.rule("DOM-EVENT-1", "DOM-TURN-1")
def test_events_are_bought_in_the_buy_phase_only():
    match = deal("village copper", events="alms borrow")
    assert refused(match, "buy borrow").rule == "DOM-TURN-1"
    play(match, "done")
    assert chosen_from(match, "buy") >= {"alms", "borrow"}


@pytest.mark.rule("DOM-EVENT-1", "DOM-TURN-1")
def test_without_a_buy_no_event_is_bought():
    match = play(buying(ME, coins=9, buys=1, events="expedition alms"), "buy expedition")
    assert asked(match) == 1


@pytest.mark.rule("DOM-EVENT-1", "DOM-TURN-1")
def test_no_treasure_is_played_after_an_event_was_bought():
    match = play(buying("copper silver", events="borrow"), "buy borrow")
    assert chosen_from(match, "play") == set()
    assert refused(match, "play copper").rule == "DOM-TURN-1"
    assert turn(match)["coins"] == 1


@pytest.mark.rule("DOM-EVENT-1", "DOM-GAIN-1", "DOM-SETUP-3")
def test_an_event_is_never_gained():
    match = play(buying(ME, coins=5, events="ball alms"), "buy ball")
    assert {"ball", "alms"}.isdisjoint(chosen_from(match, "gain"))
    assert [event["card"] for event in told(match, 1, ["buy"])] == ["ball"]
    assert told(match, 1, ["gain"]) == []


@pytest.mark.rule("DOM-EVENT-1", "CARD-swamp_hag", "DOM-EX-13")
def test_an_event_is_no_card_for_swamp_hag():
    match = play(buying(ME, {"play": "swamp_hag"}, coins=6, events="expedition"), "buy expedition")
    assert supply(match, "curse") == 10
    play(match, "buy silver")
    assert supply(match, "curse") == 9


@pytest.mark.rule("DOM-EVENT-1", "CARD-haunted_woods")
def test_an_event_is_no_card_for_haunted_woods():
    match = play(buying(ME, {"play": "haunted_woods"}, coins=6, events="expedition"), "buy expedition")
    assert hand(match) == ["estate", "estate"]
    play(match, "buy copper", "topdeck estate")
    assert hand(match) == []


@pytest.mark.rule("DOM-EVENT-1", "DOM-BUY-3", "CARD-messenger")
@pytest.mark.parametrize("event", ["expedition", "borrow", "mission"])
def test_an_event_is_a_purchase_for_messenger(event):
    match = play(buying(ME, coins=9, kingdom="messenger", events=event), f"buy {event}", "buy messenger")
    assert kind(match) == "buy"
    assert discard(match) == ["messenger"]
    assert discard(match, 1) == []


@pytest.mark.rule("DOM-BUY-3", "CARD-messenger")
def test_messenger_bought_first_lets_all_gain_the_same_and_an_event_may_follow():
    match = buying(ME, *[BYSTANDER] * 2, coins=7, kingdom="messenger", events="expedition")
    play(match, "buy messenger")
    assert chosen_from(match, "gain") >= {"silver", "curse", "copper", "messenger"}
    assert refused(match, "gain duchy").rule == "CARD-messenger"
    assert refused(match, "done").rule == "CARD-messenger"
    play(match, "gain silver", "buy expedition")
    assert [discard(match, seat) for seat in range(3)] == [["messenger", "silver"], ["silver"], ["silver"]]


@pytest.mark.rule("DOM-BUY-3", "DOM-EVENT-1")
def test_a_gain_by_an_event_is_a_purchase_of_the_event_only():
    match = play(buying(ME, coins=9, kingdom="messenger", events="ball"), "buy ball", "gain messenger")
    assert chosen_from(match, "gain")
    play(match, "gain copper")
    assert discard(match, 1) == []
    assert resources(match)[1] == 2


@pytest.mark.rule("DOM-BUY-3")
def test_the_messengers_gift_stops_with_the_pile_beginning_at_the_left():
    match = buying(ME, *[BYSTANDER] * 2, coins=4, kingdom="messenger", supply={"silver": 2})
    play(match, "buy messenger", "gain silver")
    assert [discard(match, seat) for seat in range(3)] == [["messenger", "silver"], ["silver"], []]


@pytest.mark.rule("DOM-BUY-4", "CARD-wine_merchant")
def test_wine_merchants_leave_after_the_last_purchase_also_of_an_event():
    me = {"hand": "estate", "deck": "copper*7", "mat": "wine_merchant*2"}
    match = play(buying(me, coins=5, buys=1, events="expedition"), "buy expedition")
    assert options(match) == ["discard wine_merchant", "done"]
    assert refused(match, "buy silver").rule
    play(match, "discard wine_merchant", "discard wine_merchant")
    assert discard(match).count("wine_merchant") == 2
    assert len(hand(match)) == 7


@pytest.mark.rule("DOM-BUY-4", "CARD-wine_merchant")
def test_coins_spent_on_an_event_do_not_serve_the_wine_merchant():
    me = {"hand": "estate", "deck": "copper*7", "mat": "wine_merchant"}
    match = play(buying(me, coins=4, buys=1, events="expedition"), "buy expedition")
    assert asked(match) == 1
    assert discard(match) == ["estate"]


@pytest.mark.rule("DOM-BUY-4", "DOM-CLEAN-1", "CARD-wine_merchant")
def test_a_shuffle_in_this_clean_up_contains_the_wine_merchants():
    me = {"hand": "estate", "mat": "wine_merchant"}
    match = play(buying(me, coins=2, events="alms"), "done", "discard wine_merchant")
    assert hand(match) == ["estate", "wine_merchant"]


@pytest.mark.rule("DOM-EVENT-1", "DOM-HIDE-1")
def test_everybody_sees_which_event_was_bought_and_what_it_cost():
    match = play(buying(ME, coins=3, events="expedition alms"), "buy expedition")
    view = match.view(1)
    assert view["events"] == [{"event": "expedition", "cost": 3}, {"event": "alms", "cost": 0}]
    assert told(match, 1, ["buy"])[0]["card"] == "expedition"
