"""Tokens on piles, the journey token, the estate token. (Those that take something away: see test_minus_tokens.)"""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    buying,
    chosen_from,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    options,
    play,
    refused,
    resources,
    supply,
    tokens,
    trash,
    turn,
)

# --- tokens on piles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TOKEN-1", "DOM-SETUP-3")
def test_all_tokens_lie_ready_at_the_start_with_the_journey_token_face_up():
    match = deal("copper", "copper")
    assert tokens(match) == tokens(match, 1) == {"journey": "up", "minus_card": False, "minus_coin": False}


@pytest.mark.rule("DOM-TOKEN-1", "DOM-TOKEN-2")
@pytest.mark.parametrize(
    ("token", "gives", "drawn"),
    [
        ("plus_card", (0, 2, 2), 1),
        ("plus_action", (1, 2, 2), 0),
        ("plus_buy", (0, 3, 2), 0),
        ("plus_coin", (0, 2, 3), 0),
    ],
)
def test_each_plus_token_gives_its_bonus_to_its_owner_also_from_an_empty_pile(token, gives, drawn):
    me = {"hand": "woodcutter", "deck": "gold", "tokens": {token: "woodcutter"}}
    for left in (0, 9):
        match = play(deal(me, supply={"woodcutter": left}), "play woodcutter")
        assert resources(match) == gives
        assert len(hand(match)) == drawn


@pytest.mark.rule("DOM-TOKEN-1")
def test_several_tokens_on_one_pile_work_together_and_those_of_others_do_not():
    me = {"hand": "woodcutter", "deck": "gold", "tokens": {"plus_coin": "woodcutter", "plus_action": "woodcutter"}}
    them = BYSTANDER | {"tokens": {"plus_buy": "woodcutter", "plus_card": "woodcutter"}}
    match = play(deal(me, them), "play woodcutter")
    assert resources(match) == (1, 2, 3)
    assert hand(match) == []


@pytest.mark.rule("DOM-TOKEN-2")
def test_the_bonus_comes_before_the_cards_own_text():
    me = {"hand": "moneylender", "deck": "copper", "tokens": {"plus_card": "moneylender"}}
    assert turn(play(deal(me), "play moneylender"))["coins"] == 3
    me = {"hand": "library gold*5", "deck": "copper*9", "tokens": {"plus_card": "library"}}
    assert len(hand(play(deal(me), "play library"))) == 7


@pytest.mark.rule("DOM-TOKEN-2", "DOM-PLAY-1")
def test_the_bonus_comes_before_reactions_and_even_if_the_attack_hits_nobody():
    me = {"hand": "militia", "deck": "gold", "tokens": {"plus_card": "militia"}}
    match = play(deal(me, "moat copper*4"), "play militia")
    assert asked(match) == 1
    assert hand(match) == ["gold"]


@pytest.mark.rule("DOM-TOKEN-2", "DOM-PLAY-2")
def test_each_play_by_throne_room_gets_the_bonus():
    me = {"hand": "throne_room woodcutter", "tokens": {"plus_coin": "woodcutter", "plus_buy": "throne_room"}}
    match = play(deal(me), "play throne_room")
    assert resources(match) == (0, 4, 6)


@pytest.mark.rule("DOM-TOKEN-2", "DOM-RES-1")
def test_calling_a_card_gives_no_bonus():
    me = {"hand": "copper*3", "deck": "gold*6", "mat": "guide", "tokens": {"plus_coin": "guide", "plus_card": "guide"}}
    match = play(deal(me, turn={"phase": "start"}), "call guide")
    assert turn(match)["coins"] == 0
    assert len(hand(match)) == 5


@pytest.mark.rule("DOM-TOKEN-2", "DOM-TRAV-4")
def test_a_token_on_page_does_nothing_for_its_exchange_cards():
    me = {"hand": "hero", "tokens": {"plus_coin": "page"}}
    match = play(deal(me), "play hero", "gain copper")
    assert turn(match)["coins"] == 2


@pytest.mark.rule("DOM-TOKEN-3", "DOM-BUY-1", "CARD-haunted_woods", "CARD-swamp_hag")
def test_the_trashing_token_before_or_after_haunted_woods():
    me = {"hand": "estate curse", "deck": "copper", "tokens": {"trash": "village"}}
    them = {"play": "haunted_woods swamp_hag"}
    match = play(buying(me, them, coins=3), "buy village")
    assert set(options(match)) == {"resolve token", "resolve haunted_woods", "resolve swamp_hag"}
    play(match, "resolve token", "trash curse", "resolve haunted_woods")
    assert (trash(match), deck(match)) == (["curse"], ["estate", "copper"])
    assert discard(match) == ["village", "curse"]
    match = play(buying(me, them, coins=3), "buy village", "resolve haunted_woods", "topdeck curse")
    play(match, "resolve token")
    assert trash(match) == []
    assert discard(match) == ["village", "curse"]


