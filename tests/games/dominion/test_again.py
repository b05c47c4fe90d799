"""Cards played again by Throne Room, Royal Carriage and Disciple: durations, reserve cards, one-shots, each other."""

import pytest

from tests.games.dominion.table import (
    asked,
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    known_to,
    mat,
    options,
    play,
    refused,
    resources,
    seen_by,
    supply,
    tokens,
    trash,
    turn,
)

IDLE = {"hand": "copper", "deck": "copper*20"}
"""Another player, who only says `done` once a turn."""

# --- Royal Carriage --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-royal_carriage", "DOM-RES-1")
def test_royal_carriage_gives_an_action_and_goes_to_the_mat():
    match = play(deal("royal_carriage"), "play royal_carriage")
    assert (resources(match), mat(match), in_play(match)) == ((1, 1, 0), ["royal_carriage"], [])


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-1", "DOM-PLAY-2")
def test_royal_carriage_plays_the_action_card_again_using_no_action():
    match = deal({"hand": "market", "deck": "gold*9", "mat": "royal_carriage"})
    play(match, "play market")
    assert options(match) == ["call royal_carriage", "done"]
    play(match, "call royal_carriage")
    assert (resources(match), hand(match), in_play(match)) == ((2, 3, 2), ["gold"] * 2, ["market", "royal_carriage"])
    play(match, "done")
    assert sorted(discard(match))[-2:] == ["market", "royal_carriage"]


@pytest.mark.rule("CARD-royal_carriage", "DOM-RES-1")
def test_royal_carriage_need_not_be_called_and_is_too_late_after_declining():
    match = deal({"hand": "village", "deck": "gold*9", "mat": "royal_carriage"}, turn={"actions": 2})
    play(match, "play village", "done")
    assert (mat(match), hand(match)) == (["royal_carriage"], ["gold"])
    refused(match, "call royal_carriage")


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-1")
def test_royal_carriage_is_called_neither_before_an_action_nor_after_a_treasure_or_a_purchase():
    match = deal({"hand": "village copper", "mat": "royal_carriage"}, turn={"phase": "start"})
    assert options(match) == ["play village", "done"]
    refused(match, "call royal_carriage")
    play(match, "done", "play copper")
    assert kind(match) == "buy"
    refused(match, "call royal_carriage")


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-2")
def test_several_royal_carriages_may_follow_each_other():
    match = deal({"hand": "woodcutter", "mat": "royal_carriage*2"})
    play(match, "play woodcutter", "call royal_carriage")
    assert options(match) == ["call royal_carriage", "done"]
    play(match, "call royal_carriage")
    assert (resources(match), kind(match)) == ((0, 4, 6), "buy")


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-2", "DOM-LOSE-1")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("feast", ["gain silver"]),
        ("raze", ["trash this", "keep gold"]),
        ("guide", []),
        ("distant_lands", []),
        ("wine_merchant", []),
        ("teacher", []),
        ("royal_carriage", []),
    ],
)
def test_royal_carriage_cannot_play_a_card_again_that_has_left_play(card, moves):
    match = deal({"hand": f"{card} copper", "deck": "gold estate*9", "mat": "royal_carriage"})
    play(match, f"play {card}", *moves)
    assert kind(match) == "buy"
    assert "royal_carriage" in mat(match)


