"""Raze, Transmogrify."""

import pytest

from tests.games.dominion.table import (
    cards,
    chosen_from,
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
    supply,
    tokens,
    told,
    trash,
)

START = {"phase": "start"}

# --- Raze ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-raze")
def test_raze_trashes_a_card_looks_at_as_many_as_it_costs_and_keeps_one():
    match = play(deal({"hand": "raze duchy copper", "deck": "gold silver estate province curse gold"}), "play raze")
    assert resources(match) == (1, 1, 0)
    assert options(match) == ["trash this", "trash copper", "trash duchy"]
    play(match, "trash duchy")
    assert options(match) == ["keep silver", "keep gold", "keep estate", "keep province", "keep curse"]
    assert refused(match, "done").rule == "CARD-raze"
    assert refused(match, "keep duchy").rule == "CARD-raze"
    play(match, "keep province")
    assert (hand(match), deck(match), trash(match)) == (["copper", "province"], ["gold"], ["duchy"])
    assert sorted(discard(match)) == ["curse", "estate", "gold", "silver"]
    assert in_play(match) == ["raze"]


@pytest.mark.rule("CARD-raze")
def test_raze_may_trash_itself_and_looks_at_two():
    match = play(deal({"hand": "raze duchy", "deck": "gold silver estate"}), "play raze", "trash this")
    assert (trash(match), in_play(match)) == (["raze"], [])
    assert options(match) == ["keep silver", "keep gold"]
    play(match, "keep gold")
    assert (hand(match), discard(match), deck(match)) == (["duchy", "gold"], ["silver"], ["estate"])


@pytest.mark.rule("CARD-raze")
def test_raze_may_trash_another_raze_of_the_hand():
    match = play(deal({"hand": "raze*2", "deck": "gold silver"}), "play raze")
    assert options(match) == ["trash this", "trash raze"]
    play(match, "trash raze", "keep gold")
    assert (in_play(match), hand(match), trash(match)) == (["raze"], ["gold"], ["raze"])


@pytest.mark.rule("CARD-raze", "DOM-DO-1")
def test_raze_is_compulsory_and_with_an_empty_hand_trashes_itself():
    match = play(deal("raze copper"), "play raze")
    assert refused(match, "done").rule == "CARD-raze"
    assert refused(match, "trash gold").rule == "CARD-raze"
    match = play(deal({"hand": "raze", "deck": "gold gold copper"}), "play raze")
    assert (trash(match), hand(match), discard(match), deck(match)) == (["raze"], ["gold"], ["gold"], ["copper"])


@pytest.mark.rule("CARD-raze")
@pytest.mark.parametrize("worthless", ["copper", "curse"])
def test_raze_looks_at_nothing_for_a_card_that_costs_nothing(worthless):
    match = play(deal({"hand": f"raze {worthless}", "deck": "gold silver"}), "play raze", f"trash {worthless}")
    assert (hand(match), deck(match), discard(match), trash(match)) == ([], ["gold", "silver"], [], [worthless])
    assert told(match, 0, ["look"]) == []


@pytest.mark.rule("CARD-raze")
@pytest.mark.parametrize(
    ("trashed", "looked"), [("estate", 2), ("treasure_hunter", 3), ("champion", 6), ("province", 8)]
)
def test_raze_looks_at_exactly_as_many_cards_as_the_trashed_one_costs(trashed, looked):
    match = play(deal({"hand": f"raze {trashed}", "deck": "silver*9"}), "play raze", f"trash {trashed}")
    assert (len(discard(match)), len(deck(match)), hand(match)) == (looked - 1, 9 - looked, ["silver"])


@pytest.mark.rule("CARD-raze", "DOM-TURN-2")
def test_raze_shuffles_for_the_cards_that_are_missing_but_not_those_it_looks_at():
    spec = {"hand": "raze gold", "deck": "silver estate", "discard": "duchy province copper village curse"}
    match = play(deal(spec), "play raze", "trash gold")
    assert {"silver", "estate"} < chosen_from(match, "keep")
    assert len(chosen_from(match, "keep")) == 6
    assert (discard(match), len(deck(match))) == ([], 7)
    play(match, "keep silver")
    assert (hand(match), len(discard(match)), len(deck(match))) == (["silver"], 5, 1)
    assert "estate" in discard(match)


@pytest.mark.rule("CARD-raze", "DOM-DO-1", "DOM-TURN-2")
@pytest.mark.parametrize(("lying", "left"), [("", []), ("silver", ["silver"])])
def test_raze_looks_at_what_there_is(lying, left):
    match = play(deal({"hand": "raze gold", "discard": lying}), "play raze", "trash gold")
    assert (hand(match), deck(match), discard(match)) == (left, [], [])


