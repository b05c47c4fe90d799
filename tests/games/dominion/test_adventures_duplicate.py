"""Duplicate."""

import pytest

from tests.games.dominion.table import (
    asked,
    deal,
    deck,
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
)


@pytest.mark.rule("CARD-duplicate", "DOM-RES-1")
def test_duplicate_goes_to_the_mat_and_gives_nothing():
    match = play(deal({"hand": "duplicate", "deck": "gold"}), "play duplicate")
    assert (mat(match), in_play(match), resources(match)) == (["duplicate"], [], (0, 1, 0))
    assert hand(match) == []


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-3")
@pytest.mark.parametrize("card", ["gold", "copper", "curse", "smithy"])
def test_duplicate_may_be_called_for_a_card_up_to_six(card):
    match = deal({"mat": "duplicate", "deck": "copper"}, turn={"phase": "buy", "coins": 8, "buys": 2}, kingdom="smithy")
    before = supply(match, card)
    play(match, f"buy {card}")
    assert (asked(match), options(match)) == (0, ["call duplicate", "done"])
    assert discard(match) == [card]
    play(match, "call duplicate")
    assert discard(match) == [card, card]
    assert supply(match, card) == before - 2
    assert (mat(match), in_play(match)) == ([], ["duplicate"])
    play(match, "done")
    assert in_play(match) == []
    assert "duplicate" in discard(match) + hand(match) + deck(match)


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-3")
def test_duplicate_is_not_offered_for_a_dearer_card():
    options_ = {"colonies": True}
    for card in ("province", "platinum", "colony"):
        match = deal({"mat": "duplicate"}, turn={"phase": "buy", "coins": 11, "buys": 2}, options=options_)
        play(match, f"buy {card}")
        assert (kind(match), mat(match)) == ("buy", ["duplicate"])
        assert refused(match, "call duplicate").rule == "DOM-TURN-1"


@pytest.mark.rule("CARD-duplicate", "DOM-RES-1")
def test_duplicate_need_not_be_called():
    match = play(deal({"mat": "duplicate"}, turn={"phase": "buy", "coins": 6, "buys": 2}), "buy silver", "done")
    assert (discard(match), mat(match), kind(match)) == (["silver"], ["duplicate"], "buy")
    assert options(play(match, "buy silver")) == ["call duplicate", "done"]


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-3", "DOM-COST-2")
def test_with_two_bridge_trolls_of_this_turn_a_province_may_be_duplicated():
    trolls = {"mat": "duplicate", "play": "bridge_troll*2"}
    match = play(deal(trolls, turn={"phase": "buy", "coins": 6, "buys": 2}), "buy province")
    assert discard(play(match, "call duplicate")) == ["province", "province"]
    one = {"mat": "duplicate", "play": "bridge_troll"}
    match = play(deal(one, turn={"phase": "buy", "coins": 8, "buys": 2}), "buy province")
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-3", "DOM-COST-2")
def test_outside_the_own_turn_the_costs_of_the_player_whose_turn_it_is_count_for_duplicate():
    spec = {"play": "bridge_troll*4", "deck": "copper"}
    match = deal(spec, {"mat": "duplicate"}, kingdom="messenger", turn={"phase": "buy", "coins": 9, "buys": 2})
    play(match, "buy messenger", "gain province")
    assert (asked(match), options(match)) == (1, ["call duplicate", "done"])
    assert discard(play(match, "call duplicate"), 1) == ["province", "province"]


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-3", "DOM-RES-1")
def test_duplicate_is_called_in_anothers_turn_and_discarded_in_that_clean_up():
    match = deal("witch", {"hand": "copper", "mat": "duplicate"}, {"deck": "copper", "mat": "duplicate"})
    play(match, "play witch")
    assert (asked(match), options(match)) == (1, ["call duplicate", "done"])
    assert discard(match, 2) == []
    play(match, "call duplicate")
    assert (discard(match, 1), in_play(match, 1)) == (["curse", "curse"], ["duplicate"])
    assert (asked(match), options(match)) == (2, ["call duplicate", "done"])
    play(match, "done", "done")
    assert (in_play(match, 1), mat(match, 1), mat(match, 2)) == ([], [], ["duplicate"])
    assert discard(match, 1) == ["duplicate", "curse", "curse"]
    assert hand(match, 1) == ["copper"]


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-3")
def test_only_the_owners_own_gains_are_duplicated():
    match = deal({"deck": "copper"}, {"mat": "duplicate"}, turn={"phase": "buy", "coins": 6, "buys": 2})
    assert (asked(play(match, "buy gold")), kind(match)) == (0, "buy")