@pytest.mark.rule("CARD-royal_carriage", "CARD-coin_of_the_realm", "DOM-CALL-1")
def test_coins_and_carriages_are_called_in_any_order_one_at_a_time():
    match = deal({"hand": "woodcutter", "mat": "royal_carriage coin_of_the_realm*2"})
    play(match, "play woodcutter")
    assert options(match) == ["call coin_of_the_realm", "call royal_carriage", "done"]
    play(match, "call coin_of_the_realm", "call royal_carriage", "call coin_of_the_realm")
    assert resources(match) == (4, 3, 4)


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-2", "CARD-disciple")
def test_a_royal_carriage_played_by_the_disciple_may_replay_the_disciple():
    match = deal({"hand": "disciple royal_carriage woodcutter"})
    play(match, "play disciple", "play royal_carriage")
    assert (resources(match)[0], mat(match), discard(match)) == (2, ["royal_carriage"], ["royal_carriage"])
    assert options(match) == ["call royal_carriage", "done"]
    play(match, "call royal_carriage", "play woodcutter")
    assert (resources(match), discard(match)) == ((2, 3, 4), ["woodcutter", "royal_carriage"])


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-2", "CARD-throne_room", "DOM-PLAY-3")
def test_a_royal_carriage_played_twice_lies_on_the_mat_once_and_may_replay_the_throne_room():
    match = deal({"hand": "throne_room royal_carriage festival"})
    play(match, "play throne_room", "play royal_carriage")
    assert (resources(match)[0], mat(match)) == (2, ["royal_carriage"])
    assert options(match) == ["call royal_carriage", "done"]
    play(match, "call royal_carriage")
    assert (resources(match), in_play(match)) == ((6, 3, 4), ["throne_room", "royal_carriage", "festival"])


@pytest.mark.rule("CARD-royal_carriage", "DOM-CALL-1", "CARD-throne_room")
def test_each_inner_play_of_a_throne_room_has_its_window_and_the_throne_room_its_own():
    match = deal({"hand": "throne_room woodcutter", "mat": "royal_carriage"})
    play(match, "play throne_room")
    assert (kind(match), resources(match)) == ("call", (0, 2, 2))
    play(match, "done")
    assert (kind(match), resources(match)) == ("call", (0, 3, 4))
    play(match, "done")
    assert kind(match) == "call"
    play(match, "call royal_carriage")
    assert (in_play(match), resources(match)) == (["throne_room", "woodcutter", "royal_carriage"], (0, 3, 4))


@pytest.mark.rule("CARD-royal_carriage", "DOM-PLAY-2", "DOM-ATTACK-1")
def test_a_replay_opens_reactions_again_and_gets_tokens_again():
    player = {"hand": "militia", "mat": "royal_carriage", "tokens": {"plus_coin": "militia"}}
    match = play(deal(player, "moat copper*4"), "play militia", "reveal moat", "done", "call royal_carriage")
    assert (asked(match), kind(match), turn(match)["coins"]) == (1, "reaction", 4)
    play(match, "done")
    assert (kind(match), turn(match)["coins"]) == ("discard", 6)


@pytest.mark.rule("CARD-royal_carriage", "DOM-PLAY-2", "CARD-giant", "DOM-TOKEN-6")
def test_a_replay_turns_the_journey_token_again():
    match = deal({"hand": "giant", "mat": "royal_carriage"}, {"deck": "copper"})
    play(match, "play giant", "call royal_carriage")
    assert (turn(match)["coins"], tokens(match)["journey"], discard(match, 1)) == (6, "up", ["curse", "copper"])


@pytest.mark.rule("CARD-royal_carriage", "DOM-RES-1", "CARD-champion", "DOM-PLAY-2")
def test_the_replay_gets_the_champions_action_but_the_call_itself_does_not():
    match = deal({"hand": "smithy", "mat": "royal_carriage", "play": "champion"})
    assert resources(play(match, "play smithy", "call royal_carriage"))[0] == 2


# --- durations -------------------------------------------------------------------------------------------------------

DOUBLERS = ["throne_room", "royal_carriage", "disciple"]


def doubled(doubler, card, **more):
    """A match in which seat 0 has just played a card twice."""
    player = {"deck": "copper*30", **more}
    if doubler == "royal_carriage":
        match = deal({"hand": card, "mat": doubler, **player}, IDLE)
        return match, [f"play {card}"], ["call royal_carriage"]
    match = deal({"hand": f"{doubler} {card}", **player}, IDLE)
    return match, [f"play {doubler}", *([f"play {card}"] if doubler == "disciple" else [])], []


