"""The action round: who is next, soil samples, and the actions that cost no gems."""

import pytest

from tests.games.zavandor.table import (
    DONE,
    PLENTY,
    asked,
    deal,
    finish_round,
    has,
    market,
    offered,
    options,
    play,
    prices,
    refused,
    targets,
    told,
    view,
    whole,
)

# --- the order of actions --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-ROUND-1")
def test_each_takes_one_action_in_turn_three_times():
    match = deal({}, {}, {}, options={"start_player": 1}, turn={"player": 1})
    order = []
    for _ in range(9):
        order.append(asked(match)[0])
        match.play("gold")
    assert order == [1, 2, 0] * 3
    assert whole(match, "turn")["round"] == 3


@pytest.mark.rule("ZAV-ROUND-1", "ZAV-ART-1")
def test_who_has_no_action_left_is_passed_over():
    three = ["gnomunculus_1", "gnomunculus_2", "gnomunculus_3"]
    match = deal({"items": ["gnomunculus_4"]}, {"items": three}, {})
    order = []
    while whole(match, "turn")["round"] == 2:
        order.append(asked(match)[0])
        match.play("gold")
    assert order == [0, 1, 2] * 3 + [0, 1, 1, 1]
    assert order.count(1) == 6


@pytest.mark.rule("ZAV-ROUND-2", "ZAV-ART-1")
def test_a_gnomunculus_bought_with_the_last_action_gives_another_at_once():
    rows = {"artifacts": ["gnomunculus_1", "gnomunculus_2", "alchemat_10"]}
    match = deal({"gems": PLENTY, "actions_taken": 2}, DONE, rows=rows)
    play(match, "item gnomunculus_1")
    assert asked(match) == (0, "action")
    play(match, "item gnomunculus_2")
    assert asked(match) == (0, "action")
    play(match, "gold")
    assert whole(match, "turn") == {"player": 1, "round": 3, "phase": "action"}


@pytest.mark.rule("ZAV-ART-1")
def test_a_gnomunculus_works_in_every_round():
    match = deal({"items": ["gnomunculus_1"]}, {})
    for _ in range(2):
        left = [entry["actions_left"] for entry in view(match, 0)["players"]]
        assert left == [4, 3]
        finish_round(match)


# --- soil samples ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-SAMPLE-1")
def test_any_number_of_samples_before_an_action_each_for_1_gold():
    match = deal({"gold": 5}, places={"IV": ["ruby", "emerald", "ruby", "sapphire"]})
    play(match, "sample IV 2", "sample IV 4", "sample diamantina 1")
    assert has(match)["gold"] == 2
    assert has(match)["actions_taken"] == 0
    assert asked(match) == (0, "action")
    own = view(match, 0)["players"][0]["samples"]
    assert (own["IV 2"], own["IV 4"]) == ("emerald", "sapphire")
    play(match, "gold")
    assert asked(match)[0] == 1


@pytest.mark.rule("ZAV-SAMPLE-1")
def test_samples_before_each_action_and_not_without_gold():
    match = deal({"gold": 1}, {"gold": 0})
    play(match, "sample I 1")
    assert not offered(match, "sample")
    assert refused(match, "sample I 2").rule == "ZAV-SAMPLE-1"
    play(match, "gold")
    assert not offered(match, "sample")
    play(match, "gold", "sample I 2")
    assert has(match)["gold"] == 3


@pytest.mark.rule("ZAV-SAMPLE-1", "ZAV-HIDE-1")
def test_what_a_sample_shows_is_known_to_that_player_alone_for_good():
    match = deal({}, {}, {}, places={"II": ["ruby", "emerald", "ruby", "sapphire"]})
    play(match, "sample II 2")
    for _ in range(3):
        finish_round(match)
        for seat in (-1, 0, 1, 2):
            area = view(match, seat)["places"]["II"]
            assert [place["right"] for place in area] == ["?", "emerald" if seat == 0 else "?", "?", "?"]
            assert view(match, seat)["players"][0]["samples"]["II 2"] == ("emerald" if seat == 0 else "?")


