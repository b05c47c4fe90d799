"""Coin of the Realm."""

import pytest

from tests.games.dominion.table import (
    asked,
    deal,
    discard,
    hand,
    in_play,
    kind,
    mat,
    options,
    play,
    refused,
    resources,
    tokens,
    told,
)

START = {"phase": "start"}

# --- Coin of the Realm -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-4", "DOM-INPLAY-1")
def test_coin_of_the_realm_gives_a_coin_and_goes_to_the_mat():
    match = play(deal("coin_of_the_realm copper"), "play coin_of_the_realm")
    assert (resources(match), mat(match), in_play(match)) == ((1, 1, 1), ["coin_of_the_realm"], [])
    assert refused(match, "call coin_of_the_realm").rule == "DOM-TURN-1"
    play(match, "play copper", "buy estate")
    assert mat(match) == ["coin_of_the_realm"]


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-TYPE-1")
def test_coin_of_the_realm_is_no_action_card():
    match = deal("coin_of_the_realm village throne_room")
    assert options(match) == ["play village", "play throne_room", "done"]
    assert refused(match, "play coin_of_the_realm").rule == "DOM-TURN-1"


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1", "DOM-RES-1")
def test_coin_of_the_realm_is_called_after_an_action_for_two_actions_and_no_coin():
    match = deal({"hand": "smithy militia", "deck": "copper*9", "mat": "coin_of_the_realm"})
    assert options(match) == ["play militia", "play smithy", "done"]
    assert refused(match, "call coin_of_the_realm").rule == "DOM-TURN-1"
    play(match, "play smithy")
    assert len(hand(match)) == 4
    assert (kind(match), options(match)) == ("call", ["call coin_of_the_realm", "done"])
    play(match, "call coin_of_the_realm")
    assert (resources(match), mat(match)) == ((2, 1, 0), [])
    assert in_play(match) == ["smithy", "coin_of_the_realm"]
    assert [event["kind"] for event in told(match, 1, ["call", "play"])] == ["play", "call"]
    play(match, "done", "done")
    assert in_play(match) == []
    assert discard(match).count("coin_of_the_realm") == discard(match).count("smithy") == 1


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1")
def test_coin_of_the_realm_need_not_be_called_and_waits_for_the_next_action():
    match = deal({"hand": "village smithy", "deck": "copper*9", "mat": "coin_of_the_realm"})
    play(match, "play village", "done")
    assert (kind(match), resources(match)) == ("action", (2, 1, 0))
    assert refused(match, "call coin_of_the_realm").rule == "DOM-TURN-1"
    play(match, "play smithy", "done")
    assert (kind(match), resources(match), mat(match)) == ("buy", (1, 1, 0), ["coin_of_the_realm"])


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1")
def test_several_coins_of_the_realm_may_be_called_in_one_window():
    match = deal({"hand": "smithy village", "deck": "copper*9", "mat": "coin_of_the_realm*3"})
    play(match, "play smithy", "call coin_of_the_realm", "call coin_of_the_realm")
    assert options(match) == ["call coin_of_the_realm", "done"]
    play(match, "done")
    assert (kind(match), resources(match), mat(match)) == ("action", (4, 1, 0), ["coin_of_the_realm"])


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1", "CARD-throne_room")
def test_with_a_throne_room_each_play_and_the_throne_room_itself_has_its_window():
    match = deal({"hand": "throne_room festival", "deck": "copper*9", "mat": "coin_of_the_realm*3"})
    play(match, "play throne_room")
    assert (kind(match), resources(match)) == ("call", (2, 2, 2))
    play(match, "done")
    assert (kind(match), resources(match)) == ("call", (4, 3, 4))
    play(match, "call coin_of_the_realm", "done")
    assert (kind(match), resources(match)) == ("call", (6, 3, 4))
    play(match, "call coin_of_the_realm", "done")
    assert (kind(match), resources(match)) == ("buy", (8, 3, 4))