@pytest.mark.rule("DOM-DUR-1", "DOM-START-3", "CARD-royal_carriage", "CARD-disciple", "CARD-throne_room")
@pytest.mark.parametrize("doubler", DOUBLERS)
@pytest.mark.parametrize(("card", "result"), [("swamp_hag", (1, 1, 6)), ("bridge_troll", (1, 3, 0))])
def test_what_plays_a_duration_again_stays_with_it_and_both_effects_come(doubler, card, result):
    match, first, second = doubled(doubler, card)
    play(match, *first, *second, "done")
    assert sorted(in_play(match)) == sorted([doubler, card])
    play(match, "done")
    assert (turn(match)["player"], resources(match)) == (0, result)
    assert sorted(in_play(match)) == sorted([doubler, card])
    play(match, "done", *(["done"] if doubler == "disciple" else []))
    assert in_play(match) == []
    assert {doubler, card} <= set(discard(match))


@pytest.mark.rule("DOM-DUR-1", "DOM-DUR-5", "DOM-EX-8", "CARD-hireling")
@pytest.mark.parametrize("doubler", DOUBLERS)
def test_a_hireling_played_twice_draws_two_each_turn_and_both_stay_for_ever(doubler):
    match, first, second = doubled(doubler, "hireling")
    play(match, *first, *second)
    for _ in range(3):
        play(match, "done", "done")
        assert (turn(match)["player"], len(hand(match))) == (0, 7)
        assert sorted(in_play(match)) == sorted([doubler, "hireling"])


@pytest.mark.rule("DOM-DUR-1", "CARD-gear")
@pytest.mark.parametrize("doubler", DOUBLERS)
@pytest.mark.parametrize(("first_aside", "second_aside"), [(False, False), (True, False), (False, True)])
def test_a_gear_stays_with_its_doubler_if_either_play_set_something_aside(doubler, first_aside, second_aside):
    match, first, second = doubled(doubler, "gear", deck="silver*2 copper*30")
    play(match, *first, *(["aside silver"] if first_aside else []), "done")
    play(match, *second, *(["aside copper"] if second_aside else []), "done")
    play(match, "done")
    if kind(match) == "exchange":
        play(match, "done")
    stays = first_aside or second_aside
    assert sorted(in_play(match)) == (sorted([doubler, "gear"]) if stays else [])
    assert turn(match)["player"] == 1


@pytest.mark.rule("DOM-DUR-1", "CARD-throne_room", "CARD-royal_carriage")
def test_a_carriage_that_replays_a_throne_room_does_not_stay_for_its_duration():
    match = deal({"hand": "throne_room swamp_hag woodcutter", "deck": "copper*9", "mat": "royal_carriage"}, IDLE)
    play(match, "play throne_room", "play swamp_hag", "done", "done", "call royal_carriage", "done")
    assert sorted(in_play(match)) == ["swamp_hag", "throne_room"]
    assert sorted(discard(match)) == ["royal_carriage", "woodcutter"]


@pytest.mark.rule("CARD-throne_room", "DOM-DUR-1")
def test_of_two_throne_rooms_only_the_one_that_plays_the_duration_stays():
    match = deal({"hand": "throne_room*2 swamp_hag woodcutter", "deck": "copper*9"}, IDLE)
    play(match, "play throne_room", "play throne_room", "play swamp_hag", "done")
    assert sorted(in_play(match)) == ["swamp_hag", "throne_room"]
    assert sorted(discard(match)) == ["throne_room", "woodcutter"]


@pytest.mark.rule("CARD-disciple", "CARD-throne_room", "DOM-DUR-1")
def test_a_throne_room_that_plays_a_disciple_does_not_stay_for_the_disciples_duration():
    match = deal({"hand": "throne_room disciple swamp_hag", "deck": "copper*9"}, IDLE)
    play(match, "play throne_room", "play disciple", "play swamp_hag", "done")
    assert sorted(in_play(match)) == ["disciple", "swamp_hag"]
    assert sorted(discard(match)) == ["swamp_hag", "throne_room"]


