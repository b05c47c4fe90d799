"""The end of the game and the points."""

import pytest

import kleinod
from tests.games.valdora.table import asked, deal, laid, options, part, play, told


def last_order(seat, left, *, start=0, players=3, number=None):
    """A player about to deliver a red order, with so many artisans left at the board."""
    entries = [{"at": "S2", "coins": 3} for _ in range(players)]
    entries[seat] = {"at": "E2", "equipment": {"pickaxe": "ruby"}, "orders": ["red"]}
    turn = {"player": seat, "phase": "action"}
    if number:
        turn["number"] = number
    return deal(*entries, seats=players, options={"start_player": start}, turn=turn, supply={"artisans": left})


def finish(match):
    """Play on without doing anything; how many turns it took."""
    first = part(match, "turn", "number")
    while not match.over:
        play(match, options(match)[-1] if "done" in options(match) else options(match)[0])
    return part(match, "turn", "number") - first


@pytest.mark.rule("VAL-END-1")
@pytest.mark.parametrize(("left", "ends"), [({"red": 1, "blue": 3}, True), ({"red": 2, "blue": 3}, False), ({}, True)])
def test_the_end_comes_with_artisans_of_at_most_one_colour(left, ends):
    match = play(last_order(2, left, number=3), "deliver red")
    assert match.over == ends
    assert len(told(match, "last_round")) == (1 if left and ends else 0)