@pytest.mark.rule("CARD-duplicate", "DOM-DO-1", "DOM-GAIN-3")
def test_duplicate_may_be_called_for_the_last_card_of_a_pile_and_gains_nothing():
    match = deal({"mat": "duplicate"}, turn={"phase": "buy", "coins": 6, "buys": 2}, supply={"gold": 1})
    play(match, "buy gold", "call duplicate")
    assert (discard(match), in_play(match), mat(match)) == (["gold"], ["duplicate"], [])


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-2")
def test_a_duplicate_may_be_called_for_the_copy_or_for_the_first_card():
    match = deal({"mat": "duplicate*3"}, turn={"phase": "buy", "coins": 6, "buys": 2})
    play(match, "buy gold", "call duplicate")
    assert discard(match) == ["gold", "gold"]
    play(match, "done")
    assert options(match) == ["call duplicate", "done"]
    play(match, "call duplicate", "call duplicate")
    assert (discard(match), kind(match)) == (["gold"] * 4, "buy")


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-2")
def test_a_copy_of_a_card_gained_to_the_hand_or_deck_goes_to_the_discard_pile():
    match = play(deal({"hand": "mine copper", "mat": "duplicate"}), "play mine", "gain silver", "call duplicate")
    assert (hand(match), discard(match)) == (["silver"], ["silver"])
    match = deal({"hand": "bureaucrat", "mat": "duplicate", "deck": "copper"}, {"deck": "copper"})
    play(match, "play bureaucrat", "call duplicate")
    assert (deck(match), discard(match)) == (["silver", "copper"], ["silver"])


@pytest.mark.rule("CARD-duplicate", "DOM-CALL-1", "DOM-TOKEN-2", "DOM-RES-1")
def test_calling_a_duplicate_is_no_playing():
    pile = {"plus_card": "duplicate", "plus_buy": "duplicate"}
    spec = {"hand": "workshop", "deck": "gold*3", "mat": "duplicate coin_of_the_realm", "tokens": pile}
    match = play(deal(spec), "play workshop", "gain silver", "call duplicate")
    assert (kind(match), hand(match), resources(match)) == ("call", [], (0, 1, 0))
    assert options(match) == ["call coin_of_the_realm", "done"]
    assert kind(play(match, "done")) == "buy"


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-1")
def test_an_exchange_is_no_gain_for_the_duplicate():
    match = deal({"play": "page", "mat": "duplicate", "deck": "copper*9"}, turn={"phase": "buy"})
    play(match, "done", "exchange page")
    assert (asked(match), mat(match)) == (1, ["duplicate"])


@pytest.mark.rule("CARD-duplicate", "CARD-throne_room", "DOM-PLAY-3")
def test_duplicate_played_twice_lies_on_the_mat_once():
    match = play(deal("throne_room duplicate"), "play throne_room")
    assert (mat(match), in_play(match)) == (["duplicate"], ["throne_room"])


@pytest.mark.rule("CARD-duplicate", "DOM-GAIN-2", "CARD-bureaucrat")
def test_a_gain_with_its_duplicate_is_finished_before_the_card_goes_on():
    match = play(deal({"hand": "bureaucrat", "mat": "duplicate"}, "estate copper"), "play bureaucrat")
    assert (asked(match), options(match)) == (0, ["call duplicate", "done"])
    play(match, "call duplicate")
    assert (asked(match), options(match)) == (1, ["topdeck estate"])
    assert (deck(match), discard(match)) == (["silver"], ["silver"])


@pytest.mark.rule("CARD-duplicate", "CARD-throne_room", "DOM-GAIN-2")
def test_a_duplicate_may_be_called_between_the_two_plays_of_a_workshop():
    match = play(deal({"hand": "throne_room workshop", "mat": "duplicate"}), "play throne_room", "gain silver")
    assert options(match) == ["call duplicate", "done"]
    play(match, "call duplicate", "gain estate")
    assert (discard(match), kind(match)) == (["estate", "silver", "silver"], "buy")


@pytest.mark.rule("CARD-duplicate", "CARD-thief", "DOM-GAIN-3")
@pytest.mark.parametrize("left", [0, 5])
def test_a_card_gained_from_the_trash_is_duplicated_from_the_supply(left):
    match = deal({"hand": "thief", "mat": "duplicate"}, {"deck": "gold estate"}, supply={"gold": left})
    play(match, "play thief", "gain gold")
    assert options(match) == ["call duplicate", "done"]
    play(match, "call duplicate")
    assert (discard(match), in_play(match)) == (["gold"] * (2 if left else 1), ["thief", "duplicate"])
    assert supply(match, "gold") == max(left - 1, 0)
