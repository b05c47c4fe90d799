"""Calling reserve cards: when, for what, and how long they stay."""

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
    tokens,
    trash,
    turn,
)

# --- DOM-RES-1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-RES-1", "DOM-INPLAY-1")
def test_a_called_card_is_in_play_and_goes_in_this_clean_up():
    me = {"hand": "estate gold", "mat": "ratcatcher", "deck": "copper*5"}
    match = play(deal(me, turn={"phase": "start"}), "call ratcatcher", "trash estate")
    assert (in_play(match), mat(match), resources(match)) == (["ratcatcher"], [], (1, 1, 0))
    play(match, "done")
    assert "ratcatcher" in discard(match)


@pytest.mark.rule("DOM-RES-1", "CARD-champion", "DOM-TOKEN-2")
def test_calling_is_no_playing_and_gives_no_bonuses_and_opens_no_window():
    on_guide = {"plus_card": "guide", "plus_action": "guide", "plus_buy": "guide", "plus_coin": "guide"}
    me = {"mat": "guide royal_carriage coin_of_the_realm", "deck": "copper*9", "play": "champion", "tokens": on_guide}
    match = play(deal(me, turn={"phase": "start"}), "call guide")
    assert hand(match) == ["copper"] * 5
    assert (resources(match), turn(match)["phase"]) == ((1, 1, 0), "buy")
    assert mat(match) == ["coin_of_the_realm", "royal_carriage"]


@pytest.mark.rule("DOM-RES-1", "CARD-duplicate")
def test_a_card_called_in_anothers_turn_goes_in_that_turns_clean_up():
    me = {"hand": "witch", "deck": "gold*7"}
    match = play(deal(me, {"hand": "copper", "mat": "duplicate"}), "play witch", "call duplicate")
    assert in_play(match, 1) == ["duplicate"]
    assert discard(match, 1) == ["curse", "curse"]
    play(match, "done")
    assert turn(match)["player"] == 1
    assert in_play(match, 1) == []
    assert discard(match, 1) == ["duplicate", "curse", "curse"]


@pytest.mark.rule("DOM-RES-1")
def test_calling_may_always_be_declined():
    match = play(deal({"hand": "village", "deck": "copper", "mat": "coin_of_the_realm"}), "play village", "done")
    assert mat(match) == ["coin_of_the_realm"]
    match = play(deal({"hand": "estate", "mat": "guide teacher"}, turn={"phase": "start"}), "done")
    assert (mat(match), turn(match)["phase"]) == (["guide", "teacher"], "buy")


@pytest.mark.rule("DOM-RES-1", "DOM-END-2")
def test_cards_on_the_mat_count_at_the_end():
    match = deal({"mat": "estate distant_lands copper*8"}, kingdom="gardens")
    assert match.scores()[0] == 5
    match = deal({"mat": "copper*9", "hand": "gardens"})
    assert match.scores()[0] == 1


# --- DOM-CALL-1: the window ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-CALL-1", "CARD-coin_of_the_realm", "CARD-royal_carriage")
def test_coin_and_royal_carriage_are_offered_directly_after_an_action_card():
    me = {"hand": "smithy", "deck": "copper*9", "mat": "coin_of_the_realm*2 royal_carriage"}
    match = deal(me)
    assert options(match) == ["play smithy", "done"]
    play(match, "play smithy")
    assert (kind(match), options(match)) == ("call", ["call coin_of_the_realm", "call royal_carriage", "done"])
    play(match, "call coin_of_the_realm")
    assert resources(match) == (2, 1, 0)
    play(match, "call royal_carriage")
    assert len(hand(match)) == 6
    assert options(match) == ["call coin_of_the_realm", "done"]
    play(match, "call coin_of_the_realm")
    assert resources(match) == (4, 1, 0)


@pytest.mark.rule("DOM-CALL-1")
def test_the_window_closes_on_declining_until_the_next_action_card():
    me = {"hand": "village*2", "deck": "copper*9", "mat": "coin_of_the_realm"}
    match = play(deal(me), "play village", "done")
    assert kind(match) == "action"
    assert refused(match, "call coin_of_the_realm").rule == "DOM-TURN-1"
    play(match, "play village", "call coin_of_the_realm")
    assert resources(match) == (5, 1, 0)


@pytest.mark.rule("DOM-CALL-1")
def test_there_is_no_window_before_the_first_action_nor_after_treasures_and_events():
    me = {"hand": "relic treasure_trove copper", "mat": "coin_of_the_realm royal_carriage", "deck": "copper*5"}
    match = deal(me, events="borrow", turn={"phase": "start"})
    assert kind(match) == "buy"
    for move in ["play relic", "play treasure_trove", "gain gold", "play copper", "buy borrow"]:
        play(match, move)
        assert kind(match) in ("buy", "gain")
    assert mat(match) == ["coin_of_the_realm", "royal_carriage"]


