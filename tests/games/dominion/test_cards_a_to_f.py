"""Adventurer, Cellar, Chancellor, Chapel, Council Room, Feast, Festival."""

import pytest

import kleinod
from tests.games.dominion.table import (
    BYSTANDER,
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
)

# --- Adventurer ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-adventurer")
def test_adventurer_digs_for_two_treasures_and_discards_the_rest():
    match = deal({"hand": "adventurer estate", "deck": "duchy copper village silver gold"})
    play(match, "play adventurer")
    assert hand(match) == ["copper", "estate", "silver"]
    assert sorted(discard(match)) == ["duchy", "village"]
    assert deck(match) == ["gold"]
    assert resources(match) == (0, 1, 0)


@pytest.mark.rule("CARD-adventurer", "DOM-TURN-2")
def test_adventurer_shuffles_in_the_middle_without_what_lies_open():
    for seed in range(8):
        match = deal({"hand": "adventurer", "deck": "duchy copper estate", "discard": "province gold"}, seed=seed)
        play(match, "play adventurer")
        assert hand(match) == ["copper", "gold"]
        assert sorted(discard(match) + deck(match)) == ["duchy", "estate", "province"]
        assert {"duchy", "estate"} <= set(discard(match))


@pytest.mark.rule("CARD-adventurer", "DOM-DO-1")
def test_adventurer_with_too_few_treasures_takes_those_there_are():
    match = play(deal({"hand": "adventurer", "deck": "estate gold", "discard": "duchy"}), "play adventurer")
    assert hand(match) == ["gold"]
    assert sorted(discard(match)) == ["duchy", "estate"]
    assert hand(play(deal({"hand": "adventurer", "deck": "estate"}), "play adventurer")) == []
    assert hand(play(deal("adventurer"), "play adventurer")) == []


@pytest.mark.rule("CARD-adventurer", "DOM-HIDE-2")
def test_adventurer_reveals_to_all():
    match = play(deal({"hand": "adventurer estate", "deck": "duchy copper silver gold"}), "play adventurer")
    shown = [card for event in told(match, 1, ["reveal"]) for card in event["cards"]]
    assert shown == ["duchy", "copper", "silver"]
    assert known_to(match, 1, 0)["hand"] == ["copper", "silver", "?"]


@pytest.mark.rule("CARD-adventurer", "CARD-throne_room")
def test_adventurer_played_twice_finds_four_treasures():
    match = play(
        deal({"hand": "throne_room adventurer", "deck": "copper*2 estate silver gold copper"}), "play throne_room"
    )
    assert hand(match) == cards("copper*2 gold silver")
    assert (discard(match), deck(match)) == (["estate"], ["copper"])


# --- Cellar ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-cellar")
def test_cellar_gives_an_action_and_exchanges_any_number_of_cards():
    match = play(deal({"hand": "cellar estate*2 copper", "deck": "gold silver duchy"}), "play cellar")
    assert (asked(match), kind(match)) == (0, "discard")
    assert options(match) == ["discard copper", "discard estate", "done"]
    play(match, "discard estate", "discard estate")
    assert options(match) == ["discard copper", "done"]
    assert deck(match) == ["gold", "silver", "duchy"]
    play(match, "done")
    assert hand(match) == ["copper", "gold", "silver"]
    assert discard(match) == ["estate", "estate"]
    assert resources(match) == (1, 1, 0)


@pytest.mark.rule("CARD-cellar")
def test_cellar_may_discard_nothing():
    match = play(deal({"hand": "cellar estate", "deck": "gold"}), "play cellar", "done")
    assert hand(match) == ["estate"]
    assert deck(match) == ["gold"]


@pytest.mark.rule("CARD-cellar", "DOM-TURN-2")
def test_cellar_may_draw_the_cards_just_discarded():
    match = play(deal({"hand": "cellar estate*2", "deck": "gold"}), "play cellar", "discard estate", "discard estate")
    assert hand(match) == ["estate", "gold"]
    assert deck(match) == ["estate"]
    assert discard(match) == []


@pytest.mark.rule("CARD-cellar")
def test_cellar_with_no_other_card_asks_nothing():
    match = play(deal({"hand": "cellar", "deck": "gold"}), "play cellar")
    assert kind(match) == "buy"
    assert hand(match) == []
    assert deck(match) == ["gold"]


@pytest.mark.rule("CARD-cellar", "DOM-HIDE-4")
def test_cellar_shows_every_discarded_card_to_all():
    match = play(
        deal({"hand": "cellar estate copper gold", "deck": "duchy*3"}), "play cellar", "discard estate", "discard gold"
    )
    assert [event["cards"] for event in told(match, 1, ["discard"])] == [["estate"], ["gold"]]
    assert known_to(match, 1, 0)["discard"] == ["gold", "estate"]


