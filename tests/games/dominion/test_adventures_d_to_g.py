"""Dungeon, Gear."""

import pytest

from tests.games.dominion.table import (
    deal,
    deck,
    discard,
    hand,
    in_play,
    kind,
    known_to,
    options,
    play,
    refused,
    resources,
    seen_by,
    tokens,
    told,
)

START = {"phase": "start"}

# --- Dungeon ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-dungeon")
def test_dungeon_draws_two_and_discards_two_of_the_whole_hand():
    match = play(deal({"hand": "dungeon estate", "deck": "gold silver copper"}), "play dungeon")
    assert (hand(match), resources(match)) == (["estate", "gold", "silver"], (1, 1, 0))
    assert options(match) == ["discard silver", "discard gold", "discard estate"]
    assert refused(match, "done").rule == "CARD-dungeon"
    assert refused(match, "discard copper").rule == "CARD-dungeon"
    play(match, "discard estate", "discard silver")
    assert (hand(match), discard(match), deck(match)) == (["gold"], ["silver", "estate"], ["copper"])


@pytest.mark.rule("CARD-dungeon", "DOM-DUR-1")
def test_dungeon_draws_and_discards_again_at_the_start_of_the_next_turn():
    match = deal({"hand": "dungeon", "deck": "copper*2 estate*5 gold silver duchy"})
    play(match, "play dungeon", "done")
    assert in_play(match) == ["dungeon"]
    play(match, "done")
    assert hand(match) == ["estate"] * 5 + ["gold", "silver"]
    assert resources(match) == (1, 1, 0)
    play(match, "discard estate", "discard estate")
    assert (hand(match), kind(match)) == (["estate"] * 3 + ["gold", "silver"], "buy")
    play(match, "done")
    assert in_play(match) == []


@pytest.mark.rule("CARD-dungeon", "DOM-DO-1")
@pytest.mark.parametrize(
    ("cards_left", "discarded"), [("", []), ("gold", ["gold"]), ("gold silver", ["gold", "silver"])]
)
def test_dungeon_with_few_cards_draws_and_discards_what_there_is(cards_left, discarded):
    match = play(deal({"hand": "dungeon", "deck": cards_left}), "play dungeon")
    assert (hand(match), sorted(discard(match)), kind(match)) == ([], discarded, "buy")


@pytest.mark.rule("CARD-dungeon", "DOM-TURN-2")
def test_the_cards_that_dungeon_discards_are_not_in_the_shuffle_of_its_draw():
    match = deal({"hand": "dungeon estate", "deck": "gold", "discard": "silver"})
    play(match, "play dungeon")
    assert (hand(match), deck(match), discard(match)) == (["estate", "gold", "silver"], [], [])


@pytest.mark.rule("CARD-dungeon", "DOM-TOKEN-8")
def test_dungeon_with_the_minus_card_token_draws_one_and_discards_two():
    match = deal({"hand": "dungeon estate*2", "deck": "gold silver", "tokens": {"minus_card": True}})
    play(match, "play dungeon")
    assert (hand(match), tokens(match)["minus_card"]) == (["estate", "estate", "gold"], False)
    play(match, "discard estate", "discard estate")
    assert (hand(match), deck(match)) == (["gold"], ["silver"])


@pytest.mark.rule("CARD-dungeon", "CARD-throne_room", "DOM-START-3", "DOM-DUR-1")
def test_dungeon_played_twice_draws_and_discards_twice_now_and_next_turn():
    match = deal({"hand": "throne_room dungeon", "deck": "copper*2 silver*2 estate*5 gold*2 province*2"})
    play(match, "play throne_room")
    assert (discard(match), resources(match)) == (["silver", "silver", "copper", "copper"], (2, 1, 0))
    play(match, "done")
    assert in_play(match) == ["throne_room", "dungeon"]
    play(match, "done")
    assert hand(match) == ["estate"] * 5 + ["gold"] * 2
    play(match, "discard estate", "discard estate")
    assert hand(match) == ["estate"] * 3 + ["gold"] * 2 + ["province"] * 2
    play(match, "discard province", "discard province")
    assert (hand(match), kind(match)) == (["estate"] * 3 + ["gold"] * 2, "buy")
    assert in_play(play(match, "done")) == []


