"""Positions in which the right move is plain."""

import pytest

from kleinod import Match
from kleinod.games.dominion.advice.advisor import ADVICE
from tests.games.dominion.table import BYSTANDER, buying, cards, deal, play

DULL = cards("cellar workshop feast thief messenger chancellor woodcutter coin_of_the_realm village spy")
"""Cards that are hardly better than money."""


def solid(match: Match) -> str:
    return ADVICE.solid(match).text


def both(match: Match) -> set[str]:
    return {ADVICE.solid(match).text, ADVICE.novice(match).text}


# --- the turn --------------------------------------------------------------------------------------------------------


def test_a_village_comes_before_two_smithies():
    assert solid(deal("smithy*2 village copper*2")) == "play village"


def test_a_laboratory_comes_before_a_smithy():
    assert both(deal("laboratory smithy copper*3")) == {"play laboratory"}


def test_with_one_action_the_witch_goes_before_the_moat():
    assert solid(deal("moat witch copper*3")) == "play witch"


def test_a_moneylender_without_a_copper_is_not_played():
    assert solid(deal("moneylender silver*4")) == "done"


def test_a_chapel_that_would_find_nothing_to_trash_is_not_played():
    assert solid(deal({"hand": "chapel gold*4", "deck": "gold*5"})) == "done"


def test_treasures_are_played_before_anything_is_bought():
    assert both(buying("gold copper", coins=8)) == {"play gold"}


@pytest.mark.parametrize(("coins", "card"), [(8, "province"), (6, "gold"), (3, "silver")])
def test_in_the_middle_of_the_game_money_buys_what_it_always_buys(coins, card):
    player = {"hand": "", "deck": "silver copper*2 estate", "discard": "silver*4 gold*3 copper*5 estate*2"}
    match = buying(player, coins=coins, buys=1, options={"kingdom": DULL}, supply={"province": 7})
    assert solid(match) == f"buy {card}"


def test_a_witch_is_bought_early():
    assert solid(buying({"hand": "", "deck": "copper*7 estate*3"}, coins=5, buys=1, kingdom="witch")) == "buy witch"


def test_with_estates_that_are_dungeons_an_expert_wants_no_more_of_either():
    deck = {"hand": "", "deck": "estate*5 copper*7 silver*3", "tokens": {"estate": "dungeon"}}
    match = buying(deck, coins=6, buys=1, options={"kingdom": ["dungeon", *DULL[:9]]})
    assert ADVICE.default_move(match).text == "buy gold"


def test_the_last_province_is_bought_if_it_wins():
    match = buying("", {"hand": "", "deck": "duchy"}, coins=8, buys=1, supply={"province": 1})
    assert solid(match) == "buy province"


def test_the_last_province_is_not_bought_if_it_loses():
    match = buying("", {"hand": "", "deck": "province*2"}, coins=8, buys=1, supply={"province": 1})
    assert solid(match) != "buy province"


def test_two_estates_end_the_game_for_who_is_ahead():
    ahead = {"hand": "", "deck": "province"}
    match = buying(ahead, "", coins=4, buys=2, supply={"estate": 2, "village": 0, "moat": 0}, kingdom="village moat")
    assert solid(play(match, solid(match))) == "buy estate"


def test_in_the_last_turn_points_are_bought():
    rich = {"hand": "", "deck": "silver*6 gold*4 copper*4 province*2"}
    match = buying(rich, {"hand": "", "deck": "province*3"}, coins=6, buys=1, supply={"province": 1})
    assert solid(match) == "buy duchy"


def test_nobody_buys_a_curse():
    for match in (buying("", coins=0), buying("", coins=1)):
        assert "buy curse" not in both(match)


# --- hands -----------------------------------------------------------------------------------------------------------


def test_victory_cards_are_discarded_for_a_militia():
    match = play(deal("militia", {"hand": "gold silver province copper curse"}), "play militia")
    assert both(match) <= {"discard province", "discard curse"}
    assert solid(play(match, solid(match))) in ("discard province", "discard curse")


def test_a_moat_is_shown():
    match = play(deal("witch", {"hand": "moat copper*4"}), "play witch")
    assert both(match) == {"reveal moat"}


def test_a_caravan_guard_is_played_against_an_attack():
    match = play(deal("witch", {"hand": "caravan_guard copper*4", "deck": "copper"}), "play witch")
    assert solid(match) == "play caravan_guard"


def test_a_spy_leaves_others_what_is_bad_and_takes_what_is_good():
    match = play(deal({"hand": "spy", "deck": "copper province"}, {"hand": "", "deck": "gold"}), "play spy")
    assert both(match) == {"discard province"}
    assert both(play(match, "discard province")) == {"discard gold"}


def test_a_thief_takes_the_gold_and_keeps_it():
    match = play(deal("thief", {"hand": "", "deck": "gold copper"}), "play thief")
    assert both(match) == {"trash gold"}
    assert both(play(match, "trash gold")) == {"gain gold"}


def test_a_cellar_sifts_victory_cards_and_keeps_gold():
    match = play(deal({"hand": "cellar gold province estate", "deck": "silver*9"}), "play cellar")
    first = solid(match)
    assert first in ("discard province", "discard estate")
    second = solid(play(match, first))
    assert second in ("discard province", "discard estate")
    assert solid(play(match, second)) == "done"


def test_gear_keeps_the_second_smithy_for_the_next_turn():
    match = play(deal({"hand": "gear smithy*2 copper", "deck": "copper*5"}), "play gear")
    assert solid(match) == "aside smithy"


# --- trashing and gaining --------------------------------------------------------------------------------------------


def test_a_chapel_takes_estates_and_curses_first():
    match = play(deal({"hand": "chapel estate curse gold silver", "deck": "copper*5"}), "play chapel")
    assert solid(match) == "trash curse"
    assert solid(play(match, "trash curse")) == "trash estate"


def test_gold_becomes_a_province_in_the_end():
    match = deal({"hand": "remodel gold copper", "deck": "silver*5"}, BYSTANDER, supply={"province": 3})
    assert solid(play(match, "play remodel")) == "trash gold"
    assert solid(play(match, "trash gold")) == "gain province"


def test_a_mine_makes_gold_of_silver():
    match = play(deal("mine silver copper"), "play mine", "trash silver")
    assert both(match) == {"gain gold"}


def test_a_hero_brings_gold():
    match = play(deal("hero copper"), "play hero")
    assert solid(match) == "gain gold"


def test_a_throne_room_doubles_the_witch_rather_than_the_moat():
    match = play(deal("throne_room moat witch"), "play throne_room")
    assert solid(match) == "play witch"


# --- tokens, reserve, travellers -------------------------------------------------------------------------------------


def test_travellers_travel_on():
    match = deal("page copper*4", turn={"phase": "action"})
    play(match, "play page", "done")
    assert solid(match) == "exchange page"


def test_training_goes_where_most_cards_are():
    player = {"hand": "", "deck": "laboratory*4 smithy copper*5"}
    match = buying(player, coins=6, buys=1, events="training", kingdom="smithy laboratory")
    assert solid(play(match, "buy training")) == "place laboratory"


def test_a_saved_card_is_the_best_one():
    match = buying("gold estate copper", coins=4, events="save")
    assert solid(play(match, "buy save")) == "aside gold"


def test_alms_are_taken_by_the_poor():
    poor = {"hand": "copper estate*4", "deck": "copper*5"}
    assert solid(buying(poor, buys=1, events="alms", kingdom="witch militia")) == "buy alms"


def test_a_distant_land_is_played_in_time():
    assert solid(deal("distant_lands copper*4")) == "play distant_lands"
