"""What each seat may know: views, positions of a seat, worlds."""

import json

import pytest

import kleinod
from kleinod import SPECTATOR, Chance
from tests.games.valdora.table import ALL_COLOURS, acting, asked, deal, kind, laid, play, player

SEATS = [SPECTATOR, 0, 1, 2]
FULL = {
    "at": "N1",
    "coins": 4,
    "provisions": True,
    "equipment": {"gold_pan": "gold", "cart": None},
    "orders": ["red"],
    "completed": ["blue", "silver"],
    "artisans": {"red": 2, "blue": 1},
    "workshops": ["red"],
    "bonus": 1,
    "special": laid(5, 14, hand=(2, 7)),
}


def shown(match, seat, of=0):
    return match.view(seat)["players"][of]


@pytest.mark.rule("VAL-OPEN-1")
@pytest.mark.parametrize("seat", SEATS)
def test_open_to_all(seat):
    match = deal(FULL, fields={"N1": {"gold": 2}}, depot={"ruby": 1}, supply={"workshops": ["blue"], "bonus": 3})
    entry = shown(match, seat)
    for key in ("at", "coins", "provisions", "equipment", "orders", "artisans", "workshops", "bonus"):
        assert entry[key] == FULL[key]
    assert (entry["laid"], entry["special_count"], entry["completed_count"]) == ([5, 14], 2, 2)
    view = match.view(seat)
    assert view["fields"] == {"N1": {"gold": 2}}
    assert view["depot"] == {"ruby": 1}
    assert view["supply"]["workshops"] == ["blue"]
    assert list(view["supply"]["artisans"]) == ALL_COLOURS


@pytest.mark.rule("VAL-OPEN-1", "VAL-ORDER-2")
def test_completed_orders_and_hands_are_shown_to_their_owner_only():
    match = deal(FULL)
    assert shown(match, 0)["completed"] == ["blue", "silver"]
    assert shown(match, 0)["special"] == [2, 7]
    for seat in (SPECTATOR, 1, 2):
        assert not {"completed", "special"} & set(shown(match, seat))


@pytest.mark.rule("VAL-OPEN-1", "VAL-SCORE-1")
def test_points_so_far_are_shown_but_for_others_completed_orders():
    match = deal(FULL)
    sheet = match.score_sheet()[0]
    assert sheet["completed_orders"] > 0
    assert shown(match, 0)["score"] == sheet
    hidden = {key: points for key, points in sheet.items() if key != "completed_orders"}
    for seat in (SPECTATOR, 1, 2):
        assert shown(match, seat)["score"] == hidden
        if seat >= 0:
            assert shown(match.redeal(seat, Chance(1)), seat)["score"] == hidden


@pytest.mark.rule("VAL-SPEC-4")
def test_special_cards_in_hand_do_not_count_yet():
    match = deal({"special": laid(hand=(14, 2))})
    assert shown(match, 0)["score"]["special_cards"] == 0
    match = deal({"special": laid(14, hand=(2,)), "orders": []})
    assert shown(match, 1)["score"]["special_cards"] == 10


@pytest.mark.rule("VAL-END-1")
@pytest.mark.parametrize(("artisans", "left"), [({"red": 1, "blue": 2, "white": 1}, 2), ({"red": 1}, 0), ({}, 0)])
def test_the_distance_to_the_end_is_open(artisans, left):
    turn = deal(FULL, supply={"artisans": artisans}).view(SPECTATOR)["turn"]
    assert (turn["colours_to_end"], turn["last_round"]) == (left, left == 0)


@pytest.mark.rule("VAL-BOOK-10")
@pytest.mark.parametrize("seat", SEATS)
def test_of_a_book_all_know_what_was_once_uncovered(seat):
    match = acting(
        {"at": "A", "coins": 6, "equipment": {"gold_pan": None}},
        books={"A": {"left": ["horse"], "right": ["cart", "hammer", "chisel", "shovel", "pickaxe"]}},
    )
    assert match.view(seat)["books"]["A"] == {
        "left": ["horse"],
        "right": ["cart", "?", "?", "?", "?"],
        "unseen": {"hammer": 1, "pickaxe": 1, "chisel": 1, "shovel": 1},
    }
    play(match, "turn right", "turn right", "turn left")
    assert match.view(seat)["books"]["A"] == {
        "left": ["cart", "horse"],
        "right": ["hammer", "chisel", "?", "?"],
        "unseen": {"pickaxe": 1, "shovel": 1},
    }
    known = match.position(seat=seat)["books"]["A"]  # type: ignore[index]
    assert known == match.view(seat)["books"]["A"] | {"known": 2}


