"""Mission, the extra turn, and the end of the game with them."""

import pytest

from tests.games.dominion.table import (
    BYSTANDER,
    asked,
    beside,
    buying,
    cards,
    chosen_from,
    deal,
    discard,
    hand,
    in_play,
    kind,
    mat,
    options,
    play,
    refused,
    resources,
    seen_by,
    supply,
    told,
    trash,
    turn,
)

ME = {"hand": "estate", "deck": "gold*5 copper*20"}


def extra(me, *others, events="", coins=0, **more):
    """In the extra turn, at its start."""
    match = buying(me, *others, coins=4 + coins, buys=1, events=f"mission {events}", **more)
    play(match, "buy mission")
    assert turn(match)["extra"]
    return match


@pytest.mark.rule("EVENT-mission", "DOM-EXTRA-1")
def test_mission_gives_another_turn_at_once_with_the_hand_drawn_in_clean_up():
    match = play(buying(ME, coins=4, buys=2, events="mission"), "buy mission", "done")
    assert asked(match) == 0
    assert turn(match)["extra"]
    assert hand(match) == cards("gold*5")
    assert resources(match) == (1, 1, 0)
    assert [event["kind"] for event in told(match, 1, ["turn", "extra_turn"])][-1] == "extra_turn"
    play(match, "done")
    assert asked(match) == 1
    assert not turn(match)["extra"]


@pytest.mark.rule("EVENT-mission", "DOM-EXTRA-1")
def test_in_the_extra_turn_no_cards_are_bought():
    match = play(extra(ME, events="expedition"), *["play gold"] * 5)
    assert chosen_from(match, "buy") == {"mission", "expedition"}
    for card in cards("copper province village"):
        assert refused(match, f"buy {card}").rule == "EVENT-mission"
    play(match, "buy expedition")
    assert asked(match) == 1
    assert len(hand(match)) == 7


@pytest.mark.rule("EVENT-mission", "DOM-EXTRA-1", "DOM-EX-9")
def test_mission_bought_in_the_extra_turn_has_no_effect():
    match = play(extra(ME), *["play gold"] * 2, "buy mission")
    assert asked(match) == 1
    assert not turn(match)["extra"]


@pytest.mark.rule("EVENT-mission", "CARD-gear", "DOM-DUR-1", "DOM-DUR-6")
def test_what_a_gear_sets_aside_comes_back_in_the_extra_turn_and_the_gear_is_discarded_at_its_end():
    match = deal({"hand": "gear province duchy estate", "deck": "copper*20"}, events="mission", turn={"coins": 4})
    play(match, "play gear", "aside province", "aside duchy", "buy mission")
    assert turn(match)["extra"]
    assert hand(match) == cards("copper*5 duchy province")
    assert in_play(match) == ["gear"]
    assert seen_by(match, 0, 0)["aside_hidden"] == []
    play(match, "done")
    assert asked(match) == 1
    assert in_play(match) == []
    assert sorted(discard(match)) == sorted(cards("gear province duchy estate copper*7"))
    play(match, "done")
    assert hand(match) == cards("copper*5")


@pytest.mark.rule("EVENT-mission", "CARD-gear", "DOM-DUR-1", "DOM-DUR-6")
def test_what_a_gear_of_the_extra_turn_sets_aside_waits_for_the_next_own_turn():
    match = extra({"hand": "estate", "deck": "gear province duchy copper*20"})
    play(match, "play gear", "aside province", "aside duchy", "done")
    assert asked(match) == 1
    assert in_play(match) == ["gear"]
    assert seen_by(match, 0, 0)["aside_hidden"] == ["province", "duchy"]
    assert seen_by(match, 1, 0)["aside_count"] == 2
    play(match, "done")
    assert (asked(match), turn(match)["extra"]) == (0, False)
    assert hand(match) == cards("copper*5 duchy province")
    play(match, "done")
    assert in_play(match) == []


@pytest.mark.rule("EVENT-mission", "DOM-EXTRA-1")
@pytest.mark.parametrize("players", [2, 3])
def test_in_the_next_own_turn_mission_works_again_as_the_turn_before_was_anothers(players):
    match = play(extra(ME, *[BYSTANDER] * (players - 1)), "done", *["done"] * (players - 1))
    assert asked(match) == 0
    assert turn(match)["extra"] is False
    play(match, *["play copper"] * 4, "buy mission")
    assert asked(match) == 0
    assert turn(match)["extra"]


