"""Spy and Thief: attacks on decks."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    cards,
    deal,
    deck,
    discard,
    hand,
    kind,
    known_to,
    options,
    play,
    refused,
    resources,
    supply,
    told,
    trash,
    zone,
)

# --- Spy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-spy")
def test_spy_draws_one_gives_an_action_and_reveals_the_own_top_card_first():
    match = play(deal({"hand": "spy", "deck": "gold estate copper"}, {"deck": "silver duchy"}), "play spy")
    assert hand(match) == ["gold"]
    assert resources(match) == (1, 1, 0)
    assert (asked(match), kind(match)) == (0, "spy")
    assert options(match) == ["discard estate", "topdeck estate"]


@pytest.mark.rule("CARD-spy", "DOM-CHOOSE-1")
def test_spy_discards_or_leaves_each_card_as_its_player_chooses():
    match = deal({"hand": "spy", "deck": "gold estate copper"}, {"deck": "silver duchy"}, {"deck": "curse gold"})
    play(match, "play spy", "discard estate")
    assert (asked(match), options(match)) == (0, ["discard silver", "topdeck silver"])
    play(match, "discard silver")
    assert (asked(match), options(match)) == (0, ["discard curse", "topdeck curse"])
    play(match, "topdeck curse")
    assert (deck(match), discard(match)) == (["copper"], ["estate"])
    assert (deck(match, 1), discard(match, 1)) == (["duchy"], ["silver"])
    assert (deck(match, 2), discard(match, 2)) == (["curse", "gold"], [])


@pytest.mark.rule("CARD-spy", "DOM-ORDER-1")
def test_spy_goes_in_turn_order_from_its_player():
    match = deal({"deck": "gold"}, {"hand": "spy", "deck": "copper estate"}, {"deck": "silver"}, turn={"player": 1})
    play(match, "play spy")
    seen = []
    while kind(match) == "spy":
        seen.append(options(match)[1])
        play(match, options(match)[1])
    assert seen == ["topdeck estate", "topdeck silver", "topdeck gold"]


@pytest.mark.rule("CARD-spy", "DOM-TURN-2")
def test_spy_shuffles_an_empty_deck_to_reveal_its_top():
    match = play(deal({"hand": "spy", "deck": "gold"}, {"discard": "silver"}), "play spy")
    assert options(match) == ["discard silver", "topdeck silver"]
    assert (deck(match, 1), discard(match, 1)) == (["silver"], [])


@pytest.mark.rule("CARD-spy", "DOM-DO-1")
def test_spy_passes_over_who_has_no_card_to_reveal():
    match = play(deal({"hand": "spy", "deck": "gold"}, {"hand": "copper"}, {"deck": "estate"}), "play spy")
    assert options(match) == ["discard estate", "topdeck estate"]
    assert kind(play(match, "discard estate")) == "buy"


@pytest.mark.rule("CARD-spy")
def test_spy_choice_cannot_be_declined():
    match = play(deal({"hand": "spy", "deck": "gold estate"}, BYSTANDER), "play spy")
    assert refused(match, "done").rule == "CARD-spy"
    assert refused(match, "discard gold").rule == "CARD-spy"


@pytest.mark.rule("CARD-spy", "DOM-HIDE-2")
def test_spy_reveals_to_all_and_what_stays_is_known_to_all():
    match = deal({"hand": "spy", "deck": "gold estate copper"}, {"deck": "silver duchy"}, BYSTANDER)
    play(match, "play spy", "topdeck estate", "topdeck silver", "topdeck estate")
    assert [event["cards"] for event in told(match, 2, ["reveal"])] == [["estate"], ["silver"], ["estate"]]
    assert known_to(match, 2, 0)["deck"] == ["estate", "?"]
    assert known_to(match, 0, 1)["deck"] == ["silver", "?"]
    assert known_to(match, 1, 1)["deck"] == ["silver", "?"]


@pytest.mark.rule("CARD-spy", "CARD-moat")
def test_spy_looks_at_the_own_deck_even_if_all_others_are_protected():
    match = play(
        deal({"hand": "spy", "deck": "gold estate"}, {"hand": "moat", "deck": "silver"}), "play spy", "reveal moat"
    )
    assert options(match) == ["discard estate", "topdeck estate"]
    play(match, "discard estate")
    assert kind(match) == "buy"
    assert known_to(match, 0, 1)["deck"] == ["?"]


@pytest.mark.rule("CARD-spy", "CARD-throne_room")
def test_spy_played_twice_looks_twice():
    match = play(
        deal({"hand": "throne_room spy", "deck": "gold estate copper"}, {"deck": "silver duchy"}), "play throne_room"
    )
    play(match, "discard estate", "discard silver")
    assert hand(match) == ["copper", "gold"]
    assert resources(match)[0] == 2
    assert options(match) == ["discard estate", "topdeck estate"]
    play(match, "topdeck estate")
    assert options(match) == ["discard duchy", "topdeck duchy"]


# --- Thief -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-thief")
def test_thief_trashes_one_of_two_treasures_by_choice_and_discards_the_other():
    match = play(deal("thief", {"hand": "estate", "deck": "copper gold silver"}), "play thief")
    assert (asked(match), options(match)) == (0, ["trash copper", "trash gold"])
    play(match, "trash gold")
    assert trash(match) == ["gold"]
    assert discard(match, 1) == ["copper"]
    assert deck(match, 1) == ["silver"]
    assert options(match) == ["gain gold", "done"]
    play(match, "gain gold")
    assert (trash(match), discard(match)) == ([], ["gold"])
    assert resources(match) == (0, 1, 0)
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-thief")
def test_thief_may_leave_the_trashed_treasure():
    match = play(deal("thief", {"deck": "copper estate"}), "play thief")
    assert options(match) == ["gain copper", "done"]
    play(match, "done")
    assert (trash(match), discard(match)) == (["copper"], [])
    assert discard(match, 1) == ["estate"]


@pytest.mark.rule("CARD-thief")
def test_thief_discards_both_cards_without_a_treasure():
    match = play(deal("thief", {"deck": "estate village copper"}), "play thief")
    assert kind(match) == "buy"
    assert sorted(discard(match, 1)) == ["estate", "village"]
    assert trash(match) == []


@pytest.mark.rule("CARD-thief")
def test_of_two_equal_treasures_only_one_is_trashed():
    match = play(deal("thief", {"deck": "silver silver copper"}), "play thief")
    assert options(match) == ["gain silver", "done"]
    assert trash(match) == ["silver"]
    assert discard(match, 1) == ["silver"]


@pytest.mark.rule("CARD-thief", "DOM-ORDER-1")
def test_thief_gains_only_after_all_have_revealed():
    match = deal("thief", {"deck": "copper gold"}, {"deck": "estate silver"}, {"deck": "gold copper"})
    play(match, "play thief", "trash gold")
    assert trash(match) == ["gold", "silver"]
    assert options(match) == ["trash copper", "trash gold"]
    assert zone(match, "aside", 3) == ["gold", "copper"]
    play(match, "trash gold")
    assert options(match) == ["gain silver", "gain gold", "done"]
    play(match, "gain gold")
    assert options(match) == ["gain silver", "gain gold", "done"]
    play(match, "gain gold")
    assert options(match) == ["gain silver", "done"]
    play(match, "done")
    assert discard(match) == ["gold", "gold"]
    assert trash(match) == ["silver"]


@pytest.mark.rule("CARD-thief")
def test_thief_gains_nothing_that_was_in_the_trash_before():
    match = play(deal("thief", {"deck": "copper estate"}, trash=["gold", "copper"]), "play thief")
    assert options(match) == ["gain copper", "done"]
    assert refused(match, "gain gold").rule == "CARD-thief"
    play(match, "gain copper")
    assert sorted(trash(match)) == ["copper", "gold"]
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-thief", "DOM-GAIN-1")
def test_what_the_thief_gains_comes_from_the_trash_and_not_from_the_supply():
    match = play(deal("thief", {"deck": "silver estate"}, supply={"silver": 0}), "play thief", "gain silver")
    assert supply(match, "silver") == 0
    assert discard(match) == ["silver"]


@pytest.mark.rule("CARD-thief", "DOM-TURN-2")
def test_thief_reveals_the_last_card_then_one_of_the_shuffled_discard_pile():
    for seed in range(6):
        match = play(deal("thief", {"deck": "estate", "discard": "gold*3"}, seed=seed), "play thief", "gain gold")
        assert discard(match, 1) == ["estate"]
        assert deck(match, 1) == ["gold", "gold"]


@pytest.mark.rule("CARD-thief", "DOM-DO-1")
def test_thief_takes_one_card_or_none_where_there_are_no_more():
    match = play(deal("thief", {"hand": "gold*5"}, {"deck": "copper"}), "play thief")
    assert hand(match, 1) == ["gold"] * 5
    assert options(match) == ["gain copper", "done"]
    assert trash(match) == ["copper"]


@pytest.mark.rule("CARD-thief", "DOM-HIDE-2", "DOM-HIDE-1")
def test_thief_reveals_to_all():
    match = play(deal("thief", {"deck": "copper gold silver"}, {"deck": "estate*2"}), "play thief")
    assert [event["cards"] for event in told(match, 2, ["reveal"])] == [["copper", "gold"]]
    view = match.view(2)["players"]
    assert isinstance(view, list)
    assert view[1]["aside"] == ["copper", "gold"]


@pytest.mark.rule("CARD-thief", "CARD-moat")
def test_thief_passes_over_protected_players():
    match = deal("thief", {"hand": "moat", "deck": "gold*2"}, {"hand": "copper", "deck": "silver estate"})
    play(match, "play thief", "reveal moat", "done")
    assert deck(match, 1) == ["gold", "gold"]
    assert options(match) == ["gain silver", "done"]


@pytest.mark.rule("CARD-thief")
def test_thief_must_trash_a_revealed_treasure():
    match = play(deal("thief", {"deck": "copper gold"}), "play thief")
    assert refused(match, "done").rule == "CARD-thief"
    assert refused(match, "trash silver").rule == "CARD-thief"


@pytest.mark.rule("CARD-thief", "CARD-throne_room")
def test_thief_played_twice_robs_twice_and_each_time_gains_only_its_own():
    match = play(deal("throne_room thief", {"deck": "copper estate silver duchy"}), "play throne_room", "done")
    assert trash(match) == ["copper", "silver"]
    assert options(match) == ["gain silver", "done"]
    assert sorted(discard(match, 1)) == cards("duchy estate")


@pytest.mark.rule("CARD-thief", "DOM-TYPE-1")
def test_platinum_is_a_treasure_for_the_thief():
    match = play(deal("thief", {"deck": "platinum colony"}, options={"colonies": True}), "play thief")
    assert options(match) == ["gain platinum", "done"]
