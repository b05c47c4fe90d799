"""Amulet, Caravan Guard."""

import pytest

from tests.games.dominion.table import (
    asked,
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
    told,
    trash,
    turn,
)

START = {"phase": "start"}
CHOICES = ["choose coin", "choose trash", "choose silver"]

# --- Amulet ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-amulet")
@pytest.mark.parametrize(
    ("choice", "coins", "left", "gained"),
    [("coin", 1, ["estate"], []), ("trash", 0, [], []), ("silver", 0, ["estate"], ["silver"])],
)
def test_amulet_does_exactly_one_of_three_things(choice, coins, left, gained):
    match = play(deal("amulet estate"), "play amulet")
    assert options(match) == CHOICES
    play(match, f"choose {choice}")
    assert resources(match) == (0, 1, coins)
    assert hand(match) == left
    assert discard(match) == gained
    assert trash(match) == ([] if left else ["estate"])
    assert supply(match, "silver") == 40 - len(gained)
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-amulet", "DOM-CHOOSE-1", "DOM-DUR-1")
def test_amulet_chooses_anew_at_the_start_of_the_next_turn_and_then_goes():
    match = deal({"hand": "amulet estate*2", "deck": "copper*10"})
    play(match, "play amulet", "choose silver", "done")
    assert in_play(match) == ["amulet"]
    play(match, "done")
    assert (asked(match), turn(match)["phase"], options(match)) == (0, "start", CHOICES)
    play(match, "choose coin")
    assert resources(match) == (1, 1, 1)
    assert in_play(match) == ["amulet"]
    play(match, "done")
    assert in_play(match) == []
    assert "amulet" in discard(match)
    play(match, "done")
    assert (asked(match), kind(match)) == (0, "buy")
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("CARD-amulet", "DOM-DO-1")
def test_amulet_is_compulsory_and_the_card_trashed_is_chosen():
    match = play(deal("amulet estate copper"), "play amulet")
    assert refused(match, "done").rule == "CARD-amulet"
    assert refused(match, "trash estate").rule == "CARD-amulet"
    play(match, "choose trash")
    assert options(match) == ["trash copper", "trash estate"]
    assert refused(match, "done").rule == "CARD-amulet"
    assert refused(match, "trash amulet").rule == "CARD-amulet"
    play(match, "trash estate")
    assert (hand(match), trash(match)) == (["copper"], ["estate"])


@pytest.mark.rule("CARD-amulet", "DOM-CHOOSE-1")
def test_amulet_may_choose_to_trash_with_an_empty_hand():
    match = play(deal("amulet"), "play amulet")
    assert options(match) == CHOICES
    play(match, "choose trash")
    assert (trash(match), in_play(match), kind(match)) == ([], ["amulet"], "buy")


@pytest.mark.rule("CARD-amulet", "DOM-CHOOSE-1", "DOM-DO-1")
def test_amulet_may_choose_a_silver_that_is_not_there():
    match = play(deal("amulet copper", supply={"silver": 0}), "play amulet")
    assert options(match) == CHOICES
    play(match, "choose silver")
    assert (discard(match), hand(match), resources(match)) == ([], ["copper"], (0, 1, 0))


@pytest.mark.rule("CARD-amulet", "CARD-throne_room", "DOM-START-3", "DOM-DUR-1")
def test_amulet_played_twice_chooses_twice_now_and_twice_next_turn():
    match = deal({"hand": "throne_room amulet estate*2", "deck": "copper*10"})
    play(match, "play throne_room", "choose coin", "choose silver")
    assert (resources(match), discard(match)) == ((0, 1, 1), ["silver"])
    play(match, "done")
    assert in_play(match) == ["throne_room", "amulet"]
    play(match, "done", "choose trash")
    assert options(match) == CHOICES
    play(match, "choose coin")
    assert (trash(match), kind(match), resources(match)) == (["copper"], "buy", (1, 1, 1))
    play(match, "done")
    assert in_play(match) == []


