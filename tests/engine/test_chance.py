"""Chance gives the same everywhere, evenly, and one event tells nothing about another."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise
from sys import getrefcount

import pytest

from kleinod import Chance
from kleinod.engine.chance import random_seed


def chi_square(found: Counter, cells: int) -> float:
    """How far counts lie from an even spread, in standard deviations of the chi-square sum."""
    expected = found.total() / cells
    total = sum((count - expected) ** 2 / expected for count in found.values()) + (cells - len(found)) * expected
    return (total - (cells - 1)) / (2 * (cells - 1)) ** 0.5


# --- the same on every platform, compiled or not -----------------------------------------------------------------


def test_golden_shuffle():
    chance = Chance(7)
    assert chance.shuffled(list(range(10))) == [4, 7, 6, 5, 0, 8, 1, 3, 2, 9]
    assert chance.shuffled(list(range(10))) == [2, 8, 9, 5, 3, 7, 0, 6, 1, 4]


def test_golden_shuffle_of_a_long_list():
    mixed = Chance(7).shuffled(list(range(400)))
    assert mixed[:8] == [113, 6, 190, 314, 112, 206, 381, 292]
    assert sum(place * item for place, item in enumerate(mixed)) == 16_001_474


def test_golden_sample():
    assert Chance(3, 5).sample(list("abcdefghij"), 4) == ["f", "b", "h", "j"]


GOLDEN_NUMBERS = [
    (0, [1, 5, 1, 59, 169, 153, 707, 60233]),
    (7, [1, 2, 2, 74, 56, 249, 899, 64409]),
    (2**128 - 1, [0, 3, 9, 0, 133, 101, 259, 54374]),
    (2**512 - 1, [0, 3, 2, 25, 71, 184, 69, 57691]),
]


@pytest.mark.parametrize(("seed", "numbers"), GOLDEN_NUMBERS)
def test_golden_numbers(seed, numbers):
    chance = Chance(seed)
    assert [chance.below(size) for size in (2, 6, 10, 100, 256, 257, 1000, 65536)] == numbers


def test_golden_fork():
    assert Chance(7).fork().seed == 221945708630502569835242433512636123007


# --- what an event is --------------------------------------------------------------------------------------------


def test_seed_and_count_are_all_there_is():
    first = Chance(11)
    for _ in range(5):
        first.shuffled(list(range(30)))
    assert first.count == 5
    assert Chance(11, 5).shuffled(list(range(30))) == first.shuffled(list(range(30)))


def test_each_call_is_one_event_however_much_it_draws():
    chance = Chance(0)
    chance.shuffled([])
    chance.shuffled(list(range(1000)))
    chance.sample([1, 2, 3], 2)
    chance.below(6)
    chance.fork()
    assert chance.count == 5


def test_shuffling_gives_a_new_list_of_the_same_items():
    items = ["a", "b", "b", "c"] * 5
    mixed = Chance(1).shuffled(items)
    assert items == ["a", "b", "b", "c"] * 5
    assert sorted(mixed) == sorted(items)
    assert mixed != items


@pytest.mark.parametrize("size", [0, 1, 2, 255, 256, 257, 300, 1000, 65_536])
def test_shuffling_keeps_every_item(size):
    assert sorted(Chance(2).shuffled(list(range(size)))) == list(range(size))


@pytest.mark.parametrize("size", [0, 1, 3, 10])
def test_a_sample_has_its_size_and_nothing_twice(size):
    found = Chance(5).sample(list(range(10)), size)
    assert len(found) == size
    assert len(set(found)) == size


def test_a_whole_sample_holds_everything():
    assert sorted(Chance(5).sample(list(range(300)), 300)) == list(range(300))


@pytest.mark.parametrize("size", [1, 2, 6, 257, 65_536])
def test_below_stays_below(size):
    chance = Chance(9)
    assert all(0 <= chance.below(size) < size for _ in range(5))


def test_lists_of_any_length():
    # in a process of its own, which can be stopped
    program = (
        "from kleinod import Chance; assert sorted(Chance(1).shuffled(list(range(66_000)))) == list(range(66_000))"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=10)


def test_a_copy_goes_on_with_the_same_events_by_itself():
    chance = Chance(4)
    chance.below(6)
    twin = chance.copy()
    assert (twin.seed, twin.count) == (4, 1)
    ahead = [twin.shuffled(list(range(20))) for _ in range(3)]
    assert chance.count == 1
    assert [chance.shuffled(list(range(20))) for _ in range(3)] == ahead


def test_a_fork_is_another_chance_each_time():
    chance = Chance(4)
    first, second = chance.fork(), chance.fork()
    assert first.seed != second.seed
    assert first.count == second.count == 0
    assert first.shuffled(list(range(50))) != second.shuffled(list(range(50)))
    assert Chance(4).fork().seed == first.seed


def test_random_seeds_have_up_to_128_bits():
    seeds = {random_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 2**128 for seed in seeds)


# --- evenness: generous bounds on fixed seeds --------------------------------------------------------------------


@pytest.mark.parametrize("size", [2, 3, 6, 7, 10, 100, 200, 257])
def test_numbers_are_even(size):
    chance = Chance(size)
    found = Counter(chance.below(size) for _ in range(20 * size + 1000))
    assert abs(chi_square(found, size)) < 5


def test_all_orders_of_five_come_equally_often():
    chance = Chance(1)
    found = Counter(tuple(chance.shuffled([0, 1, 2, 3, 4])) for _ in range(12_000))
    assert abs(chi_square(found, 120)) < 5


def test_samples_of_two_are_even_in_their_order():
    chance = Chance(2)
    found = Counter(tuple(chance.sample([0, 1, 2, 3, 4, 5], 2)) for _ in range(6000))
    assert abs(chi_square(found, 30)) < 5


@pytest.mark.parametrize("item", [0, 150, 299])
def test_an_item_of_a_long_list_comes_to_every_place(item):
    chance = Chance(item)
    found = Counter(chance.shuffled(list(range(300))).index(item) // 10 for _ in range(2000))
    assert abs(chi_square(found, 30)) < 5


def test_neighbouring_events_are_independent():
    chance = Chance(3)
    numbers = [chance.below(6) for _ in range(7201)]
    found = Counter(pairwise(numbers))
    assert abs(chi_square(found, 36)) < 5


def test_events_of_neighbouring_seeds_are_independent():
    numbers = [Chance(seed).below(6) for seed in range(7201)]
    found = Counter(pairwise(numbers))
    assert abs(chi_square(found, 36)) < 5


def test_the_same_event_of_a_chance_and_its_fork_are_independent():
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(3600):
        chance = Chance(seed)
        twin = chance.fork()
        found[chance.below(6), twin.below(6)] += 1
    assert abs(chi_square(found, 36)) < 5


def test_a_large_seed_is_let_go_of():
    """Compiled code once kept every one of them for ever."""
    seed = 2**100 + 7
    before = getrefcount(seed)
    for _ in range(100):
        Chance(seed).fork()
    assert getrefcount(seed) == before
