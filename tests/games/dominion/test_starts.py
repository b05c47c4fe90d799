"""The start of a turn, and how long Durations and what doubled them stay."""

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
    price,
    refused,
    resources,
    tokens,
    trash,
    turn,
)

START = {"phase": "start"}

# --- DOM-START -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-START-1", "DOM-DUR-2", "DOM-ORDER-1", "CARD-guide", "CARD-gear")
def test_guide_may_be_called_before_gear_brings_its_cards():
    me = {"hand": "estate*5", "deck": "copper*6", "mat": "guide", "play": "gear", "aside": "gold silver"}
    match = deal(me, turn=START)
    assert (kind(match), options(match)) == ("start", ["resolve gear", "call guide"])
    play(match, "call guide")
    assert hand(match) == ["copper"] * 5 + ["gold", "silver"]
    match = play(deal(me, turn=START), "resolve gear", "call guide")
    assert hand(match) == ["copper"] * 5
    assert sorted(discard(match)) == ["estate"] * 5 + ["gold", "silver"]


@pytest.mark.rule("DOM-START-1", "DOM-DUR-2")
def test_what_is_compulsory_cannot_be_declined_and_calls_can():
    me = {"hand": "estate", "deck": "copper*9", "mat": "guide ratcatcher", "play": "hireling dungeon"}
    match = deal(me, turn=START)
    assert set(options(match)) == {"resolve dungeon", "resolve hireling", "call guide", "call ratcatcher"}
    refused(match, "done")
    play(match, "resolve hireling")
    assert "done" not in options(match)
    play(match, "resolve dungeon", "discard copper", "discard estate")
    assert set(options(match)) == {"call guide", "call ratcatcher", "done"}
    play(match, "done")
    assert kind(match) == "buy"
    refused(match, "call guide")


@pytest.mark.rule("DOM-START-1", "CARD-ratcatcher", "CARD-guide")
def test_these_cards_cannot_be_called_later_in_the_turn():
    me = {"hand": "village", "deck": "copper*9", "mat": "guide ratcatcher transmogrify teacher"}
    match = play(deal(me, turn=START), "done", "play village")
    assert kind(match) == "buy"
    assert mat(match) == ["guide", "ratcatcher", "teacher", "transmogrify"]


@pytest.mark.rule("DOM-START-1", "CARD-guide")
def test_a_reserve_card_played_this_turn_waits_for_the_next():
    match = play(deal({"hand": "guide", "deck": "copper*20"}), "play guide")
    assert kind(match) == "buy"
    play(match, "done", "done")
    assert options(match) == ["call guide", "done"]


@pytest.mark.rule("DOM-START-1", "CARD-swamp_hag", "CARD-haunted_woods")
@pytest.mark.parametrize("attack", ["swamp_hag", "haunted_woods"])
def test_until_your_next_turn_ends_with_its_start(attack):
    me = {"hand": attack, "deck": "silver*20"}
    match = play(deal(me, {"hand": "copper*3", "deck": "copper*20"}), f"play {attack}", "done", "done", "done")
    assert turn(match)["player"] == 1
    play(match, "buy copper")
    assert "curse" not in discard(match, 1)
    assert turn(match)["player"] == 0


@pytest.mark.rule("DOM-START-2", "CARD-dungeon")
def test_nothing_comes_between_drawing_and_discarding_of_a_dungeon():
    me = {"hand": "estate", "deck": "gold silver copper*6", "mat": "guide", "play": "dungeon"}
    match = play(deal(me, turn=START), "resolve dungeon")
    assert set(options(match)) == {"discard estate", "discard gold", "discard silver"}
    play(match, "discard estate")
    assert set(options(match)) == {"discard gold", "discard silver"}
    play(match, "discard silver")
    assert set(options(match)) == {"call guide", "done"}


@pytest.mark.rule("DOM-START-2", "CARD-amulet", "CARD-duplicate")
def test_a_silver_by_amulet_may_be_duplicated_at_once():
    me = {"hand": "estate", "deck": "gold*9", "mat": "duplicate guide", "play": "amulet"}
    match = play(deal(me, turn=START), "resolve amulet", "choose silver")
    assert options(match) == ["call duplicate", "done"]
    play(match, "call duplicate")
    assert discard(match) == ["silver", "silver"]
    assert options(match) == ["call guide", "done"]


@pytest.mark.rule("DOM-START-3", "CARD-amulet", "CARD-throne_room")
def test_an_amulet_played_twice_chooses_twice_next_turn():
    match = deal({"hand": "throne_room amulet", "deck": "copper*12"})
    play(match, "play throne_room", "choose coin", "choose silver", "done", "done")
    assert turn(match)["player"] == 0
    play(match, "choose coin", "choose trash")
    assert (resources(match), trash(match)) == ((1, 1, 1), ["copper"])
    assert kind(match) == "buy"