@pytest.mark.rule("EVENT-mission", "DOM-EXTRA-1")
def test_the_next_player_may_have_a_mission_after_an_extra_turn():
    match = play(extra(ME, {"hand": "copper*4", "deck": "copper*9"}), "done", *["play copper"] * 4, "buy mission")
    assert asked(match) == 1
    assert turn(match)["extra"]
    play(match, "done")
    assert asked(match) == 0


@pytest.mark.rule("DOM-EXTRA-1", "CARD-workshop", "DOM-GAIN-1")
def test_in_the_extra_turn_actions_are_played_and_cards_gained():
    match = play(extra({"hand": "estate", "deck": "workshop copper*9"}), "play workshop", "gain silver")
    assert discard(match) == ["silver", "estate"]
    assert kind(match) == "buy"


@pytest.mark.rule("DOM-EXTRA-1", "EVENT-ball")
def test_in_the_extra_turn_events_gain_cards():
    match = play(extra(ME, events="ball"), *["play gold"] * 2, "buy ball", "gain silver", "gain village")
    assert asked(match) == 1
    assert {"silver", "village"} <= set(discard(match))


@pytest.mark.rule("DOM-EXTRA-1", "CARD-treasure_trove", "CARD-duplicate")
def test_in_the_extra_turn_treasures_gain_and_duplicates_copy():
    me = {"hand": "estate", "deck": "treasure_trove copper*9", "mat": "duplicate"}
    match = play(extra(me), "play treasure_trove", "gain gold", "call duplicate")
    assert discard(match) == ["copper", "gold", "gold", "estate"]


@pytest.mark.rule("DOM-EXTRA-1", "DOM-BUY-4", "CARD-wine_merchant")
def test_the_extra_turn_has_an_end_of_its_buy_phase_for_wine_merchants():
    match = play(extra(ME | {"mat": "wine_merchant"}), "play gold", "done")
    assert options(match) == ["discard wine_merchant", "done"]
    play(match, "discard wine_merchant")
    assert "wine_merchant" in discard(match)
    assert mat(match) == []


@pytest.mark.rule("DOM-EXTRA-1", "DOM-TRAV-1")
def test_in_the_extra_turn_travellers_are_exchanged():
    me = {"hand": "estate", "deck": "page copper*12"}
    match = play(extra(me), "play page", "done", "exchange page")
    assert beside(match, "treasure_hunter") == 4
    assert "treasure_hunter" in discard(match)


@pytest.mark.rule("DOM-EXTRA-1", "DOM-START-1", "CARD-amulet", "CARD-guide")
def test_the_extra_turn_has_a_start_with_durations_and_calls():
    match = extra(ME | {"play": "amulet", "mat": "guide"})
    assert options(match) == ["resolve amulet", "call guide"]
    play(match, "resolve amulet", "choose coin", "call guide")
    assert turn(match)["coins"] == 1
    assert hand(match) == cards("copper*5")
    assert discard(match)[:5] == cards("gold*5")


@pytest.mark.rule("DOM-EXTRA-1", "DOM-DUR-1", "CARD-hireling")
def test_a_duration_is_discarded_in_the_clean_up_of_the_extra_turn():
    match = extra(ME | {"play": "caravan_guard hireling"})
    assert in_play(match) == ["caravan_guard", "hireling"]
    assert turn(match)["coins"] == 1
    assert len(hand(match)) == 6
    play(match, "done")
    assert in_play(match) == ["hireling"]


@pytest.mark.rule("DOM-DUR-6", "CARD-swamp_hag", "CARD-haunted_woods")
def test_with_mission_swamp_hag_and_haunted_woods_hit_nobody():
    match = extra(ME | {"play": "swamp_hag haunted_woods"}, BYSTANDER)
    assert turn(match)["coins"] == 3
    assert len(hand(match)) == 8
    play(match, "done", "buy copper")
    assert supply(match, "curse") == 10
    assert asked(match) == 0
    assert len(discard(match, 1)) == 1 + 5


@pytest.mark.rule("EVENT-expedition", "DOM-EXTRA-1")
def test_an_expedition_with_mission_serves_the_hand_of_the_extra_turn():
    match = buying(ME, coins=7, buys=2, events="mission expedition")
    play(match, "buy expedition", "buy mission")
    assert len(hand(match)) == 7
    play(match, "done")
    assert len(hand(match)) == 5


