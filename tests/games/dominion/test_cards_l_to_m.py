"""Laboratory, Library, Market, Mine, Moneylender."""

import pytest

from tests.games.dominion.table import (
    asked,
    cards,
    chosen_from,
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
    supply,
    told,
    trash,
    zone,
)

# --- Laboratory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-laboratory")
def test_laboratory_draws_two_and_gives_the_action_back():
    match = play(deal({"hand": "laboratory", "deck": "gold silver copper"}), "play laboratory")
    assert hand(match) == ["gold", "silver"]
    assert deck(match) == ["copper"]
    assert resources(match) == (1, 1, 0)


# --- Library ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-library")
def test_library_draws_up_to_seven():
    match = play(deal({"hand": "library estate*3", "deck": "copper*9"}), "play library")
    assert hand(match) == cards("copper*4 estate*3")
    assert kind(match) == "buy"
    assert resources(match) == (0, 1, 0)


@pytest.mark.rule("CARD-library")
@pytest.mark.parametrize("count", [7, 8])
def test_library_draws_nothing_with_seven_or_more_in_hand(count):
    match = play(deal({"hand": f"library estate*{count}", "deck": "copper*9"}), "play library")
    assert hand(match) == ["estate"] * count
    assert len(deck(match)) == 9


@pytest.mark.rule("CARD-library")
def test_library_asks_about_each_action_card_as_it_is_drawn():
    match = play(deal({"hand": "library estate*4", "deck": "copper village smithy gold silver duchy"}), "play library")
    assert options(match) == ["keep village", "aside village"]
    assert hand(match) == cards("copper estate*4 village")
    assert deck(match) == ["smithy", "gold", "silver", "duchy"]
    play(match, "aside village")
    assert options(match) == ["keep smithy", "aside smithy"]
    play(match, "keep smithy")
    assert hand(match) == cards("copper estate*4 gold smithy")
    assert (deck(match), discard(match)) == (["silver", "duchy"], ["village"])


@pytest.mark.rule("CARD-library")
def test_library_counts_kept_cards_and_not_those_set_aside():
    match = play(
        deal({"hand": "library estate*4", "deck": "village smithy gold silver duchy"}), "play library", "keep village"
    )
    play(match, "aside smithy")
    assert hand(match) == cards("estate*4 gold silver village")
    assert deck(match) == ["duchy"]
    assert discard(match) == ["smithy"]
    assert zone(match, "aside") == []


@pytest.mark.rule("CARD-library")
def test_library_discards_the_cards_set_aside_only_at_the_end():
    match = play(
        deal({"hand": "library estate*5", "deck": "village smithy gold duchy"}), "play library", "aside village"
    )
    assert zone(match, "aside") == ["village"]
    assert discard(match) == []
    play(match, "aside smithy")
    assert sorted(discard(match)) == ["smithy", "village"]


@pytest.mark.rule("CARD-library", "DOM-TURN-2")
def test_library_does_not_shuffle_in_what_is_set_aside():
    for seed in range(6):
        match = deal({"hand": "library estate*4", "deck": "village", "discard": "gold silver copper duchy"}, seed=seed)
        play(match, "play library", "aside village")
        assert "village" not in hand(match) + deck(match)
        assert discard(match) == ["village"]
        assert len(hand(match)) == 7


@pytest.mark.rule("CARD-library", "DOM-DO-1")
def test_library_with_too_few_cards_draws_what_there_is():
    match = play(
        deal({"hand": "library estate", "deck": "village", "discard": "gold"}), "play library", "aside village"
    )
    assert hand(match) == ["estate", "gold"]
    assert discard(match) == ["village"]


@pytest.mark.rule("CARD-library")
def test_library_asks_only_about_action_cards():
    match = play(deal({"hand": "library", "deck": "copper silver gold estate duchy curse gardens"}), "play library")
    assert kind(match) == "buy"
    assert len(hand(match)) == 7


@pytest.mark.rule("CARD-library", "DOM-TYPE-1")
@pytest.mark.parametrize("card", ["moat", "militia", "witch"])
def test_library_may_set_aside_cards_that_are_actions_and_something_else(card):
    match = play(deal({"hand": "library estate*6", "deck": f"{card} gold"}), "play library")
    assert options(match) == [f"keep {card}", f"aside {card}"]


@pytest.mark.rule("CARD-library")
def test_library_does_not_ask_about_action_cards_in_hand_before():
    match = play(deal({"hand": "library village smithy", "deck": "gold*5"}), "play library")
    assert kind(match) == "buy"
    assert hand(match) == cards("gold*5 smithy village")


@pytest.mark.rule("CARD-library", "DOM-HIDE-2")
def test_library_shows_the_others_only_what_is_set_aside():
    match = play(
        deal({"hand": "library estate*4", "deck": "village smithy gold copper"}), "play library", "keep village"
    )
    play(match, "aside smithy")
    assert [event["card"] for event in told(match, 1, ["aside"])] == ["smithy"]
    assert all("cards" not in event for event in told(match, 1, ["draw"]))
    assert known_to(match, 1, 0)["hand"] == ["?"] * 7


@pytest.mark.rule("CARD-library", "DOM-HIDE-1")
def test_cards_set_aside_by_library_lie_open():
    match = play(
        deal({"hand": "library estate*4", "deck": "village smithy gold copper"}), "play library", "aside village"
    )
    assert seen_by(match, 1, 0)["aside"] == ["village"]