@pytest.mark.rule("CARD-amulet", "DOM-START-3", "DOM-START-1")
def test_the_two_effects_of_an_amulet_played_twice_need_not_follow_each_other():
    twice = {"card": "amulet", "plays": 2, "with": "throne_room"}
    match = deal({"hand": "estate", "deck": "curse*5", "play": [twice], "mat": "guide"}, turn=START)
    play(match, "resolve amulet", "choose trash")
    assert options(match) == ["resolve amulet", "call guide"]
    play(match, "call guide", "choose trash")
    assert (trash(match), hand(match), kind(match)) == (["estate", "curse"], ["curse"] * 4, "buy")


@pytest.mark.rule("CARD-amulet", "DOM-TOKEN-5", "DOM-TOKEN-10")
def test_the_minus_coin_token_takes_the_coin_of_the_amulet_and_nothing_else():
    token = {"minus_coin": True}
    match = play(deal({"hand": "amulet estate", "tokens": token}), "play amulet", "choose coin")
    assert (resources(match)[2], tokens(match)["minus_coin"]) == (0, False)
    match = play(deal({"hand": "amulet estate", "tokens": token}), "play amulet", "choose silver")
    assert tokens(match)["minus_coin"] is True
    assert discard(match) == ["silver"]
    match = deal({"hand": "amulet estate", "deck": "copper*9", "tokens": token}, turn={"coins": 3})
    assert resources(play(match, "play amulet", "choose coin"))[2] == 3


@pytest.mark.rule("CARD-amulet", "DOM-START-2", "CARD-duplicate")
def test_a_silver_by_amulet_at_the_start_of_turn_may_be_duplicated_at_once():
    match = deal({"hand": "copper", "play": "amulet gear", "aside": "gold", "mat": "duplicate"}, turn=START)
    assert options(match) == ["resolve amulet", "resolve gear"]
    play(match, "resolve amulet", "choose silver")
    assert (kind(match), options(match)) == ("gained", ["call duplicate", "done"])
    assert hand(match) == ["copper"]
    play(match, "call duplicate")
    assert discard(match) == ["silver", "silver"]
    assert hand(match) == ["copper", "gold"]
    assert in_play(match) == ["amulet", "gear", "duplicate"]


# --- Caravan Guard ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-caravan_guard", "DOM-DUR-1")
def test_caravan_guard_gives_a_card_and_an_action_now_and_a_coin_next_turn():
    match = play(deal({"hand": "caravan_guard", "deck": "gold copper*9"}), "play caravan_guard")
    assert (hand(match), resources(match)) == (["gold"], (1, 1, 0))
    play(match, "done")
    assert in_play(match) == ["caravan_guard"]
    play(match, "done")
    assert (asked(match), kind(match), resources(match)) == (0, "buy", (1, 1, 1))
    assert len(hand(match)) == 5
    play(match, "done")
    assert in_play(match) == []
    play(match, "done")
    assert resources(match)[2] == 0


@pytest.mark.rule("CARD-caravan_guard", "DOM-ATTACK-1", "DOM-PLAY-1")
def test_caravan_guard_may_be_played_from_hand_before_an_attack_does_anything():
    victim = {"hand": "caravan_guard copper*4", "deck": "gold estate*9"}
    match = play(deal("militia", victim), "play militia")
    assert (asked(match), kind(match)) == (1, "reaction")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard")
    assert hand(match, 1) == ["copper"] * 4 + ["gold"]
    assert in_play(match, 1) == ["caravan_guard"]
    assert resources(match) == (0, 1, 0)
    assert (asked(match), kind(match)) == (1, "reaction")
    play(match, "done")
    assert (kind(match), resources(match)) == ("discard", (0, 1, 2))
    play(match, "discard copper", "discard copper")
    assert hand(match, 1) == ["copper", "copper", "gold"]


