"""Laying out special cards."""

import pytest

import kleinod
from kleinod import SPECTATOR
from kleinod.games.valdora.facts import SPECIAL
from tests.games.valdora.table import (
    acting,
    asked,
    deal,
    kind,
    laid,
    options,
    part,
    play,
    player,
    refused,
    told,
)


def ending(me, *others, **rest):
    """Seat 0 at the end of its turn."""
    return deal({"at": "S4"} | me, *others, turn={"phase": "end"}, **rest)


@pytest.mark.rule("VAL-SPEC-2")
def test_a_card_costs_as_many_artisans_of_different_colours_as_it_says():
    match = ending({"special": laid(hand=(1, 3)), "artisans": {"red": 2, "blue": 1, "green": 1}})
    assert (asked(match), kind(match)) == (0, "lay")
    assert options(match) == ["lay 1", "lay 3", "done"]
    play(match, "lay 3")
    assert options(match) == ["give red", "give blue", "give green"]
    assert refused(match, "give white") == "VAL-SPEC-2"
    assert refused(match, "done") == "VAL-SPEC-2"
    play(match, "give red")
    assert options(match) == ["give blue", "give green"]
    assert refused(match, "give red") == "VAL-SPEC-2"
    play(match, "give green")
    assert player(match)["artisans"] == {"red": 1, "blue": 1}
    assert part(match, "removed", "artisans") == {"purple": 1, "red": 2, "blue": 1, "green": 2}
    assert player(match)["special"]["laid"] == [3]
    assert options(match) == ["lay 1", "done"]


@pytest.mark.rule("VAL-SPEC-2")
def test_any_number_of_cards_and_nobody_has_to():
    match = ending({"special": laid(hand=(1, 2, 2)), "artisans": {"red": 3}})
    play(match, "lay 2", "lay 2", "lay 1")
    assert player(match)["special"] == {"hand": [], "laid": [2, 2, 1], "doubled": False}
    assert player(match)["artisans"] == {}
    assert asked(match) == 1
    match = play(ending({"special": laid(hand=(1,)), "artisans": {"red": 1}}), "done")
    assert player(match)["special"]["hand"] == [1]


@pytest.mark.rule("VAL-SPEC-2")
def test_too_few_colours():
    match = ending({"special": laid(hand=(3,)), "artisans": {"red": 3}})
    assert options(match) == ["done"]  # asked all the same: the others must not learn why not
    assert refused(match, "lay 3") == "VAL-SPEC-2"
    assert refused(match, "lay 1") == "VAL-SPEC-2"


@pytest.mark.rule("VAL-SPEC-2", "VAL-SPEC-8")
def test_only_who_has_a_card_in_hand_and_an_artisan_is_asked():
    assert asked(ending({"special": laid(hand=(18,)), "artisans": {"red": 1}})) == 0
    assert asked(ending({"special": laid(hand=(1,)), "artisans": {}})) == 1
    assert asked(ending({"special": laid(1), "artisans": {"red": 1}})) == 1


@pytest.mark.rule("VAL-SPEC-2")
def test_cards_are_laid_out_after_the_action_with_artisans_of_this_turn():
    match = acting(
        {"at": "E3", "coins": 1, "orders": ["silver"], "special": laid(hand=(1,))},
    )
    assert refused(match, "lay 1") == "VAL-SPEC-2"
    play(match, "deliver silver")
    assert options(match) == ["lay 1", "done"]
    play(match, "lay 1")
    assert player(match)["artisans"] == {}
    assert asked(match) == 1


@pytest.mark.rule("VAL-SPEC-2", "VAL-SPEC-6")
def test_workshops_and_their_bonus_stay():
    match = ending({"special": laid(hand=(1,)), "artisans": {"red": 2}, "workshops": ["red"], "bonus": 1})
    before = match.scores()[0]
    play(match, "lay 1")
    assert (player(match)["workshops"], player(match)["bonus"]) == (["red"], 1)
    assert match.scores()[0] == before
    match = acting(
        {
            "at": "E2",
            "orders": ["red"],
            "equipment": {"pickaxe": "ruby"},
            "workshops": ["red"],
            "special": laid(1),
        }
    )
    assert player(play(match, "deliver red"))["bonus"] == 1