@pytest.mark.rule("CARD-raze", "DOM-HIDE-2")
def test_others_see_what_raze_discards_but_not_what_it_keeps():
    one, other = (deal({"hand": "raze estate", "deck": f"{cards} copper*3"}) for cards in ("gold duchy", "duchy gold"))
    play(one, "play raze", "trash estate")
    play(other, "play raze", "trash estate")
    assert one.view(1) == other.view(1)
    play(one, "keep gold")
    assert known_to(one, 1, 0)["hand"] == ["?"]
    assert (discard(one), known_to(one, 1, 0)["discard"]) == (["duchy"], ["duchy"])
    assert [event["cards"] for event in told(one, 1, ["discard"])] == [["duchy"]]
    assert "gold" not in str(told(one, 1, ["look", "take", "take_hidden"]))
    assert "gold" in str(told(one, 0, ["take", "take_hidden"]))


@pytest.mark.rule("CARD-raze", "DOM-TOKEN-9", "DOM-TOKEN-4")
def test_the_minus_card_token_does_not_matter_for_raze_and_stays():
    match = deal({"hand": "raze estate", "deck": "gold silver copper*9", "tokens": {"minus_card": True}})
    play(match, "play raze", "trash estate")
    assert options(match) == ["keep silver", "keep gold"]
    play(match, "keep gold")
    assert (hand(match), discard(match), tokens(match)["minus_card"]) == (["gold"], ["silver"], True)
    play(match, "done")
    assert (len(hand(match)), tokens(match)["minus_card"]) == (4, False)


@pytest.mark.rule("CARD-raze", "DOM-COST-3", "DOM-COST-2")
@pytest.mark.parametrize(("trolls", "looked"), [(1, 1), (2, 0), (3, 0)])
def test_raze_counts_the_reduced_cost(trolls, looked):
    spec = {"hand": "raze estate", "deck": "gold silver", "play": f"bridge_troll*{trolls}"}
    match = play(deal(spec), "play raze", "trash estate")
    assert hand(match) == ["gold"][:looked]
    assert (len(deck(match)), discard(match)) == (2 - looked, [])


@pytest.mark.rule("CARD-raze", "DOM-TOKEN-3", "DOM-COST-2")
def test_raze_under_the_cost_token_looks_at_nothing_when_it_trashes_itself():
    match = deal({"hand": "raze estate", "deck": "gold silver", "tokens": {"cost": "raze"}})
    play(match, "play raze", "trash this")
    assert (hand(match), deck(match)) == (["estate"], ["gold", "silver"])


@pytest.mark.rule("CARD-raze", "CARD-throne_room", "DOM-PLAY-3")
def test_raze_played_again_after_trashing_itself_may_name_itself_without_effect_or_trash_from_hand():
    spec = {"hand": "throne_room raze estate", "deck": "gold silver copper duchy"}
    match = play(deal(spec), "play throne_room", "trash this", "keep gold")
    assert options(match) == ["trash this", "trash gold", "trash estate"]
    play(match, "trash this")
    assert (trash(match), hand(match), deck(match)) == (["raze"], ["estate", "gold"], ["copper", "duchy"])
    assert (kind(match), in_play(match), resources(match)) == ("buy", ["throne_room"], (2, 1, 0))
    match = play(deal(spec), "play throne_room", "trash this", "keep gold", "trash estate", "keep duchy")
    assert (trash(match), hand(match), in_play(match)) == (["raze", "estate"], ["duchy", "gold"], ["throne_room"])


@pytest.mark.rule("CARD-raze", "CARD-throne_room", "DOM-PLAY-3")
def test_raze_may_trash_itself_at_its_second_play():
    spec = {"hand": "throne_room raze estate", "deck": "gold silver copper duchy"}
    match = play(deal(spec), "play throne_room", "trash estate", "keep gold", "trash this", "keep duchy")
    assert (trash(match), hand(match), in_play(match)) == (["estate", "raze"], ["duchy", "gold"], ["throne_room"])


# --- Transmogrify ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-transmogrify", "DOM-RES-1")
def test_transmogrify_gives_an_action_and_goes_to_the_mat():
    match = play(deal({"hand": "transmogrify copper", "deck": "gold"}), "play transmogrify")
    assert (hand(match), resources(match)) == (["copper"], (1, 1, 0))
    assert (mat(match), in_play(match), trash(match)) == (["transmogrify"], [], [])


@pytest.mark.rule("CARD-transmogrify", "DOM-START-1", "DOM-RES-1")
def test_transmogrify_called_trashes_a_card_and_gains_one_to_the_hand():
    match = deal({"hand": "estate copper", "deck": "gold*9", "mat": "transmogrify"}, kingdom="village", turn=START)
    play(match, "call transmogrify")
    assert options(match) == ["trash copper", "trash estate"]
    assert refused(match, "done").rule == "CARD-transmogrify"
    play(match, "trash estate")
    assert refused(match, "done").rule == "CARD-transmogrify"
    play(match, "gain village")
    assert (hand(match), discard(match), trash(match)) == (["copper", "village"], [], ["estate"])
    assert known_to(match, 1, 0)["hand"] == ["village", "?"]
    assert (in_play(match), supply(match, "village")) == (["transmogrify"], 9)
    assert (kind(match), resources(match)) == ("action", (1, 1, 0))
    play(match, "play village", "done")
    assert (in_play(match), mat(match)) == ([], [])
    assert "transmogrify" in discard(match)