@pytest.mark.rule("CARD-cellar", "CARD-throne_room")
def test_cellar_played_twice_gives_two_actions_and_asks_twice():
    match = deal({"hand": "throne_room cellar estate*2 copper", "deck": "gold silver duchy"})
    play(match, "play throne_room", "discard estate", "done")
    assert options(match) == ["discard copper", "discard gold", "discard estate", "done"]
    play(match, "discard estate", "done")
    assert hand(match) == ["copper", "gold", "silver"]
    assert resources(match)[0] == 2


@pytest.mark.rule("CARD-cellar")
def test_cellar_refuses_a_card_that_is_not_in_hand():
    match = play(deal({"hand": "cellar estate"}), "play cellar")
    assert refused(match, "discard gold").rule == "CARD-cellar"
    assert refused(match, "discard cellar").rule == "CARD-cellar"


# --- Chancellor ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-chancellor")
def test_chancellor_gives_two_coins_and_may_turn_the_deck_over():
    match = play(deal({"hand": "chancellor", "deck": "gold silver estate", "discard": "copper"}), "play chancellor")
    assert options(match) == ["yes", "no"]
    assert resources(match) == (0, 1, 2)
    play(match, "yes")
    assert deck(match) == []
    assert sorted(discard(match)) == ["copper", "estate", "gold", "silver"]


@pytest.mark.rule("CARD-chancellor")
def test_chancellor_may_leave_the_deck_alone():
    match = play(deal({"hand": "chancellor", "deck": "gold silver", "discard": "copper"}), "play chancellor", "no")
    assert deck(match) == ["gold", "silver"]
    assert discard(match) == ["copper"]
    assert resources(match) == (0, 1, 2)


@pytest.mark.rule("CARD-chancellor")
def test_chancellor_does_not_ask_with_an_empty_deck():
    match = play(deal({"hand": "chancellor", "discard": "copper"}), "play chancellor")
    assert kind(match) == "buy"
    assert discard(match) == ["copper"]
    assert resources(match) == (0, 1, 2)


@pytest.mark.rule("CARD-chancellor", "DOM-HIDE-2")
def test_chancellor_puts_the_deck_down_unseen_but_for_the_new_top():
    match = deal({"hand": "chancellor", "deck": "gold silver duchy estate", "discard": "copper"})
    play(match, "play chancellor", "yes")
    assert seen_by(match, 1, 0)["discard_top"] == discard(match)[0] == "estate"
    assert known_to(match, 1, 0)["discard"] == ["estate", "?", "?", "?", "copper"]
    assert known_to(match, 1, 0)["unseen"] == {"silver": 1, "gold": 1, "duchy": 1}
    assert told(match, 1, ["discard"]) == []


@pytest.mark.rule("CARD-chancellor", "DOM-HIDE-2")
def test_chancellor_keeps_what_all_had_seen_of_the_deck():
    known = {"hand": ["chancellor"], "deck": ["gold", "silver", "estate"], "known": {"deck_all": [0]}}
    data = {
        "options": {"kingdom": deal("chancellor").options["kingdom"]},
        "players": [known, {}],
        "turn": {"player": 0},
    }
    match = play(kleinod.from_position("dominion", data), "play chancellor", "yes")
    assert known_to(match, 1, 0)["discard"] == ["estate", "?", "gold"]
    assert known_to(match, 1, 0)["known"] == {"discard_unseen": [1]}


# --- Chapel ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-chapel")
def test_chapel_trashes_up_to_four_cards():
    match = play(deal("chapel copper*3 estate*2 gold"), "play chapel")
    assert options(match) == ["trash copper", "trash gold", "trash estate", "done"]
    play(match, "trash estate", "trash estate", "trash copper", "trash copper")
    assert kind(match) == "buy"
    assert hand(match) == ["copper", "gold"]
    assert trash(match) == ["estate", "estate", "copper", "copper"]


@pytest.mark.rule("CARD-chapel")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_chapel_may_trash_fewer_or_nothing(count):
    match = play(deal("chapel copper*4"), "play chapel", *["trash copper"] * count, "done")
    assert trash(match) == ["copper"] * count
    assert kind(match) == "buy"


@pytest.mark.rule("CARD-chapel", "DOM-DO-1")
def test_chapel_stops_when_the_hand_is_empty():
    match = play(deal("chapel copper"), "play chapel", "trash copper")
    assert kind(match) == "buy"
    assert kind(play(deal("chapel"), "play chapel")) == "buy"