@pytest.mark.rule("CARD-caravan_guard", "DOM-ATTACK-4", "DOM-INPLAY-1")
def test_a_caravan_guard_played_as_a_reaction_stays_until_the_end_of_the_own_next_turn():
    victim = {"hand": "caravan_guard village copper", "deck": "gold estate*9"}
    match = deal({"hand": "militia", "deck": "copper*9"}, {"deck": "copper*9"}, victim)
    play(match, "play militia", "play caravan_guard", "done", "done", "done")
    assert in_play(match, 2) == ["caravan_guard"]
    assert (asked(match), kind(match), resources(match)) == (2, "action", (1, 1, 1))
    play(match, "done", "done")
    assert in_play(match, 2) == []
    assert discard(match, 2).count("caravan_guard") == 1


@pytest.mark.rule("CARD-caravan_guard")
def test_caravan_guard_need_not_be_played_as_a_reaction():
    match = play(deal("witch", {"hand": "caravan_guard", "deck": "gold"}), "play witch", "done")
    assert (hand(match, 1), in_play(match, 1), discard(match, 1)) == (["caravan_guard"], [], ["curse"])


@pytest.mark.rule("CARD-caravan_guard")
def test_the_own_attack_lets_nobody_play_an_own_caravan_guard():
    match = play(deal("militia caravan_guard", {"hand": "copper*3", "deck": "gold"}), "play militia")
    assert asked(match) == 1
    assert refused(match, "play caravan_guard").rule == "DOM-ATTACK-1"
    assert kind(play(match, "done")) == "buy"


@pytest.mark.rule("CARD-caravan_guard")
def test_caravan_guard_does_not_protect():
    match = play(deal("witch", {"hand": "caravan_guard copper", "deck": "gold"}), "play witch", "play caravan_guard")
    assert discard(play(match, "done"), 1) == ["curse"]


@pytest.mark.rule("CARD-caravan_guard", "DOM-PLAY-1", "DOM-ATTACK-2")
def test_a_caravan_guard_or_moat_that_a_caravan_guard_draws_may_be_used_at_once():
    victim = {"hand": "caravan_guard copper", "deck": "caravan_guard moat gold"}
    match = play(deal("witch", victim), "play witch", "play caravan_guard")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard")
    assert options(match) == ["reveal moat", "done"]
    play(match, "reveal moat", "done")
    assert (discard(match, 1), hand(match, 1)) == ([], ["copper", "moat"])
    assert in_play(match, 1) == ["caravan_guard", "caravan_guard"]


@pytest.mark.rule("CARD-caravan_guard", "DOM-ATTACK-2")
def test_who_has_revealed_a_moat_may_still_play_a_caravan_guard():
    match = deal("witch", {"hand": "caravan_guard moat", "deck": "gold"})
    play(match, "play witch", "reveal moat")
    assert options(match) == ["play caravan_guard", "done"]
    play(match, "play caravan_guard", "done")
    assert (discard(match, 1), in_play(match, 1)) == ([], ["caravan_guard"])


@pytest.mark.rule("CARD-caravan_guard", "DOM-PLAY-2", "CARD-throne_room")
def test_each_play_of_an_attack_lets_another_caravan_guard_be_played():
    victim = {"hand": "caravan_guard*2 copper", "deck": "gold silver estate*9"}
    match = play(deal("throne_room militia", victim), "play throne_room", "play caravan_guard", "done")
    assert (asked(match), kind(match), resources(match)[2]) == (1, "reaction", 2)
    play(match, "play caravan_guard", "done")
    assert in_play(match, 1) == ["caravan_guard", "caravan_guard"]
    assert resources(play(match, "done"))[2] == 2


@pytest.mark.rule("CARD-caravan_guard", "DOM-DO-1")
def test_caravan_guard_without_cards_to_draw():
    match = play(deal("witch", {"hand": "caravan_guard"}), "play witch", "play caravan_guard")
    assert (asked(match), hand(match, 1), in_play(match, 1)) == (0, [], ["caravan_guard"])
    assert discard(match, 1) == ["curse"]