@pytest.mark.rule("CARD-disciple", "CARD-throne_room")
def test_a_disciple_that_plays_a_throne_room_gains_a_throne_room():
    match = deal({"hand": "disciple throne_room festival*2"})
    play(match, "play disciple", "play throne_room")
    assert (discard(match), resources(match)) == (["throne_room"], (8, 5, 8))


@pytest.mark.rule("DOM-DUR-1", "CARD-champion")
@pytest.mark.parametrize("doubler", DOUBLERS)
def test_a_champion_played_twice_keeps_its_doubler_for_ever(doubler):
    match, first, second = doubled(doubler, "champion")
    play(match, *first, *second)
    for _ in range(4):
        play(match, "done")
    assert sorted(in_play(match)) == sorted(["champion", doubler])


@pytest.mark.rule("DOM-DUR-3", "EVENT-bonfire")
def test_a_throne_room_whose_duration_is_trashed_goes_this_turn_but_both_effects_come():
    match = deal(
        {"play": [{"card": "swamp_hag", "plays": 2, "with": "throne_room"}], "deck": "copper*20"},
        IDLE,
        events="bonfire",
        turn={"phase": "buy", "coins": 3},
    )
    play(match, "buy bonfire", "trash swamp_hag", "done")
    assert (in_play(match), discard(match)) == ([], ["throne_room"])
    play(match, "done")
    assert resources(match) == (1, 1, 6)


@pytest.mark.rule("DOM-HIDE-4", "DOM-DUR-1")
@pytest.mark.parametrize(
    "area",
    [
        [{"card": "hireling", "plays": 2}, "copper"],
        [{"card": "swamp_hag", "plays": 2, "with": "throne_room"}, "copper"],
    ],
)
def test_a_card_played_twice_that_stays_does_not_uncover_the_hand_in_clean_up(area):
    match = deal({"play": area, "hand": "estate duchy", "deck": "copper*9"}, IDLE, turn={"phase": "cleanup"})
    assert discard(match)[0] == "copper"
    assert known_to(match, 1, 0)["discard"] == ["copper", "?", "?"]


@pytest.mark.rule("DOM-HIDE-4", "DOM-DUR-1")
@pytest.mark.parametrize("plays", [1, 2])
def test_with_only_staying_cards_in_play_the_last_card_of_the_hand_shows(plays):
    area = [{"card": "hireling", "plays": plays, "with": "throne_room"}]
    match = deal({"play": area, "hand": "estate duchy", "deck": "copper*9"}, IDLE, turn={"phase": "cleanup"})
    assert seen_by(match, 1, 0)["discard_top"] == "duchy"
    assert known_to(match, 1, 0)["discard"] == ["duchy", "?"]


# --- reserve cards and one-shots -------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-PLAY-3")
@pytest.mark.parametrize("doubler", ["throne_room", "disciple"])
@pytest.mark.parametrize(
    ("card", "result"),
    [
        ("ratcatcher", (2, 1, 0)),
        ("guide", (2, 1, 0)),
        ("transmogrify", (2, 1, 0)),
        ("royal_carriage", (2, 1, 0)),
        ("wine_merchant", (0, 3, 8)),
        ("duplicate", (0, 1, 0)),
        ("distant_lands", (0, 1, 0)),
        ("teacher", (0, 1, 0)),
    ],
)
def test_a_reserve_card_gives_its_bonus_twice_and_lies_on_the_mat_once(doubler, card, result):
    match, first, _ = doubled(doubler, card)
    play(match, *first)
    while kind(match) in ("gained", "call"):
        play(match, "done")
    assert (resources(match), mat(match), in_play(match)) == (result, [card], [doubler])
    assert len(deck(match)) == (28 if card in ("ratcatcher", "guide") else 30)