@pytest.mark.rule("DOM-CALL-1", "CARD-throne_room")
@pytest.mark.parametrize("by", ["throne_room", "disciple"])
def test_each_inner_play_has_its_window_and_the_outer_card_its_own(by):
    me = {"hand": f"{by} moat", "deck": "copper*9", "mat": "coin_of_the_realm*3"}
    match = play(deal(me), f"play {by}", *(["play moat"] if by == "disciple" else []))
    assert (kind(match), len(hand(match))) == ("call", 2)
    play(match, "done")
    assert (kind(match), len(hand(match))) == ("call", 4)
    assert supply(match, "moat") == 10
    play(match, "done")
    # the Disciple's gain belongs to the Disciple, so it comes before its window
    assert (kind(match), supply(match, "moat")) == ("call", 9 if by == "disciple" else 10)
    play(match, "call coin_of_the_realm", "done")
    assert (kind(match), resources(match)[0]) == ("buy", 2)


@pytest.mark.rule("DOM-CALL-1", "DOM-CALL-2", "CARD-throne_room")
def test_a_royal_carriage_in_the_inner_window_comes_before_the_second_inner_play():
    me = {"hand": "throne_room moat", "deck": "copper*12", "mat": "royal_carriage"}
    match = play(deal(me), "play throne_room", "call royal_carriage")
    assert len(hand(match)) == 6
    assert in_play(match) == ["throne_room", "moat", "royal_carriage"]
    assert kind(match) == "buy"


# --- DOM-CALL-2: Royal Carriage --------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-CALL-2", "DOM-PLAY-2", "CARD-royal_carriage")
def test_several_royal_carriages_may_follow_each_other():
    me = {"hand": "moat", "deck": "copper*9", "mat": "royal_carriage*2"}
    match = play(deal(me), "play moat", "call royal_carriage", "call royal_carriage")
    assert len(hand(match)) == 6
    assert resources(match) == (0, 1, 0)
    assert (mat(match), in_play(match)) == ([], ["moat", "royal_carriage", "royal_carriage"])


@pytest.mark.rule("DOM-CALL-2", "CARD-royal_carriage")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("feast", ["gain duchy"]),
        ("raze", ["keep copper"]),
        ("guide", []),
        ("duplicate", []),
        ("royal_carriage", []),
        ("wine_merchant", []),
    ],
)
def test_a_card_that_has_left_play_is_not_played_again(card, moves):
    me = {"hand": card, "deck": "copper estate copper*3", "mat": "royal_carriage coin_of_the_realm"}
    match = play(deal(me), f"play {card}", *moves)
    assert (kind(match), options(match)) == ("call", ["call coin_of_the_realm", "done"])


@pytest.mark.rule("DOM-CALL-2", "CARD-raze", "DOM-LOSE-1")
def test_a_raze_that_stayed_is_played_again_and_may_go_then():
    me = {"hand": "raze copper", "deck": "gold estate", "mat": "royal_carriage*2"}
    match = play(deal(me), "play raze", "trash copper", "call royal_carriage")
    assert trash(match) == ["copper", "raze"]
    assert (kind(match), options(match)) == ("keep", ["keep gold", "keep estate"])
    play(match, "keep gold")
    assert (mat(match), kind(match)) == (["royal_carriage"], "buy")


@pytest.mark.rule("DOM-CALL-2", "CARD-disciple")
def test_a_royal_carriage_played_by_a_disciple_may_replay_the_disciple():
    me = {"hand": "disciple royal_carriage moat", "deck": "copper*9"}
    match = play(deal(me), "play disciple", "play royal_carriage")
    assert discard(match) == ["royal_carriage"]
    assert resources(match) == (2, 1, 0)
    assert (kind(match), options(match)) == ("call", ["call royal_carriage", "done"])
    play(match, "call royal_carriage")
    assert (kind(match), options(match)) == ("play", ["play moat", "done"])
    play(match, "play moat")
    assert len(hand(match)) == 4
    assert discard(match) == ["moat", "royal_carriage"]


@pytest.mark.rule("DOM-CALL-2", "CARD-throne_room")
def test_a_royal_carriage_played_by_a_throne_room_may_replay_the_throne_room_but_not_itself():
    me = {"hand": "throne_room royal_carriage moat", "deck": "copper*9"}
    match = play(deal(me), "play throne_room", "play royal_carriage")
    # the windows of the two inner plays offer nothing
    assert (kind(match), resources(match)) == ("call", (2, 1, 0))
    play(match, "call royal_carriage")
    assert len(hand(match)) == 4
    assert in_play(match) == ["throne_room", "royal_carriage", "moat"]


