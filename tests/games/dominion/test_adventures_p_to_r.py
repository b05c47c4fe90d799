"""Port, Ranger, Ratcatcher."""

import pytest

from tests.games.dominion.table import (
    asked,
    bystanders,
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
    supply,
    tokens,
    trash,
)

START = {"phase": "start"}
BUYING = {"phase": "buy", "coins": 12, "buys": 3}

# --- Port ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-port")
def test_port_gives_a_card_and_two_actions():
    match = play(deal({"hand": "port", "deck": "gold silver"}), "play port")
    assert (hand(match), resources(match), in_play(match)) == (["gold"], (2, 1, 0), ["port"])
    assert discard(match) == []


@pytest.mark.rule("CARD-port", "DOM-SETUP-2")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_there_are_always_twelve_ports(players):
    assert supply(deal(*bystanders(players), kingdom="port"), "port") == 12


@pytest.mark.rule("CARD-port", "DOM-BUY-1")
@pytest.mark.parametrize(("left", "gained"), [(12, 2), (2, 2), (1, 1)])
def test_a_bought_port_brings_another_one_if_there_is_one(left, gained):
    match = play(deal({"deck": "copper"}, kingdom="port", supply={"port": left}, turn=BUYING), "buy port")
    assert (discard(match), supply(match, "port")) == (["port"] * gained, left - gained)
    assert resources(match) == (1, 2, 8)


@pytest.mark.rule("CARD-port")
def test_a_port_gained_otherwise_brings_no_other():
    match = play(deal("workshop", kingdom="port"), "play workshop", "gain port")
    assert (discard(match), supply(match, "port")) == (["port"], 11)


@pytest.mark.rule("CARD-port")
def test_each_purchase_of_a_port_brings_another():
    match = play(deal({"deck": "copper"}, kingdom="port", turn=BUYING), "buy port", "buy port")
    assert discard(match) == ["port"] * 4


@pytest.mark.rule("CARD-port", "CARD-duplicate", "DOM-BUY-1", "DOM-GAIN-2")
def test_both_ports_may_be_duplicated_and_the_second_one_first():
    match = deal({"mat": "duplicate*2"}, kingdom="port", turn=BUYING)
    play(match, "buy port")
    assert (discard(match), options(match)) == (["port"], ["call duplicate", "done"])
    play(match, "call duplicate", "done", "done")
    assert (discard(match), options(match)) == (["port"] * 3, ["call duplicate", "done"])
    play(match, "call duplicate")
    assert (discard(match), supply(match, "port"), kind(match)) == (["port"] * 4, 8, "buy")


@pytest.mark.rule("CARD-port", "DOM-BUY-2", "CARD-swamp_hag")
def test_the_second_port_is_no_purchase_for_a_swamp_hag():
    match = deal({"deck": "copper"}, {"play": "swamp_hag"}, kingdom="port", turn=BUYING)
    play(match, "buy port")
    assert (options(match), discard(match)) == (["resolve port", "resolve swamp_hag"], [])
    play(match, "resolve port")
    assert sorted(discard(match)) == ["curse", "port", "port"]


@pytest.mark.rule("CARD-port", "CARD-throne_room")
def test_port_played_twice():
    match = play(deal({"hand": "throne_room port", "deck": "gold silver copper"}), "play throne_room")
    assert (hand(match), resources(match)) == (["gold", "silver"], (4, 1, 0))


# --- Ranger ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-ranger", "DOM-TOKEN-6")
@pytest.mark.parametrize(("before", "after", "drawn"), [("up", "down", 0), ("down", "up", 5)])
def test_ranger_turns_the_journey_token_and_draws_five_if_it_is_face_up_then(before, after, drawn):
    match = play(deal({"hand": "ranger", "deck": "gold*6", "tokens": {"journey": before}}), "play ranger")
    assert (hand(match), tokens(match)["journey"]) == (["gold"] * drawn, after)
    assert resources(match) == (0, 2, 0)


@pytest.mark.rule("CARD-ranger", "DOM-TOKEN-6")
def test_every_second_ranger_draws():
    match = deal({"hand": "ranger*3", "deck": "gold*12"}, turn={"actions": 3})
    sizes = [len(hand(play(match, "play ranger"))) for _ in range(3)]
    assert sizes == [2, 6, 5]
    assert (tokens(match)["journey"], tokens(match, 1)["journey"]) == ("down", "up")


@pytest.mark.rule("CARD-ranger", "DOM-TOKEN-6")
def test_the_journey_token_stays_as_it_lies_until_the_next_turn():
    match = play(deal({"hand": "ranger", "deck": "ranger*2 gold*9"}), "play ranger", "done", "done")
    assert tokens(match)["journey"] == "down"
    assert hand(play(match, "play ranger")).count("gold") == 8


@pytest.mark.rule("CARD-ranger", "DOM-PLAY-2", "CARD-throne_room")
@pytest.mark.parametrize("before", ["up", "down"])
def test_ranger_played_twice_draws_once_whatever_the_token(before):
    match = deal({"hand": "throne_room ranger", "deck": "gold*12", "tokens": {"journey": before}})
    play(match, "play throne_room")
    assert (hand(match), tokens(match)["journey"], resources(match)) == (["gold"] * 5, before, (0, 3, 0))