@pytest.mark.rule("EVENT-save", "DOM-EXTRA-1")
def test_a_card_saved_with_mission_is_in_the_hand_of_the_extra_turn_and_save_may_be_bought_again():
    match = buying({"hand": "village copper", "deck": "gold*9"}, coins=5, buys=1, events="mission save")
    play(match, "buy save", "aside village", "buy mission")
    assert hand(match) == [*cards("gold*5"), "village"]
    play(match, "play village", "play gold", "buy save", "aside gold")
    assert hand(match) == cards("gold*4")


@pytest.mark.rule("DOM-EXTRA-1", "EVENT-borrow")
def test_once_a_turn_starts_anew_in_the_extra_turn():
    match = buying({"hand": "estate", "deck": "copper*9"}, coins=4, buys=1, events="mission borrow")
    play(match, "buy borrow", "buy mission")
    assert len(hand(match)) == 4
    assert "borrow" in chosen_from(match, "buy")


@pytest.mark.rule("DOM-EXTRA-1", "EVENT-travelling_fair")
def test_what_lasts_for_the_turn_does_not_last_into_the_extra_turn():
    match = buying(ME, coins=6, buys=1, events="mission travelling_fair alms")
    play(match, "buy travelling_fair", "buy mission", "done")
    assert turn(match)["extra"]
    play(match, "buy alms", "gain silver")
    assert asked(match) == 1
    assert "silver" in discard(match)


@pytest.mark.rule("DOM-EXTRA-1", "EVENT-mission")
def test_no_estate_is_bought_in_the_extra_turn_either():
    match = play(extra(ME | {"tokens": {"estate": "port"}}), "play gold")
    assert refused(match, "buy estate").rule == "EVENT-mission"
    assert refused(match, "buy curse").rule == "EVENT-mission"


@pytest.mark.rule("DOM-EXTRA-1")
def test_a_position_may_begin_in_an_extra_turn():
    match = buying(ME, coins=8, turn={"extra": True}, events="mission trade")
    assert chosen_from(match, "buy") == {"mission", "trade"}
    play(match, "buy trade", "trash estate")
    assert trash(match) == ["estate"]
    assert discard(match) == ["silver"]


# --- Treasure Hunter -------------------------------------------------------------------------------------------------

HUNTER = {"hand": "treasure_hunter", "deck": "copper*20"}


@pytest.mark.rule("DOM-EXTRA-2", "CARD-treasure_hunter")
def test_treasure_hunter_counts_the_extra_turn_alone_if_that_was_the_last():
    match = buying({"hand": "estate", "deck": "workshop copper*20"}, HUNTER, coins=10, events="mission")
    play(match, "buy silver", "buy silver", "buy mission", "play workshop", "gain village", "done")
    play(match, "play treasure_hunter")
    assert discard(match, 1) == ["silver"]


@pytest.mark.rule("DOM-EXTRA-2", "CARD-treasure_hunter")
def test_treasure_hunter_counts_all_gains_in_the_own_turn_curses_too():
    match = buying("estate", HUNTER, {"hand": "copper", "play": "swamp_hag"}, coins=8, buys=2, kingdom="port")
    play(match, "buy port", "resolve port", "buy silver")
    assert asked(match) == 1
    play(match, "play treasure_hunter")
    assert discard(match, 1) == ["silver"] * 5


@pytest.mark.rule("DOM-EXTRA-2", "DOM-INH-6", "DOM-TRAV-1", "CARD-treasure_hunter")
def test_treasure_hunter_counts_no_exchange_and_no_inheritance():
    me = {"hand": "estate", "deck": "copper*9", "play": "page"}
    match = buying(me, HUNTER, coins=7, buys=1, events="inheritance")
    play(match, "buy inheritance", "aside village", "exchange page", "play treasure_hunter")
    assert discard(match, 1) == []


@pytest.mark.rule("DOM-EXTRA-2", "CARD-treasure_hunter")
def test_treasure_hunter_counts_no_gains_in_others_turns():
    match = deal({"hand": "witch", "deck": "copper*9"}, {"hand": "copper", "deck": "copper*9"}, HUNTER)
    play(match, "play witch", "done", "done", "play treasure_hunter")
    assert discard(match, 2) == ["curse"]
    match = deal({"hand": "witch treasure_hunter", "deck": "copper*2"}, BYSTANDER, turn={"actions": 2})
    play(match, "play witch", "play treasure_hunter")
    assert (discard(match), discard(match, 1)) == ([], ["curse"])


@pytest.mark.rule("DOM-EXTRA-2", "CARD-treasure_hunter")
def test_treasure_hunter_counts_the_player_to_the_right_and_nothing_before_the_first_turn():
    match = play(deal(HUNTER, BYSTANDER | {"gained_last_turn": 4}, BYSTANDER), "play treasure_hunter")
    assert discard(match) == []
    match = play(deal(HUNTER, BYSTANDER, BYSTANDER | {"gained_last_turn": 2}), "play treasure_hunter")
    assert discard(match) == ["silver"] * 2


