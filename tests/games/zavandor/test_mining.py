"""The mining round: Alchemats, yields, the siphon, prices."""

import pytest

from tests.games.zavandor.table import (
    PLENTY,
    asked,
    deal,
    finish_round,
    has,
    market,
    mining,
    options,
    play,
    prices,
    refused,
    targets,
    told,
    whole,
)

DINA = {"rights": ["emerald", "emerald", "emerald+joker", "diamond"]}
EMIL = {"rights": ["diamond+joker", "ruby", "ruby+joker"]}
ALFONS = {"rights": ["diamond", "diamond+joker", "emerald"], "gold": 4}
SIPHON = {"items": ["absauger"]}


@pytest.mark.rule("ZAV-MINE-5", "ZAV-MINE-1", "ZAV-MINE-2", "ZAV-MINE-3", "ZAV-MINE-4")
def test_the_book_s_example_of_a_mining_round():
    match = mining(DINA, EMIL, market=market(12, 11, 4, 10))
    assert asked(match) == (0, "mine")
    assert has(match)["gems"] == {"emerald": 5, "diamond": 1}
    play(match, "mine diamond")
    assert has(match)["gems"] == {"emerald": 5, "diamond": 2}
    assert asked(match) == (1, "mine")
    assert has(match, 1)["gems"] == {"diamond": 1, "ruby": 3}
    play(match, "mine diamond", "mine ruby")
    assert has(match, 1)["gems"] == {"diamond": 2, "ruby": 4}
    assert prices(match) == targets(match) == [12 - 4, 11 - 4, 4, 10 - 5]
    assert whole(match, "turn")["round"] == 3


@pytest.mark.rule("ZAV-MINE-1")
@pytest.mark.parametrize(("rights", "gems"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9)])
def test_one_for_the_first_right_two_for_each_further(rights, gems):
    assert has(mining({"rights": ["ruby"] * rights}, {}))["gems"] == {"ruby": gems}


@pytest.mark.rule("ZAV-MINE-1")
def test_a_right_with_a_joker_counts_for_its_sort_too():
    match = mining({"rights": ["ruby+joker", "ruby"]}, {})
    assert has(match)["gems"] == {"ruby": 3}
    assert options(match) == ["mine diamond", "mine ruby", "mine sapphire", "mine emerald"]


@pytest.mark.rule("ZAV-MINE-2")
def test_a_joker_deposit_gives_one_gem_of_any_sort_even_of_one_that_is_mined():
    match = play(mining({"rights": ["ruby+joker", "ruby"]}, {}), "mine ruby")
    assert has(match)["gems"] == {"ruby": 4}
    assert has(match)["jokers"] == 0


@pytest.mark.rule("ZAV-MINE-2")
def test_choices_are_made_clockwise_from_the_start_player_and_cannot_be_declined():
    rights = ["diamond+joker", "ruby+joker", "emerald+joker"]
    players = [{"rights": [right]} for right in rights]
    match = mining(*players, start_player=2)
    order = []
    while asked(match)[1] == "mine":
        assert refused(match, "done").rule == "ZAV-MINE-2"
        assert refused(match, "mine all").rule == "ZAV-MINE-2"
        order.append(asked(match)[0])
        match.play("mine sapphire")
    assert order == [2, 0, 1]


@pytest.mark.rule("ZAV-MINE-3")
def test_targets_stop_at_1():
    match = mining({"rights": ["ruby"] * 4}, {}, market=market(5, (4, 6), 4, 3))
    assert prices(match) == [5, 1, 4, 3]


@pytest.mark.rule("ZAV-MINE-3")
def test_gems_of_earlier_rounds_do_not_count_again():
    match = mining({"rights": ["ruby"]}, {}, market=market(5, 9, 4, 3))
    assert prices(match) == [5, 8, 4, 3]
    assert prices(finish_round(match)) == [5, 7, 4, 3]


@pytest.mark.rule("ZAV-MINE-4", "ZAV-EX-4")
def test_the_book_s_example_of_a_new_price():
    match = mining({}, {}, market=market((7, 11), 4, 4, 3))
    assert prices(match)[0] == 11
    assert targets(match)[0] == 11


@pytest.mark.rule("ZAV-SETUP-6")
def test_the_book_s_example_of_the_end_of_the_range():
    rows = {"jewellery": ["amulet"]}
    players = [{"gems": {"ruby": 5}, "actions_taken": 2}, {"rights": ["ruby", "ruby"], "actions_taken": 3}]
    match = deal(*players, rows=rows, market=market(5, 13, 4, 3))
    clone = match.clone()
    play(match, "item amulet")
    # raised from 13 to 15 only, then lowered by the 3 rubies mined
    assert prices(match)[1] == 12
    assert prices(play(clone, "gold"))[1] == 10


