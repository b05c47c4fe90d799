"""What a seat can conclude about cards that others have taken and put back."""

from collections import Counter
from random import Random

import pytest

from kleinod import Chance
from kleinod.games.zavandor.facts import ITEMS
from kleinod.games.zavandor.knowledge import deal, deals, mix
from kleinod.games.zavandor.match import Zavandor
from kleinod.games.zavandor.table import Covered
from tests.conformance.variety import asked, move, start

T, X, Y, R = [1 << item.index for item in ITEMS if item.back == 2][:4]


def card(bits: int, *known: int) -> Covered:
    return Covered(ITEMS[bits.bit_length() - 1], [0], list(known))


@pytest.mark.rule("ZAV-HIDE-1")
def test_cards_with_the_same_back_are_one_of_those_that_they_could_be():
    mixed = mix([card(T, T, T | X), card(X, X, X | Y)], 0)
    assert [one.may_be for one in mixed] == [[T, T | X | Y], [X, T | X | Y]]
    assert [one.seen for one in mixed] == [[0], [0]]


@pytest.mark.rule("ZAV-HIDE-1")
def test_a_card_that_may_be_any_makes_the_other_any_too():
    mixed = mix([card(T, T, T), card(X, X, 0)], 0)
    assert [one.may_be[1] for one in mixed] == [0, 0]


@pytest.mark.rule("ZAV-HIDE-2")
def test_cards_with_different_backs_can_be_told_apart():
    other = next(item for item in ITEMS if item.back == 3)
    cards = [card(T, T, T), Covered(other, [0], [1 << other.index, 0])]
    assert mix(cards, 0) == cards


def test_all_deals_that_agree_are_found_and_equally_likely():
    masks = [T | X, X | Y, T | X | Y | R, R | Y]
    everything = T | X | Y | R
    ways = deals(masks, everything)
    places = [[item.index for item in ITEMS if mask >> item.index & 1] for mask in masks]
    expected = [
        [a, b, c, d]
        for a in places[0]
        for b in places[1]
        for c in places[2]
        for d in places[3]
        if len({a, b, c, d}) == 4
    ]
    assert sorted(ways) == sorted(expected)
    chance = Chance(1)
    drawn = Counter(tuple(deal(masks, everything, chance)) for _ in range(200 * len(ways)))
    assert set(drawn) == {tuple(way) for way in ways}
    assert min(drawn.values()) > 140
    assert deal([T, T], T | X, chance) == []


def test_knowledge_never_excludes_the_truth():
    for seed in range(6):
        random = Random(seed)
        match = start("zavandor", random)
        assert isinstance(match, Zavandor)
        while not match.over:
            for holder in match.table.covered():
                for one in holder:
                    for seat, bits in enumerate(one.may_be):
                        assert bits == 0 or bits >> one.item.index & 1
                        assert seat not in one.seen or bits in (0, 1 << one.item.index)
            draws = [text for text in (option.text for option in asked(match).options) if text.startswith("draw")]
            match.play(random.choice(draws) if draws and random.random() < 0.5 else move(match, random))