@pytest.mark.rule("VAL-BOOK-10", "VAL-OPEN-2")
def test_at_the_start_the_top_cards_and_the_contents_are_known():
    match = kleinod.new("valdora", players=3, seed=1)
    for city, size in (("A", 18), ("B", 18), ("C", 27), ("D", 27)):
        book = match.view(1)["books"][city]
        assert book["left"] == []
        assert book["right"][1:] == ["?"] * (size - 1)
        assert book["right"][0] == match.position()["books"][city]["right"][0]  # type: ignore[index]
        assert sum(book["unseen"].values()) == size - 1
    equipment = match.view(1)["books"]["A"]
    full = {card: equipment["unseen"].get(card, 0) + equipment["right"].count(card) for card in equipment["unseen"]}
    assert set(full.values()) == {3}


@pytest.mark.rule("VAL-BOOK-10")
def test_re_dealing_shuffles_only_the_covered_cards_each_book_for_itself():
    match = play(acting({"at": "C", "coins": 6}, seed=3), "turn right", "turn right")
    before = match.position()["books"]
    orders = set()
    for seed in range(8):
        after = match.redeal(0, Chance(seed)).position()["books"]
        for city in "ABCD":
            one, other = before[city], after[city]  # type: ignore[index]
            assert one["left"] == other["left"]
            assert one["known"] == other["known"]
            known = one["known"]
            assert one["right"][:known] == other["right"][:known]
            assert sorted(one["right"]) == sorted(other["right"])
        orders.add(json.dumps(after["C"]))  # type: ignore[index]
    assert len(orders) == 8


@pytest.mark.rule("VAL-SPEC-8")
def test_re_dealing_mixes_the_others_hands_with_the_undealt_cards_by_their_backs():
    match = kleinod.new("valdora", players=3, seed=1, options={"special_cards": True})
    own = player(match, 1)["special"]["hand"]
    hands = set()
    for seed in range(10):
        world = match.redeal(1, Chance(seed))
        assert player(world, 1)["special"]["hand"] == own
        for seat in (0, 2):
            hand = player(world, seat)["special"]["hand"]
            assert [number >= 14 for number in hand] == [False, False, False, True]
            hands.add(tuple(hand))
        assert world.components() == match.components()
    assert len(hands) > 15
    assert {tuple(player(match.redeal(SPECTATOR, Chance(s)), 1)["special"]["hand"]) for s in range(10)} != {tuple(own)}


@pytest.mark.rule("VAL-SPEC-8", "VAL-ORDER-2")
def test_what_followed_from_public_events_is_kept_in_a_world():
    match = deal(FULL)
    for seat in (SPECTATOR, 1, 2):
        world = match.redeal(seat, Chance(3))
        assert player(world)["completed"] == ["blue", "silver"]
        assert player(world)["special"]["laid"] == [5, 14]
        assert world.scores() == match.scores()


@pytest.mark.rule("VAL-SPEC-8")
def test_whether_somebody_is_asked_to_lay_does_not_depend_on_the_cards():
    for hand in ((1,), (3,), (7,), (18,)):
        match = deal(
            {"at": "S4", "artisans": {"red": 1}, "special": laid(hand=hand), "equipment": {"gold_pan": None}},
            turn={"phase": "end"},
        )
        assert (asked(match), kind(match)) == (0, "lay")
        assert match.view(1)["awaited"] == 0


@pytest.mark.rule("VAL-SPEC-8")
def test_no_card_of_a_hand_is_told_to_others_anywhere():
    """Everything that the others are given, in two matches that differ only in a hand, is the same."""
    data = []
    for hand in ((1, 14), (3, 18)):
        match = deal(
            {"at": "S4", "artisans": {"red": 1}, "special": laid(hand=hand)},
            {"at": "S2", "special": laid(hand=(5,))},
            {"at": "S2", "special": laid(hand=(6,))},
            turn={"phase": "end"},
        )
        data.append(
            json.dumps([match.view(1), match.view(SPECTATOR), match.events_for(1), match.events_for(SPECTATOR)])
        )
    assert data[0] == data[1]
