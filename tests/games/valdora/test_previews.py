"""Previews: what a move would do, from what the asked player knows."""

import json
from random import Random
from typing import Any

import pytest

from kleinod import Chance, Match
from kleinod.engine.preview import Preview
from tests.conformance.variety import asked, decisions, start
from tests.games.valdora.table import acting, deal, laid, part, play

SAMPLED = 0.2
EQUIPMENT = {"left": ["horse"], "right": ["cart", "chisel", "shovel"]}


def said(preview: Preview) -> str:
    return json.dumps(preview.to_data())


def changes(match: Match, move: str) -> dict[str, tuple[Any, Any]]:
    return {".".join(change.path): (change.before, change.after) for change in match.preview(move).changes}


@pytest.mark.parametrize("seed", range(20))
def test_nothing_hidden_is_told(seed):
    """In a match that the player cannot tell apart each preview is the same."""
    random = Random(seed)
    match = start("valdora", random)
    for _ in decisions(match, random):
        if random.random() < SAMPLED:
            other = match.redeal(asked(match).player, Chance(random.getrandbits(64)))
            assert [said(preview) for preview in match.previews()] == [said(preview) for preview in other.previews()]


@pytest.mark.rule("VAL-BOOK-8")
def test_a_purchase_is_told_but_not_the_card_beneath():
    match = acting({"at": "A", "equipment": {"gold_pan": "gold"}}, books={"A": EQUIPMENT}, depot={})
    assert match.preview("buy right").reveals
    told = changes(match, "buy right")
    assert told["players.0.equipment.gold_pan"] == ("gold", None)
    assert "players.0.equipment.cart" in told
    assert told["depot.gold"] == (None, 1)
    assert told["books.A.right"] == (["cart"], [])
    assert not match.preview("buy left").reveals
    play(match, "buy right")
    assert part(match, "books", "A", "right") == ["chisel", "shovel"]
    assert not match.can_undo(0)


@pytest.mark.rule("VAL-BOOK-6")
def test_a_page_is_told_but_not_the_card_beneath():
    match = acting({"at": "A", "equipment": {"gold_pan": "gold"}}, books={"A": EQUIPMENT})
    assert match.preview("turn right").reveals
    told = changes(match, "turn right")
    assert told["turn.free_pages"] == (1, 0)
    assert told["books.A.left"] == ([], ["cart"])
    assert told["books.A.right"] == (["cart"], [])
    assert set(told) == {"turn.free_pages", "turn.page_price", "books.A.left", "books.A.right"}
    assert not match.preview("turn left").reveals


@pytest.mark.rule("VAL-SPEC-2")
def test_a_special_card_laid_out_is_news_for_the_others_only():
    match = deal(
        {"at": "Z", "artisans": {"red": 1}, "special": laid(hand=(1, 14))},
        turn={"phase": "end"},
    )
    preview = match.preview("lay 1")
    assert not preview.reveals
    told = changes(match, "lay 1")
    assert told["players.0.special"] == ([1], [])
    assert told["players.0.artisans.red"] == (1, None)
    play(match, "lay 1")
    assert not match.can_undo(0)


@pytest.mark.rule("VAL-DUEL-2")
def test_the_competitors_are_a_thought_of_their_own():
    match = last_competitor()
    preview = match.preview("deliver silver")
    assert not preview.reveals
    assert preview.ends_turn
    told = changes(match, "deliver silver")
    assert told["players.0.artisans.silver"] == (None, 1)
    assert not [path for path in told if path.startswith("competitors")]
    play(match, "deliver silver")
    assert [group["kind"] for group in match.groups_for(0)] == ["deliver", "compete"]


@pytest.mark.rule("VAL-DUEL-5")
def test_the_order_of_shuffled_competitors_is_not_told():
    match = play(last_competitor(), "deliver silver")
    assert match.preview("remove red").reveals
    told = changes(match, "remove red")
    assert told["competitors.open"] == ([3], [])
    assert told["competitors.done"] == ([], [3])


def last_competitor() -> Match:
    """A Duel in which the last competitor, who takes any artisan, comes after the next order."""
    return acting(
        {"at": "E3", "coins": 1, "orders": ["silver"]},
        {"at": "S2"},
        seats=2,
        competitors={"open": [3], "done": [1, 2, 4, 5, 6]},
    )