@pytest.mark.rule("DOM-START-3", "CARD-gear", "CARD-throne_room")
def test_a_gear_played_twice_has_two_groups_set_aside():
    me = {"hand": "throne_room gear gold silver", "deck": "estate*4 copper*12", "mat": "guide"}
    match = play(deal(me), "play throne_room", "aside gold", "done", "aside silver", "aside estate", "done")
    play(match, "done")
    assert turn(match)["player"] == 0
    assert set(options(match)) == {"resolve gear", "call guide"}
    play(match, "resolve gear", "call guide")
    # one group went with Guide's discard, the other one came after
    returned = [card for card in hand(match) if card in ("gold", "silver", "estate")]
    assert returned in (["gold"], ["estate", "silver"])


@pytest.mark.rule("DOM-START-1")
def test_effects_that_give_only_coins_and_buys_are_not_asked_about():
    me = {"hand": "estate", "deck": "copper*9", "play": "caravan_guard bridge_troll swamp_hag"}
    match = deal(me, turn=START)
    assert (kind(match), resources(match)) == ("buy", (1, 2, 4))


# --- DOM-DUR-1: how long a card stays --------------------------------------------------------------------------------

DOUBLED = {
    "amulet": ["choose coin", "choose coin"],
    "caravan_guard": [],
    "dungeon": [],
    "hireling": [],
    "bridge_troll": [],
    "haunted_woods": [],
    "swamp_hag": [],
}


@pytest.mark.rule("DOM-DUR-1")
@pytest.mark.parametrize("card", list(DOUBLED))
def test_a_duration_and_the_throne_room_stay_until_it_has_done_its_last(card):
    me = {"hand": f"throne_room {card}", "deck": "copper*30"}
    match = play(deal(me, {"deck": "copper*20"}), "play throne_room", *DOUBLED[card], "done")
    assert in_play(match) == ["throne_room", card]
    assert set(discard(match)) <= {"copper"}
    play(match, "done", *DOUBLED[card])
    assert turn(match)["player"] == 0
    assert in_play(match) == ["throne_room", card]
    play(match, "done")
    assert in_play(match) == (["throne_room", card] if card == "hireling" else [])


@pytest.mark.rule("DOM-DUR-1", "CARD-royal_carriage", "CARD-disciple")
@pytest.mark.parametrize("by", ["royal_carriage", "disciple"])
def test_royal_carriage_and_disciple_stay_with_a_duration(by):
    if by == "disciple":
        match = play(deal({"hand": "disciple swamp_hag", "deck": "copper*20"}), "play disciple", "play swamp_hag")
    else:
        me = {"hand": "swamp_hag", "mat": "royal_carriage", "deck": "copper*20"}
        match = play(deal(me), "play swamp_hag", "call royal_carriage")
    play(match, "done")
    assert sorted(in_play(match)) == sorted(["swamp_hag", by])
    play(match, "done")
    assert resources(match) == (1, 1, 6)
    play(match, "done", *(["done"] if by == "disciple" else []))
    assert in_play(match) == []


@pytest.mark.rule("DOM-DUR-1", "CARD-gear")
@pytest.mark.parametrize(
    ("moves", "staying"),
    [
        (["done", "done"], []),
        (["aside copper", "done", "done"], ["throne_room", "gear"]),
        (["done", "aside copper", "done"], ["throne_room", "gear"]),
    ],
)
def test_a_gear_without_cards_goes_this_turn(moves, staying):
    match = play(deal({"hand": "throne_room gear", "deck": "copper*20"}), "play throne_room", *moves, "done")
    assert in_play(match) == staying


@pytest.mark.rule("DOM-DUR-1", "CARD-throne_room")
def test_only_the_throne_room_that_directly_plays_the_duration_stays():
    me = {"hand": "throne_room*2 caravan_guard smithy", "deck": "copper*30"}
    match = play(deal(me), "play throne_room", "play throne_room", "play caravan_guard")
    assert kind(match) == "buy"
    play(match, "done")
    assert in_play(match) == ["throne_room", "caravan_guard"]
    assert discard(match)[:2] == ["smithy", "throne_room"]


@pytest.mark.rule("DOM-DUR-1", "CARD-royal_carriage")
def test_a_royal_carriage_on_a_throne_room_does_not_stay():
    me = {"hand": "throne_room swamp_hag", "mat": "royal_carriage", "deck": "copper*20"}
    match = play(deal(me), "play throne_room", "done", "done", "call royal_carriage", "done")
    assert in_play(match) == ["throne_room", "swamp_hag"]
    assert discard(match) == ["royal_carriage"]