@pytest.mark.rule("VAL-END-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_the_round_is_played_out(players, start):
    for turn in range(players):
        seat = (start + turn) % players
        match = play(last_order(seat, {"red": 1, "blue": 3}, start=start, players=players), "deliver red")
        if turn == players - 1:
            assert match.over
            continue
        assert asked(match) == (seat + 1) % players
        assert part(match, "turn", "number") == turn + 2
        finish(match)
        assert part(match, "turn", "number") == players
        assert part(match, "turn", "player") == (start - 1) % players


@pytest.mark.rule("VAL-END-1")
def test_it_stays_triggered_and_the_last_turns_are_normal():
    match = last_order(0, {"red": 1, "blue": 1})
    play(match, "deliver red")
    assert match.view(1)["turn"]["last_round"] is True
    play(match, "move S4", "move S4")
    assert match.over
    assert match.decision is None


@pytest.mark.rule("VAL-END-2")
@pytest.mark.parametrize("limit", [1, 3])
def test_a_round_limit_ends_the_game(limit):
    match = kleinod.new("valdora", players=3, seed=1, options={"round_limit": limit, "start_player": 1})
    finish(match)
    assert part(match, "turn", "number") == 3 * limit
    assert part(match, "turn", "player") == 0


@pytest.mark.rule("VAL-END-2")
def test_without_a_limit_it_goes_on():
    match = kleinod.new("valdora", players=3, seed=1)
    for _ in range(3000):
        play(match, options(match)[-1])
    assert not match.over
    assert part(match, "turn", "number") > 500


# --- points ----------------------------------------------------------------------------------------------------------


def ended(*players, **rest):
    return deal(*players, over=True, **rest)


@pytest.mark.rule("VAL-SCORE-1")
def test_points_by_category():
    match = ended(
        {
            "orders": ["red", "blue"],
            "completed": ["silver", "yellow", "white_amethyst_ruby_sapphire"],
            "artisans": {"silver": 3, "yellow": 1, "white": 1},
            "workshops": ["silver", "purple", "white"],
            "bonus": 2,
            "equipment": {"gold_pan": "gold", "cart": "ruby", "horse": None},
        },
        {},
        {"coins": 6, "orders": ["red"]},
    )
    assert match.score_sheet()[0] == {
        "completed_orders": 2 + 3 + 10,
        "artisan_colours": 30,
        "workshops": 0 + 5 + 5,
        "bonus_tiles": 20,
        "gems_carried": 2,
    }
    assert match.scores() == [77, 0, 0]
    assert match.winners() == [0]
    assert match.view(1)["scores"] == match.score_sheet()


@pytest.mark.rule("VAL-SCORE-1")
@pytest.mark.parametrize(
    ("order", "points"),
    [
        ("silver", 2),
        ("yellow", 3),
        ("purple", 3),
        ("green", 3),
        ("red", 4),
        ("blue", 4),
        ("white_ruby_sapphire_emerald", 10),
        ("white_sapphire_emerald_gold", 9),
    ],
)
def test_orders_count_as_printed_if_completed(order, points):
    assert ended({"completed": [order]}).scores()[0] == points
    assert ended({"orders": [order]}).scores()[0] == 0


@pytest.mark.rule("VAL-SCORE-2")
@pytest.mark.parametrize(
    ("results", "winners"),
    [
        ([(2, 0), (1, 6), (1, 5)], [0]),
        ([(2, 1), (2, 3), (1, 6)], [1]),
        ([(2, 3), (2, 3), (2, 1)], [0, 1]),
        ([(0, 2), (0, 2), (0, 2)], [0, 1, 2]),
        ([(1, 6), (2, 0), (2, 0)], [1, 2]),
    ],
)
def test_ties_go_to_most_coins_or_are_shared(results, winners):
    match = ended(*({"bonus": bonus, "coins": purse} for bonus, purse in results))
    assert match.winners() == winners


@pytest.mark.rule("VAL-SCORE-2")
def test_lower_places_follow_the_same_comparison():
    from kleinod.games.valdora.match import Valdora
    from kleinod.games.valdora.scoring import ranking

    match = ended({"bonus": 1, "coins": 2}, {"bonus": 2}, {"bonus": 1, "coins": 4})
    assert isinstance(match, Valdora)
    results = ranking(match)
    assert sorted(range(3), key=lambda seat: results[seat], reverse=True) == [1, 2, 0]


# --- dark special cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SPEC-C14", "VAL-SPEC-4")
@pytest.mark.parametrize(("orders", "points"), [([], 10), (["red"], 0)])
def test_card_14_wants_no_open_orders(orders, points):
    assert ended({"orders": orders, "special": laid(14)}).score_sheet()[0]["special_cards"] == points
    assert ended({"orders": orders, "special": laid(hand=(14,))}).scores()[0] == 0


@pytest.mark.rule("VAL-SPEC-C15", "VAL-SPEC-4")
def test_card_15_adds_three_to_each_workshop():
    me = {"workshops": ["silver", "red"]}
    assert ended(me | {"special": laid(15)}).score_sheet()[0]["workshops"] == 0 + 5 + 6
    assert ended(me | {"special": laid(hand=(15,))}).score_sheet()[0]["workshops"] == 5


@pytest.mark.rule("VAL-SPEC-C16", "VAL-SPEC-4")
@pytest.mark.parametrize(("bonus", "points"), [(2, 0), (3, 10), (4, 10)])
def test_card_16_wants_three_bonus_tiles(bonus, points):
    assert ended({"bonus": bonus, "special": laid(16)}).score_sheet()[0]["special_cards"] == points
    assert ended({"bonus": bonus, "special": laid(hand=(16,))}).score_sheet()[0]["special_cards"] == 0


@pytest.mark.rule("VAL-SPEC-C17", "VAL-SPEC-4")
def test_card_17_makes_gems_worth_three():
    me = {"equipment": {"gold_pan": "gold", "cart": "ruby", "horse": None}}
    assert ended(me | {"special": laid(17)}).score_sheet()[0]["gems_carried"] == 6
    assert ended(me | {"special": laid(hand=(17,))}).score_sheet()[0]["gems_carried"] == 2


@pytest.mark.rule("VAL-SPEC-C18", "VAL-SPEC-4")
@pytest.mark.parametrize(
    ("equipment", "cards", "points"),
    [
        (["cart", "horse"], (), 10),
        (["cart"], (), 0),
        (["horse"], (), 0),
        (["special_cart", "horse"], (7,), 10),
        (["special_cart", "special_horse"], (7, 8), 10),
    ],
)
def test_card_18_wants_horse_and_cart(equipment, cards, points):
    me = {"equipment": dict.fromkeys(equipment)}
    assert ended(me | {"special": laid(18, *cards)}).score_sheet()[0]["special_cards"] == points
    assert ended(me | {"special": laid(*cards, hand=(18,))}).score_sheet()[0]["special_cards"] == 0


@pytest.mark.rule("VAL-SPEC-4", "VAL-SPEC-C14", "VAL-SPEC-C15", "VAL-SPEC-C16", "VAL-SPEC-C17", "VAL-SPEC-C18")
@pytest.mark.parametrize("card", [14, 15, 16, 17, 18])
def test_a_dark_card_counts_even_if_laid_out_in_the_last_turn(card):
    me = {
        "at": "N1",
        "special": laid(hand=(card,)),
        "artisans": {"red": 2, "blue": 2},
        "equipment": {"cart": "ruby", "horse": "ruby"},
        "workshops": ["white"],
        "bonus": 3,
    }
    match = deal(
        me,
        options={"start_player": 1},
        turn={"phase": "end", "number": 3},
        supply={"artisans": {"red": 1}, "workshops": []},
    )
    before = match.scores()[0]
    play(match, f"lay {card}", *(["give red"] if card in (15, 16) else []))
    play(match, "done") if not match.over else None
    assert match.over
    gained = {14: 10, 15: 3, 16: 10, 17: 4, 18: 10}[card]
    assert match.scores()[0] == before + gained