@pytest.mark.rule("ZAV-ART-2", "ZAV-MINE-0")
def test_alchemats_bring_gold_in_every_mining_round_and_add_up():
    match = mining({"gold": 1, "items": ["alchemat_10", "alchemat_18"]}, {"gold": 2, "items": ["alchemat_12"]})
    assert has(match)["gold"] == 29
    assert has(match, 1)["gold"] == 14
    for _ in range(6):
        play(match, "gold")
    assert has(match)["gold"] == 29 + 12 + 28


@pytest.mark.rule("ZAV-MINE-0")
def test_what_is_bought_with_the_last_action_works_already():
    own = {"gold": 0, "gems": PLENTY, "actions_taken": 2}
    match = deal(own, {"actions_taken": 3}, rows={"artifacts": ["alchemat_10"]})
    assert has(play(match, "item alchemat_10"))["gold"] == 10
    match = deal(own, {"actions_taken": 3}, gnome="IV", places={"IV": ["emerald"] * 4})
    assert has(play(match, "right IV 3"))["gems"]["emerald"] == 10


@pytest.mark.rule("ZAV-MINE-0")
def test_the_order_of_a_mining_round():
    own = {"gems": PLENTY, "actions_taken": 2, "items": ["alchemat_10"], "rights": ["ruby"]}
    match = deal(
        own,
        {"actions_taken": 3, "gold": 9, "rights": ["emerald"], "items": ["absauger"]},
        options={"upgrades": True},
        turn={"round": 1},
        gnome="IV",
        rows={"artifacts": ["gnomunculus_1"]},
        stacks={"artifacts": []},
    )
    play(match, "right IV 1", "mine all", *(["done"] if "done" in options(match) else []))
    kinds = [str(event["kind"]) for event in match.events_for(0)]
    wanted = ["alchemat", "mine", "siphon", "price", "upgrade", "gnome", "market", "round"]
    assert list(dict.fromkeys(kind for kind in kinds if kind in wanted)) == wanted


# --- the siphon ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-ART-7", "ZAV-ART-4")
def test_the_book_s_example_of_the_siphon():
    match = mining(ALFONS, {}, SIPHON | {"gold": 0})
    assert asked(match) == (0, "mine")
    assert options(match) == ["mine diamond", "mine ruby", "mine sapphire", "mine emerald", "done"]
    play(match, "mine diamond")
    play(match, "mine diamond")
    # a third gem would make 5 gold
    assert has(match)["gems"] == {"diamond": 2}
    assert has(match)["gold"] == 1
    assert has(match, 2)["gold"] == 3
    assert whole(match, "turn")["round"] == 3


@pytest.mark.rule("ZAV-ART-7")
def test_with_enough_gold_the_full_yield_of_the_example_is_five_gems():
    match = mining(ALFONS | {"gold": 8}, {}, SIPHON | {"gold": 0})
    play(match, "mine all")
    assert has(match)["gems"] == {"diamond": 3, "emerald": 1}
    play(match, "mine ruby")
    assert has(match)["gems"] == {"diamond": 3, "emerald": 1, "ruby": 1}
    assert (has(match)["gold"], has(match, 2)["gold"]) == (0, 8)


@pytest.mark.rule("ZAV-EX-5")
def test_three_gems_cost_five_gold_with_three_players():
    match = play(mining({"rights": ["ruby", "ruby"], "gold": 5}, {}, SIPHON | {"gold": 0}), "mine all")
    assert (has(match)["gold"], has(match, 2)["gold"]) == (0, 5)


@pytest.mark.rule("ZAV-ART-4")
@pytest.mark.parametrize(("players", "gold"), [(2, 6), (3, 5), (4, 3)])
def test_gold_for_three_gems_by_the_number_of_players(players, gold):
    others: list[dict[str, object]] = [{} for _ in range(players - 2)]
    match = mining({"rights": ["ruby", "ruby"], "gold": 10}, *others, SIPHON | {"gold": 0})
    play(match, "mine all")
    assert (has(match)["gold"], has(match, players - 1)["gold"]) == (10 - gold, gold)