# --- DOM-DUR-3 to 6 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-DUR-3", "EVENT-bonfire", "DOM-DUR-1")
def test_a_trashed_duration_still_does_its_part_and_the_throne_room_goes():
    me = {"hand": "throne_room swamp_hag", "deck": "copper*20"}
    match = deal(me, {"hand": "copper", "deck": "copper*9"}, events="bonfire", turn={"coins": 3})
    play(match, "play throne_room", "buy bonfire", "trash swamp_hag", "done")
    assert (trash(match), in_play(match), discard(match)) == (["swamp_hag"], [], ["throne_room"])
    play(match, "buy copper")
    assert discard(match, 1).count("curse") == 2
    assert resources(match) == (1, 1, 6)


@pytest.mark.rule("DOM-DUR-3", "CARD-bridge_troll", "DOM-COST-2")
def test_the_reduction_of_a_trashed_bridge_troll_ends_at_once():
    me = {"hand": "bridge_troll", "deck": "copper*20"}
    match = play(deal(me, events="bonfire", turn={"coins": 3}), "play bridge_troll")
    assert price(match, "gold") == 5
    play(match, "buy bonfire", "trash bridge_troll")
    assert price(match, "gold") == 6
    play(match, "done", "done")
    assert resources(match) == (1, 2, 0)


@pytest.mark.rule("DOM-DUR-3", "CARD-hireling", "CARD-champion")
def test_hireling_and_champion_work_on_when_trashed():
    me = {"play": "hireling champion", "hand": "village", "deck": "copper*20"}
    match = deal(me, {"hand": "witch", "deck": "copper*9"}, events="bonfire", turn={"phase": "buy", "coins": 3})
    play(match, "buy bonfire", "trash hireling", "trash champion")
    assert in_play(match) == []
    play(match, "play witch", "done")
    assert (turn(match)["player"], len(hand(match)), "curse" in discard(match)) == (0, 6, False)


@pytest.mark.rule("DOM-DUR-4", "CARD-bridge_troll", "DOM-COST-2")
def test_a_bridge_troll_played_twice_is_one_card_in_play():
    match = play(deal({"hand": "throne_room bridge_troll", "deck": "copper*20"}), "play throne_room")
    assert (price(match, "gold"), resources(match)) == (5, (0, 3, 0))
    assert tokens(match, 1)["minus_coin"] is True
    play(match, "done")
    assert price(match, "gold") == 6
    play(match, "done")
    assert (price(match, "gold"), resources(match)) == (5, (1, 3, 0))


@pytest.mark.rule("DOM-DUR-5", "CARD-champion")
def test_a_champion_played_again_gets_the_action_of_its_first_play():
    match = play(deal({"hand": "throne_room champion smithy", "deck": "copper*5"}), "play throne_room", "play champion")
    assert resources(match) == (3, 1, 0)
    play(match, "play smithy")
    assert resources(match) == (4, 1, 0)


@pytest.mark.rule("DOM-DUR-5", "CARD-hireling")
def test_hireling_gives_nothing_in_the_turn_it_is_played():
    match = play(deal({"hand": "hireling", "deck": "copper*12"}), "play hireling")
    assert hand(match) == []
    play(match, "done", "done")
    assert len(hand(match)) == 6


@pytest.mark.rule("DOM-DUR-6", "EVENT-mission")
@pytest.mark.parametrize("attack", ["swamp_hag", "haunted_woods"])
def test_with_a_mission_lasting_attacks_never_hit_anybody(attack):
    me = {"hand": attack, "deck": "silver*20"}
    match = deal(me, {"hand": "copper*3", "deck": "copper*9"}, events="mission", turn={"coins": 4})
    play(match, f"play {attack}", "buy mission")
    assert turn(match)["extra"] is True
    assert (resources(match)[2], len(hand(match))) == ((3, 5) if attack == "swamp_hag" else (0, 8))
    play(match, "done", "buy copper")
    assert turn(match)["player"] == 0
    assert "curse" not in discard(match, 1)


@pytest.mark.rule("DOM-DUR-6", "EVENT-mission", "CARD-caravan_guard")
def test_a_caravan_guard_gives_its_coin_in_the_extra_turn():
    me = {"hand": "caravan_guard", "deck": "silver*20"}
    match = play(deal(me, events="mission", turn={"coins": 4}), "play caravan_guard", "buy mission")
    assert (turn(match)["extra"], resources(match)) == (True, (1, 1, 1))
    play(match, "done")
    assert (asked(match), in_play(match), deck(match)[:1]) == (1, [], ["silver"])