@pytest.mark.rule("CARD-transmogrify")
@pytest.mark.parametrize(
    ("trashed", "allowed", "too_dear"),
    [
        ("estate", "silver village copper", "smithy"),
        ("smithy", "duchy market", "gold"),
        ("duchy", "gold", "province"),
        ("treasure_hunter", "smithy", "market"),
        ("province", "province", "colony"),
        ("curse", "copper curse", "estate cellar"),
    ],
)
def test_transmogrify_gains_a_card_up_to_one_dearer(trashed, allowed, too_dear):
    spec = {"hand": f"{trashed} silver", "mat": "transmogrify"}
    match = deal(spec, kingdom="village smithy market cellar", options={"colonies": True}, turn=START)
    play(match, "call transmogrify", f"trash {trashed}")
    assert chosen_from(match, "gain") >= set(cards(allowed))
    for card in cards(too_dear):
        assert refused(match, f"gain {card}").rule == "CARD-transmogrify"


@pytest.mark.rule("CARD-transmogrify", "DOM-GAIN-1", "DOM-SETUP-3")
def test_transmogrify_gains_from_the_supply_only():
    spec = {"hand": "estate copper", "mat": "transmogrify"}
    match = deal(spec, kingdom="page", turn=START, supply={"silver": 0})
    play(match, "call transmogrify", "trash estate")
    assert refused(match, "gain treasure_hunter").rule == "DOM-SETUP-2"
    assert refused(match, "gain silver").rule == "DOM-GAIN-1"


@pytest.mark.rule("CARD-transmogrify", "DOM-DO-1")
def test_transmogrify_may_be_called_with_an_empty_hand_or_nothing_to_gain():
    match = play(deal({"deck": "copper", "mat": "transmogrify"}, turn=START), "call transmogrify")
    assert (trash(match), hand(match), in_play(match)) == ([], [], ["transmogrify"])
    spec = {"hand": "copper", "mat": "transmogrify"}
    match = play(deal(spec, turn=START, supply={"copper": 0, "curse": 0}), "call transmogrify")
    assert (trash(match), hand(match), discard(match), kind(match)) == (["copper"], [], [], "buy")


@pytest.mark.rule("CARD-transmogrify", "DOM-COST-3")
def test_bridge_trolls_of_the_last_turn_reduce_both_sides_for_transmogrify():
    spec = {"hand": "copper silver", "play": "bridge_troll*2", "mat": "transmogrify"}
    match = play(deal(spec, kingdom="smithy market", turn=START), "call transmogrify", "trash copper")
    assert "gain silver" in options(match)
    assert refused(match, "gain smithy").rule == "CARD-transmogrify"
    match = play(deal(spec, kingdom="smithy market", turn=START), "call transmogrify", "trash silver")
    assert "gain smithy" in options(match)
    assert refused(match, "gain market").rule == "CARD-transmogrify"


@pytest.mark.rule("CARD-transmogrify", "DOM-TOKEN-9", "CARD-duplicate", "DOM-GAIN-2")
def test_transmogrifys_gain_is_no_drawing_and_may_be_duplicated_into_the_discard_pile():
    spec = {"hand": "estate", "deck": "gold", "mat": "transmogrify duplicate", "tokens": {"minus_card": True}}
    match = play(deal(spec, turn=START), "call transmogrify", "gain silver")
    assert (hand(match), tokens(match)["minus_card"]) == (["silver"], True)
    play(match, "call duplicate")
    assert (hand(match), discard(match), in_play(match)) == (["silver"], ["silver"], ["transmogrify", "duplicate"])


@pytest.mark.rule("CARD-transmogrify", "CARD-throne_room", "DOM-PLAY-3", "DOM-RES-1")
def test_transmogrify_played_twice_gives_two_actions_and_lies_on_the_mat_once():
    match = play(deal({"hand": "throne_room transmogrify", "deck": "gold"}), "play throne_room")
    assert (resources(match), mat(match), in_play(match)) == ((2, 1, 0), ["transmogrify"], ["throne_room"])


@pytest.mark.rule("CARD-transmogrify", "DOM-START-1", "CARD-guide", "CARD-ratcatcher")
def test_calls_come_in_any_order_each_done_completely_before_the_next():
    spec = {"hand": "estate", "deck": "curse*5 gold", "mat": "transmogrify guide ratcatcher"}
    match = deal(spec, turn=START)
    assert set(options(match)) == {"call transmogrify", "call guide", "call ratcatcher", "done"}
    play(match, "call transmogrify")
    assert refused(match, "call guide").rule == "CARD-transmogrify"
    play(match, "gain silver", "call guide", "call ratcatcher")
    assert (hand(match), trash(match), discard(match)) == (["curse"] * 4, ["estate", "curse"], ["silver"])
    assert in_play(match) == ["transmogrify", "guide", "ratcatcher"]
