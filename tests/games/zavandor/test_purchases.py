"""Buying rights and items, and paying with gems and jokers."""

import pytest

from tests.games.zavandor.table import (
    PLENTY,
    asked,
    deal,
    has,
    market,
    offered,
    options,
    play,
    refused,
    targets,
    view,
    whole,
)

IV = {"IV": ["emerald", "ruby", "diamond", "sapphire"]}
ROWS = {"artifacts": ["gnomunculus_1", "absauger", "alchemat_10"], "jewellery": ["crown", "sceptre", "pectoral"]}
STACKS = {"artifacts": ["konvertor_2", "emeromobil_a"], "jewellery": ["amulet", "ring"]}

# --- rights ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-EX-2", "ZAV-RIGHT-1")
def test_the_book_s_example_of_a_right():
    alfons = {"gems": {"diamond": 1, "ruby": 3}, "samples": {"IV 1": "emerald"}}
    match = play(deal(alfons, gnome="IV", places=IV), "right IV 1")
    assert has(match)["gems"] == {}
    assert targets(match) == [6, 7, 4, 3]
    assert has(match)["rights"] == ["emerald"]
    assert whole(match, "places")["IV"] == [None, "ruby", "diamond", "sapphire"]
    assert match.scores() == [1, 0]
    assert view(match, 1)["players"][0]["rights"] == ["emerald"]


@pytest.mark.rule("ZAV-RIGHT-1")
def test_only_in_diamantina_and_where_the_gnome_stands():
    match = deal({"gems": PLENTY}, gnome="II")
    assert offered(match, "right") == [f"{area} {number}" for area in ("II", "diamantina") for number in range(1, 5)]
    assert refused(match, "right IV 1").rule == "ZAV-RIGHT-1"


@pytest.mark.rule("ZAV-RIGHT-1")
def test_a_right_may_be_bought_blind_and_its_place_is_empty_then():
    match = play(deal({"gems": PLENTY}, {"gems": PLENTY}, gnome="IV", places=IV), "right IV 4")
    assert has(match)["rights"] == ["sapphire"]
    assert "IV 4" not in offered(match, "right")
    assert refused(match, "right IV 4").rule == "ZAV-RIGHT-1"


@pytest.mark.rule("ZAV-RIGHT-1")
def test_the_cost_belongs_to_the_place():
    for place, cost in {"IV 1": [1, 3, 0, 0], "IV 2": [3, 1, 0, 0], "diamantina 2": [2, 2, 2, 2]}.items():
        match = play(deal({"gems": PLENTY}, gnome="IV", market=market(2, 2, 2, 2)), f"right {place}")
        assert targets(match) == [2 + count for count in cost]
        assert [has(match)["gems"][gem] for gem in PLENTY] == [9 - count for count in cost]


@pytest.mark.rule("ZAV-RIGHT-1", "ZAV-JOKER-2")
def test_targets_rise_by_what_the_place_shows_however_it_is_paid():
    match = deal({"gems": {"ruby": 2}, "jokers": 2}, gnome="IV", places=IV)
    play(match, "right IV 1")
    assert targets(match) == [6, 7, 4, 3]
    assert (has(match)["gems"], has(match)["jokers"]) == ({}, 0)


@pytest.mark.rule("ZAV-RIGHT-1")
def test_what_cannot_be_paid_is_not_offered():
    match = deal({"gems": {"diamond": 1, "ruby": 2}}, gnome="IV")
    assert not offered(match, "right")
    assert refused(match, "right IV 1").rule == "ZAV-RIGHT-1"


@pytest.mark.rule("ZAV-RIGHT-1")
def test_a_sample_of_a_right_that_was_bought_is_no_secret_any_more():
    own = {"samples": {"IV 1": "emerald", "IV 2": "ruby"}}
    match = play(deal({"gems": PLENTY} | own, own, gnome="IV", places=IV), "right IV 1")
    assert has(match)["samples"] == has(match, 1)["samples"] == {"IV 2": "ruby"}


# --- items -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-ITEM-1")
def test_an_open_item_is_paid_and_replaced_at_once():
    match = deal({"gems": PLENTY}, rows=ROWS, stacks=STACKS)
    play(match, "item pectoral")
    assert has(match)["items"] == ["pectoral"]
    assert has(match)["gems"] == {"diamond": 6, "ruby": 6, "sapphire": 9, "emerald": 9}
    assert targets(match) == [8, 7, 4, 3]
    assert whole(match, "rows")["jewellery"] == ["crown", "sceptre", "amulet"]
    assert whole(match, "stacks")["jewellery"] == ["ring"]
    assert match.score_sheet()[0] == {"rights": 0, "jewellery": 4, "artifacts": 0}