@pytest.mark.rule("VAL-SPEC-6")
def test_a_colour_given_up_no_longer_scores():
    match = ending({"special": laid(hand=(1,)), "artisans": {"red": 1}})
    before = match.scores()[0]
    play(match, "lay 1")
    assert match.scores()[0] == before - 10


@pytest.mark.rule("VAL-SPEC-6")
def test_artisans_given_up_do_not_return_and_do_not_count_for_a_workshop():
    match = ending(
        {"special": laid(hand=(1,)), "artisans": {"red": 1}},
        supply={"artisans": {"red": 1, "blue": 1}, "workshops": ["red"]},
    )
    play(match, "lay 1")
    assert part(match, "supply", "artisans") == {"red": 1, "blue": 1}
    assert not match.over
    match = acting(
        {
            "at": "E2",
            "orders": ["red", "red"],
            "equipment": {"pickaxe": "ruby", "cart": "ruby"},
            "artisans": {},
            "special": laid(1),
        }
    )
    play(match, "deliver red", "from cart")
    assert player(match)["workshops"] == []  # the one that was given up does not count
    play(match, "deliver red")
    assert player(match)["workshops"] == ["red"]


@pytest.mark.rule("VAL-SPEC-7", "VAL-SPEC-C13")
def test_the_end_of_a_turn_has_its_order():
    match = acting(
        {"at": "E3", "coins": 1, "orders": ["silver"], "special": laid(13, hand=(1,))},
        {"at": "S2"},
        seats=2,
        supply={"artisans": {"silver": 2, "white": 1}},
        competitors={"open": [4, 1], "done": [2, 3, 5, 6]},
    )
    play(match, "deliver silver", "lay 1")
    kinds = [event["kind"] for event in told(match, "lay", "coins", "compete", "last_round", "turn")]
    assert kinds == ["lay", "coins", "compete", "last_round", "turn"]


@pytest.mark.rule("VAL-SPEC-5")
def test_duel_and_special_cards_together():
    match = kleinod.new("valdora", players=2, seed=5, options={"special_cards": True})
    assert len(part(match, "competitors", "open")) == 6
    assert all(len(player(match, seat)["special"]["hand"]) == 4 for seat in range(2))
    assert set(part(match, "undealt") + player(match)["special"]["hand"]) <= set(SPECIAL)  # no blank cards


@pytest.mark.rule("VAL-SPEC-8", "VAL-OPEN-1")
def test_hands_are_secret_and_their_number_is_not():
    match = ending({"special": laid(5, hand=(1, 14)), "artisans": {"red": 1}})
    for seat in (1, 2, SPECTATOR):
        shown = match.view(seat)["players"][0]
        assert "special" not in shown
        assert (shown["special_count"], shown["laid"]) == (2, [5])
        known = match.position(seat=seat)
        assert known["players"][0]["special"]["hand"] == ["? light", "? dark"]
        assert set(known["undealt"]) == {"? light", "? dark"}
    assert match.view(0)["players"][0]["special"] == [1, 14]
    assert match.position(seat=0)["players"][0]["special"]["hand"] == [1, 14]
    assert set(match.position(seat=0)["undealt"]) == {"? light", "? dark"}


@pytest.mark.rule("VAL-SPEC-3")
def test_laying_out_stops_undo_and_giving_does_not():
    match = play(ending({"special": laid(hand=(3,)), "artisans": {"red": 1, "blue": 1, "green": 1}}), "lay 3")
    assert not match.can_undo(0)
    play(match, "give red")
    assert match.can_undo(0)
