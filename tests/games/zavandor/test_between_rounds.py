"""The gnome, the start player, the market before round 2, and upgrades."""

import pytest

from tests.games.zavandor.table import (
    PLENTY,
    asked,
    deal,
    finish_round,
    has,
    market,
    mining,
    offered,
    options,
    play,
    prices,
    targets,
    whole,
)

FULL = ["ruby", "ruby", "emerald", "sapphire"]
EMPTY = [None] * 4

# --- the gnome -------------------------------------------------------------------------------------------------------


def sell_one(gnome: str, place: str, **places: object) -> str:
    """Where the gnome stands after a round in which one right was bought."""
    match = deal({"gems": PLENTY, "actions_taken": 2}, {"actions_taken": 3}, gnome=gnome, places=places)
    play(match, f"right {place}")
    while asked(match)[1] == "mine":
        play(match, options(match)[0])
    assert whole(match, "turn")["round"] == 3
    found: str = whole(match, "gnome")
    return found


@pytest.mark.rule("ZAV-NEXT-1")
@pytest.mark.parametrize(("gnome", "after"), [("I", "II"), ("II", "III"), ("III", "IV"), ("IV", "V"), ("V", "I")])
def test_the_gnome_moves_clockwise_if_a_right_of_its_area_was_bought(gnome, after):
    assert sell_one(gnome, f"{gnome} 1") == after


@pytest.mark.rule("ZAV-NEXT-1")
def test_it_stays_without_and_diamantina_does_not_count():
    assert sell_one("II", "diamantina 1") == "II"
    assert whole(mining({}, {}, gnome="IV"), "gnome") == "IV"


@pytest.mark.rule("ZAV-NEXT-1")
def test_it_passes_over_empty_areas():
    assert sell_one("IV", "IV 1", V=EMPTY, I=EMPTY) == "II"
    assert sell_one("IV", "IV 1", V=EMPTY, I=[None, None, None, "ruby"]) == "I"


@pytest.mark.rule("ZAV-NEXT-1")
def test_it_ends_in_its_own_area_if_only_that_has_any_and_stays_if_none_has():
    empty = dict.fromkeys(("I", "II", "III", "V"), EMPTY)
    assert sell_one("IV", "IV 1", IV=FULL, **empty) == "IV"
    assert sell_one("IV", "IV 1", IV=["ruby", None, None, None], **empty) == "IV"


@pytest.mark.rule("ZAV-NEXT-1")
def test_a_purchase_counts_for_its_own_round_only():
    match = deal({"gems": PLENTY}, {}, gnome="I")
    play(match, "right I 1")
    finish_round(match)
    assert whole(match, "gnome") == "II"
    finish_round(match)
    assert whole(match, "gnome") == "II"


# --- the start player ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-NEXT-2")
def test_the_start_player_marker_passes_to_the_left():
    match = deal({}, {}, {})
    for start in (0, 1, 2, 0):
        assert whole(match, "start_player") == start
        assert asked(match)[0] == start
        finish_round(match)


# --- the market ------------------------------------------------------------------------------------------------------


def adjusted(*owned: dict[str, int], at: dict[str, object], turn: int = 1, jokers: int = 0):
    players = [{"gold": 0, "gems": gems, "jokers": jokers} for gems in owned]
    return mining(*players, turn={"round": turn}, market=at)