@pytest.mark.rule("ZAV-ITEM-1")
def test_only_open_items_that_can_be_paid():
    match = deal({"gems": {"diamond": 3, "ruby": 3, "emerald": 1}}, rows=ROWS, stacks=STACKS)
    assert offered(match, "item") == ["gnomunculus_1", "pectoral"]
    assert refused(match, "item crown").rule == "ZAV-ITEM-1"
    assert refused(match, "item ring").rule == "ZAV-ITEM-1"
    assert refused(match, "item ring hand").rule == "ZAV-ITEM-1"


@pytest.mark.rule("ZAV-ITEM-1", "ZAV-ITEM-2")
def test_the_item_in_hand_is_bought_and_nothing_is_turned_up():
    match = deal({"gems": {"ruby": 5}, "hand": "amulet"}, rows=ROWS, stacks=STACKS | {"jewellery": ["ring"]})
    assert offered(match, "item") == ["amulet hand"]
    play(match, "item amulet hand")
    assert (has(match)["hand"], has(match)["items"]) == (None, ["amulet"])
    assert targets(match) == [5, 9, 4, 3]
    assert whole(match, "rows") == ROWS
    assert whole(match, "stacks")["jewellery"] == ["ring"]


@pytest.mark.rule("ZAV-ITEM-2")
def test_buying_from_the_hand_does_not_fill_up_a_short_row():
    rows = ROWS | {"jewellery": ["crown"]}
    match = deal({"gems": {"ruby": 5}, "hand": "amulet"}, rows=rows, stacks=STACKS | {"jewellery": ["ring"]})
    play(match, "item amulet hand")
    assert whole(match, "rows")["jewellery"] == ["crown"]


@pytest.mark.rule("ZAV-ITEM-2")
def test_with_an_empty_stack_the_display_shrinks():
    match = deal({"gems": PLENTY}, rows=ROWS, stacks={"artifacts": [], "jewellery": []})
    play(match, "item crown")
    assert whole(match, "rows")["jewellery"] == ["sceptre", "pectoral"]


@pytest.mark.rule("ZAV-ART-3")
@pytest.mark.parametrize(("id", "jokers"), [("konvertor_2", 2), ("konvertor_3", 3)])
def test_a_konvertor_brings_its_jokers_when_it_is_bought(id, jokers):
    match = deal({"gems": PLENTY}, rows=ROWS | {"artifacts": [id]})
    assert has(match)["jokers"] == 0
    play(match, f"item {id}")
    assert has(match)["jokers"] == jokers


@pytest.mark.rule("ZAV-ART-3")
def test_a_konvertor_does_not_pay_for_itself_and_brings_nothing_later():
    gems = {"sapphire": 1, "emerald": 3}
    match = deal({"gems": gems}, rows=ROWS | {"artifacts": ["konvertor_2"]})
    assert not offered(match, "item")
    match = deal({"items": ["konvertor_2"], "actions_taken": 3}, {"actions_taken": 3})
    assert has(match)["jokers"] == 0


# --- discounts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-ART-6")
@pytest.mark.parametrize(("id", "discount"), [("emeromobil_a", 3), ("emeromobil_b", 4)])
def test_an_emeromobil_brings_five_tokens_when_it_is_bought(id, discount):
    match = play(deal({"gems": PLENTY}, rows=ROWS | {"artifacts": [id]}), f"item {id}")
    assert has(match)["discounts"] == [discount] * 5


@pytest.mark.rule("ZAV-ART-8", "ZAV-ART-6")
def test_the_book_s_example_of_a_discount():
    match = deal({"gold": 18, "discounts": [4, 4]}, market=market(5, 10, 4, 3))
    assert "buy ruby 3" not in options(match)
    play(match, "buy ruby 3 discount 4")
    assert (has(match)["gold"], has(match)["gems"], has(match)["discounts"]) == (0, {"ruby": 3}, [4])
    assert targets(match) == [5, 11, 4, 3]


@pytest.mark.rule("ZAV-ART-6")
def test_a_gem_never_costs_less_than_1():
    match = play(deal({"gold": 9, "discounts": [4]}, market=market(2, 3, 4, 1)), "buy ruby 4 discount 4")
    assert has(match)["gold"] == 5


@pytest.mark.rule("ZAV-ART-6")
def test_a_token_that_saves_nothing_or_is_not_there_is_not_offered():
    match = deal({"gold": 9, "discounts": [4]}, market=market(2, 3, 4, 1))
    assert "buy emerald 1 discount 4" not in options(match)
    assert refused(match, "buy emerald 1 discount 4").rule == "ZAV-ART-6"
    assert refused(match, "buy diamond 1 discount 3").rule == "ZAV-ART-6"
    assert "buy diamond 1 discount 4" in options(match)


# --- jokers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZAV-JOKER-1")
def test_a_joker_stands_for_any_gem_once():
    for gem in PLENTY:
        match = play(deal({"jokers": 1, "gold": 0}), f"sell {gem} 1")
        assert (has(match)["jokers"], has(match)["gold"]) == (0, whole(match, "market")[gem]["price"])