@pytest.mark.rule("CARD-dungeon", "DOM-START-2")
def test_nothing_comes_between_the_draw_and_the_discards_of_a_dungeon():
    match = deal({"hand": "copper estate", "deck": "gold*2 silver*5", "play": "dungeon", "mat": "guide"}, turn=START)
    assert options(match) == ["resolve dungeon", "call guide"]
    play(match, "resolve dungeon", "discard copper")
    assert refused(match, "call guide").rule == "CARD-dungeon"
    play(match, "discard estate")
    assert options(match) == ["call guide", "done"]


# --- Gear ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-gear", "DOM-DUR-1")
def test_gear_draws_two_and_keeps_up_to_two_cards_for_the_next_turn():
    match = deal({"hand": "gear estate", "deck": "gold silver copper*6"})
    play(match, "play gear")
    assert (hand(match), resources(match)) == (["estate", "gold", "silver"], (0, 1, 0))
    assert options(match) == ["aside silver", "aside gold", "aside estate", "done"]
    play(match, "aside gold", "aside estate")
    assert (hand(match), kind(match)) == (["silver"], "buy")
    play(match, "done")
    assert (in_play(match), hand(match)) == (["gear"], ["copper"] * 5)
    play(match, "done")
    assert hand(match) == ["copper"] * 5 + ["estate", "gold"]
    play(match, "done")
    assert in_play(match) == []
    assert "gear" in discard(match) + hand(match) + deck(match)


@pytest.mark.rule("CARD-gear")
def test_gear_may_set_aside_one_card():
    match = deal({"hand": "gear", "deck": "gold silver copper*6"})
    play(match, "play gear", "aside gold", "done", "done", "done")
    assert hand(match) == ["copper"] * 5 + ["gold"]
    assert in_play(match) == ["gear"]


@pytest.mark.rule("CARD-gear", "DOM-DUR-1")
def test_gear_with_nothing_set_aside_is_discarded_this_turn():
    match = deal({"hand": "gear", "deck": "gold silver copper*6"})
    play(match, "play gear", "done", "done")
    assert (in_play(match), sorted(discard(match))) == ([], ["gear", "gold", "silver"])
    assert hand(play(match, "done")) == ["copper"] * 5


@pytest.mark.rule("CARD-gear", "DOM-DO-1")
def test_gear_without_cards_asks_nothing():
    match = play(deal("gear"), "play gear")
    assert (kind(match), in_play(match)) == ("buy", ["gear"])
    assert refused(match, "aside gear").rule == "DOM-TURN-1"


@pytest.mark.rule("CARD-gear")
def test_gear_takes_cards_of_the_own_hand_only():
    match = play(deal({"hand": "gear copper", "deck": "gold silver estate"}), "play gear")
    assert refused(match, "aside estate").rule == "CARD-gear"
    assert refused(match, "aside gear").rule == "CARD-gear"


@pytest.mark.rule("CARD-gear", "DOM-HIDE-2", "DOM-HIDE-1")
def test_the_cards_of_a_gear_are_known_to_their_owner_alone():
    one, other = (deal({"hand": "gear gold silver copper", "deck": "estate*9"}) for _ in range(2))
    play(one, "play gear", "aside gold", "aside silver")
    play(other, "play gear", "aside copper", "aside estate")
    assert one.view(1) == other.view(1)
    assert known_to(one, 1, 0)["standing"][0]["aside"] == ["?", "?"]
    assert known_to(one, 0, 0)["standing"][0]["aside"] == ["gold", "silver"]
    assert seen_by(one, 0, 0) != seen_by(other, 0, 0)
    assert [event.get("cards") for event in told(one, 1, ["aside_hidden"])] == [
        event.get("cards") for event in told(other, 1, ["aside_hidden"])
    ]
    play(one, "done", "done")
    assert "gold" not in known_to(one, 1, 0)["hand"]