@pytest.mark.rule("CARD-ranger", "DOM-TOKEN-8", "DOM-DO-1")
def test_ranger_draws_what_there_is_and_four_with_the_minus_card_token():
    match = deal({"hand": "ranger", "deck": "gold*2", "discard": "silver", "tokens": {"journey": "down"}})
    assert hand(play(match, "play ranger")) == ["gold", "gold", "silver"]
    for journey, drawn, stays in (("down", 4, False), ("up", 0, True)):
        match = deal({"hand": "ranger", "deck": "gold*9", "tokens": {"journey": journey, "minus_card": True}})
        play(match, "play ranger")
        assert (len(hand(match)), tokens(match)["minus_card"]) == (drawn, stays)


# --- Ratcatcher ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-ratcatcher", "DOM-RES-1")
def test_ratcatcher_gives_a_card_and_an_action_and_goes_to_the_mat():
    match = play(deal({"hand": "ratcatcher", "deck": "gold silver"}), "play ratcatcher")
    assert (hand(match), resources(match)) == (["gold"], (1, 1, 0))
    assert (mat(match), in_play(match), trash(match)) == (["ratcatcher"], [], [])


@pytest.mark.rule("DOM-RES-1", "CARD-ratcatcher", "CARD-guide", "CARD-duplicate", "CARD-transmogrify")
@pytest.mark.parametrize("card", ["ratcatcher", "guide", "duplicate", "transmogrify"])
def test_several_reserve_cards_of_a_kind_lie_on_the_mat(card):
    match = play(deal({"hand": card, "mat": card}), f"play {card}")
    assert (mat(match), in_play(match)) == ([card, card], [])


@pytest.mark.rule("CARD-ratcatcher", "DOM-START-1", "DOM-RES-1")
def test_ratcatcher_called_at_the_start_of_turn_trashes_a_card_from_hand():
    match = deal({"hand": "curse village", "deck": "copper*9", "mat": "ratcatcher"}, turn=START)
    assert options(match) == ["call ratcatcher", "done"]
    play(match, "call ratcatcher")
    assert options(match) == ["trash curse", "trash village"]
    assert refused(match, "done").rule == "CARD-ratcatcher"
    assert refused(match, "trash ratcatcher").rule == "CARD-ratcatcher"
    play(match, "trash curse")
    assert (trash(match), hand(match), in_play(match)) == (["curse"], ["village"], ["ratcatcher"])
    assert (kind(match), resources(match)) == ("action", (1, 1, 0))
    play(match, "done", "done")
    assert (in_play(match), mat(match)) == ([], [])
    assert discard(match)[0] == "ratcatcher"


@pytest.mark.rule("CARD-ratcatcher", "DOM-START-1")
def test_ratcatcher_is_not_called_after_declining_or_in_the_turn_in_which_it_was_played():
    match = play(deal({"hand": "village", "deck": "copper*9", "mat": "ratcatcher"}, turn=START), "done")
    assert refused(match, "call ratcatcher").rule == "DOM-TURN-1"
    match = play(deal({"hand": "ratcatcher village", "deck": "copper*9"}), "play ratcatcher")
    assert refused(match, "call ratcatcher").rule == "DOM-TURN-1"
    play(match, "done", "done", "done")
    assert (asked(match), options(match)) == (0, ["call ratcatcher", "done"])


@pytest.mark.rule("CARD-ratcatcher", "DOM-START-1")
def test_ratcatcher_is_not_called_in_anothers_turn():
    match = deal({"hand": "village"}, {"mat": "ratcatcher", "hand": "curse"}, turn=START)
    assert (asked(match), kind(match)) == (0, "action")


@pytest.mark.rule("CARD-ratcatcher", "DOM-DO-1")
def test_ratcatcher_may_be_called_with_an_empty_hand():
    match = play(deal({"deck": "copper", "mat": "ratcatcher"}, turn=START), "call ratcatcher")
    assert (trash(match), in_play(match), mat(match)) == ([], ["ratcatcher"], [])


@pytest.mark.rule("CARD-ratcatcher", "DOM-START-1")
def test_several_ratcatchers_are_called_one_at_a_time():
    match = deal({"hand": "curse estate copper", "mat": "ratcatcher*3"}, turn=START)
    play(match, "call ratcatcher", "trash curse", "call ratcatcher", "trash estate")
    assert options(match) == ["call ratcatcher", "done"]
    play(match, "done")
    assert (trash(match), mat(match), hand(match)) == (["curse", "estate"], ["ratcatcher"], ["copper"])


@pytest.mark.rule("CARD-ratcatcher", "CARD-throne_room", "DOM-PLAY-3", "DOM-RES-1")
def test_ratcatcher_played_twice_gives_its_bonus_twice_and_lies_on_the_mat_once():
    match = play(deal({"hand": "throne_room ratcatcher", "deck": "gold*3"}), "play throne_room")
    assert (hand(match), resources(match)) == (["gold", "gold"], (2, 1, 0))
    assert (mat(match), in_play(match)) == (["ratcatcher"], ["throne_room"])