@pytest.mark.rule("ZAV-JOKER-1")
def test_jokers_are_not_bought_mined_or_traded_for():
    texts = deal({}).game.options
    assert [text for text in texts if "joker" in text] == [f"joker {gem}" for gem in PLENTY]


@pytest.mark.rule("ZAV-JOKER-2")
def test_how_a_cost_is_split_is_asked_if_there_is_a_choice():
    match = deal({"gems": {"diamond": 1, "ruby": 3}, "jokers": 2}, gnome="IV", places=IV)
    play(match, "right IV 1")
    assert asked(match) == (0, "pay")
    assert options(match) == ["joker diamond", "joker ruby", "done"]
    play(match, "joker ruby")
    assert options(match) == ["joker diamond", "joker ruby", "done"]
    play(match, "joker diamond")
    assert (has(match)["gems"], has(match)["jokers"]) == ({"diamond": 1, "ruby": 1}, 0)
    assert targets(match) == [6, 7, 4, 3]
    assert has(match)["rights"] == ["emerald"]
    assert asked(match) == (1, "action")


@pytest.mark.rule("ZAV-JOKER-2")
def test_what_is_missing_must_be_jokers_and_the_rest_may_be():
    match = deal({"gems": {"ruby": 3}, "jokers": 2}, gnome="IV", places=IV)
    play(match, "right IV 1")
    assert options(match) == ["joker ruby", "done"]
    assert refused(match, "joker diamond").rule == "ZAV-JOKER-2"
    assert refused(match, "gold").rule == "ZAV-ACT-1"
    play(match, "done")
    assert (has(match)["gems"], has(match)["jokers"]) == ({}, 1)


@pytest.mark.rule("ZAV-JOKER-2")
def test_nothing_is_asked_without_a_choice():
    exact = deal({"gems": {"ruby": 3}, "jokers": 1}, gnome="IV", places=IV)
    assert asked(play(exact, "right IV 1")) == (1, "action")
    none = deal({"gems": {"diamond": 1, "ruby": 3}}, gnome="IV", places=IV)
    assert asked(play(none, "right IV 1")) == (1, "action")
    only_jokers = deal({"jokers": 5}, gnome="IV", places=IV)
    assert has(play(only_jokers, "right IV 1"))["jokers"] == 1
    assert asked(only_jokers) == (1, "action")


@pytest.mark.rule("ZAV-JOKER-2")
def test_a_payment_with_a_joker_for_the_item_in_hand():
    match = deal({"gems": {"ruby": 5}, "jokers": 1, "hand": "amulet"}, rows=ROWS)
    play(match, "item amulet hand")
    assert asked(match) == (0, "pay")
    assert view(match, 1)["players"][0]["items"] == ["amulet"]
    play(match, "joker ruby")
    assert (has(match)["gems"], has(match)["jokers"]) == ({"ruby": 1}, 0)


@pytest.mark.rule("ZAV-JOKER-3")
def test_gems_and_jokers_are_sold_together_at_the_price_of_the_sort():
    match = deal({"gold": 0, "gems": {"ruby": 2}, "jokers": 2}, market=market(5, 7, 4, 3))
    assert [text for text in offered(match, "sell") if "ruby" in text] == ["ruby 1", "ruby 2", "ruby 3", "ruby 4"]
    play(match, "sell ruby 3")
    assert options(match) == ["joker ruby", "done"]
    play(match, "done")
    assert (has(match)["gold"], has(match)["gems"], has(match)["jokers"]) == (21, {}, 1)
    assert targets(match) == [5, 6, 4, 3]


@pytest.mark.rule("ZAV-JOKER-3")
def test_jokers_alone_may_be_sold_but_no_more_than_four():
    match = deal({"gold": 0, "jokers": 5}, market=market(5, 7, 4, 9))
    play(match, "sell emerald 4")
    assert (has(match)["gold"], has(match)["jokers"]) == (36, 1)


@pytest.mark.rule("ZAV-JOKER-3")
def test_a_joker_is_traded_as_either_sort_and_brings_gems():
    own = {"jokers": 2, "gems": {"ruby": 1}, "trader": ["ruby", "emerald"]}
    match = deal(own)
    assert offered(match, "exchange") == ["ruby emerald 1", "ruby emerald 2", "emerald ruby 1", "emerald ruby 2"]
    play(match, "exchange emerald ruby 2")
    assert (has(match)["gems"], has(match)["jokers"]) == ({"ruby": 3}, 0)
    match = play(deal(own), "exchange ruby emerald 1", "joker ruby")
    assert (has(match)["gems"], has(match)["jokers"]) == ({"ruby": 1, "emerald": 1}, 1)
    match = play(deal(own), "exchange ruby emerald 1", "done")
    assert (has(match)["gems"], has(match)["jokers"]) == ({"emerald": 1}, 2)