@pytest.mark.rule("CARD-chapel")
def test_chapel_cannot_trash_itself_but_another_chapel():
    match = play(deal("chapel copper"), "play chapel")
    assert refused(match, "trash chapel").rule == "CARD-chapel"
    match = play(deal("chapel*2 copper"), "play chapel", "trash chapel", "done")
    assert trash(match) == ["chapel"]
    assert in_play(match) == ["chapel"]


# --- Council Room ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-council_room")
def test_council_room_draws_four_and_gives_a_buy_and_each_other_draws_one():
    me = {"hand": "council_room", "deck": "gold*5"}
    match = play(
        deal(me, {"hand": "copper", "deck": "silver*2"}, {"hand": "estate", "deck": "duchy*2"}), "play council_room"
    )
    assert hand(match, 0) == ["gold"] * 4
    assert hand(match, 1) == ["copper", "silver"]
    assert hand(match, 2) == ["duchy", "estate"]
    assert resources(match) == (0, 2, 0)


@pytest.mark.rule("CARD-council_room", "DOM-TURN-2")
def test_council_room_makes_others_shuffle_if_they_must():
    match = play(
        deal({"hand": "council_room", "deck": "gold*5"}, {"hand": "copper", "discard": "silver"}), "play council_room"
    )
    assert hand(match, 1) == ["copper", "silver"]
    assert discard(match, 1) == []


@pytest.mark.rule("CARD-council_room", "DOM-ATTACK-1")
def test_council_room_is_no_attack():
    match = play(
        deal({"hand": "council_room", "deck": "gold*5"}, {"hand": "moat", "deck": "silver"}), "play council_room"
    )
    assert asked(match) == 0
    assert hand(match, 1) == ["moat", "silver"]


@pytest.mark.rule("CARD-council_room", "CARD-throne_room")
def test_council_room_played_twice():
    match = play(deal({"hand": "throne_room council_room", "deck": "gold*9"}, BYSTANDER), "play throne_room")
    assert hand(match) == ["gold"] * 8
    assert hand(match, 1) == cards("copper*5 estate*2")
    assert resources(match) == (0, 3, 0)


# --- Feast -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-feast")
def test_feast_is_trashed_for_a_card_up_to_five():
    match = play(deal("feast copper"), "play feast")
    assert trash(match) == ["feast"]
    assert in_play(match) == []
    assert chosen_from(match, "gain") >= {"copper", "curse", "estate", "silver", "duchy", "smithy", "market", "feast"}
    assert chosen_from(match, "gain").isdisjoint({"gold", "province"})
    assert "done" not in options(match)
    play(match, "gain duchy")
    assert discard(match) == ["duchy"]
    assert supply(match, "duchy") == 7
    assert resources(match) == (0, 1, 0)


@pytest.mark.rule("CARD-feast")
@pytest.mark.parametrize(
    ("card", "rule"), [("gold", "CARD-feast"), ("duchy", "DOM-GAIN-1"), ("platinum", "DOM-SETUP-2")]
)
def test_feast_refuses_what_is_too_dear_or_not_there(card, rule):
    match = play(deal("feast", supply={"duchy": 0}), "play feast")
    assert refused(match, f"gain {card}").rule == rule


@pytest.mark.rule("CARD-feast", "CARD-throne_room", "DOM-LOSE-1")
def test_feast_played_twice_is_trashed_once_and_gains_twice():
    match = play(deal("throne_room feast copper"), "play throne_room")
    assert trash(match) == ["feast"]
    play(match, "gain duchy")
    assert "gain duchy" in options(match)
    play(match, "gain silver")
    assert trash(match) == ["feast"]
    assert in_play(match) == ["throne_room"]
    assert discard(match) == ["silver", "duchy"]


@pytest.mark.rule("DOM-LOSE-1", "CARD-feast")
def test_a_second_feast_in_play_is_not_trashed_for_the_first():
    match = play(deal("village throne_room feast copper", turn={"actions": 3}), "play throne_room", "play feast")
    play(match, "gain feast", "gain silver")
    assert trash(match) == ["feast"]
    assert discard(match) == ["silver", "feast"]
    assert supply(match, "feast") == 9


# --- Festival --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-festival")
def test_festival_gives_two_actions_a_buy_and_two_coins_and_no_card():
    match = play(deal({"hand": "festival copper", "deck": "gold"}), "play festival")
    assert resources(match) == (2, 2, 2)
    assert hand(match) == ["copper"]


@pytest.mark.rule("CARD-festival")
def test_festival_allows_two_purchases():
    match = play(deal({"hand": "festival copper*3"}), "play festival", *["play copper"] * 3, "buy silver", "buy estate")
    assert supply(match, "silver") == 39
    assert supply(match, "estate") == 7
    assert asked(match) == 1