# --- the end of the game ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-END-3", "EVENT-mission")
def test_the_game_ends_before_a_pending_extra_turn():
    match = buying(ME, coins=12, buys=2, events="mission", supply={"province": 1})
    play(match, "buy mission", "buy province")
    assert match.over


@pytest.mark.rule("DOM-END-3", "EVENT-mission")
def test_the_game_may_end_after_an_extra_turn():
    match = extra({"hand": "estate", "deck": "workshop copper*9"}, supply={"village": 1, "smithy": 0, "market": 0})
    play(match, "play workshop", "gain village", "done")
    assert match.over


@pytest.mark.rule("DOM-END-3", "DOM-SETUP-3")
def test_events_and_exchange_piles_are_no_empty_piles():
    empty = {"beside": {"warrior": 0, "hero": 0, "champion": 0}, "supply": {"curse": 0, "village": 0}}
    match = play(buying(ME, coins=3, buys=1, kingdom="page", events="expedition", **empty), "buy expedition")
    assert not match.over
    empty["supply"]["copper"] = 0
    match = play(buying(ME, coins=3, buys=1, kingdom="page", events="expedition", **empty), "buy expedition")
    assert match.over


@pytest.mark.rule("DOM-END-3", "EVENT-inheritance", "DOM-INH-6")
def test_inheritance_may_empty_the_third_pile():
    match = buying(ME, coins=7, buys=1, events="inheritance", supply={"village": 1, "smithy": 0, "market": 0})
    play(match, "buy inheritance", "aside village")
    assert match.over


@pytest.mark.rule("DOM-END-3", "DOM-TRAV-4")
def test_a_page_that_is_exchanged_is_in_the_supply_at_the_test():
    me = {"hand": "estate", "deck": "copper*9", "play": "page"}
    empty = {"page": 0, "smithy": 0, "market": 0}
    assert not play(buying(me, supply=empty), "done", "exchange page").over
    assert play(buying(me, supply=empty), "done", "done").over


@pytest.mark.rule("DOM-END-4", "DOM-END-2", "EVENT-mission")
def test_extra_turns_do_not_count_for_a_tie():
    me = {"hand": "estate", "deck": "workshop copper*9"}
    match = extra(
        me, {"hand": "estate", "deck": "copper"}, turns=[3, 3], supply={"village": 1, "smithy": 0, "curse": 0}
    )
    assert match.position()["turns"] == [3, 3]
    play(match, "play workshop", "gain village", "done")
    assert match.over
    assert match.winners() == [0, 1]


@pytest.mark.rule("DOM-END-4", "DOM-END-2")
def test_of_tied_players_who_had_fewer_turns_wins():
    match = buying(
        {"hand": "estate", "deck": "copper"}, "estate", coins=3, buys=1, turns=[4, 3], supply={"province": 0}
    )
    play(match, "buy silver")
    assert match.winners() == [1]


@pytest.mark.rule("DOM-END-5")
def test_at_the_end_mat_durations_gear_and_inheritance_belong_to_their_owner():
    me = {
        "hand": "gardens",
        "deck": "copper*2",
        "mat": "estate distant_lands",
        "play": "hireling gear",
        "aside": "province duchy",
        "tokens": {"estate": "village"},
    }
    match = deal(me, "copper")
    assert match.score_sheet()[0] == {"estate": 1, "duchy": 3, "province": 6, "gardens": 1, "distant_lands": 4}


@pytest.mark.rule("DOM-END-5", "CARD-distant_lands")
@pytest.mark.parametrize(("where", "points"), [("mat", 4), ("play", 0), ("hand", 0), ("deck", 0), ("discard", 0)])
def test_distant_lands_count_on_the_mat_only(where, points):
    assert deal({"hand": "copper", where: "distant_lands"}, "copper").scores()[0] == points


@pytest.mark.rule("DOM-END-5", "CARD-caravan_guard")
def test_a_card_played_in_anothers_turn_belongs_to_its_owner():
    them = {"hand": "caravan_guard gardens", "deck": "copper*8"}
    match = play(deal("militia", them), "play militia")
    assert match.scores()[1] == 1
    play(match, "play caravan_guard")
    assert in_play(match, 1) == ["caravan_guard"]
    assert match.scores()[1] == 1