@pytest.mark.rule("ZAV-ART-4")
def test_each_chooses_which_gems_and_may_mine_fewer():
    match = mining({"rights": ["ruby", "ruby", "emerald"], "gold": 9}, SIPHON)
    assert options(match) == ["mine ruby", "mine emerald", "mine all", "done"]
    assert refused(match, "mine diamond").rule == "ZAV-MINE-1"
    play(match, "mine emerald")
    assert refused(match, "mine emerald").rule == "ZAV-MINE-1"
    play(match, "done")
    assert has(match)["gems"] == {"emerald": 1}
    assert has(match)["gold"] == 7


@pytest.mark.rule("ZAV-ART-4")
def test_all_is_offered_only_while_it_can_be_paid_and_nothing_without_gold():
    match = mining({"rights": ["ruby", "ruby", "emerald"], "gold": 7}, SIPHON)
    assert options(match) == ["mine ruby", "mine emerald", "done"]
    assert refused(match, "mine all").rule == "ZAV-ART-4"
    match = mining({"rights": ["ruby", "ruby", "emerald"], "gold": 1}, SIPHON)
    assert asked(match)[1] == "action"
    assert has(match)["gems"] == {}


@pytest.mark.rule("ZAV-ART-4")
def test_a_siphon_in_hand_does_nothing_and_the_owner_pays_nothing():
    match = mining({"rights": ["ruby"], "gold": 5}, {"hand": "absauger", "gold": 5})
    assert (has(match)["gold"], has(match, 1)["gold"]) == (5, 5)
    assert has(match)["gems"] == {"ruby": 1}


@pytest.mark.rule("ZAV-ART-4")
def test_without_a_siphon_mining_is_automatic():
    match = mining({"rights": ["ruby", "emerald"], "gold": 0}, {})
    assert has(match)["gems"] == {"ruby": 1, "emerald": 1}
    assert asked(match)[1] == "action"


@pytest.mark.rule("ZAV-ART-4")
def test_fixed_gems_of_a_sort_come_before_the_joker_deposit():
    match = mining({"rights": ["ruby+joker"], "gold": 9}, SIPHON)
    play(match, "mine ruby")
    assert options(match) == ["mine diamond", "mine ruby", "mine sapphire", "mine emerald", "done"]
    assert refused(match, "mine all").rule == "ZAV-ART-4"
    play(match, "mine emerald")
    assert has(match)["gems"] == {"ruby": 1, "emerald": 1}
    assert has(match)["gold"] == 5


@pytest.mark.rule("ZAV-ART-5")
def test_alchemat_gold_comes_before_the_payment_and_nothing_can_be_sold():
    match = mining({"rights": ["ruby"] * 5, "gold": 0, "gems": {"emerald": 3}, "items": ["alchemat_10"]}, SIPHON)
    assert asked(match) == (0, "mine")
    assert refused(match, "sell emerald 1").rule == "ZAV-ACT-1"
    for _ in range(5):
        play(match, "mine ruby")
    assert has(match)["gems"] == {"ruby": 5, "emerald": 3}
    assert has(match)["gold"] == 0
    assert asked(match)[1] == "action"


@pytest.mark.rule("ZAV-ART-5")
def test_the_owner_s_own_income_does_not_help_a_later_payer():
    match = mining(SIPHON | {"gold": 0, "rights": ["ruby"]}, {"gold": 2, "rights": ["emerald", "emerald"]})
    play(match, "mine emerald")
    assert has(match, 0) | {"gold": 2, "gems": {"ruby": 1}} == has(match, 0)
    assert has(match, 1)["gems"] == {"emerald": 1}


@pytest.mark.rule("ZAV-ART-9")
def test_payers_in_turn_each_rounded_for_itself_and_only_mined_gems_count():
    payer = {"rights": ["ruby", "ruby"], "gold": 9}
    owner = SIPHON | {"rights": ["emerald", "emerald+joker"], "gold": 0}
    match = mining(payer, owner, {"rights": ["ruby"], "gold": 9}, start_player=2, market=market(9, 9, 9, 9))
    assert asked(match) == (2, "mine")
    play(match, "mine ruby")
    assert has(match, 2)["gold"] == 7  # 1.5, rounded up
    assert asked(match) == (0, "mine")
    play(match, "mine ruby", "done")
    assert has(match, 0)["gold"] == 7
    assert asked(match) == (1, "mine")
    assert has(match, 1)["gems"] == {"emerald": 3}
    assert has(match, 1)["gold"] == 4
    play(match, "mine sapphire")
    assert prices(match) == [9, 7, 8, 6]
    assert [event["gold"] for event in told(match, -1, "siphon")] == [2, 2]