@pytest.mark.rule("DOM-TOKEN-3", "DOM-BUY-1", "CARD-port")
def test_the_trashing_token_on_port_works_once_for_the_purchase():
    me = {"hand": "estate*2", "tokens": {"trash": "port"}}
    match = play(buying(me, coins=4), "buy port")
    assert set(options(match)) == {"resolve port", "resolve token"}
    play(match, "resolve port", "trash estate")
    assert (trash(match), discard(match), hand(match)) == (["estate"], ["port", "port"], ["estate"])


@pytest.mark.rule("DOM-TOKEN-11", "CARD-teacher")
@pytest.mark.parametrize("token", ["plus_card", "plus_coin", "cost", "trash"])
def test_teacher_avoids_piles_with_own_tokens_of_any_sort_but_not_those_of_others(token):
    me = {"hand": "copper", "mat": "teacher", "tokens": {token: "village", "estate": "woodcutter"}}
    them = {"hand": "copper", "tokens": {"plus_action": "smithy"}}
    match = deal(me, them, turn={"phase": "start"})
    play(match, "call teacher", "choose plus_action")
    assert "village" not in chosen_from(match, "place")
    assert {"smithy", "woodcutter"} <= chosen_from(match, "place")
    assert refused(match, "place village").rule == "CARD-teacher"
    play(match, "place smithy")
    assert tokens(match)["plus_action"] == "smithy"


# --- the journey token -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TOKEN-6", "CARD-ranger", "CARD-giant")
def test_ranger_and_giant_turn_the_same_token_each_time_before_it_counts():
    me = {"hand": "ranger giant*2 copper", "deck": "gold*9"}
    match = deal(me, {"deck": "copper"}, turn={"actions": 3})
    play(match, "play ranger")
    assert tokens(match)["journey"] == "down"
    assert len(hand(match)) == 3
    play(match, "play giant")
    assert (tokens(match)["journey"], turn(match)["coins"]) == ("up", 5)
    assert supply(match, "curse") == 9
    play(match, "play giant")
    assert (tokens(match)["journey"], turn(match)["coins"]) == ("down", 6)
    assert in_play(match) == ["ranger", "giant", "giant"]


@pytest.mark.rule("DOM-TOKEN-6", "DOM-PLAY-2")
def test_each_play_by_throne_room_turns_the_journey_token():
    match = play(deal({"hand": "throne_room ranger", "deck": "gold*9"}), "play throne_room")
    assert tokens(match)["journey"] == "up"
    assert len(hand(match)) == 5
    assert kind(match) == "buy"


@pytest.mark.rule("DOM-TOKEN-6", "DOM-TOKEN-1")
def test_the_journey_token_of_another_player_does_not_matter():
    them = {"hand": "copper", "tokens": {"journey": "down"}}
    match = play(deal({"hand": "ranger", "deck": "gold*9"}, them), "play ranger")
    assert (tokens(match)["journey"], tokens(match, 1)["journey"]) == ("down", "down")


# --- the estate token ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-TOKEN-7", "DOM-EX-4", "DOM-INH-3")
def test_an_estate_has_the_text_but_not_the_pile_of_the_card_set_aside():
    me = {"hand": "estate*2", "deck": "gold*9", "tokens": {"estate": "ranger", "plus_action": "ranger"}}
    match = play(deal(me), "play estate")
    assert resources(match) == (0, 2, 0)
    assert tokens(match)["journey"] == "down"


@pytest.mark.rule("DOM-TOKEN-7", "DOM-INH-1")
def test_only_the_owners_estates_are_action_cards_and_they_stay_worth_a_point():
    me = {"hand": "estate", "deck": "copper", "tokens": {"estate": "village"}}
    match = deal(me, {"hand": "estate", "deck": "copper"}, supply={"village": 9})
    assert match.scores() == [1, 1]
    assert options(match) == ["play estate", "done"]
    play(match, "play estate")
    assert turn(match)["actions"] == 2
    play(match, "done")
    assert kind(match) == "buy"
    assert asked(match) == 1
    assert supply(match, "estate") == 8


@pytest.mark.rule("DOM-TOKEN-7", "DOM-INH-1")
def test_an_inherited_estate_still_costs_two():
    me = {"hand": "remodel estate copper", "tokens": {"estate": "village"}}
    match = play(deal(me), "play remodel", "trash estate")
    assert "smithy" in chosen_from(match, "gain")
    assert refused(match, "gain duchy").rule == "CARD-remodel"