@pytest.mark.rule("CARD-coin_of_the_realm", "CARD-throne_room", "DOM-TYPE-1")
def test_throne_room_cannot_take_a_coin_of_the_realm():
    match = play(deal("throne_room coin_of_the_realm copper"), "play throne_room")
    assert (kind(match), in_play(match), mat(match)) == ("buy", ["throne_room"], [])


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-3", "DOM-RES-1")
def test_in_anothers_turn_a_coin_of_the_realm_may_be_called_but_its_actions_are_lost():
    victim = {"hand": "caravan_guard village copper", "deck": "gold estate*9", "mat": "coin_of_the_realm"}
    match = play(deal({"hand": "militia", "deck": "copper*9"}, victim), "play militia", "play caravan_guard")
    assert (asked(match), options(match)) == (1, ["call coin_of_the_realm", "done"])
    play(match, "call coin_of_the_realm", "done")
    assert resources(match) == (0, 1, 2)
    assert in_play(match, 1) == ["caravan_guard", "coin_of_the_realm"]
    play(match, "done")
    assert in_play(match, 1) == ["caravan_guard"]
    assert discard(match, 1) == ["coin_of_the_realm"]
    assert (asked(match), resources(match)) == (1, (1, 1, 1))


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-TOKEN-5", "DOM-TOKEN-10")
def test_the_minus_coin_token_takes_the_coin_of_a_played_coin_of_the_realm_not_of_a_called_one():
    match = deal({"hand": "coin_of_the_realm", "tokens": {"minus_coin": True}})
    play(match, "play coin_of_the_realm")
    assert (resources(match)[2], tokens(match)["minus_coin"], mat(match)) == (0, False, ["coin_of_the_realm"])
    match = deal({"hand": "chapel", "mat": "coin_of_the_realm", "tokens": {"minus_coin": True}})
    play(match, "play chapel", "call coin_of_the_realm")
    assert tokens(match)["minus_coin"] is True


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1")
@pytest.mark.parametrize(
    ("card", "moves"),
    [("raze", []), ("guide", []), ("gear", ["done"]), ("caravan_guard", []), ("feast", ["gain duchy"])],
)
def test_coin_of_the_realm_may_be_called_after_every_action_wherever_that_lies_then(card, moves):
    match = deal({"hand": card, "deck": "copper*3 estate*9", "mat": "coin_of_the_realm"})
    actions = resources(play(match, f"play {card}", *moves))[0]
    assert options(match) == ["call coin_of_the_realm", "done"]
    assert resources(play(match, "call coin_of_the_realm"))[0] == actions + 2


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1", "DOM-START-1")
def test_coin_of_the_realm_is_not_called_after_durations_or_calls_at_the_start_of_turn():
    spec = {"hand": "copper", "play": "amulet", "mat": "coin_of_the_realm ratcatcher"}
    match = deal(spec, turn=START)
    assert options(match) == ["resolve amulet", "call ratcatcher"]
    assert refused(match, "call coin_of_the_realm").rule == "DOM-START-1"
    play(match, "resolve amulet", "choose coin")
    assert options(match) == ["call ratcatcher", "done"]
    play(match, "call ratcatcher")
    assert (kind(match), mat(match), in_play(match)) == ("buy", ["coin_of_the_realm"], ["amulet", "ratcatcher"])


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1", "DOM-EVENT-1")
def test_coin_of_the_realm_is_not_called_in_the_buy_phase():
    match = deal(
        {"hand": "copper", "mat": "coin_of_the_realm"}, events="scouting_party", turn={"phase": "buy", "buys": 3}
    )
    play(match, "play copper")
    assert (kind(match), "call coin_of_the_realm" in options(match)) == ("buy", False)
    match = deal({"mat": "coin_of_the_realm"}, events="scouting_party", turn={"phase": "buy", "buys": 3, "coins": 4})
    play(match, "buy scouting_party", "buy estate")
    assert (kind(match), "call coin_of_the_realm" in options(match)) == ("buy", False)


@pytest.mark.rule("CARD-coin_of_the_realm", "DOM-CALL-1")
def test_the_others_may_not_call_a_coin_of_the_realm_after_my_action():
    match = play(deal({"hand": "village", "deck": "copper"}, {"mat": "coin_of_the_realm"}), "play village")
    assert (asked(match), kind(match)) == (0, "buy")