@pytest.mark.rule("DOM-PLAY-3", "CARD-feast")
@pytest.mark.parametrize("doubler", ["throne_room", "disciple"])
def test_a_feast_is_trashed_once_and_gains_twice(doubler):
    match, first, _ = doubled(doubler, "feast")
    play(match, *first, "gain duchy", "gain silver")
    copies = ["feast"] if doubler == "disciple" else []
    assert (trash(match), discard(match)) == (["feast"], [*copies, "silver", "duchy"])


@pytest.mark.rule("DOM-PLAY-3", "CARD-raze")
@pytest.mark.parametrize(("second", "kept"), [("trash this", 1), ("trash estate", 2)])
def test_a_raze_that_has_trashed_itself_may_name_itself_again_without_effect(second, kept):
    match = deal({"hand": "throne_room raze estate copper", "deck": "gold*2 silver*6"})
    play(match, "play throne_room", "trash this")
    assert hand(match) == ["copper", "estate", "gold"]
    assert "trash this" in options(match)
    play(match, second)
    assert len([card for card in hand(match) if card in ("gold", "silver")]) == kept
    assert trash(match) == ["raze", *(["estate"] if kept == 2 else [])]
    assert resources(match)[0] == 2


@pytest.mark.rule("DOM-PLAY-2", "DOM-TOKEN-2")
@pytest.mark.parametrize("doubler", DOUBLERS)
def test_each_play_gets_the_bonus_of_the_tokens(doubler):
    on = dict.fromkeys(("plus_card", "plus_action", "plus_buy", "plus_coin"), "woodcutter")
    match, first, second = doubled(doubler, "woodcutter", tokens=on)
    play(match, *first, *second)
    assert resources(match) == (2, 5, 6)
    assert hand(match) == ["copper"] * 2


@pytest.mark.rule("DOM-PLAY-2", "CARD-witch")
@pytest.mark.parametrize("doubler", DOUBLERS)
def test_each_play_of_an_attack_hits(doubler):
    match, first, second = doubled(doubler, "witch")
    play(match, *first, *second)
    assert (discard(match, 1), supply(match, "curse")) == (["curse"] * 2, 8)


@pytest.mark.rule("CARD-lost_city", "CARD-messenger", "DOM-BUY-3")
def test_a_lost_city_given_by_the_messenger_lets_the_others_of_each_draw():
    match = deal(
        {"play": "bridge_troll", "deck": "copper*9"},
        IDLE,
        IDLE,
        kingdom="messenger lost_city",
        turn={"phase": "buy", "coins": 3, "buys": 2},
    )
    play(match, "buy messenger", "gain lost_city")
    assert [len(hand(match, seat)) for seat in range(3)] == [2, 3, 3]
    assert [discard(match, seat) for seat in (1, 2)] == [["lost_city"]] * 2


# --- called treasures ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-CALL-5", "EVENT-alms", "CARD-coin_of_the_realm")
@pytest.mark.parametrize("called", [True, False])
def test_a_called_coin_of_the_realm_is_a_treasure_in_play_for_alms(called):
    match = deal({"hand": "woodcutter", "mat": "coin_of_the_realm", "deck": "copper*9"}, events="alms")
    play(match, "play woodcutter", "call coin_of_the_realm" if called else "done", "buy alms")
    assert (kind(match) == "gain") is not called


@pytest.mark.rule("DOM-CALL-5", "EVENT-alms", "CARD-coin_of_the_realm")
def test_a_coin_of_the_realm_that_was_only_played_lies_on_the_mat_and_not_in_play_for_alms():
    match = deal({"hand": "coin_of_the_realm", "deck": "copper*9"}, events="alms", turn={"buys": 2})
    play(match, "play coin_of_the_realm", "buy alms")
    assert (mat(match), kind(match), turn(match)["coins"]) == (["coin_of_the_realm"], "gain", 1)