@pytest.mark.rule("ZAV-NEXT-3")
@pytest.mark.parametrize(("count", "fall"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_the_dearest_sort_falls_by_one_for_every_full_four_gems_owned(count, fall):
    match = adjusted({"ruby": count}, {}, at=market(5, 9, 4, 3))
    assert prices(match) == targets(match) == [5, 9 - fall, 4, 3]
    assert [has(match, seat)["gold"] for seat in (0, 1)] == [9, 9]


@pytest.mark.rule("ZAV-NEXT-3")
def test_the_gems_of_all_players_count_together_but_no_jokers():
    match = adjusted({"ruby": 2}, {"ruby": 3}, {"ruby": 2, "diamond": 9}, at=market(5, 9, 4, 3), jokers=1)
    assert prices(match) == [5, 8, 4, 3]


@pytest.mark.rule("ZAV-NEXT-3")
def test_equally_dear_sorts_all_fall_and_the_gold_is_paid_once():
    match = adjusted({"ruby": 8, "diamond": 4}, {"emerald": 20}, at=market(7, 7, 4, 6))
    assert prices(match) == [6, 5, 4, 6]
    assert has(match)["gold"] == 7


@pytest.mark.rule("ZAV-NEXT-3")
def test_not_below_1():
    match = adjusted({"ruby": 99}, {}, at=market(1, 3, 1, 1))
    assert prices(match) == targets(match) == [1, 1, 1, 1]


@pytest.mark.rule("ZAV-NEXT-3")
def test_only_once_before_the_second_round_and_after_the_new_prices():
    match = adjusted({"ruby": 8}, {}, at=market(5, 9, 4, 3), turn=2)
    assert prices(match) == [5, 9, 4, 3]
    assert has(match)["gold"] == 0
    match = adjusted({"ruby": 4}, {}, at=market(5, (2, 10), 4, 3))
    assert prices(match) == [5, 9, 4, 3]
    assert has(match)["gold"] == 10


# --- upgrades --------------------------------------------------------------------------------------------------------

ROWS = {"artifacts": ["emeromobil_a", "alchemat_10", "gnomunculus_1"], "jewellery": ["crown", "sceptre", "diadem"]}
UPGRADES = {"alchemat_10": {"upright": 1, "across": 1}, "gnomunculus_1": {"upright": 2}}
ON = {"upgrades": True}


@pytest.mark.rule("ZAV-EX-6", "ZAV-UP-1")
def test_the_book_s_example_of_upgrades():
    match = mining({}, {}, options=ON, rows=ROWS, upgrades=UPGRADES)
    assert whole(match, "upgrades") == {
        "emeromobil_a": {"upright": 0, "across": 1},
        "alchemat_10": {"upright": 2, "across": 0},
        "gnomunculus_1": {"upright": 2, "across": 1},
    }


@pytest.mark.rule("ZAV-UP-1")
def test_no_more_than_the_frame_shows():
    match = mining({}, {}, options=ON, rows=ROWS)
    steps = []
    for _ in range(8):
        steps.append(tuple(whole(match, "upgrades")["gnomunculus_1"].values()))
        finish_round(match)
    assert steps == [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 0), (3, 0)]


@pytest.mark.rule("ZAV-UP-1")
def test_nothing_is_upgraded_without_the_option():
    assert whole(mining({}, {}, rows=ROWS), "upgrades") == {}


@pytest.mark.rule("ZAV-UP-3", "ZAV-UP-2")
def test_the_book_s_example_of_an_upgraded_purchase():
    upgrades = {"gnomunculus_1": {"upright": 2, "across": 1}}
    match = deal({"gems": {"emerald": 1, "diamond": 1}}, options=ON, rows=ROWS, upgrades=upgrades)
    play(match, "item gnomunculus_1")
    assert has(match)["gems"] == {}
    assert has(match)["items"] == ["gnomunculus_1"]
    assert targets(match) == [6, 4, 4, 4]
    assert "gnomunculus_1" not in whole(match, "upgrades")


@pytest.mark.rule("ZAV-UP-3")
def test_its_cost_is_one_emerald_and_three_diamonds():
    match = play(deal({"gems": PLENTY}, rows=ROWS), "item gnomunculus_1")
    assert has(match)["gems"] == {"diamond": 6, "ruby": 9, "sapphire": 9, "emerald": 8}
    assert targets(match) == [8, 4, 4, 4]


@pytest.mark.rule("ZAV-UP-2")
def test_a_gem_across_does_not_help_and_jokers_may_pay_the_rest():
    upgrades = {"gnomunculus_1": {"upright": 1, "across": 1}}
    match = deal({"gems": {"emerald": 1, "diamond": 1}}, options=ON, rows=ROWS, upgrades=upgrades)
    assert not offered(match, "item")
    match = deal({"gems": {"emerald": 1, "diamond": 1}, "jokers": 1}, options=ON, rows=ROWS, upgrades=upgrades)
    play(match, "item gnomunculus_1")
    assert (has(match)["gems"], has(match)["jokers"]) == ({}, 0)
    assert targets(match) == [7, 4, 4, 4]


@pytest.mark.rule("ZAV-UP-4")
def test_every_open_artifact_gets_a_step_and_replacements_start_empty():
    own = {"gems": PLENTY, "actions_taken": 2}
    stacks = {"artifacts": ["konvertor_2"], "jewellery": []}
    done = {"actions_taken": 2}
    match = deal(own, done, options=ON, rows=ROWS, stacks=stacks, upgrades=UPGRADES)
    before = prices(match)
    play(match, "item alchemat_10")
    assert "konvertor_2" not in whole(match, "upgrades")
    play(match, "gold")
    assert whole(match, "upgrades")["konvertor_2"] == {"upright": 0, "across": 1}
    assert "crown" not in whole(match, "upgrades")
    # by the purchase only: ruby 1, sapphire 3 less the upright one
    assert prices(match) == [before[0], before[1] + 1, before[2] + 2, before[3]]


@pytest.mark.rule("ZAV-UP-4")
def test_a_card_in_hand_is_never_upgraded():
    match = mining({"hand": "alchemat_12", "gems": PLENTY}, {}, options=ON, rows=ROWS)
    for _ in range(3):
        finish_round(match)
    assert "alchemat_12" not in whole(match, "upgrades")
    while asked(match)[0] != 0:
        play(match, "gold")
    play(match, "item alchemat_12 hand")
    assert has(match)["gems"] == {"diamond": 9, "ruby": 9, "sapphire": 6, "emerald": 7}