@pytest.mark.rule("CARD-caravan_guard", "DOM-ATTACK-4")
def test_tokens_on_a_caravan_guard_played_in_anothers_turn_give_only_the_card():
    pile = dict.fromkeys(("plus_card", "plus_action", "plus_buy", "plus_coin"), "caravan_guard")
    victim = {"hand": "caravan_guard", "deck": "gold silver copper", "tokens": pile | {"minus_coin": True}}
    match = play(deal({"hand": "witch", "deck": "gold*9"}, victim), "play witch", "play caravan_guard")
    assert hand(match, 1) == ["gold", "silver"]
    assert resources(match) == (0, 1, 0)
    assert tokens(match, 1)["minus_coin"] is False
    play(match, "done", "done")
    assert (asked(match), resources(match)) == (1, (1, 1, 1))


@pytest.mark.rule("CARD-caravan_guard", "DOM-TOKEN-8")
def test_the_minus_card_token_takes_the_card_of_a_caravan_guard():
    guard = {"hand": "caravan_guard copper", "deck": "gold silver", "tokens": {"minus_card": True}}
    match = play(deal(guard), "play caravan_guard")
    assert (hand(match), deck(match), tokens(match)["minus_card"]) == (["copper"], ["gold", "silver"], False)
    match = play(deal("witch", guard), "play witch", "play caravan_guard")
    assert (hand(match, 1), deck(match, 1)) == (["copper"], ["gold", "silver"])
    assert tokens(match, 1)["minus_card"] is False


@pytest.mark.rule("CARD-caravan_guard", "DOM-TOKEN-8", "DOM-TURN-2")
def test_a_single_card_that_the_minus_card_token_takes_needs_no_shuffle():
    match = deal({"hand": "caravan_guard", "discard": "gold silver", "tokens": {"minus_card": True}})
    play(match, "play caravan_guard")
    assert (hand(match), deck(match), discard(match)) == ([], [], ["gold", "silver"])
    assert (tokens(match)["minus_card"], told(match, 0, ["shuffle"])) == (False, [])


@pytest.mark.rule("CARD-caravan_guard", "DOM-TOKEN-5", "DOM-TOKEN-10")
def test_the_minus_coin_token_takes_the_coin_of_one_caravan_guard():
    guard = {"hand": "copper", "play": "caravan_guard*2", "tokens": {"minus_coin": True}}
    match = deal(guard, turn=START)
    assert (resources(match), tokens(match)["minus_coin"]) == ((1, 1, 1), False)


@pytest.mark.rule("CARD-caravan_guard", "DOM-TOKEN-5")
def test_playing_a_caravan_guard_leaves_the_minus_coin_token_for_its_coin_of_the_next_turn():
    guard = {"hand": "caravan_guard", "deck": "estate*9", "tokens": {"minus_coin": True}}
    match = play(deal(guard), "play caravan_guard", "done")
    assert tokens(match)["minus_coin"] is True
    play(match, "done")
    assert (resources(match)[2], tokens(match)["minus_coin"]) == (0, False)


@pytest.mark.rule("CARD-caravan_guard", "DOM-DUR-2", "DOM-START-1")
def test_the_coin_of_a_caravan_guard_is_there_before_what_asks_something():
    match = deal({"hand": "estate", "play": "amulet caravan_guard"}, turn=START)
    assert (options(match), resources(match)) == (CHOICES, (1, 1, 1))
    assert resources(play(match, "choose coin")) == (1, 1, 2)


@pytest.mark.rule("CARD-caravan_guard", "CARD-throne_room", "DOM-DUR-1", "DOM-START-3")
def test_caravan_guard_played_twice_gives_two_coins_and_keeps_the_throne_room():
    match = play(deal({"hand": "throne_room caravan_guard", "deck": "gold silver copper*9"}), "play throne_room")
    assert (hand(match), resources(match)) == (["gold", "silver"], (2, 1, 0))
    play(match, "done")
    assert in_play(match) == ["throne_room", "caravan_guard"]
    play(match, "done")
    assert resources(match) == (1, 1, 2)
    play(match, "done")
    assert in_play(match) == []
