"""Drawing cards from a stack."""

import pytest

from tests.games.zavandor.table import asked, deal, has, offered, options, play, refused, told, whole

STACK = ["konvertor_2", "emeromobil_a", "alchemat_12", "absauger"]
ROWS = {"artifacts": ["gnomunculus_1", "gnomunculus_2", "alchemat_10"], "jewellery": ["crown", "sceptre", "diadem"]}
JEWELS = ["ring", "amulet", "buckle"]


def table(*players, artifacts=STACK, jewellery=JEWELS, **more):
    return deal(*players, rows=ROWS, stacks={"artifacts": artifacts, "jewellery": jewellery}, **more)


@pytest.mark.rule("ZAV-DRAW-1")
def test_draw_two_keep_one_and_put_the_other_under_the_stack():
    match = play(table({}), "draw artifacts")
    assert options(match) == ["keep emeromobil_a", "keep konvertor_2"]
    assert refused(match, "keep alchemat_12").rule == "ZAV-DRAW-1"
    play(match, "keep emeromobil_a")
    assert has(match)["hand"] == "emeromobil_a"
    assert whole(match, "stacks")["artifacts"] == ["alchemat_12", "absauger", "konvertor_2"]
    assert whole(match, "rows") == ROWS
    assert asked(match) == (1, "action")


@pytest.mark.rule("ZAV-DRAW-1")
def test_the_same_with_jewellery():
    match = play(table({}), "draw jewellery", "keep ring")
    assert has(match)["hand"] == "ring"
    assert whole(match, "stacks")["jewellery"] == ["buckle", "amulet"]


@pytest.mark.rule("ZAV-DRAW-1")
def test_who_had_a_card_puts_one_of_the_two_under_its_own_stack():
    match = play(table({"hand": "pendant"}), "draw artifacts", "keep konvertor_2")
    assert asked(match) == (0, "return")
    assert sorted(options(match)) == ["return konvertor_2", "return pendant"]
    assert refused(match, "return emeromobil_a").rule == "ZAV-DRAW-1"
    play(match, "return pendant")
    assert has(match)["hand"] == "konvertor_2"
    assert whole(match, "stacks")["jewellery"] == ["ring", "amulet", "buckle", "pendant"]
    assert whole(match, "stacks")["artifacts"] == ["alchemat_12", "absauger", "emeromobil_a"]


@pytest.mark.rule("ZAV-DRAW-2")
def test_the_old_card_may_be_kept_and_the_two_go_under_in_the_order_chosen():
    match = play(table({"hand": "konvertor_3"}), "draw artifacts", "keep konvertor_2", "return konvertor_2")
    assert has(match)["hand"] == "konvertor_3"
    assert whole(match, "stacks")["artifacts"] == ["alchemat_12", "absauger", "emeromobil_a", "konvertor_2"]
    match = play(table({"hand": "konvertor_3"}), "draw artifacts", "keep emeromobil_a", "return emeromobil_a")
    assert whole(match, "stacks")["artifacts"] == ["alchemat_12", "absauger", "konvertor_2", "emeromobil_a"]


@pytest.mark.rule("ZAV-DRAW-2")
def test_the_old_card_may_go_under_the_same_stack_before_or_after_the_one_drawn():
    old_last = play(table({"hand": "konvertor_3"}), "draw artifacts", "keep konvertor_2", "return konvertor_3")
    assert whole(old_last, "stacks")["artifacts"] == ["alchemat_12", "absauger", "emeromobil_a", "konvertor_3"]
    old_first = play(table({"hand": "konvertor_3"}), "draw artifacts", "return konvertor_3")
    assert options(old_first) == ["keep emeromobil_a", "keep konvertor_2"]
    play(old_first, "keep konvertor_2")
    assert whole(old_first, "stacks")["artifacts"] == ["alchemat_12", "absauger", "konvertor_3", "emeromobil_a"]
    assert has(old_first)["hand"] == has(old_last)["hand"] == "konvertor_2"
    assert asked(old_first) == (1, "action")


@pytest.mark.rule("ZAV-DRAW-2")
def test_a_card_of_the_other_stack_has_no_order_to_choose():
    match = play(table({"hand": "pendant"}), "draw artifacts")
    assert options(match) == ["keep emeromobil_a", "keep konvertor_2"]
    assert refused(match, "return pendant").rule == "ZAV-DRAW-1"


@pytest.mark.rule("ZAV-DRAW-2")
def test_the_last_card_is_drawn_alone_and_kept_with_an_empty_hand():
    match = play(table({}, artifacts=["absauger"]), "draw artifacts")
    assert has(match)["hand"] == "absauger"
    assert asked(match) == (1, "action")
    assert whole(match, "stacks")["artifacts"] == []


@pytest.mark.rule("ZAV-DRAW-2")
def test_the_last_card_or_the_old_one():
    for returned, kept in (("absauger", "ring"), ("ring", "absauger")):
        match = play(table({"hand": "ring"}, artifacts=["absauger"], jewellery=["amulet"]), "draw artifacts")
        assert asked(match) == (0, "return")
        play(match, f"return {returned}")
        assert has(match)["hand"] == kept


@pytest.mark.rule("ZAV-DRAW-2")
def test_nothing_is_drawn_from_an_empty_stack():
    match = table({}, artifacts=[])
    assert offered(match, "draw") == ["jewellery"]
    assert refused(match, "draw artifacts").rule == "ZAV-DRAW-2"


@pytest.mark.rule("ZAV-DRAW-3")
def test_a_card_put_under_an_empty_stack_is_turned_up_if_there_is_room():
    rows = ROWS | {"jewellery": ["crown", "sceptre"]}
    match = deal({"hand": "pendant"}, rows=rows, stacks={"artifacts": STACK, "jewellery": []})
    play(match, "draw artifacts", "keep konvertor_2", "return pendant")
    assert whole(match, "rows")["jewellery"] == ["crown", "sceptre", "pendant"]
    assert whole(match, "stacks")["jewellery"] == []
    assert told(match, 1, "turn_up")[0]["item"] == "pendant"


@pytest.mark.rule("ZAV-DRAW-3")
def test_it_stays_covered_where_three_are_open():
    match = table({"hand": "pendant"}, jewellery=[])
    play(match, "draw artifacts", "keep konvertor_2", "return pendant")
    assert whole(match, "rows")["jewellery"] == ROWS["jewellery"]
    assert whole(match, "stacks")["jewellery"] == ["pendant"]


@pytest.mark.rule("ZAV-DRAW-3")
def test_the_last_two_cards_drawn_one_goes_back_and_is_turned_up():
    rows = ROWS | {"artifacts": ["gnomunculus_1", "gnomunculus_2"]}
    match = deal({}, rows=rows, stacks={"artifacts": ["absauger", "konvertor_2"], "jewellery": JEWELS})
    play(match, "draw artifacts", "keep absauger")
    assert whole(match, "rows")["artifacts"] == ["gnomunculus_1", "gnomunculus_2", "konvertor_2"]