@pytest.mark.rule("DOM-CALL-2")
def test_the_window_of_the_replay_takes_the_place_of_the_first():
    me = {"hand": "moat", "deck": "copper*9", "mat": "royal_carriage coin_of_the_realm"}
    match = play(deal(me), "play moat", "call royal_carriage")
    assert options(match) == ["call coin_of_the_realm", "done"]
    play(match, "done")
    assert kind(match) == "buy"


# --- DOM-CALL-3: other players' turns --------------------------------------------------------------------------------


@pytest.mark.rule("DOM-CALL-3", "DOM-DUR-1", "CARD-caravan_guard", "CARD-royal_carriage")
def test_a_caravan_guard_played_as_a_reaction_may_be_replayed():
    victim = {"hand": "caravan_guard", "deck": "gold silver copper*9", "mat": "royal_carriage"}
    match = deal({"hand": "witch", "deck": "copper*12"}, victim)
    play(match, "play witch", "play caravan_guard")
    assert (asked(match), options(match)) == (1, ["call royal_carriage", "done"])
    play(match, "call royal_carriage")
    assert hand(match, 1) == ["gold", "silver"]
    play(match, "done", "done")
    assert turn(match)["player"] == 1
    assert in_play(match, 1) == ["caravan_guard", "royal_carriage"]
    assert resources(match) == (1, 1, 2)
    play(match, "done")
    assert in_play(match, 1) == []


@pytest.mark.rule("DOM-CALL-3", "DOM-ATTACK-4", "CARD-coin_of_the_realm")
def test_the_actions_of_a_coin_called_in_anothers_turn_are_lost():
    victim = {"hand": "caravan_guard", "deck": "gold silver", "mat": "coin_of_the_realm"}
    match = deal({"hand": "witch village", "deck": "copper*9"}, victim, turn={"actions": 2})
    play(match, "play witch", "play caravan_guard", "call coin_of_the_realm")
    assert resources(match) == (1, 1, 0)
    play(match, "done", "done", "done")
    assert turn(match)["player"] == 1
    assert (discard(match, 1)[0], in_play(match, 1)) == ("coin_of_the_realm", ["caravan_guard"])
    assert resources(match) == (1, 1, 1)


# --- DOM-CALL-4 and 5: Coin of the Realm -----------------------------------------------------------------------------


@pytest.mark.rule("DOM-CALL-4", "CARD-coin_of_the_realm")
def test_a_coin_played_in_the_buy_phase_is_for_a_later_turn():
    match = play(deal({"hand": "coin_of_the_realm copper", "deck": "copper*5"}), "play coin_of_the_realm")
    assert (kind(match), mat(match), resources(match)) == ("buy", ["coin_of_the_realm"], (1, 1, 1))
    assert in_play(match) == []
    play(match, "play copper", "done", "done")
    assert mat(match) == ["coin_of_the_realm"]


@pytest.mark.rule("DOM-CALL-4", "CARD-storyteller")
def test_a_coin_played_by_a_storyteller_may_be_called_right_after_it():
    me = {"hand": "storyteller coin_of_the_realm copper", "deck": "gold*5"}
    match = play(deal(me), "play storyteller", "play coin_of_the_realm")
    assert (kind(match), mat(match), resources(match)) == ("play", ["coin_of_the_realm"], (1, 1, 2))
    play(match, "done")
    assert hand(match) == ["copper", "gold", "gold"]
    assert (kind(match), options(match)) == ("call", ["call coin_of_the_realm", "done"])
    play(match, "call coin_of_the_realm")
    assert resources(match) == (3, 1, 0)


@pytest.mark.rule("DOM-CALL-5", "EVENT-alms")
@pytest.mark.parametrize("called", [True, False])
def test_a_called_coin_is_a_treasure_in_play_for_alms(called):
    me = {"hand": "moat", "deck": "estate*9", "mat": "coin_of_the_realm"}
    match = play(deal(me, events="alms", turn={"buys": 2}), "play moat")
    play(match, "call coin_of_the_realm" if called else "done", "buy alms")
    assert (kind(match) == "gain") is not called


@pytest.mark.rule("DOM-CALL-5", "EVENT-alms")
def test_a_coin_that_was_only_played_is_none_for_alms():
    match = play(deal("coin_of_the_realm", events="alms"), "play coin_of_the_realm", "buy alms")
    assert kind(match) == "gain"


# --- calls and tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-guide", "DOM-TOKEN-4")
def test_guide_with_the_token_draws_four():
    me = {"hand": "estate", "mat": "guide", "deck": "copper*9", "tokens": {"minus_card": True}}
    match = play(deal(me, turn={"phase": "start"}), "call guide")
    assert (len(hand(match)), tokens(match)["minus_card"], len(deck(match))) == (4, False, 5)