@pytest.mark.rule("ZAV-SAMPLE-2")
def test_all_see_which_tile_is_looked_at_but_not_what_it_shows():
    match = deal({}, places={"II": ["ruby", "emerald", "ruby", "sapphire"]})
    play(match, "sample II 2")
    assert told(match, 0, "sample")[0]["right"] == "emerald"
    for seat in (-1, 1):
        (event,) = told(match, seat, "sample")
        assert event["place"] == "II 2"
        assert "emerald" not in str(event)


@pytest.mark.rule("ZAV-SAMPLE-2")
def test_any_of_the_24_places_but_none_that_is_known_or_empty():
    match = deal({}, {}, places={"II": ["ruby", None, "ruby", "sapphire"]})
    assert len(offered(match, "sample")) == 23
    assert refused(match, "sample II 2").rule == "ZAV-SAMPLE-2"
    play(match, "sample V 3")
    assert "V 3" not in offered(match, "sample")
    assert refused(match, "sample V 3").rule == "ZAV-SAMPLE-2"
    play(match, "gold")
    assert "V 3" in offered(match, "sample")


# --- buying and selling gems -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-BUYGEM-1")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_buying_gems_costs_the_current_price_and_moves_the_target_by_one(count):
    match = deal({"gold": 40}, market=market(5, (7, 9), 4, 3))
    play(match, f"buy ruby {count}")
    assert has(match)["gold"] == 40 - 7 * count
    assert has(match)["gems"] == {"ruby": count}
    assert prices(match) == [5, 7, 4, 3]
    assert targets(match) == [5, 10, 4, 3]


@pytest.mark.rule("ZAV-BUYGEM-1")
def test_not_more_than_four_and_not_more_than_can_be_paid():
    match = deal({"gold": 15}, market=market(5, 7, 4, 3))
    assert offered(match, "buy") == [
        "diamond 1",
        "diamond 2",
        "diamond 3",
        "ruby 1",
        "ruby 2",
        "sapphire 1",
        "sapphire 2",
        "sapphire 3",
        "emerald 1",
        "emerald 2",
        "emerald 3",
        "emerald 4",
    ]
    assert refused(match, "buy ruby 3").rule == "ZAV-BUYGEM-1"
    assert match.why_not("buy emerald 5") is not None


@pytest.mark.rule("ZAV-SELLGEM-1")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_selling_gems_brings_the_current_price_and_moves_the_target_by_one(count):
    match = deal({"gold": 1, "gems": {"emerald": 5}}, market=market(5, 4, 4, (6, 8)))
    play(match, f"sell emerald {count}")
    assert has(match)["gold"] == 1 + 6 * count
    assert has(match)["gems"] == {"emerald": 5 - count}
    assert prices(match) == [5, 4, 4, 6]
    assert targets(match) == [5, 4, 4, 7]


@pytest.mark.rule("ZAV-SELLGEM-1")
def test_not_more_than_four_are_sold_and_not_more_than_one_has():
    match = deal({"gems": {"emerald": 9, "ruby": 2}})
    assert offered(match, "sell") == ["ruby 1", "ruby 2", "emerald 1", "emerald 2", "emerald 3", "emerald 4"]
    assert refused(match, "sell ruby 3").rule == "ZAV-SELLGEM-1"
    assert refused(match, "sell diamond 1").rule == "ZAV-SELLGEM-1"


@pytest.mark.rule("ZAV-ACT-1", "ZAV-SETUP-6")
def test_buying_and_selling_at_the_end_of_the_range_moves_nothing():
    match = deal({"gold": 99, "gems": {"ruby": 1}}, market=market(15, 1, 4, 3))
    play(match, "buy diamond 1", "gold", "sell ruby 1")
    assert targets(match) == [15, 1, 4, 3]
    assert has(match)["gold"] == 99 - 15 + 1