@pytest.mark.rule("CARD-library")
def test_library_can_neither_be_declined_nor_take_the_card_elsewhere():
    match = play(deal({"hand": "library estate*4", "deck": "village smithy gold copper"}), "play library")
    for move in ("done", "discard village", "aside smithy", "play village"):
        assert refused(match, move).rule == "CARD-library"


# --- Market ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-market")
def test_market_gives_one_of_each():
    match = play(deal({"hand": "market", "deck": "gold silver"}), "play market")
    assert hand(match) == ["gold"]
    assert resources(match) == (1, 2, 1)


@pytest.mark.rule("CARD-market", "CARD-throne_room")
def test_market_played_twice_gives_two_of_each():
    match = play(deal({"hand": "throne_room market", "deck": "gold silver copper"}), "play throne_room")
    assert hand(match) == ["gold", "silver"]
    assert resources(match) == (2, 3, 2)


# --- Mine ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-mine")
def test_mine_turns_a_treasure_into_a_dearer_one_in_hand():
    match = play(deal("mine copper silver estate"), "play mine")
    assert options(match) == ["trash copper", "trash silver"]
    play(match, "trash copper")
    assert options(match) == ["gain copper", "gain silver"]
    play(match, "gain silver")
    assert hand(match) == ["estate", "silver", "silver"]
    assert trash(match) == ["copper"]
    assert supply(match, "silver") == 39
    assert discard(match) == []
    assert "play silver" in options(match)


@pytest.mark.rule("CARD-mine")
@pytest.mark.parametrize(
    ("trashed", "gains"),
    [
        ("copper", {"copper", "silver"}),
        ("silver", {"copper", "silver", "gold"}),
        ("gold", {"copper", "silver", "gold", "platinum"}),
        ("platinum", {"copper", "silver", "gold", "platinum"}),
    ],
)
def test_mine_limit_is_three_coins_more(trashed, gains):
    other = "silver" if trashed == "copper" else "copper"
    match = play(deal(f"mine {trashed} {other}", options={"colonies": True}), "play mine", f"trash {trashed}")
    assert chosen_from(match, "gain") == gains
    assert match.decision is not None
    limit = {"copper": "$3", "silver": "$6", "gold": "$9", "platinum": "$12"}[trashed]
    assert limit in match.decision.en
    assert limit in match.decision.de


@pytest.mark.rule("CARD-mine")
def test_mine_gains_treasures_only():
    match = play(deal("mine copper silver"), "play mine", "trash silver")
    assert refused(match, "gain duchy").rule == "CARD-mine"
    assert refused(match, "gain estate").rule == "CARD-mine"


@pytest.mark.rule("CARD-mine", "DOM-DO-1")
def test_mine_is_compulsory_with_a_treasure_in_hand():
    match = play(deal("mine gold silver"), "play mine")
    assert "done" not in options(match)
    assert refused(match, "done").rule == "CARD-mine"
    play(match, "trash gold")
    assert refused(match, "done").rule == "CARD-mine"
    match = play(deal("mine gold estate"), "play mine")
    assert trash(match) == ["gold"]


@pytest.mark.rule("CARD-mine")
def test_mine_does_nothing_without_a_treasure():
    match = play(deal("mine estate curse"), "play mine")
    assert trash(match) == []
    assert hand(match) == ["curse", "estate"]
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-mine", "DOM-DO-1")
def test_mine_trashes_even_if_there_is_nothing_to_gain():
    match = play(deal("mine copper", supply={"copper": 0, "silver": 0}), "play mine")
    assert trash(match) == ["copper"]
    assert hand(match) == []


@pytest.mark.rule("CARD-mine", "CARD-throne_room")
def test_mine_played_twice_may_lift_the_same_card_twice():
    match = play(deal("throne_room mine copper"), "play throne_room", "gain silver", "gain gold")
    assert trash(match) == ["copper", "silver"]
    assert hand(match) == ["gold"]


# --- Moneylender -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-moneylender")
def test_moneylender_trashes_a_copper_for_three_coins():
    match = play(deal("moneylender copper*2 estate"), "play moneylender")
    assert trash(match) == ["copper"]
    assert hand(match) == ["copper", "estate"]
    assert resources(match) == (0, 1, 3)


@pytest.mark.rule("CARD-moneylender", "DOM-DO-1")
def test_moneylender_is_compulsory_and_asks_nothing():
    match = play(deal("moneylender copper"), "play moneylender")
    assert (asked(match), kind(match)) == (0, "buy")
    assert trash(match) == ["copper"]


@pytest.mark.rule("CARD-moneylender")
def test_moneylender_without_copper_gives_nothing():
    match = play(deal("moneylender silver estate"), "play moneylender")
    assert trash(match) == []
    assert resources(match) == (0, 1, 0)
    assert in_play(match) == ["moneylender"]


@pytest.mark.rule("CARD-moneylender", "CARD-throne_room")
@pytest.mark.parametrize(("coppers", "coins"), [(3, 6), (2, 6), (1, 3), (0, 0)])
def test_moneylender_played_twice_pays_for_each_copper(coppers, coins):
    match = play(deal("throne_room moneylender estate" + " copper" * coppers), "play throne_room")
    assert resources(match) == (0, 1, coins)
    assert len(trash(match)) == min(coppers, 2)