@pytest.mark.rule("CARD-gear", "DOM-TOKEN-9")
def test_the_return_of_gears_cards_is_no_drawing():
    spec = {"hand": "copper", "deck": "estate", "play": "gear", "aside": "gold silver", "tokens": {"minus_card": True}}
    match = deal(spec, turn=START)
    assert (hand(match), tokens(match)["minus_card"]) == (["copper", "gold", "silver"], True)


@pytest.mark.rule("CARD-gear", "DOM-TOKEN-8")
def test_the_minus_card_token_takes_a_card_of_gears_two():
    match = play(deal({"hand": "gear", "deck": "gold silver", "tokens": {"minus_card": True}}), "play gear")
    assert (hand(match), tokens(match)["minus_card"]) == (["gold"], False)


@pytest.mark.rule("CARD-gear", "CARD-throne_room", "DOM-START-3", "DOM-DUR-1")
def test_gear_played_twice_has_two_groups_of_up_to_two():
    match = deal({"hand": "throne_room gear", "deck": "gold silver duchy province estate*6"})
    play(match, "play throne_room", "aside gold", "aside silver")
    assert hand(match) == ["duchy", "province"]
    play(match, "aside duchy", "aside province")
    assert (hand(match), kind(match)) == ([], "buy")
    play(match, "done")
    assert in_play(match) == ["throne_room", "gear"]
    assert hand(play(match, "done")) == ["duchy", *["estate"] * 5, "gold", "province", "silver"]
    assert in_play(play(match, "done")) == []


@pytest.mark.rule("CARD-gear", "CARD-throne_room", "DOM-DUR-1")
@pytest.mark.parametrize(
    ("moves", "stay"),
    [
        (["done", "done"], []),
        (["done", "aside gold", "done"], ["throne_room", "gear"]),
        (["aside gold", "done", "done"], ["throne_room", "gear"]),
    ],
)
def test_gear_played_twice_stays_with_its_throne_room_if_either_play_set_something_aside(moves, stay):
    match = deal({"hand": "throne_room gear", "deck": "gold*4 copper*5"})
    play(match, "play throne_room", *moves)
    assert kind(match) == "buy"
    assert in_play(play(match, "done")) == stay


@pytest.mark.rule("DOM-START-3", "DOM-START-1", "CARD-gear", "CARD-guide")
def test_the_groups_of_a_gear_played_twice_return_separately():
    twice = {"card": "gear", "plays": 2, "with": "throne_room", "aside": ["gold", "gold", "silver"]}
    match = deal({"hand": "copper", "deck": "estate*9", "play": [twice], "mat": "guide"}, turn=START)
    assert options(match) == ["resolve gear", "call guide"]
    play(match, "resolve gear")
    assert hand(match) == ["copper", "gold", "gold"]
    assert options(match) == ["resolve gear", "call guide"]
    play(match, "call guide")
    assert hand(match) == ["estate"] * 5 + ["silver"]


@pytest.mark.rule("DOM-START-3", "CARD-gear", "CARD-throne_room")
def test_each_play_of_a_gear_makes_a_group_of_its_own():
    match = deal({"hand": "throne_room gear", "deck": "gold*2 silver*2 copper*10", "mat": "guide"})
    play(match, "play throne_room", "aside gold", "done", "aside silver", "aside silver", "done", "done")
    play(match, "resolve gear")
    assert hand(match) == ["copper"] * 5 + ["gold"]
    assert options(match) == ["resolve gear", "call guide"]
    assert hand(play(match, "resolve gear")) == ["copper"] * 5 + ["gold", "silver", "silver"]


@pytest.mark.rule("CARD-gear", "DOM-HIDE-2")
@pytest.mark.parametrize("first", ["silver", "estate"])
def test_a_card_that_all_knew_in_the_hand_may_be_the_one_under_the_gear(first):
    match = deal({"hand": "mine gear copper estate", "deck": "duchy*3"}, turn={"actions": 2})
    play(match, "play mine", "gain silver")
    assert known_to(match, 1, 0)["hand"] == ["silver", "?", "?"]
    play(match, "play gear", f"aside {first}", "done")
    assert known_to(match, 1, 0)["hand"] == ["?"] * 3
    assert known_to(match, 1, 0)["unseen"] == {"silver": 1, "estate": 1, "duchy": 3}