@pytest.mark.rule("ZAV-EX-1")
def test_the_book_s_example_of_targets():
    carolin = {"gems": {"sapphire": 2}}
    match = deal({"gold": 60}, {"gold": 60}, carolin)
    play(match, "buy diamond 4", "gold", "sell sapphire 2")
    play(match, "sample I 1", "sample I 2", "buy emerald 3", "buy ruby 3", "trader ruby emerald")
    assert targets(match) == [6, 5, 3, 4]
    assert prices(match) == [5, 4, 4, 3]


# --- traders, gold, and what is no action ----------------------------------------------------------------------------


@pytest.mark.rule("ZAV-TRADER-1")
def test_taking_a_trader_gives_the_old_one_back():
    match = deal({}, {})
    play(match, "trader ruby emerald")
    assert has(match)["trader"] == ["ruby", "emerald"]
    assert ["ruby", "emerald"] not in whole(match, "traders")
    assert refused(match, "trader ruby emerald").rule == "ZAV-TRADER-1"
    play(match, "gold", "trader diamond ruby")
    assert has(match)["trader"] == ["diamond", "ruby"]
    assert len(whole(match, "traders")) == 5
    assert ["ruby", "emerald"] in whole(match, "traders")


@pytest.mark.rule("ZAV-EX-3", "ZAV-TRADER-2")
def test_the_book_s_example_of_a_trader():
    carolin = {"gems": {"ruby": 1, "emerald": 2}, "trader": ["ruby", "emerald"]}
    assert has(play(deal(carolin), "exchange ruby emerald 1"))["gems"] == {"emerald": 3}
    assert has(play(deal(carolin), "exchange emerald ruby 2"))["gems"] == {"ruby": 3}


@pytest.mark.rule("ZAV-TRADER-2")
def test_a_trader_gives_one_or_two_of_its_own_sorts_and_prices_stay():
    match = deal({"gems": PLENTY, "trader": ["ruby", "emerald"]})
    assert offered(match, "exchange") == ["ruby emerald 1", "ruby emerald 2", "emerald ruby 1", "emerald ruby 2"]
    assert refused(match, "exchange diamond sapphire 1").rule == "ZAV-TRADER-2"
    before = targets(match)
    play(match, "exchange ruby emerald 2")
    assert (targets(match), prices(match)) == (before, before)


@pytest.mark.rule("ZAV-TRADER-2")
def test_no_exchange_without_a_trader_or_gems():
    assert refused(deal({"gems": PLENTY}), "exchange ruby emerald 1").rule == "ZAV-TRADER-2"
    match = deal({"gems": {"ruby": 1}, "trader": ["ruby", "emerald"]})
    assert offered(match, "exchange") == ["ruby emerald 1"]
    assert refused(match, "exchange emerald ruby 1").rule == "ZAV-TRADER-2"


@pytest.mark.rule("ZAV-GOLD-1")
def test_taking_gold_brings_four():
    match = deal({"gold": 1})
    play(match, "gold")
    assert has(match)["gold"] == 5


@pytest.mark.rule("ZAV-ACT-1")
def test_gold_is_always_possible_and_doing_nothing_never():
    match = deal({"gold": 0}, stacks={"artifacts": [], "jewellery": []}, traders=[])
    assert options(match) == ["gold"]
    assert refused(match, "done").rule == "ZAV-ACT-1"
    assert refused(match, "mine ruby").rule == "ZAV-ACT-1"
    assert refused(match, "joker ruby").rule == "ZAV-ACT-1"


@pytest.mark.rule("ZAV-ACT-1")
def test_there_are_eight_actions_and_samples():
    match = deal({"gold": 50, "gems": PLENTY, "trader": ["ruby", "emerald"]})
    verbs = list(dict.fromkeys(text.split()[0] for text in options(match)))
    assert verbs == ["sample", "buy", "sell", "draw", "right", "item", "trader", "exchange", "gold"]
